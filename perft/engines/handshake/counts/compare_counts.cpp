#include "perft/engines/handshake/counts/compare_counts.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {

void compare_counts(Session& session, const Variant& variant, std::span<const Setup> positions,
                    VariantHandshake& handshake) {
  handshake.counts_alone = true;
  for (const Setup& setup : positions) {
    const SendablePosition sendable = sendable_position(variant, setup, handshake.expected);
    if (!sendable.position) {
      continue;
    }
    try {
      const Total theirs = session.count(variant, *sendable.position, 1);
      const Total ours(variant.plain.moves(setup).size());
      ++handshake.positions;
      handshake.moves += static_cast<std::size_t>(ours.wide());
      const bool more = theirs > ours;
      (more ? handshake.extra : handshake.missing) += static_cast<std::size_t>(
          more ? theirs.wide() - ours.wide() : ours.wide() - theirs.wide());
    } catch (const EngineError& error) {
      if (handshake.positions == 0) {
        handshake.failure = error;
        return;
      }
      handshake.remarks.push_back(
          fmt::format("no reply about a position of the handshake: {}", error.what()));
      return;
    }
  }
}

std::string no_lists_words(std::span<const std::string> lines) {
  const auto odd = std::ranges::find_if(
      lines, [](const std::string& line) { return like_a_move(line.substr(0, line.find(' '))); });
  return fmt::format(
      "the engine gives numbers of moves and no lists: Hurdle compares numbers, and finds the "
      "position but not the move; for that, print a line `move: count` for each move{}",
      odd == lines.end() ? "" : fmt::format(" (Hurdle cannot read '{}')", quoted(*odd, 60)));
}

}  // namespace hurdle::engines
