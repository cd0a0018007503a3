// Plain engines of Shogi with bugs that real programs had.
#include "props/families/zoo.hpp"

#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::props {
namespace {

using shogi::notation;

const PlainEngines engine(notation);

const RegisteredZoo with_drops({
    engine("right", "programs that are right", {}, {}),
    engine("second-pawn-allowed", "small programs", {"second-pawn-on-a-file"},
           {"second-pawn-allowed"}),
    engine("tokins-bar-the-file", "small programs"),
    engine("enemy-pawns-bar-the-file", "python-shogi 6"),
    engine("pawn-drops-mate", "Fairy-Stockfish", {"pawn-drop-mates"}, {"pawn-drop-mates"},
           "pawn-drop-mates"),
    engine("mate-judged-by-king-moves", "lishogi 81"),
    engine("pawn-drop-never-checks", "small programs"),
    engine("knights-dropped-anywhere", "small programs", {"knights-on-the-last-two-ranks"},
           {"knights-on-the-last-two-ranks"}),
    engine("drops-do-not-answer-check", "small programs"),
    engine("drops-listed-each", "small programs", {"equal-pieces-dropped-each"},
           {"equal-pieces-in-hand-counted-each"}),
});

const RegisteredZoo with_pieces({
    engine("promotes-by-arriving-only", "programs that began as chess",
           {"promotion-by-arriving-only"}, {"promotion-by-arriving-only"}),
    engine("promotion-is-never-forced", "small programs"),
    engine("pawns-must-promote", "programs that spare themselves a choice"),
    engine("dragon-goes-as-a-rook", "small programs"),
    engine("gold-goes-as-a-king", "small programs"),
    engine("silver-goes-as-a-gold", "small programs"),
    engine("tokin-goes-as-a-pawn", "programs whose promotion is a name alone"),
    {"pseudo-legal",
     notation,
     "programs that play until a king is captured",
     [](const Setup& setup) { return pseudo_legal_moves(notation, setup); },
     {"pseudo-legal"},
     "pseudo-legal"},
});

}  // namespace
}  // namespace hurdle::props
