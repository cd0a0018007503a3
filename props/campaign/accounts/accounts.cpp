#include "props/campaign/accounts/accounts.hpp"

#include "props/campaign/store.hpp"

namespace hurdle::props {

using namespace hurdle::campaign;

void Accounts::make_accounts(const std::vector<std::string>& names) {
  std::string all = "ann bob";
  for (const std::string& name : names) {
    all += " " + name;
  }
  const Outcome made = grant("-v workers='" + all + "'");
  ASSERT_EQ(made.code, 0) << made.err;
}

void Accounts::start(const std::string& variant, int depth, int split, int known_percent,
                     std::uint64_t known_seed) {
  owner_ = open("hurdle_owner");
  StartRequest asked = request_twice(variant, depth, split);
  asked.name = "quorum-" + std::to_string(++campaigns_);
  asked.quorum = 2;
  asked.known_percent = known_percent;
  asked.known_seed = known_seed;
  campaign_ = campaign::start(*owner_, asked, {}).campaign;
  right_.clear();
  for (std::int64_t batch = 0; batch < campaign_.batches; ++batch) {
    right_.push_back(props::counted(*owner_, campaign_, {batch, 1, 0, 0}));
  }
}

Accounts::Member Accounts::member(const std::string& account) const {
  Member member{open(account), {}};
  member.worker = register_worker(*member.database, {.wants = campaign_.name});
  return member;
}

void Accounts::look(const Member& member) const {
  (void)work_left(*member.database, campaign_.name);
}

std::vector<Job> Accounts::lease(const Member& member, std::int64_t most) const {
  constexpr std::int64_t lease_time = 600000;
  return campaign::lease(*member.database, campaign_, member.worker, most, lease_time);
}

Completion Accounts::complete(const Member& member, const Finished& finished) const {
  return campaign::complete(*member.database, campaign_, member.worker, {finished}).at(0);
}

Finished Accounts::counted(const Job& job) const {
  Finished finished = right_.at(static_cast<std::size_t>(job.batch));
  finished.job = job;
  finished.milliseconds = 1;
  return finished;
}

std::vector<std::int64_t> Accounts::known(std::int64_t batch) const {
  std::vector<std::int64_t> tasks;
  for (const Row& row : owner_
                            ->exec("SELECT task FROM known_task WHERE campaign = $1 AND batch = $2 "
                                   "ORDER BY task",
                                   {campaign_.id, batch})
                            .rows) {
    tasks.push_back(row.integer(0));
  }
  return tasks;
}

Result Accounts::result() const {
  return result_of(*owner_, campaign_);
}

}  // namespace hurdle::props
