// Janggi's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them. laws/oracle_test.cpp tests that no move is missing.
#include <fmt/format.h>

#include <algorithm>

#include "props/families/janggi/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/changed.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class JanggiLaw : public ClauseLaw<JanggiOracle> {
 protected:
  using Rules = JanggiOracle;

  /// The same in every curated position, which together contain each kind of move.
  template <class Holds>
  static void on_curated_moves_of(Kind kind, Holds&& holds) {
    const auto judge = [&](const Setup& setup) { judge_moves(setup, {plain(kind)}, holds); };
    check([&] { std::ranges::for_each(curated(variant()), judge); }, 1);
  }

  static bool has_pass(const Setup& setup) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    const auto passes = std::ranges::count_if(moves, &Move::is_pass);
    RC_ASSERT(passes <= 1);
    return passes == 1;
  }
};

TEST_P(JanggiLaw, J1GeneralsKeepToTheMarkedLinesOfTheirPalace) {
  on_moves_of({plain(janggi::general)}, [](const Setup& setup, Square from, Square to) {
    return Rules::palace_step(setup.side, from, to);
  });
}

TEST_P(JanggiLaw, J2GuardsKeepToTheMarkedLinesOfTheirPalace) {
  on_moves_of({plain(janggi::guard)}, [](const Setup& setup, Square from, Square to) {
    return Rules::palace_step(setup.side, from, to);
  });
}

TEST_P(JanggiLaw, J3HorsesAreStoppedByAnyPieceBesideThem) {
  on_moves_of({plain(janggi::horse)}, [](const Setup& setup, Square from, Square to) {
    return Rules::lame_leap(setup, from, to, 1);
  });
}

TEST_P(JanggiLaw, J4ElephantsAreStoppedByAnyPieceOnTheWay) {
  on_moves_of({plain(janggi::elephant)}, [](const Setup& setup, Square from, Square to) {
    return Rules::lame_leap(setup, from, to, 2);
  });
}

TEST_P(JanggiLaw, J5ChariotsPassNothing) {
  on_moves_of({plain(janggi::chariot)}, Rules::chariot_way);
}

TEST_P(JanggiLaw, J6J7CannonsHopOverOnePieceThatIsNoCannonAndCaptureNone) {
  on_moves_of({plain(janggi::cannon)}, Rules::cannon_way);
}

/// On a line exactly one piece is between; on a diagonal of a palace it is in the centre.
TEST_P(JanggiLaw, J6QuietCannonMovesHaveExactlyOnePieceBetween) {
  int straight = 0;
  int diagonal = 0;
  const auto holds = [&](const Setup& setup, Square from, Square to) {
    if (setup.at(to)) {
      return true;
    }
    if (leap(from, to).orthogonal()) {
      ++straight;
      return count_between(setup, from, to) == 1;
    }
    ++diagonal;
    const Square middle((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2);
    const bool central =
        middle == Rules::centre(Colour::white) || middle == Rules::centre(Colour::black);
    return central && leap(from, to).longer() == 2 && setup.at(middle);
  };
  on_moves_of({plain(janggi::cannon)}, holds);
  on_curated_moves_of(janggi::cannon, holds);
  EXPECT_GT(straight, 0) << "no cannon moved on a line";
  EXPECT_GT(diagonal, 0) << "no cannon moved on a diagonal";
}

TEST_P(JanggiLaw, J7CannonsNeitherHopOverNorTakeCannonsOnLinesAndDiagonals) {
  int beside_cannons = 0;
  const auto holds = [&](const Setup& setup, Square from, Square to) {
    const auto is_cannon = [](Piece piece) { return piece && piece.kind() == janggi::cannon; };
    const auto hurdles = pieces_between(setup, from, to);
    beside_cannons += static_cast<int>(std::ranges::count_if(setup.board, is_cannon) > 1);
    return !is_cannon(setup.at(to)) && std::ranges::none_of(hurdles, is_cannon);
  };
  on_moves_of({plain(janggi::cannon)}, holds);
  on_curated_moves_of(janggi::cannon, holds);
  EXPECT_GT(beside_cannons, 0) << "no cannon moved where there was another";
}

TEST_P(JanggiLaw, J8SoldiersNeverGoBackward) {
  on_moves_of({plain(janggi::soldier)}, [](const Setup& setup, Square from, Square to) {
    return Rules::soldier_step(setup.side, from, to) && advance(setup.side, from, to) >= 0;
  });
}

TEST_P(JanggiLaw, J9J10PassExactlyWhenNotInCheckOrToAcceptTheDraw) {
  on_positions([](const Setup& setup) {
    const bool accepts = oracle().facing_restricts() && oracle().facing(setup);
    const bool expected =
        !oracle().over(setup) && (accepts || !oracle().royal_attacked(setup, setup.side));
    RC_ASSERT(has_pass(setup) == expected);
  });
}

TEST_P(JanggiLaw, J9StalemateDoesNotExist) {
  on_positions([](const Setup& setup) {
    if (oracle().over(setup) || oracle().royal_attacked(setup, setup.side)) {
      return;
    }
    RC_ASSERT(!variant().fast.moves(setup).empty());
  });
}

TEST_P(JanggiLaw, J10GeneralsThatFaceEachOtherArePartedOrTheDrawIsAccepted) {
  on_positions([](const Setup& setup) {
    if (!oracle().facing_restricts() || !oracle().facing(setup)) {
      return;
    }
    for (const Move move : variant().fast.moves(setup)) {
      const bool parted = !oracle().facing(variant().fast.after(setup, move));
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
    const Setup after =
        variant().fast.after(setup, Move::pass(oracle().royal_of(setup, setup.side)));
    const bool second = setup.passes == 1;
    RC_ASSERT(after.passes == setup.passes + 1);
    const bool ends = second || oracle().over(after);
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
    const Square general = oracle().royal_of(setup, setup.side);
    const auto attackers = oracle().attackers(setup, setup.side, general).size();
    RC_ASSERT(static_cast<std::size_t>(variant().fast.checkers(setup)) == attackers);
  });
}

/// The ends of random games agree with the oracle.
TEST_P(JanggiLaw, J11J12J14J15J16J17GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

/// "…, 72 : 73.5" while the game goes on, computed anew. Points never rise, as no piece returns.
TEST_P(JanggiLaw, J15PointsAreThoseOfWhatStandsOnTheBoardAndNeverRise) {
  check(
      [] {
        const PlainEnds& ends = *plain_ends_of(variant().notation);
        const DrawnGame game = any_game(variant());
        JudgedGame judged(variant(), game.start());
        auto before = *ends.points(game.start());
        while (!judged.end()) {
          const auto points = *ends.points(judged.setup());
          RC_ASSERT(points.first <= before.first && points.second <= before.second);
          before = points;
          const std::vector<NearEnd> near = judged.near();
          const auto told = std::ranges::find(near, "J15", &NearEnd::clause);
          RC_ASSERT(told != near.end());
          RC_ASSERT(
              told->words.ends_with(fmt::format(" {:g} : {:g}", points.first, points.second)));
          const auto ply = static_cast<std::size_t>(judged.plies());
          if (ply == game.moves.size()) {
            break;
          }
          RC_ASSERT(judged.play(game.moves[ply]));
        }
      },
      std::max(1, random_cases() / 2));
}

INSTANTIATE_TEST_SUITE_P(Every, JanggiLaw, testing::ValuesIn(variants_of("janggi")));

}  // namespace
}  // namespace hurdle::props
