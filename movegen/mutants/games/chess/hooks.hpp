// What engines get wrong about chess's clauses, one function a theme; and the referee that can be
// changed so. Errors about castling say squares by king, rook and goals, so that they are errors of
// Chess960 too.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/variants/chess/referee.hpp"

namespace hurdle::chess {

/// The family's own functions, as the mutant has them.
[[nodiscard]] inline const ChessReferee& family(const BaseReferee& rules) {
  return static_cast<const ChessReferee&>(rules);  // all changes here go to this family
}

/// A player's rank of a square, from 1.
[[nodiscard]] constexpr int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : notation.ranks - square.rank();
}

/// The right to castle with the rook of a file, of the player to move.
struct Right : mutation::Position {
  int file;

  [[nodiscard]] Square corner() const { return {file, family(rules).home_rank(side())}; }
  [[nodiscard]] bool kings_side() const { return file > royal().file(); }
  /// King and rook stand where they could castle from, wherever they have been.
  [[nodiscard]] bool pair_stands() const {
    const bool at_home = rules.notation().rights == RightsText::any_rook ||
                         royal().file() == rules.notation().royal_file;
    return royal().rank() == corner().rank() && at_home && at(corner()) == Piece(side(), rook) &&
           royal() != corner();
  }
};

/// Castling that the player to move has the right to.
struct AskedCastling : mutation::Position {
  Castling castling;

  [[nodiscard]] bool kings_side() const { return castling.king_goal.file() > 4; }
  [[nodiscard]] bool is_attacked(Square square) const {
    return family(rules).crossing_is_attacked(setup, square);
  }
};

/// The functions that mutants change.
struct Hooks : mutation::Hooks {
  using Visits = mutation::Hook<void(const mutation::Standing&, VisitSquare)>;

  Visits pawn_steps;                                                        // H2, H3
  Visits pawn_captures;                                                     // H2
  Visits pawn_passing;                                                      // H4
  mutation::Hook<int(Colour, Square from)> pawn_reach;                      // H3
  mutation::Hook<bool(const mutation::Reach&)> promotes;                    // H5
  mutation::Hook<bool(Kind)> may_become;                                    // H5
  mutation::Hook<bool(const Right&)> castling_right;                        // H8
  mutation::Hook<Castling(const Right&)> castling_with;                     // H6
  mutation::Hook<bool(const AskedCastling&)> castling_way_is_free;          // H6
  mutation::Hook<bool(const mutation::Position&)> castling_is_no_escape;    // H6
  mutation::Hook<bool(const AskedCastling&)> castling_way_is_safe;          // H6
  mutation::Hook<std::optional<int>(const mutation::Turn&)> castling_file;  // H6
  mutation::Hook<CastlingRights(const mutation::Turn&)> rights_after;       // H8
};

/// These rules with changes.
template <class Rules>
class HookedChess : public mutation::Hooked<Rules, Hooks> {
 public:
  using mutation::Hooked<Rules, Hooks>::Hooked;

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    this->hooks_.pawn_steps({{*this, setup}, from}, visit,
                            [this](const mutation::Standing& asked, VisitSquare each) {
                              Rules::pawn_steps(asked.setup, asked.from, each);
                            });
  }
  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    this->hooks_.pawn_captures({{*this, setup}, from}, visit,
                               [this](const mutation::Standing& asked, VisitSquare each) {
                                 Rules::pawn_captures(asked.setup, asked.from, each);
                               });
  }
  void pawn_passing(const Setup& setup, Square from, VisitSquare visit) const override {
    this->hooks_.pawn_passing({{*this, setup}, from}, visit,
                              [this](const mutation::Standing& asked, VisitSquare each) {
                                Rules::pawn_passing(asked.setup, asked.from, each);
                              });
  }
  int pawn_reach(Colour colour, Square from) const override {
    return this->hooks_.pawn_reach(
        colour, from, [this](Colour own, Square square) { return Rules::pawn_reach(own, square); });
  }
  bool promotes(const Setup& setup, Square from, Square to) const override {
    return this->hooks_.promotes({{{*this, setup}, from}, to},
                                 [this](const mutation::Reach& asked) {
                                   return Rules::promotes(asked.setup, asked.from, asked.to);
                                 });
  }
  bool may_become(Kind kind) const override {
    return this->hooks_.may_become(kind, [this](Kind one) { return Rules::may_become(one); });
  }
  bool castling_right(const Setup& setup, int rook_file) const override {
    return this->hooks_.castling_right({{*this, setup}, rook_file}, [this](const Right& asked) {
      return Rules::castling_right(asked.setup, asked.file);
    });
  }
  Castling castling_with(const Setup& setup, int rook_file) const override {
    return this->hooks_.castling_with({{*this, setup}, rook_file}, [this](const Right& asked) {
      return Rules::castling_with(asked.setup, asked.file);
    });
  }
  bool castling_way_is_free(const Setup& setup, const Castling& castling) const override {
    return this->hooks_.castling_way_is_free(
        {{*this, setup}, castling}, [this](const AskedCastling& asked) {
          return Rules::castling_way_is_free(asked.setup, asked.castling);
        });
  }
  bool castling_is_no_escape(const Setup& setup) const override {
    return this->hooks_.castling_is_no_escape({*this, setup},
                                              [this](const mutation::Position& asked) {
                                                return Rules::castling_is_no_escape(asked.setup);
                                              });
  }
  bool castling_way_is_safe(const Setup& setup, const Castling& castling) const override {
    return this->hooks_.castling_way_is_safe(
        {{*this, setup}, castling}, [this](const AskedCastling& asked) {
          return Rules::castling_way_is_safe(asked.setup, asked.castling);
        });
  }
  std::optional<int> castling_file(const Setup& setup, Move move) const override {
    return this->hooks_.castling_file({{*this, setup}, move}, [this](const mutation::Turn& asked) {
      return Rules::castling_file(asked.setup, asked.move);
    });
  }
  CastlingRights rights_after(const Setup& setup, Move move) const override {
    return this->hooks_.rights_after({{*this, setup}, move}, [this](const mutation::Turn& asked) {
      return Rules::rights_after(asked.setup, asked.move);
    });
  }
};

using MutantRules = mutation::Rules<Hooks>;

[[nodiscard]] MutantRules mutant_lines();         // H1
[[nodiscard]] MutantRules mutant_pawns();         // H2
[[nodiscard]] MutantRules mutant_double_steps();  // H3
[[nodiscard]] MutantRules mutant_passing();       // H4
[[nodiscard]] MutantRules mutant_captors();       // H4: what is removed, and whose king is exposed
[[nodiscard]] MutantRules mutant_promotions();    // H5
[[nodiscard]] MutantRules mutant_castling();      // H6: who castles, and where they go
[[nodiscard]] MutantRules mutant_castling_safety();  // H6: which attacks forbid it
[[nodiscard]] MutantRules mutant_castling_960();     // H7 alone
[[nodiscard]] MutantRules mutant_rights();           // H8
[[nodiscard]] MutantRules mutant_ends();             // H10, and ends of lines that there are not

/// All but those of H7 alone.
[[nodiscard]] MutantRules mutant_rules();

/// The house_rules of this game that people hold.
[[nodiscard]] std::vector<HouseRules> house_rules();

// What more than one theme speaks of.

/// A part of the pawn's movement, or `targets` of every piece, visits these squares.
[[nodiscard]] mutation::Change<Hooks> visits(Hooks::Visits Hooks::*part, mutation::Going going);

[[nodiscard]] inline bool goes_left(const mutation::Mover& mover, Square to) {
  return to.file() < mover.from.file();
}
[[nodiscard]] inline bool goes_right(const mutation::Mover& mover, Square to) {
  return to.file() > mover.from.file();
}

/// "white", "black"; "White's", "Black's".
[[nodiscard]] constexpr std::string_view side_word(Colour side) {
  return side == Colour::white ? "white" : "black";
}
[[nodiscard]] constexpr std::string_view sides(Colour side) {
  return side == Colour::white ? "White's" : "Black's";
}

/// A kind of piece with its name.
struct NamedKind {
  std::string_view name;
  Kind kind;
};
/// All that can be captured.
inline constexpr std::array<NamedKind, 5> capturable{
    {{"queen", queen}, {"rook", rook}, {"bishop", bishop}, {"knight", knight}, {"pawn", pawn}}};

}  // namespace hurdle::chess
