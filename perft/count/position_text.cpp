#include "perft/count/position_text.hpp"

#include <fmt/format.h>

#include <sstream>
#include <string>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

const Setup& possible(const Variant& variant, const Setup& setup) {
  if (const auto invalid = variant.referee.invalid_reason(setup)) {
    throw BadPosition(
        fmt::format("an impossible position ({}): {}", invalid->clause, invalid->reason));
  }
  return setup;
}

}  // namespace

Setup position_by_fen(const Variant& variant, std::string_view fen) {
  try {
    return possible(variant, parse_fen(variant.notation, fen));
  } catch (const TextError& error) {
    throw BadPosition(error.what());
  }
}

Setup position_by_setup(const Variant& variant, std::string_view names) {
  try {
    return possible(variant, start_position(variant.notation, names));
  } catch (const TextError& error) {
    throw BadPosition(error.what());
  }
}

PlayedPosition play_moves(const Variant& variant, const PlayedPosition& from,
                          std::string_view moves) {
  PlayedPosition played = from;
  std::istringstream words{std::string(moves)};
  std::string word;
  for (int number = 1; words >> word; ++number) {
    const auto where = fmt::format("move {} '{}'", number, quoted(word));
    try {
      const Move move = parse_move(variant.notation, word);
      const Verdict verdict = variant.referee.explain(played.setup, move);
      if (!verdict.legal) {
        throw BadPosition(
            fmt::format("{}: illegal by {}: {}", where, verdict.clause, verdict.sentence));
      }
      played.setup = variant.referee.after(played.setup, move);
      played.last = move;
    } catch (const TextError& error) {
      throw BadPosition(fmt::format("{}: {}", where, error.what()));
    }
  }
  return played;
}

}  // namespace hurdle
