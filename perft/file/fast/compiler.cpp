#include "perft/file/fast/compiler.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/file/fast/build_error.hpp"
#include "perft/file/fast/run_program.hpp"

namespace hurdle::file {
namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

std::string text_of_command(const std::vector<std::string>& command) {
  return fmt::format("{}", fmt::join(command, " "));
}

ProgramResult version_of(const std::vector<std::string>& command) {
  std::vector<std::string> arguments = command;
  arguments.emplace_back("--version");
  return run_program(arguments);
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

/// The compiler that the variable CXX names.
Compiler named_compiler(const std::vector<std::string>& command) {
  const ProgramResult result = version_of(command);
  const std::string name = hurdle::quoted(text_of_command(command));
  if (!result.started) {
    throw BuildError(fmt::format("CXX names '{}', which cannot be started", name));
  }
  if (result.status != 0) {
    throw BuildError(fmt::format("CXX names '{}', which ends with code {} for --version{}", name,
                                 result.status,
                                 result.output.empty() ? "" : ":\n" + result.output));
  }
  return {command, first_line(result.output)};
}

}  // namespace

Compiler find_compiler() {
  const char* const variable = std::getenv("CXX");  // NOLINT(concurrency-mt-unsafe)
  const std::vector<std::string> named = words_of(variable == nullptr ? "" : variable);
  if (!named.empty()) {
    return named_compiler(named);
  }
  for (const char* const name : {"c++", "g++", "clang++"}) {
    const ProgramResult result = version_of({name});
    if (result.started && result.status == 0) {
      return {{name}, first_line(result.output)};
    }
  }
  throw BuildError(
      "no C++ compiler found: tried c++, g++ and clang++; install one, or name it by CXX");
}

void compile(const Compiler& compiler, const std::filesystem::path& source,
             const std::filesystem::path& headers, const std::filesystem::path& library) {
  const auto options = std::find_if(compiler.command.begin(), compiler.command.end(),
                                    [](const std::string& word) { return word[0] == '-'; });
  std::vector<std::string> arguments(compiler.command.begin(), options);
  for (const char* const flag :
       {"-std=c++20", "-O2", "-DNDEBUG", "-march=native", "-fPIC", "-shared",
        "-fno-semantic-interposition", "-fvisibility=hidden", "-fvisibility-inlines-hidden"}) {
    arguments.emplace_back(flag);
  }
  if (compiler.version.find("clang") != std::string::npos) {
    // Everything below a count belongs inline (measured, movegen/NOTES.md).
    arguments.insert(arguments.end(), {"-mllvm", "-inline-threshold=4000"});
  }
  arguments.insert(arguments.end(), options, compiler.command.end());  // they overrule ours
  arguments.insert(arguments.end(),
                   {"-I", headers.string(), "-o", library.string(), source.string()});
  const ProgramResult result = run_program(arguments);
  if (!result.started || result.status != 0) {
    throw BuildError(fmt::format(
        "the compiler '{}' {}:\n{}", hurdle::quoted(text_of_command(compiler.command)),
        result.started ? fmt::format("ends with code {}", result.status) : "cannot be started",
        result.output));
  }
}

}  // namespace hurdle::file
