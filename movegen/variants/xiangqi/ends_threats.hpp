// Threats and roots of Xiangqi (X14 and X15, rules.md beside this file): captures that count when a
// repetition is judged. One virtual function for each clause or part of one. Looks one capture and
// one recapture ahead, never further. Written from the rules alone.
#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {

/// A set of points, by `Square::index()`.
using Points = std::bitset<square_count>;

/// A capture that a side could make if it were its turn.
struct Capture {
  Square attacker;
  Square victim;
};

/// When a threat is looked for, seen from the move that is judged (X16).
enum class Moment : std::uint8_t {
  before,   ///< before the move: roots behind the attacker are ignored
  after,    ///< after the move: the other side passes in thought
  answered  ///< after the other side's answer: the capture must be a legal move
};

/// X14 and X15, as functions for the clauses that are built on them.
class ThreatClauses : public GameEnds {
 public:
  explicit ThreatClauses(const Notation& written) : GameEnds(written), pieces_(written) {}

  // ---- X14 threats ------------------------------------------------------------------------------

  /// Whether an attack by this piece counts: not those of generals and soldiers.
  [[nodiscard]] virtual bool counts_as_attacker(Piece attacker) const;
  /// Whether the piece on this point can be threatened: no general, no soldier on its own half.
  [[nodiscard]] virtual bool counts_as_victim(const Setup& setup, Square victim) const;
  /// The points of the other side that attack the capturing side's general and whose attack the
  /// capture may leave standing.
  [[nodiscard]] virtual Points forgiven(const Setup& setup, Square attacker, Moment moment) const;
  /// Whether the attacker may capture: it exposes its general to no piece but the forgiven ones.
  [[nodiscard]] virtual bool may_capture(const Setup& setup, Capture capture, Moment moment) const;
  /// Whether the two pieces offer each other an exchange.
  [[nodiscard]] virtual bool is_offer(const Setup& setup, Capture capture, Moment moment) const;
  /// Whether the victim is threatened even with a root.
  [[nodiscard]] virtual bool is_stronger(Piece attacker, Piece victim) const;
  /// Whether a capture that the attacker's movement allows is a threat.
  [[nodiscard]] virtual bool is_threat(const Setup& setup, Capture capture, Moment moment) const;

  // ---- X15 roots --------------------------------------------------------------------------------

  /// Whether a piece can retake after the capture.
  [[nodiscard]] virtual bool has_root(const Setup& setup, Capture capture, Moment moment) const;
  /// Whether the piece on `root` can retake on `point`, where the capture has just put a piece.
  [[nodiscard]] virtual bool can_retake(const Setup& captured, Square root, Square point) const;
  /// Whether this root counts at this moment: before the move, roots behind the attacker do not.
  [[nodiscard]] virtual bool root_counts(const Setup& setup, Capture capture, Square root,
                                         Moment moment) const;

  // ---- Captures and attackers -------------------------------------------------------------------

  /// Every threat of a side.
  [[nodiscard]] std::vector<Capture> threats(const Setup& setup, Colour by, Moment moment) const;
  /// Whether the capture is possible by the attacker's movement, and is a threat.
  [[nodiscard]] bool threatens(const Setup& setup, Capture capture, Moment moment) const;
  /// Whether a capture or a recapture exposes its own general to no piece but the forgiven ones.
  [[nodiscard]] bool keeps_general_safe(const Setup& setup, Capture capture, Moment moment) const;
  /// The position after a capture.
  [[nodiscard]] static Setup after_capture(const Setup& setup, Capture capture);
  /// The points of `by` from which the other side's general is attacked; a general that faces it is
  /// one of them.
  [[nodiscard]] Points attackers_of_general(const Setup& setup, Colour by) const;
  /// How the pieces move, whichever side is to move.
  [[nodiscard]] const XiangqiReferee& pieces() const noexcept { return pieces_; }

 private:
  XiangqiReferee pieces_;
};

}  // namespace hurdle::xiangqi
