#include "props/families/xiangqi/repetition/search.hpp"

#include <algorithm>

namespace hurdle::props {
namespace {

constexpr int most_nodes = 150;
constexpr std::size_t most_valued = 10;  ///< candidates whose value is computed
constexpr std::size_t most_tried = 4;

using xiangqi::Capture;

/// Whether the same pieces already threatened before the move.
bool stood(const std::vector<Capture>& before, Capture capture, Move move) {
  const Square attacker = capture.attacker == move.to() ? move.from() : capture.attacker;
  return std::ranges::any_of(before, [&](Capture other) {
    return other.attacker == attacker && other.victim == capture.victim;
  });
}

}  // namespace

LoopSearch::LoopSearch(const Variant& variant, Random& random)
    : variant_(variant), random_(random), ends_(variant.referee, {}) {}

std::optional<std::vector<Move>> LoopSearch::find(const Setup& start, int plies) {
  constexpr int attempts = 3;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    start_ = start;
    found_.clear();
    budget_ = most_nodes;
    worth_of_check_ = random_.chance(30) ? 6 : 0;
    worth_of_threat_ = random_.chance(80) ? 4 : 0;
    worth_of_answer_ = random_.chance(80) ? 4 : 0;
    if (extend(start, plies)) {
      return found_;
    }
  }
  return std::nullopt;
}

bool LoopSearch::extend(const Setup& now, int plies) {
  if (plies == 0) {
    return now.board == start_.board;
  }
  if (--budget_ < 0) {
    return false;
  }
  for (const Candidate& candidate : candidates(now, plies)) {
    found_.push_back(candidate.successor.move);
    if (extend(candidate.successor.position, plies - 1)) {
      return true;
    }
    found_.pop_back();
  }
  return false;
}

/// The best of some moves from which the mover's pieces can still return in time.
std::vector<LoopSearch::Candidate> LoopSearch::candidates(const Setup& now, int plies) {
  const int left = (plies + 1) / 2 - 1;
  std::vector<Candidate> all;
  for (const Successor& successor : variant_.fast.successors(now)) {
    if (!now.at(successor.move.to()) && displaced(successor.position, now.side) <= left) {
      all.push_back({successor});
    }
  }
  for (std::size_t index = all.size(); index > 1; --index) {
    std::swap(all[index - 1], all[random_.below(index)]);
  }
  all.resize(std::min(all.size(), most_valued));
  for (Candidate& candidate : all) {
    candidate.value = value_of(now, candidate);
  }
  std::ranges::stable_sort(
      all, [](const Candidate& one, const Candidate& other) { return one.value > other.value; });
  all.resize(std::min(all.size(), most_tried));
  return all;
}

int LoopSearch::value_of(const Setup& now, const Candidate& candidate) {
  const auto& [move, next] = candidate.successor;
  int value = random_.between(0, 3);
  if (worth_of_check_ > 0 && variant_.fast.checkers(next) > 0) {
    value += worth_of_check_;
  }
  if (worth_of_threat_ > 0) {
    const auto before = ends_.threats(now, now.side, xiangqi::Moment::before);
    const auto after = ends_.threats(next, now.side, xiangqi::Moment::after);
    value +=
        std::ranges::any_of(after, [&](Capture capture) { return !stood(before, capture, move); })
            ? worth_of_threat_
            : 0;
  }
  if (worth_of_answer_ > 0) {
    const Colour other = opponent(now.side);
    value += ends_.threats(next, other, xiangqi::Moment::answered).size() <
                     ends_.threats(now, other, xiangqi::Moment::after).size()
                 ? worth_of_answer_
                 : 0;
  }
  return value;
}

int LoopSearch::displaced(const Setup& now, Colour side) const {
  int count = 0;
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = start_.board[index];
    count += piece.belongs_to(side) && now.board[index] != piece ? 1 : 0;
  }
  return count;
}

}  // namespace hurdle::props
