// ANSI control sequences by ECMA-48, section 5.4.
#include "perft/engines/process/colours.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

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
    const auto last = std::find_if_not(line.begin(), line.end(), inside_sequence);
    const auto length = static_cast<std::size_t>(std::distance(line.begin(), last)) + 1;
    line.remove_prefix(std::min(length, line.size()));
  }
}

}  // namespace hurdle::engines
