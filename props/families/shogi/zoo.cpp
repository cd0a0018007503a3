// Shogi as played by small programs: a simple move generator, written from the rules page, with
// switches for bugs of real programs.
#include "props/families/zoo.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::props {
namespace {

using namespace shogi;

/// The condition under which a pawn drop with check is no mate.
enum class Averts : std::uint8_t { any_move, king_moves, nothing_does, is_not_asked };

/// The switches; the defaults are the rules.
struct Bugs {
  bool second_pawn = false;      // a friendly pawn does not block its file for drops
  bool tokins_bar = false;       // a friendly tokin does
  bool enemy_pawns_bar = false;  // an enemy pawn does
  Averts averts = Averts::any_move;
  bool knights_dropped_anywhere = false;
  bool drops_answer_check = true;
  bool leaving_promotes = true;  // a move out of the camp may promote
  bool promotion_forced = true;  // on squares from which the piece could never move
  bool pawns_must_promote = false;
  bool dragon_steps = true;  // diagonally
  bool gold_as_king = false;
  bool silver_as_gold = false;
  bool tokin_as_pawn = false;
  bool equal_drops_each = false;
};

struct Way {
  int files;
  int ahead;  ///< ranks towards the enemy
};
constexpr std::array<Way, 4> straight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Way, 4> diagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Way, 6> gold_steps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {-1, 1}}};
constexpr std::array<Way, 5> silver_steps{{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<Way, 2> knight_leaps{{{-1, 2}, {1, 2}}};
constexpr std::array<Way, 1> ahead{{{0, 1}}};

Square beside(Square square, Way way, Colour colour) {
  const int file = square.file() + way.files;
  const int rank = square.rank() + (colour == Colour::white ? way.ahead : -way.ahead);
  return file >= 0 && file < 9 && rank >= 0 && rank < 9 ? Square(file, rank) : Square::none();
}

/// Ranks from the player's own edge: 0 to 8.
int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() : 8 - square.rank();
}

class SmallShogi {
 public:
  explicit SmallShogi(Bugs bugs) : bugs_(bugs) {}

  [[nodiscard]] std::vector<Move> operator()(const Setup& setup) const {
    std::vector<Move> moves;
    board_moves(setup, moves);
    drops(setup, moves);
    return moves;
  }

 private:
  // ---- Pieces -----------------------------------------------------------------------------------

  /// The squares that the piece may move to, including those with own pieces.
  [[nodiscard]] std::vector<Square> reach(const Setup& setup, Square from) const {
    std::vector<Square> found;
    const Piece piece = setup.at(from);
    const Kind kind = piece.kind();
    if (kind == rook || kind == bishop) {
      slide(setup, from, kind == rook ? straight : diagonal, found);
      if (piece.promoted() && (kind == bishop || bugs_.dragon_steps)) {
        step(setup, from, kind == rook ? diagonal : straight, found);
      }
    } else if (kind == king) {
      step(setup, from, straight, found);
      step(setup, from, diagonal, found);
    } else if (kind == pawn && (!piece.promoted() || bugs_.tokin_as_pawn)) {
      step(setup, from, ahead, found);
    } else if (piece.promoted() || kind == gold) {
      go_gold(setup, from, found);
    } else if (kind == silver) {
      if (bugs_.silver_as_gold) {
        step(setup, from, gold_steps, found);
      } else {
        step(setup, from, silver_steps, found);
      }
    } else if (kind == knight) {
      step(setup, from, knight_leaps, found);
    } else {
      slide(setup, from, ahead, found);
    }
    return found;
  }

  void go_gold(const Setup& setup, Square from, std::vector<Square>& found) const {
    if (setup.at(from).kind() == gold && bugs_.gold_as_king) {
      step(setup, from, straight, found);
      step(setup, from, diagonal, found);
    } else {
      step(setup, from, gold_steps, found);
    }
  }

  template <std::size_t Count>
  static void step(const Setup& setup, Square from, const std::array<Way, Count>& ways,
                   std::vector<Square>& found) {
    for (const Way way : ways) {
      const Square to = beside(from, way, setup.at(from).colour());
      if (to.exists()) {
        found.push_back(to);
      }
    }
  }

  template <std::size_t Count>
  static void slide(const Setup& setup, Square from, const std::array<Way, Count>& ways,
                    std::vector<Square>& found) {
    const Colour colour = setup.at(from).colour();
    for (const Way way : ways) {
      Square to = beside(from, way, colour);
      for (; to.exists() && !setup.at(to); to = beside(to, way, colour)) {
        found.push_back(to);
      }
      if (to.exists()) {
        found.push_back(to);
      }
    }
  }

  // ---- Moves on the board -----------------------------------------------------------------------

  void board_moves(const Setup& setup, std::vector<Move>& moves) const {
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square from = Square::at(index);
      if (!setup.board[index].belongs_to(setup.side)) {
        continue;
      }
      for (const Square to : reach(setup, from)) {
        if (!setup.at(to).belongs_to(setup.side) && safe(moved(setup, from, to), setup.side)) {
          add_ways(setup, from, to, moves);
        }
      }
    }
  }

  void add_ways(const Setup& setup, Square from, Square to, std::vector<Move>& moves) const {
    const Piece piece = setup.at(from);
    const bool arrives = own_rank(setup.side, to) >= 6;
    const bool leaves = own_rank(setup.side, from) >= 6 && bugs_.leaving_promotes;
    const bool may = !piece.promoted() && notation.of(piece.kind()).promotes && (arrives || leaves);
    if (may) {
      moves.push_back(Move::promotion(from, to));
    }
    const bool must = (bugs_.promotion_forced && !piece.promoted() &&
                       never_moves_again(piece.kind(), setup.side, to)) ||
                      (bugs_.pawns_must_promote && piece.kind() == pawn);
    if (!may || !must) {
      moves.push_back(Move::board(from, to));
    }
  }

  [[nodiscard]] static bool never_moves_again(Kind kind, Colour colour, Square to) {
    const int rank = own_rank(colour, to);
    return ((kind == pawn || kind == lance) && rank == 8) || (kind == knight && rank >= 7);
  }

  /// The board after a move; ignores hands and promotions, which do not affect the check test.
  [[nodiscard]] static Setup moved(const Setup& setup, Square from, Square to) {
    Setup next = setup;
    next.put(to, setup.at(from));
    next.put(from, Piece{});
    return next;
  }

  [[nodiscard]] bool safe(const Setup& setup, Colour colour) const {
    const auto own = std::find(setup.board.begin(), setup.board.end(), Piece(colour, king));
    const Square target = Square::at(static_cast<std::size_t>(own - setup.board.begin()));
    for (std::size_t index = 0; index < square_count; ++index) {
      if (setup.board[index].belongs_to(opponent(colour))) {
        const std::vector<Square> found = reach(setup, Square::at(index));
        if (std::find(found.begin(), found.end(), target) != found.end()) {
          return false;
        }
      }
    }
    return true;
  }

  // ---- Drops ------------------------------------------------------------------------------------

  void drops(const Setup& setup, std::vector<Move>& moves) const {
    if (!bugs_.drops_answer_check && !safe(setup, setup.side)) {
      return;
    }
    for (const Kind kind : {rook, bishop, gold, silver, knight, lance, pawn}) {
      const int held = setup.held(setup.side, kind);
      for (std::size_t index = 0; held > 0 && index < square_count; ++index) {
        const Square to = Square::at(index);
        if (notation.on_board(to.file(), to.rank()) && !setup.at(to) && may_drop(setup, kind, to)) {
          const int times = bugs_.equal_drops_each ? held : 1;
          moves.insert(moves.end(), static_cast<std::size_t>(times), Move::drop(kind, to));
        }
      }
    }
  }

  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const {
    const bool anywhere = kind == knight && bugs_.knights_dropped_anywhere;
    if (!anywhere && never_moves_again(kind, setup.side, to)) {
      return false;
    }
    if (kind == pawn && file_is_barred(setup, to.file())) {
      return false;
    }
    Setup next = setup;
    next.put(to, Piece(setup.side, kind));
    if (!safe(next, setup.side)) {
      return false;
    }
    next.side = opponent(setup.side);
    return kind != pawn || !gives_forbidden_mate(next);
  }

  [[nodiscard]] bool file_is_barred(const Setup& setup, int file) const {
    for (int rank = 0; rank < notation.ranks; ++rank) {
      const Piece piece = setup.at(Square(file, rank));
      if (!piece || piece.kind() != pawn) {
        continue;
      }
      const bool own = piece.belongs_to(setup.side);
      if ((own && piece.promoted() && bugs_.tokins_bar) ||
          (own && !piece.promoted() && !bugs_.second_pawn) ||
          (!own && !piece.promoted() && bugs_.enemy_pawns_bar)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a pawn drop mates the enemy, who is to move. No drop can answer a pawn's check.
  [[nodiscard]] bool gives_forbidden_mate(const Setup& setup) const {
    if (bugs_.averts == Averts::is_not_asked || safe(setup, setup.side)) {
      return false;
    }
    std::vector<Move> answers;
    board_moves(setup, answers);
    return std::none_of(answers.begin(), answers.end(), [&](Move answer) {
      return bugs_.averts == Averts::any_move ||
             (bugs_.averts == Averts::king_moves && setup.at(answer.from()).kind() == king);
    });
  }

  Bugs bugs_;
};

/// An engine with some bugs.
ZooEngine engine(std::string_view name, std::string_view seen, const Bugs& bugs,
                 std::vector<std::string> mutants, std::string house_rules = "") {
  return {name, notation, seen, SmallShogi(bugs), std::move(mutants), std::move(house_rules)};
}

const RegisteredZoo with_drops({
    engine("right", "programs that are right", {}, {}),
    engine("second-pawn-allowed", "small programs", {.second_pawn = true}, {"second-pawn-allowed"}),
    engine("tokins-bar-the-file", "small programs", {.tokins_bar = true}, {"tokins-bar-the-file"}),
    engine("enemy-pawns-bar-the-file", "python-shogi 6", {.enemy_pawns_bar = true},
           {"enemy-pawns-bar-the-file"}),
    engine("pawn-drops-mate", "Fairy-Stockfish", {.averts = Averts::is_not_asked},
           {"pawn-drop-mates"}, "pawn-drop-mates"),
    engine("mate-judged-by-king-moves", "lishogi 81", {.averts = Averts::king_moves},
           {"mate-judged-by-king-moves"}),
    engine("pawn-drop-never-checks", "small programs", {.averts = Averts::nothing_does},
           {"pawn-drop-never-checks"}),
    engine("knights-dropped-anywhere", "small programs", {.knights_dropped_anywhere = true},
           {"knights-on-the-last-two-ranks"}),
    engine("drops-do-not-answer-check", "small programs", {.drops_answer_check = false},
           {"drops-do-not-answer-check"}),
    engine("drops-listed-each", "small programs", {.equal_drops_each = true},
           {"equal-pieces-in-hand-counted-each"}),
});

const RegisteredZoo with_pieces({
    engine("promotes-by-arriving-only", "programs that began as chess", {.leaving_promotes = false},
           {"promotion-by-arriving-only"}),
    engine("promotion-is-never-forced", "small programs", {.promotion_forced = false},
           {"promotion-is-never-forced"}),
    engine("pawns-must-promote", "programs that spare themselves a choice",
           {.pawns_must_promote = true}, {"pawns-must-promote"}),
    engine("dragon-goes-as-a-rook", "small programs", {.dragon_steps = false},
           {"dragon-goes-as-a-rook"}),
    engine("gold-goes-as-a-king", "small programs", {.gold_as_king = true},
           {"gold-goes-as-a-king"}),
    engine("silver-goes-as-a-gold", "small programs", {.silver_as_gold = true},
           {"silver-goes-as-a-gold"}),
    engine("tokin-goes-as-a-pawn", "programs whose promotion is a name alone",
           {.tokin_as_pawn = true}, {"tokin-goes-as-a-pawn"}),
    {"pseudo-legal",
     notation,
     "programs that play until a king is captured",
     [](const Setup& setup) { return pseudo_legal_moves(notation, setup); },
     {"pseudo-legal"},
     "pseudo-legal"},
});

}  // namespace
}  // namespace hurdle::props
