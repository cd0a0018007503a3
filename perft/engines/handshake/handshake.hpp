// First handshake: a few questions to an engine, to learn how it writes before any answer is called
// wrong. Knows what to ask and what the answers show; the dialect itself is found by
// find_dialect.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/handshake/dialect_change.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// What was learnt of a variant.
struct VariantHandshake {
  const Variant* variant = nullptr;
  std::optional<EngineError>
      trouble;      ///< why nothing could be compared; variant_unknown among them
  Dialect dialect;  ///< the expected one, or the one that was found
  std::vector<DialectWord> otherwise;  ///< in which that differs from the expected one
  std::vector<std::string>
      unusable;                      ///< why the engine cannot be checked as it is, a sentence each
  std::vector<std::string> remarks;  ///< what is odd and is read all the same, a sentence each
  std::string house_rules;           ///< of the rules, by which it plays here; empty for none
  std::string house_rules_words;     ///< the reading in a sentence
  std::size_t positions = 0;         ///< that were compared
  std::size_t moves = 0;             ///< of ours in them
  std::size_t missing = 0;
  std::size_t extra = 0;

  /// Whether the engine can be checked as it was met.
  [[nodiscard]] bool as_expected() const { return otherwise.empty() && unusable.empty(); }
};

/// The positions of a first handshake: the start, and one from a random game in which passes, drops
/// and promotions are legal, if the variant has them.
[[nodiscard]] std::vector<Setup> handshake_positions(const Variant& variant);

/// Asks about each of the variants. Throws Interrupted.
[[nodiscard]] std::vector<VariantHandshake> handshake(std::span<const Variant* const> variants,
                                                      const EngineOptions& options,
                                                      const AdapterFactory& start);

}  // namespace hurdle::engines
