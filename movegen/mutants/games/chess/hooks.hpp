// The mutants of chess's clauses, one function for each theme, and the referee that they change.
// Mutants of castling name squares by king, rook and their targets, so that they fit Chess960 too.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/themes/chess.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/chess/referee.hpp"

namespace hurdle::chess {

using namespace mutation;

/// The functions of this game, with the changes of the mutant.
[[nodiscard]] inline const ChessReferee& family(const BaseReferee& rules) {
  return static_cast<const ChessReferee&>(rules);  // all changes here go to this family
}

/// The right to castle with the rook of a file, of the player to move.
struct Right : Situation {
  int file;

  [[nodiscard]] auto arguments() const { return std::tie(setup, file); }
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
struct AskedCastling : Situation {
  Castling castling;

  [[nodiscard]] auto arguments() const { return std::tie(setup, castling); }
  [[nodiscard]] bool kings_side() const { return castling.king_goal.file() > 4; }
  [[nodiscard]] bool is_attacked(Square square) const {
    return family(rules).crossing_is_attacked(setup, square);
  }
};

/// The functions that mutants change.
struct Hooks : PawnHooks {
  Hook<bool(const Reach&)> promotes;                      // H5
  Hook<bool(Kind)> may_become;                            // H5
  Hook<bool(const Right&)> castling_right;                // H8
  Hook<Castling(const Right&)> castling_with;             // H6
  Hook<bool(const AskedCastling&)> castling_way_is_free;  // H6
  Hook<bool(const Situation&)> castling_is_no_escape;     // H6
  Hook<bool(const AskedCastling&)> castling_way_is_safe;  // H6
  Hook<std::optional<int>(const Turn&)> castling_file;    // H6
  Hook<CastlingRights(const Turn&)> rights_after;         // H8
};

/// These rules with changes.
template <class Rules>
class HookedChess : public HookedPawns<Hooked<Rules, Hooks>> {
 public:
  using HookedPawns<Hooked<Rules, Hooks>>::HookedPawns;
  using Original = Rules;

  HURDLE_HOOK(bool, promotes, (const Setup& setup, Square from, Square to),
              {{{*this, setup}, from}, to});
  HURDLE_HOOK(bool, may_become, (Kind kind), kind);
  HURDLE_HOOK(bool, castling_right, (const Setup& setup, int rook_file),
              {{*this, setup}, rook_file});
  HURDLE_HOOK(Castling, castling_with, (const Setup& setup, int rook_file),
              {{*this, setup}, rook_file});
  HURDLE_HOOK(bool, castling_way_is_free, (const Setup& setup, const Castling& castling),
              {{*this, setup}, castling});
  HURDLE_HOOK(bool, castling_is_no_escape, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, castling_way_is_safe, (const Setup& setup, const Castling& castling),
              {{*this, setup}, castling});
  HURDLE_HOOK(std::optional<int>, castling_file, (const Setup& setup, Move move),
              {{*this, setup}, move});
  HURDLE_HOOK(CastlingRights, rights_after, (const Setup& setup, Move move),
              {{*this, setup}, move});
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] MutantRules mutant_lines();            // H1
[[nodiscard]] MutantRules forgotten_directions();    // H1
[[nodiscard]] MutantRules mutant_pawns();            // H2
[[nodiscard]] MutantRules mutant_double_steps();     // H3
[[nodiscard]] MutantRules mutant_passing();          // H4
[[nodiscard]] MutantRules overlooked_captures();     // H4
[[nodiscard]] MutantRules mutant_attackers();        // H4: the removed pawn, and exposed kings
[[nodiscard]] MutantRules mutant_promotions();       // H5
[[nodiscard]] MutantRules forgotten_kinds();         // H5
[[nodiscard]] MutantRules mutant_castling();         // H6: wings and squares
[[nodiscard]] MutantRules forgotten_wings();         // H6: wings and squares
[[nodiscard]] MutantRules mutant_castling_safety();  // H6: which attacks forbid it
[[nodiscard]] MutantRules harmless_attackers();      // H6: which attacks forbid it
[[nodiscard]] MutantRules unsafe_wings();            // H6: which attacks forbid it
[[nodiscard]] MutantRules mutant_castling_960();     // H7 alone
[[nodiscard]] MutantRules mutant_rights();           // H8
[[nodiscard]] MutantRules kept_corners();            // H8
[[nodiscard]] MutantRules rights_of_corners();       // H8, of Chess960 alone
[[nodiscard]] MutantRules mutant_ends();             // H10, and ends of lines that the game lacks

/// Facts about the pieces that decide which common mutants change counts.
inline const CommonFacts facts{.pinners = {queen, rook, bishop}};

/// After moves of which this holds, a passed square stays for the side that may use it, unless the
/// move passes another.
[[nodiscard]] Change<Hooks> squares_stay_if(std::function<bool(const Turn& asked)> when);

/// All mutants except those of H7 alone.
[[nodiscard]] MutantRules mutant_rules();

/// A kind of piece with its name.
struct NamedKind {
  std::string_view name;
  Kind kind;
};
/// All kinds that can be captured.
inline constexpr std::array<NamedKind, 5> capturable{
    {{"queen", queen}, {"rook", rook}, {"bishop", bishop}, {"knight", knight}, {"pawn", pawn}}};

}  // namespace hurdle::chess
