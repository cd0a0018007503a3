// Plain engines of Janggi with bugs that real programs had.
#include "props/families/zoo.hpp"

#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::props {
namespace {

const PlainEngines engine(janggi::notation);

std::vector<ZooEngine> facings() {
  return {
      engine("right", "programs that are right", {}, {}),
      engine("facing-never-made", "janggi-game", {"facing-never-made"}, {"facing-never-made"},
             "facing-forbidden"),
      engine("facing-as-in-xiangqi", "Fairy-Stockfish with flyingGeneral", {"facing-as-in-xiangqi"},
             {"facing-never-made", "facing-is-no-draw", "facing-pass-goes-on"},
             "facing-as-in-xiangqi"),
      engine("facing-is-check", "programs that began as Xiangqi",
             {"generals-attack-along-the-file"}, {"generals-attack-along-the-file"}),
      engine("facing-ends", "programs that call it a draw at once", {"facing-ends"},
             {"facing-ends-at-once"}, "facing-ends"),
      engine("facing-ignored", "Fairy-Stockfish's janggicasual", {"facing-ignored"},
             {"facing-ignored"}, "facing-ignored"),
      engine("no-draw-pass-in-check", "mcr", {"no-draw-pass-in-check"}, {"no-draw-in-check"},
             "no-draw-pass-in-check"),
      engine("facing-ends-and-no-pass-does", "janggi-arena-mvp",
             {"facing-ends", "passes-never-end"}, {"facing-ends-at-once", "passes-never-end"},
             "facing-ends-and-no-pass-does"),
  };
}

std::vector<ZooEngine> passes() {
  return {
      engine("no-pass", "janggi-engine", {"facing-ignored", "no-pass"}, {"no-pass"}, "no-pass"),
      engine("pass-only-accepts-the-draw", "small programs"),
      engine("no-pass-nor-draw", "small programs", {"no-pass"}, {"no-pass-nor-draw"}),
      engine("pass-in-check", "ladofa/janggi", {"pass-in-check"}, {"pass-in-check"},
             "pass-in-check"),
      engine("passes-never-end", "Fairy-Stockfish 99", {"passes-never-end"}, {"passes-never-end"},
             "passes-never-end"),
      engine("one-pass-ends", "small programs"),
      engine("pseudo-legal", "programs that play until a general is captured", {"pseudo-legal"},
             {"pseudo-legal"}, "pseudo-legal"),
      engine("general-is-captured", "pyjanggi", {"facing-ignored", "no-pass", "pseudo-legal"},
             {"pseudo-legal", "no-pass"}, "general-is-captured"),
  };
}

std::vector<ZooEngine> pieces_and_checks() {
  std::vector<ZooEngine> engines{
      engine("general-without-diagonals", "Fairy-Stockfish 90"),
      engine("chariot-on-any-palace-diagonal", "small programs"),
      engine("palace-jump-gives-no-check", "small programs"),
      engine("cannon-takes-cannons-on-diagonals", "Fairy-Stockfish 97"),
      engine("cannon-checks-over-cannons", "Fairy-Stockfish 590"),
      engine("elephant-first-block-forgotten", "small programs",
             {"elephant-ignores-the-first-point"}, {"elephant-ignores-the-first-point"}),
      engine("elephant-second-block-forgotten", "small programs",
             {"elephant-ignores-the-second-point"}, {"elephant-ignores-the-second-point"}),
      engine("horse-check-by-the-wrong-leg", "mcr 198", {"horse-check-leg-beside-the-general"},
             {"horse-check-leg-beside-the-general"}),
      engine("leaper-pins-forgotten", "Fairy-Stockfish 105", {"pins-by-leapers-forgotten"},
             {"pins-by-lame-leapers-forgotten"}),
      engine("diagonal-pins-forgotten", "variant-nnue-tools 8", {"pins-on-diagonals-forgotten"},
             {"pins-on-diagonals-forgotten"}),
      engine("soldier-on-any-palace-diagonal", "small programs"),
      engine("palace-steps-listed-twice", "programs that go along palace lines apart",
             {"palace-steps-listed-twice"}, {}),
  };
  engines.back().lists_twice = true;
  return engines;
}

const RegisteredZoo with_facings(facings());
const RegisteredZoo with_passes(passes());
const RegisteredZoo with_pieces(pieces_and_checks());

}  // namespace
}  // namespace hurdle::props
