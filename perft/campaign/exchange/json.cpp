#include "perft/campaign/exchange/json.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cmath>
#include <ctime>
#include <nlohmann/json.hpp>

#include "perft/campaign/exchange/disputes.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/count/tree/hash.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::campaign {
namespace {

double seconds(std::int64_t milliseconds) {
  constexpr double a_second = 1000;
  return static_cast<double>(milliseconds) / a_second;
}

Json to_json(const Count& count) {
  return {{"count", hurdle::to_json(count.value)}, {"by", count.by}, {"key_seed", count.key_seed}};
}

Json to_json(const FailedAccount& account) {
  return {{"account", account.name},
          {"time", time_text(account.time)},
          {"batch", account.batch},
          {"task", account.task},
          {"counted", hurdle::to_json(account.counted)},
          {"known", hurdle::to_json(account.known)},
          {"jobs_lost", std::to_string(account.jobs_lost)}};
}

Json to_json(const std::vector<FailedAccount>& accounts) {
  return list_of(accounts, [](const FailedAccount& account) { return to_json(account); });
}

/// The probability that wrong counts of some tasks go undetected.
Json escapes(const Campaign& campaign) {
  return list_of(wrong_counts_of_interest, [&](const std::int64_t lies) -> Json {
    return {{"lies", lies}, {"probability", escape_probability(campaign, lies)}};
  });
}

Json to_json(const WorkerStatus& worker) {
  return {{"id", worker.id},
          {"name", worker.name},
          {"account", worker.account.empty() ? Json(nullptr) : Json(worker.account)},
          {"threads", worker.threads},
          {"commit", worker.commit},
          {"build", worker.build},
          {"alive", worker.alive},
          {"finished", worker.finished},
          {"last_heartbeat_seconds", seconds(worker.last_beat)},
          {"jobs", hurdle::to_json(static_cast<std::uint64_t>(worker.jobs))},
          {"tasks", hurdle::to_json(static_cast<std::uint64_t>(worker.tasks))},
          {"nodes", hurdle::to_json(worker.nodes)},
          {"seconds", seconds(worker.milliseconds)}};
}

Json to_json(const DeadJob& job) {
  return {{"batch", job.batch}, {"pass", job.pass}, {"workers", job.workers}};
}

Json key_seeds(const Campaign& campaign) {
  Json seeds = Json::array();
  for (int pass = 1; pass <= campaign.passes; ++pass) {
    seeds.push_back(std::to_string(key_seed_of(pass)));
  }
  return seeds;
}

Json rechecks(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT done, tasks, differing, generator, key_seed, sample_seed FROM recheck "
      "WHERE campaign = $1 ORDER BY id",
      {campaign.id});
  return list_of(answer.rows, [](const Row& row) -> Json {
    return {{"time", time_text(row.integer(0))},
            {"tasks", std::to_string(row.integer(1))},
            {"differing", std::to_string(row.integer(2))},
            {"generator", row.text(3)},
            {"key_seed", row.text(4)},
            {"sample_seed", row.text(5)}};
  });
}

/// The batches that wait for a pass beyond the campaign's own.
Json open_extra_passes(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT DISTINCT batch FROM job WHERE campaign = $1 AND redo = 1 AND "
      "state NOT IN ('done', 'void') ORDER BY batch",
      {campaign.id});
  return list_of(answer.rows, [](const Row& row) -> Json { return row.integer(0); });
}

}  // namespace

std::string time_text(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                     fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

double expected_collisions(Total nodes) {
  constexpr int verified_bits = 64 + static_cast<int>(HashTable::tag_bits);
  constexpr auto chances = HashTable::entries_a_bucket * HashTable::keys_a_position;
  return std::ldexp(static_cast<double>(nodes.wide()) * static_cast<double>(chances),
                    -verified_bits);
}

Json to_json(const Campaign& campaign) {
  Json json{{"name", campaign.name}};
  add_subject(json, campaign);
  json.update(Json{{"depth", campaign.depth},
                   {"split", campaign.split},
                   {"passes", campaign.passes},
                   {"per_move", campaign.per_move},
                   {"quorum", campaign.quorum},
                   {"known_percent", campaign.known_percent},
                   {"state", to_text(campaign.state)},
                   {"created", time_text(campaign.created)},
                   {"tasks", std::to_string(campaign.tasks)},
                   {"lines", hurdle::to_json(campaign.lines)},
                   {"batches", std::to_string(campaign.batches)},
                   {"batch_tasks", std::to_string(campaign.batch_tasks)},
                   {"rules", campaign.rules},
                   {"tree", hex(campaign.tree)},
                   {"digest", hex(campaign.digest)}});
  return json;
}

Json to_json(const Status& status) {
  Json json = to_json(status.campaign);
  json["state"] = status.state();
  json["jobs"] = std::to_string(status.jobs);
  json["jobs_done"] = std::to_string(status.jobs_done);
  json["jobs_leased"] = std::to_string(status.jobs_leased);
  json["jobs_damaged"] = std::to_string(status.jobs_damaged);
  json["jobs_dead"] = std::to_string(status.jobs_dead);
  json["dead"] = list_of(status.dead, [](const DeadJob& job) { return to_json(job); });
  json["tasks_done"] = std::to_string(status.tasks_done);
  json["same_worker"] = std::to_string(status.same_worker);
  json["findings"] = std::to_string(status.findings);
  json["failed_accounts"] = to_json(status.failed);
  json["nodes"] = hurdle::to_json(status.nodes);
  json["nodes_a_second"] = status.nodes_a_second;
  json["seconds_left"] = status.seconds_left ? Json(*status.seconds_left) : Json(nullptr);
  json["workers"] =
      list_of(status.workers, [](const WorkerStatus& worker) { return to_json(worker); });
  return json;
}

Json to_json(const Campaign& campaign, const Finding& finding) {
  return {{"batch", finding.batch},
          {"task", finding.task},
          {"depth", campaign.task_depth()},
          {"first", to_json(finding.first)},
          {"second", to_json(finding.second)}};
}

Json to_json(const Campaign& campaign, const Result& result) {
  Json json{{"name", campaign.name},
            {"complete", result.complete},
            {"why_not", result.complete ? Json(nullptr) : Json(result.why_not)},
            {"total", result.complete ? hurdle::to_json(result.total) : Json(nullptr)}};
  json["jobs_dead"] = std::to_string(result.jobs_dead);
  json["divide"] = list_of(result.moves, [&](const MoveSum& move) -> Json {
    return {{"move", move.move},
            {"nodes", result.complete ? hurdle::to_json(move.nodes) : Json(nullptr)}};
  });
  json["batches_by_one_worker"] = std::to_string(result.same_worker);
  json["failed_accounts"] = to_json(result.failed);
  json["known_tasks"] = std::to_string(campaign.known_tasks());
  json["escape"] = campaign.known_percent == 0 ? Json(nullptr) : escapes(campaign);
  json["findings"] =
      list_of(result.findings, [&](const Finding& finding) { return to_json(campaign, finding); });
  return json;
}

Json export_of(Database& database, const Campaign& campaign) {
  const Result result = result_of(database, campaign);
  const Status status = status_of(database, campaign);
  Json json = to_json(status);
  json.update(to_json(campaign, result));
  json["key_seeds"] = key_seeds(campaign);
  json["nodes_counted"] = hurdle::to_json(result.nodes);
  json["seconds_counting"] = seconds(result.milliseconds);
  json["expected_collisions_at_most"] = expected_collisions(result.nodes);
  json["rechecks"] = rechecks(database, campaign);
  json[open_passes_field] = open_extra_passes(database, campaign);
  if (campaign.sealed()) {
    json["digest_is_of"] = campaign_text(campaign, campaign.tree);
  }
  json["made_by"] = {{"version", campaign.version}, {"commit", campaign.commit}};
  json["tables"] = schema_version();
  json["packed_positions"] = static_cast<int>(campaign.game().packed_version());
  return json;
}

std::optional<std::string> fen_of(Database& database, const Campaign& campaign,
                                  const Finding& finding) {
  const Tasks tasks = tasks_of(database, campaign, finding.batch);
  return campaign.game().fen_of(tasks, static_cast<std::size_t>(finding.task));
}

}  // namespace hurdle::campaign
