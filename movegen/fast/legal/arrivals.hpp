// Counts the moves to given squares by searching backwards from the squares: cheaper than
// generating the targets of every piece if the check mask has few squares.
#pragma once

#include "movegen/fast/legal/safety.hpp"

namespace hurdle::fast {

/// The moves of C to given squares.
template <const Description& D, Colour C>
struct Arrivals {
  using S = Shape<D>;
  using Bits = typename S::Bits;
  using P = Position<D>;
  using R = Reach<D>;

  /// The number of moves within the check mask by pieces that are neither royal nor blockers.
  [[nodiscard]] [[gnu::noinline]] static int count(const P& position, const CheckInfo<D>& checks) {
    const Bits open = S::board & ~position.own[index_of(C)];
    int total = 0;
    each(open & Safety<D>::check_mask_of_any(checks), [&](int to) {
      const Bits allowed = has(checks.check_mask, to) ? ~Bits{0} : Bits{0};
      const bool to_taboo = has(position.taboo(), to);
      const Bits allowed_taboo =
          has(checks.check_mask_of_taboo, to) && !to_taboo ? ~Bits{0} : Bits{0};
      total += count_to(position, position.occupied(), to, ~checks.blockers & allowed,
                        ~checks.blockers & allowed_taboo);
    });
    return total;
  }

  /// The number of moves to `squares` by pieces on `movers` that are not royal, on a board with
  /// other pieces of the opponent than in `position`; for games without a taboo kind.
  [[nodiscard]] [[gnu::noinline]] static int count_on(const P& position, Bits occupied,
                                                      Bits squares, Bits movers) {
    int total = 0;
    each(squares, [&](int to) { total += count_to(position, occupied, to, movers, movers); });
    return total;
  }

 private:
  /// The squares on the lines through a square from which a piece reaches it: past empty squares,
  /// or over one hurdle.
  struct Lines {
    Bits orthogonal = 0, diagonal = 0, marked = 0, behind = 0;
  };
  template <std::uint8_t Way>
  [[nodiscard]] [[gnu::always_inline]] static Lines lines_to(int to, Bits occupied, Bits taboo) {
    Lines lines;
    if constexpr (any_way(Way, &Movement::orthogonal)) {
      lines.orthogonal = R::template lines<Way, 0, 2>(to, occupied, taboo);
    }
    if constexpr (any_way(Way, &Movement::diagonal)) {
      lines.diagonal = R::template lines<Way, 2, 4>(to, occupied, taboo);
    }
    if constexpr (any_way(Way, &Movement::marked)) {
      if (R::on_marked_line(to)) {
        lines.marked = R::template lines<Way, 4, 6>(to, occupied, taboo);
      }
    }
    if constexpr (Way == slide && S::any_slides_ahead) {
      lines.behind = R::template ahead_seen<opponent(C)>(to, occupied);
    }
    return lines;
  }
  static constexpr bool any_way(std::uint8_t way, LineMoves Movement::*family) {
    return S::any_movement(
        [&](const Movement& m) { return (((m.*family).quiet | (m.*family).capture) & way) != 0; });
  }

  /// The number of moves to one square by `movers`; `taboo_movers` are those of the taboo kind that
  /// may go there.
  [[nodiscard]] [[gnu::always_inline]] static int count_to(const P& position, Bits occupied, int to,
                                                           Bits movers, Bits taboo_movers) {
    return has(occupied, to) ? count_to<true>(position, occupied, to, movers, taboo_movers)
                             : count_to<false>(position, occupied, to, movers, taboo_movers);
  }
  template <bool Capture>
  [[nodiscard]] [[gnu::always_inline]] static int count_to(const P& position, Bits occupied, int to,
                                                           Bits movers, Bits taboo_movers) {
    const Lines sliding = lines_to<slide>(to, occupied, position.taboo());
    const Lines hopping = lines_to<hop>(to, occupied, position.taboo());
    int total = 0;
    unroll<S::classes - 1>([&](auto index) {
      constexpr int cls = decltype(index)::value + 1;
      constexpr const Movement& m = S::movement[cls];
      const Bits pieces =
          position.pieces[index_of(C)][cls] & (cls == S::taboo_class ? taboo_movers : movers);
      Bits origins = along<Capture, m.orthogonal>(sliding.orthogonal, hopping.orthogonal) |
                     along<Capture, m.diagonal>(sliding.diagonal, hopping.diagonal) |
                     along<Capture, m.marked>(sliding.marked, hopping.marked);
      if constexpr (m.pawn_moves) {
        origins = pawn_origins<Capture, cls>(pieces, to, occupied);
      } else if constexpr (R::has_step_targets(m)) {
        origins |= R::tables().step_origins[index_of(C)][cls][at(to)];
      }
      if constexpr (m.lame.diagonal_steps != 0) {
        origins |= lame_origins<m.lame.diagonal_steps>(pieces, to, occupied);
      }
      if constexpr (m.slides_ahead) {
        origins |= sliding.behind;
      }
      if constexpr (m.eyed_leap) {
        origins |= R::eyed(to, occupied);  // the eye lies between in both directions
      }
      total += popcount(pieces & origins);
      if constexpr (S::chooses[cls]) {
        total += count_choices<cls>(pieces & origins, to);
      }
      if constexpr (S::more_promotions[cls] > 0) {
        if (has(S::template camp<C>, to)) {
          total += S::more_promotions[cls] * popcount(pieces & origins);
        }
      }
    });
    return total;
  }

  /// The origins on one family of lines.
  template <bool Capture, LineMoves Moves>
  [[nodiscard]] [[gnu::always_inline]] static Bits along([[maybe_unused]] Bits sliding,
                                                         [[maybe_unused]] Bits hopping) {
    constexpr std::uint8_t ways = Capture ? Moves.capture : Moves.quiet;
    Bits result = 0;
    if constexpr ((ways & slide) != 0) {
      result |= sliding;
    }
    if constexpr ((ways & hop) != 0) {
      result |= hopping;
    }
    return result;
  }

  template <bool Capture, int Class>
  [[nodiscard]] [[gnu::always_inline]] static Bits pawn_origins(Bits pawns, int to, Bits occupied) {
    if constexpr (Capture) {
      return R::tables().step_origins[index_of(C)][Class][at(to)];
    }
    Bits origins = 0;
    Bits reached = pawns;
    unroll<R::furthest_advance>([&](auto index) {
      constexpr int distance = decltype(index)::value + 1;
      reached = R::template advance_on<C, distance>(reached, ~occupied);
      origins |= R::template retreat<C, distance>(reached & bit<Bits>(to));
    });
    return origins;
  }

  template <int DiagonalSteps>
  [[nodiscard]] [[gnu::always_inline]] static Bits lame_origins(Bits pieces, int to,
                                                                Bits occupied) {
    const auto& paths = DiagonalSteps == 1 ? R::tables().short_path : R::tables().long_path;
    Bits origins = 0;
    each(pieces, [&](int from) {
      const Bits path = paths[at(to)][at(from)];
      if (path != 0 && (path & occupied) == 0) {
        origins |= bit<Bits>(from);
      }
    });
    return origins;
  }

  /// The number of moves from `origins` that may choose to promote.
  template <int Class>
  [[nodiscard]] [[gnu::always_inline]] static int count_choices(Bits origins, int to) {
    constexpr Bits camp = S::template camp<C>;
    constexpr Bits forced = S::template must_promote<C, Class>;
    if (has(camp & ~forced, to)) {
      return popcount(origins);
    }
    return forced != 0 && has(forced, to) ? 0 : popcount(origins & camp);
  }
};

}  // namespace hurdle::fast
