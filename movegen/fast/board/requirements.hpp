// Functions that state conditions on descriptions, and predicates that conditions use.
#pragma once

#include <stdexcept>

#include "movegen/fast/board/description.hpp"

namespace hurdle::fast {

/// Throws std::logic_error: at compile time an error whose notes show `what`.
constexpr void require(bool holds, const char* what) {
  if (!holds) {
    throw std::logic_error(what);
  }
}

namespace valid {

[[nodiscard]] constexpr const PieceType& type_at(const Description& facts, int type) {
  return facts.types[static_cast<std::size_t>(type)];
}

[[nodiscard]] constexpr std::uint8_t captures(const Movement& m) {
  return m.orthogonal.capture | m.diagonal.capture | m.marked.capture;
}

/// The index of a kind's unpromoted type; no_type when there is none.
[[nodiscard]] constexpr int unpromoted(const Description& facts, Kind kind) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (type_at(facts, type).kind == kind && !type_at(facts, type).promoted) {
      return type;
    }
  }
  return no_type;
}

/// Whether a kind has a promoted type.
[[nodiscard]] constexpr bool has_promoted_type(const Description& facts, Kind kind) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (type_at(facts, type).kind == kind && type_at(facts, type).promoted) {
      return true;
    }
  }
  return false;
}

/// Whether a kind has an unpromoted type that moves like no other type except the royal one; then
/// its class contains this type only.
[[nodiscard]] constexpr bool has_own_class(const Description& facts, Kind kind) {
  const int own = unpromoted(facts, kind);
  for (int type = 1; type < facts.type_count; ++type) {
    if (own == no_type ||
        (type != own && alike(facts, type_at(facts, type), type_at(facts, own)))) {
      return false;
    }
  }
  return own > 0;
}

template <class Predicate>
[[nodiscard]] constexpr bool every_movement(const Description& facts, const Predicate& predicate) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (!predicate(type_at(facts, type).movement)) {
      return false;
    }
  }
  return true;
}

}  // namespace valid

}  // namespace hurdle::fast
