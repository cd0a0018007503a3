// Source, compiler and flags of this build, and the processor's features.
#include "perft/output/build_info.hpp"

#include <fmt/format.h>

#include "hurdle_build_config.hpp"
#include "perft/count/fast_generator.hpp"

namespace hurdle {
namespace {

std::string compiler() {
#if defined(__clang__)
  return fmt::format("clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
  return fmt::format("gcc {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

std::string cpu_features() {
  std::string features;
#if defined(__x86_64__)
  const auto add = [&](bool has, const char* name) {
    if (has) {
      features += (features.empty() ? "" : " ") + std::string(name);
    }
  };
  add(__builtin_cpu_supports("popcnt") != 0, "popcnt");
  add(__builtin_cpu_supports("bmi") != 0, "bmi");
  add(__builtin_cpu_supports("bmi2") != 0, "bmi2");
  add(__builtin_cpu_supports("avx2") != 0, "avx2");
  add(__builtin_cpu_supports("avx512f") != 0, "avx512f");
#endif
  return features.empty() ? "none known" : features;
}

std::string flags() {
  const std::string_view level = fast_level();
  return std::string(build_config::flags) +
         (level.empty() ? "" : fmt::format(", the generators with -march={}", level));
}

}  // namespace

const BuildInfo& build_info() {
  static const BuildInfo info{
      build_config::version,    build_config::commit, build_config::date, compiler(), flags(),
      build_config::build_type, cpu_features()};
  return info;
}

std::string version_text() {
  const BuildInfo& info = build_info();
  return fmt::format("hurdle {}\ncommit   {}\ncompiler {}\nbuild    {}\nflags    {}\ncpu      {}\n",
                     info.version, info.commit, info.compiler, info.build_type, info.flags,
                     info.cpu_features);
}

}  // namespace hurdle
