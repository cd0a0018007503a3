// UTF-8, one character at a time.
#include "movegen/vocab/text/utf8.hpp"

namespace hurdle {
namespace {

struct Lead {
  std::size_t length;
  unsigned char low;  ///< bounds of the second byte
  unsigned char high;
};

Lead lead_of(unsigned char byte) noexcept {
  if (byte < 0x80) {
    return {1, 0, 0};
  }
  if (byte < 0xC2) {
    return {0, 0, 0};
  }
  if (byte < 0xE0) {
    return {2, 0x80, 0xBF};
  }
  if (byte == 0xE0) {
    return {3, 0xA0, 0xBF};
  }
  if (byte == 0xED) {
    return {3, 0x80, 0x9F};
  }
  if (byte < 0xF0) {
    return {3, 0x80, 0xBF};
  }
  if (byte == 0xF0) {
    return {4, 0x90, 0xBF};
  }
  if (byte < 0xF4) {
    return {4, 0x80, 0xBF};
  }
  if (byte == 0xF4) {
    return {4, 0x80, 0x8F};
  }
  return {0, 0, 0};
}

}  // namespace

std::size_t utf8_length(std::string_view text, std::size_t at) noexcept {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const Lead lead = lead_of(byte(at));
  if (lead.length < 2) {
    return lead.length;
  }
  if (text.size() - at < lead.length) {
    return 0;
  }
  if (byte(at + 1) < lead.low || byte(at + 1) > lead.high) {
    return 0;
  }
  for (std::size_t i = at + 2; i < at + lead.length; ++i) {
    if (byte(i) < 0x80 || byte(i) > 0xBF) {
      return 0;
    }
  }
  return lead.length;
}

}  // namespace hurdle
