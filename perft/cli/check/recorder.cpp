#include "perft/cli/check/recorder.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

void Recorder::take(const engines::Finding& finding) {
  try {
    if (works_) {
      journal_.write(finding);
      wrote_ = true;
    }
  } catch (const std::runtime_error& error) {
    if (named_) {
      throw;
    }
    works_ = false;
    print_to_stderr(fmt::format("hurdle: {}", error.what()));
  }
}

}  // namespace hurdle::cli
