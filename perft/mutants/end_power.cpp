#include "perft/mutants/end_power.hpp"

#include <algorithm>

#include "perft/games/verdict.hpp"

namespace hurdle::mutants {
namespace {

/// The first difference between a mutant's verdict and a record; empty if they agree.
std::string difference(const EndMutant& mutant, const GameRecord& game) {
  const auto ends = mutant.make(game.variant->referee, game.options);
  const RecordVerdict verdict = judge(game, *ends);
  return verdict.right() ? "" : verdict.mistakes.front().words;
}

bool is_page(const Variant& variant) {
  return &page_of_ends(variant) == &variant;
}

}  // namespace

const Variant& page_of_ends(const Variant& variant) {
  const std::span<const Variant> all = all_variants();
  return *std::ranges::find_if(all, [&](const Variant& one) {
    return one.notation.end_clauses.data() == variant.notation.end_clauses.data();
  });
}

std::vector<EndMutantResult> end_power(std::span<const GameSet> sets, std::size_t killers,
                                       const std::string& tag) {
  std::vector<EndMutantResult> results;
  for (const Variant& variant : all_variants()) {
    const auto of_the_page = [&](const GameSet& set) {
      return &page_of_ends(*set.games.front().variant) == &variant;
    };
    if (!is_page(variant) || std::ranges::none_of(sets, of_the_page)) {
      continue;
    }
    for (const EndMutant& mutant : end_mutants_of(variant.notation)) {
      EndMutantResult& result = results.emplace_back(EndMutantResult{&variant, &mutant, {}, 0});
      for (const GameSet& set : sets) {
        for (const GameRecord& game : set.games) {
          const bool takes = (tag.empty() || game.start.tagged(tag)) &&
                             &page_of_ends(*game.variant) == &variant &&
                             result.killers.size() < killers;
          if (!takes) {
            continue;
          }
          ++result.judged;
          if (std::string words = difference(mutant, game); !words.empty()) {
            result.killers.push_back({&set, &game, std::move(words)});
          }
        }
      }
    }
  }
  return results;
}

std::size_t count_end_mutants() {
  std::size_t count = 0;
  for (const Variant& variant : all_variants()) {
    count += is_page(variant) ? end_mutants_of(variant.notation).size() : 0;
  }
  return count;
}

}  // namespace hurdle::mutants
