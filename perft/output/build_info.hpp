// What the program was built from and with, and what the machine's processor offers.
#pragma once

#include <string>

namespace hurdle {

struct BuildInfo {
  std::string version;
  std::string commit;        ///< of the tree that was configured; "unknown" outside a repository
  std::string date;          ///< of that commit, else of the day it was configured: 2026-11-22
  std::string compiler;      ///< `clang 14.0.6`
  std::string flags;         ///< as given to the compiler
  std::string build_type;    ///< `Release`
  std::string cpu_features;  ///< of this machine, as `bmi2 avx2`; "none known" elsewhere
};

[[nodiscard]] const BuildInfo& build_info();

/// The lines of `hurdle --version`.
[[nodiscard]] std::string version_text();

}  // namespace hurdle
