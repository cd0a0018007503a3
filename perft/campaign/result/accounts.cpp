#include "perft/campaign/result/accounts.hpp"

#include <fmt/format.h>

#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/store/totals.hpp"

namespace hurdle::campaign {

std::vector<FailedAccount> failed_accounts(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT account, failed, batch, task, CAST(counted AS TEXT), CAST(known AS TEXT), jobs_lost "
      "FROM failed_account WHERE campaign = $1 ORDER BY account",
      {campaign.id});
  std::vector<FailedAccount> accounts;
  for (const Row& row : answer.rows) {
    accounts.push_back({row.text(0), row.integer(1), row.integer(2), row.integer(3),
                        stored_total(row.text(4)), stored_total(row.text(5)), row.integer(6)});
  }
  return accounts;
}

void judge(Database& database, const Campaign& campaign) {
  if (campaign.quorum == 0) {
    return;
  }
  constexpr std::int64_t at_once = 1024;
  try {
    while (database.exec("SELECT hurdle_judge($1, $2, '')", {campaign.id, at_once})
               .rows.at(0)
               .integer(0) != 0) {
    }
  } catch (const StoreError& error) {
    if (error.kind() != StoreFailure::refused) {
      throw;
    }
  }
}

bool has_unjudged(Database& database, const Campaign& campaign) {
  if (campaign.quorum == 0) {
    return false;
  }
  return !database
              .exec(
                  "SELECT 1 FROM account_job AS done WHERE campaign = $1 AND (judged = 0 OR EXISTS "
                  "(SELECT 1 FROM failed_account AS failed WHERE failed.campaign = $1 AND "
                  "failed.account = done.account)) LIMIT 1",
                  {campaign.id})
              .rows.empty();
}

std::string escape_text(const Campaign& campaign) {
  if (campaign.known_percent == 0) {
    return "";
  }
  std::string text = fmt::format(
      "of {}, the counts of {} were known beforehand: accounts that lie together escape",
      counted(campaign.tasks, "task"), campaign.known_tasks());
  std::string_view before = " with a probability of";
  for (const std::int64_t lies : wrong_counts_of_interest) {
    text += fmt::format("{} {:.3g} on {} tasks", before, escape_probability(campaign, lies), lies);
    before = ",";
  }
  return text;
}

double escape_probability(const Campaign& campaign, std::int64_t lies) {
  const std::int64_t known = campaign.known_tasks();
  double probability = 1;
  for (std::int64_t lie = 0; lie < lies && probability > 0; ++lie) {
    const auto left = static_cast<double>(campaign.tasks - lie);
    probability *= campaign.tasks - lie <= known ? 0 : 1 - static_cast<double>(known) / left;
  }
  return probability;
}

}  // namespace hurdle::campaign
