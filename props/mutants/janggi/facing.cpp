// What engines get wrong about facing generals (J10): who is bound, and what breaks a facing.
// Where the clause is off, the error may be that it still holds.
#include "props/mutants/janggi/looks_for_moves.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

using janggi::CasualReferee;
using janggi::JanggiReferee;

/// Whether the move is a general's.
bool moves_general(const Setup& setup, Move move) {
  return !move.is_pass() && setup.at(move.from()).kind() == janggi::general;
}

// ---- Who is bound, and when (J10)
// ----------------------------------------------------------------

template <class Rules>
struct FacingIgnored : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool bound_by_facing(const Setup& /*setup*/) const override { return false; }
};

template <class Rules>
struct FacingStillBinds : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool bound_by_facing(const Setup& setup) const override {
    return this->generals_face(setup);
  }
};

template <class Rules>
struct FacingBindsOneSide : Rules {
  FacingBindsOneSide(const Notation& notation, Colour bound) : Rules(notation), bound_(bound) {}

 protected:
  [[nodiscard]] bool bound_by_facing(const Setup& setup) const override {
    return setup.side == bound_ && Rules::bound_by_facing(setup);
  }

 private:
  Colour bound_;
};

template <class Rules>
struct FacingThroughPieces : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool generals_face(const Setup& setup) const override {
    return this->royal_square(setup, Colour::white).file() ==
           this->royal_square(setup, Colour::black).file();
  }
};

template <class Rules>
struct FacingOnTheMiddleFile : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool generals_face(const Setup& setup) const override {
    return this->royal_square(setup, Colour::white).file() == 4 && Rules::generals_face(setup);
  }
};

/// Generals look through the cannons between them.
template <class Rules>
struct FacingThroughCannons : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool generals_face(const Setup& setup) const override {
    Setup seen = setup;
    for (Piece& piece : seen.board) {
      if (piece && piece.kind() == janggi::cannon) {
        piece = Piece{};
      }
    }
    return Rules::generals_face(seen);
  }
};

// ---- What breaks a facing (J10)
// ------------------------------------------------------------------

/// Judges the moves of a player who is bound; `breaks` says whether the generals face no more.
template <class Rules>
class BoundMoves : public Rules {
 public:
  using Judge = bool (*)(const Setup& setup, Move move, bool breaks);
  BoundMoves(const Notation& notation, Judge allows) : Rules(notation), allows_(allows) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return this->bound_by_facing(setup) ? allows_(setup, move, !this->generals_face(next))
                                        : Rules::permitted(setup, move, next);
  }

 private:
  Judge allows_;
};

bool only_the_general_breaks(const Setup& setup, Move move, bool breaks) {
  return move.is_pass() || (breaks && moves_general(setup, move));
}

bool only_a_block_breaks(const Setup& setup, Move move, bool breaks) {
  return move.is_pass() || (breaks && !moves_general(setup, move));
}

bool general_may_stay_on_the_file(const Setup& setup, Move move, bool breaks) {
  return move.is_pass() || breaks || moves_general(setup, move);
}

bool captures_are_free(const Setup& setup, Move move, bool breaks) {
  return move.is_pass() || breaks || setup.at(move.to());
}

bool only_the_pass(const Setup& /*setup*/, Move move, bool /*breaks*/) {
  return move.is_pass();
}

bool no_draw(const Setup& /*setup*/, Move move, bool breaks) {
  return !move.is_pass() && breaks;
}

template <class Rules>
struct FacingForgottenInCheck : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) || this->in_check(setup, setup.side);
  }
};

template <class Rules>
struct DrawOnlyWhenUnbreakable : LooksForMoves<Rules> {
  using LooksForMoves<Rules>::LooksForMoves;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) &&
           !(move.is_pass() && this->bound_by_facing(setup) && this->can_move(setup));
  }
};

/// The draw is no way out of a check.
template <class Rules>
struct NoDrawInCheck : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_accept_draw(const Setup& /*setup*/) const override { return false; }
};

template <class Rules>
struct DrawInCheckStill : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_accept_draw(const Setup& setup) const override {
    return this->generals_face(setup);
  }
};

void add_breaking_mutants(JanggiFamily& family) {
  const auto add = [&](const char* name, bool (*judge)(const Setup&, Move, bool),
                       const char* error) {
    family.add_to<BoundMoves, JanggiReferee>({name, "J10", error}, judge);
  };
  add("only-the-general-breaks-facing", only_the_general_breaks,
      "Only a step of the general breaks a facing.");
  add("only-a-block-breaks-facing", only_a_block_breaks,
      "A facing is broken only by a piece between the generals.");
  add("general-stays-on-the-facing-file", general_may_stay_on_the_file,
      "In a facing position the general may step along the file.");
  add("captures-ignore-facing", captures_are_free, "In a facing position any capture is allowed.");
  add("facing-must-be-accepted", only_the_pass, "In a facing position only the pass is legal.");
  add("facing-is-no-draw", no_draw, "In a facing position the pass is not allowed.");
  family.add_to<FacingForgottenInCheck, JanggiReferee>(
      {"facing-forgotten-in-check", "J10",
       "In check and facing, a move that answers the check is enough."});
  family.add_to<DrawOnlyWhenUnbreakable, JanggiReferee>(
      {"draw-only-when-unbreakable", "J10",
       "The draw may be accepted only when no move breaks the facing."});
  family.add_to<NoDrawInCheck, JanggiReferee>(
      {"no-draw-in-check", "J10", "A player in check may not accept the draw."});
}

void add_bound_mutants(JanggiFamily& family) {
  family.add_to<FacingIgnored, JanggiReferee>(
      {"facing-ignored", "J10", "Facing generals mean nothing."});
  family.add_to<FacingBindsOneSide, JanggiReferee>(
      {"facing-binds-cho-only", "J10", "Only Cho must break a facing."}, Colour::white);
  family.add_to<FacingBindsOneSide, JanggiReferee>(
      {"facing-binds-han-only", "J10", "Only Han must break a facing."}, Colour::black);
  family.add_to<FacingThroughPieces, JanggiReferee>(
      {"facing-through-pieces", "J10",
       "Generals on one file face each other whatever stands between."});
  family.add_to<FacingThroughCannons, JanggiReferee>(
      {"facing-through-cannons", "J10", "A cannon between the generals hides neither."});
  family.add_to<FacingOnTheMiddleFile, JanggiReferee>(
      {"facing-on-the-middle-file-only", "J10", "Generals face each other only on the e-file."});
  family.add_to<FacingStillBinds, CasualReferee>(
      {"facing-still-binds", "J10", "Facing generals bind the player to move here too."});
  family.add_to<DrawInCheckStill, CasualReferee>(
      {"facing-still-draws-in-check", "J10", "Facing generals allow the pass in check here too."});
}

}  // namespace

void add_facing_mutants(JanggiFamily& family) {
  add_bound_mutants(family);
  add_breaking_mutants(family);
}

}  // namespace hurdle::mutants::janggi_themes
