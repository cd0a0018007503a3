// Errors about hurdles and targets that each of the four jumping pieces can have (N3, N4).
#include <fmt/format.h>

#include "props/mutants/nine-elder/hops.hpp"

namespace hurdle::mutants::elder {
namespace {

/// One of the four, in words.
struct Hopper {
  std::string name;
  std::string clause;
  Which which;
};

bool is_own(const Mover& mover, Square over) {
  return mover.at(over).belongs_to(mover.colour);
}

bool is_enemy(const Mover& mover, Square over) {
  return mover.walk.enemy(over);
}

bool is_far(const Mover& mover, Square over) {
  return distance(mover.from, over) > 1;
}

bool is_a_hopper(const Mover& mover, Square over) {
  return is_hopper(mover.at(over));
}

bool is_of_the_same_kind(const Mover& mover, Square over) {
  return mover.at(over).kind() == mover.at(mover.from).kind();
}

bool takes_no_hopper(const Mover& mover, Square to) {
  return !is_a_hopper(mover, to);
}

bool takes_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return mover.walk.empty(to) || distance(over, to) == 1;
}

bool takes_not_right_behind(const Mover& mover, Square to) {
  const Square over = hurdle_of(mover, to);
  return mover.walk.empty(to) || distance(over, to) > 1;
}

Hop hop_of(const Hopper& hopper) {
  return hopper.which.kind == nine_elder::van && !hopper.which.promoted ? Hop::to_take : Hop::both;
}

std::vector<WrongGoing> errors_of(const Hopper& hopper) {
  const auto error = [&](std::string_view name, std::string_view words, const Going& going) {
    return WrongGoing{
        {fmt::format("{}-{}", hopper.name, name), hopper.clause,
         fmt::format("{} {}.", hopper.name == "iron" ? "An iron" : "A " + hopper.name, words)},
        hopper.which,
        going};
  };
  return {
      error("hops-over-enemies-only", "does not hop over own pieces", never_over(is_own)),
      error("hops-over-own-only", "does not hop over enemies", never_over(is_enemy)),
      error("hops-over-no-hopper", "does not hop over cannons and vans, as in Janggi",
            never_over(is_a_hopper)),
      error("hops-over-none-of-its-kind", "does not hop over pieces of its own kind",
            never_over(is_of_the_same_kind)),
      error("takes-no-hopper", "does not capture cannons and vans, as in Janggi",
            only_where(takes_no_hopper)),
      error("hops-over-its-neighbour-only", "hops over a hurdle right beside it only",
            never_over(is_far)),
      error("takes-right-behind-only", "captures on the square behind its hurdle only",
            only_where(takes_right_behind)),
      error("takes-not-right-behind", "needs an empty square between hurdle and capture",
            only_where(takes_not_right_behind)),
      error("hops-over-two-as-well", "hops over one piece or over two",
            also(hops_over(2, hop_of(hopper)))),
      error("goes-on-behind-its-capture", "captures the third piece on a line as well",
            also(hops_over(2, Hop::to_take))),
  };
}

/// What kind of piece makes no hurdle for anybody.
enum class NoHurdle : std::uint8_t { jade, pawn, promoted, white, black };

template <class Rules>
struct SomeMakeNoHurdle : Rules {
  SomeMakeNoHurdle(const Notation& notation, NoHurdle which) : Rules(notation), which_(which) {}

 protected:
  [[nodiscard]] bool is_hurdle(Piece piece) const override {
    switch (which_) {
      case NoHurdle::jade:
        return piece.kind() != nine_elder::jade;
      case NoHurdle::pawn:
        return piece.kind() != nine_elder::pawn || piece.promoted();
      case NoHurdle::promoted:
        return !piece.promoted();
      case NoHurdle::white:
        return piece.colour() != Colour::white;
      case NoHurdle::black:
        return piece.colour() != Colour::black;
    }
    return true;
  }

 private:
  NoHurdle which_;
};

}  // namespace

void add_hurdle_mutants(Readings& family) {
  const std::vector<Hopper> hoppers{{"cannon", "N3", {nine_elder::cannon}},
                                    {"van", "N3", {nine_elder::van}},
                                    {"iron", "N4", iron},
                                    {"copper", "N4", copper}};
  for (const Hopper& hopper : hoppers) {
    add_all(family, errors_of(hopper));
  }
  family.add<SomeMakeNoHurdle>({"jades-make-no-hurdle", "N3", "Nothing hops over a jade."},
                               NoHurdle::jade);
  family.add<SomeMakeNoHurdle>({"pawns-make-no-hurdle", "N3", "Nothing hops over a plain pawn."},
                               NoHurdle::pawn);
  family.add<SomeMakeNoHurdle>(
      {"promoted-pieces-make-no-hurdle", "N3", "Nothing hops over a promoted piece."},
      NoHurdle::promoted);
  family.add<SomeMakeNoHurdle>(
      {"white-pieces-make-no-hurdle", "N3", "Nothing hops over White's pieces."}, NoHurdle::white);
  family.add<SomeMakeNoHurdle>(
      {"black-pieces-make-no-hurdle", "N3", "Nothing hops over Black's pieces."}, NoHurdle::black);
}

}  // namespace hurdle::mutants::elder
