// Splits commands by the shell's quoting rules and finds programs. Nothing is expanded and no shell
// is run. Boost's own search would need Boost.Filesystem to be linked.
#include "perft/engines/process/command.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// Parses one command, character by character.
class Splitter {
 public:
  explicit Splitter(std::string_view command) : rest_(command) {}

  std::vector<std::string> words() {
    while (!rest_.empty()) {
      step(take());
    }
    finish_word();
    if (words_.empty()) {
      throw EngineError(EngineFailure::not_started,
                        "the engine's command is empty: name a program");
    }
    return words_;
  }

 private:
  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  void step(char c) {
    if (c == ' ' || c == '\t' || c == '\n') {
      finish_word();
      return;
    }
    in_word_ = true;
    if (c == '\'' || c == '"') {
      quoted(c);
    } else if (c == '\\' && !rest_.empty()) {
      word_ += take();
    } else {
      word_ += c;
    }
  }

  void quoted(char quote) {
    while (!rest_.empty()) {
      const char c = take();
      if (c == quote) {
        return;
      }
      const bool escape = quote == '"' && c == '\\' && !rest_.empty() &&
                          (rest_.front() == '"' || rest_.front() == '\\');
      word_ += escape ? take() : c;
    }
    throw EngineError(
        EngineFailure::not_started,
        std::string("the engine's command has an open quote: add a closing ") + quote);
  }

  void finish_word() {
    if (in_word_) {
      words_.push_back(word_);
    }
    word_.clear();
    in_word_ = false;
  }

  std::string_view rest_;
  std::string word_;
  bool in_word_ = false;
  std::vector<std::string> words_;
};

}  // namespace

std::vector<std::string> split_command(std::string_view command) {
  return Splitter(command).words();
}

std::string find_program(const std::string& word) {
  std::error_code ignored;
  if (word.find('/') != std::string::npos) {
    if (!std::filesystem::exists(word, ignored)) {
      throw EngineError(
          EngineFailure::not_started,
          fmt::format("engine not found: there is no file {}", hurdle::quoted_path(word)));
    }
    return word;
  }
  const char* given = std::getenv("PATH");
  std::istringstream path(given == nullptr ? "/usr/bin:/bin" : given);
  std::string folder;
  while (std::getline(path, folder, ':')) {
    const std::filesystem::path candidate = std::filesystem::path(folder) / word;
    if (std::filesystem::is_regular_file(candidate, ignored) &&
        ::access(candidate.c_str(), X_OK) == 0) {
      return candidate.string();
    }
  }
  throw EngineError(EngineFailure::not_started,
                    fmt::format("engine not found: no program '{}' in PATH; give its path or "
                                "install it",
                                hurdle::quoted(word)));
}

std::string shell_word(std::string_view word) {
  const bool plain = !word.empty() && std::ranges::all_of(word, [](char c) {
    constexpr std::string_view marks = "_-./:=@%+,";
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           marks.find(c) != std::string_view::npos;
  });
  if (plain) {
    return std::string(word);
  }
  std::string quoted = "'";
  for (const char c : word) {
    quoted += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return quoted + "'";
}

std::string shell_line(const std::vector<std::string>& words) {
  return join_texts(words, " ", shell_word);
}

}  // namespace hurdle::engines
