#include <fmt/format.h>

#include <algorithm>

#include "perft/campaign/dashboard/dashboard.hpp"

namespace hurdle::campaign {

Rates rates_of(Database& database, const Status& status) {
  constexpr std::int64_t most_spans = 120;
  constexpr std::int64_t least_milliseconds = 15000;  // workers complete what they count in 5 s
  constexpr double a_second = 1000;
  const Campaign& campaign = status.campaign;
  const bool goes_on = campaign.state == State::running && !status.finished();
  const Transaction transaction(database, Access::read);
  const Answer ends = database.exec(
      fmt::format("SELECT min(finished), max(finished), {} FROM job WHERE campaign = $1 AND "
                  "state = 'done'",
                  database.dialect().now),
      {campaign.id});
  const Row& row = ends.rows.front();
  Rates rates;
  if (row.is_null(0)) {
    return rates;
  }
  rates.begin = row.integer(0);
  const std::int64_t end = goes_on ? row.integer(2) : row.integer(1);
  const std::int64_t whole = std::max<std::int64_t>(0, end - rates.begin);
  const auto spans = std::clamp<std::int64_t>(whole / least_milliseconds, 1, most_spans);
  rates.span = whole / spans + 1;
  rates.nodes_a_second.resize(static_cast<std::size_t>(spans));
  const Answer sums = database.exec(
      "SELECT (finished - $2) / $3 AS span, "
      "CAST(sum(CAST(nodes AS DOUBLE PRECISION)) AS TEXT) FROM job "
      "WHERE campaign = $1 AND state = 'done' AND finished IS NOT NULL GROUP BY span",
      {campaign.id, rates.begin, rates.span});
  for (const Row& sum : sums.rows) {
    const auto span = std::clamp<std::int64_t>(sum.integer(0), 0, spans - 1);
    rates.nodes_a_second[static_cast<std::size_t>(span)] +=
        std::stod(sum.text(1)) * a_second / static_cast<double>(rates.span);
  }
  return rates;
}

}  // namespace hurdle::campaign
