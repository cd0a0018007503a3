// The scripts by which shells complete command lines of a program. They ask the program, so that
// none of them knows a command.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace hurdle::cli::generate {

/// A shell's script.
struct ShellScript {
  std::string_view name;   ///< `complete-bash`
  std::string_view about;  ///< where it belongs
  std::string_view text;   ///< with PROGRAM for the program's name
};

extern const std::array<ShellScript, 3> shell_scripts;

/// The script for a program.
[[nodiscard]] std::string script_for(const ShellScript& script, const std::string& program);

}  // namespace hurdle::cli::generate
