#include "perft/engines/protocol/uci/uci_pipe.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {

void UciPipe::send(const std::string& line) {
  with_question(quoted(line, 80), [&] { process_.write_line(line, deadline()); });
}

void UciPipe::read_until(const std::string& question, const Reader& reader,
                         const std::function<void()>& on_pause) {
  constexpr std::chrono::milliseconds pause{1'000};
  const Deadline limit = deadline();
  LastWords words;
  while (true) {
    const std::optional<std::string> line =
        next_line(question, on_pause ? std::min(limit, Clock::now() + pause) : limit);
    if (Clock::now() >= limit || (!line && !on_pause)) {
      report_silence(question, words);
    }
    if (!line) {
      on_pause();
      continue;
    }
    const std::string text = trimmed(*line);
    const Seen seen = reader(text);
    if (seen == Seen::last) {
      return;
    }
    words.parts += seen == Seen::part ? 1 : 0;
    words.stray = seen == Seen::unknown ? text : words.stray;
    words.last = text.empty() ? words.last : text;
  }
}

void UciPipe::synchronise(const std::function<void(const std::string& line)>& reader) {
  send("isready");
  read_ready(reader);
}

void UciPipe::read_ready(const std::function<void(const std::string& line)>& reader) {
  read_until("isready", [&](const std::string& line) {
    reader(line);
    return line == "readyok" ? Seen::last : Seen::neither;
  });
  timeout_ = options_.timeout;
}

/// An engine may reply to `isready` before it has ended its search.
void UciPipe::end_search() {
  constexpr std::chrono::seconds time_limit{1};
  bool ended = false;
  const auto read = [&](const std::string& line) {
    ended = ended || line.starts_with("bestmove") || line.starts_with("nobestmove");
  };
  send("stop");
  synchronise(read);
  const Deadline limit = Clock::now() + time_limit;
  while (!ended) {
    const std::optional<std::string> line = next_line("stop", limit);
    if (!line) {
      return;
    }
    read(trimmed(*line));
  }
}

std::optional<std::string> UciPipe::next_line(const std::string& question, Deadline limit) {
  std::optional<std::string> line =
      with_question(question, [&] { return process_.read_line(limit); });
  if (line && lines_.size() < most_kept_lines) {
    lines_.push_back(trimmed(*line));
  }
  return line;
}

void UciPipe::report_silence(const std::string& question, const LastWords& words) {
  silent_ = true;
  const auto seconds = std::chrono::duration<double>(timeout_).count();
  if (words.parts > 0) {
    EngineError error(
        EngineFailure::timed_out,
        fmt::format("the engine did not finish its reply to `{}` in the time limit of {:g} s: "
                    "found {} and no total that is their sum, and at last '{}'; expected the last "
                    "line `Nodes searched: TOTAL`",
                    question, seconds, counted(words.parts, "move"), quoted(words.last, 80)));
    error.set_has_move_list();
    throw EngineError(error);
  }
  if (!words.stray.empty()) {
    throw EngineError(
        EngineFailure::nonsense,
        fmt::format("the engine printed no reply to `{}` in {:g} s; its last line: '{}'", question,
                    seconds, quoted(words.stray, 80)));
  }
  throw EngineError(
      EngineFailure::timed_out,
      fmt::format(
          "the engine did not reply to `{}` in the time limit of {:g} s{}", question, seconds,
          words.last.empty() ? ""
                             : fmt::format("; its last line was '{}'", quoted(words.last, 80))));
}

}  // namespace hurdle::engines
