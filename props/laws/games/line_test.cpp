// Games played move by move: each generator's line agrees with its answers for single positions,
// and rejects illegal moves.
#include <algorithm>
#include <memory>
#include <vector>

#include "props/examples/counting/wrong_generator.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class PlayedLine : public Law {
 protected:
  /// Both generators, and one that uses the default line.
  [[nodiscard]] std::vector<const Generator*> generators() const {
    return {&variant().fast, &variant().plain, &without_line_};
  }
  static void require_generated_moves(const Generator& generator, Line& line) {
    const Setup& setup = line.setup();
    RC_ASSERT(line.in_check() == (generator.checkers(setup) > 0));
    std::vector<Move> moves = generator.moves(setup);
    std::ranges::sort(moves);
    RC_ASSERT(line.moves() == moves);
    RC_ASSERT(line.can_move() == !moves.empty());
  }

 private:
  const WrongGenerator without_line_{variant().fast, WrongGenerator::Way::counts};
};

TEST_P(PlayedLine, AgreesWithTheGeneratorOnEachPosition) {
  on_positions(random_cases(), [&](const Setup& start) {
    std::uint64_t word = any_word();
    for (const Generator* generator : generators()) {
      const std::unique_ptr<Line> line = generator->line(start);
      for (int ply = 0; ply < 4 && line->can_move(); ++ply, word /= 3) {
        require_generated_moves(*generator, *line);
        const std::vector<Move> moves = line->moves();
        const Move move = moves[word % moves.size()];
        const Setup after = generator->after(line->setup(), move);
        RC_ASSERT(line->play(move));
        RC_ASSERT(line->setup() == after);
      }
    }
  });
}

TEST_P(PlayedLine, RefusesWhatIsNotLegalAndStaysWhereItIs) {
  on_positions(random_cases(), [&](const Setup& start) {
    for (const Generator* generator : generators()) {
      const std::unique_ptr<Line> line = generator->line(start);
      const std::vector<Move> moves = line->moves();
      for (const Move& move : moves) {
        const std::unique_ptr<Line> played = generator->line(start);
        RC_ASSERT(played->play(move));
        if (!move.is_pass()) {  // its piece has left, or its square is occupied
          const Setup after = played->setup();
          RC_ASSERT(!played->play(move));
          RC_ASSERT(played->setup() == after);
        }
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, PlayedLine, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
