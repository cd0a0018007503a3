// The completion scripts for shells. They call the program, so they contain no command names.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace hurdle::cli::generate {

/// A shell's script.
struct ShellScript {
  std::string_view name;   ///< `complete-bash`
  std::string_view about;  ///< where to install it
  std::string_view text;   ///< with PROGRAM as placeholder of the program's name
};

extern const std::array<ShellScript, 3> shell_scripts;

/// The script for a program.
[[nodiscard]] std::string script_for(const ShellScript& script, const std::string& program);

}  // namespace hurdle::cli::generate
