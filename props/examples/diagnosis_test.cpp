// The diagnosis on mutants: a sample of them as engines. `ci/deep` takes all, and pairs.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>

#include "props/mutants/diagnose.hpp"

namespace hurdle::props {
namespace {

using mutants::DiagnosisTrial;
using mutants::Told;

mutants::DiagnoseOptions by_the_quick_sets() {
  mutants::DiagnoseOptions options;
  options.tag = "quick";
  options.max_nodes = 3'000;
  options.hunted = 50;
  return options;
}

std::vector<PositionSet> all_sets() {
  const std::array<std::filesystem::path, 1> folder{HURDLE_SOURCE_DIR "/positions"};
  return load_sets(folder);
}

/// Those of which something else was told, by name.
std::string missed(const std::vector<DiagnosisTrial>& trials) {
  std::string text;
  for (const DiagnosisTrial& trial : trials) {
    if (trial.told == Told::wrongly || trial.told == Told::not_found) {
      text += std::string(trial.faults.front()->notation().name);
      for (const mutants::Mutant* mutant : trial.faults) {
        text += " " + mutant->belief.name;
      }
      text += trial.told == Told::not_found ? ": not found\n" : ": told was";
      for (const std::string& cause : trial.causes) {
        text += " " + cause;
      }
      text += "\n";
    }
  }
  return text;
}

TEST(Diagnosis, NamesWhatASampleOfTheMutantsBelieves) {
  constexpr std::size_t sampled = 120;
  const std::vector<PositionSet> sets = all_sets();
  const auto trials =
      mutants::diagnose_engines(sets, mutants::some_alone(sets, sampled, 13), by_the_quick_sets());
  ASSERT_EQ(trials.size(), sampled);
  EXPECT_GE(mutants::share_told(trials), 0.95) << missed(trials);
}

}  // namespace
}  // namespace hurdle::props
