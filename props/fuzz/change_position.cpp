#include "props/fuzz/change_position.hpp"

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/packed.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/sample/random.hpp"
#include "perft/sample/random_placement.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

Kind any_kind(const Notation& notation, Random& random) {
  return static_cast<Kind>(random.below(notation.kinds.size()));
}

Colour any_colour(Random& random) {
  return random.chance(50) ? Colour::white : Colour::black;
}

/// A random occupied square; on an empty board, any square.
Square any_piece(const Notation& notation, const Setup& setup, Random& random) {
  constexpr int tries = 100;
  Square square = any_square(notation, random);
  for (int tried = 0; tried < tries && !setup.at(square); ++tried) {
    square = any_square(notation, random);
  }
  return square;
}

void change_hand(const Notation& notation, Setup& setup, Random& random) {
  std::uint8_t& held =
      setup.hands[index_of(any_colour(random))][index_of(any_kind(notation, random))];
  if (held > 0 && random.chance(50)) {
    --held;
  } else {
    ++held;
  }
}

void put_new(const Notation& notation, Setup& setup, Random& random) {
  const Kind kind = any_kind(notation, random);
  const bool may_promote =
      notation.of(kind).promotes || notation.promoted_mark == PromotedMark::tilde_after;
  setup.put(any_square(notation, random),
            Piece(any_colour(random), kind, may_promote && random.chance(30)));
}

void change_once(const Notation& notation, Setup& setup, Random& random) {
  const Square square = any_piece(notation, setup, random);
  switch (random.between(0, 9)) {
    case 0:
      setup.put(square, Piece());
      break;
    case 1:
      put_new(notation, setup, random);
      break;
    case 2:
      setup.side = opponent(setup.side);
      break;
    case 3:
      setup.rights = {};
      setup.en_passant.clear();
      break;
    case 4:
      setup.passes = notation.passes && setup.passes == 0 ? 1 : 0;
      break;
    case 5:
      if (notation.hands) {
        change_hand(notation, setup, random);
        break;
      }
      [[fallthrough]];
    default: {
      const Square to = any_square(notation, random);
      const Piece moved = setup.at(square);
      setup.put(square, random.chance(20) ? setup.at(to) : Piece());
      setup.put(to, moved);
    }
  }
}

}  // namespace

Setup changed_position(const Variant& variant, const Setup& setup, std::uint64_t seed) {
  constexpr int tries = 8;
  Random random(seed);
  Setup changed = setup;
  for (int tried = 0; tried < tries; ++tried) {
    changed = setup;
    for (int changes = random.between(1, 3); changes > 0; --changes) {
      change_once(variant.notation, changed, random);
    }
    if (!variant.referee.invalid_reason(changed)) {
      break;
    }
  }
  return changed;
}

std::optional<std::string> changed_fen(std::string_view input, std::uint64_t seed) {
  const auto [variant, text] = variant_and_rest(input);
  if (variant == nullptr) {
    return std::nullopt;
  }
  Setup setup;
  try {
    setup = changed_position(*variant, parse_fen(variant->notation, text), seed);
  } catch (const TextError&) {
    setup = random_placement(variant->referee, seed);
  }
  return std::string(variant->notation.name) + ' ' + to_fen(variant->notation, setup);
}

std::optional<std::string> changed_packed(std::string_view input, std::uint64_t seed) {
  auto [variant, bytes] = variant_and_rest(input);
  if (variant == nullptr) {
    return std::nullopt;
  }
  Setup setup;
  try {
    setup = changed_position(*variant, campaign::unpack_stored(*variant, bytes), seed);
  } catch (const campaign::StoreError&) {
    setup = random_placement(variant->referee, seed);
  }
  std::string changed = std::string(variant->notation.name) + ' ';
  campaign::pack(variant->notation, setup, changed);
  return changed;
}

}  // namespace hurdle::fuzz
