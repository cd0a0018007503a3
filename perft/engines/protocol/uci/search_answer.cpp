#include "perft/engines/protocol/uci/search_answer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {
namespace {

/// What an `info` line shows of a search.
struct Line {
  std::size_t number = 1;  ///< K of `multipv K`
  std::string move;        ///< the first word after `pv`; empty if there is none
  bool lost = false;       ///< `score mate -N`, where N is 2 or less or not written
};

Line line_of(const std::string& info) {
  std::istringstream words(info);
  Line line;
  std::string word;
  while (words >> word && word != "string") {
    if (word == "multipv") {
      words >> line.number;
    } else if (word == "mate") {
      words >> word;
      line.lost = word == "-" || word == "-0" || word == "-1" || word == "-2";
    } else if (word == "pv") {
      words >> line.move;
      break;
    }
  }
  return line;
}

std::string first_word(const std::string& text) {
  return text.substr(0, text.find(' '));
}

}  // namespace

SearchAnswer::SearchAnswer(std::string question, const Notation& notation, const Dialect& dialect)
    : question_(std::move(question)), notation_(notation), dialect_(dialect) {}

Seen SearchAnswer::read(const std::string& line) {
  if (const auto info = after_prefix(line, "info ")) {
    const Line shown = line_of(*info);
    const std::string move = shown.move.empty() ? "" : move_in(shown.move, line);
    if (!move.empty()) {
      shown_.insert(move);
      if (shown.lost) {
        lost_.insert(move);
      }
      lines_ = std::max(lines_, shown.number);
    }
    return Seen::neither;
  }
  if (const auto best = after_prefix(line, "bestmove ")) {
    best_ = move_in(first_word(*best), line);
    return Seen::last;
  }
  if (after_prefix(line, "nobestmove")) {
    return Seen::last;
  }
  if (const auto refused = refusal(line, '`' + question_ + '`')) {
    throw *refused;
  }
  return line.empty() ? Seen::neither : Seen::unknown;
}

Division SearchAnswer::moves(std::size_t limit) const {
  if (shown_.empty() && !best_.empty()) {
    throw EngineError(EngineFailure::nonsense,
                      fmt::format("the engine replied to `{}` with `bestmove {}` and no line `info "
                                  "… pv MOVE`: its search shows no list of moves",
                                  question_, best_));
  }
  if (shown_.size() >= limit) {
    throw EngineError(EngineFailure::nonsense,
                      fmt::format("the engine's search shows {} moves, as many as its option "
                                  "MultiPV allows: there may be more",
                                  shown_.size()));
  }
  if (shown_.size() != lines_) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format("the engine's search shows {} moves in {} lines; expected a line for each move",
                    shown_.size(), lines_));
  }
  Division moves;
  for (const std::string& move : shown_) {
    moves.emplace(move, 1);
  }
  if (!best_.empty()) {
    moves.emplace(best_, 1);
  }
  return moves;
}

std::string SearchAnswer::move_in(const std::string& word, const std::string& line) const {
  if (is_no_move(word)) {
    return "";
  }
  std::string move = plain_move_word(word);
  if (!dialect_.may_be_move(move)) {
    throw EngineError(EngineFailure::nonsense,
                      fmt::format("the engine replied to `{}` with '{}'; expected a move, found "
                                  "'{}'",
                                  question_, quoted(line, 80), quoted(word, 20)));
  }
  return move;
}

bool SearchAnswer::is_no_move(const std::string& word) const {
  constexpr std::array<std::string_view, 8> always{"(none)",   "none",   "null",   "(null)",
                                                   "nullmove", "nomove", "resign", "win"};
  const std::string small = to_lower(word);
  const std::size_t half = word.size() / 2;
  const bool stays = word.substr(0, half) == word.substr(half);  // a1a1, as Weiss writes it
  return std::ranges::find(always, small) != always.end() ||
         (!notation_.passes && (stays || is_pass_word(word)));
}

}  // namespace hurdle::engines
