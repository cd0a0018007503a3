// After any legal move the mover's royal piece cannot be captured (C5), and the position can be
// (C8): each generator's moves are judged by the other.
#include "movegen/vocab/text.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 3;

class Safety : public Law {};

TEST_P(Safety, TheRefereeFindsEveryFastSuccessorPossible) {
  check(
      [] {
        const Sample sample = *sampled(variant());
        for (const Move move : variant().fast.moves(sample.setup)) {
          const Setup after = variant().fast.after(sample.setup, move);
          if (!has_fen(after)) {
            continue;
          }
          const auto fault = variant().referee.impossible(after);
          if (fault) {
            RC_FAIL(to_text(variant().notation, move) + ": " + fault->reason);
          }
        }
      },
      random_cases() * positions_a_case);
}

TEST_P(Safety, TheFastGeneratorSeesNoCheckLeftByTheReferee) {
  check(
      [] {
        const Sample sample = *sampled(variant());
        for (const Move move : variant().referee.legal_moves(sample.setup)) {
          // The pass that accepts facing generals ends the game, even in check (J10, J11).
          if (move.is_pass()) {
            continue;
          }
          Setup after = variant().referee.after(sample.setup, move);
          after.side = sample.setup.side;
          after.en_passant.clear();
          if (variant().fast.checkers(after) != 0) {
            RC_FAIL(to_text(variant().notation, move) + " leaves the royal piece attacked");
          }
        }
      },
      random_cases() * positions_a_case);
}

INSTANTIATE_TEST_SUITE_P(Every, Safety, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
