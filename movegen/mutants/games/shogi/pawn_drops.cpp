// Errors about files where a pawn may be dropped (S13).
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

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
  [[nodiscard]] bool is_in_camp() const {
    return side == Colour::white ? at.rank() >= 6 : at.rank() <= 2;
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

bool own_piece_but_the_king(const Met& met) {
  return met.same_file() && met.piece.belongs_to(met.side) && met.piece.kind() != king;
}

bool own_small_piece(const Met& met) {
  const Kind kind = met.piece.kind();
  const bool goes_as_gold =
      met.piece.belongs_to(met.side) && met.piece.promoted() && kind != rook && kind != bishop;
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

MutantRules mutant_pieces_on_files() {
  return {
      {"second-pawn-allowed", "S13", "Pawns may be dropped behind one another.",
       barred_by([](const Met&) { return false; })},
      {"tokins-bar-the-file", "S13", "An own tokin bars its file too.",
       barred_by([](const Met& met) { return met.same_file() && met.piece.is(met.side, pawn); })},
      {"enemy-pawns-bar-the-file", "S13", "A pawn of either player bars its file.",
       barred_by([](const Met& met) { return met.same_file() && plain(pawn).holds(met.piece); })},
      {"only-enemy-pawns-bar-the-file", "S13", "It is the enemy's pawn that bars a file.",
       barred_by([](const Met& met) {
         return met.same_file() && met.piece == Piece(opponent(met.side), pawn);
       })},
      {"enemy-tokins-bar-the-file", "S13", "The enemy's tokin bars its file, being a pawn.",
       barred_by([](const Met& met) {
         return met.bars() ||
                (met.same_file() && met.piece.is(opponent(met.side), pawn) && met.piece.promoted());
       })},
      {"own-pieces-bar-the-file", "S13", "Any own piece but the king bars its file.",
       barred_by(own_piece_but_the_king)},
      {"small-pieces-bar-the-file", "S13", "Own pieces that go as golds bar their file.",
       barred_by(own_small_piece)},
      {"lances-bar-the-file", "S13", "An own lance bars its file too.",
       barred_by([](const Met& met) {
         return met.bars() || (met.same_file() && met.piece == Piece(met.side, lance));
       })},
  };
}

MutantRules mutant_pawns_on_files() {
  return {
      {"pawns-bar-the-file-ahead", "S13", "A pawn may be dropped before an own pawn.",
       barred_by([](const Met& met) { return met.bars() && met.is_ahead(); })},
      {"pawns-bar-the-file-behind", "S13", "A pawn may be dropped behind an own pawn.",
       barred_by([](const Met& met) { return met.bars() && !met.is_ahead(); })},
      {"pawns-bar-the-rank", "S13", "An own pawn bars its rank.", barred_by([](const Met& met) {
         return met.at.rank() == met.drop.rank() && met.is_own_pawn();
       })},
      {"pawns-bar-the-next-squares", "S13", "An own pawn bars the squares before and behind it.",
       barred_by([](const Met& met) { return met.bars() && met.is_next(); })},
      {"two-pawns-bar-the-file", "S13", "A file may hold two own pawns, not three.",
       barred_by([](const Met& met) { return met.bars(); }, 1)},
      {"sente-alone-is-barred", "S13", "Gote may drop a second pawn on a file.",
       barred_by([](const Met& met) { return met.bars() && met.side == Colour::white; })},
      {"edge-files-are-not-barred", "S13", "The files a and i may hold two pawns.",
       barred_by(
           [](const Met& met) { return met.bars() && met.at.file() > 0 && met.at.file() < 8; })},
      {"last-file-is-not-barred", "S13", "The i-file, which the loop misses, may hold two pawns.",
       barred_by([](const Met& met) { return met.bars() && met.at.file() < 8; })},
      {"pawns-in-the-camp-bar-nothing", "S13", "A pawn in the enemy camp does not bar its file.",
       barred_by([](const Met& met) { return met.bars() && !met.is_in_camp(); })},
      {"file-is-forgotten-in-check", "S13", "A check may be answered by a second pawn on a file.",
       also_if(&Hooks::pawn_may_be_dropped_on_file,
               [](const Position& asked, Square) { return asked.in_check(); })},
      {"no-second-piece-on-a-file", "S13", "No kind is dropped on a file that holds one of it.",
       unless(&Hooks::may_drop, holds_one)},
  };
}

}  // namespace

MutantRules mutant_pawn_drops() {
  MutantRules rules = mutant_pieces_on_files();
  append(rules, mutant_pawns_on_files());
  return rules;
}

}  // namespace hurdle::shogi
