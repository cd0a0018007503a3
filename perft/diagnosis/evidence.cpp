#include "perft/diagnosis/evidence.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

#include "movegen/mutants/hook.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"

namespace hurdle {
namespace {

/// Text that identifies a position; after two passes a position has no FEN.
std::string text_of(const Notation& notation, const Setup& position) {
  Setup written = position;
  written.passes = 0;
  return to_fen(notation, written) + ' ' + std::to_string(position.passes);
}

std::string question_of(const Notation& notation, const Setup& base, std::span<const Move> line,
                        int depth) {
  std::string text = text_of(notation, base);
  for (const Move move : line) {
    text += ' ' + to_text(notation, move.plain());
  }
  return text + " depth " + std::to_string(depth);
}

/// How often a listing keeps the same move at most. More repeats add no evidence, and an engine may
/// claim any number.
constexpr std::size_t most_times = 4;

/// The moves of a reply at depth 1, whose counts say how often each move was listed.
Listing moves_of(const Division& division, Repeats repeats) {
  Listing moves;
  for (const auto& [move, times] : division) {
    moves.push_back(move);
    for (Total again = 1; repeats == Repeats::count && again < times && again < most_times;
         again += Total(1)) {
      moves.push_back(move);
    }
  }
  return moves;
}

/// Sorted texts, each at most `most_times` times.
Listing few_of_each(const Listing& sorted) {
  Listing few;
  for (const std::string& text : sorted) {
    if (few.size() < most_times || few[few.size() - most_times] != text) {
      few.push_back(text);
    }
  }
  return few;
}

/// What the order of wrong lists depends on.
auto simplicity_of(const Observation& seen) {
  return std::tuple(seen.position.passes > 1, seen.differences(), piece_count(seen.position),
                    seen.legal.size(), std::string_view(seen.text), seen.line.size());
}

bool is_simpler(const Observation& one, const Observation& other) {
  return simplicity_of(one) < simplicity_of(other);
}

bool is_cheaper(const DeepAnswer& one, const DeepAnswer& other) {
  return one.nodes.wide() < other.nodes.wide();
}

/// Puts the last item in its place after the others that are not greater, which are sorted.
template <class Item>
void place_last(std::vector<Item>& items, bool (*before)(const Item& one, const Item& other)) {
  if (!items.empty()) {
    const auto last = std::prev(items.end());
    std::rotate(std::upper_bound(items.begin(), last, *last, before), last, items.end());
  }
}

bool can_be_played(const Setup& position, Move move) {
  if (move.is_drop()) {
    return position.held(position.side, move.kind()) > 0;
  }
  const Piece piece = position.at(move.from());
  return bool(piece) && piece.colour() == position.side;
}

}  // namespace

Listing listing_of(const Referee& rules, const Setup& position) {
  Listing texts;
  try {
    for (const Move move : rules.legal_moves(position)) {
      texts.push_back(to_text(rules.notation(), move));
    }
  } catch (const mutation::EndlessRules& endless) {
    return {endless.what()};
  }
  std::ranges::sort(texts);
  return few_of_each(texts);
}

Division division_of(std::shared_ptr<const Referee> rules, const Setup& position, int depth,
                     const std::atomic<bool>* stop) {
  CountOptions how;
  how.stop = stop;
  const Notation& notation = rules->notation();
  try {
    return by_text(notation,
                   make_referee_generator(std::move(rules))->divide(position, depth, how));
  } catch (const mutation::EndlessRules& endless) {
    return {{endless.what(), Total(1)}};
  }
}

Listing difference(const Listing& one, const Listing& other) {
  Listing rest;
  std::ranges::set_difference(one, other, std::back_inserter(rest));
  return rest;
}

bool within(const Listing& part, const Listing& whole) {
  return std::ranges::includes(whole, part);
}

std::optional<Setup> play(const Referee& rules, const Setup& base, std::span<const Move> line) {
  Setup position = base;
  try {
    for (const Move move : line) {
      if (!can_be_played(position, move)) {
        return std::nullopt;
      }
      position = rules.after(position, move);
    }
  } catch (const mutation::EndlessRules&) {
    return std::nullopt;
  }
  return position;
}

std::vector<Answer> replayed(const Referee& rules, std::span<const Answer> answers) {
  std::vector<Answer> all;
  for (const Answer& answer : answers) {
    if (const std::optional<Setup> position = play(rules, answer.base, answer.line)) {
      all.push_back(answer);
      all.back().position = *position;
    }
  }
  return all;
}

bool is_legal(const Referee& rules, Setup position, std::span<const Move> line) {
  if (rules.invalid_reason(position)) {
    return false;
  }
  for (const Move move : line) {
    const std::vector<Move> moves = rules.legal_moves(position);
    if (std::ranges::none_of(moves, [&](Move legal) { return legal.plain() == move.plain(); })) {
      return false;
    }
    position = rules.after(position, move);
  }
  return true;
}

Evidence::Evidence(const Variant& variant, std::span<const Answer> answers, Repeats repeats)
    : variant_(variant), repeats_(repeats) {
  for (const Answer& answer : answers) {
    insert(answer);
  }
  std::ranges::stable_sort(wrong_, is_simpler);
  std::ranges::stable_sort(repeated_, is_simpler);
  std::ranges::stable_sort(deep_, is_cheaper);
}

Observation Evidence::add(const Answer& answer) {
  Observation seen = insert(answer);
  place_last(wrong_, is_simpler);
  place_last(repeated_, is_simpler);
  place_last(deep_, is_cheaper);
  return seen;
}

bool Evidence::has(const Setup& base, std::span<const Move> line, int depth) const {
  return seen_.count(question_of(variant_.notation, base, line, depth)) > 0;
}

Observation Evidence::observe(const Answer& answer) const {
  Observation seen{observed_,
                   answer.base,
                   answer.line,
                   answer.position,
                   moves_of(answer.moves, repeats_),
                   listing_of(variant_.referee, answer.position),
                   {},
                   {},
                   {},
                   text_of(variant_.notation, answer.position)};
  seen.missing = difference(seen.legal, seen.listed);
  seen.extra = difference(seen.listed, seen.legal);
  for (const auto& [move, times] : answer.moves) {
    if (times > Total(1)) {
      seen.repeated.push_back(move);
    }
  }
  return seen;
}

Observation Evidence::insert(const Answer& answer) {
  std::vector<Division>& before =
      seen_[question_of(variant_.notation, answer.base, answer.line, answer.depth)];
  const bool known = std::ranges::find(before, answer.moves) != before.end();
  if (!known) {
    before.push_back(answer.moves);
  }
  if (answer.depth > 1) {
    if (!known && repeats_ == Repeats::count) {
      deep_.push_back({answer, sum(answer.moves)});
    }
    return {};
  }
  Observation seen = observe(answer);
  if (!known) {
    ++observed_;
    (seen.wrong() ? wrong_ : right_).push_back(seen);
    if (!seen.repeated.empty()) {
      repeated_.push_back(seen);
    }
  }
  return seen;
}

}  // namespace hurdle
