#include "perft/campaign/start/tally.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include "perft/count/total.hpp"

namespace hurdle::campaign {
namespace {

Total total_in(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? Total{} : parse_total(*text).value_or(Total{});
}

std::int64_t natural_in(const Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  return number == nullptr ? 0 : std::max<std::int64_t>(0, *number);
}

}  // namespace

void take_from_tally(Database& database, const Campaign& campaign, const LostPass& pass) {
  const Answer tally =
      database.exec("SELECT CAST(nodes AS TEXT) FROM tally WHERE campaign = $1 AND worker = $2",
                    {campaign.id, pass.worker});
  if (tally.rows.empty()) {
    return;
  }
  const Total before = total_in(tally.rows.front().value(0));
  const Total lost = total_in(pass.nodes);
  const Total after = lost > before ? Total{} : Total::from_wide(before.wide() - lost.wide());
  (void)database.exec(
      "UPDATE tally SET jobs = CASE WHEN jobs > 0 THEN jobs - 1 ELSE 0 END, "
      "tasks = CASE WHEN tasks > $1 THEN tasks - $1 ELSE 0 END, nodes = $2, "
      "milliseconds = CASE WHEN milliseconds > $3 THEN milliseconds - $3 ELSE 0 END, "
      "alone = CASE WHEN alone > $4 THEN alone - $4 ELSE 0 END WHERE campaign = $5 AND worker = $6",
      {pass.tasks, to_text(after), natural_in(pass.milliseconds), pass.alone ? 1 : 0, campaign.id,
       pass.worker});
}

}  // namespace hurdle::campaign
