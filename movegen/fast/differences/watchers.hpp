// What every enemy piece near a royal piece does, kept one by one, so that after a move only those
// are asked again that the move could touch. Which pieces those are and what each depends on,
// `Zones` says.
#pragma once

#include <array>

#include "movegen/fast/legal/safety.hpp"

namespace hurdle::fast {

/// The pieces near the royal piece of `Owner`.
template <const Description& D, Colour Owner>
class Watchers {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour by = opponent(Owner);

 public:
  /// Keeps a piece on `from` that depends on the squares `asks`, attacks `attacked` beside the
  /// royal piece and is `part` of the danger; adds that part, checks aside.
  template <int Class>
  [[gnu::always_inline]] void keep(int from, Bits asks, Bits attacked, const Danger<Bits>& part,
                                   Danger<Bits>& danger) {
    if (asks == 0 && attacked == 0 && part.records == 0) {
      return;
    }
    Watcher& watcher = watchers_[at(watcher_count_++)];
    watcher.asks = asks;
    watcher.attacked = attacked;
    watcher.shields = part.shields;
    watcher.free = part.free;
    watcher.free_taboo = part.free_taboo;
    watcher.from = from;
    watcher.cls = Class;
    watcher.first_record = record_count_;
    watcher.records = part.records;
    for (int i = 0; i < part.records; ++i) {
      records_[at(record_count_++)] = part.record[at(i)];
    }
    danger.shields |= watcher.shields;
    merge(watcher, danger);
  }

  /// The danger after a move, found from what it was: a piece has left `from` (or -1), another has
  /// come to `to`, with or without a capture there. Returns the shields, old and new, that may be
  /// bound otherwise than before.
  [[nodiscard]] [[gnu::noinline]] Bits find_after(const P& after, int from, int to,
                                                  Danger<Bits>& danger) const {
    Bits kept = 0;
    Bits freed = 0;
    Bits attacked = attacked_after(after, from, to, danger, kept, freed);
    const int royal = after.royal[index_of(Owner)];
    const int arrived = S::class_of[after.type[at(to)]];
    if (has(R::tables().zone[index_of(by)][at(arrived)][at(royal)], to)) {
      attacked |= ask(after, to, arrived, danger);
    }
    Safety<D>::template finish<Owner>(after, attacked, danger);
    const Bits changed = danger.shields | freed;
    danger.shields |= kept;
    return changed;
  }

  /// Where the royal piece may go after a move of its owner's other pieces, checks aside.
  [[nodiscard]] [[gnu::noinline]] Bits escapes_after(const P& after, int from, int to) const {
    Danger<Bits> unused;
    Bits kept = 0;
    Bits freed = 0;
    const Bits attacked = attacked_after(after, from, to, unused, kept, freed);
    const Bits steps = R::tables().steps[index_of(Owner)][0][after.royal[index_of(Owner)]];
    return steps & ~after.own[index_of(Owner)] & ~attacked;
  }

 private:
  /// A piece nearby, and what it does.
  struct Watcher {
    Bits asks;                       ///< squares that it depends on
    Bits attacked;                   ///< squares beside the royal piece that it attacks
    Bits shields, free, free_taboo;  ///< its part of the danger
    int from, cls;
    int first_record, records;
  };
  static constexpr std::size_t most_watchers = 40;

  static constexpr std::size_t at(int index) noexcept { return static_cast<std::size_t>(index); }

  void merge(const Watcher& watcher, Danger<Bits>& danger) const {
    danger.free &= watcher.free;
    danger.free_taboo &= watcher.free_taboo;
    for (int i = 0; i < watcher.records; ++i) {
      danger.record[at(danger.records++)] = records_[at(watcher.first_record + i)];
    }
  }

  /// What the pieces that are still there attack beside the royal piece, and their danger to it:
  /// one may have left `from` (or none, -1), one may have been taken on `to`.
  [[gnu::always_inline]] Bits attacked_after(const P& after, int from, int to, Danger<Bits>& danger,
                                             Bits& kept, Bits& freed) const {
    const Bits changed = bit<Bits>(to) | (from < 0 ? Bits{0} : bit<Bits>(from));
    Bits attacked = 0;
    for (int i = 0; i < watcher_count_; ++i) {
      const Watcher& watcher = watchers_[at(i)];
      if (watcher.from == from || watcher.from == to) {
        freed |= watcher.shields;
        continue;
      }
      if ((watcher.asks & changed) != 0) {
        freed |= watcher.shields;
        attacked |= ask(after, watcher.from, watcher.cls, danger);
      } else {
        attacked |= watcher.attacked;
        kept |= watcher.shields;
        merge(watcher, danger);
      }
    }
    return attacked;
  }

  /// Asks a piece of a class that is known now only.
  Bits ask(const P& position, int from, int cls, Danger<Bits>& danger) const {
    const int royal = position.royal[index_of(Owner)];
    const Bits rest = position.occupied() ^ bit<Bits>(royal);
    Bits hits = 0;
    unroll<S::classes>([&](auto index) {
      constexpr int one = decltype(index)::value;
      if constexpr (one != 0 || !Safety<D>::royals_apart) {
        if (cls == one) {
          hits = Safety<D>::template look_at<by, one>(position, royal, from, rest, danger);
        }
      }
    });
    return hits;
  }

  int watcher_count_ = 0, record_count_ = 0;
  std::array<Watcher, most_watchers> watchers_;
  std::array<AimRecord<Bits>, most_watchers> records_;
};

}  // namespace hurdle::fast
