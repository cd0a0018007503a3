#include "movegen/notations/parsed_move.hpp"

#include <fmt/format.h>

#include <utility>

#include "movegen/vocab/text/lists.hpp"

namespace hurdle::notations {

ParsedMove foreign(std::string problem) {
  return {false, {}, std::move(problem)};
}

ParsedMove no_move(std::string problem) {
  return {true, {}, std::move(problem)};
}

ParsedMove named(Move move) {
  return {true, {move.plain()}, {}};
}

ParsedMove one_of(const Place& place, std::vector<Move> moves, std::string none,
                  const std::string& several) {
  for (Move& move : moves) {
    move = move.plain();
  }
  if (moves.empty()) {
    return no_move(std::move(none));
  }
  if (moves.size() == 1) {
    return {true, std::move(moves), {}};
  }
  const std::vector<std::string> texts = move_texts(place.notation(), moves);
  return {true, std::move(moves), fmt::format("fits {}; {}", fmt::join(texts, ", "), several)};
}

}  // namespace hurdle::notations
