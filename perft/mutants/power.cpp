#include "perft/mutants/power.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "perft/count/threads.hpp"

namespace hurdle::mutants {
namespace {

/// One published count.
struct Count {
  const PositionSet* set = nullptr;
  const PositionEntry* entry = nullptr;
  int depth = 0;
  Total nodes;
};

/// The counts of one variant, smallest first, so that the cheapest killer is found first.
std::vector<Count> counts_of(const Notation& variant, std::span<const PositionSet> sets,
                             const PowerOptions& options) {
  std::vector<Count> counts;
  for (const PositionSet& set : sets) {
    if (&set.variant->notation != &variant) {
      continue;
    }
    for (const PositionEntry& entry : set.positions) {
      if (!options.tag.empty() && !entry.tagged(options.tag)) {
        continue;
      }
      for (const auto& [depth, nodes] : entry.perft) {
        if (nodes <= Total(options.max_nodes)) {
          counts.push_back({&set, &entry, depth, nodes});
        }
      }
    }
  }
  std::ranges::stable_sort(counts, [](const Count& one, const Count& other) {
    return std::pair(one.nodes, one.depth) < std::pair(other.nodes, other.depth);
  });
  return counts;
}

/// A wrong published count would kill every mutant and prove nothing.
void require_right(const Count& count, const PowerOptions& options) {
  CountOptions how;
  how.stop = options.stop;
  const Total right = count.set->variant->fast.perft(count.entry->setup, count.depth, how);
  if (right != count.nodes) {
    throw SuiteError(count.set->file, {count.entry->line, 1},
                     fmt::format("{}: depth {} is written as {}, and the rules count {}: "
                                 "hurdle suite count {} first",
                                 count.entry->id, count.depth, to_text(count.nodes), to_text(right),
                                 count.set->file));
  }
}

/// Compares counts until there are enough killers. Each position kills a mutant at most once.
MutantResult result_of(const CountingMutant& mutant, std::span<const Count> counts,
                       const PowerOptions& options) {
  MutantResult result{&mutant, {}, 0};
  std::set<const PositionEntry*> have_killed;
  CountOptions how;
  how.stop = options.stop;
  for (const Count& count : counts) {
    if (result.killers.size() >= options.killers) {
      break;
    }
    if (have_killed.count(count.entry) != 0) {
      continue;
    }
    ++result.compared;
    const Total found = mutant.generator->perft(count.entry->setup, count.depth, how);
    if (found != count.nodes) {
      require_right(count, options);
      have_killed.insert(count.entry);
      result.killers.push_back({count.set, count.entry, {count.depth, count.nodes, found}});
    }
  }
  return result;
}

/// A position that names mutants must itself kill each of them.
void require_named_killed(const PositionSet& set, const PositionEntry& entry,
                          const PowerOptions& options) {
  for (const std::string& name : entry.mutants) {
    const CountingMutant* mutant = find_mutant(set.variant->notation, name);
    if (mutant == nullptr) {
      throw SuiteError(set.file, {entry.line, 1},
                       fmt::format("{}: {} has no mutant '{}'; hurdle-mutants list has those "
                                   "there are",
                                   entry.id, set.variant->notation.name, name));
    }
    CountOptions how;
    how.stop = options.stop;
    const bool killed = std::ranges::any_of(entry.perft, [&](const auto& count) {
      return count.second <= Total(options.max_nodes) &&
             mutant->generator->perft(entry.setup, count.first, how) != count.second;
    });
    if (!killed) {
      throw SuiteError(set.file, {entry.line, 1},
                       fmt::format("{}: its counts up to {} nodes are those of the mutant '{}' "
                                   "too; count it deeper, or name another",
                                   entry.id, options.max_nodes, name));
    }
  }
}

}  // namespace

std::vector<MutantResult> power(std::span<const PositionSet> sets, const PowerOptions& options) {
  for (const PositionSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      require_named_killed(set, entry, options);
    }
  }
  std::map<const Notation*, std::vector<Count>> counts;
  for (const PositionSet& set : sets) {
    const Notation& variant = set.variant->notation;
    if (counts.count(&variant) == 0) {
      counts[&variant] = counts_of(variant, sets, options);
    }
  }
  std::vector<MutantResult> results;
  for (const CountingMutant& mutant : all_mutants()) {
    if (counts.count(&mutant.notation()) != 0) {
      results.push_back({&mutant, {}, 0});
    }
  }
  std::size_t decided = 0;
  std::mutex guard;
  for_each_index(results.size(), options.threads, [&](std::size_t index) {
    MutantResult& result = results[index];
    result = result_of(*result.mutant, counts.at(&result.mutant->notation()), options);
    const std::lock_guard lock(guard);
    if (options.on_decided) {
      options.on_decided(++decided);
    }
  });
  return results;
}

}  // namespace hurdle::mutants
