// Positions close to mate: a surrounded royal piece and, in games with hands, full hands against
// it. The referee decides which are valid.
#pragma once

#include "props/laws/positions/support.hpp"

namespace hurdle::props {

/// A valid position, reproducible by seed: pieces of both sides surround the royal piece of the
/// side that is not to move, and the side to move holds many kinds.
[[nodiscard]] Setup crowded_placement(const Variant& variant, std::uint64_t seed);

/// One of these positions; or one of these or the usual samples.
[[nodiscard]] rc::Gen<Sample> crowded(const Variant& variant);
[[nodiscard]] rc::Gen<Sample> crowded_or_sampled(const Variant& variant);

/// A law about drops or mates: four positions for each case, some of them crowded.
class CrowdedLaw : public Law {
 protected:
  template <class Property>
  static void on_positions(Property&& property) {
    check([&] { property(drawn(crowded_or_sampled(variant())).setup); }, random_cases() * 4);
  }
  template <class Judge>
  static void on_moves(Judge&& judge) {
    on_positions([&](const Setup& setup) { each_move(setup, judge); });
  }
};

/// The variants that have hands.
[[nodiscard]] std::vector<Subject> variants_with_hands();

}  // namespace hurdle::props
