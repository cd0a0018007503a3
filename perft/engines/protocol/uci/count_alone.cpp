#include "perft/engines/protocol/uci/count_alone.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"

namespace hurdle::engines {
namespace {

bool has_number(const std::vector<std::string>& lines) {
  return std::ranges::any_of(lines, [](const std::string& line) {
    return line.find_first_of("0123456789") != std::string::npos;
  });
}

/// The last line of the replies, for messages.
std::string last_line(const std::vector<KnownReply>& replies) {
  return replies.empty() || replies.back().lines.empty() ? "" : replies.back().lines.back();
}

}  // namespace

/// An engine may reply to `isready` before it has counted, so lines without a number are not the
/// whole reply.
std::vector<std::string> CountAlone::reply_to(const std::string& question) {
  std::vector<std::string> lines;
  const auto keep = [&](const std::string& line) {
    if (const auto refused = refusal(line, '`' + question + '`')) {
      throw *refused;
    }
    if (line != "readyok" && lines.size() < most_kept_lines) {
      lines.push_back(line);
    }
  };
  pipe_.send(question);
  pipe_.synchronise(keep);
  if (!has_number(lines)) {
    constexpr std::chrono::seconds time_limit{1};
    const Deadline limit = Clock::now() + time_limit;
    while (!has_number(lines)) {
      const std::optional<std::string> line = pipe_.next_line(question, limit);
      if (!line) {
        break;
      }
      keep(*line);
    }
    pipe_.synchronise(keep);
  }
  return lines;
}

std::vector<KnownReply> CountAlone::replies_to(
    const std::string& command, std::span<const KnownCounts> known,
    const std::function<void(const EnginePosition&)>& send) {
  std::vector<KnownReply> replies;
  for (const KnownCounts& one : known) {
    try {
      send(one.position);
      int depth = 0;
      for (const Total nodes : one.nodes) {
        ++depth;
        replies.push_back({reply_to(fmt::format("{} {}", command, depth)), nodes,
                           depth == 1 ? one.by_house_rules : std::vector<Total>()});
        if (!has_number(replies.back().lines)) {
          return replies;
        }
      }
    } catch (const EngineError& error) {
      if (error.kind() != EngineFailure::refused) {
        throw;
      }
    }
  }
  return replies;
}

const std::string& CountAlone::learn(std::span<const KnownCounts> known,
                                     const std::function<void(const EnginePosition&)>& send) {
  std::string reason;
  // The one after `go` last: an engine that does not know it may begin a search without end.
  for (const std::string command : {"perft", "go perft"}) {
    const std::vector<KnownReply> replies = replies_to(command, known, send);
    if (command.starts_with("go ")) {
      pipe_.send("stop");  // the search, if the engine has begun one
      pipe_.synchronise([](const std::string&) {});
    }
    pattern_ = CountPattern::learn(replies);
    if (pattern_) {
      return command_ = command;
    }
    const std::string last = last_line(replies);
    reason += last.empty() ? "" : fmt::format("; `{}` ends with '{}'", command, quoted(last, 60));
  }
  throw EngineError(EngineFailure::nonsense,
                    "no line of the replies to `perft N` and `go perft N` has the right numbers of "
                    "nodes of most of the simple positions that Hurdle sends first" +
                        reason);
}

Total CountAlone::ask(int depth, std::vector<std::string>& lines) {
  if (!pattern_) {
    throw EngineError(EngineFailure::nonsense,
                      "no numbers of nodes of the game are known by which Hurdle could recognise "
                      "those of the engine");
  }
  const std::string question = fmt::format("{} {}", command_, depth);
  lines = reply_to(question);
  const std::optional<Total> count = pattern_->count_in(lines);
  if (!count) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format(
            "the reply to `{}` has no number of nodes{}", question,
            lines.empty() ? "" : fmt::format("; its last line: '{}'", quoted(lines.back(), 80))));
  }
  return *count;
}

}  // namespace hurdle::engines
