// A plain engine of Janggi.
#include <algorithm>

#include "props/examples/engines/plain/engine.hpp"

namespace plain {
namespace {

class Janggi : public Engine {
 public:
  explicit Janggi(const Words& faults) : Engine("janggi", 9, 10, faults) {}

 protected:
  void piece_moves(const Position& position, int from, Moves& moves) const override {
    const bool white = is_white(position.at(from));
    switch (lower(position.at(from))) {
      case 'k':
      case 'a':
        return palace_moves(position, from, white, moves);
      case 'n':
        return horse_moves(position, from, false, moves);
      case 'b':
        return elephant_moves(position, from, moves);
      case 'r':
        return chariot_moves(position, from, moves);
      case 'c':
        return cannon_moves(position, from, moves);
      default:
        soldier_moves(position, from, white, moves);
    }
  }

  void other_moves(const Position& position, Moves& moves) const override {
    const int general = king(position, position.white);
    const bool faces = facing(position);
    const bool checked = in_check(position, position.white);
    const bool accepts = faces && binds() && !(checked && has("no-draw-pass-in-check"));
    const bool passes = !checked && !has("pass-only-accepts-the-draw");
    const bool may = has("pass-in-check") || accepts || passes;
    if (may && !has("no-pass") && !(faces && has("facing-as-in-xiangqi"))) {
      moves.push_back({general, general});
    }
  }

  [[nodiscard]] bool safe(const Position& position, const Move& move,
                          const Position& next) const override {
    if (move.from == move.to) {
      return true;
    }
    const bool white = position.white;
    if (!(has("pins-by-leapers-forgotten") || has("pins-on-diagonals-forgotten")) ||
        lower(position.at(move.from)) == 'k' || in_check(position, white)) {
      return Engine::safe(position, move, next);
    }
    const int general = king(next, white);
    const std::vector<int> pinners = attackers(next, general, !white);
    return std::ranges::all_of(pinners, [&](int from) {
      const bool leaps = lower(next.at(from)) == 'n' || lower(next.at(from)) == 'b';
      return has(leaps ? "pins-by-leapers-forgotten" : "pins-on-diagonals-forgotten") &&
             (leaps || is_diagonal(from, general));
    });
  }

  [[nodiscard]] bool allowed(const Position& position, const Move& move,
                             const Position& next) const override {
    const bool never = has("facing-never-made") || has("facing-as-in-xiangqi");
    return move.from == move.to || !facing(next) || !(never || (binds() && facing(position)));
  }

  [[nodiscard]] bool over(const Position& position) const override {
    const int most = has("passes-never-end") ? 200 : has("one-pass-ends") ? 1 : 2;
    return Engine::over(position) || position.passes >= most ||
           (facing(position) && (has("facing-ends") || (binds() && position.passes > 0)));
  }

  /// With some faults, a piece gives check where it could not move, or no check where it could.
  [[nodiscard]] bool attacks(const Position& position, int from, int to) const override {
    const char piece = lower(position.at(from));
    if (piece == 'n' && has("horse-check-leg-beside-the-general")) {
      return leaps_past_leg_of_target(position, from, to);
    }
    if (piece == 'c' && is_diagonal(from, to) && has("palace-jump-gives-no-check")) {
      return false;
    }
    if (piece == 'c' && !is_diagonal(from, to) && has("cannon-checks-over-cannons")) {
      return pieces_between(position, from, to) == 1;
    }
    return Engine::attacks(position, from, to);
  }

 private:
  [[nodiscard]] bool in_palace(int square, bool of_white) const {
    const int rank = of_white ? rank_of(square) : 9 - rank_of(square);
    return file_of(square) >= 3 && file_of(square) <= 5 && rank <= 2;
  }

  /// Corners and centre of a palace, where diagonals are marked.
  [[nodiscard]] bool on_diagonals(int square) const {
    const bool inside = in_palace(square, true) || in_palace(square, false);
    const int rank = rank_of(square) > 4 ? rank_of(square) - 7 : rank_of(square);
    return inside && (file_of(square) + rank) % 2 == 1;
  }

  [[nodiscard]] bool in_a_palace(int square) const {
    return square >= 0 && (in_palace(square, true) || in_palace(square, false));
  }

  /// The squares share neither a file nor a rank.
  [[nodiscard]] bool is_diagonal(int one, int other) const {
    return file_of(one) != file_of(other) && rank_of(one) != rank_of(other);
  }

  /// How many pieces stand between two squares of a file or rank.
  [[nodiscard]] int pieces_between(const Position& position, int one, int other) const {
    const int by = file_of(one) == file_of(other) ? files : 1;
    int pieces = 0;
    for (int square = std::min(one, other) + by; square < std::max(one, other); square += by) {
      pieces += empty(position, square) ? 0 : 1;
    }
    return pieces;
  }

  /// One step along a marked diagonal.
  [[nodiscard]] bool marked(int from, int to) const {
    return to >= 0 && on_diagonals(from) && on_diagonals(to);
  }

  [[nodiscard]] bool facing(const Position& position) const {
    const int one = king(position, true);
    const int other = king(position, false);
    return file_of(one) == file_of(other) && !has("facing-ignored") &&
           pieces_between(position, one, other) == 0;
  }

  /// Facing generals must be separated, or a pass accepts the draw.
  [[nodiscard]] bool binds() const { return !has("facing-ends") && !has("facing-as-in-xiangqi"); }

  void palace_moves(const Position& position, int from, bool white, Moves& moves) const {
    for (const Step by : straight) {
      const int to = step(from, by);
      if (to >= 0 && in_palace(to, white)) {
        go(position, from, to, moves);
      }
    }
    const bool is_general = lower(position.at(from)) == 'k';
    for (const Step by : diagonal) {
      if (marked(from, step(from, by)) && in_palace(step(from, by), white) &&
          !(is_general && has("general-without-diagonals"))) {
        go(position, from, step(from, by), moves);
      }
    }
    if (is_general && has("generals-attack-along-the-file") && facing(position)) {
      moves.push_back({from, king(position, !white)});
    }
  }

  void elephant_moves(const Position& position, int from, Moves& moves) const {
    for (const Step leap : knight) {
      const Step aside{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
      const int first = step(from, {leap.files / 2, leap.ranks / 2});
      const int second = step(from, leap);
      const bool one = empty(position, first) || has("elephant-ignores-the-first-point");
      const bool two = empty(position, second) || has("elephant-ignores-the-second-point");
      if (second >= 0 && (has("elephant-needs-one-free-point") ? one || two : one && two)) {
        go(position, from, step(second, aside), moves);
      }
    }
  }

  void chariot_moves(const Position& position, int from, Moves& moves) const {
    slides(position, from, straight, moves);
    for (const Step by : straight) {
      const int to = step(from, by);
      if (has("palace-steps-listed-twice") && in_a_palace(from) && in_a_palace(to)) {
        go(position, from, to, moves);
      }
    }
    const auto goes = [&](int last, int to) {
      const bool any = has("chariot-on-any-palace-diagonal");
      return marked(last, to) || (any && in_a_palace(last) && in_a_palace(to));
    };
    for (const Step by : diagonal) {
      int last = from;
      for (int to = step(last, by); goes(last, to) && !has("chariot-without-diagonals");
           to = step(last, by)) {
        go(position, from, to, moves);
        if (!empty(position, to)) {
          break;
        }
        last = to;
      }
    }
  }

  void cannon_moves(const Position& position, int from, Moves& moves) const {
    const auto cannon = [&](int square) { return lower(position.at(square)) == 'c'; };
    const bool transparent = has("cannon-transparent");
    for (const Step by : straight) {
      int hurdle = step(from, by);
      while (hurdle >= 0 && (empty(position, hurdle) || (transparent && cannon(hurdle)))) {
        hurdle = step(hurdle, by);
      }
      if (hurdle < 0 || (cannon(hurdle) && !has("cannon-over-cannons"))) {
        continue;
      }
      int to = step(hurdle, by);
      for (; to >= 0 && (empty(position, to) || (transparent && cannon(to))); to = step(to, by)) {
        if (empty(position, to)) {
          moves.push_back({from, to});
        }
      }
      if (to >= 0 && !cannon(to)) {
        go(position, from, to, moves);
      }
    }
    for (const Step by : diagonal) {
      const int centre = step(from, by);
      const int corner = step(centre, by);
      if (marked(from, centre) && marked(centre, corner) && !empty(position, centre) &&
          (!cannon(centre) || has("cannon-over-cannons")) &&
          (!cannon(corner) || has("cannon-takes-cannons-on-diagonals"))) {
        go(position, from, corner, moves);
      }
    }
  }

  void soldier_moves(const Position& position, int from, bool white, Moves& moves) const {
    steps(position, from, turned({{0, 1}, {1, 0}, {-1, 0}}, white), moves);
    for (const Step by : turned({{1, 1}, {-1, 1}}, white)) {
      const int to = step(from, by);
      const bool anywhere = has("soldier-diagonals-anywhere") ||
                            (has("soldier-on-any-palace-diagonal") && in_palace(to, !white));
      if (to >= 0 && (marked(from, to) || (anywhere && in_palace(from, !white)))) {
        go(position, from, to, moves);
      }
    }
  }
};

}  // namespace

std::unique_ptr<Engine> janggi(const Words& faults) {
  return std::make_unique<Janggi>(faults);
}

}  // namespace plain
