// A plain engine of Xiangqi.
#include "props/examples/engines/plain/engine.hpp"

namespace plain {
namespace {

class Xiangqi : public Engine {
 public:
  explicit Xiangqi(const Words& faults) : Engine("xiangqi", 9, 10, faults) {}

 protected:
  void piece_moves(const Position& position, int from, Moves& moves) const override {
    const bool white = is_white(position.at(from));
    switch (lower(position.at(from))) {
      case 'k':
        return palace_moves(position, from, straight, moves);
      case 'a':
        return palace_moves(position, from, diagonal, moves);
      case 'b':
        return elephant_moves(position, from, white, moves);
      case 'n':
        return horse_moves(position, from, has("horse-leg-beside-the-target"), moves);
      case 'r':
        return slides(position, from, straight, moves);
      case 'c':
        return cannon_moves(position, from, moves);
      default:
        soldier_moves(position, from, white, moves);
    }
  }

  /// With one fault, the check of a horse is stopped beside the general instead of beside the
  /// horse.
  [[nodiscard]] bool attacks(const Position& position, int from, int to) const override {
    return has("horse-check-leg-beside-the-general") && lower(position.at(from)) == 'n'
               ? leaps_past_leg_of_target(position, from, to)
               : Engine::attacks(position, from, to);
  }

  [[nodiscard]] bool allowed(const Position& /*position*/, const Move& /*move*/,
                             const Position& next) const override {
    if (has("generals-may-face")) {
      return true;
    }
    const int red = king(next, true);
    const int black = king(next, false);
    int between = red + files;
    while (between < black && empty(next, between)) {
      between += files;
    }
    return file_of(red) != file_of(black) || between != black;
  }

 private:
  void palace_moves(const Position& position, int from, const Steps& some, Moves& moves) const {
    for (const Step by : some) {
      const int to = step(from, by);
      const bool inside = to >= 0 && file_of(to) >= 3 && file_of(to) <= 5 &&
                          own_rank(is_white(position.at(from)), to) <= 3;
      const bool roams = lower(position.at(from)) == 'k' && has("general-roams");
      if (inside || roams) {
        go(position, from, to, moves);
      }
    }
  }

  void elephant_moves(const Position& position, int from, bool white, Moves& moves) const {
    for (const Step by : diagonal) {
      const int eye = step(from, by);
      const int to = step(eye, by);
      const bool home = to >= 0 && (own_rank(white, to) <= 5 || has("elephant-crosses-the-river"));
      if (home && (empty(position, eye) || has("elephant-leaps"))) {
        go(position, from, to, moves);
      }
    }
  }

  void cannon_moves(const Position& position, int from, Moves& moves) const {
    for (const Step by : straight) {
      int to = step(from, by);
      for (; empty(position, to); to = step(to, by)) {
        moves.push_back({from, to});
      }
      if (to >= 0 && lower(position.at(to)) == 'c' && has("cannon-never-over-cannons")) {
        continue;
      }
      for (to = step(to, by); empty(position, to); to = step(to, by)) {
        if (has("cannon-jumps-quietly-too")) {
          moves.push_back({from, to});
        }
      }
      const bool spares = has("cannon-spares-cannons") && to >= 0 && lower(position.at(to)) == 'c';
      if (enemy(position, from, to) && !spares) {
        moves.push_back({from, to});
      }
    }
  }

  void soldier_moves(const Position& position, int from, bool white, Moves& moves) const {
    steps(position, from, turned({{0, 1}}, white), moves);
    if (own_rank(white, from) >= (has("soldier-sideways-from-the-start") ? 1 : 6)) {
      steps(position, from, {{1, 0}, {-1, 0}}, moves);
    }
    if (has("soldier-goes-back")) {
      steps(position, from, turned({{0, -1}}, white), moves);
    }
  }
};

}  // namespace

std::unique_ptr<Engine> xiangqi(const Words& faults) {
  return std::make_unique<Xiangqi>(faults);
}

}  // namespace plain
