// Plain engines of Shogi with bugs that real programs had.
#include "props/families/zoo.hpp"

#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::props {
namespace {

using shogi::notation;

ZooEngine engine(std::string_view name, std::string_view seen,
                 const std::vector<std::string>& faults, std::vector<std::string> mutants,
                 std::string house_rules = "") {
  return plain_engine(notation, name, seen, faults, std::move(mutants), std::move(house_rules));
}

const RegisteredZoo with_drops({
    engine("right", "programs that are right", {}, {}),
    engine("second-pawn-allowed", "small programs", {"second-pawn-on-a-file"},
           {"second-pawn-allowed"}),
    engine("tokins-bar-the-file", "small programs", {"tokins-bar-the-file"},
           {"tokins-bar-the-file"}),
    engine("enemy-pawns-bar-the-file", "python-shogi 6", {"enemy-pawns-bar-the-file"},
           {"enemy-pawns-bar-the-file"}),
    engine("pawn-drops-mate", "Fairy-Stockfish", {"pawn-drop-mates"}, {"pawn-drop-mates"},
           "pawn-drop-mates"),
    engine("mate-judged-by-king-moves", "lishogi 81", {"mate-judged-by-king-moves"},
           {"mate-judged-by-king-moves"}),
    engine("pawn-drop-never-checks", "small programs", {"pawn-drop-never-checks"},
           {"pawn-drop-never-checks"}),
    engine("knights-dropped-anywhere", "small programs", {"knights-on-the-last-two-ranks"},
           {"knights-on-the-last-two-ranks"}),
    engine("drops-do-not-answer-check", "small programs", {"drops-do-not-answer-check"},
           {"drops-do-not-answer-check"}),
    engine("drops-listed-each", "small programs", {"equal-pieces-dropped-each"},
           {"equal-pieces-in-hand-counted-each"}),
});

const RegisteredZoo with_pieces({
    engine("promotes-by-arriving-only", "programs that began as chess",
           {"promotion-by-arriving-only"}, {"promotion-by-arriving-only"}),
    engine("promotion-is-never-forced", "small programs", {"promotion-is-never-forced"},
           {"promotion-is-never-forced"}),
    engine("pawns-must-promote", "programs that spare themselves a choice", {"pawns-must-promote"},
           {"pawns-must-promote"}),
    engine("dragon-goes-as-a-rook", "small programs", {"dragon-goes-as-a-rook"},
           {"dragon-goes-as-a-rook"}),
    engine("gold-goes-as-a-king", "small programs", {"gold-goes-as-a-king"},
           {"gold-goes-as-a-king"}),
    engine("silver-goes-as-a-gold", "small programs", {"silver-goes-as-a-gold"},
           {"silver-goes-as-a-gold"}),
    engine("tokin-goes-as-a-pawn", "programs whose promotion is a name alone",
           {"tokin-goes-as-a-pawn"}, {"tokin-goes-as-a-pawn"}),
    {"pseudo-legal",
     notation,
     "programs that play until a king is captured",
     [](const Setup& setup) { return pseudo_legal_moves(notation, setup); },
     {"pseudo-legal"},
     "pseudo-legal"},
});

}  // namespace
}  // namespace hurdle::props
