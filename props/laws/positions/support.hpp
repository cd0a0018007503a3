// Shared by the laws: random positions of every variant that shrink by losing pieces and are
// printed as a command.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <functional>
#include <iosfwd>
#include <set>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/sample/random_game.hpp"
#include "props/cases.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {

/// A variant as a test's parameter, printed as its name.
struct Subject {
  const Variant* variant = nullptr;
};
std::ostream& operator<<(std::ostream& out, const Subject& subject);

/// Every variant of the list, and those of one family.
[[nodiscard]] std::vector<Subject> every_variant();
[[nodiscard]] std::vector<Subject> variants_of(std::string_view family);

/// A position of a variant. RapidCheck prints it as a command that draws it.
struct Sample {
  const Variant* variant = nullptr;
  Setup setup;
};
std::ostream& operator<<(std::ostream& out, const Sample& sample);

/// `hurdle show VARIANT --fen "…"`.
[[nodiscard]] std::string show_command(const Variant& variant, const Setup& setup);

/// True if the position is valid and survives writing and parsing: the en-passant squares belong to
/// a pawn on the board.
[[nodiscard]] bool is_sound(const Variant& variant, const Setup& setup);

/// A position from a random game; a random placement; a curated position with small changes (see
/// changed.hpp); any of the three.
[[nodiscard]] rc::Gen<Sample> reached(const Variant& variant);
[[nodiscard]] rc::Gen<Sample> placed(const Variant& variant);
[[nodiscard]] rc::Gen<Sample> changed(const Variant& variant);
[[nodiscard]] rc::Gen<Sample> sampled(const Variant& variant);

/// A position from this source, drawn for the running property.
[[nodiscard]] Sample drawn(const rc::Gen<Sample>& source);

/// A test that runs once for every variant it is instantiated with.
class Law : public testing::TestWithParam<Subject> {
 protected:
  using Setup = hurdle::Setup;  // the test library hides this name
  [[nodiscard]] static const Variant& variant() { return *GetParam().variant; }
  [[nodiscard]] static const Oracle& oracle() { return oracle_of(variant().notation); }

  /// Calls `property(setup)` on so many random positions.
  template <class Property>
  static void on_positions(int positions, Property&& property) {
    check([&] { property(drawn(sampled(variant())).setup); }, positions);
  }

  /// Calls `judge(setup, move)` for every legal move in so many random positions.
  template <class Judge>
  static void on_moves(int positions, Judge&& judge) {
    on_positions(positions, [&](const Setup& setup) { each_move(setup, judge); });
  }
  template <class Judge>
  static void each_move(const Setup& setup, Judge&& judge) {
    for (const Move move : variant().fast.moves(setup)) {
      judge(setup, move);
    }
  }

  /// The legal moves of one kind, such as `&Move::is_castling`.
  template <class Which>
  [[nodiscard]] static std::set<Move> moves_that(const Setup& setup, Which which) {
    std::set<Move> found;
    for (const Move move : variant().fast.moves(setup)) {
      if (std::invoke(which, move)) {
        found.insert(move);
      }
    }
    return found;
  }

  [[noreturn]] static void fail_on(Move move, const std::string& words) {
    RC_FAIL(to_text(variant().notation, move) + ": " + words);
  }
};

/// Positions that this function draws, counted under the name of their source. They shrink by
/// losing pieces, hands and history, and stay sound.
[[nodiscard]] rc::Gen<Sample> generated(const char* source, const Variant& variant,
                                        const std::function<Setup(rc::Random&)>& draw);

/// Game number `number` of this run; each game is played once in a process.
[[nodiscard]] const RandomGame& game_of(const Variant& variant, std::uint64_t number);

/// A seed derived from the run's seed.
[[nodiscard]] std::uint64_t seed_of(std::uint64_t number);

/// True unless two passes have ended the game (J12): FEN cannot express that.
[[nodiscard]] inline bool has_fen(const Setup& setup) {
  return setup.passes < 2;
}

}  // namespace hurdle::props
