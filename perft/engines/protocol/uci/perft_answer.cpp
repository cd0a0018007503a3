#include "perft/engines/protocol/uci/perft_answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "movegen/vocab/text/letters.hpp"
#include "perft/engines/protocol/castling_text.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {
namespace {

/// Splits at the first colon even if no count follows, so that the error names the bad count.
std::optional<MoveCount> with_colon(const std::string& full) {
  const std::string line(without_number(full));
  const std::size_t colon = line.find(':');
  return colon == std::string::npos
             ? split_count(line)
             : MoveCount{trimmed(line.substr(0, colon)),
                         count_before_words(trimmed(line.substr(colon + 1)))};
}

/// Whether the word names two squares, of any board, or castles.
bool may_move(const std::string& word) {
  const auto digits = std::ranges::count_if(word, is_digit);
  return digits >= 2 || can_be_castling_word(word);
}

struct Reply {
  bool lists_moves = false;  // with their total
  bool has_total = false;
};

/// Sends the command with depth 1. Lines up to the reply to `isready` belong to its reply.
Reply reply_to(const std::string& command, UciPipe& pipe, const Dialect& dialect) {
  PerftAnswer answer(command, 1, dialect);
  bool readable = true;
  pipe.send(command + " 1");
  pipe.synchronise([&](const std::string& line) {
    try {
      (void)answer.read(line);
    } catch (const EngineError&) {
      readable = false;
    }
  });
  if (command.starts_with("go ")) {
    pipe.send("stop");  // the search, if the engine has begun one
    pipe.synchronise([](const std::string&) {});
  }
  const Division& moves = answer.division();
  const bool are_moves =
      std::ranges::all_of(moves, [](const auto& one) { return may_move(one.first); });
  return {readable && are_moves && !moves.empty() && answer.agrees_with_a_total(),
          answer.has_total()};
}

}  // namespace

PerftAnswer::PerftAnswer(const std::string& command, int depth, const Dialect& dialect)
    : question_(fmt::format("`{} {}`", command, depth)),
      depth_(depth),
      dialect_(dialect),
      reader_(question_, depth) {}

Seen PerftAnswer::read(const std::string& line) {
  constexpr std::string_view prompt = "> ";
  if (line.starts_with(prompt)) {
    return read(line.substr(prompt.size()));
  }
  if (const auto total = after_prefix(line, "Nodes searched")) {
    last_line_ = true;
    reader_.finish(line,
                   total->starts_with(':') ? count_before_words(trimmed(total->substr(1))) : "");
    complete_ = true;
    return Seen::last;
  }
  if (line.empty() || after_prefix(line, "info ")) {
    return Seen::neither;
  }
  if (after_prefix(line, "bestmove")) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format(
            "the engine replied to {} with a bestmove: it has no perft (unless --protocol is "
            "given, Hurdle also tries other commands)",
            question_));
  }
  if (const auto refused = refusal(line, question_)) {
    throw *refused;
  }
  return read_move(line);
}

Seen PerftAnswer::read_move(const std::string& line) {
  const auto parts = with_colon(line);
  const std::string move = parts ? plain_move_word(parts->move) : "";
  if (!parts || !dialect_.may_be_move(move)) {
    if (const auto total = perft_count(line, depth_); total) {
      // After a total that is right, a number is something else, such as the speed: `123 nps`.
      other_total_ = agrees_with_other_total() ? other_total_ : total;
    } else if (split_count(line)) {
      reader_.skip(line);
    }
    return Seen::unknown;
  }
  reader_.add(line, move, parts->count);
  return Seen::part;
}

bool PerftAnswer::agrees_with_other_total() const {
  return other_total_ == sum(division());
}

std::string find_perft(UciPipe& pipe, const Dialect& dialect) {
  // Those after `go` last: an engine that does not know them may begin a search without end.
  constexpr std::array commands{"perft", "divide", "split", "splitperft", "go divide", "go split"};
  std::string reason;
  for (const std::string command : commands) {
    try {
      const Reply reply = reply_to(command, pipe, dialect);
      if (reply.lists_moves) {
        return command;
      }
      if (reply.has_total && reason.empty()) {
        reason = fmt::format(
            "; `{} 1` gives a total: print a line `move: count` for each move before it", command);
      }
    } catch (const EngineError& error) {
      reason = reason.empty() ? fmt::format("; after `{} 1`: {}", command, error.what()) : reason;
      break;
    }
  }
  throw EngineError(EngineFailure::nonsense, fmt::format("the engine lists no moves by `{}`{}",
                                                         fmt::join(commands, "`, `"), reason));
}

}  // namespace hurdle::engines
