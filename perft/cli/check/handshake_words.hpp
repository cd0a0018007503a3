// A first handshake in words: what an engine's author reads, and the command lines to use. Knows
// the wording; what was learnt is handshake.hpp's.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "perft/cli/check/identify_engine.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::cli {

/// What was learnt that differs from what was expected: a line each, variants that share it
/// together.
[[nodiscard]] std::vector<std::string> dialect_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// What is odd and is read all the same, and the readings by which it plays: a line each.
[[nodiscard]] std::vector<std::string> remark_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// Why there is no answer, but for variants that are not known to the engine: a line each.
[[nodiscard]] std::vector<std::string> trouble_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// The `hurdle check` lines that ask the engine in its own dialect: one, or one for each group of
/// variants that share theirs. `asked` stands before the
/// engine; variants are named where there are groups, or when `names_variants` says so.
[[nodiscard]] std::vector<std::string> check_commands(
    std::span<const engines::VariantHandshake> handshakes, const IdentifiedEngine& engine,
    const std::string& asked, bool names_variants);

}  // namespace hurdle::cli
