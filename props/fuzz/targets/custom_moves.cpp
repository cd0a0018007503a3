// Fuzz target: moves of a built-in game of variants files, in coordinates or in SAN, from its
// start: `capablanca 1. e4 e5 Nf3`. Every word that names a move names a legal one, whose text in
// coordinates names it too.
#include <stdexcept>

#include "movegen/custom/games.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/custom/line.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

/// Explains a word that is no legal move, if it has the form of a move.
void explain_illegal(const custom::JudgedCustomGame& judged, const custom::Game& game,
                     std::string_view word) {
  if (judged.end()) {
    return;
  }
  try {
    const custom::CustomVerdict verdict = custom::explain(game, judged.position(), word);
    must(!verdict.legal && !verdict.clause.empty(), "a word that names no legal move is illegal");
  } catch (const std::invalid_argument&) {
    return;  // it is no move at all
  }
}

}  // namespace

void custom_moves(std::string_view input) {
  constexpr std::size_t most_bytes = 200;
  const std::string_view text = input.substr(0, most_bytes);
  const std::string_view name = text.substr(0, text.find(' '));
  const auto game = custom::built_in_games().find(name);
  if (game == nullptr) {
    return;
  }
  custom::JudgedCustomGame judged(*game, custom::Rules(game->facts).start());
  custom::MoveList list(text.substr(name.size()));
  try {
    while (const auto next = list.take(judged.rules(), judged.position(), judged.moves())) {
      if (!next->move) {
        explain_illegal(judged, *game, next->word);
        return;
      }
      const std::string written = judged.rules().text_of(*next->move);
      const auto same =
          custom::named_move(judged.rules(), judged.position(), judged.moves(), written);
      must(same == next->move, "a move that is written in coordinates is read as that move");
      judged.play(*next->move);
    }
  } catch (const std::invalid_argument&) {
    return;  // a word that names several moves
  }
}

}  // namespace hurdle::fuzz
