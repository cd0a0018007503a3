// Fuzz target: a move of any variant, and optionally the position: `makruk a3a4 FEN`. A parsed
// move, written and parsed again, is equal; its explanation agrees with the list of legal moves.
#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void move(std::string_view input) {
  const auto [variant, rest] = variant_and_rest(input);
  if (variant == nullptr) {
    return;
  }
  const Notation& notation = variant->notation;
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view fen = rest.substr(std::min(end + 1, rest.size()));
  std::string_view text = rest.substr(0, end);
  Move read;
  Setup setup;
  try {
    read = parse_move(notation, text);
    text = fen;
    setup = fen.empty() ? start_position(notation) : parse_fen(notation, fen);
  } catch (const TextError& error) {
    must_be_short_and_located(error, text);
    return;
  }
  must(parse_move(notation, to_text(notation, read)) == read, "a move that is written reads back");
  const Referee& referee = variant->referee;
  if (referee.invalid_reason(setup)) {
    return;
  }
  const auto moves = referee.legal_moves(setup);
  const bool listed =
      std::ranges::any_of(moves, [&](Move one) { return one.plain() == read.plain(); });
  const Verdict verdict = referee.explain(setup, read);
  must(verdict.legal == listed, "a move is explained as legal exactly when it is listed");
  must(!verdict.sentence.empty() && find_clause(notation, verdict.clause) != nullptr,
       "a clause decides, in a sentence");
  if (listed) {
    must(!referee.invalid_reason(referee.after(setup, read)),
         "a legal move leads to a possible position");
  }
}

}  // namespace hurdle::fuzz
