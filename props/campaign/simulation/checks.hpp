// What must hold of a store at every moment, and at the end. Each breach is said in one line.
#pragma once

#include <optional>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "props/campaign/simulation/scenario.hpp"
#include "props/campaign/simulation/truth.hpp"

namespace hurdle::simulation {

/// What is said of a campaign's total.
struct Said {
  bool complete = false;
  std::string why_not;  ///< also what was thrown
};

/// Something that must never be; it ends the run.
class Breach : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

/// Asks for the total: it is exact, or there is none. Throws Breach; StoreError when the store is
/// away. With flipped bits, damage may be said, but it must be named.
[[nodiscard]] Said check_total(campaign::Database& store, const Scenario& scenario,
                               const Truth& truth);

/// Whether an error is one that the scenario brings; else throws Breach.
void require_expected(const campaign::StoreError& error, const Scenario& scenario);

/// Of a store in which nothing was flipped, when nobody is at it: each job is done once, whoever
/// did it, tallies say so, and each wrong count is named by a finding. Throws Breach.
void check_books(campaign::Database& store, const Scenario& scenario, const Truth& truth);

}  // namespace hurdle::simulation
