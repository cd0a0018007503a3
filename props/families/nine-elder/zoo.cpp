// Bugs of real programs in Nine elder: the correct moves, changed.
#include "props/families/zoo.hpp"

#include "movegen/variants/nine-elder/notation.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

using namespace nine_elder;

/// The moves by our house rules with Shogi's promotion.
std::vector<Move> as_in_shogi(const Setup& setup) {
  return find_variant("nine-elder-shogi")->referee.legal_moves(setup);
}

/// How a program restricts drops; its board moves are correct.
struct Drops {
  bool second_pawn = false;      ///< a friendly pawn does not block its file for drops
  bool enemy_pawns_bar = false;  ///< an enemy pawn does
  bool pawns_mate = false;
  bool only_pawns_may_not_mate = false;

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const {
    std::vector<Move> result;
    for (const Move move : pseudo_legal_moves(notation, setup)) {
      if (!(move.is_drop() && move.kind() == pawn) && allowed(setup, move)) {
        result.push_back(move);
      }
    }
    for (std::size_t index = 0; index < square_count; ++index) {
      const Move drop = Move::drop(pawn, Square::at(index));
      if (may_drop_pawn(setup, drop.to()) && allowed(setup, drop)) {
        result.push_back(drop);
      }
    }
    return result;
  }

 private:
  [[nodiscard]] bool may_drop_pawn(const Setup& setup, Square to) const {
    const int last = setup.side == Colour::white ? 8 : 0;
    if (setup.held(setup.side, pawn) == 0 || !notation.on_board(to.file(), to.rank()) ||
        setup.at(to) || to.rank() == last) {
      return false;
    }
    for (int rank = 0; rank < notation.ranks; ++rank) {
      const Piece piece = setup.at(Square(to.file(), rank));
      if ((!second_pawn && piece == Piece(setup.side, pawn)) ||
          (enemy_pawns_bar && piece == Piece(opponent(setup.side), pawn))) {
        return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool may_mate(Kind kind) const {
    return kind == pawn ? pawns_mate : only_pawns_may_not_mate;
  }

  /// Whether the jade is safe after the drop, and a drop that gives check leaves the enemy a move.
  [[nodiscard]] bool allowed(const Setup& setup, Move move) const {
    if (!stays_safe(notation, setup, move)) {
      return false;
    }
    if (!move.is_drop() || may_mate(move.kind())) {
      return true;
    }
    const Referee& referee = find_variant(notation.name)->referee;
    const Setup next = referee.after(setup, move);
    return referee.checkers(next) == 0 || !moves(next).empty();
  }
};

ListMoves with(const Drops& drops) {
  return [drops](const Setup& setup) { return drops.moves(setup); };
}

const RegisteredZoo zoo({
    {"right", notation, "programs that are right", with({}), {}},
    {"promotes-as-in-shogi",
     notation,
     "ffish as it is configured for nine-elder-shogi",
     as_in_shogi,
     {"promotion-as-in-shogi"},
     "shogi-promotion"},
    {"second-pawn-allowed",
     notation,
     "small programs",
     with({.second_pawn = true}),
     {"second-pawn-allowed"}},
    {"enemy-pawns-bar-the-file",
     notation,
     "python-shogi 6",
     with({.enemy_pawns_bar = true}),
     {"enemy-pawns-bar-the-file"}},
    {"pawn-drops-mate",
     notation,
     "lishogi 81",
     with({.pawns_mate = true}),
     {"pawns-may-mate-by-drop"}},
    {"drops-but-pawns-mate",
     notation,
     "programs that began as Shogi",
     with({.only_pawns_may_not_mate = true}),
     {"drops-but-pawns-may-mate"},
     "shogi-drop-mates"},
});

}  // namespace
}  // namespace hurdle::props
