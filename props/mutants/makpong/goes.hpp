// A kind of piece that goes wrongly: what all errors of movement (M1-M4) have in common. Knows how
// an error is put in the place of the right movement; knows no error.
#pragma once

#include "movegen/variants/makpong/notation.hpp"
#include "props/mutants/goes.hpp"

// A namespace of its own: other families have movers too.
namespace hurdle::mutants::makpong_pieces {

/// The piece that goes, and where it goes by the rules.
struct Mover : GoingPiece {
  /// The player's own rank, from 1.
  [[nodiscard]] int own_rank() const {
    return colour == Colour::white ? from.rank() + 1 : makpong::notation.ranks - from.rank();
  }

  /// One step from where it stands, on a board that is a row of 64 squares: beyond the edge of a
  /// file the next rank begins. None beyond either end of the row.
  [[nodiscard]] Square wrapped(Step step) const { return wrapped(from, step); }

  [[nodiscard]] static Square wrapped(Square from, Step step) {
    const int files = makpong::notation.files;
    const int place = (from.rank() + step.ranks) * files + from.file() + step.files;
    if (place < 0 || place >= files * makpong::notation.ranks) {
      return Square::none();
    }
    return {place % files, place / files};
  }

  /// Where these steps lead on such a board.
  void wrapped_steps(std::span<const Step> steps, VisitSquare visit) const {
    for (const Step step : steps) {
      walk.stand(wrapped(step), visit);
    }
  }

  /// Own pieces other than the king as well as what the rules give: captures are not asked for
  /// their colour.
  void own_too(std::span<const Step> steps, VisitSquare visit) const {
    rightly(visit);
    for (const Step step : steps) {
      visit_own(walk.neighbour(from, step), visit);
    }
  }

  void visit_own(Square to, VisitSquare visit) const {
    if (to.exists() && at(to).belongs_to(colour) && at(to).kind() != makpong::king) {
      visit(to);
    }
  }
};

using Going = WrongWay<Mover>;

template <class Rules>
using Goes = KindGoes<Rules, Mover>;

}  // namespace hurdle::mutants::makpong_pieces
