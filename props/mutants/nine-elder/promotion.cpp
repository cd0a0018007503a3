// Errors about when a move promotes (N6): where every move that ends in the camp does, and by the
// choice of Shogi in its own reading.
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

using nine_elder::LeapingReferee;
using nine_elder::LiteralReferee;
using nine_elder::NineElderReferee;
using nine_elder::ShogiReferee;

/// A move as the rules of promotion look at it.
struct Crossing {
  Piece piece;
  bool from_camp;
  bool to_camp;
  bool to_last;      ///< ends on the last rank
  bool to_last_two;  ///< ends on one of the last two ranks
  bool captures;
};

using Promotes = bool (*)(const Crossing& move);

/// May and must by other conditions.
template <class Rules>
struct PromotesWhen : Rules {
  PromotesWhen(const Notation& notation, Promotes may, Promotes must)
      : Rules(notation), may_(may), must_(must) {}

 protected:
  [[nodiscard]] bool may_promote(const Setup& setup, Square from, Square to) const override {
    return may_(crossing(setup, from, to));
  }
  [[nodiscard]] bool must_promote(const Setup& setup, Square from, Square to) const override {
    const Crossing move = crossing(setup, from, to);
    return may_(move) && must_(move);
  }

 private:
  [[nodiscard]] Crossing crossing(const Setup& setup, Square from, Square to) const {
    const Colour own = setup.at(from).colour();
    const int rank = this->own_rank(own, to);
    const int last = this->notation().ranks;
    return {setup.at(from),
            this->in_enemy_camp(own, from),
            this->in_enemy_camp(own, to),
            rank == last,
            rank >= last - 1,
            static_cast<bool>(setup.at(to))};
  }

  Promotes may_;
  Promotes must_;
};

struct WrongPromotion {
  Belief belief;
  Promotes may;
  Promotes must;
};

bool always(const Crossing& /*move*/) {
  return true;
}

bool never_at_all(const Crossing& /*move*/) {
  return false;
}

bool reaches(const Crossing& move) {
  return move.to_camp;
}

bool starts_or_ends(const Crossing& move) {
  return move.from_camp || move.to_camp;
}

bool is_plain_pawn(const Crossing& move) {
  return move.piece.kind() == nine_elder::pawn;
}

bool is_pawn_at_the_end(const Crossing& move) {
  return is_plain_pawn(move) && move.to_last;
}

bool is_stuck_in_shogi(const Crossing& move) {
  return (is_plain_pawn(move) && move.to_last) ||
         (move.piece.kind() == nine_elder::cassia && move.to_last_two);
}

bool runs(const Crossing& move) {
  return move.piece.kind() == nine_elder::incense || move.piece.kind() == nine_elder::angle;
}

bool jumps(const Crossing& move) {
  return move.piece.kind() == nine_elder::cannon || move.piece.kind() == nine_elder::van;
}

std::vector<WrongPromotion> errors_on_reach() {
  return {
      {{"promotion-is-a-choice", "N6", "A move that ends in the camp may promote."},
       reaches,
       never_at_all},
      {{"promotion-is-a-choice-but-for-pawns", "N6", "Pieces other than pawns have a choice."},
       reaches,
       is_plain_pawn},
      {{"promotion-is-a-choice-until-the-last-rank", "N6",
        "A move into the camp may promote, one onto the last rank must."},
       reaches,
       [](const Crossing& move) { return move.to_last; }},
      {{"promotion-as-in-shogi", "N6",
        "A move that starts or ends in the camp may promote; a pawn on the last rank must."},
       starts_or_ends,
       is_pawn_at_the_end},
      {{"promotion-is-forced-on-leaving", "N6", "A move out of the camp promotes too."},
       starts_or_ends,
       always},
      {{"promotion-is-a-choice-on-leaving", "N6", "A move out of the camp may promote."},
       starts_or_ends,
       reaches},
      {{"promotion-on-entering-only", "N6", "A piece that is in the camp does not promote there."},
       [](const Crossing& move) { return move.to_camp && !move.from_camp; },
       always},
      {{"promotion-on-the-last-rank-only", "N6", "Only the last rank promotes."},
       [](const Crossing& move) { return move.to_last; },
       always},
      {{"pawns-promote-on-the-last-rank-only", "N6", "A pawn promotes on the last rank only."},
       [](const Crossing& move) { return move.to_camp && (!is_plain_pawn(move) || move.to_last); },
       always},
      {{"only-pawns-promote", "N6", "Pawns alone promote."},
       [](const Crossing& move) { return move.to_camp && is_plain_pawn(move); },
       always},
      {{"captures-do-not-promote", "N6", "A capture in the camp does not promote."},
       [](const Crossing& move) { return move.to_camp && !move.captures; },
       always},
      {{"only-captures-promote", "N6", "A move to an empty square does not promote."},
       [](const Crossing& move) { return move.to_camp && move.captures; },
       always},
      {{"lines-may-refuse-promotion", "N6", "Incense and angle have a choice."},
       reaches,
       [](const Crossing& move) { return !runs(move); }},
      {{"hoppers-may-refuse-promotion", "N6", "Cannon and van have a choice."},
       reaches,
       [](const Crossing& move) { return !jumps(move); }},
      {{"silver-may-refuse-promotion", "N6", "A silver has a choice."},
       reaches,
       [](const Crossing& move) { return move.piece.kind() != nine_elder::silver; }},
      {{"black-may-refuse-promotion", "N6", "Black has a choice."},
       reaches,
       [](const Crossing& move) { return move.piece.colour() == Colour::white; }},
  };
}

std::vector<WrongPromotion> errors_by_choice() {
  return {
      {{"promotion-on-reach", "N6", "Every move that ends in the camp promotes, and no other."},
       reaches,
       always},
      {{"promotion-is-never-forced", "N6", "A pawn may stay a pawn on the last rank."},
       starts_or_ends,
       never_at_all},
      {{"promotion-is-always-forced", "N6", "A move that starts or ends in the camp promotes."},
       starts_or_ends,
       always},
      {{"promotion-is-forced-on-reach", "N6",
        "A move that ends in the camp must promote, one out of it may."},
       starts_or_ends,
       reaches},
      {{"promotion-is-forced-on-leaving", "N6", "A move out of the camp must promote."},
       starts_or_ends,
       [](const Crossing& move) { return !move.to_camp || is_pawn_at_the_end(move); }},
      {{"promotion-on-reach-by-choice", "N6", "A move out of the camp does not promote."},
       reaches,
       is_pawn_at_the_end},
      {{"promotion-on-entering-only", "N6", "A piece that is in the camp does not promote."},
       [](const Crossing& move) { return move.to_camp && !move.from_camp; },
       is_pawn_at_the_end},
      {{"promotion-not-within", "N6", "A move from camp to camp does not promote."},
       [](const Crossing& move) { return move.to_camp != move.from_camp; },
       is_pawn_at_the_end},
      {{"promotion-on-leaving-only", "N6", "Only a piece that starts in the camp promotes."},
       [](const Crossing& move) { return move.from_camp; },
       is_pawn_at_the_end},
      {{"pawns-must-promote-on-entering", "N6", "A pawn has no choice anywhere in the camp."},
       starts_or_ends,
       is_plain_pawn},
      {{"pawns-must-promote-on-the-last-two-ranks", "N6", "A pawn must promote on rank 8 too."},
       starts_or_ends,
       [](const Crossing& move) { return is_plain_pawn(move) && move.to_last_two; }},
      {{"cassias-must-promote-on-the-last-two-ranks", "N6",
        "A cassia must promote where Shogi's knight must."},
       starts_or_ends,
       is_stuck_in_shogi},
      {{"incense-must-promote-on-the-last-rank", "N6",
        "An incense must promote where Shogi's lance must."},
       starts_or_ends,
       [](const Crossing& move) {
         return move.to_last && (is_plain_pawn(move) || move.piece.kind() == nine_elder::incense);
       }},
      {{"all-must-promote-on-the-last-rank", "N6", "Nothing stays plain on the last rank."},
       starts_or_ends,
       [](const Crossing& move) { return move.to_last; }},
      {{"lines-must-promote", "N6", "Incense and angle have no choice."},
       starts_or_ends,
       [](const Crossing& move) { return runs(move) || is_pawn_at_the_end(move); }},
      {{"hoppers-must-promote", "N6", "Cannon and van have no choice."},
       starts_or_ends,
       [](const Crossing& move) { return jumps(move) || is_pawn_at_the_end(move); }},
      {{"captures-must-promote", "N6", "A capture has no choice."},
       starts_or_ends,
       [](const Crossing& move) { return move.captures || is_pawn_at_the_end(move); }},
      {{"captures-do-not-promote", "N6", "A capture does not promote."},
       [](const Crossing& move) { return starts_or_ends(move) && !move.captures; },
       is_pawn_at_the_end},
      {{"black-pawns-need-not-promote", "N6", "Black's pawn may stay a pawn on rank 1."},
       starts_or_ends,
       [](const Crossing& move) {
         return is_pawn_at_the_end(move) && move.piece.colour() == Colour::white;
       }},
  };
}

}  // namespace

void add_promotion_mutants(Readings& family) {
  for (const WrongPromotion& error : errors_on_reach()) {
    family.add_to<PromotesWhen, NineElderReferee>(error.belief, error.may, error.must);
    family.add_to<PromotesWhen, LiteralReferee>(error.belief, error.may, error.must);
    family.add_to<PromotesWhen, LeapingReferee>(error.belief, error.may, error.must);
  }
}

void add_shogi_promotion_mutants(Readings& family) {
  for (const WrongPromotion& error : errors_by_choice()) {
    family.add_to<PromotesWhen, ShogiReferee>(error.belief, error.may, error.must);
  }
}

}  // namespace hurdle::mutants::elder
