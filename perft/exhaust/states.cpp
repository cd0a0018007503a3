#include "perft/exhaust/states.hpp"

#include <vector>

#include "movegen/vocab/castling_rights.hpp"
#include "movegen/vocab/en_passant.hpp"

namespace hurdle {
namespace {

/// One right: a player's rook, by its file.
struct Right {
  Colour colour = Colour::white;
  unsigned file = 0;
  bool left = false;  ///< of the royal piece
};

void give(Setup& setup, const Right& right) {
  std::uint16_t& rights = setup.rights[index_of(right.colour)];
  rights = static_cast<std::uint16_t>(rights | 1U << right.file);
}

/// The rights whose royal piece and rook stand where they must.
std::vector<Right> possible_rights(const Notation& notation, const Setup& placed) {
  std::vector<Right> rights;
  if (notation.rights == RightsText::none) {
    return rights;
  }
  for (const Colour colour : both_colours) {
    const int royal_file = royal_square(placed, colour).file();
    for (int file = 0; file < notation.files; ++file) {
      const Right right{colour, static_cast<unsigned>(file), file < royal_file};
      Setup setup = placed;
      setup.rights = {};
      give(setup, right);
      if (rights_stand(notation, setup)) {
        rights.push_back(right);
      }
    }
  }
  return rights;
}

/// A player has at most one right on each side of the royal piece.
bool goes_with(const std::vector<Right>& chosen, const Right& right) {
  for (const Right& other : chosen) {
    if (other.colour == right.colour && other.left == right.left) {
      return false;
    }
  }
  return true;
}

/// All sets of rights, the empty one first.
void choose_rights(const std::vector<Right>& possible, std::size_t from, std::vector<Right>& chosen,
                   std::vector<CastlingRights>& all) {
  Setup setup;
  for (const Right& right : chosen) {
    give(setup, right);
  }
  all.push_back(setup.rights);
  for (std::size_t index = from; index < possible.size(); ++index) {
    if (goes_with(chosen, possible[index])) {
      chosen.push_back(possible[index]);
      choose_rights(possible, index + 1, chosen, all);
      chosen.pop_back();
    }
  }
}

/// The squares that the pawn on `pawn` has passed over if it has just come from this rank, counted
/// from its own edge; empty if it cannot have come from it, or if no pawn attacks one.
EnPassant passed_from(const Notation& notation, const Setup& setup, Square pawn, int start) {
  const Colour mover = opponent(setup.side);
  const int rank = notation.own_rank(mover, pawn) - 1;
  const int steps = rank - start;
  if (steps < 2 || steps > notation.pawn_reach[static_cast<std::size_t>(start)]) {
    return {};
  }
  EnPassant squares;
  for (int back = steps; back >= 1; --back) {
    // Ascending ranks: from the origin upwards for White, from the pawn upwards for Black.
    const int distance = mover == Colour::white ? back : steps + 1 - back;
    const Square square(pawn.file(), pawn.rank() - forward(mover) * distance);
    if (setup.at(square)) {
      return {};
    }
    if (distance < steps) {
      squares.add(square);
    }
  }
  return pawn_attacks_any(notation, setup, squares) ? squares : EnPassant{};
}

/// All en-passant squares that the FEN of this position may name; first none.
std::vector<EnPassant> possible_en_passant(const Notation& notation, const Setup& setup) {
  std::vector<EnPassant> all{EnPassant{}};
  if (!notation.en_passant) {
    return all;
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (!piece.is(opponent(setup.side), notation.special_pawn) || piece.promoted()) {
      continue;
    }
    for (std::size_t start = 0; start < notation.pawn_reach.size(); ++start) {
      const EnPassant squares =
          passed_from(notation, setup, Square::at(index), static_cast<int>(start));
      if (!squares.empty()) {
        all.push_back(squares);
      }
    }
  }
  return all;
}

}  // namespace

bool for_each_state(const Notation& notation, const Setup& placed,
                    FunctionRef<bool(const Setup&)> visit) {
  std::vector<CastlingRights> rights;
  std::vector<Right> chosen;
  choose_rights(possible_rights(notation, placed), 0, chosen, rights);
  Setup setup = placed;
  for (const Colour side : both_colours) {
    setup.side = side;
    setup.en_passant.clear();
    for (const EnPassant& squares : possible_en_passant(notation, setup)) {
      setup.en_passant = squares;
      for (const CastlingRights& some : rights) {
        setup.rights = some;
        for (int passes = 0; passes <= (notation.passes ? 1 : 0); ++passes) {
          setup.passes = static_cast<std::uint8_t>(passes);
          if (!visit(setup)) {
            return false;
          }
        }
      }
    }
  }
  return true;
}

}  // namespace hurdle
