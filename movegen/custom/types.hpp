// The types of pieces that a variants file can name: 36 with a movement of their own, 25 custom
// ones, and the king. `hurdle::Kind` ends at 15.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hurdle::custom {

inline constexpr std::size_t named_types = 36;
inline constexpr std::size_t custom_types = 25;
inline constexpr std::size_t type_count = named_types + custom_types + 1;

/// A type of piece, in the order of `names` in types.cpp; custom types and the king follow. The
/// types with a name here have rules of their own.
enum class Type : std::uint8_t {
  pawn = 0,
  bishop = 2,
  rook = 3,
  fers = 5,
  shogi_pawn = 18,
  janggi_cannon = 27,
  soldier = 28,
  wazir = 33,
  king = type_count - 1,
  none = 255
};

using Types = std::bitset<type_count>;

[[nodiscard]] constexpr std::size_t index_of(Type type) noexcept {
  return static_cast<std::size_t>(type);
}
[[nodiscard]] constexpr Type type_at(std::size_t index) noexcept {
  return static_cast<Type>(index);
}
[[nodiscard]] inline bool contains(const Types& types, Type type) {
  return type != Type::none && types[index_of(type)];
}
[[nodiscard]] constexpr bool is_custom(Type type) noexcept {
  return index_of(type) >= named_types && type != Type::king && type != Type::none;
}

/// The key of a type in a file: `fersAlfil`, `customPiece3`, `king`.
[[nodiscard]] std::string key_of(Type type);

/// The movement of a named type or of the king, in Betza's notation; empty for custom types. The
/// pawn's double step and en passant are options, not movement.
[[nodiscard]] std::string_view betza_of(Type type);

/// The type with this key; nothing if no type has it.
[[nodiscard]] std::optional<Type> type_with_key(std::string_view key);

}  // namespace hurdle::custom
