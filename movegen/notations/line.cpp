#include "movegen/notations/line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/notations/words.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::notations {
namespace {

/// Removes a separator from the front: a blank or a comma, of which Chinese and Japanese have wide
/// ones.
bool skip_separator(std::string_view& text) {
  return skip(text, " ") || skip(text, ",") || skip(text, "\t") || skip(text, "\n") ||
         skip(text, "\r") || skip(text, "　") || skip(text, "，") || skip(text, "、");
}

/// Whether a text begins with the mark of a Shogi player, which begins a move.
bool begins_with_mark(std::string_view text) {
  constexpr std::array<std::string_view, 6> all_marks{"☗", "☖", "▲", "△", "▼", "▽"};
  return std::ranges::any_of(all_marks,
                             [text](std::string_view mark) { return text.starts_with(mark); });
}

/// A soldier's move in WXF with a dot, `19.8`: no move consists of one digit.
bool is_move_with_dot(std::string_view word) {
  constexpr std::size_t length = 4;
  return word.size() == length && word.find('.') == 2 &&
         std::string_view("123456789").find(word.back()) != std::string_view::npos;
}

/// The length of a move number with its dots, `12.` or `12...`, at the front; 0 without one.
std::size_t length_of_number(std::string_view word) {
  if (is_move_with_dot(word)) {
    return 0;
  }
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
  return digits > 0 && dots > digits ? dots : 0;
}

/// Reads a word after an illegal move, where the position is unknown.
Move read_after_illegal(const ParsedLine& line, const Referee& referee, std::string_view word,
                        std::optional<MoveNotation> preferred, Named named) {
  if (const auto move = parse_squares(referee.notation(), word, preferred)) {
    return *move;
  }
  const bool may_lack_squares = named == Named::any;
  if (may_lack_squares && has_form_of_a_move({referee, line.setup, line.last}, word)) {
    return {};
  }
  return parse_move(referee.notation(), word);
}

/// Reads one word, and moves on in the line if the move is legal.
void read_next(ParsedLine& line, const Referee& referee, std::string_view word,
               std::optional<MoveNotation> preferred, Named named) {
  const std::size_t index = line.moves.size();
  if (line.illegal) {
    line.moves.push_back(read_after_illegal(line, referee, word, preferred, named));
    return;
  }
  const Move move = read_move(Place(referee, line.setup, line.last), word, preferred, named);
  line.moves.push_back(move);
  if (!referee.explain(line.setup, move).legal) {
    line.illegal = index;
    return;
  }
  line.setup = referee.after(line.setup, move);
  line.last = move;
}

/// A word of a line that cannot be read.
class UnreadableLine : public UnreadableMove {
 public:
  UnreadableLine(const ParsedLine& line, std::string_view word, const std::string& problem)
      : UnreadableMove(fmt::format("move {} '{}': {}", line.moves.size() + 1,
                                   quoted_characters(word), problem)),
        reached(line.illegal.value_or(line.moves.size())) {}

  std::size_t reached;  ///< how many words were read as legal moves
};

ParsedLine read_words(const Referee& referee, const Setup& setup, Move last,
                      const std::vector<std::string>& words, std::optional<MoveNotation> preferred,
                      Named named) {
  ParsedLine line;
  line.words = words;
  line.setup = setup;
  line.last = last;
  line.read_as = preferred;
  for (const std::string& word : words) {
    try {
      read_next(line, referee, word, preferred, named);
    } catch (const UnreadableMove& error) {
      throw UnreadableLine(line, word, error.what());
    } catch (const TextError& error) {
      throw UnreadableLine(line, word, error.what());
    }
  }
  return line;
}

/// A line read in one notation, as far as that goes.
struct Attempt {
  ParsedLine line;
  std::string error;        ///< of the word that cannot be read, or empty
  std::size_t reached = 0;  ///< how many words were read as legal moves

  [[nodiscard]] bool complete() const { return error.empty() && !line.illegal; }
};

Attempt attempt(const Referee& referee, const Setup& setup, Move last,
                const std::vector<std::string>& words, MoveNotation notation, Named named) {
  Attempt made{{}, "", words.size()};
  try {
    made.line = read_words(referee, setup, last, words, notation, named);
    made.line.read_as = notation;
    made.reached = made.line.illegal.value_or(words.size());
  } catch (const UnreadableLine& error) {
    made.error = error.what();
    made.reached = error.reached;
  }
  return made;
}

}  // namespace

std::vector<std::string> split_moves(std::string_view text) {
  std::vector<std::string> words;
  bool joins = false;  // to the word before
  while (!text.empty()) {
    if (skip_separator(text)) {
      continue;
    }
    const std::string_view before = text;
    std::string_view rest = text;
    while (!rest.empty() && !skip_separator(rest)) {
      rest.remove_prefix(1);
      text = rest;
      if (begins_with_mark(rest)) {
        break;
      }
    }
    std::string_view word = before.substr(0, before.size() - text.size());
    word.remove_prefix(joins ? 0 : length_of_number(word));
    if (word.empty()) {
      continue;
    }
    if (joins) {
      words.back() += word;
    } else {
      words.emplace_back(word);
    }
    joins = word.ends_with("同");
  }
  return words;
}

std::optional<MoveNotation> notation_of(const Referee& referee, const Setup& setup, Move last,
                                        const std::vector<std::string>& words) {
  const auto rival = rival_of_coordinates(referee.notation());
  if (!rival) {
    return std::nullopt;
  }
  const auto reached = [&](MoveNotation notation) {
    return attempt(referee, setup, last, words, notation, Named::legal).reached;
  };
  constexpr MoveNotation ours = MoveNotation::coordinates;
  return reached(*rival) > reached(ours) ? rival : ours;
}

ParsedLine read_line(const Referee& referee, const Setup& setup, Move last, std::string_view text,
                     std::optional<MoveNotation> preferred, Named named) {
  const std::vector<std::string> words = split_moves(text);
  const auto rival = rival_of_coordinates(referee.notation());
  if (preferred || !rival || words.empty()) {
    return read_words(referee, setup, last, words, preferred, named);
  }
  Attempt ours = attempt(referee, setup, last, words, MoveNotation::coordinates, named);
  Attempt other = attempt(referee, setup, last, words, *rival, named);
  const std::string_view name = name_of(*rival);
  if (ours.complete() && other.complete() && ours.line.moves != other.line.moves) {
    ours.line.note = fmt::format(
        "'{}' is legal in {} too, where it means {}; read as coordinates (--notation {} "
        "reads it as {})",
        quoted_characters(text), name, move_line(referee.notation(), other.line.moves), name, name);
  }
  if (ours.line.moves == other.line.moves) {
    ours.line.read_as.reset();
  }
  if (ours.reached >= other.reached) {
    if (!ours.error.empty()) {
      if (ours.reached == other.reached && !other.error.empty()) {
        (void)read_words(referee, setup, last, words, {}, named);  // its error names both notations
      }
      throw UnreadableMove(ours.error);
    }
    return std::move(ours.line);
  }
  if (!other.error.empty()) {
    throw UnreadableMove(fmt::format("{} (the moves before it are {})", other.error, name));
  }
  other.line.note = fmt::format("'{}' is read as {}, which makes {}: {}", quoted_characters(text),
                                name, other.complete() ? "every move legal" : "more moves legal",
                                move_line(referee.notation(), other.line.moves));
  return std::move(other.line);
}

}  // namespace hurdle::notations
