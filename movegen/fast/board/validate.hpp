// The conditions on descriptions that the generator relies on without checking. A description that
// violates one does not compile, and the compiler's message quotes the text of the failed `demand`.
// Each demand names the file that relies on it.
#pragma once

#include <bit>
#include <stdexcept>

#include "movegen/fast/board/bounds.hpp"
#include "movegen/fast/board/description.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::fast {

/// Throws std::logic_error: at compile time an error whose notes show `what`.
constexpr void demand(bool holds, const char* what) {
  if (!holds) {
    throw std::logic_error(what);
  }
}

namespace valid {

[[nodiscard]] constexpr const PieceType& type_at(const Description& facts, int type) {
  return facts.types[static_cast<std::size_t>(type)];
}

[[nodiscard]] constexpr std::uint8_t captures(const Movement& m) {
  return m.orthogonal.capture | m.diagonal.capture | m.marked.capture;
}

/// The index of a kind's unpromoted type; no_type when there is none.
[[nodiscard]] constexpr int unpromoted(const Description& facts, Kind kind) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (type_at(facts, type).kind == kind && !type_at(facts, type).promoted) {
      return type;
    }
  }
  return no_type;
}

/// Whether a kind has a promoted type.
[[nodiscard]] constexpr bool has_promoted_type(const Description& facts, Kind kind) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (type_at(facts, type).kind == kind && type_at(facts, type).promoted) {
      return true;
    }
  }
  return false;
}

/// Whether a kind has an unpromoted type that moves like no other type except the royal one; then
/// its class contains this type only.
[[nodiscard]] constexpr bool has_own_class(const Description& facts, Kind kind) {
  const int own = unpromoted(facts, kind);
  for (int type = 1; type < facts.type_count; ++type) {
    if (own == no_type ||
        (type != own && alike(facts, type_at(facts, type), type_at(facts, own)))) {
      return false;
    }
  }
  return own > 0;
}

template <class Predicate>
[[nodiscard]] constexpr bool every_movement(const Description& facts, const Predicate& predicate) {
  for (int type = 0; type < facts.type_count; ++type) {
    if (!predicate(type_at(facts, type).movement)) {
      return false;
    }
  }
  return true;
}

constexpr void board(const Description& facts) {
  demand(facts.files >= 2 && facts.files <= max_files, "files: 2 to what a Square can name");
  demand(facts.ranks >= 2 && facts.ranks <= max_ranks, "ranks: 2 to what a Square can name");
  demand(facts.palace_ranks == 0 || facts.palace_ranks == 3,
         "a palace has three ranks: tables.hpp marks the diagonals of three by three squares");
  demand(facts.palace_ranks == 0 ||
             (facts.palace_first_file >= 0 && facts.palace_first_file + 3 <= facts.files),
         "the palace lies on the board");
  demand(2 * facts.palace_ranks < facts.ranks,
         "a rank lies between the palaces: safety.hpp never lets royal pieces be neighbours");
  demand(facts.river == 0 || 2 * facts.river == facts.ranks, "a river halves the board");
  const int window = 3 * facts.files + 2;  // from a square to the target of a long lame leap
  demand(
      every_movement(
          facts, [&](const Movement& m) { return m.lame.diagonal_steps < 2 || 2 * window < 64; }),
      "a long lame leaper's surroundings fit into a word: reach.hpp reads them from one");
}

constexpr void types(const Description& facts) {
  demand(facts.type_count >= 1 && type_at(facts, 0).kind == Kind::royal &&
             !type_at(facts, 0).promoted && type_at(facts, 0).promotes_to == no_type,
         "type 0 is the royal piece and does not promote");
  for (int type = 1; type < facts.type_count; ++type) {
    demand(type_at(facts, type).kind != Kind::royal, "only type 0 is royal");
    demand(static_cast<int>(type_at(facts, type).kind) < facts.kinds,
           "every type is of a kind that the notation has");
    for (int other = 0; other < type; ++other) {
      demand(type_at(facts, type).kind != type_at(facts, other).kind ||
                 type_at(facts, type).promoted != type_at(facts, other).promoted,
             "a kind has one unpromoted type, and at most one promoted type");
    }
  }
  for (int kind = 0; kind < facts.kinds; ++kind) {
    demand(unpromoted(facts, static_cast<Kind>(kind)) != no_type,
           "every kind has an unpromoted type: mutate.hpp drops it");
    demand(facts.limits[static_cast<std::size_t>(kind)] >= 1 &&
               facts.limits[static_cast<std::size_t>(kind)] <= 0xFF,
           "a kind's limit fits into a hand's counter");
  }
  demand(facts.limits[0] == (facts.drops ? 2 : 1), "each player has one royal piece");
}

/// The free leaps of a movement reach no square that another primitive reaches.
constexpr void leaps(const Movement& m) {
  constexpr LineMoves none{};
  for (std::size_t leap = 0; leap < free_leap_count; ++leap) {
    if ((m.leaps >> leap & 1U) == 0) {
      continue;
    }
    const int file = free_leaps[leap].file;
    const int rank = free_leaps[leap].rank;
    const bool straight = file == 0 || rank == 0;
    const bool diagonal = file == rank || file == -rank;
    demand(!straight || (m.orthogonal == none && !m.slides_ahead),
           "leaps and slides reach the same squares of a rank or file");
    demand(!diagonal || (m.diagonal == none && m.marked == none && !m.eyed_leap),
           "leaps and slides or eyed leaps reach the same squares of a diagonal");
    demand(straight || diagonal || m.lame.diagonal_steps == 0,
           "a knight and a lame leaper reach the same squares");
  }
}

/// The primitives of a movement reach different squares, because bulk.hpp adds up their targets,
/// and a piece is at most one x-ray attacker, because safety.hpp stores one entry for each piece.
constexpr void movement(const Movement& m) {
  constexpr LineMoves none{};
  const bool along_diagonals = m.diagonal != none || m.marked != none;
  demand(((m.steps | m.far_steps) & orthogonals) == 0 || m.orthogonal == none,
         "orthogonal steps and orthogonal lines reach the same squares");
  demand(((m.steps | m.marked_steps | m.far_steps) & diagonals) == 0 || !along_diagonals,
         "diagonal steps and diagonal lines reach the same squares");
  demand((m.steps & m.marked_steps) == 0, "a step is marked or not");
  demand((m.steps & m.far_steps) == 0, "a step is made beyond the river only, or everywhere");
  demand(m.far_steps == no_direction || (m.marked_steps == no_direction && !m.palace),
         "steps beyond the river are not limited otherwise: bulk.hpp counts them by shifts");
  demand(m.diagonal == none || m.marked == none, "marked lines are diagonals too");
  leaps(m);
  demand(m.lame.diagonal_steps <= 2, "a lame leap has one or two diagonal steps");
  demand(!m.eyed_leap || (m.lame.diagonal_steps == 0 && !along_diagonals),
         "an eyed leaper has no other leap that can be blocked, and no diagonal lines: "
         "piece_mobility.hpp counts one sort");
  demand(captures(m) != (slide | hop),
         "a piece captures by slides or by hops: safety.hpp takes all its lines for alike");
  Movement others = m;
  others.pawn_moves = false;
  demand(!m.pawn_moves || others == Movement{},
         "a piece that moves as a pawn moves in no other way: bulk.hpp counts nothing else");
  others = m;
  others.slides_ahead = false;
  demand(!m.slides_ahead || others == Movement{},
         "a piece that slides ahead moves in no other way: tables.hpp takes its promotion on the "
         "last rank for forced");
}

/// Whether another type promotes to this one.
[[nodiscard]] constexpr bool becomes(const Description& facts, int type) {
  bool found = false;
  for (int other = 0; other < facts.type_count; ++other) {
    each_promotion(type_at(facts, other), [&](int becomes) { found |= becomes == type; });
  }
  return found;
}

constexpr void movements(const Description& facts) {
  for (int type = 0; type < facts.type_count; ++type) {
    const Movement& m = type_at(facts, type).movement;
    movement(m);
    demand(facts.palace_ranks > 0 ||
               (!m.palace && m.marked_steps == no_direction && m.marked == LineMoves{}),
           "palace moves need a palace");
    demand(facts.river > 0 || (m.far_steps == no_direction && !m.eyed_leap),
           "eyed leaps and steps beyond the river need a river");
    demand(!m.eyed_leap || type_at(facts, 0).movement.palace,
           "eyed leapers never come near the other royal piece, which stays in its palace: "
           "safety.hpp and king_zone.hpp know no attack of theirs");
    demand(type_at(facts, type).promotes_to == no_type ||
               (m.far_steps == no_direction && !m.eyed_leap),
           "no piece with eyed leaps or steps beyond the river promotes: bulk.hpp");
    demand(!becomes(facts, type) || !m.eyed_leap,
           "no piece becomes an eyed leaper, on the other side of the river");
  }
  Movement royal = type_at(facts, 0).movement;
  const int escapes = std::popcount(royal.steps) + std::popcount(royal.leaps);
  demand(royal.leaps == no_leap || (!royal.palace && !facts.royals_attack_along_files),
         "a royal piece that leaps has no palace: tables.hpp");
  demand(facts.drop_mate == DropMate::allowed || escapes <= 8,
         "a royal piece that a drop may not mate has at most eight escapes: mating.hpp");
  royal.steps = no_direction;
  royal.leaps = no_leap;
  royal.palace = false;
  demand(royal == Movement{},
         "the royal piece moves by steps and leaps: safety.hpp and mating.hpp know no more");
}

constexpr void promotion(const Description& facts, const PieceType& from, int becomes) {
  demand(becomes > 0 && becomes < facts.type_count,
         "promotes_to is the index of another type that is not royal");
  const PieceType& to = type_at(facts, becomes);
  demand(to.promotes_to == no_type, "a type that was promoted promotes no more");
  const bool marked = to.held_as == from.kind;  // another kind that is this kind in hand
  demand(!from.promoted && (to.promoted && !marked ? to.kind == from.kind : to.kind != from.kind),
         "a piece turns over to its promoted side, or becomes another kind: expand.hpp");
}

constexpr void promotions(const Description& facts) {
  const bool any = facts.promotion != PromotionRule::none;
  demand(any ? facts.camp_ranks >= 1 && facts.camp_ranks < facts.ranks : facts.camp_ranks == 0,
         "there is a camp exactly where pieces promote");
  for (int type = 0; type < facts.type_count; ++type) {
    const PieceType& from = type_at(facts, type);
    if (from.promotes_to == no_type) {
      continue;
    }
    demand(any, "a type promotes, and the variant has no promotion");
    each_promotion(from, [&](int becomes) { promotion(facts, from, becomes); });
    demand(count_promotions(from) == 1 ||
               (facts.promotion == PromotionRule::on_reach && from.movement.pawn_moves &&
                has_own_class(facts, from.kind)),
           "where a piece becomes one of several it moves as a pawn, alone of its class, and must: "
           "bulk.hpp and arrivals.hpp count as many moves");
    demand(facts.promotion != PromotionRule::choice || !from.movement.pawn_moves ||
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
    demand(limit == 0 || has_own_class(facts, type_at(facts, type).kind),
           "nothing else moves like a type that is limited: its class is counted");
  }
  if (!varied) {
    return;
  }
  demand(facts.promotion == PromotionRule::on_reach && !facts.drops,
         "promotions are optional or limited only of pawns, without drops");
  for (int type = 0; type < facts.type_count; ++type) {
    const PieceType& from = type_at(facts, type);
    demand(from.promotes_to == no_type ||
               (from.kind == facts.special_pawn && from.movement.pawn_moves),
           "only special pawns promote where promotions are optional or limited");
  }
}

constexpr void pawns(const Description& facts) {
  const bool limited_drops = facts.pawn_drop_ranks != all_ranks || facts.one_pawn_a_file ||
                             facts.drop_mate == DropMate::not_by_pawns;
  const bool exists = facts.special_pawn != Kind::none;
  demand(exists || (!facts.en_passant && !limited_drops),
         "en passant and limits on pawn drops need a special pawn");
  demand(!exists || has_own_class(facts, facts.special_pawn),
         "nothing else moves like a special pawn: its class stands for it");
  demand(!facts.en_passant ||
             type_at(facts, unpromoted(facts, facts.special_pawn)).movement.pawn_moves,
         "a pawn that passes others moves as a pawn");
  for (std::size_t rank = 0; rank < facts.pawn_reach.size(); ++rank) {
    demand(facts.pawn_reach[rank] >= 1 && facts.pawn_reach[rank] <= 3,
           "a pawn advances 1 to 3 squares: a Setup holds two en-passant squares");
    demand(static_cast<int>(rank) + facts.pawn_reach[rank] < facts.ranks,
           "a pawn stays on the board");
    demand(facts.pawn_reach[rank] == 1 || rank > 0,
           "a pawn passes over none of its own first two ranks: specials.hpp, and no promotion by "
           "en passant");
  }
  for (std::size_t rank = 0; rank < facts.pawn_reach.size(); ++rank) {
    demand(!facts.en_passant || facts.pawn_reach[rank] == 1 ||
               facts.camp_ranks <= static_cast<int>(rank) + 1,
           "no capture en passant ends in the camp");
  }
}

constexpr void hands(const Description& facts) {
  for (int type = 0; type < facts.type_count; ++type) {
    const Kind held_as = type_at(facts, type).held_as;
    demand(held_as == Kind::none || (facts.drops && held_as != Kind::royal &&
                                     static_cast<int>(held_as) < facts.kinds && type > 0),
           "a captured piece is held as one of a kind that is dropped");
  }
}

constexpr void drops(const Description& facts) {
  demand(facts.drops || (facts.pawn_drop_ranks == all_ranks && !facts.drops_can_move &&
                         !facts.one_pawn_a_file && facts.drop_mate == DropMate::allowed),
         "limits on drops need drops");
  if (facts.drop_mate == DropMate::allowed) {
    return;
  }
  demand(every_movement(facts,
                        [](const Movement& m) {
                          return ((m.diagonal.capture | m.marked.capture) & hop) == 0;
                        }),
         "where mates by drop are forbidden hops capture along orthogonals only: drop_checks.hpp "
         "knows no other hurdles");
  demand(!facts.royal_stays_in_check,
         "where mates by drop are forbidden a royal piece may leave check: mating.hpp");
  demand(!facts.facing_restricts,
         "where mates by drop are forbidden facing restricts nothing: drop_mate_refutation.hpp");
}

constexpr void taboo(const Description& facts) {
  if (facts.hurdle_taboo == Kind::none) {
    return;
  }
  const int type = unpromoted(facts, facts.hurdle_taboo);
  demand(has_own_class(facts, facts.hurdle_taboo),
         "nothing else moves like the hurdle taboo: its class stands for it");
  demand(type_at(facts, type).promotes_to == no_type, "the hurdle taboo does not promote");
  demand(!facts.drops, "drops ignore a hurdle taboo: drop_checks.hpp, drop_mate_refutation.hpp");
  demand(!facts.en_passant, "capturing en passant ignores a hurdle taboo: specials.hpp");
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
      demand(royal > 0 && royal < facts.files - 1 && partner - royal == (side == 0 ? 1 : -1),
             "who castles by right lands inside, the partner beside it towards the middle: "
             "specials.hpp takes it that neither opens a line to the other");
    }
    demand(facts.palace_ranks == 0 && facts.river == 0,
           "who castles by right has no palace: specials.hpp");
  } else {
    demand(has_own_class(facts, rule.partner),
           "nothing else moves like the castling partner: its class stands for it");
    demand(rule.royal_steps >= 1 && rule.royal_file - rule.royal_steps > 0 &&
               rule.royal_file + rule.royal_steps < facts.files - 1,
           "a castling royal piece stops before its partner: specials.hpp");
  }
  demand(every_movement(facts, [](const Movement& m) { return (captures(m) & hop) == 0; }),
         "castling ignores new hurdles: specials.hpp");
  demand(!facts.facing_restricts, "castling ignores facing royal pieces: legal.hpp");
}

constexpr void ends(const Description& facts) {
  demand(!facts.facing_restricts || facts.pass, "facing ends the game by a pass");
  demand(!facts.facing_restricts || !facts.en_passant, "en passant ignores facing: specials.hpp");
  if (!facts.royals_attack_along_files) {
    return;
  }
  demand(!facts.facing_restricts, "royal pieces may face each other or not");
  demand(type_at(facts, 0).movement.palace,
         "royal pieces that attack along files are never neighbours: safety.hpp");
  demand(
      !facts.en_passant && !facts.drops && !facts.castling.exists && !facts.pass,
      "specials.hpp, drop_checks.hpp and legal.hpp know no royal piece that attacks along files");
}

}  // namespace valid

/// True, or a compile-time error that names the failed condition.
constexpr bool validate(const Description& facts) {
  valid::board(facts);
  valid::types(facts);
  valid::movements(facts);
  valid::promotions(facts);
  valid::varied_promotions(facts);
  valid::pawns(facts);
  valid::hands(facts);
  valid::drops(facts);
  valid::taboo(facts);
  valid::castling(facts);
  valid::ends(facts);
  return true;
}

/// True if description and notation agree about promotion and about the facts that `described`
/// copies; else a compile-time error that names the fact.
constexpr bool agree(const Description& facts, const Notation& notation) {
  const Description again = described(notation, facts);
  demand(facts.files == again.files && facts.ranks == again.ranks, "sizes differ");
  demand(facts.kinds == again.kinds && facts.limits == again.limits, "kinds or limits differ");
  demand(facts.pass == again.pass, "one of them has passes");
  demand(facts.drops == again.drops, "one of them has drops");
  demand(facts.en_passant == again.en_passant && facts.special_pawn == again.special_pawn &&
             facts.pawn_reach == again.pawn_reach,
         "special pawns differ");
  demand(facts.castling.by_right == again.castling.by_right &&
             facts.castling.anywhere == again.castling.anywhere &&
             facts.castling.royal_file == again.castling.royal_file &&
             facts.castling.partner == again.castling.partner,
         "castling rights differ");
  demand(facts.type_count == again.type_count, "types were added or taken away");
  for (const PieceType& type : facts.types) {
    const bool plus = type.promotes_to != no_type &&
                      valid::type_at(facts, type.promotes_to).promoted &&
                      valid::type_at(facts, type.promotes_to).kind == type.kind;
    demand(type.kind == Kind::none || type.promoted ||
               notation.of(type.kind).promotes == valid::has_promoted_type(facts, type.kind),
           "a kind promotes in one of them");
    demand(type.promotes_to == no_type || plus == (notation.promotion == PromotionText::plus),
           "promotions are written in another way");
  }
  return true;
}

}  // namespace hurdle::fast
