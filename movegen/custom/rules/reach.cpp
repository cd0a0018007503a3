#include "movegen/custom/rules/reach.hpp"

#include <algorithm>
#include <array>

namespace hurdle::custom {
namespace {

/// Follows the tracks of one piece.
class Walker {
 public:
  Walker(const Description& facts, const Position& position, Square from, Tracks tracks)
      : facts_(facts),
        position_(position),
        from_(from),
        piece_(position.at(from)),
        captures_(tracks == Tracks::capture),
        initial_(tracks == Tracks::initial_quiet),
        anywhere_(tracks == Tracks::quiet_anywhere) {}

  Squares walk() {
    const bool below = piece_.type == Type::soldier && own_rank() < facts_.soldier_promotion_rank;
    for (const Track& track : facts_.movements[index_of(piece_.type)].tracks) {
      const bool wanted = captures_ ? track.capture : track.quiet && track.initial == initial_;
      if (wanted && !(below && track.step.right != 0)) {
        follow(track);
      }
    }
    if (!initial_ && facts_.diagonal_lines.any()) {
      walk_diagonal_lines();
    }
    return found_;
  }

 private:
  [[nodiscard]] int own_rank() const {
    return piece_.colour == Colour::white ? from_.rank() + 1 : facts_.size.ranks - from_.rank();
  }

  /// The square `times` steps away, or none off the board.
  [[nodiscard]] Square step_from(Square square, Step step, int times = 1) const {
    const int turn = piece_.colour == Colour::white ? times : -times;
    const int file = square.file() + turn * step.right;
    const int rank = square.rank() + turn * step.ahead;
    return facts_.size.has(file, rank) ? Square(file, rank) : Square::none();
  }

  void add(Square square) {
    const bool stands = captures_ ? !position_.walls[square.index()] : !position_.occupied(square);
    const bool taboo =
        piece_.type == Type::janggi_cannon && position_.at(square).type == Type::janggi_cannon;
    if (stands && !taboo && (anywhere_ || may_stand(facts_, piece_.colour, piece_.type, square))) {
      found_.set(square.index());
    }
  }

  void follow(const Track& track) {
    switch (track.manner) {
      case Manner::leap:
        leap(track.step);
        break;
      case Manner::lame:
        if (path_is_empty(track.step)) {
          leap(track.step);
        }
        break;
      case Manner::slide:
        slide(from_, track.step, track.range);
        break;
      case Manner::hop:
      case Manner::land:
        hop(track);
        break;
    }
  }

  void leap(Step step) {
    const Square to = step_from(from_, step);
    if (to.exists()) {
      add(to);
    }
  }

  [[nodiscard]] bool path_is_empty(Step step) const {
    const std::vector<Step> path = path_of(step);
    return std::ranges::all_of(path, [&](Step part) {
      const Square square = step_from(from_, part);
      return square.exists() && !position_.occupied(square);
    });
  }

  void slide(Square start, Step step, int range) {
    Square square = step_from(start, step);
    for (int n = 1; square.exists() && (range == 0 || n <= range); ++n) {
      add(square);
      if (position_.occupied(square)) {
        return;
      }
      square = step_from(square, step);
    }
  }

  void hop(const Track& track) {
    if (anywhere_) {  // whatever stands where: a hurdle may stand on the next square
      const Square behind = step_from(from_, track.step, 2);
      if (behind.exists()) {
        add(behind);
      }
      return;
    }
    int distance = 1;
    Square hurdle = step_from(from_, track.step);
    while (hurdle.exists() && !position_.occupied(hurdle)) {
      hurdle = step_from(hurdle, track.step);
      ++distance;
    }
    const bool taboo = hurdle.exists() && piece_.type == Type::janggi_cannon &&
                       position_.at(hurdle).type == Type::janggi_cannon;
    if (!hurdle.exists() || taboo || (track.range != 0 && distance >= track.range)) {
      return;
    }
    const int beyond = track.range == 0 ? 0 : track.range - distance;
    slide(hurdle, track.step, track.manner == Manner::land ? 1 : beyond);
  }

  // ---- Janggi's marked diagonals ----------------------------------------------------------------

  [[nodiscard]] bool on_line(Square square) const {
    return square.exists() && facts_.diagonal_lines[square.index()];
  }

  void walk_diagonal_lines() {
    const bool king = piece_.type == Type::king && facts_.king_type == Type::wazir;
    const bool wazir = piece_.type == Type::wazir || king;
    const bool soldier = piece_.type == Type::soldier;
    const bool slides = piece_.type == Type::rook || piece_.type == Type::janggi_cannon;
    if (!on_line(from_) || !(wazir || soldier || slides)) {
      return;
    }
    for (const Step step : {Step{1, 1}, Step{-1, 1}, Step{1, -1}, Step{-1, -1}}) {
      const Square to = step_from(from_, step);
      if (!on_line(to) || (soldier && step.ahead < 0)) {
        continue;
      }
      if (wazir || soldier) {
        add(to);
      } else if (piece_.type == Type::rook) {
        slide_on_lines(from_, step);
      } else if (const Square hurdle = first_on_line(step);
                 hurdle.exists() && position_.at(hurdle).type != Type::janggi_cannon) {
        slide_on_lines(hurdle, step);
      }
    }
  }

  void slide_on_lines(Square start, Step step) {
    for (Square to = step_from(start, step); on_line(to); to = step_from(to, step)) {
      add(to);
      if (position_.occupied(to)) {
        return;
      }
    }
  }

  [[nodiscard]] Square first_on_line(Step step) const {
    Square square = step_from(from_, step);
    while (on_line(square) && !position_.occupied(square)) {
      square = step_from(square, step);
    }
    return on_line(square) ? square : Square::none();
  }

  const Description& facts_;
  const Position& position_;
  Square from_;
  Piece piece_;
  bool captures_;
  bool initial_;
  bool anywhere_;
  Squares found_;
};

}  // namespace

Squares reach(const Description& facts, const Position& position, Square from, Tracks tracks) {
  return Walker(facts, position, from, tracks).walk();
}

bool attacked(const Description& facts, const Position& position, Square target, Colour by) {
  for (std::size_t index = 0; index < square_count; ++index) {
    if (position.board[index].belongs_to(by) &&
        reach(facts, position, Square::at(index), Tracks::capture)[target.index()]) {
      return true;
    }
  }
  return false;
}

Squares attackers(const Description& facts, const Position& position, Square target, Colour by) {
  Squares found;
  for (std::size_t index = 0; index < square_count; ++index) {
    found[index] = position.board[index].belongs_to(by) &&
                   reach(facts, position, Square::at(index), Tracks::capture)[target.index()];
  }
  return found;
}

bool may_stand(const Description& facts, Colour colour, Type type, Square square) {
  const Squares& region = facts.of(colour).mobility[index_of(type)];
  return region.none() || region[square.index()];
}

Squares squares_of(const Position& position, Colour colour, Type type) {
  Squares found;
  for (std::size_t index = 0; index < square_count; ++index) {
    found[index] = position.board[index].belongs_to(colour) && position.board[index].type == type;
  }
  return found;
}

bool kings_face(const Description& facts, const Position& position) {
  std::array<Square, 2> kings;
  for_each_square(facts.size, [&](Square square) {
    if (position.at(square).type == Type::king) {
      kings[hurdle::index_of(position.at(square).colour)] = square;
    }
  });
  const auto [white, black] = kings;
  if (!white.exists() || !black.exists() ||
      (white.file() != black.file() && white.rank() != black.rank())) {
    return false;
  }
  const int right = (black.file() > white.file()) - (black.file() < white.file());
  const int up = (black.rank() > white.rank()) - (black.rank() < white.rank());
  for (Square square(white.file() + right, white.rank() + up); square != black;
       square = Square(square.file() + right, square.rank() + up)) {
    if (position.occupied(square)) {
      return false;
    }
  }
  return true;
}

}  // namespace hurdle::custom
