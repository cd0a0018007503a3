#include "perft/campaign/store/totals.hpp"

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {
namespace {

constexpr unsigned bits_a_byte = 7;
constexpr unsigned more = 0x80;
constexpr unsigned all_bits = 128;

[[noreturn]] void refuse() {
  throw StoreError(StoreFailure::corrupt, "the store holds invalid counts: it is damaged");
}

Total take_total(std::string_view& bytes) {
  Wide value = 0;
  for (unsigned shift = 0;; shift += bits_a_byte) {
    if (bytes.empty() || shift >= all_bits) {
      refuse();
    }
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    const auto part = static_cast<Wide>(byte & ~more);
    if ((part << shift) >> shift != part) {
      refuse();
    }
    value |= part << shift;
    if ((byte & more) == 0) {
      return Total::from_wide(value);
    }
  }
}

}  // namespace

Total stored_total(const std::string& text) {
  const auto total = parse_total(text);
  if (!total) {
    throw StoreError(StoreFailure::corrupt, "the store holds a count that is no number");
  }
  return *total;
}

void append_total(Total total, std::string& bytes) {
  Wide rest = total.wide();
  for (; rest >= more; rest >>= bits_a_byte) {
    bytes.push_back(static_cast<char>(static_cast<unsigned char>(rest & (more - 1U)) | more));
  }
  bytes.push_back(static_cast<char>(static_cast<unsigned char>(rest)));
}

std::string pack_totals(std::span<const Total> totals) {
  std::string bytes;
  for (const Total total : totals) {
    append_total(total, bytes);
  }
  return bytes;
}

std::vector<Total> unpack_totals(std::string_view bytes, std::size_t size) {
  if (size > bytes.size()) {  // each total takes at least one byte
    refuse();
  }
  std::vector<Total> totals;
  totals.reserve(size);
  for (std::size_t number = 0; number < size; ++number) {
    totals.push_back(take_total(bytes));
  }
  if (!bytes.empty()) {
    refuse();
  }
  return totals;
}

}  // namespace hurdle::campaign
