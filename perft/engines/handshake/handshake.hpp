// The handshake: asks an engine for the moves of a few positions and finds its dialect, so that a
// different notation is not reported as wrong moves. find_dialect.hpp compares the move lists.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/handshake/notation/dialect_fields.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The longest wait for a reply to a question of the handshake.
inline constexpr std::chrono::seconds handshake_timeout{10};

/// The longest wait for the moves of a position, if each move needs a reply of its own.
inline constexpr std::chrono::seconds handshake_patience{30};

/// The result of the handshake for one variant.
struct VariantHandshake {
  const Variant* variant = nullptr;
  /// Why no position could be compared, for example variant_unknown; empty if one was.
  std::optional<EngineError> failure;
  Dialect expected;  ///< by the protocol, the profile and the given options
  Dialect dialect;   ///< the engine's: the expected one, or another that was found
  std::vector<DialectWord> otherwise;  ///< the differences between it and the expected dialect
  /// The sentence that without the given options the engine's moves are as ours, and with them not;
  /// `ask_without_given` writes it.
  std::string against_given;
  std::vector<std::string> unusable;  ///< sentences: why the engine cannot be checked as it is
  bool unreadable = false;            ///< `unusable` is about unreadable replies, not the notation
  std::vector<std::string> remarks;   ///< sentences: oddities that Hurdle accepts
  std::string house_rules;            ///< the house rules that explain every list; empty for none
  std::string house_rules_words;      ///< these house rules in a sentence
  std::size_t positions = 0;          ///< the number of positions compared
  std::size_t moves = 0;              ///< the number of legal moves in these positions
  std::size_t missing = 0;            ///< legal moves that the engine does not list
  std::size_t extra = 0;              ///< words that the engine lists and that are no legal move
  bool counts_alone = false;          ///< the engine lists no moves: numbers were compared
  bool by_search = false;             ///< a search shows the moves, and may not show all it knows
  std::size_t accepted = 0;           ///< illegal moves that the engine accepts when tried

  /// Whether the engine can be checked with the expected dialect.
  [[nodiscard]] bool as_expected() const { return otherwise.empty() && unusable.empty(); }
};

/// The positions of the handshake: the start, and positions from random games in which passes,
/// drops and promotions are legal, if the variant has them. One position shows as many of these as
/// possible, a further one each rest of them. If the variant has castling, two more positions, in
/// which each player may castle to both sides.
[[nodiscard]] std::vector<Setup> handshake_positions(const Variant& variant);

/// For a variant with passes: a position in which the pass is the only legal move, and a mate. An
/// engine may pass there and nowhere else. Empty for other variants.
[[nodiscard]] std::vector<Setup> positions_without_moves(const Variant& variant);

/// Further positions, in which pieces promote whose letters are not among the known ones.
[[nodiscard]] std::vector<Setup> positions_promoting(const Variant& variant,
                                                     std::map<char, std::string> known);

/// Does the handshake for each of the variants. Throws Interrupted.
[[nodiscard]] std::vector<VariantHandshake> handshake(std::span<const Variant* const> variants,
                                                      const EngineOptions& options,
                                                      const AdapterFactory& start);

}  // namespace hurdle::engines
