// Escapes foreign text for messages, and the error class that carries these messages.
#include <fmt/format.h>

#include <utility>

#include "movegen/vocab/text.hpp"

namespace hurdle {
namespace {

constexpr std::string_view ellipsis = "...";

std::string escaped(char byte) {
  if (byte >= ' ' && byte <= '~') {
    return {byte};
  }
  return fmt::format("\\x{:02X}", static_cast<unsigned char>(byte));
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

}  // namespace hurdle
