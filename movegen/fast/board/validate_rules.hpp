// The conditions on promotion, pawns, hands, drops, castling and ends (see validate.hpp).
#pragma once

#include "movegen/fast/board/requirements.hpp"

namespace hurdle::fast::valid {

constexpr void promotion(const Description& facts, const PieceType& from, int becomes) {
  require(becomes > 0 && becomes < facts.type_count,
          "promotes_to is the index of another type that is not royal");
  const PieceType& to = type_at(facts, becomes);
  require(to.promotes_to == no_type, "a type that was promoted promotes no more");
  const bool marked = to.held_as == from.kind;  // another kind that is this kind in hand
  require(!from.promoted && (to.promoted && !marked ? to.kind == from.kind : to.kind != from.kind),
          "a piece turns over to its promoted side, or becomes another kind: expand.hpp");
}

constexpr void promotions(const Description& facts) {
  const bool any = facts.promotion != PromotionRule::none;
  require(any ? facts.camp_ranks >= 1 && facts.camp_ranks < facts.ranks : facts.camp_ranks == 0,
          "there is a camp exactly where pieces promote");
  for (int type = 0; type < facts.type_count; ++type) {
    const PieceType& from = type_at(facts, type);
    if (from.promotes_to == no_type) {
      continue;
    }
    require(any, "a type promotes, and the variant has no promotion");
    each_promotion(from, [&](int becomes) { promotion(facts, from, becomes); });
    require(
        count_promotions(from) == 1 ||
            (facts.promotion == PromotionRule::on_reach && from.movement.pawn_moves &&
             has_own_class(facts, from.kind)),
        "where a piece becomes one of several it moves as a pawn, alone of its class, and must: "
        "bulk.hpp and arrivals.hpp count as many moves");
    require(facts.promotion != PromotionRule::choice || !from.movement.pawn_moves ||
                (from.kind == facts.special_pawn && facts.camp_ranks == 1),
            "a pawn never has a choice: bulk.hpp and pawn_deltas.hpp count its moves as one each");
  }
}

/// Promotions that depend on the board: legal/varied_promotions.hpp knows those of special pawns.
constexpr void varied_promotions(const Description& facts) {
  bool varied = facts.promotion_optional;
  for (int type = 0; type < facts.type_count; ++type) {
    const int limit = facts.promotion_limits[static_cast<std::size_t>(type)];
    varied |= limit != 0;
    require(limit == 0 || has_own_class(facts, type_at(facts, type).kind),
            "nothing else moves like a type that is limited: its class is counted");
  }
  if (!varied) {
    return;
  }
  require(facts.promotion == PromotionRule::on_reach && !facts.drops,
          "promotions are optional or limited only of pawns, without drops");
  for (int type = 0; type < facts.type_count; ++type) {
    const PieceType& from = type_at(facts, type);
    require(from.promotes_to == no_type ||
                (from.kind == facts.special_pawn && from.movement.pawn_moves),
            "only special pawns promote where promotions are optional or limited");
  }
}

constexpr void pawns(const Description& facts) {
  const bool limited_drops = facts.pawn_drop_ranks != all_ranks || facts.one_pawn_a_file ||
                             facts.drop_mate == DropMate::not_by_pawns;
  const bool exists = facts.special_pawn != Kind::none;
  require(exists || (!facts.en_passant && !limited_drops),
          "en passant and limits on pawn drops need a special pawn");
  require(!exists || has_own_class(facts, facts.special_pawn),
          "nothing else moves like a special pawn: its class stands for it");
  require(!facts.en_passant ||
              type_at(facts, unpromoted(facts, facts.special_pawn)).movement.pawn_moves,
          "a pawn that passes others moves as a pawn");
  for (std::size_t rank = 0; rank < facts.pawn_reach.size(); ++rank) {
    require(facts.pawn_reach[rank] >= 1 && facts.pawn_reach[rank] <= 3,
            "a pawn advances 1 to 3 squares: a Setup holds two en-passant squares");
    require(static_cast<int>(rank) + facts.pawn_reach[rank] < facts.ranks,
            "a pawn stays on the board");
    require(facts.pawn_reach[rank] == 1 || rank > 0,
            "a pawn passes over none of its own first two ranks: specials.hpp, and no promotion by "
            "en passant");
  }
  for (std::size_t rank = 0; rank < facts.pawn_reach.size(); ++rank) {
    require(!facts.en_passant || facts.pawn_reach[rank] == 1 ||
                facts.camp_ranks <= static_cast<int>(rank) + 1,
            "no capture en passant ends in the camp");
  }
}

constexpr void hands(const Description& facts) {
  for (int type = 0; type < facts.type_count; ++type) {
    const Kind held_as = type_at(facts, type).held_as;
    require(held_as == Kind::none || (facts.drops && held_as != Kind::royal &&
                                      static_cast<int>(held_as) < facts.kinds && type > 0),
            "a captured piece is held as one of a kind that is dropped");
  }
}

constexpr void drops(const Description& facts) {
  require(facts.drops || (facts.pawn_drop_ranks == all_ranks && !facts.drops_can_move &&
                          !facts.one_pawn_a_file && facts.drop_mate == DropMate::allowed),
          "limits on drops need drops");
  if (facts.drop_mate == DropMate::allowed) {
    return;
  }
  require(every_movement(facts,
                         [](const Movement& m) {
                           return ((m.diagonal.capture | m.marked.capture) & hop) == 0;
                         }),
          "where mates by drop are forbidden hops capture along orthogonals only: drop_checks.hpp "
          "knows no other hurdles");
  require(!facts.royal_stays_in_check,
          "where mates by drop are forbidden a royal piece may leave check: mating.hpp");
  require(!facts.facing_restricts,
          "where mates by drop are forbidden facing restricts nothing: drop_mate_refutation.hpp");
}

constexpr void taboo(const Description& facts) {
  if (facts.hurdle_taboo == Kind::none) {
    return;
  }
  const int type = unpromoted(facts, facts.hurdle_taboo);
  require(has_own_class(facts, facts.hurdle_taboo),
          "nothing else moves like the hurdle taboo: its class stands for it");
  require(type_at(facts, type).promotes_to == no_type, "the hurdle taboo does not promote");
  require(!facts.drops, "drops ignore a hurdle taboo: drop_checks.hpp, drop_mate_refutation.hpp");
  require(!facts.en_passant, "capturing en passant ignores a hurdle taboo: specials.hpp");
}

constexpr void castling(const Description& facts) {
  const CastlingRule& rule = facts.castling;
  if (!rule.exists) {
    return;
  }
  if (rule.by_right) {
    for (std::size_t side = 0; side < 2; ++side) {
      const int royal = rule.royal_goals[side];
      const int partner = rule.partner_goals[side];
      require(royal > 0 && royal < facts.files - 1 && partner - royal == (side == 0 ? 1 : -1),
              "who castles by right lands inside, the partner beside it towards the middle: "
              "specials.hpp takes it that neither opens a line to the other");
    }
    require(facts.palace_ranks == 0 && facts.river == 0,
            "who castles by right has no palace: specials.hpp");
  } else {
    require(has_own_class(facts, rule.partner),
            "nothing else moves like the castling partner: its class stands for it");
    require(rule.royal_steps >= 1 && rule.royal_file - rule.royal_steps > 0 &&
                rule.royal_file + rule.royal_steps < facts.files - 1,
            "a castling royal piece stops before its partner: specials.hpp");
  }
  require(every_movement(facts, [](const Movement& m) { return (captures(m) & hop) == 0; }),
          "castling ignores new hurdles: specials.hpp");
  require(!facts.facing_restricts, "castling ignores facing royal pieces: legal.hpp");
}

constexpr void ends(const Description& facts) {
  require(!facts.facing_restricts || facts.pass, "facing ends the game by a pass");
  require(!facts.facing_restricts || !facts.en_passant, "en passant ignores facing: specials.hpp");
  if (!facts.royals_attack_along_files) {
    return;
  }
  require(!facts.facing_restricts, "royal pieces may face each other or not");
  require(type_at(facts, 0).movement.palace,
          "royal pieces that attack along files are never neighbours: safety.hpp");
  require(
      !facts.en_passant && !facts.drops && !facts.castling.exists && !facts.pass,
      "specials.hpp, drop_checks.hpp and legal.hpp know no royal piece that attacks along files");
}

}  // namespace hurdle::fast::valid
