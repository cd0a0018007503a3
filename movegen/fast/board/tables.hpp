// Tables that depend on the board but not on the pieces on it: lines, steps, leaps, squares between
// two squares. Filled once by plain loops over files and ranks.
#pragma once

#include <array>
#include <mutex>

#include "movegen/fast/board/geometry.hpp"
#include "movegen/fast/board/lines.hpp"
#include "movegen/fast/board/shape.hpp"
#include "movegen/fast/board/slide_tables.hpp"

namespace hurdle::fast {

template <const Description& D>
struct Tables {
  using S = Shape<D>;
  using G = Geometry<D>;
  using Bits = typename S::Bits;
  template <class T>
  using PerSquare = std::array<T, static_cast<std::size_t>(S::bits)>;
  template <class T>
  using PerPlayer = std::array<T, 2>;
  template <class T>
  using PerClass = std::array<T, static_cast<std::size_t>(S::classes)>;

  static constexpr int lines_kept = line_directions + (S::any_slides_ahead ? 2 : 0);
  std::array<PerSquare<Line>, static_cast<std::size_t>(lines_kept)> line{};
  /// Slides along ranks and files, and along diagonals, on a board of one word.
  static constexpr bool slides_by_square = S::bits == 64;
  std::array<SlideTable, slides_by_square ? 2 : 0> slide{};
  PerSquare<PerSquare<Bits>> between{};  ///< squares strictly between two aligned squares
  PerSquare<PerSquare<Bits>> past{};     ///< squares past the second one, seen from the first
  PerSquare<PerSquare<std::uint8_t>> aligned{};  ///< a set of LineFamily
  std::array<PerSquare<Bits>, 3> along{};        ///< squares aligned with a square, by family
  PerPlayer<PerClass<PerSquare<Bits>>> steps{};  ///< targets of steps and free leaps
  PerPlayer<PerClass<Bits>> irregular{};  ///< squares whose steps differ from `Movement::steps`
  PerPlayer<PerClass<PerSquare<Bits>>> step_origins{};  ///< squares with a step to a square
  /// Squares from which a class attacks a square on some occupancy.
  PerPlayer<PerClass<PerSquare<Bits>>> potential_origins{};
  /// The same for a king zone: a royal piece on this square and the squares that it steps to.
  PerPlayer<PerClass<PerSquare<Bits>>> king_zone_origins{};
  PerSquare<PerSquare<Bits>> short_path{};  ///< squares a lame leap crosses, by target, origin
  PerSquare<PerSquare<Bits>> long_path{};
  std::array<PerSquare<Bits>, 2> lame_paths{};  ///< squares that can block a short, a long leap
  PerSquare<std::uint8_t> short_inside{};  ///< lame leaps that stay on the board, by leap number
  PerSquare<std::uint8_t> long_inside{};
  std::array<std::uint8_t, 16> legs_allow{};  ///< leaps with an empty first step, by occupied legs
  Bits64 leg_window = 0, short_window = 0, long_window = 0;
  /// From a lame leaper's square to its legs in ascending order, and to the targets of its short
  /// leaps, which are crossed by long leaps.
  static constexpr std::array<int, 4> leg_offset{-S::files, -1, 1, S::files};
  static constexpr std::array<int, 8> leap_offset = [] {
    std::array<int, 8> result{};
    for (std::size_t leap = 0; leap < 8; ++leap) {
      result[leap] = leap_rank[leap] * S::files + leap_file[leap];
    }
    return result;
  }();
  Bits marked_squares = 0;
  Bits64 eye_window = 0, eyed_window = 0;  ///< eyes and targets of eyed leaps
  PerSquare<std::uint8_t> eyed_inside{};   ///< eyed leaps that cross neither edge nor river

  /// The tables, filled by the first call.
  [[nodiscard]] static const Tables& ready() {
    static std::once_flag once;
    std::call_once(once, [] {
      LineTables::fill_once();
      instance.build();
    });
    return instance;
  }

  static Tables instance;

 private:
  /// The extra steps beyond the river of a piece on a square; none before it.
  static std::uint8_t far_steps_from(const Movement& movement, Colour colour, int index) {
    const int rank = S::square_of(index).rank();
    const int own_rank = colour == Colour::white ? rank : S::ranks - 1 - rank;
    return D.river > 0 && own_rank >= D.river ? movement.far_steps : no_direction;
  }

  void build() {
    build_lines();
    if constexpr (S::any_slides_ahead) {
      build_lines_ahead();
    }
    build_between();
    build_slides();
    build_steps();
    if constexpr (S::any_lame) {
      build_lame_leaps();
    }
    if constexpr (S::any_eyed) {
      build_eyed_leaps();
    }
    build_origins();
  }

  void build_lines() {
    G::each_square([&](int index, int file, int rank) {
      if (G::is_marked(file, rank)) {
        marked_squares |= bit<Bits>(index);
      }
      for (int direction = 0; direction < line_directions; ++direction) {
        if (direction >= 4 && !G::is_marked(file, rank)) {
          continue;
        }
        const int df = line_file[at(direction)];
        const int dr = line_rank[at(direction)];
        int f = file;
        int r = rank;
        int squares_before = 0;
        while (G::connected(direction, f, r, f - df, r - dr)) {
          f -= df, r -= dr, ++squares_before;
        }
        Bits members = bit<Bits>(S::at(f, r));
        while (G::connected(direction, f, r, f + df, r + dr)) {
          f += df, r += dr;
          members |= bit<Bits>(S::at(f, r));
        }
        line[at(direction)][at(index)] = G::line_of(members, squares_before);
        line[at(direction)][at(index)].stride = static_cast<std::uint8_t>(dr * S::files + df);
      }
    });
  }

  /// A piece that slides ahead has no other movement, so it must promote on the last rank
  /// (validate.hpp).
  void build_lines_ahead() {
    G::each_square([&](int index, int /*file*/, int /*rank*/) {
      for (const Colour colour : both_colours) {
        Bits members = bit<Bits>(index);
        each(S::file_through(index), [&](int square) {
          members |= S::is_ahead(colour, index, square) ? bit<Bits>(square) : Bits{0};
        });
        const int before = colour == Colour::white ? 0 : popcount(members) - 1;
        Line& ahead = line[at(line_ahead(colour))][at(index)];
        ahead = G::line_of(members, before);
        ahead.stride = static_cast<std::uint8_t>(S::files);
        std::uint16_t& choice = ahead.camp[index_of(colour)];
        const bool from_camp = (choice >> static_cast<unsigned>(before) & 1U) != 0;
        const int last = colour == Colour::white ? popcount(members) - 1 : 0;
        choice = static_cast<std::uint16_t>((from_camp ? ahead.all : choice) &
                                            ~(1U << static_cast<unsigned>(last)));
      }
    });
  }

  void build_between() {
    G::each_square([&](int index, int file, int rank) {
      for (int direction = 0; direction < line_directions; ++direction) {
        for (const int sign : {-1, 1}) {
          const int df = sign * line_file[at(direction)];
          const int dr = sign * line_rank[at(direction)];
          Bits passed = 0;
          int f = file;
          int r = rank;
          while (G::connected(direction, f, r, f + df, r + dr)) {
            f += df, r += dr;
            const int there = S::at(f, r);
            between[at(index)][at(there)] = passed;
            aligned[at(index)][at(there)] = static_cast<std::uint8_t>(
                aligned[at(index)][at(there)] | (1U << static_cast<unsigned>(direction / 2)));
            along[at(direction / 2)][at(index)] |= bit<Bits>(there);
            passed |= bit<Bits>(there);
          }
          if (direction < 2 || (direction < 4) != S::any_marked_lines) {
            each(passed, [&](int there) {
              past[at(index)][at(there)] =
                  passed & ~between[at(index)][at(there)] & ~bit<Bits>(there);
            });
          }
        }
      }
    });
  }

  void build_slides() {
    if constexpr (slides_by_square) {
      build_slides_along<0>();
      build_slides_along<1>();
    }
  }
  template <std::size_t Family>
  void build_slides_along() {
    if constexpr (S::any_movement([](const Movement& m) {
                    const LineMoves& moves = Family == 0 ? m.orthogonal : m.diagonal;
                    return ((moves.quiet | moves.capture) & ::hurdle::fast::slide) != 0;
                  })) {
      G::each_square([&](int from, int /*file*/, int /*rank*/) {
        Bits inner = 0;
        each(along[Family][at(from)], [&](int to) { inner |= between[at(from)][at(to)]; });
        slide[Family].set(from, along[Family][at(from)], inner, [&](Bits occupied) {
          Bits reached = 0;
          each(along[Family][at(from)], [&](int to) {
            reached |= (between[at(from)][at(to)] & occupied) == 0 ? bit<Bits>(to) : Bits{0};
          });
          return reached;
        });
      });
    }
  }

  void build_steps() {
    G::each_square([&](int index, int file, int rank) {
      for (const Colour colour : both_colours) {
        unroll<S::classes>([&](auto cls) { build_steps_of(colour, cls, index, file, rank); });
      }
    });
  }

  void build_steps_of(Colour colour, int cls, int index, int file, int rank) {
    const Movement& movement = S::movement[at(cls)];
    const auto turned = [&](std::uint8_t directions) {
      return colour == Colour::white ? directions : mirrored(directions);
    };
    const std::uint8_t plain =
        turned(movement.pawn_moves ? std::uint8_t{north_east | north_west} : movement.steps);
    const std::uint8_t marked = turned(movement.marked_steps);
    const std::uint8_t far = turned(far_steps_from(movement, colour, index));
    Bits& targets = steps[index_of(colour)][at(cls)][at(index)];
    for (unsigned direction = 0; direction < 8; ++direction) {
      const int f = file + direction_file[direction];
      const int r = rank + direction_rank[direction];
      if (!S::inside(f, r)) {
        continue;
      }
      const bool along_marked = G::is_marked(file, rank) && G::is_marked(f, r);
      const bool orthogonal = direction % 2 == 0;
      const bool in_own = G::in_palace(file, rank, colour) && G::in_palace(f, r, colour);
      const bool confined = movement.palace && !(in_own && (orthogonal || along_marked));
      if (((plain | far) >> direction & 1U) != 0 && !confined) {
        targets |= bit<Bits>(S::at(f, r));
      }
      const bool in_theirs =
          G::in_palace(file, rank, opponent(colour)) && G::in_palace(f, r, opponent(colour));
      if ((marked >> direction & 1U) != 0 && in_theirs && along_marked) {
        targets |= bit<Bits>(S::at(f, r));
        irregular[index_of(colour)][at(cls)] |= bit<Bits>(index);
      }
    }
    for (std::size_t leap = 0; leap < free_leap_count; ++leap) {
      const int up = free_leaps[leap].rank;
      const int f = file + free_leaps[leap].file;
      const int r = rank + (colour == Colour::white ? up : -up);
      if ((movement.leaps >> leap & 1U) != 0 && S::inside(f, r)) {
        targets |= bit<Bits>(S::at(f, r));
      }
    }
  }

  void build_lame_leaps() {
    for (unsigned legs = 0; legs < 16; ++legs) {
      for (std::size_t leap = 0; leap < 8; ++leap) {
        if ((legs >> static_cast<unsigned>(lame_leg[leap]) & 1U) == 0) {
          legs_allow[legs] = static_cast<std::uint8_t>(legs_allow[legs] | 1U << leap);
        }
      }
    }
    const auto window = [](int file, int rank) {
      return Bits64{1} << static_cast<unsigned>(S::first_bit + rank * S::files + file);
    };
    for (std::size_t leap = 0; leap < 8; ++leap) {
      const int out_file = leap_file[leap] - lame_leg_file[leap];
      const int out_rank = leap_rank[leap] - lame_leg_rank[leap];
      leg_window |= window(lame_leg_file[leap], lame_leg_rank[leap]);
      short_window |= window(leap_file[leap], leap_rank[leap]);
      long_window |= window(leap_file[leap] + out_file, leap_rank[leap] + out_rank);
      G::each_square([&](int index, int file, int rank) {
        const auto there = [&](int steps_out) {
          return std::pair{file + lame_leg_file[leap] + steps_out * out_file,
                           rank + lame_leg_rank[leap] + steps_out * out_rank};
        };
        const auto square = [&](int steps_out) {
          const auto [f, r] = there(steps_out);
          return S::at(f, r);
        };
        const auto on_board = [&](int steps_out) {
          const auto [f, r] = there(steps_out);
          return S::inside(f, r);
        };
        const auto flag = static_cast<std::uint8_t>(1U << leap);
        if (on_board(1)) {
          short_inside[at(index)] = static_cast<std::uint8_t>(short_inside[at(index)] | flag);
          short_path[at(square(1))][at(index)] = bit<Bits>(square(0));
          lame_paths[0][at(index)] |= bit<Bits>(square(0));
        }
        if (on_board(2)) {
          long_inside[at(index)] = static_cast<std::uint8_t>(long_inside[at(index)] | flag);
          long_path[at(square(2))][at(index)] = bit<Bits>(square(0)) | bit<Bits>(square(1));
          lame_paths[1][at(index)] |= bit<Bits>(square(0)) | bit<Bits>(square(1));
        }
      });
    }
  }

  void build_eyed_leaps() {
    for (std::size_t leap = 0; leap < 4; ++leap) {
      const int offset = S::first_bit + eye_rank[leap] * S::files + eye_file[leap];
      eye_window |= Bits64{1} << static_cast<unsigned>(offset);
      eyed_window |= Bits64{1} << static_cast<unsigned>(2 * offset - S::first_bit);
      G::each_square([&](int index, int file, int rank) {
        const int to_rank = rank + 2 * eye_rank[leap];
        const bool on_board = S::inside(file + 2 * eye_file[leap], to_rank);
        if (on_board && (rank < D.river) == (to_rank < D.river)) {
          eyed_inside[at(index)] = static_cast<std::uint8_t>(eyed_inside[at(index)] | 1U << leap);
        }
      });
    }
  }

  /// Whether a class could attack `to` from `from` on some occupancy. Eyed leapers attack neither a
  /// royal piece nor the squares it steps to (validate.hpp); attacks on other squares are not used.
  [[nodiscard]] bool could_attack(Colour colour, int cls, int from, int to) const {
    const Movement& movement = S::movement[at(cls)];
    if (has(steps[index_of(colour)][at(cls)][at(from)], to)) {
      return true;
    }
    if (movement.lame.diagonal_steps == 1 && short_path[at(to)][at(from)] != 0) {
      return true;
    }
    if (movement.lame.diagonal_steps == 2 && long_path[at(to)][at(from)] != 0) {
      return true;
    }
    if (D.royals_attack_along_files && cls == 0 && from != to && has(S::file_through(from), to)) {
      return true;
    }
    if (movement.slides_ahead && S::is_ahead(colour, from, to)) {
      return true;
    }
    return (aligned[at(from)][at(to)] & capture_families(movement)) != 0;
  }

  void build_origins() {
    for (const Colour colour : both_colours) {
      for (int cls = 0; cls < S::classes; ++cls) {
        build_origins_of(colour, cls);
      }
    }
  }

  void build_origins_of(Colour colour, int cls) {
    auto& origins = potential_origins[index_of(colour)][at(cls)];
    G::each_square([&](int from, int /*file*/, int /*rank*/) {
      each(S::board, [&](int to) {
        if (could_attack(colour, cls, from, to)) {
          origins[at(to)] |= bit<Bits>(from);
        }
        if (has(steps[index_of(colour)][at(cls)][at(from)], to)) {
          step_origins[index_of(colour)][at(cls)][at(to)] |= bit<Bits>(from);
        }
      });
    });
    G::each_square([&](int royal, int /*file*/, int /*rank*/) {
      const Bits escapes = steps[index_of(opponent(colour))][0][at(royal)];
      each(bit<Bits>(royal) | escapes, [&](int to) {
        king_zone_origins[index_of(colour)][at(cls)][at(royal)] |= origins[at(to)];
      });
    });
  }

 public:
  /// The squares aligned with one on a line of these families.
  template <std::uint8_t Families>
  [[nodiscard]] Bits aligned_squares(int square) const noexcept {
    Bits result = 0;
    unroll<3>([&](auto family) {
      if constexpr ((Families >> decltype(family)::value & 1U) != 0) {
        result |= along[at(family)][at(square)];
      }
    });
    return result;
  }
};

template <const Description& D>
inline constinit Tables<D> Tables<D>::instance{};

}  // namespace hurdle::fast
