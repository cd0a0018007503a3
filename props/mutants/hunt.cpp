#include "props/mutants/hunt.hpp"

#include <algorithm>

#include "perft/sample/random.hpp"
#include "perft/sample/random_game.hpp"
#include "perft/sample/random_placement.hpp"

namespace hurdle::mutants {
namespace {

/// Compares a mutant with the rules it gets wrong.
class Judge {
 public:
  Judge(const Mutant& mutant, const HuntOptions& options)
      : mutant_(mutant), variant_(variant_of(mutant)), options_(options) {}

  [[nodiscard]] const Referee& rules() const { return variant_.referee; }

  /// The difference at the least depth up to `depth`, if there is one that is not too large.
  [[nodiscard]] std::optional<Difference> difference(const Setup& setup, int depth) const {
    for (int ply = 1; ply <= depth; ++ply) {
      const Total expected = variant_.fast.perft(setup, ply);
      if (expected > Total(options_.max_nodes)) {
        return std::nullopt;
      }
      CountOptions how;
      how.stop = options_.stop;
      const Total found = mutant_.generator->perft(setup, ply, how);
      if (found != expected) {
        return Difference{ply, expected, found};
      }
    }
    return std::nullopt;
  }

  /// The prey, when this possible position has a difference.
  [[nodiscard]] std::optional<Prey> judge(const Setup& setup, int depth) const {
    if (setup.passes > 1 || rules().impossible(setup)) {
      return std::nullopt;
    }
    const std::optional<Difference> found = difference(setup, depth);
    return found ? std::optional(Prey{setup, *found}) : std::nullopt;
  }

 private:
  const Mutant& mutant_;
  const Variant& variant_;
  const HuntOptions& options_;
};

bool smaller(const Prey& one, const Prey& other) {
  return std::pair(one.difference.expected, one.difference.depth) <
         std::pair(other.difference.expected, other.difference.depth);
}

/// A game's plies are tried one after the other, from many games.
class Draw {
 public:
  Draw(const Referee& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

  /// Now and then with the counters of a game that other rules would end.
  Setup next() {
    Setup drawn = board();
    if (random_.chance(5)) {
      drawn.half = static_cast<std::uint32_t>(random_.between(97, 100));
    }
    return drawn;
  }

 private:
  Setup board() {
    if (random_.chance(50)) {
      return random_placement(rules_, seed());
    }
    if (game_.empty()) {
      constexpr int plies = 120;
      game_ = random_game(rules_, plies, seed()).positions;
    }
    const Setup drawn = game_.back();
    constexpr std::size_t apart = 5;
    game_.resize(game_.size() - std::min(game_.size(), apart));
    return drawn;
  }

  std::uint64_t seed() { return random_.below(UINT64_MAX); }

  const Referee& rules_;
  Random random_;
  std::vector<Setup> game_;
};

/// Everything that one step of shrinking may take away from a position.
std::vector<Setup> reductions(const Setup& setup) {
  std::vector<Setup> smaller_ones;
  const auto add = [&](auto change) {
    Setup reduced = setup;
    change(reduced);
    if (!(reduced == setup)) {
      smaller_ones.push_back(reduced);
    }
  };
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index] && setup.board[index].kind() != Kind::royal) {
      add([&](Setup& reduced) { reduced.board[index] = Piece{}; });
    }
  }
  for (std::size_t colour = 0; colour < setup.hands.size(); ++colour) {
    for (std::size_t kind = 0; kind < max_kinds; ++kind) {
      add([&](Setup& reduced) { reduced.hands[colour][kind] = 0; });
      if (setup.hands[colour][kind] > 1) {
        add([&](Setup& reduced) { reduced.hands[colour][kind] = 1; });
      }
    }
  }
  add([](Setup& reduced) { reduced.half = 0; });
  add([](Setup& reduced) { reduced.passes = 0; });
  add([](Setup& reduced) { reduced.en_passant.clear(); });
  return smaller_ones;
}

}  // namespace

Prey shrunk(const Mutant& mutant, const Prey& prey, const HuntOptions& options) {
  const Judge judge(mutant, options);
  Prey best = prey;
  for (bool better = true; better;) {
    better = false;
    for (const Setup& reduced : reductions(best.setup)) {
      const std::optional<Prey> next = judge.judge(reduced, best.difference.depth);
      if (next && !smaller(best, *next)) {
        best = *next;
        better = true;
        break;
      }
    }
  }
  best.setup.full = 1;
  return best;
}

Hunt hunt(const Mutant& mutant, const HuntOptions& options) {
  const Judge judge(mutant, options);
  Draw draw(judge.rules(), options.seed);
  Hunt result;
  while (result.tried < options.positions && result.caught < options.catches) {
    // Most positions are looked at one ply less deep than asked: more of them in the same time.
    constexpr std::uint64_t every = 4;
    const int depth = result.tried % every == 0 ? options.depth : std::min(options.depth, 2);
    ++result.tried;
    if (const std::optional<Prey> prey = judge.judge(draw.next(), depth)) {
      ++result.caught;
      const Prey small = shrunk(mutant, *prey, options);
      if (!result.smallest || smaller(small, *result.smallest)) {
        result.smallest = small;
      }
    }
    if (options.on_try) {
      options.on_try(result.tried);
    }
  }
  return result;
}

}  // namespace hurdle::mutants
