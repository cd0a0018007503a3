// What shells propose for values that several commands want: variants, setups, readings, tags,
// campaigns and the like, as far as the rest of the command line says which. Knows no command.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/offer.hpp"

namespace hurdle::cli {

[[nodiscard]] std::vector<Proposal> offered_variants(const Typed& typed);
/// Of the variant that is typed, or of all.
[[nodiscard]] std::vector<Proposal> offered_setups(const Typed& typed);
[[nodiscard]] std::vector<Proposal> offered_readings(const Typed& typed);
/// The legal moves of the position that is typed.
[[nodiscard]] std::vector<Proposal> offered_moves(const Typed& typed);
/// Of the sets that are typed, or of those that come with the program.
[[nodiscard]] std::vector<Proposal> offered_tags(const Typed& typed);
[[nodiscard]] std::vector<Proposal> offered_ids(const Typed& typed);
/// Of the store that is typed, where it is a file.
[[nodiscard]] std::vector<Proposal> offered_campaigns(const Typed& typed);

/// The values of `--rules`, `--repetition` and what else games have to choose how they end.
[[nodiscard]] Offer offered_ends(std::string option);

/// These words and no others, given as text with ", " or " or " between them.
[[nodiscard]] Offer one_of(const std::string& words);

}  // namespace hurdle::cli
