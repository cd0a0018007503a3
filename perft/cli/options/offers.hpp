// Shell completions for values that several commands share: variants, setups, house rules, tags,
// campaigns and others. The rest of the command line narrows them. Depends on no command.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/offer.hpp"

namespace hurdle::cli {

[[nodiscard]] std::vector<Proposal> offered_variants(const Typed& typed);
/// The setups of the typed variant; without one, of all variants.
[[nodiscard]] std::vector<Proposal> offered_setups(const Typed& typed);
[[nodiscard]] std::vector<Proposal> offered_house_rules(const Typed& typed);
/// The notations of the typed variant; without one, of all variants.
[[nodiscard]] std::vector<Proposal> offered_notations(const Typed& typed);
/// The legal moves of the typed position, in the typed notation.
[[nodiscard]] std::vector<Proposal> offered_moves(const Typed& typed);
/// The tags in the typed sets; without any, in the sets shipped with the program.
[[nodiscard]] std::vector<Proposal> offered_tags(const Typed& typed);
[[nodiscard]] std::vector<Proposal> offered_ids(const Typed& typed);
/// The campaigns in the typed store, if it is a file.
[[nodiscard]] std::vector<Proposal> offered_campaigns(const Typed& typed);

/// The values of `option`, one of those that choose how games end, such as `--rules`.
[[nodiscard]] Offer offered_ends(std::string option);

/// Offers exactly the words in `words`, which are separated by ", " or " or ".
[[nodiscard]] Offer one_of(const std::string& words);

}  // namespace hurdle::cli
