// A file's bytes and their locations. Rejects bytes that are invalid in every position set.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A text with its name in messages.
class Source {
 public:
  /// Throws SuiteError for a text that is empty, too large, not UTF-8, or contains control
  /// characters.
  Source(std::string text, std::string file);

  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] const std::string& file() const noexcept { return file_; }

  /// The location of a byte; offsets past the end mean the end.
  [[nodiscard]] SourceLocation location(std::size_t offset) const;

  /// Throws SuiteError located at this byte.
  [[noreturn]] void fail(std::size_t offset, const std::string& message) const;

 private:
  void check_bytes() const;

  std::string text_;
  std::string file_;
  std::vector<std::size_t> lines_;  ///< offset of each line
};

/// The bytes of a file. Throws SuiteError if it is missing, not a regular file, or too large.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

}  // namespace hurdle
