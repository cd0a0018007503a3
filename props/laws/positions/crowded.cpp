// Crowded positions, built piece by piece; pieces that make the position invalid are removed again.
#include "props/laws/positions/crowded.hpp"

#include "perft/sample/random.hpp"
#include "perft/sample/random_placement.hpp"

namespace hurdle::props {
namespace {

class Crowd {
 public:
  Crowd(const Variant& variant, std::uint64_t seed)
      : referee_(variant.referee), notation_(variant.notation), random_(seed) {}

  [[nodiscard]] Setup build() {
    setup_.side = random_.pick(both_colours);
    defender_ = opponent(setup_.side);
    place_royals();
    surround();
    for (int pieces = random_.between(3, 12); pieces > 0; --pieces) {
      place(nearby(3), setup_.side);
    }
    for (int pieces = random_.between(0, 5); pieces > 0; --pieces) {
      place(any_square(notation_, random_), random_.pick(both_colours));
    }
    if (notation_.hands) {
      hold(setup_.side, 75);
      if (random_.chance(40)) {
        hold(defender_, 25);
      }
    }
    return setup_;
  }

 private:
  [[nodiscard]] bool possible() const { return !referee_.invalid_reason(setup_); }
  [[nodiscard]] Square nearby(int distance) {
    const int file = crowded_.file() + random_.between(-distance, distance);
    const int rank = crowded_.rank() + random_.between(-distance, distance);
    return notation_.on_board(file, rank) ? Square(file, rank) : any_square(notation_, random_);
  }
  /// Mostly at an edge, where a royal piece has few escapes.
  [[nodiscard]] Square place_of_defender() {
    const Square square = any_square(notation_, random_);
    if (random_.chance(25)) {
      return square;
    }
    const int edge = random_.chance(50) ? 0 : notation_.ranks - 1;
    return random_.chance(70) ? Square(square.file(), edge) : Square(edge, square.rank());
  }

  void place_royals() {
    do {
      setup_.board = {};
      crowded_ = place_of_defender();
      setup_.put(any_square(notation_, random_), Piece(setup_.side, Kind::royal));
      setup_.put(crowded_, Piece(defender_, Kind::royal));
    } while (!possible() || referee_.checkers(setup_) > 0);
  }

  /// Surrounds the royal piece with own pieces that block its squares, or with enemies.
  void surround() {
    const int percent = random_.between(40, 100);
    for (int files = -1; files <= 1; ++files) {
      for (int ranks = -1; ranks <= 1; ++ranks) {
        const int file = crowded_.file() + files;
        const int rank = crowded_.rank() + ranks;
        if (notation_.on_board(file, rank) && random_.chance(percent)) {
          place(Square(file, rank), random_.chance(85) ? defender_ : setup_.side);
        }
      }
    }
  }

  /// The defender gets many pawns, which can rarely capture a piece dropped beside them.
  [[nodiscard]] Kind drawn_kind(Colour colour) {
    return colour == defender_ && random_.chance(40)
               ? notation_.counter_pawn
               : static_cast<Kind>(1 + random_.below(notation_.kinds.size() - 1));
  }

  void place(Square square, Colour colour) {
    const Kind kind = drawn_kind(colour);
    const bool promoted = notation_.of(kind).promotes && random_.chance(20);
    if (setup_.at(square)) {
      return;
    }
    setup_.put(square, Piece(colour, kind, promoted));
    const bool unwanted = referee_.checkers(setup_) > 0 && !random_.chance(5);
    if (unwanted || !possible()) {
      setup_.put(square, Piece{});
    }
  }

  void hold(Colour colour, int percent) {
    for (std::size_t kind = 1; kind < notation_.kinds.size(); ++kind) {
      std::uint8_t& held = setup_.hands[index_of(colour)][kind];
      const int wanted = random_.chance(percent) ? random_.between(1, 2) : 0;
      for (int piece = 0; piece < wanted; ++piece) {
        ++held;
        if (!possible()) {
          --held;
        }
      }
    }
  }

  const Referee& referee_;
  const Notation& notation_;
  Random random_;
  Setup setup_;
  Colour defender_ = Colour::black;
  Square crowded_;  ///< the square of the defender's royal piece
};

}  // namespace

Setup crowded_placement(const Variant& variant, std::uint64_t seed) {
  return Crowd(variant, seed).build();
}

rc::Gen<Sample> crowded(const Variant& variant) {
  return generated("crowded", variant, [&variant](rc::Random& stream) {
    return crowded_placement(variant, stream.next());
  });
}

rc::Gen<Sample> crowded_or_sampled(const Variant& variant) {
  return rc::gen::oneOf(crowded(variant), reached(variant), placed(variant), changed(variant))
      .as("position");
}

std::vector<Subject> variants_with_hands() {
  std::vector<Subject> subjects;
  for (const Subject subject : every_variant()) {
    if (subject.variant->notation.hands) {
      subjects.push_back(subject);
    }
  }
  return subjects;
}

}  // namespace hurdle::props
