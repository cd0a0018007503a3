// P8 read wrongly: where pawns may be dropped.
#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Other ranks for dropped pawns, counted from one at the own edge.
template <class Rules>
struct OtherPawnRanks : Rules {
  using Allows = bool (*)(Colour side, int own_rank);

  OtherPawnRanks(const Notation& notation, Allows allows) : Rules(notation), allows_(allows) {}

  bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    return kind != pawn || allows_(setup.side, this->own_rank(setup.side, to));
  }

 private:
  Allows allows_;
};

/// The ranks forbidden to pawns are forbidden to all.
template <class Rules>
struct NoPieceOnEdgeRanks : Rules {
  using Rules::Rules;

  bool may_drop(const Setup& /*setup*/, Kind /*kind*/, Square to) const override {
    return this->pawn_may_be_dropped_on(to);
  }
};

/// No second pawn of a side on a file, as in shogi.
template <class Rules>
struct OnePawnAFile : Rules {
  OnePawnAFile(const Notation& notation, bool gildings_count)
      : Rules(notation), gildings_count_(gildings_count) {}

  bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    if (!Rules::may_drop(setup, kind, to)) {
      return false;
    }
    bool second = false;
    for (int rank = 0; kind == pawn && rank < this->notation().ranks; ++rank) {
      const Piece piece = setup.at(Square(to.file(), rank));
      second |= piece.is(setup.side, pawn) && (gildings_count_ || !piece.promoted());
    }
    return !second;
  }

 private:
  bool gildings_count_;
};

}  // namespace

void add_pawn_drop_mutants(Pandemonium& family) {
  const auto ranks = [&](const char* name, const char* error, auto allows) {
    using Allows = bool (*)(Colour side, int own_rank);
    family.add<OtherPawnRanks>({name, "P8", error}, static_cast<Allows>(allows));
  };
  ranks("pawn-drops-on-the-first-rank", "A pawn is not dropped on its last rank only.",
        [](Colour, int rank) { return rank != 10; });
  ranks("pawn-drops-on-the-last-rank", "A pawn is not dropped on its first rank only.",
        [](Colour, int rank) { return rank != 1; });
  ranks("pawn-drops-anywhere", "A pawn may be dropped on any empty square.",
        [](Colour, int) { return true; });
  ranks("no-pawn-drops-on-the-second-rank", "A pawn is not dropped where its long step starts.",
        [](Colour, int rank) { return rank > 2 && rank < 10; });
  ranks("no-pawn-drops-before-the-camp", "A pawn is not dropped one step from promotion.",
        [](Colour, int rank) { return rank > 1 && rank < 9; });
  ranks("no-pawn-drops-on-the-last-three", "A pawn is not dropped on the last three ranks.",
        [](Colour, int rank) { return rank > 1 && rank < 8; });
  ranks("pawn-drops-in-own-half", "A pawn is dropped in the own half only.",
        [](Colour, int rank) { return rank > 1 && rank <= 5; });
  ranks("pawn-drops-on-eight-ranks", "A pawn is not dropped on ranks 1 and 8, as on a board of 64.",
        [](Colour side, int rank) {
          const int board_rank = side == Colour::white ? rank : 11 - rank;
          return board_rank != 1 && board_rank != 8;
        });
  ranks("black-pawn-drops-anywhere", "Only White's pawns are kept from ranks 1 and 10.",
        [](Colour side, int rank) { return side == Colour::black || (rank > 1 && rank < 10); });
  ranks("black-pawn-drops-on-rank-ten", "Black's pawn is kept from rank 1 only.",
        [](Colour side, int rank) { return rank < 10 && (side == Colour::black || rank > 1); });
  family.add<NoPieceOnEdgeRanks>(
      {"no-piece-drops-on-edge-ranks", "P8", "Nothing is dropped on ranks 1 and 10."});
  family.add<OnePawnAFile>(
      {"one-pawn-a-file", "P8", "A pawn is not dropped on a file with a pawn of its side."}, false);
  family.add<OnePawnAFile>({"one-pawn-or-gilding-a-file", "P8",
                            "A pawn is not dropped on a file with a pawn or gilding of its side."},
                           true);
}

}  // namespace hurdle::mutants
