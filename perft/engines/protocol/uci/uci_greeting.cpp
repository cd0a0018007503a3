#include "perft/engines/protocol/uci/uci_greeting.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"

namespace hurdle::engines {
namespace {

void read_variants(const std::string& option, std::set<std::string>& variants) {
  std::istringstream words(option);
  std::string word;
  while (words >> word) {
    if (word == "var" && words >> word) {
      variants.insert(word);
    }
  }
}

/// Reads an option for the number of lines that a search shows: `MultiPV type spin … max 500`.
bool read_multi_pv(const std::string& option, UciGreeting& greeting) {
  std::istringstream words(option);
  std::string word;
  words >> word;
  if (!to_lower(word).ends_with("multipv")) {
    return false;
  }
  greeting.multi_pv = word;
  while (words >> word) {
    if (word == "max") {
      words >> greeting.most_lines;
    }
  }
  return true;
}

/// Reads the option for the size of the hash table in USI: `USI_Hash type spin … min 1 …`.
bool read_hash(const std::string& option, UciGreeting& greeting) {
  std::istringstream words(option);
  std::string word;
  words >> word;
  if (word != "USI_Hash") {
    return false;
  }
  while (words >> word) {
    if (word == "min") {
      words >> greeting.least_hash;
    }
  }
  return true;
}

/// Whether the text has this word, alone and not as a part of a name such as `UCI_Opponent` or of a
/// path.
bool has_word(std::string_view text, std::string_view word) {
  const auto is_inside = [](char byte) {
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 ||
           std::string_view("_-/\\").find(byte) != std::string_view::npos;
  };
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_inside(text[at - 1])) && (end == text.size() || !is_inside(text[end]))) {
      return true;
    }
  }
  return false;
}

/// Throws EngineError if the line shows that the engine does not speak the protocol.
void require_greeting(const std::string& line, const UciWords& words) {
  if (rejects(line, words.hello) && has_word(line, words.hello)) {
    throw EngineError(EngineFailure::refused,
                      fmt::format("the engine refused `{}`: '{}'", words.hello, quoted(line, 80)));
  }
  if (line == words.hello) {
    throw EngineError(EngineFailure::nonsense, fmt::format("the engine repeats `{}`", line));
  }
}

/// The error for a line that may refuse `question`, if no greeting follows. Such a line may also be
/// about something else, as a log is.
std::optional<EngineError> possible_refusal(const std::string& line, std::string_view question) {
  if (line.starts_with('{')) {
    return EngineError(EngineFailure::nonsense,
                       fmt::format("the engine answered `{}` with a line of JSON", question));
  }
  const std::string small = to_lower(line);
  const bool complains = small.starts_with("error") || small.starts_with("illegal") ||
                         small.starts_with("invalid") || small.starts_with("unknown");
  if (complains && has_word(small, question)) {
    return EngineError(EngineFailure::refused,
                       fmt::format("the engine refused `{}`: '{}'", question, quoted(line, 80)));
  }
  return std::nullopt;
}

/// Reads one line of the greeting into `greeting`.
Seen read_line(const std::string& line, const UciWords& words, UciGreeting& greeting) {
  if (line == std::string(words.hello) + "ok") {
    return Seen::last;
  }
  if (const auto name = after_prefix(line, "id name ")) {
    greeting.name = *name;
    return Seen::part;
  }
  if (const auto option = after_prefix(line, words.option)) {
    read_variants(*option, greeting.variants);
    return Seen::part;
  }
  if (after_prefix(line, words.any_rook_listed)) {
    greeting.castles_anywhere = true;
    return Seen::part;
  }
  const auto named = after_prefix(line, "option name ");
  if (named && (read_multi_pv(*named, greeting) || read_hash(*named, greeting))) {
    return Seen::part;
  }
  if (line.empty() || after_prefix(line, "info ")) {
    return Seen::neither;
  }
  require_greeting(line, words);
  return after_prefix(line, "id ") || after_prefix(line, "option ") ? Seen::part : Seen::unknown;
}

/// Adds Chess960 to the variants of an engine that plays it as chess with the option UCI_Chess960.
void add_chess960(UciGreeting& greeting) {
  std::set<std::string>& listed = greeting.variants;
  constexpr std::array own_names{"chess960", "fischerandom", "fischer-random"};
  const bool named =
      std::ranges::any_of(own_names, [&](const char* name) { return listed.count(name) > 0; });
  if (greeting.castles_anywhere && listed.count("chess") > 0 && !named) {
    listed.insert(own_names.front());
    greeting.chess960_by_option = true;
  }
}

/// Whether the last line of the greeting comes when the program's input ends: then the program has
/// kept its replies in a buffer, or was about to reply. Ends its input.
bool replies_at_the_end(Process& process, const std::string& last) {
  process.close_input();
  const Deadline limit = Clock::now() + std::chrono::seconds(1);
  try {
    while (const auto line = process.read_line(limit)) {
      if (*line == last) {
        return true;
      }
    }
    return false;
  } catch (const EngineError&) {  // it has ended
    return false;
  }
}

/// Throws an error that says more about a greeting without its last line.
[[noreturn]] void explain_silence(UciPipe& pipe, const UciWords& words,
                                  const EngineError& silence) {
  const std::string last = std::string(words.hello) + "ok";
  if (silence.kind() == EngineFailure::timed_out && !pipe.lines().empty()) {
    throw EngineError(
        EngineFailure::timed_out,
        fmt::format("the engine's reply to `{}` has no line `{}`; its last line: '{}'", words.hello,
                    last, quoted(pipe.lines().back(), 80)));
  }
  if (silence.kind() == EngineFailure::timed_out && replies_at_the_end(pipe.process(), last)) {
    throw EngineError(
        EngineFailure::timed_out,
        fmt::format("the engine replied to `{}` only when its input ended: its output probably "
                    "stays in a buffer (let it flush stdout after each line), or it starts slowly",
                    words.hello));
  }
  throw EngineError(silence);
}

}  // namespace

/// After a second of silence that follows lines outside the greeting, `isready` is sent: a program
/// that replies to it with the same line replies so to everything, and one that refuses it as well
/// as the greeting speaks another protocol.
UciGreeting greet(UciPipe& pipe, const UciWords& words) {
  const std::string hello(words.hello);
  UciGreeting greeting;
  pipe.send(hello);
  bool first = true;  // which may be a banner
  bool probed = false;
  std::string other;       // the last line that is no part of the greeting
  bool only_other = true;  // all such lines are the same
  std::optional<EngineError> refused;
  const auto read = [&](const std::string& line) {
    const Seen seen = read_line(line, words, greeting);
    if (seen == Seen::unknown && refused && probed && possible_refusal(line, "isready")) {
      throw EngineError(*refused);
    }
    if (seen == Seen::unknown && !refused) {
      refused = possible_refusal(line, hello);
    }
    only_other = only_other && seen == Seen::unknown && (other.empty() || line == other);
    if (only_other && probed) {
      throw EngineError(
          EngineFailure::nonsense,
          fmt::format("the engine replies to `{}` and `isready` with the same line: '{}'", hello,
                      quoted(line, 80)));
    }
    other = seen == Seen::unknown ? line : other;
    return std::exchange(first, false) && seen == Seen::unknown ? Seen::neither : seen;
  };
  const auto probe = [&] {
    if (!other.empty() && !probed) {
      probed = true;
      pipe.send("isready");
    }
  };
  try {
    pipe.read_until(hello, read, probe);
  } catch (const EngineError& silence) {
    if (refused) {
      throw EngineError(*refused);
    }
    explain_silence(pipe, words, silence);
  }
  pipe.end_greeting();
  if (probed) {
    pipe.read_ready([](const std::string&) {});
  }
  add_chess960(greeting);
  return greeting;
}

}  // namespace hurdle::engines
