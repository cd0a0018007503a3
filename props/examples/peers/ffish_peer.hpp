// The npm package ffish as a process that lists the moves of a position and the replies to each,
// through ci/peers/ffish.js.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "movegen/vocab/notation.hpp"
#include "perft/count/total.hpp"
#include "perft/engines/process/process.hpp"
#include "props/families/peers.hpp"

namespace hurdle::props {

/// The replies to a move: their number, and the list.
struct PeerReplies {
  Total nodes;
  MoveTexts replies;
};

/// The peer's reply about a position.
struct PeerAnswer {
  std::string refusal;       ///< why it refuses the question; then only `followed` is set
  std::size_t followed = 0;  ///< how many of the given moves it made
  std::string echo;          ///< the position in its own notation
  std::map<std::string, PeerReplies> moves;

  [[nodiscard]] MoveTexts texts() const;
  [[nodiscard]] Total total() const;
};

/// Node.js with ffish, running while the object exists.
class FfishPeer {
 public:
  /// Why the peer cannot run on this machine, or nothing.
  [[nodiscard]] static std::optional<std::string> missing();

  FfishPeer();

  /// The moves at a position and the replies to each; the peer counts `nodes` separately from its
  /// list. Throws engines::EngineError.
  [[nodiscard]] PeerAnswer ask(const Notation& notation, const PeerQuestion& question);

 private:
  [[nodiscard]] std::string line();

  engines::Process process_;
};

}  // namespace hurdle::props
