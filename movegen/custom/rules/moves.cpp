// Legal moves: all moves by movement, filtered by safety and compulsion.
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

Position Rules::start() const {
  return parse_position(facts_, facts_.start);
}

void Rules::all_moves(const Position& position, VisitMove keep) const {
  const auto keep_with_walls = [&](const Move& move) {
    if (facts_.walls.rule == WallingRule::none || facts_.walls.or_move) {
      keep(move);
    } else {
      walled_moves(position, move, keep);
    }
  };
  const auto keep_with_gates = [&](const Move& move) {
    keep_with_walls(move);
    gating_moves(position, move, keep);
  };
  for_each_square(facts_.size, [&](Square from) {
    if (position.at(from).belongs_to(position.side)) {
      piece_moves(position, from, keep_with_gates);
    }
  });
  castling_moves(position, keep_with_gates);
  drop_moves(position, keep_with_walls);
  special_moves(position, keep);
}

std::vector<Move> Rules::moves_before_safety(const Position& position) const {
  std::vector<Move> moves;
  all_moves(position, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

std::vector<Move> Rules::legal_moves(const Position& position) const {
  std::vector<Move> moves;
  if (over(position)) {
    return moves;
  }
  all_moves(position, [&](const Move& move) {
    if (legal(position, move)) {
      moves.push_back(move);
    }
  });
  apply_compulsion(position, moves);
  if (moves.empty() && passes_if_stuck(position)) {
    moves.push_back(pass_of(position));
  }
  return moves;
}

bool Rules::has_legal_move(const Position& position) const {
  if (over(position)) {
    return false;
  }
  bool found = false;
  all_moves(position, [&](const Move& move) { found = found || legal(position, move); });
  return found || passes_if_stuck(position);
}

bool Rules::passes_if_stuck(const Position& position) const {
  return facts_.of(position.side).pass_on_stalemate && pass_of(position).from.exists() &&
         !in_check(position, position.side);
}

void Rules::piece_moves(const Position& position, Square from, VisitMove visit) const {
  const Piece& piece = position.at(from);
  const Squares captures = reach(facts_, position, from, Tracks::capture);
  const Squares quiet = reach(facts_, position, from, Tracks::quiet);
  Squares initial;
  if (facts_.of(piece.colour).double_step_region[from.index()]) {
    initial = reach(facts_, position, from, Tracks::initial_quiet) & ~quiet;
  }
  for_each_square(facts_.size, [&](Square to) {
    Move move = Move::of(Form::plain, from, to);
    const bool takes = captures[to.index()] && position.at(to).belongs_to(opponent(piece.colour)) &&
                       !immune(position.at(to), piece.type);
    if (takes || quiet[to.index()] || initial[to.index()]) {
      move.initial = initial[to.index()];
      arrivals(position, move, takes, visit);
    }
  });
  en_passant_moves(position, from, captures & ~quiet, visit);
  if (piece.type == Type::pawn) {
    pawn_moves(position, from, visit);
  }
  if (facts_.cambodian_moves) {
    cambodian_moves(position, from, visit);
  }
  if (facts_.sittuyin_promotion && piece.type == Type::pawn) {
    sittuyin_promotions(position, from, visit);
  }
}

/// Passes that are always allowed, and walls in place of a move.
void Rules::special_moves(const Position& position, VisitMove visit) const {
  const Move pass = pass_of(position);
  if (facts_.of(position.side).pass && pass.from.exists()) {
    visit(pass);
  }
  if (facts_.walls.or_move) {
    walls_alone(position, visit);
  }
}

/// The king passes in place; without a king the first piece from a1 does.
Move Rules::pass_of(const Position& position) const {
  Square king;
  Square first;
  for_each_square(facts_.size, [&](Square square) {
    const Piece& piece = position.at(square);
    if (piece.belongs_to(position.side)) {
      first = first.exists() ? first : square;
      king = piece.type == Type::king ? square : king;
    }
  });
  const Square square = king.exists() ? king : first;
  return Move::of(Form::pass, square, square);
}

/// The same move with each piece in hand put on the square that an unmoved piece leaves.
void Rules::gating_moves(const Position& position, const Move& move, VisitMove visit) const {
  if (!facts_.seirawan_gating || move.form == Form::pass) {
    return;
  }
  for (std::size_t index = 0; index < type_count; ++index) {
    if (position.hands[hurdle::index_of(position.side)][index] == 0) {
      continue;
    }
    Move gating = move;
    gating.gated = type_at(index);
    for (const Square square : {move.from, move.form == Form::castling ? move.other : move.from}) {
      const bool again = square == move.from && gating.gate == square;
      if (position.gates[square.index()] && !again &&
          in_drop_region(position.side, gating.gated, square)) {
        gating.gate = square;
        visit(gating);
      }
    }
  }
}

/// The leaps of a king and a fers that have not moved (Cambodian chess).
void Rules::cambodian_moves(const Position& position, Square from, VisitMove visit) const {
  const Piece& piece = position.at(from);
  if (!position.gates[from.index()]) {
    return;
  }
  const auto leap = [&](int right, int up) {
    const int file = from.file() + right;
    const int rank = from.rank() + up;
    if (facts_.size.has(file, rank) && !position.occupied(Square(file, rank))) {
      visit(Move::of(Form::plain, from, Square(file, rank)));
    }
  };
  if (piece.type == Type::king && !in_check(position, piece.colour)) {
    leap(2, forward(piece.colour));
    leap(-2, forward(piece.colour));
  }
  if (piece.type == Type::fers) {
    leap(0, 2 * forward(piece.colour));
  }
}

Square captured_square(const Position& position, const Move& move) {
  if (move.form == Form::en_passant) {
    return move.other;
  }
  const bool moves = move.form != Form::drop && move.form != Form::castling &&
                     move.form != Form::pass && move.from != move.to;
  return moves && position.at(move.to) ? move.to : Square::none();
}

std::string Rules::text_of(const Move& move) const {
  const auto upper = [&](Type type) {
    return std::string(1, static_cast<char>(facts_.letter(type) - 'a' + 'A'));
  };
  std::string wall = move.wall.exists() ? "," + to_text(move.to) + to_text(move.wall) : "";
  if (facts_.walls.or_move && !move.wall.exists()) {
    wall = "," + to_text(move.to) + "a1";  // so writes Fairy-Stockfish; it means no wall
  }
  if (move.form == Form::drop) {
    return (move.promoted ? "+" : "") + upper(move.type) + "@" + to_text(move.to) + wall;
  }
  std::string text = to_text(move.from) + to_text(move.to);
  if (move.by_rook) {
    text = to_text(move.from) + to_text(move.other);
  }
  if (move.form == Form::promotion) {
    text += facts_.letter(move.type);
  }
  text += move.form == Form::upgrade ? "+" : move.form == Form::demotion ? "-" : "";
  if (move.gated != Type::none) {
    if (move.form == Form::castling && move.gate == move.other) {
      text = to_text(move.other) + to_text(move.from);
    }
    text += facts_.letter(move.gated);
  }
  return text + wall;
}

}  // namespace hurdle::custom
