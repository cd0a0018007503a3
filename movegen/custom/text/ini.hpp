// The form of a variants file: sections with keys and values, and where each stands. Depends on no
// key's meaning.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hurdle::custom {

/// `error`: the section does not load. `warning`: it loads, but probably not as meant.
enum class Severity { warning, error };

/// Something wrong in a file.
struct Problem {
  Severity severity = Severity::error;
  int line = 0;
  std::string section;  ///< its name, or empty
  std::string message;  ///< what was found, and what was expected
  std::string there;    ///< what Fairy-Stockfish makes of it; empty if it rejects it too
  std::string meant;    ///< what was probably meant; empty if unknown
};

/// `FILE:LINE: error: [NAME] message; Fairy-Stockfish …; probably meant: …`
[[nodiscard]] std::string to_text(const Problem& problem, std::string_view file);

struct Entry {
  std::string key;
  std::string value;
  int line = 0;
};

struct Section {
  std::string name;
  std::string parent;  ///< empty without one
  int line = 0;
  std::vector<Entry> entries;
};

struct Ini {
  std::vector<Section> sections;
  std::vector<Problem> problems;  ///< lines that are no entry, sections without a name, limits
};

/// Parses a file's text. Lines longer than 100,000 bytes and sections after the 4,096th are errors.
[[nodiscard]] Ini parse_ini(std::string_view text);

}  // namespace hurdle::custom
