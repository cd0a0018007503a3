// Oracle: mate, stalemate, threefold repetition, fifty moves, Makruk's two counts, bare kings.
#include "props/families/makpong/ends.hpp"

#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::props {
namespace {

constexpr int fifty_moves_in_plies = 100;
constexpr int boards_honour_limit = 64;

int standing(const Setup& setup) {
  int count = 0;
  for (const Piece piece : setup.board) {
    count += piece ? 1 : 0;
  }
  return count;
}

const ThaiEnds ends(makpong::notation, {.mate = "M9",
                                        .stalemate = "M8",
                                        .threefold = "M10",
                                        .fifty_moves = "M11",
                                        .boards_honour = "M13",
                                        .pieces_honour = "M14",
                                        .lack = "M12"});

}  // namespace

std::vector<PlainOptions> ThaiEnds::ways() const {
  if (clauses_.fifty_moves.empty()) {
    return {{}, {{"rules", "makruk-counting"}}};
  }
  return {{}, {{"rules", "fifty-moves"}}, {{"rules", "makruk-counting"}}};
}

std::optional<PlainEnd> ThaiEnds::end(Moments game, const PlainOptions& options) const {
  const Moment& now = game.back();
  if (!now.moves) {
    return now.check ? lost_by(now.setup.side, clauses_.mate) : drawn_by(clauses_.stalemate);
  }
  if (occurrences(game, same_board) >= 3) {
    return drawn_by(clauses_.threefold);
  }
  const bool counting =
      clauses_.fifty_moves.empty() || option_of(options, "rules") == "makruk-counting";
  if (counting) {
    if (const auto counted = count(game)) {
      return counted;
    }
  } else if (fifty_moves(game)) {
    return drawn_by(clauses_.fifty_moves);
  }
  if (bare(now.setup, Colour::white) && bare(now.setup, Colour::black)) {
    return drawn_by(clauses_.lack);
  }
  return std::nullopt;
}

bool ThaiEnds::bare(const Setup& setup, Colour side) const {
  return pieces(setup, side) == "K";
}

bool ThaiEnds::pawnless(const Setup& setup) const {
  return number(setup, Colour::white, 'P') + number(setup, Colour::black, 'P') == 0;
}

/// Starts from the start position's counter. A capture leaves fewer pieces, a pawn move different
/// pawns.
bool ThaiEnds::fifty_moves(Moments game) const {
  const auto is_pawn = [&](Piece piece) {
    return piece && notation().of(piece.kind()).letter == 'P';
  };
  int plies = static_cast<int>(game[0].setup.half);
  for (std::size_t ply = 1; ply < game.size(); ++ply) {
    const Setup& before = game[ply - 1].setup;
    const Setup& after = game[ply].setup;
    bool pawns_differ = false;
    for (std::size_t index = 0; index < square_count; ++index) {
      pawns_differ = pawns_differ || is_pawn(before.board[index]) != is_pawn(after.board[index]);
    }
    plies = pawns_differ || standing(after) < standing(before) ? 0 : plies + 1;
  }
  return plies >= fifty_moves_in_plies;
}

std::optional<PlainEnd> ThaiEnds::count(Moments game) const {
  const Setup& now = game.back().setup;
  const bool white_bare = bare(now, Colour::white);
  const bool black_bare = bare(now, Colour::black);
  if (!pawnless(now) || (white_bare && black_bare)) {
    return std::nullopt;
  }
  if (white_bare || black_bare) {
    return past_pieces_honour(game) ? std::optional(drawn_by(clauses_.pieces_honour))
                                    : std::nullopt;
  }
  std::size_t begin = 0;  // the ply after which no pawn was left
  while (!pawnless(game[begin].setup)) {
    ++begin;
  }
  const auto plies = static_cast<int>(game.size() - 1 - begin);
  const int move = (plies + 1) / 2;  // number of the full move of the last ply
  return move > boards_honour_limit ? std::optional(drawn_by(clauses_.boards_honour))
                                    : std::nullopt;
}

/// Requires one bare king and no pawns.
bool ThaiEnds::past_pieces_honour(Moments game) const {
  const Colour weak = bare(game.back().setup, Colour::white) ? Colour::white : Colour::black;
  std::size_t begin = 0;
  while (!pawnless(game[begin].setup) || !bare(game[begin].setup, weak)) {
    ++begin;
  }
  const Setup& first = game[begin].setup;
  int number_of_move = standing(first);
  for (std::size_t ply = begin + 1; ply < game.size(); ++ply) {
    number_of_move += game[ply].setup.side == weak ? 0 : 1;
  }
  return number_of_move > standing(first) &&
         number_of_move > limit_against_bare(first, opponent(weak));
}

int ThaiEnds::limit_against_bare(const Setup& setup, Colour strong) const {
  const int rooks = number(setup, strong, 'R');
  const int khon = number(setup, strong, 'S');
  const int knights = number(setup, strong, 'N');
  if (rooks >= 2) {
    return 8;
  }
  if (rooks == 1) {
    return 16;
  }
  if (khon >= 2) {
    return 22;
  }
  if (knights >= 2) {
    return 32;
  }
  return khon == 1 ? 44 : 64;
}

}  // namespace hurdle::props
