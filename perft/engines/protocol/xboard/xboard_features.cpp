#include "perft/engines/protocol/xboard/xboard_features.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {
namespace {

constexpr std::string_view feature_word = "feature ";

/// Reads the features up to the pong of the greeting. Throws EngineError if the engine repeats what
/// it is sent, replies to everything with the same line, or knows no `ping`.
void read_first_features(XboardPipe& pipe, XboardFeatures& features) {
  constexpr std::size_t sent = 3;  // `xboard`, `protover 2` and the `ping`
  std::set<std::string> seen;
  std::size_t lines = 0;
  pipe.ask("protover 2", "xboard\nprotover 2", [&](const std::string& line) {
    if (line.starts_with(feature_word)) {
      features.read(std::string_view(line).substr(feature_word.size()));
    } else if (const std::string small = to_lower(line);
               refuses(small) && small.find("ping") != std::string::npos) {
      refuse("ping", line);
    } else if (line == "protover 2") {
      throw EngineError(EngineFailure::nonsense, fmt::format("the engine repeats `{}`", line));
    } else if (seen.insert(line), ++lines == sent && seen.size() == 1 && !line.empty()) {
      throw EngineError(EngineFailure::nonsense,
                        fmt::format("the engine replies to `xboard`, `protover 2` and `ping` "
                                    "with the same line: '{}'",
                                    quoted(line, 80)));
    }
  });
}

/// Rejects `san`, because moves are sent in coordinates, and `reuse`, because one process plays
/// several games. Accepts all other features.
void answer_features(XboardPipe& pipe, const XboardFeatures& features) {
  std::string answers;
  for (const std::string& name : features.names()) {
    const bool unwanted = name == "san" || name == "reuse";
    answers += fmt::format("{}{} {}", answers.empty() ? "" : "\n",
                           unwanted ? "rejected" : "accepted", name);
  }
  if (!answers.empty()) {
    pipe.ask("accepted", answers, [](const std::string&) {});
  }
}

}  // namespace

void XboardFeatures::read(std::string_view text) {
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    const std::size_t equals = text.find('=');
    if (begin == std::string_view::npos || equals == std::string_view::npos || equals < begin) {
      return;
    }
    const bool in_quotes = equals + 1 < text.size() && text[equals + 1] == '"';
    const std::size_t from = equals + (in_quotes ? 2 : 1);
    const std::size_t end = std::min(text.find(in_quotes ? '"' : ' ', from), text.size());
    values_[std::string(text.substr(begin, equals - begin))] = text.substr(from, end - from);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::string XboardFeatures::of(const std::string& name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? "" : found->second;
}

std::set<std::string> XboardFeatures::variants() const {
  std::set<std::string> names;
  std::istringstream text(of("variants"));
  for (std::string name; std::getline(text, name, ',');) {
    if (!trimmed(name).empty()) {
      names.insert(trimmed(name));
    }
  }
  return names;
}

std::vector<std::string> XboardFeatures::names() const {
  std::vector<std::string> names;
  names.reserve(values_.size());
  for (const auto& [name, value] : values_) {
    names.push_back(name);
  }
  return names;
}

XboardFeatures greet(XboardPipe& pipe) {
  XboardFeatures features;
  pipe.restart_limit();
  try {
    read_first_features(pipe, features);
  } catch (const EngineError& error) {
    if (error.kind() == EngineFailure::timed_out && features.of("ping") == "0") {
      throw error.with(
          "the engine has ping=0 among its features and prints nothing after `ping`, so Hurdle "
          "cannot find the end of a reply",
          error.stderr_lines());
    }
    throw;
  }
  if (!features.any() && !pipe.refused_ping().empty()) {
    refuse("ping", pipe.refused_ping());  // an engine of another protocol may refuse every line
  }
  // An engine that needs time for its features sends `done=0` first and `done=1` at the end.
  while (features.of("done") == "0") {
    pipe.await_pong("protover 2", [&](const std::string& line) {
      if (line.starts_with(feature_word)) {
        features.read(std::string_view(line).substr(feature_word.size()));
      }
    });
  }
  if (features.any() && features.of("setboard") != "1") {
    throw EngineError(EngineFailure::refused,
                      "the engine has no setboard=1 among its features, so it can be told no "
                      "position");
  }
  answer_features(pipe, features);
  return features;
}

bool plays_it_alone(const std::string& name, const std::set<std::string>& listed,
                    const std::string& reply) {
  const std::string small = to_lower(reply);
  return listed == std::set<std::string>{name} &&
         small.find("unknown command") != std::string::npos &&
         small.find("variant") != std::string::npos;
}

}  // namespace hurdle::engines
