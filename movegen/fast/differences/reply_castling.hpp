// Castling in reply, which a move can allow or prevent. The squares that the royal piece crosses
// are part of its king zone, so whether they stay safe is counted with its escapes. If partners
// start on any file, a partner's leaving may open a line to them: then every move that changes what
// castling depends on is examined. Empty for variants without castling.
#pragma once

#include <array>

#include "movegen/fast/differences/king_zone.hpp"
#include "movegen/fast/legal/specials.hpp"

namespace hurdle::fast {

/// The castlings in reply to the moves of C.
template <const Description& D, Colour C>
class ReplyCastling {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;
  static constexpr Colour replier = opponent(C);
  static constexpr std::size_t mine = index_of(C);

 public:
  /// Finds the potential castlings, and adds the squares that they cross to the replier's zone,
  /// before the zone is found.
  void find(const P& position, KingZone<D, replier>& king_zone) {
    Specials<D>::template each_potential_castling<replier>(
        position,
        [&](int partner, Bits way, Bits crossed) {
          options_[at(option_count_++)] = {bit<Bits>(partner), way, crossed};
          king_zone.dependencies |= way | bit<Bits>(partner);
          if constexpr (!D.castling.anywhere) {
            king_zone.crossed |= crossed;
          }
        },
        [&](Bits pieces) { king_zone.dependencies |= bit<Bits>(first(pieces)); });
  }

  /// Adds what they depend on to the sets of the zone, after the zone was found.
  void depend(const P& position, KingZone<D, replier>& king_zone) {
    if (option_count_ == 0) {
      return;
    }
    const Bits occupied = position.occupied();
    for (int i = 0; i < option_count_; ++i) {
      const Option& option = options_[at(i)];
      depend_on(option.way | option.partner, option.way & occupied, king_zone);
      if constexpr (!D.castling.anywhere) {
        ways_ |= option.way;
        attacked_ |= option.crossed & king_zone.attacked;
      }
    }
    if constexpr (D.castling.anywhere) {
      find_attackers(position, king_zone);
      number_ = count(position, attackers_);
    }
  }

  /// Finds those that are possible now, and the lines that could prevent them.
  void find_open(const P& position, KingZone<D, replier>& king_zone) {
    if constexpr (!D.castling.anywhere) {
      open_count_ = 0;
      for (int i = 0; i < option_count_; ++i) {
        const Option& option = options_[at(i)];
        if (((option.way & position.occupied()) | (option.crossed & king_zone.attacked)) == 0) {
          add_open(option, king_zone);
        }
      }
      number_ = open_count_;
    }
  }

  /// Whether the replier may castle unless enemy pieces prevent it.
  [[nodiscard]] bool exists() const noexcept { return option_count_ != 0; }

  /// Whether a piece that leaves `left` may allow a castling: it stands on the way, or only it
  /// attacks a crossed square, which none of the `others` attack.
  [[nodiscard]] [[gnu::always_inline]] bool opened_by(Bits left, Bits others) const {
    if constexpr (D.castling.exists && !D.castling.anywhere) {
      return ((ways_ & left) | (attacked_ & ~others)) != 0;
    }
    return false;
  }

  /// The castlings that are lost by these moves of a piece, which allows none by leaving and
  /// changes no other attack. The class only steps and slides, before and after.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] int lost_by(Bits targets) const {
    int lost = 0;
    if constexpr (D.castling.exists && !D.castling.anywhere) {
      if (open_count_ != 0) {
        for (const Prevented& prevented : prevented_) {
          lost += popcount(targets & prevented[Class]);
        }
      }
    }
    return lost;
  }

  /// Calls `use(stops, crossed)` for each castling that is possible on a board, without the royal
  /// piece, on which these squares of the zone are attacked: a move to `stops` prevents it, and an
  /// attack on `crossed`.
  template <class Use>
  [[gnu::always_inline]] void each_open(Bits board, Bits attacked, Use&& use) const {
    if constexpr (D.castling.exists && !D.castling.anywhere) {
      for (int i = 0; i < option_count_; ++i) {
        const Option& option = options_[at(i)];
        if (((option.way & board) | (option.crossed & attacked)) == 0) {
          use(option.way | option.partner, option.crossed);
        }
      }
    }
  }

  /// The number of castlings in reply to a null move.
  [[nodiscard]] int number() const noexcept { return number_; }

  /// Squares to which moves of a class are examined: from there it attacks, on some occupancy, a
  /// square that the replier's royal piece crosses.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] Bits attacks() const {
    Bits result = 0;
    if constexpr (D.castling.anywhere) {
      if (option_count_ != 0) {
        result = attacks_[Class];
      }
    }
    return result;
  }

  /// The change of the number of castlings by a move to `to` that has left this board, without the
  /// royal piece, and these attacked squares of the zone.
  [[nodiscard]] [[gnu::always_inline]] int change(Bits board, Bits attacked, int to) const {
    if constexpr (D.castling.exists && !D.castling.anywhere) {
      return option_count_ == 0 ? 0 : number_after(board, attacked, bit<Bits>(to)) - number_;
    }
    return 0;
  }

  /// The same for a move that has been made from `from`, or a drop (-1).
  [[nodiscard]] int change_by_made(const P& after, Bits attacked, int from, int to) const {
    if constexpr (D.castling.anywhere) {
      return option_count_ != 0 && affected(after, from, to)
                 ? count(after, attackers_ | bit<Bits>(to)) - number_
                 : 0;
    }
    return change(after.occupied() ^ bit<Bits>(after.royal[index_of(replier)]), attacked, to);
  }

 private:
  /// A castling, unless enemy pieces capture the partner, stand on the way or attack what is
  /// crossed.
  struct Option {
    Bits partner, way, crossed;
  };

  [[nodiscard]] int number_after(Bits board, Bits attacked, Bits captured) const {
    int result = 0;
    for (int i = 0; i < option_count_; ++i) {
      const Option& option = options_[at(i)];
      const Bits against =
          (option.way & board) | (option.crossed & attacked) | (option.partner & captured);
      result += against == 0 ? 1 : 0;
    }
    return result;
  }

  /// Castling depends on these squares being empty and these pieces staying.
  void depend_on(Bits squares, Bits pieces, KingZone<D, replier>& king_zone) {
    if constexpr (D.castling.anywhere) {
      king_zone.check_squares |= squares;
      king_zone.check_pieces |= pieces;
      depends_on_ |= squares | pieces;
    } else {
      king_zone.escape_squares |= squares;
      king_zone.escape_pieces |= pieces;
    }
  }

  /// Adds a castling that is possible now.
  void add_open(const Option& option, KingZone<D, replier>& king_zone) {
    if (open_count_ == 0) {
      prevented_ = {};
    }
    LinesTo<D, C> lines{};
    Prevented& prevented = prevented_[at(open_count_++)];
    each(option.crossed, [&](int square) {
      lines.add(square, king_zone.occupied_without_royal);
      unroll<S::classes>([&](auto index) {
        constexpr int cls = decltype(index)::value;
        prevented[cls] |= R::tables().step_origins[mine][cls][at(square)];
      });
    });
    king_zone.safe_lines.add(lines);
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      prevented[cls] |= option.way | option.partner | lines.template origins<cls>();
    });
  }

  // ---- Partners on any file ---------------------------------------------------------------------

  [[gnu::noinline]] void find_attackers(const P& position, KingZone<D, replier>& king_zone) {
    Bits standing = position.occupied();
    Bits crossed = 0;
    for (int i = 0; i < option_count_; ++i) {
      standing &= ~options_[at(i)].partner;
      crossed |= options_[at(i)].crossed;
    }
    attacks_.fill(0);
    unroll<S::classes>([&](auto index) {
      constexpr int cls = decltype(index)::value;
      each(crossed, [&](int square) {
        attacks_[cls] |= R::tables().potential_origins[mine][cls][at(square)];
        each(position.pieces[mine][cls] & R::tables().potential_origins[mine][cls][at(square)],
             [&](int from) { add_attacker(from, square, standing, king_zone); });
      });
    });
  }

  void add_attacker(int from, int square, Bits occupied, KingZone<D, replier>& king_zone) {
    const Bits between = R::tables().between[at(square)][at(from)];
    if (!many(between & occupied)) {
      depend_on(between, bit<Bits>(from) | (between & occupied), king_zone);
      attackers_ |= bit<Bits>(from);
    }
  }

  [[nodiscard]] bool affected(const P& after, int from, int to) const {
    const Bits arriving = attacks_[at(S::class_of[after.type[at(to)]])];
    return has(depends_on_ | arriving, to) || (from >= 0 && has(depends_on_, from));
  }

  [[nodiscard]] static int count(const P& position, Bits attackers) {
    int result = 0;
    Specials<D>::template each_castling<replier>(
        position, 0, [&](const Castling&) { ++result; }, attackers);
    return result;
  }

  static constexpr std::size_t most_options = 2;  ///< partners: one towards each edge
  int option_count_ = 0;
  std::array<Option, most_options> options_;
  int number_ = 0;  ///< castlings in reply to a null move
  /// By class, the squares on which an arriving piece prevents a castling that is possible now: it
  /// stands on the way, captures the partner, or attacks a crossed square by a step or a slide.
  using Prevented = std::array<Bits, static_cast<std::size_t>(S::classes)>;
  int open_count_ = 0;
  std::array<Prevented, D.castling.exists ? most_options : 0> prevented_;
  Bits ways_ = 0;        ///< squares on the ways of all castlings
  Bits attacked_ = 0;    ///< crossed squares that are attacked
  Bits attackers_ = 0;   ///< pieces that may attack a crossed square after one move
  Bits depends_on_ = 0;  ///< squares whose change may allow or prevent a castling
  /// Squares from which a class attacks a crossed square on some occupancy.
  std::array<Bits, D.castling.anywhere ? static_cast<std::size_t>(S::classes) : 0> attacks_;
};

}  // namespace hurdle::fast
