// Drops that are illegal because they mate. Only drops that give check are examined, and most of
// these are cleared as sets: a royal piece that can step to a square which the dropped piece cannot
// attack is not mated.
#pragma once

#include <array>
#include <optional>

#include "movegen/fast/board/mutate.hpp"
#include "movegen/fast/legal/drop_checks.hpp"
#include "movegen/fast/legal/safety.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Legal;

/// The drops of C that would mate. `find_escapes()` returns the other royal piece's targets before
/// the drop; it is called at most once.
template <const Description& D, Colour C, class FindEscapes>
class Mating {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  using Checks = DropChecks<D>;
  static constexpr std::size_t most_escapes = 8;  // a royal piece moves by steps (validate.hpp)

 public:
  Mating(const P& position, const FindEscapes& find_escapes)
      : position_(position),
        find_escapes_(find_escapes),
        hoppers_(Checks::template hoppers_at_king_zone<C>(position)),
        hurdles_(Checks::between_hoppers(hoppers_, royal())) {}

  /// The squares of `squares`, all of them possible drops of a kind by C, on which the drop would
  /// mate.
  [[nodiscard]] Bits mating_among(int kind, Bits squares) {
    const auto& reach = R::tables().potential_origins[index_of(C)][at(S::dropped_class[at(kind)])];
    const Bits checking = squares & (reach[at(royal())] | hurdles_);
    return checking == 0 ? Bits{0} : mating_among_checks(kind, checking);
  }

 private:
  [[nodiscard]] int royal() const { return position_.royal[index_of(opponent(C))]; }

  [[nodiscard]] [[gnu::noinline]] Bits mating_among_checks(int kind, Bits squares) {
    if (!escapes_) {
      prepare_escapes();
    }
    const auto& reach = R::tables().potential_origins[index_of(C)][at(S::dropped_class[at(kind)])];
    Bits doubtful = squares & ~escapes_->squares;
    int number = 0;
    for (Bits rest = escapes_->squares; rest != 0 && doubtful != 0; rest &= rest - 1U) {
      doubtful &= reach[at(first(rest))] | escapes_->hurdles[at(number++)];
    }
    if (doubtful != 0) {
      doubtful &= Checks::template checking_squares<C>(position_, kind);
    }
    Bits result = 0;
    each(doubtful, [&](int to) {
      P after = position_;
      Mutate<D, false>::template drop<C>(after, Keyless{}, static_cast<Kind>(kind), to);
      if (!Legal<D>::template answers_check<opponent(C)>(after)) {
        result |= bit<Bits>(to);
      }
    });
    return result;
  }

  void prepare_escapes() {
    escapes_.emplace();
    escapes_->squares = find_escapes_();
    int number = 0;
    each(escapes_->squares, [&](int escape) {
      escapes_->hurdles[at(number++)] =
          hoppers_ == 0 ? Bits{0} : Checks::between_hoppers(hoppers_, escape);
    });
  }

  /// The targets of a royal piece before a drop, and the squares where a new piece could become the
  /// hurdle of an attack on each target.
  struct Escapes {
    Bits squares = 0;
    std::array<Bits, most_escapes> hurdles;
  };

  const P& position_;
  const FindEscapes& find_escapes_;
  Bits hoppers_;  ///< pieces of C that may attack the enemy king zone by a hop
  Bits hurdles_;  ///< squares where a drop may let one of them give check
  std::optional<Escapes> escapes_;
};

}  // namespace hurdle::fast
