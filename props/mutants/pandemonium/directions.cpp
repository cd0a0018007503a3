// P1 read wrongly: directions forgotten, lines and leaps that end too early or go on too far.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// A piece never goes in one direction.
template <class Rules>
struct DirectionForgotten : Rules {
  DirectionForgotten(const Notation& notation, Kind kind, bool promoted, Step forgotten)
      : Rules(notation), kind_(kind), promoted_(promoted), forgotten_(forgotten) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const Piece piece = setup.at(from);
    const bool forgets = piece.kind() == kind_ && piece.promoted() == promoted_;
    Rules::targets(setup, from, [&](Square to) {
      if (!forgets || !lies_there(from, to)) {
        visit(to);
      }
    });
  }

 private:
  [[nodiscard]] bool lies_there(Square from, Square to) const {
    const int files = to.file() - from.file();
    const int ranks = to.rank() - from.rank();
    if (std::abs(forgotten_.files) + std::abs(forgotten_.ranks) == 3) {
      return files == forgotten_.files && ranks == forgotten_.ranks;
    }
    const int length = std::max(std::abs(files), std::abs(ranks));
    return files == forgotten_.files * length && ranks == forgotten_.ranks * length;
  }

  Kind kind_;
  bool promoted_;
  Step forgotten_;
};

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

void add_forgotten_directions(Pandemonium& family) {
  const auto never = [&](const char* name, const char* error, Kind kind, bool promoted, Step step) {
    family.add<DirectionForgotten>({name, "P1", error}, kind, promoted, step);
  };
  never("king-not-down-left", "The king never steps down and left.", king, false, {-1, -1});
  never("queen-not-up-left", "The queen never goes up and left.", queen, false, {-1, 1});
  never("rook-not-down", "The rook never goes down.", rook, false, {0, -1});
  never("bishop-not-down-right", "The bishop never goes down and right.", bishop, false, {1, -1});
  never("knight-not-far-left-down", "The knight never leaps two left and one down.", knight, false,
        {-2, -1});
  never("marshal-not-right", "The marshal never goes right on a rank.", marshal, false, {1, 0});
  never("cardinal-not-right-up", "The cardinal never leaps two right and one up.", cardinal, false,
        {2, 1});
  never("dragon-not-down-right", "The dragon never steps down and right.", rook, true, {1, -1});
  never("horse-not-left", "The horse never steps left.", bishop, true, {-1, 0});
  never("scepter-not-down", "The scepter never steps down.", knight, true, {0, -1});
  never("apricot-not-down-left", "The apricot never goes down and left.", marshal, true, {-1, -1});
  never("whole-not-up", "The whole never goes up.", cardinal, true, {0, 1});
  never("gilding-not-down", "The gilding never goes down.", pawn, true, {0, -1});
}

}  // namespace

void add_direction_mutants(Pandemonium& family) {
  add_forgotten_directions(family);
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
