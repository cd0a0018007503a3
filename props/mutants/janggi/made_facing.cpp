// What engines get wrong about bringing a facing about (J10): the same in both readings.
#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

/// A move that makes the generals face is refused when `refuses(setup, move)`.
template <class Rules>
class FacingNotMade : public Rules {
 public:
  using Refuses = bool (*)(const Setup& setup, Move move);
  FacingNotMade(const Notation& notation, Refuses refuses) : Rules(notation), refuses_(refuses) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) &&
           (move.is_pass() || !this->generals_face(next) || !refuses_(setup, move));
  }

 private:
  Refuses refuses_;
};

/// Whether the move is a general's.
bool moves_general(const Setup& setup, Move move) {
  return setup.at(move.from()).kind() == janggi::general;
}

bool always(const Setup& /*setup*/, Move /*move*/) {
  return true;
}

bool by_stepping_out(const Setup& setup, Move move) {
  return moves_general(setup, move);
}

bool by_opening_the_file(const Setup& setup, Move move) {
  return !moves_general(setup, move);
}

bool by_han(const Setup& setup, Move /*move*/) {
  return setup.side == Colour::black;
}

/// The general takes the enemy general along the open file, and so gives check there.
template <class Rules>
struct GeneralsAttackAlongTheFile : Rules {
  using Rules::Rules;

 protected:
  void general_targets(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::general_targets(setup, from, visit);
    if (this->generals_face(setup)) {
      visit(this->royal_square(setup, opponent(setup.at(from).colour())));
    }
  }
};

}  // namespace

void add_made_facing_mutants(JanggiFamily& family) {
  family.add<GeneralsAttackAlongTheFile>(
      {"generals-attack-along-the-file", "J10",
       "A general gives check to the enemy general along an open file."});
  family.add<FacingNotMade>(
      {"facing-never-made", "J10", "No move may leave the generals facing each other."}, always);
  family.add<FacingNotMade>({"general-never-steps-into-facing", "J10",
                             "A general may not step onto an open file to face the other."},
                            by_stepping_out);
  family.add<FacingNotMade>(
      {"facing-never-opened", "J10", "A piece between the generals may not leave their file."},
      by_opening_the_file);
  family.add<FacingNotMade>(
      {"han-never-makes-facing", "J10", "Only Cho may bring facing generals about."}, by_han);
}

}  // namespace hurdle::mutants::janggi_themes
