// The npm package ffish as a peer: a process that answers which moves a position has and which
// replies follow each. Knows how it is asked (ci/peers/ffish.js); refuses to know who is right.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "movegen/vocab/notation.hpp"
#include "perft/count/total.hpp"
#include "perft/engines/process/process.hpp"
#include "props/families/peers.hpp"

namespace hurdle::props {

/// What follows a move: how many nodes, and which replies.
struct PeerReplies {
  Total nodes;
  MoveTexts replies;
};

/// What the peer says of a position.
struct PeerAnswer {
  std::string refusal;       ///< why it does not take the question; then nothing else is there but
  std::size_t followed = 0;  ///< how many of the moves it made before
  std::string echo;          ///< the position as it writes it
  std::map<std::string, PeerReplies> moves;

  [[nodiscard]] MoveTexts texts() const;
  [[nodiscard]] Total total() const;
};

/// Node.js with ffish, running while the object lives.
class FfishPeer {
 public:
  /// Why the peer cannot be run here, or nothing.
  [[nodiscard]] static std::optional<std::string> missing();

  FfishPeer();

  /// The moves at a position and the replies to each; `nodes` is counted by the peer apart from its
  /// list. Throws engines::EngineError.
  [[nodiscard]] PeerAnswer ask(const Notation& notation, const PeerQuestion& question);

 private:
  [[nodiscard]] std::string line();

  engines::Process process_;
};

}  // namespace hurdle::props
