// The commands that differ between UCI, USI and UCCI.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// The commands of one protocol.
struct UciWords {
  std::string_view hello;     ///< `uci`, answered by the same and `ok`
  std::string_view position;  ///< the command, up to the FEN
  std::string_view option;    ///< the line that lists the variants, up to them
  std::string_view set;       ///< the command that selects a variant, up to its name
  /// The option for castling with king and rook on any squares, written as the king's move onto its
  /// rook: the line that lists it, and the command up to its value.
  std::string_view any_rook_listed;
  std::string_view any_rook_set;
  bool (*own_game)(const Notation& variant);  ///< the game of engines that list no variants
  bool bans_moves = false;  ///< whether `banmoves` names moves that the next search leaves out
  /// Whether an engine loads its data at `isready` and may then reset its position: `isready` is
  /// sent before the first position, and not between a position and a question about it.
  bool ready_resets = false;
};

[[nodiscard]] const UciWords& uci_words() noexcept;
[[nodiscard]] const UciWords& usi_words() noexcept;
[[nodiscard]] const UciWords& ucci_words() noexcept;

/// The trimmed text after `prefix`, ignoring case; empty if the line has another beginning.
[[nodiscard]] std::optional<std::string> after_prefix(std::string_view line,
                                                      std::string_view prefix);

}  // namespace hurdle::engines
