// The clauses of sections 3 and 4 that ask about one position.
#include "props/families/xiangqi/repetition/oracle_threats.hpp"

#include <algorithm>

namespace hurdle::oracle::xiangqi {
namespace {

Kind kind_at(const Board& board, Point point) {
  return board.at(point).value().kind;
}

/// 3.1: kings and soldiers may attack for ever.
bool may_be_attacker(Kind kind) {
  return kind != Kind::king && kind != Kind::soldier;
}

/// 3.2: all but kings and soldiers on their own half.
bool may_be_victim(const Board& board, Point victim) {
  const Piece piece = board.at(victim).value();
  if (piece.kind == Kind::soldier) {
    return beyond_river(piece.side, victim);
  }
  return piece.kind != Kind::king;
}

/// 3.3, for a capture that the piece reaches: afterwards no piece attacks the capturing side's king
/// that did not attack it on `board` already. A king's own capture must leave no attacker at all.
bool is_legal_in_thought(const Board& board, Step capture) {
  const Piece piece = board.at(capture.from).value();
  const std::set<int> afterwards = attackers_of_king(board.after(capture), piece.side);
  if (piece.kind == Kind::king) {
    return afterwards.empty();
  }
  const std::set<int> already = attackers_of_king(board, piece.side);
  return std::ranges::includes(already, afterwards);
}

/// 4.4: afterwards nothing attacks the capturing side's king.
bool is_fully_legal(const Board& board, Step capture) {
  const Side side = board.at(capture.from)->side;
  return attackers_of_king(board.after(capture), side).empty();
}

/// 3.4: the victim, of the same kind, could itself legally take the attacker now.
bool is_offer(const Board& board, Step capture) {
  const Step back{capture.to, capture.from};
  return kind_at(board, capture.from) == kind_at(board, capture.to) &&
         reaches(board, back.from, back.to) && is_legal_in_thought(board, back);
}

/// 3.5: the victim is worth so much more than the attacker that its roots do not matter.
bool is_stronger_victim(Kind attacker, Kind victim) {
  if (attacker == Kind::horse || attacker == Kind::cannon) {
    return victim == Kind::rook;
  }
  if (attacker == Kind::advisor || attacker == Kind::elephant) {
    return victim == Kind::rook || victim == Kind::horse || victim == Kind::cannon;
  }
  return false;
}

/// 3.6, 3.7: after the capture the piece on `root` can retake on the spot, legally on the board
/// after the capture.
bool is_real_root(const Board& board, Step capture, Point root) {
  const Board captured = board.after(capture);
  const Step retake{root, capture.to};
  return reaches(captured, root, capture.to) && is_legal_in_thought(captured, retake);
}

/// 4.2: the piece on `root` reaches the victim's point with the attacker still on its own point.
bool already_reaches(const Board& board, Step capture, Point root) {
  return reaches(board, root, capture.to);
}

/// 3.6, and 4.2 for the position before a move.
bool has_root(const Board& board, Step capture, Moment moment) {
  const Side defender = board.at(capture.to)->side;
  for (const Point root : board.points_of(defender)) {
    if (root == capture.to || !is_real_root(board, capture, root)) {
      continue;
    }
    if (moment != Moment::before_the_move || already_reaches(board, capture, root)) {
      return true;
    }
  }
  return false;
}

/// 3.3, and 4.4 for the position after the answer.
bool is_legal_at(const Board& board, Step capture, Moment moment) {
  return moment == Moment::after_the_answer ? is_fully_legal(board, capture)
                                            : is_legal_in_thought(board, capture);
}

/// Section 3 for one attacker and one victim.
bool is_threat(const Board& board, Step capture, Moment moment) {
  const Kind attacker = kind_at(board, capture.from);
  if (!may_be_attacker(attacker) || !may_be_victim(board, capture.to) ||
      !reaches(board, capture.from, capture.to)) {
    return false;
  }
  if (!is_legal_at(board, capture, moment) || is_offer(board, capture)) {
    return false;
  }
  return is_stronger_victim(attacker, kind_at(board, capture.to)) ||
         !has_root(board, capture, moment);
}

}  // namespace

std::set<Threat> threats_of(const Board& board, Side side, Moment moment) {
  std::set<Threat> found;
  for (const Point attacker : board.points_of(side)) {
    for (const Point victim : board.points_of(other(side))) {
      if (is_threat(board, {attacker, victim}, moment)) {
        found.insert({board.at(attacker)->id, board.at(victim)->id});
      }
    }
  }
  return found;
}

}  // namespace hurdle::oracle::xiangqi
