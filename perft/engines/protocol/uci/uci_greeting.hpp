// The greeting of a UCI engine: its name and the options that concern variants.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "perft/engines/protocol/uci/uci_pipe.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {

/// What an engine reports about itself.
struct UciGreeting {
  std::string name;
  std::set<std::string> variants;
  bool castles_anywhere = false;  ///< the engine lists UCI_Chess960
  /// Chess960 is chess with that option: the engine lists other variants, and `variants` has it all
  /// the same.
  bool chess960_by_option = false;
  std::string multi_pv;        ///< the name of its option MultiPV; empty if it lists none
  std::size_t most_lines = 0;  ///< the largest value of this option
  std::string least_hash;      ///< the smallest value of its option USI_Hash; empty without it
};

/// Sends the greeting and reads the reply. Throws EngineError (nonsense, refused) if the engine
/// replies with something else than a greeting.
[[nodiscard]] UciGreeting greet(UciPipe& pipe, const UciWords& words);

}  // namespace hurdle::engines
