// Janggi's clauses as laws over random positions, by looking at the board: every move of the fast
// generator keeps them, and every move they allow is there.
#include <set>

#include "movegen/vocab/text.hpp"
#include "props/laws/changed.hpp"
#include "props/laws/janggi_inspection.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

using namespace janggi_inspection;

constexpr int positions_a_case = 5;

class JanggiLaw : public Law {
 protected:
  /// J10 and J11 are what the casual rules leave out.
  static bool facing_restricts() { return variant().notation.name == janggi::notation.name; }
  static bool is_over(const Setup& setup) {
    return facing_restricts() && setup.passes > 0 && facing(setup);
  }

  template <class Property>
  static void on_positions(Property&& property) {
    check([&] { property((*sampled(variant())).setup); }, random_cases() * positions_a_case);
  }

  /// Calls `holds(setup, from, to)` for every move of a piece of this kind.
  template <class Holds>
  static void judge_moves(const Setup& setup, Kind kind, Holds&& holds) {
    for (const Move move : variant().fast.moves(setup)) {
      if (move.is_pass() || setup.at(move.from()).kind() != kind) {
        continue;
      }
      if (!holds(setup, move.from(), move.to())) {
        RC_FAIL(to_text(variant().notation, move));
      }
    }
  }
  template <class Holds>
  static void on_moves_of(Kind kind, Holds&& holds) {
    on_positions([&](const Setup& setup) { judge_moves(setup, kind, holds); });
  }
  /// The same in every curated position, where each kind of move is sure to be met.
  template <class Holds>
  static void on_curated_moves_of(Kind kind, Holds&& holds) {
    const auto judge = [&](const Setup& setup) { judge_moves(setup, kind, holds); };
    check([&] { std::for_each(curated(variant()).begin(), curated(variant()).end(), judge); }, 1);
  }

  static bool has_pass(const Setup& setup) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    const auto passes =
        std::count_if(moves.begin(), moves.end(), [](Move move) { return move.is_pass(); });
    RC_ASSERT(passes <= 1);
    return passes == 1;
  }
};

TEST_P(JanggiLaw, J1GeneralsKeepToTheMarkedLinesOfTheirPalace) {
  on_moves_of(janggi::general, [](const Setup& setup, Square from, Square to) {
    return palace_step(setup.side, from, to);
  });
}

TEST_P(JanggiLaw, J2GuardsKeepToTheMarkedLinesOfTheirPalace) {
  on_moves_of(janggi::guard, [](const Setup& setup, Square from, Square to) {
    return palace_step(setup.side, from, to);
  });
}

TEST_P(JanggiLaw, J3HorsesAreStoppedByAnyPieceBesideThem) {
  on_moves_of(janggi::horse, [](const Setup& setup, Square from, Square to) {
    return lame_leap(setup, from, to, 1);
  });
}

TEST_P(JanggiLaw, J4ElephantsAreStoppedByAnyPieceOnTheWay) {
  on_moves_of(janggi::elephant, [](const Setup& setup, Square from, Square to) {
    return lame_leap(setup, from, to, 2);
  });
}

TEST_P(JanggiLaw, J5ChariotsPassNothing) {
  on_moves_of(janggi::chariot, chariot_way);
}

TEST_P(JanggiLaw, J6J7CannonsHopOverOnePieceThatIsNoCannonAndCaptureNone) {
  on_moves_of(janggi::cannon, cannon_way);
}

/// On a line one piece stands between, on a diagonal of a palace in its centre.
TEST_P(JanggiLaw, J6QuietCannonMovesHaveExactlyOnePieceBetween) {
  int straight = 0;
  int diagonal = 0;
  const auto holds = [&](const Setup& setup, Square from, Square to) {
    if (setup.at(to)) {
      return true;
    }
    if (on_one_line(from, to)) {
      ++straight;
      return between(setup, from, to).size() == 1;
    }
    ++diagonal;
    const Square middle((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2);
    const bool central = middle == centre(Colour::white) || middle == centre(Colour::black);
    return central && std::abs(way(from, to).files) == 2 && setup.at(middle);
  };
  on_moves_of(janggi::cannon, holds);
  on_curated_moves_of(janggi::cannon, holds);
  EXPECT_GT(straight, 0) << "no cannon moved on a line";
  EXPECT_GT(diagonal, 0) << "no cannon moved on a diagonal";
}

TEST_P(JanggiLaw, J7CannonsNeitherHopOverNorTakeCannonsOnLinesAndDiagonals) {
  int beside_cannons = 0;
  const auto holds = [&](const Setup& setup, Square from, Square to) {
    const auto is_cannon = [](Piece piece) { return piece && piece.kind() == janggi::cannon; };
    const auto hurdles = between(setup, from, to);
    beside_cannons +=
        static_cast<int>(std::count_if(setup.board.begin(), setup.board.end(), is_cannon) > 1);
    return !is_cannon(setup.at(to)) && std::none_of(hurdles.begin(), hurdles.end(), is_cannon);
  };
  on_moves_of(janggi::cannon, holds);
  on_curated_moves_of(janggi::cannon, holds);
  EXPECT_GT(beside_cannons, 0) << "no cannon moved where there was another";
}

TEST_P(JanggiLaw, J8SoldiersNeverGoBackward) {
  on_moves_of(janggi::soldier, [](const Setup& setup, Square from, Square to) {
    return soldier_step(setup.side, from, to) &&
           (to.rank() - from.rank()) * forward(setup.side) >= 0;
  });
}

TEST_P(JanggiLaw, J9J10PassExactlyWhenNotInCheckOrToAcceptTheDraw) {
  on_positions([](const Setup& setup) {
    const bool accepts = facing_restricts() && facing(setup);
    const bool expected = !is_over(setup) && (accepts || !attacked(setup, setup.side));
    RC_ASSERT(has_pass(setup) == expected);
  });
}

TEST_P(JanggiLaw, J9StalemateDoesNotExist) {
  on_positions([](const Setup& setup) {
    if (is_over(setup) || attacked(setup, setup.side)) {
      return;
    }
    RC_ASSERT(!variant().fast.moves(setup).empty());
  });
}

TEST_P(JanggiLaw, J10GeneralsThatFaceEachOtherArePartedOrTheDrawIsAccepted) {
  on_positions([](const Setup& setup) {
    if (!facing_restricts() || !facing(setup)) {
      return;
    }
    for (const Move move : variant().fast.moves(setup)) {
      const bool parted = !facing(variant().fast.after(setup, move));
      if (parted == move.is_pass()) {
        RC_FAIL(to_text(variant().notation, move));
      }
    }
  });
}

TEST_P(JanggiLaw, J11J12ThePassThatEndsTheGameHasNoChildren) {
  on_positions([](const Setup& setup) {
    if (!has_pass(setup)) {
      return;
    }
    const Setup after = variant().fast.after(setup, Move::pass(general_of(setup, setup.side)));
    const bool second = setup.passes == 1;
    RC_ASSERT(after.passes == setup.passes + 1);
    const bool ends = second || is_over(after);
    if (ends) {
      RC_ASSERT(to_text(variant().fast.perft(after, 1)) == "0");
    }
    const Details details = variant().fast.details(setup, 1);
    RC_ASSERT(to_text(details.passes) == "1");
    RC_ASSERT(to_text(details.ended) == (ends ? "1" : "0"));
  });
}

TEST_P(JanggiLaw, J13ChecksAreAttacksOnTheGeneral) {
  on_positions([](const Setup& setup) {
    const Square general = general_of(setup, setup.side);
    int attackers = 0;
    for (std::size_t index = 0; index < square_count; ++index) {
      const bool enemy = setup.board[index].belongs_to(opponent(setup.side));
      if (enemy && goes(setup, Square::at(index), general)) {
        ++attackers;
      }
    }
    RC_ASSERT(variant().fast.checkers(setup) == attackers);
  });
}

/// Every pair of squares: a move is legal exactly when the clauses allow it.
TEST_P(JanggiLaw, EveryMoveTheClausesAllowIsThere) {
  on_positions([](const Setup& setup) {
    std::set<std::string> allowed;
    const bool apart = facing_restricts() && facing(setup);
    const auto consider = [&](Square from, Square to) {
      if (!variant().notation.on_board(to.file(), to.rank()) || !goes(setup, from, to)) {
        return;
      }
      Setup after = setup;
      after.put(to, setup.at(from));
      after.put(from, Piece{});
      if (attacked(after, setup.side) || (apart && facing(after))) {
        return;
      }
      allowed.insert(to_text(variant().notation, Move::board(from, to)));
    };
    for (std::size_t from = 0; from < square_count && !is_over(setup); ++from) {
      if (!setup.board[from].belongs_to(setup.side)) {
        continue;
      }
      for (std::size_t to = 0; to < square_count; ++to) {
        consider(Square::at(from), Square::at(to));
      }
    }
    std::set<std::string> listed;
    for (const Move move : variant().fast.moves(setup)) {
      if (!move.is_pass()) {
        listed.insert(to_text(variant().notation, move));
      }
    }
    RC_ASSERT(listed == allowed);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, JanggiLaw, testing::ValuesIn(variants_called("janggi")));

}  // namespace
}  // namespace hurdle::props
