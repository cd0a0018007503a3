// What the line formats of position sets share: lines without blanks around them, comments with
// `#`, the comment that names the variant, and entries that are no position.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "perft/suite/set.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {

/// A text without the blanks around it.
[[nodiscard]] std::string_view without_blanks(std::string_view text);

/// A part of the source's text with its offset, for the place in errors.
struct Part {
  const Source& source;
  std::string_view text;

  [[nodiscard]] std::size_t at() const {
    return static_cast<std::size_t>(text.data() - source.text().data());
  }
  [[nodiscard]] Part with(std::string_view other) const { return {source, other}; }
  [[noreturn]] void fail(const std::string& message) const { source.fail(at(), message); }
};

/// The lines of a set. Skips comments and empty lines, and fills in the variant of the set.
class LineSource {
 public:
  /// `set` must outlive it. Takes the variant of `how` if no comment names one.
  LineSource(const Source& source, const LoadOptions& how, PositionSet& set);

  /// The next line with content, or nothing. Throws SuiteError for a bad comment `# variant:`.
  [[nodiscard]] std::optional<Part> next();

  /// The number of the last line, from 1.
  [[nodiscard]] int number() const noexcept { return number_; }

  /// The variant of the set. Throws SuiteError at `line` if no comment has named it.
  [[nodiscard]] const Variant& variant(const Part& line) const;

  /// Fills the position of `entry` from a FEN. False if it is invalid and `how` collects such
  /// positions; else throws SuiteError.
  [[nodiscard]] bool place(const Part& fen, const Variant& variant, PositionEntry& entry) const;

  /// Throws SuiteError for a file without a position, unless invalid positions are collected.
  void require_positions(const std::string& expected) const;

 private:
  void read_comment(const Part& comment);

  const Source& source_;
  const LoadOptions& how_;
  PositionSet& set_;
  std::size_t begin_ = 0;  ///< of the next line
  int number_ = 0;
  bool named_ = false;  ///< a comment has named the variant
};

}  // namespace hurdle
