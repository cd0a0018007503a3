#include "perft/engines/protocol/uci/perft_answer.hpp"

#include <fmt/core.h>

#include <optional>
#include <string_view>

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

}  // namespace hurdle::engines
