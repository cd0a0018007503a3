// Fuzz target: the command line of an engine, split into words as a shell would.
#include "perft/engines/process/command.hpp"

#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

void command(std::string_view input) {
  try {
    must(!engines::split_command(input).empty(), "a command has a word");
  } catch (const engines::EngineError&) {
  }
}

}  // namespace hurdle::fuzz
