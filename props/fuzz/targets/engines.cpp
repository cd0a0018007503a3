// Fuzz targets: what a check is given about an engine: its command line, split into words as a
// shell would, its profile, and the JSON of an earlier check.
#include <stdexcept>

#include "perft/engines/handshake/profile.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/report/baseline.hpp"
#include "perft/suite/set.hpp"
#include "props/fuzz/memory_file.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void command(std::string_view input) {
  try {
    must(!engines::split_command(input).empty(), "a command has a word");
  } catch (const engines::EngineError&) {
  }
}

void profile(std::string_view input) {
  const MemoryFile file(input);
  try {
    must(!engines::read_profile(file.name()).name.empty(), "a profile has a name");
  } catch (const SuiteError&) {
  }
}

void baseline(std::string_view input) {
  const MemoryFile file(input);
  try {
    (void)engines::Baseline(file.name()).vanished({}, {});
  } catch (const std::runtime_error&) {
  }
}

}  // namespace hurdle::fuzz
