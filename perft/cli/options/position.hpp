// The position options shared by all commands: `[--fen F | --setup A[,B]] [--moves M]`, and the
// notation of moves, `[--notation NAME]`.
// Parses text into a position that the referee accepts; errors name the option.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/move_notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/count/variants.hpp"
#include "perft/drawing/board_svg.hpp"
#include "perft/exhaust/material.hpp"

namespace hurdle::cli {

/// A position, and how it was reached.
struct GivenPosition {
  const Variant& variant;
  Setup setup;
  Move last;                              ///< the last of `--moves`; the default move without any
  std::optional<MoveNotation> given{};    ///< by `--notation`
  std::optional<MoveNotation> read_as{};  ///< the notation of `--moves`, if they decided it

  /// A legal move in the notation given by `--notation`, by default in C7.
  [[nodiscard]] std::string text_of(Move move) const;
  /// The texts of legal moves, in the same order.
  [[nodiscard]] std::vector<std::string> texts_of(const std::vector<Move>& moves) const;
};

/// The position's FEN; empty when it has none (J12).
[[nodiscard]] std::optional<std::string> fen_of(const GivenPosition& position);

/// The same in JSON; null when it has none.
[[nodiscard]] Json fen_json(const GivenPosition& position);

/// The same for a command that counts below the position. Throws Failure when it has none.
[[nodiscard]] std::string fen_to_count(const GivenPosition& position);

/// VARIANT, one of Hurdle's own games or of a file.
class VariantArgument : public Argument {
 public:
  explicit VariantArgument(const Command& command);
};

/// `--fen`, `--setup`, `--moves` and `--notation`.
class PositionOptions : public Arguments {
 public:
  explicit PositionOptions(const Command& command);

  [[nodiscard]] bool any_given() const {
    return fen_.given() || setup_.given() || moves_.given() || notation_.given();
  }

  /// The words on the command line, for callers that parse them by other rules.
  struct Given {
    std::optional<std::string> fen;
    bool setup = false;
    bool notation = false;
  };
  [[nodiscard]] Given given() const;

  /// The position of this variant. Throws Failure.
  [[nodiscard]] GivenPosition played(const Variant& variant) const;
  /// The position before `--moves`, for callers that judge the moves themselves. Throws Failure.
  [[nodiscard]] Setup start(const Variant& variant) const;
  /// The moves to play from there: those of a command given by `--fen`, then those of `--moves`.
  [[nodiscard]] std::string moves() const;
  /// The notation given by `--notation`, if any. Throws Failure for one that the game does not
  /// have.
  [[nodiscard]] std::optional<MoveNotation> notation(const Variant& variant) const;

 private:
  TextOption fen_;
  TextOption setup_;
  TextOption moves_;
  TextOption notation_;
};

/// VARIANT, a positional argument, and a position of it.
class PositionArguments : public PositionOptions {
 public:
  using PositionOptions::PositionOptions;

  [[nodiscard]] const std::string& variant_name() const { return *variant_; }

  /// The given position. Throws Failure, UnknownVariant.
  [[nodiscard]] GivenPosition read() const { return played(variant_named(*variant_)); }
  /// The same, with the variant under the house rules.
  [[nodiscard]] GivenPosition read(const HouseRulesOption& house_rules) const {
    return played(house_rules.apply(variant_named(*variant_)));
  }

 private:
  VariantArgument variant_{command};
};

/// Parses the materials that `text` names. Throws Failure, whose message begins with `before`.
[[nodiscard]] std::vector<Material> materials_of(const Variant& variant, std::string_view text,
                                                 std::string_view before = "");

/// Plays `text`, moves separated by blanks or commas, from `position`. Prints a note if the moves
/// can be read in two ways. Throws Failure that names the move and, when it is illegal, the clause.
void play(GivenPosition& position, const std::string& text);

/// The labels on the pieces of a drawing.
class PiecesOption : public TextOption {
 public:
  /// `of` names the option whose drawings it affects: "--svg".
  PiecesOption(const Command& command, const std::string& of);

  /// Throws Failure for an unknown value.
  [[nodiscard]] PieceNames names() const;
};

}  // namespace hurdle::cli
