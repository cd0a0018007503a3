// Mutants of every game about checks, one for each kind of piece (C5): code for a kind that does
// not look for pins or checks, and pins that are looked for along the lines of some kinds alone.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/themes/common.hpp"

namespace hurdle::mutation {
namespace {

bool moves(const Played& asked, Kind kind) {
  return asked.by_other() && asked.piece().kind() == kind;
}

/// The player is not in check before the move, and only pieces of this kind give check after it.
bool exposes_to(const Played& asked, Kind kind) {
  return asked.by_other() && !asked.in_check() &&
         asked.exposes_only_to([&](Square from) { return asked.next.at(from).kind() == kind; });
}

}  // namespace

Rules<Hooks> kinds_and_checks(const Notation& notation, const CommonFacts& facts) {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  Rules<Hooks> rules;
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    const std::string_view name = notation.of(kind).name;
    const bool has_other_name =
        notation.of(kind).promotes && notation.promoted_mark == PromotedMark::plus_before;
    const std::string called =
        fmt::format("{}{}", name, has_other_name ? ", promoted or not," : "");
    const auto add = [&](std::string_view id, std::string_view sentence, Change<Hooks> change) {
      rules.emplace_back(fmt::format(fmt::runtime(id), name), "C5",
                         fmt::format(fmt::runtime(sentence), called), std::move(change));
    };
    if (kind == Kind::royal) {
      continue;
    }
    add("pinned-{}-is-free", "A pinned {} moves as if it were not pinned.",
        also_if(safe,
                [kind](const Played& asked) { return moves(asked, kind) && !asked.in_check(); }));
    add("{}-answers-no-check", "No {} on the board answers a check.",
        unless(safe,
               [kind](const Played& asked) { return moves(asked, kind) && asked.in_check(); }));
    if (std::ranges::find(facts.pinners, kind) != facts.pinners.end()) {
      add("{}-pins-nothing", "The {} gives check but never pins.",
          also_if(safe, [kind](const Played& asked) { return exposes_to(asked, kind); }));
    }
  }
  return rules;
}

}  // namespace hurdle::mutation
