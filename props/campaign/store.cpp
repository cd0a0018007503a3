#include "props/campaign/store.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::props {

using namespace hurdle::campaign;

std::ostream& operator<<(std::ostream& out, StoreKind kind) {
  return out << (kind == StoreKind::sqlite ? "sqlite" : "postgres");
}

void AnyStore::SetUp() {
  if (const std::string why = no_server_because();
      GetParam() == StoreKind::postgres && !why.empty()) {
    GTEST_SKIP() << why;
  }
  store_ = another_store();
}

std::string AnyStore::another_store() const {
  return GetParam() == StoreKind::sqlite ? scratch_.path(fmt::format("campaigns{}.db", ++stores_))
                                         : new_database();
}

std::unique_ptr<Database> AnyStore::open() const {
  return open_database(store_, Missing::create);
}

std::string AnyStore::batch_bytes(const std::string& column, std::int64_t batch) const {
  return open()
      ->exec("SELECT " + column + " FROM batch WHERE number = $1", {batch})
      .rows.at(0)
      .bytes(0);
}

void AnyStore::write_batch(const std::string& column, std::int64_t batch,
                           const std::string& bytes) const {
  const std::string update = "UPDATE batch SET " + column + " = $1 WHERE number = $2";
  ASSERT_EQ(open()->exec(update, {Blob{bytes}, batch}).changed, 1);
}

Campaign AnyStore::start(const StartRequest& request) const {
  return campaign::start(*open(), request, {}).campaign;
}

WorkDone AnyStore::work(WorkOptions options) const {
  options.store = store_;
  options.until_idle = true;
  return campaign::work(options, {[this](const std::string& line) { said_.push_back(line); }, {}});
}

Campaign AnyStore::start_and_work(const StartRequest& request) const {
  Campaign campaign = start(request);
  (void)work();
  return campaign;
}

Result AnyStore::result(const Campaign& campaign) const {
  return result_of(*open(), campaign);
}

StartRequest request(const std::string& variant, int depth, int split) {
  StartRequest request;
  request.variant = find_variant(variant);
  request.root = start_position(request.variant->notation, "");
  request.fen = to_fen(request.variant->notation, request.root);
  request.depth = depth;
  request.split = split;
  request.name = default_name(request, depth);
  return request;
}

StartRequest request_twice(const std::string& variant, int depth, int split) {
  StartRequest twice = request(variant, depth, split);
  twice.passes = 2;
  return twice;
}

std::vector<Job> lease_some(Database& database, const Campaign& campaign,
                            const WorkerIdentity& worker, std::int64_t milliseconds) {
  constexpr std::int64_t most = 3;
  return lease(database, campaign, worker, most, milliseconds);
}

Finished counted(Database& database, const Campaign& campaign, const Job& job) {
  const Tasks tasks = tasks_of(database, campaign, job.batch);
  Finished finished;
  finished.job = job;
  finished.counts =
      campaign.variant->fast.counter({})->count(tasks.positions, campaign.task_depth());
  finished.multiplicities = tasks.multiplicities;
  return finished;
}

}  // namespace hurdle::props
