// Plain engines of Xiangqi with bugs that real programs had.
#include "props/families/zoo.hpp"

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::props {
namespace {

using xiangqi::notation;

const PlainEngines engine(notation);

const RegisteredZoo zoo({
    engine("right", "programs that are right", {}, {}),
    engine("facing-ignored", "programs that began as Janggi", {"generals-may-face"},
           {"facing-ignored"}, "facing-ignored"),
    engine("horse-leaps", "programs that began as chess"),
    engine("horse-leg-beside-the-target", "small programs"),
    engine("horse-check-by-the-wrong-leg", "programs that look for check from the general",
           {"horse-check-leg-beside-the-general"}, {"horse-check-leg-beside-the-general"}),
    engine("elephant-leaps", "small programs"),
    engine("elephant-crosses-the-river", "small programs", {"elephant-crosses-the-river"},
           {"elephant-crosses-the-river"}, "elephants-cross"),
    engine("general-roams", "small programs"),
    engine("cannon-jumps-quietly-too", "small programs"),
    engine("cannon-spares-cannons", "programs that began as Janggi"),
    engine("soldier-sideways-from-the-start", "programs that began as Janggi"),
    engine("soldier-goes-back", "small programs", {"soldier-goes-back"}, {"soldier-goes-back"},
           "soldiers-go-back"),
    engine("only-the-general-answers-two-checks", "programs that began as chess",
           {"only-the-king-answers-two-checks"}, {"only-the-royal-answers-two-checks"}),
    {"pseudo-legal",
     notation,
     "gym-xiangqi",
     [](const Setup& setup) { return pseudo_legal_moves(notation, setup); },
     {"pseudo-legal", "facing-ignored"}},
});

}  // namespace
}  // namespace hurdle::props
