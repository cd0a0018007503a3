#include "perft/diagnosis/patterns/patterns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/conditions.hpp"
#include "perft/diagnosis/patterns/exposures.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"
#include "perft/diagnosis/patterns/other_kind.hpp"
#include "perft/diagnosis/patterns/position_set.hpp"
#include "perft/diagnosis/patterns/whole_lists.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"

namespace hurdle {
namespace {

using Observations = std::vector<const Observation*>;

Square royal_of(const Setup& position) {
  const Piece royal(position.side, Kind::royal);
  const auto found = std::ranges::find(position.board, royal);
  return found == position.board.end()
             ? Square::none()
             : Square::at(static_cast<std::size_t>(found - position.board.begin()));
}

/// A piece as text: "the cannon on e9".
std::string piece_words(const Notation& notation, const Setup& position, Square square) {
  return fmt::format("the {} on {}", notation.of(position.at(square).kind()).name, to_text(square));
}

// ---- A check that is none
// -------------------------------------------------------------------------

bool between(int low, int middle, int high) {
  return std::min(low, high) <= middle && middle <= std::max(low, high);
}

/// The only enemy piece that all listed moves respond to: they capture it, block it or move the
/// royal piece; and no missing move captures it. Missing moves of two other pieces on the board
/// must show that it is about a check: nearly any list of moves of the royal piece alone would fit,
/// one piece may move wrongly by itself, and missing drops alone may be about pieces in hand.
Square imagined_checker(const Variant& variant, const Observation& seen) {
  const Setup& position = seen.position;
  const Square royal = royal_of(position);
  if (!royal.exists() || !seen.extra.empty() || seen.listed.empty() ||
      variant.referee.checkers(position) > 0) {
    return Square::none();
  }
  const auto takes = [&](const std::string& text, Square target) {
    const std::optional<Move> move = try_parse_move(variant.notation, text);
    return move && !move->is_pass() && !move->is_drop() && move->to() == target;
  };
  const auto answers = [&](const std::string& text, Square checker) {
    const std::optional<Move> move = try_parse_move(variant.notation, text);
    return move && !move->is_pass() &&
           (move->from() == royal || (between(royal.file(), move->to().file(), checker.file()) &&
                                      between(royal.rank(), move->to().rank(), checker.rank())));
  };
  std::set<std::size_t> others;
  for (const std::string& text : seen.missing) {
    const std::optional<Move> move = try_parse_move(variant.notation, text);
    if (move && !move->is_pass() && !move->is_drop() && move->from() != royal) {
      others.insert(move->from().index());
    }
  }
  if (others.size() < 2) {
    return Square::none();
  }
  Square found = Square::none();
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square square = Square::at(index);
    const Piece piece = position.at(square);
    if (!piece || piece.colour() == position.side || piece.kind() == Kind::royal) {
      continue;
    }
    const bool fits =
        std::ranges::all_of(seen.listed, [&](const auto& text) { return answers(text, square); }) &&
        std::ranges::none_of(seen.missing, [&](const auto& text) { return takes(text, square); });
    if (fits && found.exists()) {
      return Square::none();
    }
    found = fits ? square : found;
  }
  return found;
}

// ---- The patterns
// ---------------------------------------------------------------------------------

/// A kind of pattern: a test for membership, and the text about all members.
struct Form {
  std::string id;
  std::function<bool(const Observation& seen)> fits;
  std::function<std::string(const Observations& all)> sentence;
  /// Takes the place of `id` if the members decide it.
  std::function<std::string(const Observations& all)> id_of = {};
  bool is_of_most = false;  ///< one or a few of many lists may fit by chance, so half of all must
};

bool are_passes(const Notation& notation, const Listing& moves) {
  return !moves.empty() && std::ranges::all_of(moves, [&](const std::string& text) {
    const std::optional<Move> move = try_parse_move(notation, text);
    return move && move->from() == move->to() && !move->is_drop();
  });
}

/// "Never" only if no condition is needed or a condition separates the positions.
std::string no_pass_sentence(const Evidence& evidence, const Observations& some) {
  const Notation& notation = evidence.variant().notation;
  const std::string condition = when(evidence, some);
  const bool passes_elsewhere = std::ranges::any_of(evidence.right(), [&](const Observation& seen) {
    return std::ranges::any_of(
        seen.listed, [&](const std::string& text) { return are_passes(notation, {text}); });
  });
  return condition.empty() && passes_elsewhere
             ? "It lacks the pass in some positions and has it in others."
             : "It never passes" + condition + '.';
}

/// The first extra move that is our text of a drop with the mark of a promotion after it, or null.
const std::string* promoted_drop(const Notation& notation, const Observation& seen) {
  for (const std::string& text : seen.extra) {
    const std::optional<Move> drop = text.ends_with('+')
                                         ? try_parse_move(notation, text.substr(0, text.size() - 1))
                                         : std::nullopt;
    if (drop && drop->is_drop()) {
      return &text;
    }
  }
  return nullptr;
}

/// A form for lists in which one kind of piece moves wrongly, and one for several.
std::vector<Form> forms_by_pieces(const Notation& notation) {
  return {
      {"", [&notation](const Observation& seen) { return wrong_piece(notation, seen).has_value(); },
       [&notation](const Observations& some) { return wrong_pieces_sentence(notation, some); },
       [&notation](const Observations& some) { return wrong_pieces_id(notation, some); }},
      {"other-moves",
       [&notation](const Observation& seen) { return !shared_traits(notation, {&seen}).empty(); },
       [&notation](const Observations& some) {
         const std::string traits = shared_traits(notation, some);
         return traits.empty() ? traits
                               : fmt::format(
                                     "Several pieces move wrongly in the same list, and all "
                                     "these moves are {}.",
                                     traits);
       }}};
}

std::vector<Form> forms(const Evidence& evidence) {
  const Variant& variant = evidence.variant();
  const Notation& notation = variant.notation;
  const auto refused_by = [&variant](const Observation& seen, std::string_view clause) {
    return std::ranges::all_of(seen.extra, [&](const std::string& text) {
      const std::optional<Move> move = try_parse_move(variant.notation, text);
      return move && variant.referee.explain(seen.position, *move).clause == clause;
    });
  };
  std::vector<Form> all{
      {"promoted-drops",
       [&notation](const Observation& seen) { return promoted_drop(notation, seen) != nullptr; },
       [&notation](const Observations& some) {
         return fmt::format("It drops pieces with their promoted side up, as in {}.",
                            *promoted_drop(notation, *some.front()));
       }},
      {"foreign-moves",
       [&notation](const Observation& seen) {
         return std::ranges::any_of(
             seen.extra, [&](const std::string& text) { return !try_parse_move(notation, text); });
       },
       [](const Observations& some) {
         return fmt::format("It writes moves in another way: '{}' cannot be read.",
                            hurdle::quoted(some.front()->extra.front()));
       }},
      {"game-over", [](const Observation& seen) { return seen.listed.empty(); },
       [&evidence](const Observations& some) {
         return "It has no move at all, as if the game were over" + when(evidence, some) + '.';
       }},
      {"no-pass",
       [&notation](const Observation& seen) {
         return seen.extra.empty() && are_passes(notation, seen.missing);
       },
       [&evidence](const Observations& some) { return no_pass_sentence(evidence, some); }},
      {"pass-too-often",
       [&notation](const Observation& seen) {
         return seen.missing.empty() && are_passes(notation, seen.extra);
       },
       [&evidence, &notation](const Observations& some) {
         return notation.passes ? "It passes where it may not" + when(evidence, some) + '.'
                                : fmt::format("It lists moves from a square to itself, as {}.",
                                              some.front()->extra.front());
       }},
      {"royal-captured", [](const Observation& seen) { return !royal_of(seen.position).exists(); },
       [&notation](const Observations&) {
         return fmt::format("It goes on after a {} was captured.", notation.of(Kind::royal).name);
       }},
      {"pseudo-legal",
       [refused_by](const Observation& seen) {
         return seen.missing.empty() && refused_by(seen, "C5");
       },
       [&variant](const Observations& some) { return exposures_sentence(variant, some); }},
      {"imagined-check",
       [&variant](const Observation& seen) { return imagined_checker(variant, seen).exists(); },
       [&variant](const Observations& some) {
         const Observation& seen = *some.front();
         return fmt::format(
             "It moves as if it were in check where it is not: in the smallest position, by {}.",
             piece_words(variant.notation, seen.position, imagined_checker(variant, seen)));
       },
       {},
       true}};
  for (Form& form : forms_by_pieces(notation)) {
    all.push_back(std::move(form));
  }
  return all;
}

/// A hash of the question, which a line from the base is part of.
std::size_t question_hash(const Observation& seen) {
  constexpr std::size_t odd = 0x9E37'79B9;
  return hash_of_state(seen.base) * odd + hash_of_state(seen.position);
}

/// The lists of a question to which the engine has given another list, too.
Pattern changing_replies(const Evidence& evidence, const Observations& open) {
  Pattern pattern{"changing-replies",
                  "It lists other moves when it is asked about the same position again.",
                  {}};
  std::unordered_multimap<std::size_t, const Observation*> by_question;
  for (const auto* observations : {&evidence.wrong(), &evidence.right()}) {
    for (const Observation& seen : *observations) {
      by_question.emplace(question_hash(seen), &seen);
    }
  }
  for (const Observation* seen : open) {
    const auto [first, last] = by_question.equal_range(question_hash(*seen));
    const bool changes = std::any_of(first, last, [&](const auto& one) {
      const Observation& other = *one.second;
      return other.base == seen->base && other.line == seen->line && other.listed != seen->listed;
    });
    if (changes) {
      pattern.positions.push_back(seen->position);
    }
  }
  return pattern;
}

/// Text for what the repeated moves have in common.
std::string repeated_words(const Notation& notation, const std::vector<Observation>& repeated) {
  const auto all = [&](auto is) {
    return std::ranges::all_of(repeated, [&](const Observation& seen) {
      return std::ranges::all_of(seen.repeated, [&](const std::string& text) {
        const std::optional<Move> move = try_parse_move(notation, text);
        return move && is(seen.position, *move);
      });
    });
  };
  if (all([](const Setup&, Move move) { return move.from() == move.to() && !move.is_drop(); })) {
    return "always the pass";
  }
  if (all([](const Setup&, Move move) { return move.is_drop(); })) {
    return "always drops";
  }
  if (all([](const Setup&, Move move) { return move.is_promotion(); })) {
    return "always promotions";
  }
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (all([&](const Setup& position, Move move) {
          return !move.is_drop() && position.at(move.from()).kind() == kind;
        })) {
      return fmt::format("always moves of the {}", notation.of(kind).name);
    }
  }
  return "moves of several kinds";
}

/// The patterns, without what they have in common for one player.
std::vector<Pattern> sorted(const Evidence& evidence, const Observations& open, Repeats repeats,
                            const std::function<void()>& check_stop) {
  std::vector<Pattern> found;
  if (repeats == Repeats::ignore) {
    Pattern twice{"listed-twice",
                  fmt::format("It lists moves more than once, {}: {} in the smallest position.",
                              repeated_words(evidence.variant().notation, evidence.repeated()),
                              fmt::join(evidence.repeated().front().repeated, " ")),
                  {}};
    for (const Observation& seen : evidence.repeated()) {
      twice.positions.push_back(seen.position);
    }
    found.push_back(std::move(twice));
  }
  // What differs by chance has no trait, even if all of the lists happen to share one.
  if (Pattern changing = changing_replies(evidence, open); !changing.positions.empty()) {
    found.push_back(std::move(changing));
    return found;
  }
  if (Pattern kind = other_kind(evidence, open); !kind.positions.empty()) {
    found.push_back(std::move(kind));
    return found;
  }
  if (Pattern state = right_as_fen(evidence, open); !state.positions.empty()) {
    found.push_back(std::move(state));
  }
  Observations rest = open;
  for (auto* const find : {full_lists, captures_only}) {
    check_stop();
    Pattern pattern = find(evidence, rest);
    if (!pattern.positions.empty()) {
      const PositionSet members(pattern.positions.begin(), pattern.positions.end());
      std::erase_if(rest,
                    [&](const Observation* seen) { return members.count(seen->position) > 0; });
      found.push_back(std::move(pattern));
    }
  }
  for (const Form& form : forms(evidence)) {
    const auto fits = [&](const Observation* seen) {
      check_stop();
      return form.fits(*seen);
    };
    const auto number = std::ranges::count_if(rest, fits);
    if (form.is_of_most && static_cast<std::size_t>(number) * 2 < open.size()) {
      continue;
    }
    const auto others = std::stable_partition(rest.begin(), rest.end(),
                                              [&](const Observation* seen) { return !fits(seen); });
    const Observations fitting(others, rest.end());
    rest.erase(others, rest.end());
    if (!fitting.empty()) {
      Pattern pattern{form.id_of ? form.id_of(fitting) : form.id, form.sentence(fitting), {}};
      for (const Observation* seen : fitting) {
        pattern.positions.push_back(seen->position);
      }
      if (!pattern.sentence.empty()) {
        found.push_back(std::move(pattern));
      }
    }
  }
  return found;
}

}  // namespace

std::vector<Pattern> patterns(const Evidence& evidence, const std::vector<const Observation*>& open,
                              Repeats repeats, const std::function<void()>& check_stop) {
  const auto check = [&] {
    if (check_stop) {
      check_stop();
    }
  };
  check();
  std::vector<Pattern> found = sorted(evidence, open, repeats, check);
  for (Pattern& pattern : found) {
    const bool is_whole = pattern.id == "changing-replies" || pattern.id == "right-as-fen" ||
                          pattern.id == "other-kind";
    pattern.sentence += is_whole ? "" : condition_of(evidence, open, pattern, check);
  }
  return found;
}

}  // namespace hurdle
