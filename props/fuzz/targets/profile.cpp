// Fuzz target: the profile of an engine.
#include "perft/engines/handshake/profile.hpp"

#include "perft/suite/set.hpp"
#include "props/fuzz/memory_file.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void profile(std::string_view input) {
  const MemoryFile file(input);
  try {
    const engines::Profile read = engines::read_profile(file.name());
    must(!read.name.empty(), "a profile has a name");
  } catch (const SuiteError&) {
  }
}

}  // namespace hurdle::fuzz
