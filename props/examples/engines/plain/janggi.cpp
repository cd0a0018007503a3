// A plain engine of Janggi.
#include <cstdlib>

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
        palace_moves(position, from, white, moves);
        break;
      case 'n':
        horse_moves(position, from, moves);
        break;
      case 'b':
        elephant_moves(position, from, moves);
        break;
      case 'r':
        chariot_moves(position, from, moves);
        break;
      case 'c':
        cannon_moves(position, from, moves);
        break;
      default:
        soldier_moves(position, from, white, moves);
    }
  }

  void other_moves(const Position& position, Moves& moves) const override {
    const int general = king(position, position.white);
    const bool may = !in_check(position, position.white) || facing(position);
    if (may && !has("no-pass")) {
      moves.push_back({general, general});
    }
  }

  [[nodiscard]] bool safe(const Position& position, const Move& move,
                          const Position& next) const override {
    return move.from == move.to || Engine::safe(position, move, next);
  }

  [[nodiscard]] bool allowed(const Position& position, const Move& move,
                             const Position& next) const override {
    return move.from == move.to || !facing(position) || !facing(next);
  }

  [[nodiscard]] bool over(const Position& position) const override {
    return Engine::over(position) || position.passes > 1 ||
           (position.passes == 1 && facing(position));
  }

  /// With one fault, the check of a horse is stopped beside the general instead of beside the
  /// horse.
  [[nodiscard]] bool attacks(const Position& position, int from, int to) const override {
    if (!has("horse-check-leg-beside-the-general") || lower(position.at(from)) != 'n') {
      return Engine::attacks(position, from, to);
    }
    const int files_away = file_of(from) - file_of(to);
    const int ranks_away = rank_of(from) - rank_of(to);
    return std::abs(files_away * ranks_away) == 2 &&
           empty(position, step(to, {files_away / 2, ranks_away / 2}));
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

  /// One step along a marked diagonal.
  [[nodiscard]] bool marked(int from, int to) const {
    return to >= 0 && on_diagonals(from) && on_diagonals(to);
  }

  [[nodiscard]] bool facing(const Position& position) const {
    const int one = king(position, true);
    const int other = king(position, false);
    if (file_of(one) != file_of(other) || has("facing-ignored")) {
      return false;
    }
    int between = one + files;
    while (between < other && empty(position, between)) {
      between += files;
    }
    return between == other;
  }

  void palace_moves(const Position& position, int from, bool white, Moves& moves) const {
    for (const Step by : straight) {
      const int to = step(from, by);
      if (to >= 0 && in_palace(to, white)) {
        go(position, from, to, moves);
      }
    }
    for (const Step by : diagonal) {
      if (marked(from, step(from, by)) && in_palace(step(from, by), white)) {
        go(position, from, step(from, by), moves);
      }
    }
  }

  void horse_moves(const Position& position, int from, Moves& moves) const {
    for (const Step leap : knight) {
      const int leg = step(from, {leap.files / 2, leap.ranks / 2});
      if (empty(position, leg) || (has("horse-leaps") && leg >= 0)) {
        go(position, from, step(from, leap), moves);
      }
    }
  }

  void elephant_moves(const Position& position, int from, Moves& moves) const {
    for (const Step leap : knight) {
      const Step aside{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
      const int first = step(from, {leap.files / 2, leap.ranks / 2});
      const int second = step(from, leap);
      const bool one = empty(position, first);
      const bool two = empty(position, second);
      if (second >= 0 && (has("elephant-needs-one-free-point") ? one || two : one && two)) {
        go(position, from, step(second, aside), moves);
      }
    }
  }

  void chariot_moves(const Position& position, int from, Moves& moves) const {
    slides(position, from, straight, moves);
    for (const Step by : diagonal) {
      const int near = step(from, by);
      if (!marked(from, near) || has("chariot-without-diagonals")) {
        continue;
      }
      go(position, from, near, moves);
      if (empty(position, near) && marked(near, step(near, by))) {
        go(position, from, step(near, by), moves);
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
          (!cannon(centre) || has("cannon-over-cannons")) && !cannon(corner)) {
        go(position, from, corner, moves);
      }
    }
  }

  void soldier_moves(const Position& position, int from, bool white, Moves& moves) const {
    steps(position, from, turned({{0, 1}, {1, 0}, {-1, 0}}, white), moves);
    for (const Step by : turned({{1, 1}, {-1, 1}}, white)) {
      const int to = step(from, by);
      const bool anywhere = has("soldier-diagonals-anywhere") && in_palace(from, !white);
      if (to >= 0 && (marked(from, to) || anywhere)) {
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
