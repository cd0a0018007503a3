// ANSI control sequences by ECMA-48, section 5.4.
#include "perft/engines/process/colours.hpp"

#include <cstddef>

namespace hurdle::engines {
namespace {

constexpr std::string_view sequence_start = "\x1b[";

/// Parameters and intermediate bytes; the byte after them ends the sequence.
bool inside_sequence(char byte) {
  return byte >= ' ' && byte <= '?';
}

}  // namespace

std::string without_colours(std::string_view line) {
  std::string plain;
  while (true) {
    const std::size_t start = line.find(sequence_start);
    plain += line.substr(0, start);
    if (start == std::string_view::npos) {
      return plain;
    }
    line.remove_prefix(start + sequence_start.size());
    while (!line.empty() && inside_sequence(line.front())) {
      line.remove_prefix(1);
    }
    line.remove_prefix(line.empty() ? 0 : 1);
  }
}

}  // namespace hurdle::engines
