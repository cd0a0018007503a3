#include "perft/mutants/diagnose.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/count/threads.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/mutants/in_process.hpp"
#include "perft/sample/hunt.hpp"

namespace hurdle::mutants {
namespace {

constexpr std::uint64_t nodes_of_a_hunt = 200'000;  // larger trees are skipped
constexpr int plies_of_a_hunt = 3;
constexpr std::size_t many_restarts = 1'000'000;  // an engine that rejects a position is restarted

/// Processor seconds of this thread, independent of the load of the machine.
double seconds_at_work() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

bool plays(const CountingMutant& mutant, std::span<const PositionSet> sets) {
  return std::ranges::any_of(
      sets, [&](const PositionSet& set) { return &set.variant->notation == &mutant.notation(); });
}

std::vector<const CountingMutant*> mutants_of(std::span<const PositionSet> sets) {
  std::vector<const CountingMutant*> mutants;
  for (const CountingMutant& mutant : all_mutants()) {
    if (plays(mutant, sets)) {
      mutants.push_back(&mutant);
    }
  }
  return mutants;
}

bool has_clause(const PlantedMutants& planted, const std::string& clause) {
  return std::ranges::any_of(planted,
                             [&](const CountingMutant* one) { return one->info.clause == clause; });
}

std::set<std::string> ids_of(const PlantedMutants& planted) {
  std::set<std::string> ids;
  for (const CountingMutant* mutant : planted) {
    ids.insert(mutant->info.name);
  }
  return ids;
}

/// One engine, from its first question to the verdict on its diagnosis.
class Trial {
 public:
  Trial(const PlantedMutants& planted, std::vector<engines::CheckItem> items,
        const DiagnoseOptions& options)
      : variant_(variant_of(*planted.front())),
        mutants_(mutants_of(variant_.notation)),
        items_(std::move(items)),
        options_(options),
        engine_(generator_of(ids_of(planted))) {
    trial_.planted = planted;
  }

  DiagnosisTrial run() {
    const Diagnosed diagnosed =
        diagnose_engine(variant_, engine_, items_, options_.max_nodes, options_.stop);
    trial_.seconds = diagnosed.seconds;
    for (const Cause& cause : diagnosed.diagnosis.causes) {
      trial_.causes.push_back(cause.explanation.id);
    }
    trial_.outcome = diagnosed.found ? judged(diagnosed.diagnosis) : DiagnosisOutcome::not_found;
    find_false_causes(diagnosed.diagnosis);
    return trial_;
  }

 private:
  /// A single mutant must come first; of a pair, both must be named.
  [[nodiscard]] DiagnosisOutcome judged(const Diagnosis& diagnosis) const {
    const std::set<std::string> right = ids_of(trial_.planted);
    const std::set<std::string> named = named_mutants(diagnosis, right.size() == 1 ? 1 : SIZE_MAX);
    if (right.size() == 1 ? named == right : std::ranges::includes(named, right)) {
      return DiagnosisOutcome::right;
    }
    return !named.empty() && !differ(*generator_of(named)) ? DiagnosisOutcome::equivalent
                                                           : DiagnosisOutcome::wrong;
  }

  /// A cause is true if it is planted, or if nothing separates it from a planted one. If others
  /// are named, they may together still play as the engine does.
  void find_false_causes(const Diagnosis& diagnosis) {
    const std::set<std::string> right = ids_of(trial_.planted);
    const auto is_right = [&](const Explanation& explanation) {
      return std::ranges::all_of(explanation.mutants,
                                 [&](const std::string& name) { return right.count(name) > 0; });
    };
    for (const Cause& cause : diagnosis.causes) {
      if (!is_right(cause.explanation) && std::ranges::none_of(cause.alike, is_right)) {
        trial_.false_causes.push_back(cause.explanation.id);
      }
    }
    if (!trial_.false_causes.empty() && !differ(*generator_of(named_mutants(diagnosis)))) {
      trial_.false_causes.clear();
    }
  }

  [[nodiscard]] std::shared_ptr<const Generator> generator_of(
      const std::set<std::string>& ids) const {
    const std::vector<const Mutant*> parts =
        mapped(ids, [&](const std::string& id) { return mutants_.find(id); });
    return make_referee_generator(mutants_.together(parts));
  }

  /// Whether a position of the sets or a random one separates the engine from its diagnosis.
  [[nodiscard]] bool differ(const Generator& theory) const {
    const FindDifference find = [&](const Setup& setup, int depth) {
      return difference(theory, setup, depth);
    };
    const auto shows = [&](const engines::CheckItem& item) {
      return find(item.setup, plies_of_a_hunt).has_value();
    };
    if (std::ranges::any_of(items_, shows)) {
      return true;
    }
    HuntOptions how;
    how.depth = plies_of_a_hunt;
    how.positions = options_.hunted;
    how.catches = 1;
    return hunt(variant_.referee, find, how).differing > 0;
  }

  /// The fast generator measures the tree before two slow generators count it.
  [[nodiscard]] std::optional<Difference> difference(const Generator& theory, const Setup& setup,
                                                     int depth) const {
    CountOptions how;
    how.stop = options_.stop;
    for (int ply = 1; ply <= depth; ++ply) {
      if (variant_.fast.perft(setup, ply, how) > Total(nodes_of_a_hunt)) {
        return std::nullopt;
      }
      const Total plays = engine_->perft(setup, ply, how);
      const Total would_play = theory.perft(setup, ply, how);
      if (plays != would_play) {
        return Difference{ply, plays, would_play};
      }
    }
    return std::nullopt;
  }

  const Variant& variant_;
  const Mutants& mutants_;
  std::vector<engines::CheckItem> items_;
  const DiagnoseOptions& options_;
  std::shared_ptr<const Generator> engine_;
  DiagnosisTrial trial_;
};

}  // namespace

Diagnosed diagnose_engine(const Variant& variant, std::shared_ptr<const Generator> generator,
                          const std::vector<engines::CheckItem>& items, std::uint64_t max_nodes,
                          const std::atomic<bool>* stop) {
  engines::CheckOptions how;
  how.engine.stop = stop;
  how.start = in_process("in process", variant, std::move(generator));
  how.max_nodes = max_nodes;
  how.max_restarts = many_restarts;
  engines::EngineCheck check(how);
  const engines::CheckResult result = check.run(items);
  if (result.interrupted) {
    throw Interrupted();
  }
  Diagnosed diagnosed;
  diagnosed.found = result.failed > 0;
  double asking = 0;
  const Ask ask = [&](const Setup& base, std::span<const Move> line, int depth) {
    const double begin = seconds_at_work();
    auto answer = check.ask(variant, base, line, depth);
    asking += seconds_at_work() - begin;
    return answer;
  };
  QuestionOptions questions;
  questions.stop = stop;
  for (const engines::CheckItem& item : items) {
    questions.pool.push_back(item.setup);
  }
  const auto answers = result.answers.find(&variant);
  if (answers == result.answers.end()) {
    return diagnosed;
  }
  const double begin = seconds_at_work();
  diagnosed.diagnosis = diagnose(variant, answers->second, ask, questions);
  diagnosed.seconds = seconds_at_work() - begin - asking;
  return diagnosed;
}

std::set<std::string> named_mutants(const Diagnosis& diagnosis, std::size_t causes) {
  std::set<std::string> ids;
  for (std::size_t index = 0; index < std::min(causes, diagnosis.causes.size()); ++index) {
    const std::vector<std::string>& mutants = diagnosis.causes[index].explanation.mutants;
    ids.insert(mutants.begin(), mutants.end());
  }
  return ids;
}

std::vector<PlantedMutants> each_alone(std::span<const PositionSet> sets) {
  return mapped(mutants_of(sets),
                [&](const CountingMutant* mutant) { return PlantedMutants{mutant}; });
}

std::vector<PlantedMutants> some_alone(std::span<const PositionSet> sets, std::size_t number,
                                       std::uint64_t seed) {
  std::vector<const CountingMutant*> mutants = mutants_of(sets);
  std::mt19937_64 random(seed);
  std::vector<PlantedMutants> engines;
  for (; engines.size() < number && !mutants.empty();) {
    const auto drawn = mutants.begin() + static_cast<std::ptrdiff_t>(random() % mutants.size());
    engines.push_back({*drawn});
    mutants.erase(drawn);
  }
  return engines;
}

std::vector<PlantedMutants> some_together(std::span<const PositionSet> sets, std::size_t size,
                                          std::size_t number, std::uint64_t seed) {
  const std::vector<const CountingMutant*> mutants = mutants_of(sets);
  std::mt19937_64 random(seed);
  std::vector<PlantedMutants> engines;
  while (engines.size() < number && !mutants.empty()) {
    PlantedMutants planted;
    for (std::size_t drawn = 0; drawn < size; ++drawn) {
      planted.push_back(mutants[random() % mutants.size()]);
    }
    const bool fits = std::ranges::all_of(planted, [&](const CountingMutant* one) {
      return &one->notation() == &planted.front()->notation() &&
             std::ranges::count_if(planted, [&](const CountingMutant* other) {
               return other->info.clause == one->info.clause;
             }) == 1;
    });
    if (fits) {
      engines.push_back(std::move(planted));
    }
  }
  return engines;
}

std::vector<PlantedMutants> some_on_house_rules(std::span<const PositionSet> sets,
                                                std::size_t number, std::uint64_t seed) {
  constexpr std::size_t most_more = 2;
  const std::vector<const CountingMutant*> mutants = mutants_of(sets);
  std::mt19937_64 random(seed);
  std::vector<PlantedMutants> engines;
  while (engines.size() < number && !mutants.empty()) {
    const Notation& variant = mutants[random() % mutants.size()]->notation();
    const std::span<const HouseRules> known = hurdle::mutants_of(variant).house_rules();
    if (known.empty()) {
      continue;
    }
    PlantedMutants planted;
    for (const std::string& name : known[random() % known.size()].mutants) {
      planted.push_back(find_mutant(variant, name));
    }
    const std::size_t size = planted.size() + most_more;
    while (planted.size() < size) {
      const CountingMutant* one = mutants[random() % mutants.size()];
      if (&one->notation() == &variant && !has_clause(planted, one->info.clause)) {
        planted.push_back(one);
      }
    }
    engines.push_back(std::move(planted));
  }
  return engines;
}

std::vector<DiagnosisTrial> diagnose_engines(std::span<const PositionSet> sets,
                                             const std::vector<PlantedMutants>& all_planted,
                                             const DiagnoseOptions& options) {
  const std::vector<engines::CheckItem> all = engines::check_items(sets, options.tag);
  const auto items_of = [&](const Notation& notation) {
    std::vector<engines::CheckItem> items;
    std::ranges::copy_if(all, std::back_inserter(items), [&](const engines::CheckItem& item) {
      return &item.variant->notation == &notation;
    });
    return items;
  };
  std::vector<std::optional<DiagnosisTrial>> trials(all_planted.size());
  std::mutex guard;
  for_each_index(trials.size(), options.threads, [&](std::size_t index) {
    try {
      const Notation& notation = all_planted[index].front()->notation();
      trials[index] = Trial(all_planted[index], items_of(notation), options).run();
    } catch (const Interrupted&) {
      return;  // not among the finished trials
    }
    const std::lock_guard lock(guard);
    if (options.on_trial) {
      options.on_trial(*trials[index]);
    }
  });
  std::vector<DiagnosisTrial> ended;
  for (std::optional<DiagnosisTrial>& trial : trials) {
    if (trial) {
      ended.push_back(std::move(*trial));
    }
  }
  return ended;
}

bool is_right(DiagnosisOutcome outcome) {
  return outcome == DiagnosisOutcome::right || outcome == DiagnosisOutcome::equivalent;
}

double share_right(std::span<const DiagnosisTrial> trials) {
  const auto right = std::ranges::count_if(
      trials, [](const DiagnosisTrial& trial) { return is_right(trial.outcome); });
  return trials.empty() ? 1 : static_cast<double>(right) / static_cast<double>(trials.size());
}

}  // namespace hurdle::mutants
