// Escapes foreign text for messages, and the error class that carries these messages.
#include <fmt/format.h>

#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "movegen/vocab/text/utf8.hpp"

namespace hurdle {
namespace {

constexpr std::string_view ellipsis = "...";

std::string escaped(char byte) {
  if (byte >= ' ' && byte <= '~') {
    return {byte};
  }
  return fmt::format("\\x{:02X}", static_cast<unsigned char>(byte));
}

/// Whether the character in UTF-8 is a control character: U+0080 to U+009F.
bool is_control(std::string_view character) {
  return character.size() == 2 && character[0] == '\xC2' &&
         static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

TextError::TextError(std::string field, std::size_t column, const std::string& message)
    : std::runtime_error(fmt::format("{}, column {}: {}", field, column, message)),
      field_(std::move(field)),
      column_(column) {}

std::string quoted(std::string_view text, std::size_t limit) {
  std::string result;
  std::size_t fits = 0;  // length of the longest prefix that leaves room for the ellipsis
  for (const char byte : text) {
    result += escaped(byte);
    if (result.size() + ellipsis.size() <= limit) {
      fits = result.size();
    }
    if (result.size() > limit) {
      return result.substr(0, fits).append(ellipsis);
    }
  }
  return result;
}

std::string quoted_path(std::string_view path) {
  constexpr std::size_t longest_path = 4'096;
  return quoted(path, longest_path);
}

std::string quoted_characters(std::string_view text) {
  constexpr std::size_t limit = 40;
  std::string result;
  std::size_t characters = 0;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text, 0);
    const std::string_view one = text.substr(0, length == 0 ? 1 : length);
    if (characters + 1 + ellipsis.size() > limit && text.size() > one.size()) {
      return result.append(ellipsis);
    }
    result += length < 2 || is_control(one) ? quoted(one, limit) : std::string(one);
    characters += 1;
    text.remove_prefix(one.size());
  }
  return result;
}

}  // namespace hurdle
