// The conditions on descriptions that the generator relies on without checking. A description that
// violates one does not compile, and the compiler's message quotes the text of the failed
// `require`. Each require names the file that relies on it.
#pragma once

#include <bit>

#include "movegen/fast/board/bounds.hpp"
#include "movegen/fast/board/description.hpp"
#include "movegen/fast/board/requirements.hpp"
#include "movegen/fast/board/validate_rules.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::fast {

namespace valid {

constexpr void board(const Description& facts) {
  require(facts.files >= 2 && facts.files <= max_files, "files: 2 to what a Square can name");
  require(facts.ranks >= 2 && facts.ranks <= max_ranks, "ranks: 2 to what a Square can name");
  require(facts.palace_ranks == 0 || facts.palace_ranks == 3,
          "a palace has three ranks: tables.hpp marks the diagonals of three by three squares");
  require(facts.palace_ranks == 0 ||
              (facts.palace_first_file >= 0 && facts.palace_first_file + 3 <= facts.files),
          "the palace lies on the board");
  require(2 * facts.palace_ranks < facts.ranks,
          "a rank lies between the palaces: safety.hpp never lets royal pieces be neighbours");
  require(facts.river == 0 || 2 * facts.river == facts.ranks, "a river halves the board");
  const int window = 3 * facts.files + 2;  // from a square to the target of a long lame leap
  require(
      every_movement(
          facts, [&](const Movement& m) { return m.lame.diagonal_steps < 2 || 2 * window < 64; }),
      "a long lame leaper's surroundings fit into a word: reach.hpp reads them from one");
}

constexpr void types(const Description& facts) {
  require(facts.type_count >= 1 && type_at(facts, 0).kind == Kind::royal &&
              !type_at(facts, 0).promoted && type_at(facts, 0).promotes_to == no_type,
          "type 0 is the royal piece and does not promote");
  for (int type = 1; type < facts.type_count; ++type) {
    require(type_at(facts, type).kind != Kind::royal, "only type 0 is royal");
    require(static_cast<int>(type_at(facts, type).kind) < facts.kinds,
            "every type is of a kind that the notation has");
    for (int other = 0; other < type; ++other) {
      require(type_at(facts, type).kind != type_at(facts, other).kind ||
                  type_at(facts, type).promoted != type_at(facts, other).promoted,
              "a kind has one unpromoted type, and at most one promoted type");
    }
  }
  for (int kind = 0; kind < facts.kinds; ++kind) {
    require(unpromoted(facts, static_cast<Kind>(kind)) != no_type,
            "every kind has an unpromoted type: mutate.hpp drops it");
    require(facts.limits[static_cast<std::size_t>(kind)] >= 1 &&
                facts.limits[static_cast<std::size_t>(kind)] <= 0xFF,
            "a kind's limit fits into a hand's counter");
  }
  require(facts.limits[0] == (facts.drops ? 2 : 1), "each player has one royal piece");
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
    require(!straight || (m.orthogonal == none && !m.slides_ahead),
            "leaps and slides reach the same squares of a rank or file");
    require(!diagonal || (m.diagonal == none && m.marked == none && !m.eyed_leap),
            "leaps and slides or eyed leaps reach the same squares of a diagonal");
    require(straight || diagonal || m.lame.diagonal_steps == 0,
            "a knight and a lame leaper reach the same squares");
  }
}

/// The primitives of a movement reach different squares, because bulk.hpp adds up their targets,
/// and a piece is at most one x-ray attacker, because safety.hpp stores one entry for each piece.
constexpr void movement(const Movement& m) {
  constexpr LineMoves none{};
  const bool along_diagonals = m.diagonal != none || m.marked != none;
  require(((m.steps | m.far_steps) & orthogonals) == 0 || m.orthogonal == none,
          "orthogonal steps and orthogonal lines reach the same squares");
  require(((m.steps | m.marked_steps | m.far_steps) & diagonals) == 0 || !along_diagonals,
          "diagonal steps and diagonal lines reach the same squares");
  require((m.steps & m.marked_steps) == 0, "a step is marked or not");
  require((m.steps & m.far_steps) == 0, "a step is made beyond the river only, or everywhere");
  require(m.far_steps == no_direction || (m.marked_steps == no_direction && !m.palace),
          "steps beyond the river are not limited otherwise: bulk.hpp counts them by shifts");
  require(m.diagonal == none || m.marked == none, "marked lines are diagonals too");
  leaps(m);
  require(m.lame.diagonal_steps <= 2, "a lame leap has one or two diagonal steps");
  require(!m.eyed_leap || (m.lame.diagonal_steps == 0 && !along_diagonals),
          "an eyed leaper has no other leap that can be blocked, and no diagonal lines: "
          "piece_mobility.hpp counts one sort");
  require(captures(m) != (slide | hop),
          "a piece captures by slides or by hops: safety.hpp takes all its lines for alike");
  Movement others = m;
  others.pawn_moves = false;
  require(!m.pawn_moves || others == Movement{},
          "a piece that moves as a pawn moves in no other way: bulk.hpp counts nothing else");
  others = m;
  others.slides_ahead = false;
  require(!m.slides_ahead || others == Movement{},
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
    require(facts.palace_ranks > 0 ||
                (!m.palace && m.marked_steps == no_direction && m.marked == LineMoves{}),
            "palace moves need a palace");
    require(facts.river > 0 || (m.far_steps == no_direction && !m.eyed_leap),
            "eyed leaps and steps beyond the river need a river");
    require(!m.eyed_leap || type_at(facts, 0).movement.palace,
            "eyed leapers never come near the other royal piece, which stays in its palace: "
            "safety.hpp and king_zone.hpp know no attack of theirs");
    require(type_at(facts, type).promotes_to == no_type ||
                (m.far_steps == no_direction && !m.eyed_leap),
            "no piece with eyed leaps or steps beyond the river promotes: bulk.hpp");
    require(!becomes(facts, type) || !m.eyed_leap,
            "no piece becomes an eyed leaper, on the other side of the river");
  }
  Movement royal = type_at(facts, 0).movement;
  const int escapes = std::popcount(royal.steps) + std::popcount(royal.leaps);
  require(royal.leaps == no_leap || (!royal.palace && !facts.royals_attack_along_files),
          "a royal piece that leaps has no palace: tables.hpp");
  require(facts.drop_mate == DropMate::allowed || escapes <= 8,
          "a royal piece that a drop may not mate has at most eight escapes: mating.hpp");
  royal.steps = no_direction;
  royal.leaps = no_leap;
  royal.palace = false;
  require(royal == Movement{},
          "the royal piece moves by steps and leaps: safety.hpp and mating.hpp know no more");
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
  require(facts.files == again.files && facts.ranks == again.ranks, "sizes differ");
  require(facts.kinds == again.kinds && facts.limits == again.limits, "kinds or limits differ");
  require(facts.pass == again.pass, "one of them has passes");
  require(facts.drops == again.drops, "one of them has drops");
  require(facts.en_passant == again.en_passant && facts.special_pawn == again.special_pawn &&
              facts.pawn_reach == again.pawn_reach,
          "special pawns differ");
  require(facts.castling.by_right == again.castling.by_right &&
              facts.castling.anywhere == again.castling.anywhere &&
              facts.castling.royal_file == again.castling.royal_file &&
              facts.castling.partner == again.castling.partner,
          "castling rights differ");
  require(facts.type_count == again.type_count, "types were added or taken away");
  for (const PieceType& type : facts.types) {
    const bool plus = type.promotes_to != no_type &&
                      valid::type_at(facts, type.promotes_to).promoted &&
                      valid::type_at(facts, type.promotes_to).kind == type.kind;
    require(type.kind == Kind::none || type.promoted ||
                notation.of(type.kind).promotes == valid::has_promoted_type(facts, type.kind),
            "a kind promotes in one of them");
    require(type.promotes_to == no_type || plus == (notation.promotion == PromotionText::plus),
            "promotions are written in another way");
  }
  return true;
}

}  // namespace hurdle::fast
