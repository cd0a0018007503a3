#include "perft/exhaust/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

std::vector<Move> only_in(const std::vector<Successor>& these,
                          const std::vector<Successor>& others) {
  std::vector<Move> moves;
  for (const Successor& successor : these) {
    if (std::ranges::none_of(
            others, [&](const Successor& other) { return other.move == successor.move; })) {
      moves.push_back(successor.move);
    }
  }
  return moves;
}

/// A number that positions with other pieces seldom share.
std::size_t hash_of(const Setup& position) {
  const auto bytes = std::as_bytes(std::span(position.board));
  const std::string_view board(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  return std::hash<std::string_view>()(board) + index_of(position.side);
}

}  // namespace

Total RecurringCounts::moves(const Setup& position) {
  constexpr std::size_t places = 1U << 16U;
  kept_.resize(places);
  Kept& kept = kept_[hash_of(position) % places];
  if (!same_state(kept.position, position)) {
    kept = {position, generator_.perft(position, 1)};
  }
  return kept.moves;
}

ExhaustResult& ExhaustResult::operator+=(const ExhaustResult& other) {
  for (const ExhaustCount& count : exhaust_counts) {
    this->*count.member += other.*count.member;
  }
  differences.insert(differences.end(), other.differences.begin(), other.differences.end());
  interrupted = interrupted || other.interrupted;
  return *this;
}

bool Comparison::compare(const Setup& setup, ExhaustResult& result) {
  const std::vector<Successor> right = other_.successors(setup);
  const int checkers = other_.checkers(setup);
  ++result.positions;
  result.moves += right.size();
  result.checks += checkers > 0 ? 1 : 0;
  if (right.empty()) {
    const Ending ending = referee_.ending(setup).ending;
    result.mates += ending == Ending::mate ? 1 : 0;
    result.stalemates += ending == Ending::stalemate ? 1 : 0;
    result.ended += ending == Ending::ended ? 1 : 0;
  }
  auto difference = difference_in(setup, right, checkers);
  if (!difference) {
    return true;
  }
  ++result.different;
  if (result.differences.size() < stop_after_) {
    result.differences.push_back(std::move(*difference));
  }
  return false;
}

std::optional<ExhaustDifference> Comparison::difference_in(const Setup& setup,
                                                           const std::vector<Successor>& right,
                                                           int checkers) {
  const std::vector<Successor> found = one_.successors(setup);
  ExhaustDifference difference{setup, only_in(right, found), only_in(found, right), {}};
  if (!difference.missing.empty()) {
    difference.words = fmt::format("{} is missing", text(difference.missing.front()));
  } else if (!difference.extra.empty()) {
    difference.words = fmt::format("{} is not legal", text(difference.extra.front()));
  } else if (found.size() != right.size()) {
    difference.words = fmt::format("{} moves are listed, expected {}: a move is listed twice",
                                   found.size(), right.size());
  } else {
    difference.words = difference_of_numbers(setup, found, right, checkers);
  }
  return difference.words.empty() ? std::nullopt : std::optional(std::move(difference));
}

/// What differs although the moves are the same; empty if nothing does.
std::string Comparison::difference_of_numbers(const Setup& setup,
                                              const std::vector<Successor>& found,
                                              const std::vector<Successor>& right, int checkers) {
  for (std::size_t index = 0; index < right.size(); ++index) {
    if (found[index].position != right[index].position) {
      return fmt::format("the position after {} is '{}', expected '{}'", text(right[index].move),
                         fen(found[index].position), fen(right[index].position));
    }
  }
  const int checkers_found = one_.checkers(setup);
  if (checkers_found != checkers) {
    return fmt::format("{} pieces give check, expected {}", checkers_found, checkers);
  }
  return difference_of_counts(setup, right);
}

std::string Comparison::difference_of_counts(const Setup& setup,
                                             const std::vector<Successor>& right) {
  const Total count = counted(setup, 1);
  if (count != Total(right.size())) {
    return fmt::format("{} moves are counted, expected {}", to_text(count), right.size());
  }
  if (depth_ < 2) {
    return {};
  }
  Total replies;
  for (const Successor& successor : right) {
    replies += replies_.moves(successor.position);
  }
  const Total two_plies = counted(setup, 2);
  return two_plies == replies
             ? std::string()
             : fmt::format("perft 2 is {}, expected {}", to_text(two_plies), to_text(replies));
}

Total Comparison::counted(const Setup& setup, int depth) const {
  return counter_->count({&setup, 1}, depth).front();
}

std::string Comparison::text(Move move) const {
  return to_text(one_.notation(), move);
}

std::string Comparison::fen(const Setup& setup) const {
  return setup.passes < 2 ? to_fen(one_.notation(), setup) : "ended by passes";
}

}  // namespace hurdle
