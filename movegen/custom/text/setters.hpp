// What the keys of a variants file do to a description: one function for each form of value.
#pragma once

#include "movegen/custom/text/options.hpp"

namespace hurdle::custom {

/// The field at the end of a path of members.
template <auto... Path>
auto& field(Description& facts) {
  return (facts.*....*Path);
}

template <auto... Path>
void set_bool(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.boolean()) {
    field<Path...>(facts) = *found;
  }
}

template <int Least, int Most, auto... Path>
void set_number(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.number(Least, Most)) {
    field<Path...>(facts) = *found;
  }
}

template <auto... Path>
void set_outcome(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.word({"win", "loss", "draw"})) {
    field<Path...>(facts) = static_cast<Outcome>(*found);
  }
}

template <auto... Path>
void set_file(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.file()) {
    field<Path...>(facts) = *found;
  }
}

template <auto... Path>
void set_type(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.type()) {
    field<Path...>(facts) = *found;
  }
}

template <class Found>
void put(Description& facts, Sides sides, Found SideFacts::*member, const Found& found) {
  for (const Colour colour : both_colours) {
    if (colour == Colour::white ? sides.white : sides.black) {
      facts.sides[hurdle::index_of(colour)].*member = found;
    }
  }
}

template <Squares SideFacts::*Member>
void set_region(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.region()) {
    put(facts, sides, Member, *found);
  }
}

template <Types SideFacts::*Member>
void set_types(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.types(false)) {
    put(facts, sides, Member, found->types);
  }
}

template <bool SideFacts::*Member>
void set_side_bool(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.boolean()) {
    put(facts, sides, Member, *found);
  }
}

template <Squares SideFacts::*Member, bool White>
void set_old_region(const Value& value, Description& facts, Sides /*sides*/) {
  set_region<Member>(value, facts, {White, !White});
}

template <std::size_t Region>
void set_connect_region(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.region()) {
    facts.sides[0].connect_regions[Region] =
        sides.white ? *found : facts.sides[0].connect_regions[Region];
    facts.sides[1].connect_regions[Region] =
        sides.black ? *found : facts.sides[1].connect_regions[Region];
  }
}

template <auto... Path>
void set_plain_types(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.types(false)) {
    field<Path...>(facts) = found->types;
  }
}

template <bool White, bool Black>
void set_walling_region(const Value& value, Description& facts, Sides /*sides*/) {
  const auto found = value.region();
  facts.walls.region[0] = White && found ? *found : facts.walls.region[0];
  facts.walls.region[1] = Black && found ? *found : facts.walls.region[1];
}

/// `doubleStepRankMin` and `doubleStepRank`: the ranks of double steps, seen by each player. Each
/// is 2 if the section does not give it.
void set_double_step_ranks(const Value* least, const Value* most, Description& facts);

// ---- Keys with a form of their own --------------------------------------------------------------

void set_promotion_rank(const Value& value, Description& facts, Sides sides);
void set_connect_types(const Value& value, Description& facts, Sides sides);
void set_drop_on_top(const Value& value, Description& facts, Sides sides);
void set_old_rook(const Value& value, Description& facts, Sides sides);
void set_pawn_types(const Value& value, Description& facts, Sides sides);
void set_promoted_types(const Value& value, Description& facts, Sides sides);
void set_promotion_limits(const Value& value, Description& facts, Sides sides);
void set_start(const Value& value, Description& facts, Sides sides);
void set_diagonals(const Value& value, Description& facts, Sides sides);
void set_king_piece(const Value& value, Description& facts, Sides sides);
void set_flag_piece(const Value& value, Description& facts, Sides sides);
void set_must_drop_type(const Value& value, Description& facts, Sides sides);
void set_extinction_types(const Value& value, Description& facts, Sides sides);
void set_extinction_value(const Value& value, Description& facts, Sides sides);
void set_castling_wins(const Value& value, Description& facts, Sides sides);
void set_no_doubled_count(const Value& value, Description& facts, Sides sides);
void set_walling(const Value& value, Description& facts, Sides sides);
void set_enclosing_drop(const Value& value, Description& facts, Sides sides);
void set_drop_start(const Value& value, Description& facts, Sides sides);
void set_material(const Value& value, Description& facts, Sides sides);
void set_flip(const Value& value, Description& facts, Sides sides);

}  // namespace hurdle::custom
