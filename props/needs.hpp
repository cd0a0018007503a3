// Tests that need another program, skipped on a machine without it.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>

namespace hurdle::props {

/// Whether this machine has the program: a path, or a name in PATH.
[[nodiscard]] inline bool is_installed(const std::string& program) {
  if (program.find('/') != std::string::npos) {
    return std::filesystem::exists(program);
  }
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe)
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (std::filesystem::exists(std::filesystem::path(folder) / program)) {
      return true;
    }
  }
  return false;
}

/// Skips the rest of the test on a machine without the program.
#define HURDLE_NEEDS(program)                                   \
  do {                                                          \
    if (!hurdle::props::is_installed(program)) {                \
      GTEST_SKIP() << "no " << (program) << " on this machine"; \
    }                                                           \
  } while (false)

/// Tests that need python3.
template <class Base = testing::Test>
class WithPython : public Base {
 protected:
  void SetUp() override { HURDLE_NEEDS("python3"); }
};

}  // namespace hurdle::props
