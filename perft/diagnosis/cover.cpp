#include "perft/diagnosis/cover.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace hurdle {
namespace {

constexpr std::size_t most_at_once = 3;      // mutants that explain one position
constexpr std::size_t most_acting = 16;      // mutants tried at one position
constexpr std::size_t most_lists = 150'000;  // computed in one search
constexpr std::size_t most_steps = 200'000;  // of the choice among explanations, for each size
constexpr std::size_t most_all_steps = 1'000'000;  // of all choices
constexpr std::size_t most_skipped = 3;    // positions left unexplained though they could be
constexpr std::size_t most_theories = 16;  // of the same size
constexpr std::size_t most_tasks = 40;     // positions that decide the choice

bool overlap(const Theory& one, const Theory& other) {
  return std::ranges::any_of(one, [&](std::size_t member) { return has(other, member); });
}

/// Calls `use` with each set of 1 to `most` members, the smaller sets first.
template <class Use>
void each_subset(const Theory& members, std::size_t most, const Use& use) {
  std::vector<Theory> sets{{}};
  for (std::size_t size = 1; size <= most; ++size) {
    std::vector<Theory> larger;
    for (const Theory& set : sets) {
      for (const std::size_t member : members) {
        if (set.empty() || member > set.back()) {
          larger.push_back(set);
          larger.back().push_back(member);
          use(larger.back());
        }
      }
    }
    sets = std::move(larger);
  }
}

}  // namespace

bool CoverSearch::spend(std::size_t lists) {
  spent_ += lists;
  whole_ = whole_ && spent_ <= most_lists;
  return spent_ <= most_lists;
}

const Observation* CoverSearch::contradiction(std::size_t candidate) {
  const auto [known, is_new] = contradictions_.try_emplace(candidate, nullptr);
  if (is_new) {
    const auto found = std::ranges::find_if_not(evidence_.right(), [&](const Observation& seen) {
      return spend(1) && search_.lists({candidate}, seen);
    });
    known->second = found == evidence_.right().end() ? nullptr : &*found;
  }
  return known->second;
}

/// The sets whose members' differences are together the engine's, if no mutant hides another.
std::vector<Theory> CoverSearch::sets_by_union(const Task& task) {
  Theory fitting;
  for (const std::size_t candidate : task.acting) {
    if (search_.alone(candidate, *task.seen).effect != Effect::contrary) {
      fitting.push_back(candidate);
    }
  }
  std::vector<Theory> sets;
  each_subset(fitting, most_at_once, [&](const Theory& set) {
    std::set<std::string> missing;
    std::set<std::string> extra;
    for (const std::size_t candidate : set) {
      const Listing& listing = search_.alone(candidate, *task.seen).listing;
      for (const std::string& move : difference(task.seen->legal, listing)) {
        missing.insert(move);
      }
      for (const std::string& move : difference(listing, task.seen->legal)) {
        extra.insert(move);
      }
    }
    const auto covers = [](const std::set<std::string>& moves, const Listing& all) {
      return std::ranges::all_of(all,
                                 [&](const std::string& move) { return moves.count(move) > 0; });
    };
    if (covers(missing, task.seen->missing) && covers(extra, task.seen->extra)) {
      sets.push_back(set);
    }
  });
  return sets;
}

void CoverSearch::add_explanations(Task& task) {
  const auto explains = [&](const Theory& set) {
    return spend(1) && search_.lists(set, *task.seen);
  };
  for (const Theory& set : sets_by_union(task)) {
    if (explains(set)) {
      task.explanations.push_back(set);
    }
  }
  if (task.explanations.empty()) {
    each_subset(task.acting, most_at_once, [&](const Theory& set) {
      if (set.size() > 1 && explains(set)) {
        task.explanations.push_back(set);
      }
    });
  }
}

/// A mutant that changes the moves where the engine is right has no part in its errors, unless
/// another one hides it there.
CoverSearch::Task CoverSearch::task_of(std::size_t wrong) {
  Task task{&evidence_.wrong()[wrong], {}, {}};
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    if (!has(refused_, candidate) && spend(1) &&
        search_.alone(candidate, *task.seen).effect != Effect::none &&
        contradiction(candidate) == nullptr) {
      task.acting.push_back(candidate);
    }
  }
  if (task.acting.size() > most_acting) {
    whole_ = false;
    std::stable_partition(task.acting.begin(), task.acting.end(), [&](std::size_t candidate) {
      return search_.alone(candidate, *task.seen).effect != Effect::contrary;
    });
    task.acting.resize(most_acting);
    std::ranges::sort(task.acting);
  }
  add_explanations(task);
  return task;
}

/// Takes one explanation for each task: its mutants are part of the theory, the others that act
/// there are not.
void CoverSearch::choose(const std::vector<Task>& tasks, std::size_t next, const Theory& included,
                         const Theory& excluded, std::size_t skips) {
  if (chosen_.size() >= most_theories || ++steps_ > most_steps || ++all_steps_ > most_all_steps) {
    whole_ = whole_ && steps_ <= most_steps && all_steps_ <= most_all_steps;
    return;
  }
  if (next == tasks.size()) {
    if (!included.empty() && std::ranges::count(chosen_, included) == 0) {
      chosen_.push_back(included);
    }
    return;
  }
  const Task& task = tasks[next];
  for (const Theory& explanation : task.explanations) {
    const Theory larger = sum_of(included, explanation);
    const Theory without = rest_of(task.acting, explanation);
    if (larger.size() <= most_ && !overlap(explanation, excluded) && !overlap(included, without)) {
      choose(tasks, next + 1, larger, sum_of(excluded, without), skips);
    }
  }
  if (skips > 0) {
    choose(tasks, next + 1, included, excluded, skips - 1);
  }
}

/// Whether the theory contradicts no reply: it differs from the rules only where the engine does.
/// But something unknown may act in a wrong reply, too: one that contradicts it is excused for
/// every thirty that it explains.
bool CoverSearch::is_consistent(const Theory& theory) {
  constexpr std::size_t explained_for_one = 30;
  const Referee& rules = *candidates_.rules_of(theory);
  std::size_t contrary = 0;
  for (const Observation& seen : evidence_.wrong()) {
    const std::optional<Setup> position = play(rules, seen.base, seen.line);
    if (!position) {
      return false;
    }
    contrary +=
        effect_of(listing_of(rules, *position), seen) == Effect::contrary && !seen.listed.empty()
            ? 1
            : 0;
    if (contrary * explained_for_one > evidence_.wrong().size()) {
      return false;
    }
  }
  return (contrary == 0 || contrary * explained_for_one <= count_explained(theory)) &&
         agrees_where_right(theory);
}

bool CoverSearch::agrees_where_right(const Theory& theory) {
  return std::ranges::all_of(
             evidence_.right(),
             [&](const Observation& seen) { return search_.lists(theory, seen); }) &&
         !search_.contradicted_deeper(theory, true);
}

bool CoverSearch::is_needed_throughout(const Theory& theory) {
  constexpr std::size_t enough = 2;
  return std::ranges::all_of(theory,
                             [&](std::size_t member) { return is_needed(theory, member, enough); });
}

bool CoverSearch::is_needed(const Theory& theory, std::size_t member, std::size_t times) {
  const Theory rest = rest_of(theory, {member});
  std::size_t needed = 0;
  for (const Observation& seen : evidence_.wrong()) {
    needed += search_.lists(theory, seen) && (rest.empty() || !search_.lists(rest, seen)) ? 1 : 0;
    if (needed == times) {
      return true;
    }
  }
  return false;
}

/// The theory without the members that no wrong reply needs. Questions decide whether one that a
/// single reply needs is a coincidence.
Theory CoverSearch::without_needless(Theory theory) {
  for (std::size_t at = 0; at < theory.size();) {
    if (is_needed(theory, theory[at], 1)) {
      ++at;
    } else {
      theory.erase(theory.begin() + static_cast<std::ptrdiff_t>(at));
      at = 0;
    }
  }
  return theory;
}

std::size_t CoverSearch::count_explained(const Theory& theory) {
  return static_cast<std::size_t>(std::ranges::count_if(
      evidence_.wrong(), [&](const Observation& seen) { return search_.lists(theory, seen); }));
}

Cover CoverSearch::find() {
  Cover best;
  grow(best);
  if (best.theories.empty() || count_explained(best.theories.front()) < evidence_.wrong().size()) {
    choose_explanations(best);
  }
  for (Theory& theory : best.theories) {
    theory = without_needless(std::move(theory));
  }
  std::erase(best.theories, Theory{});
  find_hidden_pairs(best);
  add_hidden(best);
  add_rivals(best.theories);
  best.whole = whole_;
  return best;
}

/// Adds positions to the tasks one by one: always the first that the best theory leaves unexplained
/// though it has an explanation.
void CoverSearch::choose_explanations(Cover& best) {
  std::vector<Task> tasks;
  std::vector<bool> looked(evidence_.wrong().size());
  std::size_t explained = best.theories.empty() ? 0 : count_explained(best.theories.front());
  std::set<Theory> refused;
  while (tasks.size() < most_tasks) {
    // The first position without an explanation by the current theory.
    const Theory current = chosen_.empty() ? Theory{} : chosen_.front();
    bool added = false;
    for (std::size_t wrong = 0; wrong < looked.size() && !added; ++wrong) {
      if (looked[wrong] || (!current.empty() && search_.lists(current, evidence_.wrong()[wrong]))) {
        continue;
      }
      looked[wrong] = true;
      Task task = task_of(wrong);
      if (!task.explanations.empty()) {
        tasks.push_back(std::move(task));
        added = true;
      }
    }
    if (!added) {
      break;
    }
    choose_for(tasks, refused);
    for (const Theory& theory : chosen_) {
      const std::size_t now = count_explained(theory);
      const std::size_t size = best.theories.empty() ? 0 : best.theories.front().size();
      if (now > explained || (now == explained && theory.size() < size)) {
        best.theories = {theory};
        explained = now;
      } else if (now == explained && theory.size() == size &&
                 std::ranges::count(best.theories, theory) == 0) {
        best.theories.push_back(theory);
      }
    }
  }
  whole_ = whole_ && tasks.size() < most_tasks;
}

/// Sets `chosen_` to the smallest theories that contain an explanation of each task, or of nearly
/// each. Adds those that contradict a reply to `refused`.
void CoverSearch::choose_for(const std::vector<Task>& tasks, std::set<Theory>& refused) {
  chosen_.clear();
  for (std::size_t skips = 0; skips <= most_skipped && chosen_.empty(); ++skips) {
    for (most_ = 1; most_ <= most_together && chosen_.empty(); ++most_) {
      steps_ = 0;
      choose(tasks, 0, {}, {}, skips);
      std::erase_if(chosen_, [&](const Theory& theory) {
        return refused.count(theory) > 0 ||
               (!is_consistent(theory) && refused.insert(theory).second);
      });
    }
  }
}

}  // namespace hurdle
