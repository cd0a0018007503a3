// Legal moves, the position after a move, check and endings, for every variant. A move is legal if
// no enemy piece could capture the royal piece in the position after it (C5).
#include "movegen/referee/base.hpp"

#include <algorithm>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle {
namespace {

/// A verdict whose sentence is made of the reason's words.
EndingVerdict ending_by(Ending ending, const Reason& reason) {
  std::string sentence = reason.words + ".";
  sentence.front() = to_upper(sentence.front());
  return {ending, reason.clause, sentence};
}

}  // namespace

std::vector<Move> BaseReferee::legal_moves(const Setup& setup) const {
  std::vector<Move> moves;
  legal_moves_into(setup, [&](Move move) { moves.push_back(move); });
  return moves;
}

std::uint64_t BaseReferee::count_legal_moves(const Setup& setup) const {
  std::uint64_t count = 0;
  legal_moves_into(setup, [&](Move) { ++count; });
  return count;
}

void BaseReferee::legal_moves_into(const Setup& setup, VisitMove visit) const {
  if (over(setup)) {
    return;
  }
  movements(setup, [&](Move move) {
    if (legal(setup, move)) {
      visit(move);
    }
  });
}

void BaseReferee::movements(const Setup& setup, VisitMove visit) const {
  for_each_square([&](Square from) {
    if (!setup.at(from).belongs_to(setup.side)) {
      return;
    }
    targets(setup, from, [&](Square to) {
      write_moves(setup, from, to, [&](Move move) { visit(marked(setup, move)); });
    });
  });
  special_moves(setup, [&](Move move) { visit(marked(setup, move)); });
  drops(setup, visit);
}

bool BaseReferee::legal(const Setup& setup, Move move) const {
  const Setup next = after(setup, move);
  return keeps_royal_safe(setup, move, next) && permitted(setup, move, next);
}

bool BaseReferee::keeps_royal_safe(const Setup& setup, Move /*move*/, const Setup& next) const {
  return !in_check(next, setup.side);
}

bool BaseReferee::permitted(const Setup& /*setup*/, Move /*move*/, const Setup& /*next*/) const {
  return true;
}

bool BaseReferee::over(const Setup& /*setup*/) const {
  return false;
}

void BaseReferee::write_moves(const Setup& /*setup*/, Square from, Square to,
                              VisitMove visit) const {
  visit(Move::board(from, to));
}

void BaseReferee::special_moves(const Setup& /*setup*/, VisitMove /*visit*/) const {}

void BaseReferee::drops(const Setup& setup, VisitMove visit) const {
  if (!notation().hands) {
    return;
  }
  for (std::size_t index = 0; index < notation().kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (setup.held(setup.side, kind) == 0) {
      continue;
    }
    for_each_square([&](Square to) {
      if (!setup.at(to) && may_drop(setup, kind, to)) {
        visit(Move::drop(kind, to));
      }
    });
  }
}

bool BaseReferee::may_drop(const Setup& /*setup*/, Kind /*kind*/, Square /*to*/) const {
  return true;
}

// ---- The position after a move ------------------------------------------------------------------

Setup BaseReferee::after(const Setup& setup, Move move) const {
  const Move full = marked(setup, move);
  Setup next = setup;
  next.en_passant.clear();
  next.half = restarts_half(setup, full) ? 0 : std::min(setup.half + 1, max_counter);
  next.passes = full.is_pass() ? static_cast<std::uint8_t>(setup.passes + 1) : std::uint8_t{0};
  next.rights = rights_after(setup, full);
  if (full.is_drop()) {
    --next.hands[index_of(setup.side)][index_of(full.kind())];
    next.put(full.to(), Piece(setup.side, full.kind()));
  } else if (full.is_castling()) {
    castle(setup, full, next);
  } else if (!full.is_pass()) {
    go(setup, full, next);
    next.en_passant = passed_squares(next, full, setup.at(full.from()));
  }
  next.side = opponent(setup.side);
  if (setup.side == Colour::black) {
    next.full = std::min(next.full + 1, max_counter);
  }
  return next;
}

void BaseReferee::go(const Setup& setup, Move move, Setup& next) const {
  const Square taken = move.is_en_passant() ? passing_pawn(setup, move.to()) : move.to();
  if (setup.at(taken)) {
    take(next, setup.at(taken));
  }
  next.put(taken, Piece{});
  next.put(move.from(), Piece{});
  next.put(move.to(), piece_after(setup.at(move.from()), move));
}

void BaseReferee::castle(const Setup& setup, Move move, Setup& next) const {
  go(setup, move, next);
  move_partner(next, move);
}

CastlingRights BaseReferee::rights_after(const Setup& setup, Move /*move*/) const {
  return setup.rights;
}

Move BaseReferee::marked(const Setup& setup, Move move) const {
  if (move.is_drop() || move.is_pass()) {
    return move;
  }
  const Piece piece = setup.at(move.from());
  const bool unpromoted_pawn = piece.kind() == notation().special_pawn && !piece.promoted();
  if (unpromoted_pawn && move.from().file() != move.to().file() &&
      setup.en_passant.contains(move.to())) {
    return move.marked_en_passant();
  }
  if (piece.kind() == Kind::royal && is_castling(setup, move)) {
    return move.marked_castling();
  }
  return move;
}

bool BaseReferee::is_castling(const Setup& /*setup*/, Move /*move*/) const {
  return false;
}

void BaseReferee::move_partner(Setup& /*next*/, Move /*move*/) const {}

Piece BaseReferee::piece_after(Piece moved, Move move) const {
  if (!move.is_promotion()) {
    return moved;
  }
  if (move.kind() == Kind::none) {
    return {moved.colour(), moved.kind(), true};
  }
  return {moved.colour(), move.kind()};
}

void BaseReferee::take(Setup& next, Piece captured) const {
  if (!notation().hands) {
    return;
  }
  ++next.hands[index_of(opponent(captured.colour()))][index_of(captured.kind())];
}

bool BaseReferee::restarts_half(const Setup& setup, Move move) const {
  if (move.is_pass()) {
    return false;
  }
  if (move.is_drop() || move.is_en_passant() || setup.at(move.to())) {
    return true;
  }
  const Piece moved = setup.at(move.from());
  return moved.kind() == notation().counter_pawn && !moved.promoted();
}

EnPassant BaseReferee::passed_squares(const Setup& next, Move move, Piece moved) const {
  EnPassant passed;
  if (!notation().en_passant || moved.kind() != notation().special_pawn || moved.promoted() ||
      move.from().file() != move.to().file()) {
    return passed;
  }
  const auto [low, high] = std::minmax({move.from().rank(), move.to().rank()});
  bool attacked_by_a_pawn = false;
  for (int rank = low + 1; rank < high; ++rank) {
    const Square square(move.to().file(), rank);
    passed.add(square);
    attacked_by_a_pawn |= pawn_attacks(next, opponent(moved.colour()), square);
  }
  return attacked_by_a_pawn ? passed : EnPassant{};
}

bool BaseReferee::pawn_attacks(const Setup& setup, Colour colour, Square to) const {
  const int rank = to.rank() - forward(colour);
  for (const int file : {to.file() - 1, to.file() + 1}) {
    if (notation().on_board(file, rank) &&
        setup.at(Square(file, rank)) == Piece(colour, notation().special_pawn)) {
      return true;
    }
  }
  return false;
}

Square BaseReferee::passing_pawn(const Setup& setup, Square to) const {
  const Step onward{0, forward(opponent(setup.side))};
  return Walk(notation(), setup, Piece{}).first_piece(to, onward);
}

// ---- Check and endings --------------------------------------------------------------------------

bool BaseReferee::reaches(const Setup& setup, Square from, Square to) const {
  bool found = false;
  targets(setup, from, [&](Square target) { found |= target == to; });
  return found;
}

bool BaseReferee::attacked(const Setup& setup, Square square, Colour by) const {
  if (!square.exists()) {
    return false;
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index].belongs_to(by) && reaches(setup, Square::at(index), square)) {
      return true;
    }
  }
  return false;
}

std::vector<Square> BaseReferee::attackers(const Setup& setup, Square square, Colour by) const {
  std::vector<Square> found;
  if (!square.exists()) {
    return found;
  }
  for_each_square([&](Square from) {
    if (setup.at(from).belongs_to(by) && reaches(setup, from, square)) {
      found.push_back(from);
    }
  });
  return found;
}

int BaseReferee::checkers(const Setup& setup) const {
  const Square royal = royal_square(setup, setup.side);
  return static_cast<int>(attackers(setup, royal, opponent(setup.side)).size());
}

bool BaseReferee::has_legal_move(const Setup& setup) const {
  if (over(setup)) {
    return false;
  }
  bool found = false;
  movements(setup, [&](Move move) { found = found || legal(setup, move); });
  return found;
}

bool BaseReferee::is_mate(const Setup& setup) const {
  return !over(setup) && in_check(setup, setup.side) && !has_legal_move(setup);
}

EndingVerdict BaseReferee::ending(const Setup& setup) const {
  if (over(setup)) {
    return ending_by(Ending::ended, why_over(setup));
  }
  if (has_legal_move(setup)) {
    return {};
  }
  return in_check(setup, setup.side) ? ending_by(Ending::mate, why_mate(setup))
                                     : ending_by(Ending::stalemate, why_stalemate(setup));
}

}  // namespace hurdle
