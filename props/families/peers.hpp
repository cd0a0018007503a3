// Facts about peers, programs of other authors that know a family's games. If a peer cannot express
// a clause, the family proves that a difference is caused by this clause alone. Independent of the
// peers' protocols.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::props {

using MoveTexts = std::set<std::string>;

/// A position as sent to the peer: one of our FENs, and the moves from there.
struct PeerQuestion {
  std::string fen;
  std::string moves;  ///< separated by spaces

  /// The position after one more move.
  [[nodiscard]] PeerQuestion then(const std::string& move) const {
    return {fen, moves.empty() ? move : moves + ' ' + move};
  }
};

/// A position with the moves of both sides.
struct PeerNode {
  const Setup& setup;
  const PeerQuestion& question;
  MoveTexts ours;
  MoveTexts theirs;
};

/// The queries that a proof may use.
class PeerInquiry {
 public:
  virtual ~PeerInquiry() = default;

  [[nodiscard]] virtual const Referee& referee() const = 0;
  /// The peer's moves if it gets the position alone, without its history.
  [[nodiscard]] virtual MoveTexts ask_by_fen(const Setup& setup) = 0;
  /// Whether the drop gives check and the peer lists no replies to it except drops that are illegal
  /// by the same clause.
  [[nodiscard]] virtual bool mates_by_drop(const PeerNode& node, Move drop,
                                           std::string_view clause) = 0;
};

/// A clause that the peer cannot express. A proof shows that a difference is caused by this clause;
/// without a proof, no difference in that direction is expected.
struct UntoldClause {
  using Proof = bool (*)(PeerInquiry& inquiry, const PeerNode& node, Move move);

  std::string_view id;
  Proof extra = nullptr;       ///< for a move that only the peer has, illegal by the clause
  Proof missing = nullptr;     ///< for a legal move that the peer lacks
  bool extra_instead = false;  ///< the peer has one extra move for each missing: count once
};

/// For a peer that plays our rules completely.
inline const std::vector<UntoldClause> nothing_untold;

}  // namespace hurdle::props
