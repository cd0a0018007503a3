// Fuzz target: the JSON of an earlier check.
#include "perft/engines/report/baseline.hpp"

#include <stdexcept>

#include "props/fuzz/memory_file.hpp"
#include "props/fuzz/readers.hpp"

namespace hurdle::fuzz {

void baseline(std::string_view input) {
  const MemoryFile file(input);
  try {
    const engines::Baseline read(file.name());
    (void)read.vanished({}, {});
  } catch (const std::runtime_error&) {
  }
}

}  // namespace hurdle::fuzz
