// Lines of three moves that are two orders of the same moves are counted together: the positions
// that the fast generator visits so, each as often as it stands for lines, are those that it
// reaches move by move.
#include <cstdint>
#include <map>
#include <optional>

#include "movegen/fast/board/convert.hpp"
#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t most_lines = 20'000;

/// The positions three plies below a state, by key, with the number of lines to each.
using LinesByKey = std::map<std::uint64_t, std::uint64_t>;

template <class Entry>
class Orders {
  static constexpr const auto& description = Entry::description;
  using Game = FastGame<description>;
  using State = typename Game::State;

 public:
  explicit Orders(const Setup& setup) : root_(game_.state(setup)) {}

  /// Three plies by `FastGame::orders`; nothing if there are too many moves.
  [[nodiscard]] std::optional<LinesByKey> together() const {
    LinesByKey result;
    const bool done = game_.orders(root_, SIZE_MAX, [&](const State& state, unsigned lines) {
      result[fast::key_from_scratch(state.position, state.side, zobrist_).own().find] += lines;
    });
    return done ? std::optional(result) : std::nullopt;
  }

  /// The same move by move, with Black to move as there.
  [[nodiscard]] LinesByKey one_by_one() const {
    LinesByKey result;
    State root = root_;
    if (root.side == Colour::white) {
      root = {fast::exchanged(root.position), Colour::black};
      root.position.key = fast::key_from_scratch(root.position, root.side, zobrist_);
    }
    count(root, 3, result);
    return result;
  }

  /// The number of positions that are visited, one for each call.
  [[nodiscard]] std::uint64_t visited() const {
    std::uint64_t visits = 0;
    (void)game_.orders(root_, SIZE_MAX, [&](const State&, unsigned) { ++visits; });
    return visits;
  }

 private:
  void count(State& state, int left, LinesByKey& result) const {
    if (left == 0) {
      ++result[state.position.key.own().find];
      return;
    }
    game_.children(state, [&](State& child, const StepFacts&) { count(child, left - 1, result); });
  }

  fast::Zobrist<description> zobrist_{fast::default_key_seed};
  Game game_{Entry::notation, 0};
  State root_;
};

class MoveOrders : public Law {};

TEST_P(MoveOrders, ReachTheSamePositionsByAsManyLines) {
  on_positions(random_cases(), [](const Setup& setup) {
    RC_PRE(variant().fast.perft(setup, 3) <= Total{most_lines});
    visit_variant(variant().notation.name, [&]<class Entry>(std::type_identity<Entry>) {
      const Orders<Entry> orders(setup);
      if (const auto together = orders.together()) {
        RC_ASSERT(*together == orders.one_by_one());
      } else {
        RC_ASSERT(variant().fast.perft(setup, 1) > Total{fast::most_ordered_moves});
      }
    });
  });
}

TEST_P(MoveOrders, OfStartsLeaveAThirdFewerPositions) {
  for (const auto& named : variant().notation.setups) {
    const Setup start = start_position(variant().notation, named.name);
    visit_variant(variant().notation.name, [&]<class Entry>(std::type_identity<Entry>) {
      EXPECT_LT(Total{3} * Orders<Entry>(start).visited(),
                Total{2} * variant().fast.perft(start, 3))
          << named.name;
    });
  }
}

/// The numbers of movegen/fast/README.md.
TEST(MoveOrdersOfChess, AreTwoForMostLinesFromTheStart) {
  visit_variant("chess", []<class Entry>(std::type_identity<Entry>) {
    EXPECT_EQ(Orders<Entry>(start_position(Entry::notation)).visited(), 5462U);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, MoveOrders, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
