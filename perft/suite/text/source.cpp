// A file's bytes and the locations in them.
#include "perft/suite/text/source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <ios>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "movegen/vocab/text/utf8.hpp"

namespace hurdle {
namespace {

std::string located(const std::string& file, SourceLocation location, const std::string& message) {
  if (location.line == 0) {
    return file + ": " + message;
  }
  return fmt::format("{}:{}:{}: {}", file, location.line, location.column, message);
}

const char* bad_byte(const std::string& text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte == '\0') {
    return "a NUL byte; a position set is text";
  }
  if (byte == '\r') {
    return "a carriage return without a line feed; end lines with LF or CR LF";
  }
  if (byte < 0x20 || byte == 0x7F) {
    return "a control character; expected only tabs and line ends";
  }
  return "invalid UTF-8; save the file as UTF-8";
}

SuiteError too_large(const std::string& file, std::uintmax_t bytes) {
  return {file,
          {},
          fmt::format("the file has {} bytes; expected less than {}", bytes, too_many_suite_bytes)};
}

/// What a file with this name contains.
std::string_view expected_in(const std::filesystem::path& file) {
  const std::filesystem::path extension = file.extension();
  if (extension == ".epd") {
    return "lines 'FEN ;D1 20 ;D2 400'";
  }
  if (extension == ".perft") {
    return "lines 'id NAME', 'epd FEN' and 'perft 1 20'";
  }
  return extension == ".pgn" ? "games as PGN" : "a text that begins with 'schema: 1'";
}

}  // namespace

SuiteError::SuiteError(const std::string& file, SourceLocation location, const std::string& message)
    : std::runtime_error(located(file, location, message)), location_(location) {}

InvalidPosition::InvalidPosition(const std::string& file, SourceLocation location,
                                 const std::string& message, std::string clause, std::string reason)
    : SuiteError(file, location, message), clause_(std::move(clause)), reason_(std::move(reason)) {}

HoldsGames::HoldsGames(const std::string& file, SourceLocation location)
    : SuiteError(file, location,
                 "kind 'games' holds no positions; hurdle adjudicate and hurdle verify read it") {}

HoldsCustomPositions::HoldsCustomPositions(const std::string& file, SourceLocation location)
    : SuiteError(file, location,
                 "kind 'file-positions' is about a custom game; hurdle verify and "
                 "hurdle suite count read it") {}

Source::Source(std::string text, std::string file)
    : text_(std::move(text)), file_(std::move(file)) {
  if (text_.size() >= too_many_suite_bytes) {
    throw too_large(file_, text_.size());
  }
  lines_.push_back(0);
  for (std::size_t i = 0; i < text_.size(); ++i) {
    if (text_[i] == '\n') {
      lines_.push_back(i + 1);
    }
  }
  check_bytes();
}

SourceLocation Source::location(std::size_t offset) const {
  const std::size_t at = std::min(offset, text_.size());
  const auto next = std::upper_bound(lines_.begin(), lines_.end(), at);
  return {static_cast<int>(next - lines_.begin()), static_cast<int>(at - *std::prev(next)) + 1};
}

void Source::fail(std::size_t offset, const std::string& message) const {
  throw SuiteError(file_, location(offset), message);
}

void Source::check_bytes() const {
  if (text_.find_first_not_of(" \t\r\n") == std::string::npos) {
    fail(0, fmt::format("the file is empty; expected {}", expected_in(file_)));
  }
  if (text_.rfind("\xEF\xBB\xBF", 0) == 0) {
    fail(0, "a byte order mark; save the file as UTF-8 without one");
  }
  for (std::size_t i = 0; i < text_.size();) {
    const std::size_t length = utf8_length(text_, i);
    const char c = text_[i];
    const bool line_end = c == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n';
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
    if (length == 0 || (control && c != '\n' && c != '\t' && !line_end)) {
      fail(i, bad_byte(text_, i));
    }
    i += length;
  }
}

std::string read_file(const std::filesystem::path& path) {
  const std::string name = path.string();
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::none) {
    throw SuiteError(name, {}, "cannot be read: " + error.message());
  }
  if (!std::filesystem::exists(status)) {
    throw SuiteError(name, {}, "there is no such file or folder");
  }
  if (!std::filesystem::is_regular_file(status)) {
    throw SuiteError(name, {}, "is no regular file");
  }
  const auto size = std::filesystem::file_size(path, error);
  if (!error && size >= too_many_suite_bytes) {
    throw too_large(name, size);
  }
  std::ifstream in(path, std::ios::binary);
  std::string text;
  text.reserve(error ? 0 : size);
  std::array<char, std::size_t{1} << 14U> part{};
  while (in) {
    in.read(part.data(), static_cast<std::streamsize>(part.size()));
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() >= too_many_suite_bytes) {  // grew, or has no known size
      throw too_large(name, text.size());
    }
  }
  if (in.bad() || !in.eof()) {
    throw SuiteError(name, {}, "cannot be read; check its permissions");
  }
  return text;
}

}  // namespace hurdle
