// The words of PGN: tags, moves without their numbers, and results, each with its place. Skips
// comments, variations and escape lines; does not parse moves.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/suite/text/source.hpp"

namespace hurdle {

/// A tag's value and its place in the text.
struct PgnTag {
  std::string name;
  std::string value;
  std::size_t at;
};

/// The tag with this name, or null.
[[nodiscard]] const PgnTag* find_tag(const std::vector<PgnTag>& tags, std::string_view name);

/// A move or a result, and its place in the text.
struct PgnWord {
  std::string_view text;
  std::size_t at;
};

/// 1-0, 0-1, 1/2-1/2 or *.
[[nodiscard]] bool is_result(std::string_view word);

/// Reads games one after the other: `next_game`, `tags`, `moves`. The source must outlive it.
class PgnScanner {
 public:
  explicit PgnScanner(const Source& source) : source_(source), text_(source.text()) {}

  /// Skips blanks; whether another game begins.
  [[nodiscard]] bool next_game();

  /// The place that comes next.
  [[nodiscard]] std::size_t at() const noexcept { return at_; }

  /// The tags of a game: at least one, each name once. Throws SuiteError.
  [[nodiscard]] std::vector<PgnTag> tags();

  /// Visits the moves of a game and returns its result. Throws SuiteError.
  [[nodiscard]] PgnWord moves(const std::function<void(const PgnWord&)>& visit);

 private:
  PgnTag read_tag();
  PgnWord read_word();
  void skip_blanks();
  bool skip_comment();
  void skip_variation();
  void skip_behind(char end, const std::string& what);

  [[nodiscard]] bool done() const noexcept { return at_ >= text_.size(); }
  [[nodiscard]] char peek() const noexcept { return done() ? '\0' : text_[at_]; }

  const Source& source_;
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace hurdle
