// A setup that is invalid in its variant never reaches the fast generator's board, whose arrays
// rely on that: it is rejected as a caller's mistake. For misplaced pieces on the board, the
// referee (C8) rejects it before the generator is used.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

constexpr Kind another = static_cast<Kind>(1);  // any kind that is not royal

Square find(const Setup& setup, const Notation& notation, Piece piece) {
  const std::vector<Square> squares = squares_of(notation);
  const auto found =
      std::ranges::find_if(squares, [&](Square square) { return setup.at(square) == piece; });
  return found == squares.end() ? Square::none() : *found;
}
Square find_empty(const Setup& setup, const Notation& notation) {
  return find(setup, notation, Piece{});
}
Square find_royal(const Setup& setup, const Notation& notation) {
  return find(setup, notation, Piece(Colour::white, Kind::royal));
}

/// A way to damage a setup; false if the variant allows the result.
struct Damage {
  std::string_view what;
  bool (*make)(const Notation&, Setup&);
};

const std::vector<Damage>& damages_of_pieces() {
  static const std::vector<Damage> all{
      {"no royal piece",
       [](const Notation& notation, Setup& setup) {
         setup.put(find_royal(setup, notation), Piece{});
         return true;
       }},
      {"two royal pieces",
       [](const Notation& notation, Setup& setup) {
         setup.put(find_empty(setup, notation), Piece(Colour::white, Kind::royal));
         return true;
       }},
      {"a promoted royal piece",
       [](const Notation& notation, Setup& setup) {
         setup.put(find_royal(setup, notation), Piece(Colour::white, Kind::royal, true));
         return true;
       }},
      {"more pieces than there are",
       [](const Notation& notation, Setup& setup) {
         for (Square empty; (empty = find_empty(setup, notation)).exists();) {
           setup.put(empty, Piece(Colour::white, another));
         }
         return true;
       }},
      {"a castling right without its rook",
       [](const Notation& notation, Setup& setup) {
         setup.rights = {1, 0};
         setup.put(Square(0, 0), Piece{});
         return notation.rights != RightsText::none;
       }},
      {"a castling right without its king",
       [](const Notation& notation, Setup& setup) {
         setup.rights = {1, 0};
         setup.put(find_royal(setup, notation), Piece{});
         setup.put(Square(0, 3), Piece(Colour::white, Kind::royal));
         return notation.rights != RightsText::none;
       }},
      {"a promoted piece of a kind that never promotes",
       [](const Notation& notation, Setup& setup) {
         const auto kind = std::find_if(notation.kinds.begin() + 1, notation.kinds.end(),
                                        [](const auto& one) { return !one.promotes; });
         if (kind == notation.kinds.end()) {
           return false;
         }
         setup.put(find_empty(setup, notation),
                   Piece(Colour::white, static_cast<Kind>(kind - notation.kinds.begin()), true));
         return true;
       }},
      {"more in hand than there are", [](const Notation& notation, Setup& setup) {
         setup.hands[0][index_of(another)] = 255;
         return notation.hands;
       }}};
  return all;
}

const std::vector<Damage>& damages_without_text() {
  static const std::vector<Damage> all{
      {"a kind of another game",
       [](const Notation& notation, Setup& setup) {
         setup.put(find_empty(setup, notation),
                   Piece(Colour::white, static_cast<Kind>(notation.kinds.size())));
         return notation.kinds.size() < max_kinds;
       }},
      {"a royal piece in hand",
       [](const Notation& /*notation*/, Setup& setup) {
         setup.hands[1][index_of(Kind::royal)] = 1;
         return true;
       }},
      {"a piece in hand where there are no hands",
       [](const Notation& notation, Setup& setup) {
         setup.hands[0][index_of(another)] = 1;
         return !notation.hands;
       }},
      {"three passes in a row",
       [](const Notation& /*notation*/, Setup& setup) {
         setup.passes = 3;
         return true;
       }},
      {"en passant without a passed square",
       [](const Notation& notation, Setup& setup) {
         setup.en_passant.add(find_empty(setup, notation));
         return !notation.en_passant;
       }},
      {"a castling right where there are none",
       [](const Notation& notation, Setup& setup) {
         setup.rights = {1, 0};
         return notation.rights == RightsText::none;
       }},
      {"a castling right beyond the board", [](const Notation& notation, Setup& setup) {
         setup.rights[0] =
             static_cast<CastlingRights::value_type>(1U << static_cast<unsigned>(notation.files));
         return notation.rights != RightsText::none;
       }}};
  return all;
}

bool is_refused(const Variant& variant, const Setup& setup) {
  try {
    (void)variant.fast.moves(setup);
  } catch (const std::logic_error&) {
    return true;
  }
  return false;
}

TEST(Representable, IsWhatTheFastGeneratorIsGivenOrItRefuses) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const hurdle::Setup start = start_position(notation);
    ASSERT_NO_THROW((void)variant.fast.moves(start)) << notation.name;
    int made = 0;
    for (const Damage& damage : damages_of_pieces()) {
      hurdle::Setup setup = start;
      if (damage.make(notation, setup)) {
        ++made;
        EXPECT_TRUE(is_refused(variant, setup)) << notation.name << ": " << damage.what;
        EXPECT_TRUE(variant.referee.invalid_reason(setup)) << notation.name << ": " << damage.what;
      }
    }
    for (const Damage& damage : damages_without_text()) {
      hurdle::Setup setup = start;
      if (damage.make(notation, setup)) {
        ++made;
        EXPECT_TRUE(is_refused(variant, setup)) << notation.name << ": " << damage.what;
      }
    }
    EXPECT_GE(made, 8) << notation.name;
  }
}

/// The setup with all white pieces of one kind replaced by another kind.
hurdle::Setup with_exchanged(hurdle::Setup setup, const Notation& notation, Kind kind, Kind into) {
  for (const Square square : squares_of(notation)) {
    if (setup.at(square) == Piece(Colour::white, kind)) {
      setup.put(square, Piece(Colour::white, into));
    }
  }
  setup.rights = {};
  return setup;
}

// The maximal number of pieces, but of kinds that need more space in the arrays: more lines, more
// legs and eyes, more dependencies.
TEST(Representable, ArmiesOfOtherKindsAreRefusedWhereTheyNeedMoreRoom) {
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    const hurdle::Setup start = start_position(notation);
    int refused = 0;
    for (std::size_t kind = 1; kind < notation.kinds.size(); ++kind) {
      for (std::size_t into = 1; into < notation.kinds.size(); ++into) {
        const hurdle::Setup setup =
            with_exchanged(start, notation, static_cast<Kind>(kind), static_cast<Kind>(into));
        if (is_refused(variant, setup)) {
          ++refused;
          EXPECT_TRUE(variant.referee.invalid_reason(setup)) << notation.name << kind << into;
        }
      }
    }
    EXPECT_GT(refused, 0) << notation.name;
  }
}

}  // namespace
}  // namespace hurdle::props
