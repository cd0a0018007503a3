// Laws of hands and drops over random positions of every variant with hands: which drops exist,
// that only a named clause forbids one, and what goes into hand. An oracle judges the fast
// generator's moves, and the referee also judges mates by drops.
#include <set>

#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/crowded.hpp"

namespace hurdle::props {
namespace {

/// At least enough cases to include mates by drops, even if fewer are requested.
int cases_with_mates() {
  return 500 + random_cases() * 10;
}

class Drops : public CrowdedLaw {
 protected:
  template <class Visit>
  static void each_drop(const Setup& setup, Visit&& visit) {
    for (const Move move : variant().fast.moves(setup)) {
      if (move.is_drop()) {
        visit(move);
      }
    }
  }

  /// Number of pieces of every kind on board and in both hands.
  static std::vector<int> owned(const Setup& setup) {
    std::vector<int> counts(max_kinds);
    for (const Square square : oracle().squares()) {
      if (setup.at(square)) {
        ++counts[index_of(oracle().held_as(setup.at(square)))];
      }
    }
    for (std::size_t kind = 0; kind < max_kinds; ++kind) {
      counts[kind] += setup.hands[0][kind] + setup.hands[1][kind];
    }
    return counts;
  }

  /// Whether the referee sees the royal piece of the dropping player exposed (C5).
  static bool exposed(const Setup& after) {
    Setup before_reply = after;
    before_reply.side = opponent(after.side);
    return variant().referee.checkers(before_reply) > 0;
  }
};

TEST_P(Drops, P7N8S11AreOfHeldKindsOnEmptySquaresAndUnpromoted) {
  on_positions([](const Setup& setup) {
    std::set<std::uint32_t> seen;
    each_drop(setup, [&](Move move) {
      RC_ASSERT(setup.held(setup.side, move.kind()) > 0);
      RC_ASSERT(!setup.at(move.to()));
      RC_ASSERT(!move.is_promotion());
      const Setup after = variant().fast.after(setup, move);
      RC_ASSERT((after.at(move.to()) == Piece(setup.side, move.kind())));
      RC_ASSERT(after.held(setup.side, move.kind()) + 1 == setup.held(setup.side, move.kind()));
      if (!same_state(after, Oracle::dropped(setup, move.kind(), move.to()))) {
        fail_on(move, "changes more than a square and a hand");
      }
      if (!seen.insert(move.plain().bits()).second) {
        fail_on(move, "is there twice: equal pieces in hand are one move (C2)");
      }
    });
  });
}

TEST_P(Drops, P8N9N10OfPawnsKeepToTheirRanksAndFiles) {
  on_positions([](const Setup& setup) {
    each_drop(setup, [&](Move move) {
      if (oracle().drop_square(setup, move.kind(), move.to()) != Refusal::none) {
        fail_on(move, "no such piece is dropped there");
      }
    });
  });
}

/// The number is kinds in hand times empty squares, minus the drops forbidden by a clause.
TEST_P(Drops, P7N8S11AreAllThereButThoseThatANamedClauseRefuses) {
  int mates = 0;
  on_positions([&](const Setup& setup) {
    std::set<std::string> allowed;
    std::size_t possible = 0;
    std::size_t refused = 0;
    for (const Kind kind : oracle().kinds_held(setup)) {
      for (const Square to : oracle().squares()) {
        if (setup.at(to)) {
          continue;
        }
        ++possible;
        const Refusal refusal = oracle().refusal(setup, kind, to);
        mates += refusal == Refusal::mates ? 1 : 0;
        if (refusal == Refusal::none) {
          allowed.insert(to_text(variant().notation, Move::drop(kind, to)));
        } else {
          ++refused;
        }
      }
    }
    std::set<std::string> listed;
    each_drop(setup, [&](Move move) { listed.insert(to_text(variant().notation, move)); });
    RC_ASSERT(listed == allowed);
    RC_ASSERT(listed.size() == possible - refused);
  });
  RecordProperty("refused_mates", mates);
}

/// Tested with the generator's own counts and with the referee.
TEST_P(Drops, P9N11NeverMateWhereTheyMayNot) {
  on_positions([](const Setup& setup) {
    each_drop(setup, [&](Move move) {
      if (!oracle().may_not_mate(move.kind())) {
        return;
      }
      const Setup after = variant().fast.after(setup, move);
      if (variant().fast.checkers(after) == 0) {
        return;
      }
      const bool mates = to_text(variant().fast.perft(after, 1)) == "0";
      if (mates || variant().referee.ending(after).ending == Ending::mate) {
        fail_on(move, "mates");
      }
    });
  });
}

/// The reverse: a missing drop that no other clause forbids mates.
TEST_P(Drops, P9N11ThatOnlyMateCanRefuseDoMate) {
  int mates = 0;
  int positions = 0;
  const auto property = [&] {
    const Setup setup = drawn(crowded(variant())).setup;
    std::set<std::uint32_t> listed;
    each_drop(setup, [&](Move move) { listed.insert(move.plain().bits()); });
    const int mates_before = mates;
    for (const Kind kind : oracle().kinds_held(setup)) {
      for (const Square to : oracle().squares()) {
        const Move move = Move::drop(kind, to);
        if (setup.at(to) || listed.count(move.bits()) > 0 ||
            oracle().drop_square(setup, kind, to) != Refusal::none) {
          continue;
        }
        const Setup after = Oracle::dropped(setup, kind, to);
        if (exposed(after)) {
          continue;
        }
        const bool mate = variant().referee.ending(after).ending == Ending::mate;
        if (!mate || !oracle().may_not_mate(kind)) {
          fail_on(move, "is missing, and no clause refuses it");
        }
        ++mates;
      }
    }
    positions += mates > mates_before ? 1 : 0;
  };
  check(property, cases_with_mates());
  bool forbidden = false;
  for (std::size_t kind = 1; kind < variant().notation.kinds.size(); ++kind) {
    forbidden = forbidden || oracle().may_not_mate(static_cast<Kind>(kind));
  }
  EXPECT_EQ(mates > 0, forbidden) << "drops that mate, and whether a clause refuses any";
  RecordProperty("refused_mates", mates);
  RecordProperty("positions_with_refused_mates", positions);
  RecordProperty("positions", cases_with_mates());
}

TEST_P(Drops, P6N7S10AndCapturesKeepTheNumberOfPiecesOfEveryLetter) {
  on_positions([](const Setup& setup) {
    const std::vector<int> before = owned(setup);
    for (const Move move : variant().fast.moves(setup)) {
      if (owned(variant().fast.after(setup, move)) != before) {
        fail_on(move, "loses or makes pieces");
      }
    }
  });
}

/// Hands change by exactly the captured piece.
TEST_P(Drops, P6N7S10ComeFromCapturesWhichGoToHandUnpromoted) {
  on_moves([](const Setup& setup, Move move) {
    if (move.is_drop()) {
      return;
    }
    std::array<Hand, 2> expected = setup.hands;
    Hand& own = expected[index_of(setup.side)];
    if (setup.at(move.to())) {
      ++own[index_of(oracle().held_as(setup.at(move.to())))];
    }
    if (move.is_en_passant()) {
      ++own[index_of(variant().notation.special_pawn)];
    }
    if (variant().fast.after(setup, move).hands != expected) {
      fail_on(move, "does not change the hands by what it captures");
    }
  });
}

/// A promoted piece stays promoted on the board, and only the moved piece may promote.
TEST_P(Drops, P5N6AreTheOnlyWayBackToTheUnpromotedSide) {
  on_moves([](const Setup& setup, Move move) {
    if (move.is_drop()) {
      return;
    }
    const Setup after = variant().fast.after(setup, move);
    const Piece piece = setup.at(move.from());
    const bool promoted = piece.promoted() || move.is_promotion();
    const bool named = move.is_promotion() && move.kind() != Kind::none;
    const Kind kind = named ? move.kind() : piece.kind();
    RC_ASSERT((after.at(move.to()) == Piece(piece.colour(), kind, promoted)));
    RC_ASSERT((!move.is_promotion() || !piece.promoted()));
    for (const Square square : oracle().squares()) {
      const bool stayed = after.at(square) && square != move.to() && !move.is_castling();
      if (stayed && after.at(square) != setup.at(square)) {
        fail_on(move, "changes the piece on " + to_text(square));
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, Drops, testing::ValuesIn(variants_with_hands()));

}  // namespace
}  // namespace hurdle::props
