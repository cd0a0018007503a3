#include "props/examples/differences_page/plain.hpp"

#include <algorithm>
#include <stdexcept>

#include "movegen/vocab/text/cursor.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::page {

Plain::Plain(const Referee& referee, const std::string& fen)
    : referee_(referee), setup_(parse_fen(referee.notation(), fen)) {
  for (const Move move : referee_.legal_moves(setup_)) {
    moves_[to_text(notation(), move)] = move;
  }
}

Square Plain::square(const std::string& text) const {
  Cursor cursor("square", text);
  return read_square(cursor, notation());
}

std::pair<Piece, Square> Plain::placement(const std::string& text) const {
  const auto meaning = read_letter(notation(), text.at(0));
  if (!meaning || text.at(1) != '@') {
    throw std::runtime_error(text + " names no piece on a square");
  }
  return {Piece(mover, meaning->kind), square(text.substr(2))};
}

Replies Plain::filled(Piece piece, Square square) const {
  Setup setup = replying();
  setup.put(square, piece);
  return replies_in(setup);
}

Replies Plain::filled_by(Move move) const {
  Kind kind = move.is_drop() ? move.kind() : setup_.at(move.from()).kind();
  if (kind == Kind::royal) {
    kind = static_cast<Kind>(notation().kinds.size() - 1);
  }
  return filled(Piece(mover, kind), move.to());
}

int Plain::mates(Move move) const {
  const Setup after = referee_.after(setup_, move);
  int result = 0;
  for (std::size_t kind = 0; kind < notation().kinds.size(); ++kind) {
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square to = Square::at(index);
      const bool held = after.held(replier, static_cast<Kind>(kind)) > 0;
      if (!held || !notation().on_board(to.file(), to.rank()) || after.at(to)) {
        continue;
      }
      const Verdict verdict = referee_.explain(after, Move::drop(static_cast<Kind>(kind), to));
      result += !verdict.legal && verdict.clause == "N11" ? 1 : 0;
    }
  }
  return result;
}

int Plain::kinds_dropped_on(Square square) const {
  const auto moves = referee_.legal_moves(replying());
  return static_cast<int>(std::ranges::count_if(
      moves, [&](Move move) { return move.is_drop() && move.to() == square; }));
}

int Plain::two_plies() const {
  int sum = 0;
  for (const auto& entry : moves_) {
    sum += after(entry.second).all;
  }
  return sum;
}

Setup Plain::replying() const {
  Setup setup = setup_;
  setup.side = replier;
  return setup;
}

Replies Plain::replies_in(const Setup& setup) const {
  Replies result;
  for (const Move move : referee_.legal_moves(setup)) {
    ++result.all;
    if (move.is_pass()) {
      ++result.by_origin["pass"];
    } else if (move.is_drop()) {
      ++result.drops;
      ++result.by_origin[to_text(notation(), move).substr(0, 2)];
    } else {
      ++(setup.at(move.from()).kind() == Kind::royal ? result.royal : result.board);
      ++result.by_origin[to_text(move.from())];
    }
  }
  return result;
}

}  // namespace hurdle::page
