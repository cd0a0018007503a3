// Starting the processes of a run and its campaign.

#include "props/campaign/simulation/campaign_run.hpp"

namespace hurdle::simulation {

using campaign::CampaignError;
using campaign::Database;
using campaign::Missing;
using campaign::StoreError;
using campaign::StoreFailure;

Process& Run::spawn(const std::string& name, const std::function<void()>& body) {
  Process& process = processes_.emplace_back(name);
  scheduler_.spawn(process, [this, name, body] { guarded(name, body); });
  return process;
}

void Run::now_and_then(const std::string& name, Time least, Time most,
                       const std::function<void()>& body) {
  spawn(name, [this, name, least, most, body] {
    while (!is_over()) {
      scheduler_.sleep(random().between(static_cast<int>(least), static_cast<int>(most)));
      if (!is_over()) {
        guarded(name, body);
      }
    }
  });
}

std::optional<campaign::Campaign> Run::campaign_in(Database& database) const {
  return campaign::find_campaign(database, truth_.request(scenario_).name);
}

bool Run::start_campaign() {
  while (!is_over()) {
    try {
      const auto database = store_.open(Missing::create);
      (void)campaign::start(*database, truth_.request(scenario_), {});
      return true;
    } catch (const StoreError& error) {
      require_expected(error, scenario_);
      if (!error.is_transient() && error.kind() != StoreFailure::full) {
        say("start", error.what());
        return false;
      }
    } catch (const CampaignError& error) {
      if (!has(Fault::flip)) {
        throw;
      }
      say("start", error.what());
      return false;
    }
    scheduler_.sleep(second);
  }
  return false;
}

void Run::start_at_once() {
  constexpr int most = 3;
  constexpr int most_milliseconds = 400;
  for (int starter = random().between(1, most); starter > 0; --starter) {
    Process& process = spawn("starter", [this] { (void)start_campaign(); });
    scheduler_.sleep(random().between(0, most_milliseconds));
    if (random().chance(50)) {
      kill(process);
    }
  }
}

}  // namespace hurdle::simulation
