// The options of notation that the user gave and that do not fit the engine.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/check/identify_engine.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::cli {

/// Asks again without the given options about each game whose replies differ from the rules with
/// them. Where all moves are as ours then, replaces the handshake and fills `against_given`: wrong
/// letters look like wrong moves of the piece. Throws Interrupted.
void ask_without_given(std::vector<engines::VariantHandshake>& handshakes,
                       const IdentifiedEngine& engine, const engines::CheckOptions& how);

/// The name of the option without its value.
[[nodiscard]] std::string name_of(const engines::DialectWord& word);

/// The options that the engine needs.
[[nodiscard]] std::vector<engines::DialectWord> needed_words(
    const engines::VariantHandshake& handshake, const IdentifiedEngine& engine);

/// The differences between the expected and the engine's notation, a sentence each, with the option
/// to use or to leave out.
[[nodiscard]] std::vector<std::string> difference_sentences(
    const engines::VariantHandshake& handshake, const IdentifiedEngine& engine);

}  // namespace hurdle::cli
