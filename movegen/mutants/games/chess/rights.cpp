// What ends a right to castle, and what does not (H8); mutated stalemates (H10), and ends of lines
// that there are not (C3). Stalemate as a loss is missing: it has no children either way, so no
// count can show it.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

/// What is done to the rights that are left by the rules, and those before the move.
using Left = std::function<void(const Turn& asked, CastlingRights& left)>;

bool pair_stands(const Right& asked) {
  return asked.pair_stands();
}

/// Rights are ended otherwise; one that nothing stands for is no use.
Change<Hooks> rights_are_left(Left left) {
  return both(
      only_if(&Hooks::castling_right, pair_stands),
      change(&Hooks::rights_after, [left = std::move(left)](const Turn& asked, auto original) {
        CastlingRights rights = original(asked);
        left(asked, rights);
        return rights;
      }));
}

unsigned bit_of(int file) {
  return 1U << static_cast<unsigned>(file);
}

/// Gives a right back that was there before the move.
void restore(const Turn& asked, CastlingRights& left, Colour colour, unsigned files) {
  std::uint16_t& rights = left[index_of(colour)];
  rights = static_cast<std::uint16_t>(rights | (asked.setup.rights[index_of(colour)] & files));
}

void take(CastlingRights& left, Colour colour, unsigned files) {
  std::uint16_t& rights = left[index_of(colour)];
  rights = static_cast<std::uint16_t>(rights & ~files);
}

constexpr unsigned all_files = 0xFF;

bool is_home(const Turn& asked, Colour colour, Square square) {
  return square.rank() == family(asked.rules).home_rank(colour);
}

/// The move ends a right of this colour on its square.
bool touches(const Turn& asked, Colour colour, Square square) {
  return asked.on_board() && is_home(asked, colour, square) &&
         (asked.setup.rights[index_of(colour)] & bit_of(square.file())) != 0;
}

void king_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == king) {
    restore(asked, left, asked.side(), all_files);
  }
}

void rook_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook) {
    restore(asked, left, asked.side(), all_files);
  }
}

void captured_keeps(const Turn& asked, CastlingRights& left) {
  restore(asked, left, opponent(asked.side()), all_files);
}

void captured_by_pawns_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.move.is_promotion()) {
    captured_keeps(asked, left);
  }
}

void captured_by_rooks_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook) {
    captured_keeps(asked, left);
  }
}

void capturing_rook_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook && asked.captures()) {
    restore(asked, left, asked.side(), all_files);
  }
}

void rook_on_its_rank_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook && asked.move.from().rank() == asked.move.to().rank()) {
    restore(asked, left, asked.side(), all_files);
  }
}

void rook_ends_both(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook && touches(asked, asked.side(), asked.move.from())) {
    take(left, asked.side(), all_files);
  }
}

void any_rook_ends_both(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == rook) {
    take(left, asked.side(), all_files);
  }
}

void capture_ends_both(const Turn& asked, CastlingRights& left) {
  const Colour enemy = opponent(asked.side());
  if (touches(asked, enemy, asked.move.to())) {
    take(left, enemy, all_files);
  }
}

/// The capturing piece's own right on the same file is ended in the enemy's place.
void capture_ends_the_wrong_one(const Turn& asked, CastlingRights& left) {
  const Colour enemy = opponent(asked.side());
  if (touches(asked, enemy, asked.move.to())) {
    restore(asked, left, enemy, all_files);
    take(left, asked.side(), bit_of(asked.move.to().file()));
  }
}

void king_ends_one(const Turn& asked, CastlingRights& left) {
  const unsigned higher = all_files & ~(bit_of(asked.royal().file()) - 1);
  if (asked.piece().kind() == king) {
    restore(asked, left, asked.side(), all_files & ~higher);
  }
}

void check_ends_both(const Turn& asked, CastlingRights& left) {
  if (asked.in_check()) {
    take(left, asked.side(), all_files);
  }
}

void king_on_its_rank_keeps(const Turn& asked, CastlingRights& left) {
  if (asked.piece().kind() == king && !asked.rules.is_castling(asked.setup, asked.move) &&
      asked.move.from().rank() == asked.move.to().rank()) {
    restore(asked, left, asked.side(), all_files);
  }
}

/// How many pieces on the board this is true of.
template <class Which>
std::ptrdiff_t count(const Position& asked, Which which) {
  const auto& board = asked.setup.board;
  return std::count_if(board.begin(), board.end(),
                       [&](Piece piece) { return piece && which(piece); });
}

/// Whether the side has a move that is legal original.
bool has_a_right_move(const Position& asked, Hook<bool(const Played&)>::Original keeps_royal_safe) {
  bool found = false;
  asked.rules.movements(asked.setup, [&](Move move) {
    const Setup next = asked.rules.after(asked.setup, move);
    found = found || (keeps_royal_safe({{asked, move}, next}) &&
                      asked.rules.permitted(asked.setup, move, next));
  });
  return found;
}

bool safe_or_stalemated(const Played& asked, Hook<bool(const Played&)>::Original original) {
  return original(asked) || (!asked.in_check() && !has_a_right_move(asked, original));
}

/// Who may castle may step towards the rook too, so castling need not be asked.
void passes_in_stalemate(const Position& asked, VisitMove visit,
                         Hook<void(const Position&, VisitMove)>::Original original) {
  original(asked, visit);
  if (!asked.in_check() && !asked.can_move()) {
    visit(Move::pass(asked.royal()));
  }
}

bool one_minor_piece_is_left(const Position& asked) {
  return count(asked, always(true)) == 3 &&
         count(asked,
               [](Piece piece) { return piece.kind() == bishop || piece.kind() == knight; }) == 1;
}

bool only_minor_pieces_are_left(const Position& asked) {
  return count(asked, [](Piece piece) {
           return piece.kind() != king && piece.kind() != bishop && piece.kind() != knight;
         }) == 0;
}

bool is_bare(const Position& asked) {
  return count(asked, [&](Piece piece) { return piece.colour() == asked.side(); }) == 1;
}

}  // namespace

MutantRules mutant_rights() {
  return {
      {"rights-as-they-stand", "H8",
       "King and rook on their squares may castle, wherever they have been.",
       both(instead(&Hooks::castling_right, pair_stands),
            instead(&Hooks::rights_after, [](const Turn&) { return CastlingRights{}; }))},
      {"king-move-keeps-rights", "H8", "A king that comes back may castle.",
       rights_are_left(king_keeps)},
      {"king-move-on-its-rank-keeps-rights", "H8",
       "A king that leaves its square along the rank and comes back may castle.",
       rights_are_left(king_on_its_rank_keeps)},
      {"king-move-ends-one-right", "H8", "A king's move ends the right on the king's side alone.",
       rights_are_left(king_ends_one)},
      {"rook-move-keeps-the-right", "H8", "A rook that comes back may castle.",
       rights_are_left(rook_keeps)},
      {"rook-capture-keeps-the-right", "H8", "A rook that moves by capturing keeps its right.",
       rights_are_left(capturing_rook_keeps)},
      {"rook-move-on-its-rank-keeps-the-right", "H8",
       "A rook that leaves its square along the rank and comes back may castle.",
       rights_are_left(rook_on_its_rank_keeps)},
      {"rook-move-ends-both-rights", "H8", "A rook's first move ends both rights.",
       rights_are_left(rook_ends_both)},
      {"any-rook-move-ends-both-rights", "H8", "Any rook's move ends both rights.",
       rights_are_left(any_rook_ends_both)},
      {"captured-rook-keeps-the-right", "H8",
       "The right outlives the captured rook, for another that comes to its square.",
       rights_are_left(captured_keeps)},
      {"rook-captured-by-promotion-keeps-the-right", "H8",
       "A pawn that captures the rook and promotes does not end the right.",
       rights_are_left(captured_by_pawns_keeps)},
      {"rook-captured-by-a-rook-keeps-the-right", "H8",
       "When a rook captures a rook only the captor's right ends.",
       rights_are_left(captured_by_rooks_keeps)},
      {"captured-rook-ends-both-rights", "H8", "The capture of a rook ends both rights.",
       rights_are_left(capture_ends_both)},
      {"capture-ends-the-wrong-right", "H8",
       "The capture of a rook ends the captor's right on that side.",
       rights_are_left(capture_ends_the_wrong_one)},
      {"check-ends-rights", "H8", "A king that has been in check never castles.",
       rights_are_left(check_ends_both)},
  };
}

/// The right of one player with the rook on one side of the king is kept, by one way of losing it.
MutantRules kept_corners() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool kings_side : {true, false}) {
      const auto files = [kings_side](const Turn& asked, Colour colour) {
        const Square royal = asked.rules.royal_square(asked.setup, colour);
        const unsigned higher =
            royal.exists() ? all_files & ~(bit_of(royal.file()) - 1) : all_files;
        return kings_side ? higher : all_files & ~higher;
      };
      const char* wing = kings_side ? "short" : "long";
      rules.push_back({fmt::format("{}-rook-move-keeps-{}", side_word(side), wing), "H8",
                       fmt::format("A move of the rook keeps {} right on the {}'s side.",
                                   sides(side), kings_side ? "king" : "queen"),
                       rights_are_left([side, files](const Turn& asked, CastlingRights& left) {
                         if (asked.side() == side && asked.piece().kind() == rook) {
                           restore(asked, left, side, files(asked, side));
                         }
                       })});
      rules.push_back({fmt::format("{}-captured-rook-keeps-{}", side_word(side), wing), "H8",
                       fmt::format("The capture of the rook keeps {} right on the {}'s side.",
                                   sides(side), kings_side ? "king" : "queen"),
                       rights_are_left([side, files](const Turn& asked, CastlingRights& left) {
                         if (asked.side() != side) {
                           restore(asked, left, side, files(asked, side));
                         }
                       })});
    }
  }
  return rules;
}

MutantRules mutant_ends() {
  return {
      {"stalemate-passes", "H10", "A side without a move passes.",
       change(&Hooks::special_moves, passes_in_stalemate)},
      {"stalemated-king-is-exposed", "H10", "A side without a legal move must expose its king.",
       change(&Hooks::keeps_royal_safe, safe_or_stalemated)},
      {"one-minor-piece-ends-the-line", "C3", "With one bishop or knight left the line ends.",
       also_if(&Hooks::over, one_minor_piece_is_left)},
      {"minor-pieces-end-the-line", "C3",
       "With nothing left but bishops and knights the line ends.",
       also_if(&Hooks::over, only_minor_pieces_are_left)},
      {"bare-king-ends-the-line", "C3", "Who has nothing but the king has lost, as of old.",
       also_if(&Hooks::over, is_bare)},
  };
}

}  // namespace hurdle::chess
