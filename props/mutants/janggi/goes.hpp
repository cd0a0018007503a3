// A kind of piece that goes wrongly: what all errors of movement (J1-J8) have in common. Knows how
// an error is put in the place of the right movement, and the palaces; knows no error.
#pragma once

#include <array>

#include "movegen/referee/direction.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "props/mutants/goes.hpp"

namespace hurdle::mutants::janggi_themes {

/// The piece that goes, and where it goes by the rules.
struct Mover : GoingPiece {
  [[nodiscard]] bool takes(Square to) const { return static_cast<bool>(at(to)); }

  /// The square with a step, or none beyond the edge.
  [[nodiscard]] Square step(Step by) const { return walk.neighbour(from, by); }

  /// Where the rules let it go, as long as `may(to)`.
  template <class May>
  void only(VisitSquare visit, May may) const {
    rightly([&](Square to) {
      if (may(to)) {
        visit(to);
      }
    });
  }

  /// Where the rules let it go, and once each what `more(visit)` visits besides.
  template <class More>
  void also(VisitSquare visit, More more) const {
    std::array<bool, square_count> seen{};
    const auto once = [&](Square to) {
      if (!seen[to.index()]) {
        seen[to.index()] = true;
        visit(to);
      }
    };
    rightly(once);
    more(once);
  }

  /// `to`, when an own piece other than the general stands there.
  void own(Square to, VisitSquare visit) const {
    if (to.exists() && at(to).belongs_to(colour) && at(to).kind() != janggi::general) {
      visit(to);
    }
  }
};

using Going = WrongWay<Mover>;

template <class Rules>
using Goes = KindGoes<Rules, Mover>;

// ---- The palaces
// ---------------------------------------------------------------------------------

[[nodiscard]] constexpr Square palace_centre(Colour colour) {
  return colour == Colour::white ? Square(4, 1) : Square(4, 8);
}

[[nodiscard]] inline bool in_palace(Colour colour, Square square) {
  return distance(palace_centre(colour), square) <= 1;
}

[[nodiscard]] inline bool in_a_palace(Square square) {
  return in_palace(Colour::white, square) || in_palace(Colour::black, square);
}

[[nodiscard]] constexpr bool is_centre(Square square) {
  return square == palace_centre(Colour::white) || square == palace_centre(Colour::black);
}

[[nodiscard]] inline bool is_corner(Square square) {
  const Square centre = palace_centre(square.rank() < 5 ? Colour::white : Colour::black);
  return is_diagonal(centre, square) && distance(centre, square) == 1;
}

/// Centre and corner of one palace.
[[nodiscard]] inline bool is_marked(Square from, Square to) {
  return is_diagonal(from, to) && distance(from, to) == 1 && (is_centre(from) || is_centre(to));
}

/// The rank from 1 at the player's own edge.
[[nodiscard]] inline int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : janggi::notation.ranks - square.rank();
}

// ---- Edges
// ---------------------------------------------------------------------------------------

/// The square with a step on a board that is a row of 90 squares: beyond the edge of a file the
/// next rank begins. None beyond either end of the row.
[[nodiscard]] inline Square wrapped(Square from, Step step) {
  const int files = janggi::notation.files;
  const int place = (from.rank() + step.ranks) * files + from.file() + step.files;
  const bool on_board = from.exists() && place >= 0 && place < files * janggi::notation.ranks;
  return on_board ? Square(place % files, place / files) : Square::none();
}

}  // namespace hurdle::mutants::janggi_themes
