#include "perft/diagnosis/questions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/diagnosis/cover.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle {
namespace {

// Questions without a reply one after the other: the engine may not know such positions, and each
// may end it.
constexpr std::size_t most_refused = 8;
constexpr std::size_t most_undecided = 12;           // replies that no partial theory predicts
constexpr std::size_t most_compared_by_passes = 40;  // positions from which three passes are tried
constexpr std::size_t most_partial_draws = 400;  // random positions to separate partial theories
constexpr std::size_t most_replies =
    6;                      // most replies to try after a move that theories play differently
constexpr int deepest = 5;  // greatest depth of a question about counts
constexpr std::uint64_t most_tree_nodes = 5'000;  // most nodes of such a question
constexpr std::uint64_t most_drawn = 2'000;       // most random positions to try for one question

/// The candidates that are in all theories.
Theory common_part(const std::vector<Theory>& theories) {
  Theory common = theories.front();
  for (const Theory& theory : theories) {
    std::erase_if(common, [&](std::size_t member) { return !has(theory, member); });
  }
  return common;
}

/// A division as comparable lines: a move that is not listed counts 0 (`agree`).
Listing counted(const Division& division) {
  Listing lines;
  for (const auto& [move, nodes] : division) {
    if (nodes != Total(0)) {
      lines.push_back(fmt::format("{} {}", move, to_text(nodes)));
    }
  }
  std::ranges::sort(lines);
  return lines;
}

}  // namespace

Ask legal_only(const Variant& variant, const Ask& ask) {
  if (!ask) {
    return {};
  }
  return [&variant, &ask](const Setup& setup, std::span<const Move> line, int depth) {
    return is_legal(variant.referee, setup, line) ? ask(setup, line, depth)
                                                  : std::optional<Division>();
  };
}

std::optional<Answer> Questions::answer(const Question& question) {
  const auto& [base, line, depth] = question;
  const std::optional<Setup> position = play(evidence_.variant().referee, base, line);
  if (!ask_ || !position || asked_ >= options_.most_questions ||
      refused_in_a_row_ >= most_refused) {
    return std::nullopt;
  }
  std::optional<Division> division = ask_(base, line, depth);
  if (!division) {
    ++refused_;
    ++refused_in_a_row_;
    return std::nullopt;
  }
  refused_in_a_row_ = 0;
  ++asked_;
  return Answer{base, line, *position, depth, std::move(*division)};
}

std::optional<Listing> Questions::predict(const Theory& theory, const Question& question) {
  if (options_.stop != nullptr && *options_.stop) {
    throw Interrupted();
  }
  const auto& [base, line, depth] = question;
  const std::shared_ptr<const Referee> rules = candidates_.rules_of(theory);
  const std::optional<Setup> position = play(*rules, base, line);
  if (!position) {
    return std::nullopt;
  }
  return depth == 1 ? listing_of(*rules, *position)
                    : counted(division_of(rules, *position, depth, options_.stop));
}

std::optional<Listing> Questions::predict_or_rules(const Theory& theory, const Question& question) {
  if (!theory.empty()) {
    return predict(theory, question);
  }
  const Referee& rules = evidence_.variant().referee;
  const std::optional<Setup> position = play(rules, question.base, question.line);
  return position ? std::optional(listing_of(rules, *position)) : std::nullopt;
}

void Questions::narrow(std::vector<Theory>& theories, const Question& question) {
  if (evidence_.has(question.base, question.line, question.depth)) {
    return;
  }
  std::vector<std::optional<Listing>> predictions =
      mapped(theories, [&](const Theory& theory) { return predict(theory, question); });
  if (std::ranges::all_of(predictions,
                          [&](const auto& one) { return one == predictions.front(); })) {
    return;
  }
  const std::optional<Answer> given = answer(question);
  if (!given) {
    return;
  }
  const Listing listed = evidence_.add(*given).listed;
  const Listing said = question.depth == 1 ? listed : counted(given->moves);
  std::vector<Theory> left;
  for (std::size_t index = 0; index < theories.size(); ++index) {
    if (predictions[index] == said) {
      left.push_back(theories[index]);
    }
  }
  theories = std::move(left);
}

void Questions::ask_after_moves(std::vector<Theory>& theories) {
  const Variant& variant = evidence_.variant();
  /// Whether the theories reach different positions after the line.
  const auto apart = [&](const Setup& base, const std::vector<Move>& line) {
    const auto behind = [&](const Theory& theory) {
      return play(*candidates_.rules_of(theory), base, line);
    };
    const std::optional<Setup> first = behind(theories.front());
    return std::any_of(theories.begin() + 1, theories.end(),
                       [&](const Theory& theory) { return behind(theory) != first; });
  };
  for (const Setup& base : options_.pool) {
    for (const Successor& first : variant.fast.successors(base)) {
      if (theories.size() < 2) {
        return;
      }
      if (!apart(base, {first.move.plain()})) {
        continue;
      }
      narrow(theories, {base, {first.move.plain()}});
      std::size_t replies = 0;
      for (const Move reply : variant.fast.moves(first.position)) {
        if (theories.size() < 2 || ++replies > most_replies) {
          break;
        }
        narrow(theories, {base, {first.move.plain(), reply.plain()}});
      }
    }
  }
}

void Questions::ask_after_passes(std::vector<Theory>& theories, bool partial) {
  const Referee& rules = evidence_.variant().referee;
  const Notation& notation = rules.notation();
  std::vector<Setup> bases;
  for (const Observation& seen : evidence_.right()) {
    if (seen.line.empty() && seen.base.passes == 0) {
      bases.push_back(seen.base);
    }
  }
  std::size_t compared = 0;
  for (const Setup& base : bases) {
    if (!notation.passes || theories.size() < 2 || compared == most_compared_by_passes) {
      return;
    }
    const Square own = royal_square(base, base.side);
    const Square enemy = royal_square(base, opponent(base.side));
    if (!own.exists() || !enemy.exists()) {
      continue;
    }
    const Question twice{base, {Move::pass(own), Move::pass(enemy)}};
    const Question thrice{base, {Move::pass(own), Move::pass(enemy), Move::pass(own)}};
    if (!is_legal(rules, base, twice.line)) {
      continue;
    }
    ++compared;
    const std::string third = to_text(notation, thrice.line.back());
    std::vector<Theory> open;  // by which the game goes on after two passes
    std::set<std::optional<Listing>> predictions;
    for (const Theory& theory : theories) {
      const Listing moves = predict(theory, twice).value_or(Listing{});
      if (std::binary_search(moves.begin(), moves.end(), third)) {
        open.push_back(theory);
        predictions.insert(predict(theory, thrice));
      }
    }
    if (predictions.size() < 2) {
      continue;
    }
    for (const Question& question : {twice, thrice}) {
      const std::optional<Answer> given = open.size() < 2 ? std::nullopt : answer(question);
      if (!given) {
        break;
      }
      const Listing listed = evidence_.add(*given).listed;
      const auto refuted = [&](const Theory& theory) {
        return predict(theory, question) != listed;
      };
      if (partial && std::ranges::all_of(open, refuted)) {
        break;  // no open theory predicts this reply
      }
      std::erase_if(theories, [&](const Theory& theory) {
        return std::ranges::count(open, theory) > 0 && refuted(theory);
      });
      std::erase_if(open, refuted);
    }
  }
}

void Questions::look_deeper(std::vector<Theory>& theories) {
  const Variant& variant = evidence_.variant();
  struct Tree {
    std::uint64_t nodes;
    int depth;
    Setup position;
  };
  const auto trees_of = [&](const Setup& position, std::vector<Tree>& trees) {
    for (int depth = 2; depth <= deepest; ++depth) {
      const Total nodes = variant.fast.perft(position, depth);
      if (nodes > Total(most_tree_nodes)) {
        return;
      }
      trees.push_back({static_cast<std::uint64_t>(nodes.wide()), depth, position});
    }
  };
  std::uint64_t spent = 0;
  const auto look = [&](const std::vector<Tree>& trees) {
    for (const Tree& tree : trees) {
      if (theories.size() < 2 || spent > options_.nodes) {
        return;
      }
      spent += tree.nodes * theories.size();
      narrow(theories, {tree.position, {}, tree.depth});
    }
  };
  // Positions in which the part of the theory that others lack changes the moves come first; within
  // each group the smallest trees come first, so that the order of the pool does not matter.
  std::vector<Tree> trees;
  std::vector<Tree> others;
  const Theory common = common_part(theories);
  for (const Setup& position : options_.pool) {
    const bool differs =
        predict(theories.front(), {position}) != predict_or_rules(common, {position});
    trees_of(position, differs ? trees : others);
  }
  const auto smaller = [](const Tree& one, const Tree& other) { return one.nodes < other.nodes; };
  std::ranges::stable_sort(trees, smaller);
  std::ranges::stable_sort(others, smaller);
  look(trees);
  look(others);
  PositionSource source(variant.referee, options_.seed);
  for (std::uint64_t drawn = 0;
       drawn < most_drawn && spent <= options_.nodes && theories.size() >= 2; ++drawn) {
    const Setup position = source.next();
    if (position.passes < 2 && !variant.referee.invalid_reason(position)) {
      trees.clear();
      trees_of(position, trees);
      look(trees);
    }
  }
}

void Questions::separate(std::vector<Theory>& theories) {
  refused_in_a_row_ = 0;
  for (const Setup& position : options_.pool) {
    if (theories.size() < 2) {
      return;
    }
    narrow(theories, {position});
  }
  ask_after_passes(theories, false);
  if (theories.size() >= 2) {
    ask_after_moves(theories);
  }
  if (theories.size() >= 2) {
    look_deeper(theories);
  }
  const Referee& rules = evidence_.variant().referee;
  PositionSource source(rules, options_.seed);
  for (std::uint64_t nodes = 0; theories.size() >= 2 && nodes < options_.nodes;) {
    const Setup position = source.next();
    nodes += 1 + rules.count_legal_moves(position) * theories.size();
    if (position.passes < 2 && !rules.invalid_reason(position)) {
      narrow(theories, {position});
    }
  }
}

void Questions::narrow_partial(std::vector<Theory>& theories, const Setup& position) {
  if (evidence_.has(position)) {
    return;
  }
  std::vector<Listing> predictions = mapped(theories, [&](const Theory& theory) {
    return predict(theory, {position}).value_or(Listing{});
  });
  if (std::ranges::all_of(predictions,
                          [&](const Listing& one) { return one == predictions.front(); })) {
    return;
  }
  const std::optional<Answer> given = answer({position});
  if (!given) {
    return;
  }
  const Observation seen = evidence_.add(*given);
  if (seen.wrong() && std::ranges::count(predictions, seen.listed) == 0) {
    ++undecided_;  // no theory predicts this reply
    return;
  }
  std::vector<Theory> left;
  for (std::size_t index = 0; index < theories.size(); ++index) {
    if (effect_of(predictions[index], seen) != Effect::contrary &&
        (seen.wrong() || predictions[index] == seen.legal)) {
      left.push_back(theories[index]);
    }
  }
  theories = std::move(left);
}

void Questions::separate_partial(std::vector<Theory>& theories) {
  refused_in_a_row_ = 0;
  undecided_ = 0;
  const auto narrow_by = [&](const std::vector<Setup>& positions) {
    for (const Setup& position : positions) {
      if (theories.size() < 2 || undecided_ == most_undecided) {
        return;
      }
      narrow_partial(theories, position);
    }
  };
  narrow_by(options_.pool);
  ask_after_passes(theories, true);
  narrow_by(random_positions());
}

const std::vector<Setup>& Questions::random_positions() {
  if (random_.empty()) {
    const Referee& rules = evidence_.variant().referee;
    PositionSource source(rules, options_.seed);
    for (std::size_t drawn = 0; drawn < most_partial_draws; ++drawn) {
      const Setup position = source.next();
      if (position.passes < 2 && !rules.invalid_reason(position)) {
        random_.push_back(position);
      }
    }
  }
  return random_;
}

}  // namespace hurdle
