// What a family says of peers: programs of other people that know its games. Where a peer cannot be
// told a clause, the family has the proof that a difference comes of that clause and of nothing
// else. Knows no peer's protocol.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::props {

using MoveTexts = std::set<std::string>;

/// A position as the peer is told it: a FEN of ours, and the moves from there.
struct PeerQuestion {
  std::string fen;
  std::string moves;  ///< separated by spaces

  /// The position after one more move.
  [[nodiscard]] PeerQuestion then(const std::string& move) const {
    return {fen, moves.empty() ? move : moves + ' ' + move};
  }
};

/// A position of which both sides have said their moves.
struct PeerNode {
  const Setup& setup;
  const PeerQuestion& question;
  MoveTexts ours;
  MoveTexts theirs;
};

/// What a proof may ask.
class PeerInquiry {
 public:
  virtual ~PeerInquiry() = default;

  [[nodiscard]] virtual const Referee& referee() const = 0;
  /// The peer's moves when it is told the position alone, without how it came about.
  [[nodiscard]] virtual MoveTexts ask_by_fen(const Setup& setup) = 0;
  /// Whether the drop gives check, and the peer knows no reply to it but drops that the same clause
  /// refuses.
  [[nodiscard]] virtual bool mates_by_drop(const PeerNode& node, Move drop,
                                           std::string_view clause) = 0;
};

/// A clause that the peer cannot be told. A proof says that a difference is the one this clause
/// makes; without one, no difference of that direction is expected.
struct UntoldClause {
  using Proof = bool (*)(PeerInquiry& inquiry, const PeerNode& node, Move move);

  std::string_view id;
  Proof extra = nullptr;       ///< of a move that the peer alone has, refused by the clause
  Proof missing = nullptr;     ///< of a legal move that the peer lacks
  bool extra_instead = false;  ///< the peer has another move for each that it lacks: tallied once
};

/// Of a peer that plays the game as we do.
inline const std::vector<UntoldClause> nothing_untold;

}  // namespace hurdle::props
