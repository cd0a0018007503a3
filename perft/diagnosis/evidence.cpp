#include "perft/diagnosis/evidence.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "movegen/vocab/text.hpp"

namespace hurdle {
namespace {

std::size_t pieces(const Setup& position) {
  return static_cast<std::size_t>(std::count_if(position.board.begin(), position.board.end(),
                                                [](Piece piece) { return bool(piece); }));
}

/// What tells positions apart; a position after two passes has no FEN.
std::string text_of(const Notation& notation, const Setup& position) {
  Setup written = position;
  written.passes = 0;
  return to_fen(notation, written) + ' ' + std::to_string(position.passes);
}

Listing moves_of(const Division& division) {
  Listing moves;
  for (const auto& entry : division) {
    moves.push_back(entry.first);
  }
  return moves;
}

}  // namespace

Listing listing_of(const Referee& rules, const Setup& position) {
  Listing texts;
  for (const Move move : rules.legal_moves(position)) {
    texts.push_back(to_text(rules.notation(), move));
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

Listing difference(const Listing& one, const Listing& other) {
  Listing rest;
  std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(rest));
  return rest;
}

Evidence::Evidence(const Variant& variant, std::span<const Answer> answers) : variant_(variant) {
  for (const Answer& answer : answers) {
    if (answer.depth == 1) {
      insert(observe(answer), answer.moves);
    }
  }
  for (const Answer& answer : answers) {
    if (answer.depth > 1 && repeated_.empty()) {
      deep_.push_back({answer.position, answer.depth, answer.moves, sum(answer.moves)});
    }
  }
  sort();
}

Observation Evidence::add(const Answer& answer) {
  const Observation seen = observe(answer);
  insert(seen, answer.moves);
  sort();
  return seen;
}

bool Evidence::has(const Setup& position) const {
  return seen_.count(text_of(variant_.notation, position)) > 0;
}

Observation Evidence::observe(const Answer& answer) const {
  Observation seen{answer.position, moves_of(answer.moves), {}, {}, {}};
  for (const Move move : variant_.fast.moves(answer.position)) {
    seen.legal.push_back(to_text(variant_.notation, move));
  }
  std::sort(seen.legal.begin(), seen.legal.end());
  seen.missing = difference(seen.legal, seen.listed);
  seen.extra = difference(seen.listed, seen.legal);
  return seen;
}

void Evidence::insert(const Observation& seen, const Division& moves) {
  std::vector<Listing>& before = seen_[text_of(variant_.notation, seen.position)];
  if (std::find(before.begin(), before.end(), seen.listed) != before.end()) {
    return;
  }
  before.push_back(seen.listed);
  (seen.wrong() ? wrong_ : right_).push_back(seen);
  Observation repeated = seen;
  repeated.listed.clear();
  for (const auto& [move, times] : moves) {
    if (times > Total(1)) {
      repeated.listed.push_back(move);
    }
  }
  if (!repeated.listed.empty()) {
    repeated_.push_back(repeated);
    deep_.clear();
  }
}

void Evidence::sort() {
  const auto simpler = [&](const Observation& one, const Observation& other) {
    const auto rank = [&](const Observation& seen) {
      return std::tuple(seen.position.passes > 1, seen.differences(), pieces(seen.position),
                        seen.legal.size(), text_of(variant_.notation, seen.position));
    };
    return rank(one) < rank(other);
  };
  std::stable_sort(wrong_.begin(), wrong_.end(), simpler);
  std::stable_sort(deep_.begin(), deep_.end(), [](const DeepAnswer& one, const DeepAnswer& other) {
    return one.nodes.wide() < other.nodes.wide();
  });
}

}  // namespace hurdle
