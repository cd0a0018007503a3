#include "perft/campaign/exchange/share.hpp"

namespace hurdle::campaign {

std::int64_t take_share(Database& database, const Campaign& campaign, const Share& share) {
  const Values parameters{campaign.id, share.of, share.number - 1};
  Transaction transaction(database, Access::write);
  (void)database.exec(
      "UPDATE job SET state = 'ready' WHERE campaign = $1 AND state = 'elsewhere' AND "
      "batch % $2 = $3",
      parameters);
  (void)database.exec(
      "UPDATE job SET state = 'elsewhere' WHERE campaign = $1 AND state = 'ready' AND "
      "batch % $2 <> $3",
      parameters);
  const Answer left = database.exec(
      "SELECT count(*) FROM job WHERE campaign = $1 AND state = 'elsewhere'", {campaign.id});
  transaction.commit();
  return left.rows.front().integer(0);
}

}  // namespace hurdle::campaign
