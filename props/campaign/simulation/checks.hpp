// The invariants of a store during and after a run. Each violation is reported in one line.
#pragma once

#include <string>

#include "perft/campaign/store/database.hpp"
#include "props/campaign/simulation/scenario.hpp"
#include "props/campaign/simulation/truth.hpp"

namespace hurdle::simulation {

/// The result that a campaign reports.
struct TotalCheck {
  bool complete = false;
  std::string why_not;  ///< or the message of an exception
};

/// A violated invariant; ends the run.
class Breach : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// Requests the total: it must be exact, or there must be none. Throws Breach; StoreError if the
/// store is unreachable. With flipped bits an error about damage is allowed if it names the place.
[[nodiscard]] TotalCheck check_total(campaign::Database& store, const Scenario& scenario,
                                     const Truth& truth);

/// Throws Breach unless the scenario can cause this error.
void require_expected(const campaign::StoreError& error, const Scenario& scenario);

/// For a store without flipped bits and without running workers: each job is done once, the tallies
/// agree, and each wrong count is named by a finding. Throws Breach.
void check_books(campaign::Database& store, const Scenario& scenario, const Truth& truth);

}  // namespace hurdle::simulation
