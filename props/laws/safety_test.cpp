// After any legal move the mover's royal piece cannot be captured (C5), and the position is valid
// (C8): each generator's moves are judged by the other, and by the oracle.
#include "movegen/mutants/hook.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class Safety : public Law {
 protected:
  static constexpr int positions_a_case = 3;

  /// The pass that accepts facing generals ends the game, even in check (J10, J11).
  static bool accepts_the_draw(const Setup& setup, Move move) {
    return move.is_pass() && variant().referee.checkers(setup) > 0;
  }
};

TEST_P(Safety, C5AnAttackTestApartFromBothGeneratorsFindsNoRoyalPieceExposed) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    for (const auto& [move, after] : variant().fast.successors(setup)) {
      if (accepts_the_draw(setup, move)) {
        continue;
      }
      if (oracle().royal_attacked(after, setup.side)) {
        RC_FAIL(to_text(variant().notation, move) + " leaves the royal piece attacked");
      }
    }
  });
}

TEST_P(Safety, C5CheckIsSeenByEveryAttackTestAlike) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    const bool exposed = oracle().royal_attacked(setup, setup.side);
    RC_ASSERT(exposed == (variant().fast.checkers(setup) > 0));
    RC_ASSERT(exposed == (variant().referee.checkers(setup) > 0));
    for (const auto& [move, after] : variant().fast.successors(setup)) {
      RC_ASSERT(oracle().royal_attacked(after, after.side) == (variant().fast.checkers(after) > 0));
    }
  });
}

TEST_P(Safety, C5C8TheRefereeFindsEveryFastSuccessorPossible) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    for (const Move move : variant().fast.moves(setup)) {
      const Setup after = variant().fast.after(setup, move);
      if (!has_fen(after)) {
        continue;
      }
      const auto invalid = variant().referee.invalid_reason(after);
      if (invalid) {
        RC_FAIL(to_text(variant().notation, move) + ": " + invalid->reason);
      }
    }
  });
}

TEST_P(Safety, C5TheFastGeneratorSeesNoCheckLeftByTheReferee) {
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    for (const Move move : variant().referee.legal_moves(setup)) {
      if (accepts_the_draw(setup, move)) {
        continue;
      }
      Setup after = variant().referee.after(setup, move);
      after.side = setup.side;
      after.en_passant.clear();
      if (variant().fast.checkers(after) != 0) {
        RC_FAIL(to_text(variant().notation, move) + " leaves the royal piece attacked");
      }
    }
  });
}

/// Engines that go on after a royal piece was captured bring the referee and its mutants there.
TEST_P(Safety, C8ASideWithoutItsRoyalPieceIsNeverInCheckAndItsMovesAreFound) {
  check([] {
    const Sample sample = drawn(sampled(variant()));
    for (const Colour lost : {Colour::white, Colour::black}) {
      Setup setup = sample.setup;
      setup.put(royal_square(setup, lost), Piece{});
      RC_ASSERT(variant().referee.invalid_reason(setup).has_value());
      for (const Colour side : {Colour::white, Colour::black}) {
        setup.side = side;
        if (side != sample.setup.side) {
          setup.en_passant.clear();  // passed squares are those of the other side's last move
        }
        RC_ASSERT(side != lost || variant().referee.checkers(setup) == 0);
        for (const Move move : variant().referee.legal_moves(setup)) {
          RC_ASSERT(move.from().exists() || move.is_drop());
        }
        for (const Mutant& mutant : mutants_of(variant().notation).all()) {
          try {
            (void)mutant.referee->legal_moves(setup);
          } catch (const mutation::EndlessRules&) {  // as for the diagnosis, no list of moves
          }
        }
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, Safety, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
