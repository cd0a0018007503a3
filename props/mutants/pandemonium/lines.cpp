// P1 read wrongly: lines and leaps that end too early or go on too far.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Lines are as long as on a board of eight files.
template <class Rules>
struct ShortLines : Rules {
  using Rules::Rules;

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::targets(setup, from, [&](Square to) {
      if (std::max(std::abs(to.file() - from.file()), std::abs(to.rank() - from.rank())) <= 7) {
        visit(to);
      }
    });
  }
};

/// Squares are numbers, and a step over the side edge arrives on the other side.
template <class Rules>
struct StepsAroundTheEdge : Rules {
  StepsAroundTheEdge(const Notation& notation, Kind kind, std::span<const Step> steps)
      : Rules(notation), kind_(kind), steps_(steps) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::targets(setup, from, visit);
    if (setup.at(from).kind() != kind_ || setup.at(from).promoted()) {
      return;
    }
    for (const Step step : steps_) {
      const int to = static_cast<int>(from.index()) + step.files + max_files * step.ranks;
      const bool wraps = !this->notation().on_board(from.file() + step.files, from.rank());
      if (wraps && to >= 0 && to < static_cast<int>(square_count)) {
        this->walk(setup, from).stand(Square::at(static_cast<std::size_t>(to)), visit);
      }
    }
  }

 private:
  Kind kind_;
  std::span<const Step> steps_;
};

/// The knight's leap is stopped by a piece straight beside the knight.
template <class Rules>
struct LameKnight : Rules {
  LameKnight(const Notation& notation, Kind kind) : Rules(notation), kind_(kind) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const bool lame = setup.at(from).kind() == kind_ && !setup.at(from).promoted();
    Rules::targets(setup, from, [&](Square to) {
      const int files = to.file() - from.file();
      const int ranks = to.rank() - from.rank();
      const bool leap = std::abs(files * ranks) == 2;
      const Square leg{from.file() + files / 2, from.rank() + ranks / 2};
      if (!lame || !leap || !setup.at(leg)) {
        visit(to);
      }
    });
  }

 private:
  Kind kind_;
};

/// The knight of shogi: only its two leaps forward.
template <class Rules>
struct ForwardKnight : Rules {
  using Rules::Rules;

  void knight_targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const int ahead = forward(setup.at(from).colour());
    const std::array<Step, 2> leaps{{{-1, 2 * ahead}, {1, 2 * ahead}}};
    this->walk(setup, from).steps(from, leaps, visit);
  }
};

/// A line goes on behind the first enemy.
template <class Rules>
struct LinesThroughEnemies : Rules {
  LinesThroughEnemies(const Notation& notation, Kind kind) : Rules(notation), kind_(kind) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::targets(setup, from, visit);
    if (setup.at(from).kind() != kind_ || setup.at(from).promoted()) {
      return;
    }
    const Walk here = this->walk(setup, from);
    const std::span<const Step> lines = kind_ == rook ? std::span<const Step>(orthogonal_steps)
                                                      : std::span<const Step>(diagonal_steps);
    for (const Step step : lines) {
      const Square first = here.first_piece(from, step);
      if (here.enemy(first)) {
        here.ray(first, step, visit);
      }
    }
  }

 private:
  Kind kind_;
};

}  // namespace

void add_line_mutants(Pandemonium& family) {
  family.add<ShortLines>({"lines-of-seven", "P1", "No line is longer than seven squares."});
  family.add<StepsAroundTheEdge>(
      {"knight-leaps-around-the-edge", "P1", "A knight on file a or b leaps to file i or j."},
      knight, std::span<const Step>(knight_leaps));
  family.add<StepsAroundTheEdge>(
      {"king-steps-around-the-edge", "P1", "A king on file a steps to file j."}, king,
      std::span<const Step>(all_steps));
  family.add<LameKnight>(
      {"knight-with-a-leg", "P1", "A piece straight beside a knight stops its leap."}, knight);
  family.add<LameKnight>(
      {"marshal-with-a-leg", "P1", "A piece straight beside a marshal stops its leap."}, marshal);
  family.add<LameKnight>(
      {"cardinal-with-a-leg", "P1", "A piece straight beside a cardinal stops its leap."},
      cardinal);
  family.add<ForwardKnight>({"knight-leaps-forward-only", "P1", "A knight leaps forward only."});
  family.add<LinesThroughEnemies>(
      {"rook-through-enemies", "P1", "A rook goes on behind the first enemy."}, rook);
  family.add<LinesThroughEnemies>(
      {"bishop-through-enemies", "P1", "A bishop goes on behind the first enemy."}, bishop);
}

}  // namespace hurdle::mutants
