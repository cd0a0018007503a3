#include "perft/campaign/work/worker_identity.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/work/environment.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

/// A name with all unprintable characters replaced.
std::string printable(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char letter) { return letter < ' ' || letter > '~'; }, '?');
  return name;
}

/// An account cannot fill the file with workers.
void require_few_workers(Database& database, const std::string& account) {
  constexpr std::int64_t most = 1000;  // as in worker_register
  const Answer live = database.exec(
      fmt::format("SELECT count(*) FROM (SELECT 1 FROM worker WHERE account = $1 AND stopped IS "
                  "NULL AND heartbeat > {} - lease LIMIT $2) AS live",
                  database.dialect().now),
      {account, most});
  if (live.rows.front().integer(0) >= most) {
    throw StoreError(StoreFailure::refused,
                     fmt::format("account {} has {} live workers already", account, most));
  }
}

}  // namespace

WorkerIdentity register_worker(Database& database, const WorkerFacts& facts) {
  WorkerIdentity worker{0, printable(facts.name ? *facts.name : real_environment().name())};
  const Value wants = facts.wants ? Value(*facts.wants) : Value(nullptr);
  const std::string commit = printable(facts.commit.empty() ? build_info().commit : facts.commit);
  const std::string build = printable(facts.build.empty() ? build_line() : facts.build);
  if (has_functions(database)) {
    const Answer made = call(database, "worker_register",
                             {worker.name, facts.threads, commit, build, facts.lease, wants});
    worker.id = made.rows.at(0).integer(0);
    return worker;
  }
  if (!facts.account.empty()) {  // a server's function does the same by itself
    require_few_workers(database, facts.account);
    worker.name = fmt::format("{}/{}", facts.account, worker.name);
  }
  const Answer answer = database.exec(
      fmt::format("INSERT INTO worker (name, threads, commit_id, started, heartbeat, lease, wants, "
                  "build, account) VALUES ($1, $2, $3, {0}, {0}, $4, $5, $6, $7) RETURNING id",
                  database.dialect().now),
      {worker.name, facts.threads, commit, facts.lease, wants, build, facts.account});
  worker.id = answer.rows.at(0).integer(0);
  return worker;
}

void sign_off(Database& database, const WorkerIdentity& worker) {
  if (has_functions(database)) {
    (void)call(database, "worker_sign_off", {worker.id});
    return;
  }
  (void)database.exec(fmt::format("UPDATE worker SET stopped = {0}, heartbeat = {0} WHERE id = $1",
                                  database.dialect().now),
                      {worker.id});
}

void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease) {
  if (has_functions(database)) {
    (void)call(database, "worker_heartbeat", {worker.id, lease});
    return;
  }
  Transaction transaction(database, Access::write);
  (void)database.exec(
      fmt::format("UPDATE worker SET heartbeat = {} WHERE id = $1", database.dialect().now),
      {worker.id});
  (void)database.exec(fmt::format("UPDATE job SET expires = {} + CAST($1 AS BIGINT) "
                                  "WHERE worker = $2 AND state = 'leased'",
                                  database.dialect().now),
                      {lease, worker.id});
  transaction.commit();
}

}  // namespace hurdle::campaign
