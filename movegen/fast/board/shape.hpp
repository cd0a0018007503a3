// Constants derived from a description at compile time: the board's numbering, and the classes
// (sets of types that move alike). Code for facts that a variant lacks is never instantiated.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "movegen/fast/board/bits.hpp"
#include "movegen/fast/board/bounds.hpp"
#include "movegen/fast/board/description.hpp"
#include "movegen/fast/board/movements.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::fast {

/// Calls `visit(std::integral_constant<int, I>)` for I from 0 to N-1, unrolled.
template <int N, int First = 0, class Visit>
[[gnu::always_inline]] constexpr void unroll(Visit&& visit) {
  if constexpr (First < N) {
    visit(std::integral_constant<int, First>{});
    unroll<N, First + 1>(visit);
  }
}

template <const Description& D>
struct Shape {
  static constexpr int files = D.files;
  static constexpr int ranks = D.ranks;
  static constexpr int types = D.type_count;
  static constexpr int kinds = D.kinds;  ///< with the royal kind: hands are indexed by kind
  static constexpr Bounds most = bounds_of(D);

  static constexpr bool any_movement(auto predicate) {
    for (int type = 0; type < types; ++type) {
      if (predicate(D.types[static_cast<std::size_t>(type)].movement)) {
        return true;
      }
    }
    return false;
  }
  static constexpr bool any_lame =
      any_movement([](const Movement& m) { return m.lame.diagonal_steps > 0; });

  static constexpr bool any_slides_ahead =
      any_movement([](const Movement& m) { return m.slides_ahead; });
  static constexpr bool any_eyed = any_movement([](const Movement& m) { return m.eyed_leap; });
  static constexpr bool any_marked_lines =
      any_movement([](const Movement& m) { return m.marked != LineMoves{}; });

  /// The bit of a1. The tests for lame and eyed leaps use a window of one word around the piece, so
  /// they need spare bits below the board.
  static constexpr int first_bit = any_lame || any_eyed ? 3 * files + 2 : 0;
  using Bits = std::conditional_t<first_bit + files * ranks <= 64, Bits64, Bits128>;
  static constexpr int bits = std::is_same_v<Bits, Bits64> ? 64 : 128;
  static_assert(first_bit + files * ranks <= bits);

  [[nodiscard]] static constexpr int at(int file, int rank) noexcept {
    return first_bit + rank * files + file;
  }
  [[nodiscard]] static constexpr int at(Square square) noexcept {
    return at(square.file(), square.rank());
  }
  [[nodiscard]] static constexpr int file_of(int index) noexcept {
    return (index - first_bit) % files;
  }
  [[nodiscard]] static constexpr int rank_of(int index) noexcept {
    return (index - first_bit) / files;
  }
  [[nodiscard]] static constexpr Square square_of(int index) noexcept {
    return {file_of(index), rank_of(index)};
  }
  [[nodiscard]] static constexpr bool inside(int file, int rank) noexcept {
    return file >= 0 && file < files && rank >= 0 && rank < ranks;
  }

  static constexpr Bits board = [] {
    Bits all = 0;
    for (int index = first_bit; index < first_bit + files * ranks; ++index) {
      all |= bit<Bits>(index);
    }
    return all;
  }();

  /// Class of each type: class 0 is the royal piece alone, other types that move alike share one.
  static constexpr std::array<int, max_types> class_of = [] {
    std::array<int, max_types> result{};
    int next = 1;
    for (int type = 1; type < types; ++type) {
      int found = 0;
      for (int other = 1; other < type && found == 0; ++other) {
        if (alike(D, D.types[static_cast<std::size_t>(other)],
                  D.types[static_cast<std::size_t>(type)])) {
          found = result[static_cast<std::size_t>(other)];
        }
      }
      result[static_cast<std::size_t>(type)] = found != 0 ? found : next++;
    }
    return result;
  }();

  static constexpr int classes = [] {
    int most = 0;
    for (const int one : class_of) {
      most = one > most ? one : most;
    }
    return most + 1;
  }();

  /// The movement of a class.
  static constexpr std::array<Movement, max_types> movement = [] {
    std::array<Movement, max_types> result{};
    for (int type = types - 1; type >= 0; --type) {
      result[static_cast<std::size_t>(class_of[static_cast<std::size_t>(type)])] =
          D.types[static_cast<std::size_t>(type)].movement;
    }
    return result;
  }();

  /// The type of this piece, or no_type if the variant has none.
  [[nodiscard]] static constexpr int type_of(Kind kind, bool promoted) noexcept {
    for (int type = 0; type < types; ++type) {
      const PieceType& candidate = D.types[static_cast<std::size_t>(type)];
      if (candidate.kind == kind && candidate.promoted == promoted) {
        return type;
      }
    }
    return no_type;
  }

  /// The class of a kind's unpromoted type; -1 for Kind::none.
  static constexpr int class_of_kind(Kind kind) {
    const int type = type_of(kind, false);
    return type == no_type ? -1 : class_of[static_cast<std::size_t>(type)];
  }

  /// The unpromoted type of each kind, and its class: the type of a dropped piece. Every kind has
  /// one.
  static constexpr std::array<int, static_cast<std::size_t>(kinds)> dropped_type = [] {
    std::array<int, static_cast<std::size_t>(kinds)> result{};
    for (std::size_t kind = 0; kind < result.size(); ++kind) {
      result[kind] = type_of(static_cast<Kind>(kind), false);
    }
    return result;
  }();
  static constexpr std::array<int, static_cast<std::size_t>(kinds)> dropped_class = [] {
    std::array<int, static_cast<std::size_t>(kinds)> result{};
    for (std::size_t kind = 0; kind < result.size(); ++kind) {
      result[kind] = class_of_kind(static_cast<Kind>(kind));
    }
    return result;
  }();

  /// The class of `Description::hurdle_taboo`, or -1.
  static constexpr int taboo_class = class_of_kind(D.hurdle_taboo);

  /// The class of `Description::special_pawn`, or -1.
  static constexpr int special_pawn_class = class_of_kind(D.special_pawn);

  /// Whether pieces of a class may promote.
  static constexpr std::array<bool, max_types> promotes = [] {
    std::array<bool, max_types> result{};
    for (int type = 0; type < types; ++type) {
      const auto cls = static_cast<std::size_t>(class_of[static_cast<std::size_t>(type)]);
      if (D.types[static_cast<std::size_t>(type)].promotes_to >= 0) {
        result[cls] = D.promotion != PromotionRule::none;
      }
    }
    return result;
  }();

  /// The class that promoting pieces of a class become; -1 if there is none, or several.
  static constexpr std::array<int, max_types> promoted_class = [] {
    std::array<int, max_types> result{};
    std::array<bool, max_types> seen{};
    result.fill(-1);
    for (int type = 0; type < types; ++type) {
      const auto cls = static_cast<std::size_t>(class_of[static_cast<std::size_t>(type)]);
      const int turned = D.types[static_cast<std::size_t>(type)].promotes_to;
      if (turned >= 0) {
        const int becomes = class_of[static_cast<std::size_t>(turned)];
        result[cls] = seen[cls] && result[cls] != becomes ? -1 : becomes;
        seen[cls] = true;
      }
    }
    return result;
  }();

  /// By class, the number of types a promoting piece may become besides the first; each is one more
  /// move.
  static constexpr std::array<int, max_types> more_promotions = [] {
    std::array<int, max_types> result{};
    for (std::size_t type = 0; type < static_cast<std::size_t>(types); ++type) {
      const int more = count_promotions(D.types[type]) - 1;
      if (more > 0) {
        result[static_cast<std::size_t>(class_of[type])] = more;
      }
    }
    return result;
  }();

  /// The types that a piece of this class may become. The class must have a single type.
  template <int Class>
  static constexpr std::array<int, static_cast<std::size_t>(more_promotions[Class]) + 1>
      promotion_types = [] {
        std::array<int, static_cast<std::size_t>(more_promotions[Class]) + 1> result{};
        for (int type = types - 1; type >= 0; --type) {
          if (class_of[static_cast<std::size_t>(type)] == Class) {
            std::size_t next = 0;
            each_promotion(D.types[static_cast<std::size_t>(type)],
                           [&](int becomes) { result[next++] = becomes; });
          }
        }
        return result;
      }();

  /// The kind that each type becomes in hand after capture.
  static constexpr std::array<Kind, max_types> held_kind = [] {
    std::array<Kind, max_types> result{};
    for (std::size_t type = 0; type < result.size(); ++type) {
      const PieceType& captured = D.types[type];
      result[type] = captured.held_as != Kind::none ? captured.held_as : captured.kind;
    }
    return result;
  }();

  /// The squares of castling partners if positions have castling rights, else an empty type.
  static constexpr bool has_rights = D.castling.exists && D.castling.by_right;
  struct NoRights {};
  using Rights = std::conditional_t<has_rights, Bits, NoRights>;

  /// Whether pieces of a class may choose to promote.
  static constexpr std::array<bool, max_types> chooses = [] {
    std::array<bool, max_types> result = promotes;
    if (D.promotion != PromotionRule::choice) {
      result.fill(false);
    }
    return result;
  }();

  /// The ranks, as bits from the player's own edge, on which a class could not move on an empty
  /// board.
  static constexpr std::array<std::uint16_t, max_types> stuck_ranks = [] {
    std::array<std::uint16_t, max_types> result{};
    for (std::size_t cls = 0; cls < static_cast<std::size_t>(classes); ++cls) {
      for (int rank = 0; rank < ranks; ++rank) {
        if (is_stuck(movement[cls], rank, ranks)) {
          result[cls] = static_cast<std::uint16_t>(result[cls] | 1U << static_cast<unsigned>(rank));
        }
      }
    }
    return result;
  }();

  /// The squares of a rank, counted from 0 by white, or from the edge of a given player.
  [[nodiscard]] static constexpr Bits rank_bits(int rank) noexcept {
    Bits result = 0;
    for (int file = 0; file < files; ++file) {
      result |= bit<Bits>(at(file, rank));
    }
    return result;
  }
  [[nodiscard]] static constexpr Bits own_rank(Colour colour, int rank) noexcept {
    return rank_bits(colour == Colour::white ? rank : ranks - 1 - rank);
  }
  /// The squares of the file through a square.
  [[nodiscard]] static constexpr Bits file_through(int index) noexcept {
    return file_by_square[static_cast<std::size_t>(index)];
  }
  static constexpr std::array<Bits, static_cast<std::size_t>(bits)> file_by_square = [] {
    std::array<Bits, static_cast<std::size_t>(bits)> result{};
    for (int index = first_bit; index < first_bit + files * ranks; ++index) {
      for (int rank = 0; rank < ranks; ++rank) {
        result[static_cast<std::size_t>(index)] |= bit<Bits>(at(file_of(index), rank));
      }
    }
    return result;
  }();

  /// The mirror image of a square, left and right exchanged.
  [[nodiscard]] static constexpr int image_of(int index) noexcept {
    return at(files - 1 - file_of(index), rank_of(index));
  }
  /// Whether the rules are symmetric under this exchange; then a position and its mirror image have
  /// equal counts at every depth.
  static constexpr bool left_right_symmetric = [] {
    const bool palace_in_the_middle = D.palace_ranks == 0 || 2 * D.palace_first_file + 3 == files;
    return palace_in_the_middle && !D.castling.exists && !any_movement([](const Movement& m) {
             return exchanged(m.steps) != m.steps || exchanged(m.marked_steps) != m.marked_steps ||
                    exchanged(m.far_steps) != m.far_steps || exchanged_leaps(m.leaps) != m.leaps;
           });
  }();

  /// A player's camp (the promotion zone).
  template <Colour C>
  static constexpr Bits camp = [] {
    Bits result = 0;
    for (int rank = ranks - D.camp_ranks; rank < ranks; ++rank) {
      result |= own_rank(C, rank);
    }
    return result;
  }();
  /// The squares where a class could not move on an empty board.
  template <Colour C, int Class>
  static constexpr Bits stuck = [] {
    Bits result = 0;
    for (int rank = 0; rank < ranks; ++rank) {
      if ((stuck_ranks[Class] >> static_cast<unsigned>(rank) & 1U) != 0) {
        result |= own_rank(C, rank);
      }
    }
    return result;
  }();
  /// The squares where pieces of a class with a choice to promote must promote.
  template <Colour C, int Class>
  static constexpr Bits must_promote = chooses[Class] ? stuck<C, Class> : Bits{0};

  /// The targets on which a class promotes with a choice of types: each move there counts once for
  /// each type.
  template <Colour C, int Class>
  [[nodiscard]] static constexpr Bits several_of(Bits targets) noexcept {
    return more_promotions[Class] > 0 ? targets & camp<C> : Bits{0};
  }

  /// The squares beyond the river, from the player's side.
  template <Colour C>
  static constexpr Bits beyond_river = [] {
    Bits result = 0;
    for (int rank = D.river; rank < ranks; ++rank) {
      result |= own_rank(C, rank);
    }
    return result;
  }();

  /// The targets, among those that class `Class` reaches from `from`, where it may choose to
  /// promote.
  template <Colour C, int Class>
  [[nodiscard]] static constexpr Bits choice_of(int from, Bits targets) noexcept {
    if constexpr (!chooses[Class]) {
      return 0;
    }
    const Bits choice = has(camp<C>, from) ? board : camp<C>;
    return targets & choice & ~must_promote<C, Class>;
  }

  /// Whether `to` is on the file of `from`, ahead of it in the player's direction.
  [[nodiscard]] static constexpr bool is_ahead(Colour colour, int from, int to) noexcept {
    return has(file_through(from), to) && (colour == Colour::white ? to > from : to < from);
  }
};

}  // namespace hurdle::fast
