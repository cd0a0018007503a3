// A file's bytes and their locations. Refuses bytes that no position set holds; knows neither
// YAML nor the schema.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "perft/suite/set.hpp"

namespace hurdle {

/// A text under the name it has in messages.
class Source {
 public:
  /// Throws SuiteError for a text that is empty, too large, no UTF-8, or holds control characters.
  Source(std::string text, std::string file);

  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] const std::string& file() const noexcept { return file_; }

  /// The location of a byte; offsets beyond the end mean the end.
  [[nodiscard]] SourceLocation location(std::size_t offset) const;

  /// Throws SuiteError at this byte.
  [[noreturn]] void fail(std::size_t offset, const std::string& message) const;

 private:
  void check_bytes() const;

  std::string text_;
  std::string file_;
  std::vector<std::size_t> lines_;  ///< where each line begins
};

/// The bytes of a file. Throws SuiteError when it is missing, no regular file, or too large.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

}  // namespace hurdle
