#include "perft/engines/protocol/xboard/xboard_pipe.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <sstream>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {
namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Whether the line refuses this `ping` and repeats it, as `Illegal move: ping 7` does. An engine
/// without `ping` that reads its lines in order marks the end of a reply so, too.
bool refuses_ping(const std::string& small, const std::string& ping) {
  return refuses(small) && small.ends_with(" ping " + ping);
}

/// Whether the refusal is about a move, whether it names the move or not.
bool refuses_a_move(const std::string& small) {
  return small.starts_with("illegal move") || small.starts_with("invalid move");
}

/// The move among `asked` that a refusal names: usually its last word, else any of its words.
const std::string* named_in(const std::string& line, const std::unordered_set<std::string>& asked) {
  const auto last = asked.find(line.substr(line.find_last_of(' ') + 1));
  if (last != asked.end()) {
    return &*last;
  }
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const auto found = asked.find(word);
    if (found != asked.end()) {
      return &*found;
    }
  }
  return nullptr;
}

}  // namespace

bool refuses(const std::string& small) {
  return small.starts_with("error") || small.starts_with("illegal") ||
         small.starts_with("invalid") || small.starts_with("unknown command") ||
         small.starts_with("tellusererror");
}

std::string words_of_refusal(const std::string& question, const std::string& line) {
  return fmt::format("the engine refused `{}`: '{}'", question, quoted(line, 200));
}

void refuse(const std::string& question, const std::string& line) {
  throw EngineError(EngineFailure::refused, words_of_refusal(question, line));
}

void XboardPipe::ask(const std::string& question, const std::string& lines, const Reader& reader) {
  send(question, lines);
  await_pong(question, reader);
}

void XboardPipe::await_pong(const std::string& question, const Reader& reader) {
  const std::string ping = std::to_string(++pings_);
  send(question, "ping " + ping);
  std::string stray;
  while (true) {
    const std::optional<std::string> line = next_line(question, limit_);
    if (!line || Clock::now() >= limit_) {
      report_silence(question, stray);
    }
    const std::string text = trimmed(*line);
    if (text == "pong " + ping) {
      return;
    }
    if (refuses_ping(to_lower(text), ping)) {
      refused_ping_ = text;
      return;
    }
    reader(text);
    stray = text.empty() ? stray : text;
  }
}

Refusals XboardPipe::refusals_of(const std::string& question, const std::string& lines,
                                 const std::unordered_set<std::string>& asked) {
  Refusals refused;
  std::string other;
  ask(question, lines, [&](const std::string& text) {
    const std::string small = to_lower(text);
    if (small.starts_with("move ")) {
      other = other.empty() ? text : other;
      return;
    }
    if (!refuses(small)) {
      return;
    }
    const std::string* move = named_in(text, asked);
    const bool unknown_word = has(small, "unknown") && has(small, "usermove ");
    if (move != nullptr && (!unknown_word || has(small, "illegal"))) {
      if (refused.moves.insert(*move).second) {
        restart_limit();  // each refusal is a reply
      }
    } else if (move == nullptr && refuses_a_move(small)) {
      refused.unnamed = refused.unnamed.empty() ? text : refused.unnamed;
      restart_limit();
    } else if (other.empty()) {
      other = text;
    }
  });
  if (to_lower(other).starts_with("move ")) {
    throw EngineError(EngineFailure::nonsense,
                      fmt::format("the engine plays by itself though it was told `force`: '{}'",
                                  quoted(other, 80)));
  }
  if (!other.empty()) {
    refuse(question, other);
  }
  return refused;
}

void XboardPipe::set_up(const std::string& lines) {
  const Refusals refused = refusals_of("setboard", lines, {});
  if (refused.any()) {
    refuse("setboard", refused.unnamed);
  }
}

void XboardPipe::require_no_refusal_on_stderr(const std::string& move) {
  for (const std::string& line : process_.take_errors()) {
    if (has(line, move) && refuses(to_lower(trimmed(line)))) {
      throw EngineError(EngineFailure::nonsense,
                        fmt::format("the engine refuses `{}` on stderr, where Hurdle reads no "
                                    "replies: '{}'; use --engine \"sh -c 'CMD 2>&1'\"",
                                    move, quoted(line, 80)));
    }
  }
}

bool XboardPipe::ignores(const std::string& line) {
  if (!ignores_) {
    bool refused = false;
    ask(line, line, [&](const std::string& text) { refused = refused || refuses(to_lower(text)); });
    ignores_ = !refused;
  }
  return *ignores_;
}

std::optional<std::string> XboardPipe::next_line(const std::string& question, Deadline limit) {
  return with_question(question, [&] { return process_.read_line(limit); });
}

void XboardPipe::send(const std::string& question, const std::string& lines) {
  with_question(question, [&] { process_.write_line(lines, limit_); });
}

void XboardPipe::report_silence(const std::string& question, const std::string& stray) {
  silent_ = true;
  const auto seconds = std::chrono::duration<double>(options_.timeout).count();
  throw EngineError(
      EngineFailure::timed_out,
      fmt::format("the engine did not reply to the `ping` after `{}` in the time limit of {:g} s{}",
                  question, seconds,
                  stray.empty() ? "" : fmt::format("; its last line: '{}'", quoted(stray, 80))));
}

std::vector<std::vector<std::string>> try_one_by_one(
    XboardPipe& pipe, const std::string& setup_lines, const std::string& move_word,
    const std::vector<std::vector<std::string>>& groups, Division& division) {
  std::vector<std::vector<std::string>> rest;
  pipe.set_up(setup_lines);
  for (const std::vector<std::string>& group : groups) {
    const auto first = std::ranges::find_if(group, [&](const std::string& move) {
      return !pipe.refusals_of(move, move_word + move, {move}).any();
    });
    if (first == group.end()) {
      continue;
    }
    division[*first] += Total(1);
    pipe.set_up(setup_lines);  // the accepted move has changed the position
    if (first + 1 != group.end()) {
      rest.emplace_back(first + 1, group.end());
    }
  }
  return rest;
}

}  // namespace hurdle::engines
