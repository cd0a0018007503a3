#include "perft/exhaust/placements.hpp"

#include <algorithm>
#include <iterator>

#include "movegen/vocab/squares.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/exhaust/mirror.hpp"
#include "perft/exhaust/states.hpp"

namespace hurdle {
namespace {

Setup with_royals(const RoyalPair& royals) {
  Setup setup;
  setup.put(royals.first, Piece(Colour::white, Kind::royal));
  setup.put(royals.second, Piece(Colour::black, Kind::royal));
  return setup;
}

/// Whether the position is valid with one side to move or the other.
bool valid(const Referee& referee, Setup setup) {
  return std::ranges::any_of(both_colours, [&](Colour side) {
    setup.side = side;
    return !referee.invalid_reason(setup);
  });
}

}  // namespace

std::vector<RoyalPair> royal_pairs(const Referee& referee) {
  const std::vector<Square> squares = squares_of(referee.notation());
  const auto can_stand = [&](Colour colour, Square square) {
    return std::ranges::any_of(squares, [&](Square other) {
      return square != other &&
             valid(referee, with_royals(colour == Colour::white ? RoyalPair(square, other)
                                                                : RoyalPair(other, square)));
    });
  };
  std::vector<Square> of_white;
  std::vector<Square> of_black;
  std::ranges::copy_if(squares, std::back_inserter(of_white),
                       [&](Square square) { return can_stand(Colour::white, square); });
  std::ranges::copy_if(squares, std::back_inserter(of_black),
                       [&](Square square) { return can_stand(Colour::black, square); });
  std::vector<RoyalPair> pairs;
  for (const Square white : of_white) {
    for (const Square black : of_black) {
      if (white != black) {
        pairs.emplace_back(white, black);
      }
    }
  }
  return pairs;
}

/// Places the groups one after the other; equal pieces in ascending squares, so that each placement
/// is made once.
class Placements::Walk {
 public:
  Walk(const Placements& all, FunctionRef<bool(const Setup&)> visit, bool mirror,
       const std::atomic<bool>* stop)
      : all_(all), visit_(visit), mirror_(mirror), stop_(stop) {}

  /// False if `visit_` or `stop_` has stopped the walk.
  [[nodiscard]] bool from(Setup& setup) { return place(setup, 0, 0, 0); }

 private:
  bool place(Setup& setup, std::size_t group, std::size_t placed, std::size_t first) {
    if (is_set(stop_)) {  // here, as `visit_` may see no position for minutes
      return false;
    }
    if (group == all_.groups_.size()) {
      const Notation& notation = all_.referee_.notation();
      return for_each_state(notation, setup, [&](const Setup& state) {
        const bool skipped = mirror_ && !is_first_image(notation, state);
        return skipped || all_.referee_.invalid_reason(state).has_value() || visit_(state);
      });
    }
    const Group& now = all_.groups_[group];
    if (placed == now.count) {
      return place(setup, group + 1, 0, 0);
    }
    for (std::size_t index = first; index < now.squares.size(); ++index) {
      const Square square = now.squares[index];
      if (setup.at(square)) {
        continue;
      }
      setup.put(square, now.piece);
      const bool on = place(setup, group, placed + 1, index + 1);
      setup.put(square, Piece{});
      if (!on) {
        return false;
      }
    }
    return true;
  }

  const Placements& all_;
  FunctionRef<bool(const Setup&)> visit_;
  bool mirror_;
  const std::atomic<bool>* stop_;
};

Placements::Placements(const Referee& referee, const std::vector<RoyalPair>& royals,
                       Material material, KnownSquares* known)
    : referee_(referee), material_(std::move(material)), royals_(royals) {
  KnownSquares own;
  KnownSquares& squares = known != nullptr ? *known : own;
  for (const Piece piece : material_.board) {
    if (groups_.empty() || groups_.back().piece != piece) {
      auto at = std::ranges::find_if(squares, [&](const auto& one) { return one.first == piece; });
      if (at == squares.end()) {
        at = squares.insert(at, {piece, squares_of(piece)});
      }
      groups_.push_back({piece, 0, at->second});
    }
    ++groups_.back().count;
  }
}

/// Where a piece may stand depends on its kind and colour alone (C8), so a square that is invalid
/// for all places of the royal pieces is invalid always.
Placements::Squares Placements::squares_of(Piece piece) const {
  Squares squares;
  for (const Square square : hurdle::squares_of(referee_.notation())) {
    const bool possible = std::ranges::any_of(royals_, [&](const RoyalPair& royals) {
      Setup setup = with_royals(royals);
      const bool taken = static_cast<bool>(setup.at(square));
      setup.put(square, piece);
      return !taken && valid(referee_, setup);
    });
    if (possible) {
      squares.push_back(square);
    }
  }
  return squares;
}

double Placements::most() const {
  double product = static_cast<double>(royals_.size()) * 2;
  product *= referee_.notation().passes ? 2 : 1;
  for (const Group& group : groups_) {
    for (std::size_t piece = 0; piece < group.count; ++piece) {
      product *= static_cast<double>(group.squares.size() - std::min(piece, group.squares.size())) /
                 static_cast<double>(piece + 1);
    }
  }
  return product;
}

void Placements::for_a_random_one(Random& random, FunctionRef<bool(const Setup&)> visit) const {
  Setup setup = with_royals(random.pick(royals_));
  setup.hands = material_.hands;
  for (const Group& group : groups_) {
    for (std::size_t piece = 0; piece < group.count; ++piece) {
      const Square square = random.pick(group.squares);
      if (setup.at(square)) {
        return;
      }
      setup.put(square, group.piece);
    }
  }
  (void)for_each_state(referee_.notation(), setup, [&](const Setup& state) {
    return referee_.invalid_reason(state).has_value() || visit(state);
  });
}

void Placements::for_each(std::size_t unit, FunctionRef<bool(const Setup&)> visit, bool mirror,
                          const std::atomic<bool>* stop) const {
  Setup setup = with_royals(royals_.at(unit));
  setup.hands = material_.hands;
  (void)Walk(*this, visit, mirror, stop).from(setup);
}

}  // namespace hurdle
