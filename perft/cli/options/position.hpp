// How a position is given, the same way to every command: `[--fen F | --setup A[,B]] [--moves M]`.
// From text to a position that the referee accepts, with errors that name the option.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// A position, and how it was reached.
struct Position {
  const Variant& variant;
  Setup setup;
  Move last;  ///< the last of `--moves`; the default move when there is none
};

/// The position's FEN; nothing when it has none (J12).
[[nodiscard]] std::optional<std::string> fen_of(const Position& position);

/// The variant and position arguments of a command. Must not move once added.
class PositionOptions {
 public:
  PositionOptions() = default;
  PositionOptions(const PositionOptions&) = delete;
  PositionOptions& operator=(const PositionOptions&) = delete;
  ~PositionOptions() = default;

  /// Adds VARIANT, a positional argument that comes first.
  void add_variant_to(const Command& command);
  /// Adds `--fen`, `--setup` and `--moves`, and returns them.
  std::vector<Option> add_position_to(const Command& command);

  /// The position asked for. Throws Failure, UnknownVariant.
  [[nodiscard]] Position read() const;
  /// The same, of the variant as these readings play it.
  [[nodiscard]] Position read(const HouseRulesOption& house_rules) const;
  /// Where the moves begin, and their text, for who judges them. Throws Failure.
  [[nodiscard]] Setup start(const Variant& variant) const { return base(variant); }
  [[nodiscard]] const std::string& moves() const noexcept { return moves_; }

 private:
  [[nodiscard]] Position played(const Variant& variant) const;
  [[nodiscard]] Setup base(const Variant& variant) const;

  std::string variant_;
  std::string fen_;
  std::string setup_;
  std::string moves_;
  Option fen_option_;
};

/// Plays `text`, moves separated by spaces, from `position`. Throws Failure that names the move
/// and, when it is illegal, the clause.
void play(Position& position, const std::string& text);

}  // namespace hurdle::cli
