#include "perft/cli/check/program_word.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/process/command.hpp"

namespace hurdle::cli {
namespace {

/// Whether the path exists and can only be a set.
bool is_set(const std::filesystem::path& path) {
  std::error_code ignored;
  const auto extension = path.extension();
  return std::filesystem::is_directory(path, ignored) ||
         (std::filesystem::exists(path, ignored) &&
          (extension == ".yaml" || extension == ".yml" || extension == ".epd"));
}

bool is_executable(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
}

/// The first word of the command line; the word itself if it is no command line.
std::string first_word(const std::string& word) {
  try {
    return engines::split_command(word).front();
  } catch (const engines::EngineError&) {
    return word;
  }
}

/// Throws Failure if the word is a file that can be neither a set nor an engine: most likely a
/// script that lacks the right to be executed.
void require_no_script(const std::string& word) {
  constexpr std::array<std::string_view, 7> data{".yaml", ".yml",  ".epd", ".perft",
                                                 ".pgn",  ".json", ".txt"};
  const std::filesystem::path path(word);
  const std::string extension = path.extension().string();
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored) || is_executable(path) ||
      std::ranges::find(data, extension) != data.end()) {
    return;
  }
  const std::string file = engines::shell_word(word);
  const std::string command = extension == ".py"   ? "\"python3 " + file + '"'
                              : extension == ".sh" ? "\"sh " + file + '"'
                                                   : "CMD";
  throw Failure(fmt::format("{} is not executable: `chmod +x {}`, or give --engine {}",
                            hurdle::quoted_path(word), file, command));
}

bool is_in_path(const std::string& program) {
  try {
    (void)engines::find_program(program);
    return program.find('/') == std::string::npos;
  } catch (const engines::EngineError&) {
    return false;
  }
}

}  // namespace

bool is_engine(const std::string& word) {
  const std::string program = first_word(word);
  const bool in_path = is_in_path(program);
  if (is_set(word)) {
    if (in_path) {
      throw Failure(
          fmt::format("'{}' is a set here and a program in PATH; write ./{} for the set, or "
                      "--engine {} for the program",
                      hurdle::quoted_path(word), word, word));
    }
    return false;
  }
  return in_path || is_executable(program);
}

std::string take_engine(std::vector<std::string>& words) {
  std::string engine;
  std::vector<std::string> sets;
  for (const std::string& word : words) {
    if (!is_engine(word)) {
      sets.push_back(word);
      continue;
    }
    if (!engine.empty()) {
      throw Failure(fmt::format("two engines, '{}' and '{}'; name one by --engine",
                                hurdle::quoted(engine), hurdle::quoted_path(word)));
    }
    const bool here =
        first_word(word).find('/') == std::string::npos && !is_in_path(first_word(word));
    engine = here ? "./" + word : word;
  }
  if (engine.empty()) {
    std::ranges::for_each(sets, require_no_script);
  }
  words = sets;
  return engine;
}

}  // namespace hurdle::cli
