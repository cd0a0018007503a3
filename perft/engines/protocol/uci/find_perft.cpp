#include "perft/engines/protocol/uci/find_perft.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "movegen/vocab/text/letters.hpp"
#include "perft/engines/protocol/castling_text.hpp"
#include "perft/engines/protocol/uci/perft_answer.hpp"

namespace hurdle::engines {
namespace {

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
