// The clause ids of Makruk for the oracle of its ends.
#include "props/families/makpong/ends.hpp"

#include "movegen/variants/makruk/notation.hpp"

namespace hurdle::props {
namespace {

const ThaiEnds ends(makruk::notation, {.mate = "T6",
                                       .stalemate = "T7",
                                       .threefold = "T8",
                                       .fifty_moves = "",
                                       .boards_honour = "T9",
                                       .pieces_honour = "T10",
                                       .lack = "T11"});

}  // namespace
}  // namespace hurdle::props
