// Keys and states (C4) are equivalent: equal states have equal keys, and different states have keys
// that differ in both halves.
#include <algorithm>
#include <unordered_map>

#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random_placement.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class Keys : public Law {
 protected:
  static bool same(const Key& a, const Key& b) { return a == b; }
  /// Whether the keys differ in both halves.
  static bool distinct(const Key& a, const Key& b) {
    return a.find != b.find && a.verify != b.verify;
  }

  static void require_change(const Setup& setup, const Setup& other, const std::string& what) {
    if (!distinct(variant().key(setup), variant().key(other))) {
      RC_FAIL(what + " does not change the key");
    }
  }
};

/// Whether the position survives writing and parsing: its passed squares are valid and relevant
/// (C6).
bool can_be_read(const Variant& variant, const Setup& setup) {
  try {
    return parse_fen(variant.notation, to_fen(variant.notation, setup)) == setup;
  } catch (const TextError&) {
    return false;
  }
}

/// Stores the state of every key half seen.
class Memory {
 public:
  explicit Memory(const Variant& variant) : variant_(variant) {}

  void see(const Setup& setup) {
    const Key key = variant_.key(setup);
    remember(finds_, key.find, setup);
    remember(verifies_, key.verify, setup);
  }
  [[nodiscard]] std::size_t states() const { return finds_.size(); }

 private:
  using States = std::unordered_map<std::uint64_t, Setup>;

  void remember(States& states, std::uint64_t half, const Setup& setup) {
    const auto [known, is_new] = states.try_emplace(half, setup);
    EXPECT_TRUE(is_new || same_state(known->second, setup))
        << "one key half for two states: " << show_command(variant_, known->second) << " and "
        << show_command(variant_, setup);
  }

  const Variant& variant_;
  States finds_;
  States verifies_;
};

TEST_P(Keys, C4OfDifferentStatesDiffer) {
  Memory memory(variant());
  for (int number = 0; number < random_cases(); ++number) {
    const auto at = static_cast<std::uint64_t>(number);
    memory.see(random_placement(variant().referee, seed_of(at)));
    if (number % 10 != 0) {
      continue;
    }
    for (const Setup& setup : game_of(variant(), at / 10).positions) {
      memory.see(setup);
    }
  }
  EXPECT_GT(memory.states(), static_cast<std::size_t>(random_cases()));
  tell(*testing::UnitTest::GetInstance()->current_test_info(), random_cases(), seed_of(0));
}

/// Siblings and cousins differ little, so weak keys would collide.
TEST_P(Keys, C4OfSiblingsDiffer) {
  on_positions(random_cases(), [](const Setup& setup) {
    Memory memory(variant());
    memory.see(setup);
    const std::vector<Move> moves = variant().fast.moves(setup);
    for (const Move move : moves) {
      memory.see(variant().fast.after(setup, move));
    }
    RC_ASSERT(memory.states() == moves.size() + 1);
  });
}

/// The same three moves, with the first and the last exchanged.
TEST_P(Keys, C4AreEqualExactlyWhenStatesAre) {
  const Generator& fast = variant().fast;
  Rare met("no two orders of moves met in one state");
  const auto property = [&] {
    const Sample sample = drawn(sampled(variant()));
    const auto any_move = [&](const Setup& setup) {
      const std::vector<Move> moves = fast.moves(setup);
      return moves.empty() ? Move() : any_of(moves);
    };
    const auto play = [&](const Setup& setup, Move move) -> std::optional<Setup> {
      for (const Move legal : fast.moves(setup)) {
        if (legal.plain() == move.plain()) {
          return fast.after(setup, legal);
        }
      }
      return std::nullopt;
    };
    std::vector<Move> line;
    std::optional<Setup> one = sample.setup;
    for (int ply = 0; ply < 3 && one; ++ply) {
      line.push_back(any_move(*one));
      one = play(*one, line.back());
    }
    std::optional<Setup> other = sample.setup;
    for (std::size_t ply = line.size(); ply > 0 && other; --ply) {
      other = play(*other, line[ply - 1]);
    }
    if (!one || !other) {
      return;
    }
    if (same_state(*one, *other)) {
      ++met;
    }
    const Key first = variant().key(*one);
    const Key second = variant().key(*other);
    const bool good = same_state(*one, *other) ? same(first, second) : distinct(first, second);
    RC_ASSERT(good);
  };
  check(property, 100 + random_cases() * 10);
}

TEST_P(Keys, C4DoNotDependOnCounters) {
  on_positions(random_cases(), [](const Setup& setup) {
    Setup later = setup;
    later.half += 7;
    later.full += 3;
    RC_ASSERT(same(variant().key(setup), variant().key(later)));
  });
}

TEST_P(Keys, ChangeWithTheSeed) {
  on_positions(random_cases(), [](const Setup& setup) {
    const std::uint64_t seed = any_number<std::uint64_t>(1, 1'000'000);
    RC_ASSERT(distinct(variant().key(setup), variant().key(setup, seed)));
    RC_ASSERT(same(variant().key(setup, seed), variant().key(setup, seed)));
  });
}

TEST_P(Keys, C4ChangeWithSideAndPassFlag) {
  on_positions(random_cases(), [](const Setup& setup) {
    Setup other = setup;
    other.side = opponent(other.side);
    require_change(setup, other, "the side to move");
    if (!variant().notation.passes) {
      return;
    }
    for (unsigned passes = 0; passes <= 2; ++passes) {
      other = setup;
      other.passes = static_cast<std::uint8_t>(passes);
      if (other != setup) {
        require_change(setup, other, "the number of passes");
      }
    }
  });
}

/// Whether a side that gets this piece stays within the limit of the kind. If captured pieces
/// change sides, the limit counts both sides together, and a swap does not change the number.
bool may_own_another(const Notation& notation, const Setup& setup, Piece piece) {
  const auto held = std::ranges::count_if(
      setup.board, [&](Piece one) { return one.is(piece.colour(), piece.kind()); });
  return notation.hands || held < notation.of(piece.kind()).limit;
}

TEST_P(Keys, C4ChangeWithEveryPiece) {
  check([] {
    Sample sample = drawn(sampled(variant()));
    sample.setup.rights = {};  // each needs its rook and its king
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square square = Square::at(index);
      const Piece piece = sample.setup.at(square);
      if (!piece) {
        continue;
      }
      const auto with = [&](Piece changed) {
        Setup other = sample.setup;
        other.put(square, changed);
        return other;
      };
      // The generator accepts only positions with one royal piece on each side and no more pieces
      // of a kind than the limit.
      if (piece.kind() != Kind::royal) {
        const Piece swapped(opponent(piece.colour()), piece.kind(), piece.promoted());
        if (may_own_another(variant().notation, sample.setup, swapped)) {
          require_change(sample.setup, with(swapped), "the owner of " + to_text(square));
        }
        require_change(sample.setup, with(Piece{}), "the piece on " + to_text(square));
      }
      if (variant().notation.of(piece.kind()).promotes) {
        const Piece turned(piece.colour(), piece.kind(), !piece.promoted());
        require_change(sample.setup, with(turned), "the promoted flag on " + to_text(square));
      }
    }
  });
}

TEST_P(Keys, C4ChangeWithHandsAndEnPassant) {
  on_positions(random_cases(), [](const Setup& setup) {
    const Notation& notation = variant().notation;
    for (std::size_t kind = 1; notation.hands && kind < notation.kinds.size(); ++kind) {
      for (const Colour colour : both_colours) {
        Setup other = setup;
        ++other.hands[index_of(colour)][kind];
        const bool can_be = !variant().referee.invalid_reason(other);
        if (can_be) {
          require_change(setup, other, "one more in hand");
        }
      }
    }
    if (setup.en_passant.empty()) {
      return;
    }
    Setup other = setup;
    other.en_passant.clear();
    require_change(setup, other, "the en-passant square");
  });
}

/// Moving one piece to the other hand, or exchanging it for another kind, changes the state.
TEST_P(Keys, C4OfHandsDiffer) {
  if (!variant().notation.hands) {
    return;
  }
  std::size_t changes = 0;
  const auto property = [&] {
    const Sample sample = drawn(sampled(variant()));
    Memory memory(variant());
    memory.see(sample.setup);
    std::size_t states = 1;
    const auto see = [&](const Setup& other) {
      memory.see(other);
      ++states;
    };
    const std::size_t kinds = variant().notation.kinds.size();
    for (const Colour colour : both_colours) {
      for (std::size_t kind = 1; kind < kinds; ++kind) {
        Setup without = sample.setup;
        if (without.hands[index_of(colour)][kind] == 0) {
          continue;
        }
        --without.hands[index_of(colour)][kind];
        see(without);
        Setup given = without;
        ++given.hands[index_of(opponent(colour))][kind];
        see(given);
        for (std::size_t instead = 1; instead < kinds; ++instead) {
          Setup other = without;
          ++other.hands[index_of(colour)][instead];
          const bool can_be = instead != kind && !variant().referee.invalid_reason(other);
          if (can_be) {
            see(other);
          }
        }
      }
    }
    RC_ASSERT(memory.states() == states);
    changes += states - 1;
  };
  check(property, 20 + random_cases());
  EXPECT_GT(changes, 0U) << "all hands were empty";
  RecordProperty("changes", static_cast<int>(changes));
}

/// On one board each valid set of passed squares is a different state.
TEST_P(Keys, C4OfEnPassantSquaresDiffer) {
  const Notation& notation = variant().notation;
  if (!notation.en_passant) {
    return;
  }
  // If pawns go far, a board has several sets of passed squares, else mostly one.
  const std::size_t none_or_one = notation.pawn_reach[1] > 2 ? 2 : 1;
  Rare choices("no board had two sets of passed squares");
  const auto property = [&] {
    Setup setup = drawn(placed(variant())).setup;
    setup.en_passant.clear();
    Memory memory(variant());
    memory.see(setup);
    std::size_t states = 1;
    for (int file = 0; file < notation.files; ++file) {
      for (int low = 1; low + 1 < notation.ranks; ++low) {
        for (int high = low; high <= low + 1; ++high) {
          Setup other = setup;
          other.en_passant.add(Square(file, low));
          if (high > low) {
            other.en_passant.add(Square(file, high));
          }
          if (can_be_read(variant(), other)) {
            memory.see(other);
            ++states;
          }
        }
      }
    }
    choices += states > none_or_one ? 1 : 0;
    RC_ASSERT(memory.states() == states);
  };
  check(property, 100 + random_cases());
}

INSTANTIATE_TEST_SUITE_P(Every, Keys, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
