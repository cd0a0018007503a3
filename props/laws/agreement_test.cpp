// Both generators agree on random positions of every variant: moves, successors, checks, counts.
// Sets of moves are compared before counts, because equal counts can hide wrong moves.
#include <algorithm>
#include <array>
#include <iterator>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class Agreement : public Law {
 protected:
  /// Positions per case: with the default of 10 cases 300 for each variant, and 15,000 in ci/deep.
  static constexpr int positions_a_case = 12;
  static constexpr int changed_a_case = 6;

  static void same_moves(const Sample& sample) {
    auto fast = move_texts(variant().notation, variant().fast.moves(sample.setup));
    auto plain = move_texts(variant().notation, variant().referee.legal_moves(sample.setup));
    std::ranges::sort(fast);
    std::ranges::sort(plain);
    if (fast != plain) {
      RC_FAIL(show_command(variant(), sample.setup) + ": the referee alone has " +
              rc::toString(without(plain, fast)) + ", the fast generator alone " +
              rc::toString(without(fast, plain)));
    }
    RC_ASSERT(std::ranges::adjacent_find(fast) == fast.end());
    RC_ASSERT(variant().referee.count_legal_moves(sample.setup) == plain.size());
  }

  static void same_successors(const Sample& sample) {
    for (const auto& [move, fast] : variant().fast.successors(sample.setup)) {
      const Setup plain = variant().referee.after(sample.setup, move);
      if (fast == plain) {
        continue;
      }
      RC_FAIL("after " + to_text(variant().notation, move) + ": the fast generator has " +
              described(fast) + ", the referee " + described(plain));
    }
  }

  static void same_counts(const Sample& sample) {
    RC_ASSERT(variant().fast.checkers(sample.setup) == variant().referee.checkers(sample.setup));
    // A counter counts both plies by differences; a generator's perft would make the first move.
    const Total fast = variant().fast.counter({})->count(std::array{sample.setup}, 2).front();
    const Total plain = variant().plain.perft(sample.setup, 2);
    if (fast == plain) {
      return;
    }
    for (const Move move : variant().fast.moves(sample.setup)) {
      const Sample child{&variant(), variant().fast.after(sample.setup, move)};
      if (has_fen(child.setup)) {
        same_moves(child);
      }
    }
    RC_FAIL("perft(2) is " + to_text(fast) + ", by the referee " + to_text(plain));
  }

  static void agree(rc::Gen<Sample> (*source)(const Variant&), int cases) {
    int positions = 0;
    const auto property = [&] {
      const Sample sample = drawn(source(variant()));
      same_moves(sample);
      same_successors(sample);
      same_counts(sample);
      ++positions;
    };
    check(property, cases);
    if (!HasFailure()) {
      EXPECT_GE(positions, cases);
    }
    RecordProperty("positions", positions);
  }

 private:
  static std::string described(const Setup& setup) {
    return has_fen(setup) ? to_fen(variant().notation, setup) : "an end by two passes";
  }

  static std::vector<std::string> without(const std::vector<std::string>& all,
                                          const std::vector<std::string>& some) {
    std::vector<std::string> rest;
    std::ranges::set_difference(all, some, std::back_inserter(rest));
    return rest;
  }
};

TEST_P(Agreement, OnPositionsOfGames) {
  agree(reached, random_cases() * positions_a_case);
}

TEST_P(Agreement, OnPlacedPositions) {
  agree(placed, random_cases() * positions_a_case);
}

TEST_P(Agreement, OnCuratedPositionsChanged) {
  agree(changed, random_cases() * changed_a_case);
}

TEST_P(Agreement, OnNamedStarts) {
  for (const NamedSetup& white : variant().notation.setups) {
    for (const NamedSetup& black : variant().notation.setups) {
      const std::string names = std::string(white.name) + ',' + std::string(black.name);
      const Setup setup = start_position(variant().notation, names);
      EXPECT_EQ(variant().fast.moves(setup), variant().plain.moves(setup)) << names;
      const int depth = white.name == black.name ? 3 : 2;
      EXPECT_EQ(to_text(variant().fast.perft(setup, depth)),
                to_text(variant().plain.perft(setup, depth)))
          << names;
    }
  }
}

/// The marks of castling and en passant, captures, checks and mates, move by move.
TEST_P(Agreement, OnDetails) {
  on_positions(random_cases(), [](const Setup& setup) {
    RC_ASSERT(variant().fast.moves(setup) == variant().plain.moves(setup));
    const Details fast = variant().fast.details(setup, 1);
    const Details plain = variant().plain.details(setup, 1);
    const auto numbers = [](const Details& details) {
      return std::vector<Total>{details.nodes,   details.captures,   details.en_passant,
                                details.castles, details.drops,      details.promotions,
                                details.passes,  details.checks,     details.double_checks,
                                details.mates,   details.stalemates, details.ended};
    };
    RC_ASSERT(numbers(fast) == numbers(plain));
  });
}

/// The ends of lines, and the explanation of every move, legal or not.
TEST_P(Agreement, C3OfWordsAndMoves) {
  on_positions(random_cases(), [](const Setup& setup) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    const Ending ending = variant().referee.ending(setup).ending;
    RC_ASSERT((ending == Ending::none) == !moves.empty());
    for (const Move move : moves) {
      const Verdict verdict = variant().referee.explain(setup, move.plain());
      if (!verdict.legal) {
        RC_FAIL(to_text(variant().notation, move) + ": " + verdict.sentence);
      }
      RC_ASSERT(find_clause(variant().notation, verdict.clause) != nullptr);
    }
    const auto from = any_number(0, static_cast<int>(square_count));
    for (std::size_t to = 0; to < square_count; ++to) {
      const Square source = Square::at(static_cast<std::size_t>(from));
      const Square target = Square::at(to);
      const Notation& notation = variant().notation;
      if (!notation.on_board(source.file(), source.rank())) {
        break;
      }
      if (!notation.on_board(target.file(), target.rank()) || source == target) {
        continue;
      }
      const Move move = Move::board(source, target);
      const bool listed = std::ranges::any_of(moves, [&](Move one) { return one.plain() == move; });
      RC_ASSERT(variant().referee.explain(setup, move).legal == listed);
    }
  });
}

TEST(Variants, AreListed) {
  EXPECT_FALSE(all_variants().empty());
}

INSTANTIATE_TEST_SUITE_P(Every, Agreement, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
