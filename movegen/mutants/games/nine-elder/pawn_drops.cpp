// Errors about where pawns may be dropped: the last rank (N9) and files with a pawn (N10).
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : notation.ranks - square.rank();
}

/// The ranks where pawns are not dropped, each counted from 1 at the player's own edge.
Change<Hooks> barred_ranks(bool (*bars)(Colour colour, int own_rank)) {
  return instead(&Hooks::pawn_may_be_dropped_on_rank,
                 [bars](Colour colour, Square to) { return !bars(colour, own_rank(colour, to)); });
}

/// A piece on the board where a pawn is dropped.
struct Met {
  Piece piece;
  Square at;
  Square drop;
  Colour side;

  [[nodiscard]] bool same_file() const { return at.file() == drop.file(); }
  [[nodiscard]] bool is_own_pawn() const { return piece == Piece(side, pawn); }
  /// An own plain pawn on the file: what bars it by the rules.
  [[nodiscard]] bool bars() const { return same_file() && is_own_pawn(); }
  [[nodiscard]] bool is_ahead() const { return (at.rank() - drop.rank()) * forward(side) > 0; }
  [[nodiscard]] bool is_next() const {
    return at.rank() - drop.rank() < 2 && drop.rank() - at.rank() < 2;
  }
};

using Bars = bool (*)(const Met& met);

/// A pawn is dropped where at most so many pieces bar it.
Change<Hooks> barred_by(Bars bars, int most = 0) {
  return instead(&Hooks::pawn_may_be_dropped_on_file,
                 [bars, most](const Position& asked, Square to) {
                   int barring = 0;
                   asked.rules.for_each_square([&](Square at) {
                     const bool stands = static_cast<bool>(asked.at(at));
                     barring += stands && bars({asked.at(at), at, to, asked.side()}) ? 1 : 0;
                   });
                   return barring <= most;
                 });
}

bool none(const Met& /*met*/) {
  return false;
}

bool own_piece_but_the_jade(const Met& met) {
  return met.same_file() && met.piece.belongs_to(met.side) && met.piece.kind() != jade;
}

bool own_small_piece(const Met& met) {
  const Kind kind = met.piece.kind();
  const bool goes_as_gold = met.piece.belongs_to(met.side) && met.piece.promoted() &&
                            (kind == silver || kind == cassia || kind == pawn);
  return met.same_file() && (met.is_own_pawn() || goes_as_gold);
}

/// Every kind is dropped once a file, as pawns are.
bool holds_one(const Dropping& asked) {
  bool found = false;
  asked.rules.for_each_square([&](Square at) {
    found |= at.file() == asked.to.file() && asked.at(at) == Piece(asked.side(), asked.kind);
  });
  return found;
}

MutantRules mutant_ranks() {
  return {
      {"pawns-on-the-last-rank", "N9", "A pawn may be dropped anywhere.",
       barred_ranks([](Colour, int) { return false; })},
      {"black-pawns-on-the-last-rank", "N9", "Black's pawns may be dropped on rank 1.",
       barred_ranks([](Colour colour, int rank) { return colour == Colour::white && rank == 9; })},
      {"white-pawns-on-the-last-rank", "N9", "White's pawns may be dropped on rank 9.",
       barred_ranks([](Colour colour, int rank) { return colour == Colour::black && rank == 9; })},
      {"black-pawns-not-on-rank-nine", "N9", "Rank 9 is closed for pawns of both sides.",
       barred_ranks(
           [](Colour colour, int rank) { return rank == (colour == Colour::white ? 9 : 1); })},
      {"pawns-not-on-the-last-two-ranks", "N9", "Rank 8 is closed for White's pawns too.",
       barred_ranks([](Colour, int rank) { return rank >= 8; })},
      {"pawns-not-in-the-camp", "N9", "Pawns are not dropped in the enemy camp.",
       barred_ranks([](Colour, int rank) { return rank >= 7; })},
      {"pawns-on-neither-edge", "N9", "Pawns are not dropped on the first rank either.",
       barred_ranks([](Colour, int rank) { return rank == 9 || rank == 1; })},
  };
}

MutantRules mutant_pieces_on_files() {
  return {
      {"second-pawn-allowed", "N10", "Pawns may be dropped behind one another.", barred_by(none)},
      {"gildings-bar-the-file", "N10", "An own gilding bars its file too.",
       barred_by([](const Met& met) { return met.same_file() && met.piece.is(met.side, pawn); })},
      {"enemy-pawns-bar-the-file", "N10", "A pawn of either side bars its file.",
       barred_by([](const Met& met) { return met.same_file() && plain(pawn).holds(met.piece); })},
      {"only-enemy-pawns-bar-the-file", "N10", "It is the enemy's pawn that bars a file.",
       barred_by([](const Met& met) {
         return met.same_file() && met.piece == Piece(opponent(met.side), pawn);
       })},
      {"own-pieces-bar-the-file", "N10", "Any own piece but the jade bars its file.",
       barred_by(own_piece_but_the_jade)},
      {"small-pieces-bar-the-file", "N10", "Own pieces that go as golds bar their file.",
       barred_by(own_small_piece)},
  };
}

MutantRules mutant_pawns_on_files() {
  return {
      {"pawns-bar-the-file-ahead", "N10", "A pawn may be dropped before an own pawn.",
       barred_by([](const Met& met) { return met.bars() && met.is_ahead(); })},
      {"pawns-bar-the-file-behind", "N10", "A pawn may be dropped behind an own pawn.",
       barred_by([](const Met& met) { return met.bars() && !met.is_ahead(); })},
      {"pawns-bar-the-rank", "N10", "An own pawn bars its rank.", barred_by([](const Met& met) {
         return met.at.rank() == met.drop.rank() && met.is_own_pawn();
       })},
      {"pawns-bar-the-next-squares", "N10", "An own pawn bars the squares before and behind it.",
       barred_by([](const Met& met) { return met.bars() && met.is_next(); })},
      {"two-pawns-bar-the-file", "N10", "A file may hold two own pawns, not three.",
       barred_by([](const Met& met) { return met.bars(); }, 1)},
      {"white-alone-is-barred", "N10", "Black may drop a second pawn on a file.",
       barred_by([](const Met& met) { return met.bars() && met.side == Colour::white; })},
      {"edge-files-are-not-barred", "N10", "The files a and i may hold two pawns.",
       barred_by(
           [](const Met& met) { return met.bars() && met.at.file() > 0 && met.at.file() < 8; })},
      {"last-file-is-not-barred", "N10", "The i-file, which the loop misses, may hold two pawns.",
       barred_by([](const Met& met) { return met.bars() && met.at.file() < 8; })},
      {"pawns-in-the-camp-bar-nothing", "N10", "A pawn in the enemy camp does not bar its file.",
       barred_by([](const Met& met) { return met.bars() && own_rank(met.side, met.at) < 7; })},
      {"file-is-forgotten-in-check", "N10", "A check may be answered by a second pawn on a file.",
       also_if(&Hooks::pawn_may_be_dropped_on_file,
               [](const Position& asked, Square) { return asked.in_check(); })},
      {"no-second-piece-on-a-file", "N10", "No kind is dropped on a file that holds one of it.",
       unless(&Hooks::may_drop, holds_one)},
  };
}

}  // namespace

MutantRules mutant_pawn_drops() {
  MutantRules rules = mutant_ranks();
  append(rules, mutant_pieces_on_files());
  append(rules, mutant_pawns_on_files());
  return rules;
}

}  // namespace hurdle::nine_elder
