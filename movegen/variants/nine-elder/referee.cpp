// Nine elder's rules on a mailbox board, clause by clause. Explanations are in referee_words.cpp.
#include "movegen/variants/nine-elder/referee.hpp"

#include <fmt/format.h>

#include <array>

namespace hurdle::nine_elder {
namespace {

constexpr int camp_ranks = 3;

bool goes_as_gold(Piece piece) {
  return piece.promoted() &&
         (piece.kind() == silver || piece.kind() == cassia || piece.kind() == pawn);
}

}  // namespace

NineElderReferee::NineElderReferee(const Notation& written) noexcept
    : BaseReferee(
          written,
          {.pass = "N12", .drop = "N8", .promotion = "N6", .mate = "N12", .stalemate = "N12"}) {}

void NineElderReferee::targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  const Piece piece = setup.at(from);
  const int ahead = forward(piece.colour());
  const std::array<Step, 1> straight_forward{{{0, ahead}}};
  const std::array<Step, 2> diagonally_forward{{{-1, ahead}, {1, ahead}}};
  switch (index_of(goes_as_gold(piece) ? gold : piece.kind())) {
    case index_of(jade):  // N1: one step in any direction
      return here.steps(from, all_steps, visit);
    case index_of(incense):  // N1: any distance along ranks and files
      return piece.promoted() ? dragon_targets(setup, from, visit)
                              : here.rays(from, orthogonal_steps, visit);
    case index_of(angle):  // N1: any distance along diagonals
      return piece.promoted() ? horse_targets(setup, from, visit)
                              : here.rays(from, diagonal_steps, visit);
    case index_of(cannon):  // N3: over exactly one piece; N4: the iron also as a van
      if (piece.promoted()) {
        go_short_of_the_hurdle(setup, from, visit);
      }
      jump_to_empty(setup, from, visit);
      return jump_and_capture(setup, from, visit);
    case index_of(van):  // N3: captures over exactly one piece; N4: the copper also as a cannon
      go_short_of_the_hurdle(setup, from, visit);
      if (piece.promoted()) {
        jump_to_empty(setup, from, visit);
      }
      return jump_and_capture(setup, from, visit);
    case index_of(gold):  // N1: one step straight in any direction, or diagonally forward
      here.steps(from, orthogonal_steps, visit);
      return here.steps(from, diagonally_forward, visit);
    case index_of(silver):  // N1: one step diagonally in any direction, or straight forward
      here.steps(from, diagonal_steps, visit);
      return here.steps(from, straight_forward, visit);
    case index_of(cassia):
      return cassia_targets(setup, from, visit);
    case index_of(pawn):  // N1: one step straight forward, moving and capturing alike
      return here.steps(from, straight_forward, visit);
    default:
      return;
  }
}

// ---- The pieces ---------------------------------------------------------------------------------

// N2: as an incense, or one step diagonally.
void NineElderReferee::dragon_targets(const Setup& setup, Square from, VisitSquare visit) const {
  walk(setup, from).rays(from, orthogonal_steps, visit);
  walk(setup, from).steps(from, diagonal_steps, visit);
}

// N2: as an angle, or one step straight.
void NineElderReferee::horse_targets(const Setup& setup, Square from, VisitSquare visit) const {
  walk(setup, from).rays(from, diagonal_steps, visit);
  walk(setup, from).steps(from, orthogonal_steps, visit);
}

/// Empty squares along ranks and files up to the first piece.
void NineElderReferee::go_short_of_the_hurdle(const Setup& setup, Square from,
                                              VisitSquare visit) const {
  const Walk here = walk(setup, from);
  here.rays(from, orthogonal_steps, [&](Square to) {
    if (here.empty(to)) {
      visit(to);
    }
  });
}

/// Empty squares along ranks and files beyond the first piece, up to the second.
void NineElderReferee::jump_to_empty(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : orthogonal_steps) {
    const Square over = here.first_piece(from, step);
    if (!over.exists() || !is_hurdle(setup.at(over))) {
      continue;
    }
    here.ray(over, step, [&](Square to) {
      if (here.empty(to)) {
        visit(to);
      }
    });
  }
}

/// The second piece along a rank or file when it is an enemy.
void NineElderReferee::jump_and_capture(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step step : orthogonal_steps) {
    const Square over = here.first_piece(from, step);
    if (!over.exists() || !is_hurdle(setup.at(over))) {
      continue;
    }
    const Square second = here.first_piece(over, step);
    if (here.enemy(second)) {
      visit(second);
    }
  }
}

// N3: any piece of either side.
bool NineElderReferee::is_hurdle(Piece /*piece*/) const {
  return true;
}

// N5: one step straight, then one diagonally outward; lame: the first point must be empty.
void NineElderReferee::cassia_targets(const Setup& setup, Square from, VisitSquare visit) const {
  const Walk here = walk(setup, from);
  for (const Step leap : knight_leaps) {
    const Step outward{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
    const Step straight{leap.files - outward.files, leap.ranks - outward.ranks};
    if (cassia_is_lame() && !here.empty(here.neighbour(from, straight))) {
      continue;
    }
    here.stand(here.neighbour(from, leap), visit);
  }
}

bool NineElderReferee::cassia_is_lame() const {
  return true;
}

// ---- Promotion ----------------------------------------------------------------------------------

bool NineElderReferee::in_enemy_camp(Colour colour, Square square) const {
  return own_rank(colour, square) > notation().ranks - camp_ranks;
}

bool NineElderReferee::may_promote(const Setup& setup, Square from, Square to) const {
  return in_enemy_camp(setup.at(from).colour(), to);
}

bool NineElderReferee::must_promote(const Setup& setup, Square from, Square to) const {
  return in_enemy_camp(setup.at(from).colour(), to);
}

void NineElderReferee::write_moves(const Setup& setup, Square from, Square to,
                                   VisitMove visit) const {
  const bool promotable = may_still_promote(setup.at(from));
  if (promotable && may_promote(setup, from, to)) {
    visit(Move::promotion(from, to));
  }
  if (!promotable || !must_promote(setup, from, to)) {
    visit(Move::board(from, to));
  }
}

// ---- Drops --------------------------------------------------------------------------------------

bool NineElderReferee::may_drop(const Setup& setup, Kind kind, Square to) const {
  return kind != pawn ||
         (pawn_may_be_dropped_on_rank(setup.side, to) && pawn_may_be_dropped_on_file(setup, to));
}

bool NineElderReferee::pawn_may_be_dropped_on_rank(Colour colour, Square to) const {
  return own_rank(colour, to) != notation().ranks;
}

bool NineElderReferee::pawn_may_be_dropped_on_file(const Setup& setup, Square to) const {
  return !lowest_on_file(setup, Piece(setup.side, pawn), to.file()).exists();
}

// N11: the replies that decide whether it is mate are legal moves, so drops among them obey N11
// too. The recursion ends because every drop removes a piece from a hand. A drop that leaves the
// player's own jade in check is illegal by C5, so it is no mate.
bool NineElderReferee::permitted(const Setup& setup, Move move, const Setup& next) const {
  if (!move.is_drop()) {
    return true;
  }
  return !is_mate(next) || in_check(next, setup.side);
}

// ---- Invalid positions (C8) ---------------------------------------------------------------------

std::optional<InvalidReason> NineElderReferee::misplaced(const Setup& setup, Square square) const {
  const Piece piece = setup.at(square);
  if (is_pawn(piece) && own_rank(piece.colour(), square) == notation().ranks) {
    return InvalidReason{
        "N9", square,
        fmt::format("{}'s pawn on {} is on its last rank, where none is dropped and every "
                    "pawn that arrives has promoted.",
                    side_name(piece.colour()), to_text(square))};
  }
  return BaseReferee::misplaced(setup, square);
}

std::optional<InvalidReason> NineElderReferee::invalid_board(const Setup& setup) const {
  return two_on_a_file(setup, pawn, "N10");
}

// ---- House rules --------------------------------------------------------------------------------

void LiteralReferee::dragon_targets(const Setup& setup, Square from, VisitSquare visit) const {
  walk(setup, from).rays(from, orthogonal_steps, visit);
}

void LiteralReferee::horse_targets(const Setup& setup, Square from, VisitSquare visit) const {
  walk(setup, from).rays(from, orthogonal_steps, visit);
  walk(setup, from).steps(from, diagonal_steps, visit);
}

bool LeapingReferee::cassia_is_lame() const {
  return false;
}

bool ShogiReferee::may_promote(const Setup& setup, Square from, Square to) const {
  const Colour own = setup.at(from).colour();
  return in_enemy_camp(own, from) || in_enemy_camp(own, to);
}

bool ShogiReferee::must_promote(const Setup& setup, Square from, Square to) const {
  const Piece piece = setup.at(from);
  return is_pawn(piece) && own_rank(piece.colour(), to) == notation().ranks;
}

}  // namespace hurdle::nine_elder
