// The proof of a theory: the engine is asked positions where the theory with and without each of
// its mutants differ.
#include <algorithm>
#include <array>

#include "perft/diagnosis/patterns/wrong_pieces.hpp"
#include "perft/diagnosis/questions.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_confirmations = 8;
constexpr std::size_t least_confirmations = 4;  // with random positions, if the pool has too few
constexpr std::size_t most_about_attacks = 4;
constexpr std::size_t most_rearranged = 3;  // wrong positions in which a piece is put elsewhere

constexpr std::size_t most_confirmations_each = 4;
constexpr std::size_t least_needed = 3;    // replies, asked ones included, that need a mutant
constexpr std::size_t most_near = 600;     // positions two moves after such a reply
constexpr std::size_t sampled_near = 17;   // one of so many of them is taken
constexpr std::size_t most_later = 8'000;  // positions after a move that are compared

}  // namespace

bool Questions::is_refuted_in(const std::vector<Setup>& positions, const Theory& theory,
                              const Referee& other, std::size_t most, std::size_t& asked) {
  const auto refutes = [&](const Setup& position) {
    if (asked >= most || evidence_.has(position)) {
      return false;
    }
    const Listing predicted = listing_of(*candidates_.rules_of(theory), position);
    if (predicted == listing_of(other, position)) {
      return false;
    }
    const std::optional<Answer> given = answer({position});
    asked += given ? 1 : 0;
    return given && evidence_.add(*given).listed != predicted;
  };
  return std::ranges::any_of(positions, refutes);
}

bool Questions::confirm(const Theory& theory) {
  refused_in_a_row_ = 0;
  const Referee& rules = evidence_.variant().referee;
  std::size_t asked = 0;
  if (is_refuted_in(options_.pool, theory, rules, most_confirmations, asked) ||
      is_refuted_in(random_positions(), theory, rules, least_confirmations, asked)) {
    return false;
  }
  // The engine may have other code for attacks than for moves, or look attacks up from the king.
  const TheoryScope& scope = candidates_.scope();
  return scope.parts == MutantScope::attacks ||
         std::ranges::none_of(
             std::array{MutantScope::all, MutantScope::moves, MutantScope::looked_up},
             [&](MutantScope parts) {
               return parts != scope.parts &&
                      is_refuted_by_attacks(theory,
                                            *candidates_.rules_in({scope.player, parts}, theory));
             });
}

bool Questions::is_refuted_by_attacks(const Theory& theory, const Referee& other) {
  std::size_t asked = 0;
  return is_refuted_in(options_.pool, theory, other, most_about_attacks, asked) ||
         is_refuted_in(with_the_piece_elsewhere(), theory, other, 2 * most_about_attacks, asked) ||
         is_refuted_in(random_positions(), theory, other, most_about_attacks, asked);
}

std::vector<Setup> Questions::with_the_piece_elsewhere() const {
  const Variant& variant = evidence_.variant();
  std::vector<Setup> positions;
  const auto add = [&](Setup position, Square square, Piece piece) {
    if (!position.at(square)) {
      position.put(square, piece);
      if (!variant.referee.invalid_reason(position)) {
        positions.push_back(position);
      }
    }
  };
  std::size_t rearranged = 0;
  for (const Observation& seen : evidence_.wrong()) {
    const auto kind = wrong_piece(variant.notation, seen);
    if (rearranged == most_rearranged || !kind || seen.position.passes > 1) {
      continue;
    }
    ++rearranged;
    for (std::size_t index = 0; index < square_count; ++index) {
      const Piece piece = seen.position.board[index];
      if (!piece || piece.kind() != *kind) {
        continue;
      }
      Setup rest = seen.position;
      rest.put(Square::at(index), Piece{});
      for (int place = 0; place < variant.notation.files * variant.notation.ranks; ++place) {
        const Square square(place % variant.notation.files, place / variant.notation.files);
        for (const Colour colour : both_colours) {
          add(rest, square, Piece(colour, piece.kind(), piece.promoted()));
        }
      }
    }
  }
  return positions;
}

bool Questions::shows(const Theory& theory, const Theory& without, const Question& question) {
  const Listing with_it = predict(theory, question).value_or(Listing{});
  const Listing rest = predict_or_rules(without, question).value_or(Listing{});
  const std::optional<Answer> given = answer(question);
  if (!given) {
    return true;
  }
  const Observation seen = evidence_.add(*given);
  const auto none_in = [](const Listing& moves, const Listing& all) {
    return difference(moves, all).size() == moves.size();
  };
  return none_in(difference(rest, with_it), seen.listed) &&
         difference(difference(with_it, rest), seen.listed).empty();
}

std::vector<Setup> Questions::further_positions(const Theory& theory, const Theory& without) {
  const Variant& variant = evidence_.variant();
  std::vector<Setup> positions = options_.pool;
  for (const Observation& seen : evidence_.wrong()) {
    if (positions.size() > options_.pool.size() + most_near) {
      break;
    }
    if (!seen.line.empty() || !differ(theory, without, {seen.base})) {
      continue;
    }
    std::size_t near = 0;
    for (const Successor& first : variant.fast.successors(seen.base)) {
      for (const Successor& second : variant.fast.successors(first.position)) {
        if (++near % sampled_near == 1 && second.position.passes < 2) {
          positions.push_back(second.position);
        }
      }
    }
  }
  const std::vector<Setup>& random = random_positions();
  positions.insert(positions.end(), random.begin(), random.end());
  return positions;
}

std::size_t Questions::needed_in(const Theory& theory, const Theory& without) {
  const auto needs = [&](const Observation& seen) {
    const Question question{seen.base, seen.line};
    return predict(theory, question) == seen.listed &&
           (without.empty() || predict(without, question) != seen.listed);
  };
  return static_cast<std::size_t>(std::ranges::count_if(evidence_.wrong(), needs));
}

bool Questions::differ(const Theory& theory, const Theory& without, const Question& question) {
  return predict(theory, question) != predict_or_rules(without, question);
}

/// State that a move leaves shows only after the move, so a mutant that too few positions need is
/// looked for one move after the pool's and random positions.
std::vector<Questions::Question> Questions::one_move_later(const Theory& theory,
                                                           const Theory& without) {
  std::vector<Setup> bases = options_.pool;
  bases.insert(bases.end(), random_positions().begin(), random_positions().end());
  std::vector<Question> questions;
  std::size_t compared = 0;
  for (const Setup& base : bases) {
    for (const Successor& first : evidence_.variant().fast.successors(base)) {
      if (questions.size() == most_confirmations_each || compared++ == most_later) {
        return questions;
      }
      Question question{base, {first.move.plain()}};
      if (!evidence_.has(base, question.line) && differ(theory, without, question)) {
        questions.push_back(std::move(question));
      }
    }
  }
  return questions;
}

std::optional<std::size_t> Questions::unproved_member(const Theory& theory) {
  refused_in_a_row_ = 0;
  for (const std::size_t member : theory) {
    const Theory without = rest_of(theory, {member});
    std::size_t confirmed = 0;
    for (const Setup& position : further_positions(theory, without)) {
      if (confirmed == most_confirmations_each) {
        break;
      }
      if (evidence_.has(position) || !differ(theory, without, {position})) {
        continue;
      }
      const std::size_t before = asked_;
      if (!shows(theory, without, {position})) {
        return member;
      }
      confirmed += asked_ - before;
    }
    if (needed_in(theory, without) >= least_needed) {
      continue;
    }
    for (const Question& question : one_move_later(theory, without)) {
      if (!shows(theory, without, question)) {
        return member;
      }
    }
    if (needed_in(theory, without) < least_needed) {
      return member;
    }
  }
  return std::nullopt;
}

}  // namespace hurdle
