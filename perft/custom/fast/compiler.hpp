// The C++ compiler of this machine.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace hurdle::custom {

/// Why a game's library cannot be built or used: no compiler, a compiler that fails, a folder that
/// cannot be written, or a library of another program. `what()` is the whole message.
class BuildError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A compiler that answers.
struct Compiler {
  std::vector<std::string> command;  ///< the program and its first arguments
  std::string version;               ///< the first line of `--version`
};

/// The compiler that CXX names, or else the first of c++, g++ and clang++. Throws BuildError if
/// none works.
[[nodiscard]] Compiler find_compiler();

/// Compiles a source to a shared library, with headers from a folder, for this machine's processor.
/// Throws BuildError with what the compiler wrote.
void compile(const Compiler& compiler, const std::filesystem::path& source,
             const std::filesystem::path& headers, const std::filesystem::path& library);

}  // namespace hurdle::custom
