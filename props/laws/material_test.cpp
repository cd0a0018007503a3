// The games without hands: a move changes its two squares and nothing else on the board, so that
// pieces go only by capture. The games with hands have the same in drops_test.cpp.
#include "movegen/vocab/text.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 3;

std::vector<Subject> variants_without_hands() {
  std::vector<Subject> subjects;
  for (const Subject subject : every_variant()) {
    if (!subject.variant->notation.hands) {
      subjects.push_back(subject);
    }
  }
  return subjects;
}

class Material : public Law {
 protected:
  /// The board after a move, by hand.
  static Setup played(const Setup& setup, Move move) {
    Setup after = setup;
    const Piece piece = setup.at(move.from());
    if (!move.is_pass()) {
      after.put(move.from(), Piece{});
      after.put(move.to(), move.is_promotion() ? Piece(piece.colour(), move.kind()) : piece);
    }
    after.passes = static_cast<std::uint8_t>(move.is_pass() ? setup.passes + 1 : 0);
    after.side = opponent(setup.side);
    return after;
  }
};

TEST_P(Material, OnlyTheSquaresOfAMoveChange) {
  int captures = 0;
  const auto property = [&] {
    const Setup setup = (*sampled(variant())).setup;
    for (const auto& [move, after] : variant().fast.successors(setup)) {
      const bool mover_stood_there = setup.at(move.from()).belongs_to(setup.side);
      const bool takes_own = !move.is_pass() && setup.at(move.to()).belongs_to(setup.side);
      captures += setup.at(move.to()) && !move.is_pass() ? 1 : 0;
      if (!mover_stood_there || takes_own || !same_state(after, played(setup, move))) {
        RC_FAIL(to_text(variant().notation, move) + " changes more than its squares");
      }
    }
  };
  check(property, random_cases() * positions_a_case);
  EXPECT_GT(captures, 0) << "nothing was captured";
}

INSTANTIATE_TEST_SUITE_P(Every, Material, testing::ValuesIn(variants_without_hands()));

}  // namespace
}  // namespace hurdle::props
