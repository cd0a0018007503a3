// Fuzz target: a FEN of any variant: `makruk FEN`. A parsed FEN, written and parsed again, is
// equal; it is drawn, and counted by both generators if the position is valid.
#include "movegen/vocab/text/text.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void fen(std::string_view input) {
  const auto [variant, text] = variant_and_rest(input);
  if (variant == nullptr) {
    return;
  }
  const Notation& notation = variant->notation;
  Setup setup;
  try {
    setup = parse_fen(notation, text);
  } catch (const TextError& error) {
    must_be_short_and_located(error, text);
    return;
  }
  must(parse_fen(notation, to_fen(notation, setup)) == setup, "a FEN that is written reads back");
  must(!diagram(notation, setup).empty(), "every position can be drawn");
  if (!variant->referee.invalid_reason(setup)) {
    must_be_counted_alike(*variant, setup);
  }
}

}  // namespace hurdle::fuzz
