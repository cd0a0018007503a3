#include "movegen/notations/reading.hpp"

#include <fmt/format.h>

#include <utility>

#include "movegen/vocab/text/lists.hpp"

namespace hurdle::notations {

Reading foreign(std::string problem) {
  return {false, {}, std::move(problem)};
}

Reading no_move(std::string problem) {
  return {true, {}, std::move(problem)};
}

Reading named(Move move) {
  return {true, {move.plain()}, {}};
}

Reading one_of(const Place& place, std::vector<Move> moves, std::string none,
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
