// Every move that is written in a notation is read back as the same move.
#include "movegen/notations/notations.hpp"

#include <gtest/gtest.h>

#include <set>

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class Notations : public Law {};

/// A random position, and often the move that led to it.
struct Reached {
  Setup setup;
  Move last;
};

Reached drawn_place(const Variant& variant) {
  if (any_offset(2) == 0) {
    return {drawn(sampled(variant)).setup, {}};
  }
  const RandomGame& game = game_of(variant, any_offset(100));
  const std::size_t ply = any_offset(game.positions.size());
  return {game.positions[ply], ply == 0 ? Move{} : game.moves[ply - 1]};
}

std::string about(const Variant& variant, const Setup& setup, MoveNotation notation,
                  const std::string& text) {
  return std::string(notations::name_of(notation)) + " '" + text + "' in " +
         (has_fen(setup) ? to_fen(variant.notation, setup) : "an ended position");
}

TEST_P(Notations, EveryMoveIsReadAsItWasWritten) {
  check([] {
    const Reached reached = drawn_place(variant());
    const notations::Place place(variant().referee, reached.setup, reached.last);
    for (const MoveNotation notation : notations::notations_of(variant().notation)) {
      std::set<std::string> texts;
      for (const Move move : place.legal) {
        const std::string text = notations::write_move(place, move, notation);
        const std::string where = about(variant(), reached.setup, notation, text);
        if (!texts.insert(text).second) {
          RC_FAIL(where + " is two moves");
        }
        try {
          const Move read = notations::read_move(place, text, notation);
          if (read != move.plain()) {
            RC_FAIL(where + " is read as " + to_text(variant().notation, read));
          }
        } catch (const notations::UnreadableMove& error) {
          RC_FAIL(where + ": " + error.what());
        }
      }
    }
  });
}

// A text in any notation but the rival of C7 is read without saying which notation it is in.
TEST_P(Notations, NoTextNeedsTheNameOfItsNotation) {
  check([] {
    const Reached reached = drawn_place(variant());
    const notations::Place place(variant().referee, reached.setup, reached.last);
    const auto rival = notations::rival_of_coordinates(variant().notation);
    for (const MoveNotation notation : notations::notations_of(variant().notation)) {
      if (notation == rival) {
        continue;
      }
      for (const Move move : place.legal) {
        const std::string text = notations::write_move(place, move, notation);
        const auto line =
            notations::read_line(variant().referee, reached.setup, reached.last, text);
        if (line.moves != std::vector{move.plain()} || line.illegal) {
          RC_FAIL(about(variant(), reached.setup, notation, text) + " is read otherwise");
        }
      }
    }
  });
}

// What is read is what is said: whatever a text is, the move read is legal, or the text names its
// squares.
TEST_P(Notations, OtherTextsGiveLegalMovesOrErrors) {
  check([] {
    const Reached reached = drawn_place(variant());
    const notations::Place place(variant().referee, reached.setup, reached.last);
    if (place.legal.empty()) {
      return;
    }
    const auto all = notations::notations_of(variant().notation);
    const MoveNotation notation = any_of(all);
    std::string text = notations::write_move(place, any_of(place.legal), notation);
    text[any_offset(text.size())] = static_cast<char>(any_word() & 0xFFU);
    try {
      const Move read = notations::read_move(place, text, notation);
      const bool legal = variant().referee.explain(reached.setup, read).legal;
      if (!legal && !notations::parse_squares(variant().notation, text, notation) &&
          notation != MoveNotation::kif) {
        RC_FAIL(about(variant(), reached.setup, notation, text) + " is read as an illegal move");
      }
    } catch (const notations::UnreadableMove& error) {
      RC_ASSERT(std::string(error.what()).size() > 10U);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, Notations, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
