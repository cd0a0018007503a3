// Errors about where pawns may be dropped: the last rank (N9) and files with a pawn (N10).
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::pawn;

/// The own ranks where pawns are not dropped, for White and for Black.
template <class Rules>
struct PawnRanks : Rules {
  using Bars = bool (*)(Colour colour, int own_rank);
  PawnRanks(const Notation& notation, Bars bars) : Rules(notation), bars_(bars) {}

 protected:
  [[nodiscard]] bool pawn_may_be_dropped_on_rank(Colour colour, Square to) const override {
    return !bars_(colour, this->own_rank(colour, to));
  }

 private:
  Bars bars_;
};

/// A piece on the file of a drop of a pawn.
struct Met {
  Piece piece;
  Square at;
  Square drop;
  Colour side;

  [[nodiscard]] bool is_own_plain_pawn() const { return piece == Piece(side, pawn); }
};

using BarsFile = bool (*)(const Met& met);

/// Other pieces than the own plain pawn bar the file, or not even that.
template <class Rules>
struct FilesBarredBy : Rules {
  FilesBarredBy(const Notation& notation, BarsFile bars, int most)
      : Rules(notation), bars_(bars), most_(most) {}

 protected:
  [[nodiscard]] bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const override {
    int barring = 0;
    this->for_each_square([&](Square at) {
      if (setup.at(at) && bars_({setup.at(at), at, to, setup.side})) {
        ++barring;
      }
    });
    return barring <= most_;
  }

 private:
  BarsFile bars_;
  int most_;
};

template <class Rules>
struct FileForgottenInCheck : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const override {
    return Rules::pawn_may_be_dropped_on_file(setup, to) || this->in_check(setup, setup.side);
  }
};

/// Every kind is dropped once a file, as pawns are.
template <class Rules>
struct OneOfAnyKindAFile : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    bool holds_one = false;
    this->for_each_square([&](Square at) {
      holds_one |= at.file() == to.file() && setup.at(at) == Piece(setup.side, kind);
    });
    return Rules::may_drop(setup, kind, to) && !holds_one;
  }
};

bool same_file(const Met& met) {
  return met.at.file() == met.drop.file();
}

bool is_ahead(const Met& met) {
  return (met.at.rank() - met.drop.rank()) * forward(met.side) > 0;
}

struct WrongFile {
  Belief belief;
  BarsFile bars;
  int most = 0;
};

std::vector<WrongFile> file_errors() {
  return {
      {{"second-pawn-allowed", "N10", "Pawns may be dropped behind one another."},
       [](const Met& /*met*/) { return false; }},
      {{"gildings-bar-the-file", "N10", "An own gilding bars its file too."},
       [](const Met& met) { return same_file(met) && met.piece.is(met.side, pawn); }},
      {{"enemy-pawns-bar-the-file", "N10", "A pawn of either side bars its file."},
       [](const Met& met) {
         return same_file(met) && met.piece.kind() == pawn && !met.piece.promoted();
       }},
      {{"only-enemy-pawns-bar-the-file", "N10", "It is the enemy's pawn that bars a file."},
       [](const Met& met) {
         return same_file(met) && met.piece == Piece(opponent(met.side), pawn);
       }},
      {{"own-pieces-bar-the-file", "N10", "Any own piece but the jade bars its file."},
       [](const Met& met) {
         return same_file(met) && met.piece.belongs_to(met.side) &&
                met.piece.kind() != nine_elder::jade;
       }},
      {{"small-pieces-bar-the-file", "N10", "Own pieces that go as golds bar their file."},
       [](const Met& met) {
         return same_file(met) &&
                (met.is_own_plain_pawn() ||
                 (met.piece.belongs_to(met.side) && met.piece.promoted() &&
                  (met.piece.kind() == nine_elder::silver ||
                   met.piece.kind() == nine_elder::cassia || met.piece.kind() == pawn)));
       }},
      {{"pawns-bar-the-file-ahead", "N10", "A pawn may be dropped before an own pawn."},
       [](const Met& met) { return same_file(met) && met.is_own_plain_pawn() && is_ahead(met); }},
      {{"pawns-bar-the-file-behind", "N10", "A pawn may be dropped behind an own pawn."},
       [](const Met& met) { return same_file(met) && met.is_own_plain_pawn() && !is_ahead(met); }},
      {{"pawns-bar-the-rank", "N10", "An own pawn bars its rank."},
       [](const Met& met) { return met.at.rank() == met.drop.rank() && met.is_own_plain_pawn(); }},
      {{"pawns-bar-the-next-squares", "N10", "An own pawn bars the squares before and behind it."},
       [](const Met& met) {
         return same_file(met) && met.is_own_plain_pawn() && met.at.rank() - met.drop.rank() < 2 &&
                met.drop.rank() - met.at.rank() < 2;
       }},
      {{"two-pawns-bar-the-file", "N10", "A file may hold two own pawns, not three."},
       [](const Met& met) { return same_file(met) && met.is_own_plain_pawn(); },
       1},
      {{"white-alone-is-barred", "N10", "Black may drop a second pawn on a file."},
       [](const Met& met) {
         return same_file(met) && met.is_own_plain_pawn() && met.side == Colour::white;
       }},
      {{"edge-files-are-not-barred", "N10", "The files a and i may hold two pawns."},
       [](const Met& met) {
         return same_file(met) && met.is_own_plain_pawn() && met.at.file() > 0 && met.at.file() < 8;
       }},
      {{"last-file-is-not-barred", "N10", "The i-file, which the loop misses, may hold two pawns."},
       [](const Met& met) {
         return same_file(met) && met.is_own_plain_pawn() && met.at.file() < 8;
       }},
      {{"pawns-in-the-camp-bar-nothing", "N10", "A pawn in the enemy camp does not bar its file."},
       [](const Met& met) {
         const int rank = met.side == Colour::white ? met.at.rank() : 8 - met.at.rank();
         return same_file(met) && met.is_own_plain_pawn() && rank < 6;
       }},
  };
}

}  // namespace

void add_pawn_drop_mutants(Readings& family) {
  using Bars = bool (*)(Colour colour, int own_rank);
  const auto add_ranks = [&](const Belief& belief, Bars bars) {
    family.add<PawnRanks>(belief, bars);
  };
  add_ranks({"pawns-on-the-last-rank", "N9", "A pawn may be dropped anywhere."},
            [](Colour, int) { return false; });
  add_ranks({"black-pawns-on-the-last-rank", "N9", "Black's pawns may be dropped on rank 1."},
            [](Colour colour, int rank) { return colour == Colour::white && rank == 9; });
  add_ranks({"white-pawns-on-the-last-rank", "N9", "White's pawns may be dropped on rank 9."},
            [](Colour colour, int rank) { return colour == Colour::black && rank == 9; });
  add_ranks({"black-pawns-not-on-rank-nine", "N9", "Rank 9 is closed for pawns of both sides."},
            [](Colour colour, int rank) { return rank == (colour == Colour::white ? 9 : 1); });
  add_ranks({"pawns-not-on-the-last-two-ranks", "N9", "Rank 8 is closed for White's pawns too."},
            [](Colour, int rank) { return rank >= 8; });
  add_ranks({"pawns-not-in-the-camp", "N9", "Pawns are not dropped in the enemy camp."},
            [](Colour, int rank) { return rank >= 7; });
  add_ranks({"pawns-on-neither-edge", "N9", "Pawns are not dropped on the first rank either."},
            [](Colour, int rank) { return rank == 9 || rank == 1; });
  for (const WrongFile& error : file_errors()) {
    family.add<FilesBarredBy>(error.belief, error.bars, error.most);
  }
  family.add<FileForgottenInCheck>(
      {"file-is-forgotten-in-check", "N10", "A check may be answered by a second pawn on a file."});
  family.add<OneOfAnyKindAFile>(
      {"no-second-piece-on-a-file", "N10", "No kind is dropped on a file that holds one of it."});
}

}  // namespace hurdle::mutants::elder
