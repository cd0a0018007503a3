// The messages about a handshake, for authors of engines, and the command lines to use.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "perft/cli/check/identify_engine.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::cli {

/// The differences between expected and found dialect, one a line; groups the variants that share a
/// difference.
[[nodiscard]] std::vector<std::string> dialect_lines(
    std::span<const engines::VariantHandshake> handshakes, const IdentifiedEngine& engine);

/// The same for games that are read as the engine writes them, without those that cannot be read.
[[nodiscard]] std::vector<std::string> read_so_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// Oddities that Hurdle accepts, and the house rules that the engine plays: one a line.
[[nodiscard]] std::vector<std::string> remark_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// The reasons for missing replies, one a line; skips variants that the engine does not have.
[[nodiscard]] std::vector<std::string> failure_lines(
    std::span<const engines::VariantHandshake> handshakes);

/// Whether the engine replied about no variant.
[[nodiscard]] bool is_silent(std::span<const engines::VariantHandshake> handshakes);

/// The first failure of a silent engine, if it hung, or if it runs and replied with nothing but
/// nonsense; of a script also if it ended without a reply in each variant. Else empty: the engine
/// ended, or refused. Reports of a check are about these, too.
[[nodiscard]] std::optional<engines::EngineError> useless_reply(
    std::span<const engines::VariantHandshake> handshakes, bool is_script);

/// The next step for the author of an engine that does not reply by its protocol, or whose lists of
/// moves lack a total or a count.
[[nodiscard]] std::string step_after(const IdentifiedEngine& engine,
                                     const engines::EngineError& failure);

/// The message about an engine that replies to nothing by its protocol: what was tried, the reply,
/// and the next step.
[[nodiscard]] std::string silence_words(const IdentifiedEngine& engine,
                                        const engines::EngineError& failure);

/// The user's options and arguments as words of a command line, except those with these names.
using OwnWords = std::function<std::string(const std::set<std::string>& without)>;

/// The words of `OwnWords`, quoted for a shell, each after a blank.
[[nodiscard]] std::string words_without(std::span<const GivenOption> given,
                                        const std::set<std::string>& without);

/// The `hurdle check` command lines for the engine's own dialect: one for each group of variants
/// that share a dialect. They repeat the user's own words, if there are any; else `asked` precedes
/// the engine options. The lines name the variants when there are several groups or
/// `names_variants` is set.
[[nodiscard]] std::vector<std::string> check_commands(
    std::span<const engines::VariantHandshake> handshakes, const IdentifiedEngine& engine,
    const std::string& asked, bool names_variants, const OwnWords& own = nullptr);

}  // namespace hurdle::cli
