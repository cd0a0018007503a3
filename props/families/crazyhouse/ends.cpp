// Oracle for how whole games of Crazyhouse end, written from the rules page: H9, H10, Z7 and Z8.
#include "props/families/chess/ends.hpp"

#include "movegen/variants/crazyhouse/notation.hpp"

namespace hurdle::props {
namespace {

const ChessPlainEnds ends(crazyhouse::notation,
                          {.lack = "", .repetition = "Z7", .fifty_moves = "Z8"});

}  // namespace
}  // namespace hurdle::props
