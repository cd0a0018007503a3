// Mutants about the camp, which kinds promote, when a move may promote and when it must (S9); about
// captured pieces (S10), what may be dropped where (S11, S12), and files where a pawn may be
// dropped (S13).
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

bool may_promote(const Reach& asked) {
  return rules_of<ShogiReferee>(asked).may_promote(asked.setup, asked.from, asked.to);
}

using Is = std::function<bool(const Crossing& move)>;

/// Where a promotion is a duty by the rules.
bool could_not_move_again(const Crossing& move) {
  return ((move.by(pawn) || move.by(lance)) && move.to_last) ||
         (move.by(knight) && move.to_last_two);
}

/// Of the moves that may promote only these may, beside those that must.
Change<Hooks> may_only(const Is& may) {
  return only_if(&Hooks::may_promote, [may](const Reach& asked) {
    const Crossing move = crossing_of<ShogiReferee>(asked);
    return may(move) || could_not_move_again(move);
  });
}

/// Of the moves that may promote these must as well.
Change<Hooks> must_also(const Is& must) {
  return also_if(&Hooks::must_promote, [must](const Reach& asked) {
    const auto& rules = rules_of<ShogiReferee>(asked);
    return must(crossing_of<ShogiReferee>(asked)) &&
           rules.may_promote(asked.setup, asked.from, asked.to);
  });
}

/// Of the moves that must promote these need not.
Change<Hooks> need_not(const Is& free) {
  return unless(&Hooks::must_promote,
                [free](const Reach& asked) { return free(crossing_of<ShogiReferee>(asked)); });
}

using DropsOriginally = Hook<void(const Situation&, VisitMove)>::Original;

/// A drop as a capture: what stood there leaves the game.
void onto_enemies_too(const Situation& asked, VisitMove visit, DropsOriginally original) {
  original(asked, visit);
  asked.rules.for_each_square([&](Square to) {
    const Piece there = asked.at(to);
    if (!there.belongs_to(opponent(asked.side())) || there.kind() == Kind::royal) {
      return;
    }
    for (std::size_t index = 0; index < kinds.size(); ++index) {
      const Kind kind = static_cast<Kind>(index);
      if (asked.setup.held(asked.side(), kind) > 0 && asked.rules.may_drop(asked.setup, kind, to)) {
        visit(Move::drop(kind, to));
      }
    }
  });
}

/// The ranks where pieces of a kind are dropped, each counted from 1 at the player's own edge.
Change<Hooks> dropped_where(
    const std::function<bool(Colour colour, Kind kind, int own_rank)>& may) {
  return instead(&Hooks::leaves_a_move, [may](Colour colour, Kind kind, Square to) {
    return may(colour, kind, notation.own_rank(colour, to));
  });
}

/// S12 without a change.
bool moves_again(Kind kind, int own_rank) {
  return kind == knight ? own_rank <= 7 : own_rank <= 8 || (kind != pawn && kind != lance);
}

/// Pieces of one kind are dropped on their own ranks up to this one.
Change<Hooks> dropped_up_to(Kind one, int last_rank) {
  return dropped_where([one, last_rank](Colour, Kind kind, int rank) {
    return kind == one ? rank <= last_rank : moves_again(kind, rank);
  });
}

MutantRules mutant_last_ranks() {
  return ClauseTable<Hooks>("S12")({
      {"any-piece-on-any-rank", "Pieces may be dropped where they can never move.",
       dropped_where(always(true))},
      {"pawns-on-the-last-rank", "A pawn may be dropped on the last rank.", dropped_up_to(pawn, 9)},
      {"lances-on-the-last-rank", "A lance may be dropped on the last rank.",
       dropped_up_to(lance, 9)},
      {"knights-on-the-last-two-ranks", "A knight may be dropped anywhere.",
       dropped_up_to(knight, 9)},
      {"knights-on-the-last-rank-but-one",
       "A knight may be dropped on the last rank but one, like a lance or pawn.",
       dropped_up_to(knight, 8)},
      {"knights-on-the-last-rank", "A knight may be dropped on the last rank.",
       dropped_where([](Colour, Kind kind, int rank) {
         return (kind == knight && rank == 9) || moves_again(kind, rank);
       })},
      {"pawns-not-on-the-last-two-ranks", "A pawn may not be dropped on the last two ranks.",
       dropped_up_to(pawn, 7)},
      {"lances-not-on-the-last-two-ranks", "A lance may not be dropped on the last two ranks.",
       dropped_up_to(lance, 7)},
      {"knights-not-in-the-camp", "A knight may not be dropped on the last three ranks.",
       dropped_up_to(knight, 6)},
      {"silvers-not-on-the-last-rank", "A silver is not dropped on the last rank.",
       dropped_up_to(silver, 8)},
      {"gote-drops-as-sente",
       "Gote's drops are restricted on ranks 8 and 9, as Sente's are, and not on ranks 1 and 2.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return moves_again(kind, colour == Colour::white ? rank : 10 - rank);
       })},
      {"gote-drops-anywhere", "Gote may drop pieces where they can never move.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return colour == Colour::black || moves_again(kind, rank);
       })},
  });
}

bool pawn_or_enemy_tokin(const Met& met) {
  return met.bars() ||
         (met.same_file() && met.piece.is(opponent(met.side), pawn) && met.piece.promoted());
}

bool pawn_or_lance(const Met& met) {
  return met.bars() || (met.same_file() && met.piece == Piece(met.side, lance));
}

}  // namespace

MutantRules mutant_camps() {
  return joined<Hooks>(
      after("camp-of-four-ranks", camps("S9", cast),
            {{"camp-of-one-rank", "S9", "Pieces promote only on the last rank, as in chess.",
              both(camp_is(9, 1), only_if(&PromotionHooks::must_promote, may_promote))}}),
      kinds_without_promotion("S9", notation, {rook, bishop, silver, knight, lance, pawn}),
      MutantRules{{"gold-may-promote", "S9", "A gold may promote, without effect.",
                   promotes_golds_if(gold, may_promote)}});
}

MutantRules mutant_promotions() {
  return ClauseTable<Hooks>("S9")({
      {"promotion-by-arriving-only", "A move out of the camp does not promote.",
       may_only(&Crossing::to_camp)},
      {"promotion-on-entering-only", "A move that starts in the camp does not promote.",
       may_only(&Crossing::enters)},
      {"promotion-not-within", "A move from camp to camp does not promote.",
       may_only(&Crossing::enters_or_leaves)},
      {"promotion-on-leaving-only", "Only a piece that starts in the camp promotes.",
       may_only(&Crossing::from_camp)},
      {"promotion-within-only", "A move promotes only if it starts and ends in the camp.",
       may_only(both_hold(&Crossing::from_camp, &Crossing::to_camp))},
      {"captures-do-not-promote", "A capture does not promote.",
       may_only(is_not(&Crossing::captures))},
      {"only-captures-promote", "A move to an empty square does not promote.",
       may_only(&Crossing::captures)},
      {"gote-promotes-by-arriving-only", "Gote's moves out of the camp do not promote.",
       may_only(either(&Crossing::to_camp, is_not(&Crossing::by_black)))},
      {"promotion-is-always-forced", "A move that starts or ends in the camp must promote.",
       must_also(always(true))},
      {"promotion-is-forced-by-arriving",
       "A move that ends in the camp must promote; a move out of the camp may.",
       must_also(&Crossing::to_camp)},
      {"pawns-must-promote", "A pawn must promote wherever it may.", must_also(by_kind(pawn))},
      {"pawns-must-promote-on-the-last-two-ranks",
       "A pawn must promote on the last rank but one too.",
       must_also(both_hold(by_kind(pawn), &Crossing::to_last_two))},
      {"lances-must-promote", "A lance must promote wherever it may.", must_also(by_kind(lance))},
      {"lances-must-promote-on-the-last-two-ranks",
       "A lance must promote on the last rank but one too.",
       must_also(both_hold(by_kind(lance), &Crossing::to_last_two))},
      {"knights-must-promote", "A knight must promote wherever it may.",
       must_also(by_kind(knight))},
      {"rooks-must-promote", "A rook must promote wherever it may, as it loses nothing.",
       must_also(by_kind(rook))},
      {"bishops-must-promote", "A bishop must promote wherever it may, as it loses nothing.",
       must_also(by_kind(bishop))},
      {"silvers-must-promote-on-the-last-rank", "A silver must promote on the last rank.",
       must_also(both_hold(by_kind(silver), &Crossing::to_last))},
      {"captures-must-promote", "A capture must promote wherever it may.",
       must_also(&Crossing::captures)},
      {"promotion-is-never-forced", "A piece may stay plain where it can never move again.",
       need_not(always(true))},
      {"pawns-need-not-promote", "A pawn may stay a pawn on the last rank.",
       need_not(by_kind(pawn))},
      {"lances-need-not-promote", "A lance may stay a lance on the last rank.",
       need_not(by_kind(lance))},
      {"knights-need-not-promote", "A knight may stay a knight anywhere.",
       need_not(by_kind(knight))},
      {"knights-must-promote-on-the-last-rank-only",
       "A knight may stay a knight on the last rank but one.",
       need_not(is_not(&Crossing::to_last))},
      {"captures-need-not-promote", "A piece that captures may stay plain anywhere.",
       need_not(&Crossing::captures)},
      {"gote-need-not-promote", "Gote's pieces may stay plain where they cannot move again.",
       need_not(&Crossing::by_black)},
  });
}

MutantRules mutant_drops() {
  return joined<Hooks>(
      barred_ranks("S11",
                   {"in-the-camp", "beyond-the-middle", "on-the-first-rank", "on-the-last-rank"}),
      barred_squares("S11", cast),
      MutantRules{{"drops-capture", "S11",
                   "A piece may be dropped onto an enemy piece, which leaves the game.",
                   change(&Hooks::drops, onto_enemies_too)},
                  {"drops-never-check", "S11", "A drop may not give check.",
                   unless(&Hooks::permitted, both_hold(&Played::by_drop, &Played::checks))}},
      ways_to_drop("S11", cast), mutant_last_ranks(),
      never_dropped("S11", notation, {rook, bishop, silver, knight, lance, pawn}));
}

MutantRules mutant_captures() {
  return joined<Hooks>(captured_pieces("S10", cast));
}

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(after("only-enemy-pawns-bar-the-file", barring_pieces("S13", cast),
                             {{"enemy-tokins-bar-the-file", "S13",
                               "A pawn may not be dropped on a file with an enemy tokin either.",
                               barred_by(pawn, pawn_or_enemy_tokin)}}),
                       MutantRules{{"lances-bar-the-file", "S13",
                                    "A pawn may not be dropped on a file with an own lance either.",
                                    barred_by(pawn, pawn_or_lance)}},
                       barring_pawns("S13", cast));
}

}  // namespace hurdle::shogi
