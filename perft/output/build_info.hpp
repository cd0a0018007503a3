// Source, compiler and flags of this build, and the processor's features.
#pragma once

#include <string>

namespace hurdle {

struct BuildInfo {
  std::string version;
  std::string commit;        ///< at configuration; "unknown" outside a repository
  std::string date;          ///< of that commit, else of configuration: 2026-11-22
  std::string compiler;      ///< `clang 14.0.6`
  std::string flags;         ///< as given to the compiler
  std::string build_type;    ///< `Release`
  std::string cpu_features;  ///< of this machine, as `bmi2 avx2`; "none known" if unknown
};

[[nodiscard]] const BuildInfo& build_info();

/// The lines of `hurdle --version`.
[[nodiscard]] std::string version_text();

}  // namespace hurdle
