// The parts of a count of a custom game: their JSON, and their sum.
#pragma once

#include "perft/cli/custom/commands.hpp"

namespace hurdle::cli {

/// Adds the part's number and the digests of the game's rules and of the division to a result.
void describe_part(const CustomPosition& position, const CustomPerftOptions& options,
                   const std::string& division, Json& result);

/// Adds up `options.files`, the JSON of all parts, and prints the sum. Names missing and
/// contradictory parts, and returns 1. Throws ExportError for a file that is no such part, with the
/// file and the field.
int add_perft_parts(const CustomPosition& position, const CustomPerftOptions& options,
                    const JsonOption& json);

}  // namespace hurdle::cli
