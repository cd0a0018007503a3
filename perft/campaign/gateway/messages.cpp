#include "perft/campaign/gateway/messages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <climits>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/build_info.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::array<std::string_view, 11> operation_names{
    "sign-on", "sign-off",        "heartbeat", "work",     "digests",  "batch",
    "lease",   "left-for-others", "exclude",   "complete", "give-back"};

constexpr std::array<std::string_view, 9> failure_names{
    "absent", "unreachable", "refused", "busy", "full", "corrupt", "read-only", "foreign", "rule"};

constexpr std::array<std::string_view, 3> completion_names{"counted", "counted before", "refused"};

constexpr const char* in_request = "request";
constexpr const char* in_reply = "reply of the gateway";

/// The index of a name in a list; nothing if it is not there.
template <std::size_t size>
std::optional<std::size_t> index_of(const std::array<std::string_view, size>& names,
                                    std::string_view name) {
  const auto* const found = std::ranges::find(names, name);
  return found == names.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - names.begin()));
}

/// A text that may be shown on terminals and pages.
std::string shown_text(const Fields& fields, const char* name) {
  constexpr std::size_t most = 200;
  std::string text = fields.text(name);
  const bool printable =
      std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; });
  if (text.empty() || text.size() > most || !printable) {
    fields.fail(name, "must be 1 to 200 characters of printable ASCII");
  }
  return text;
}

Fields fields_in(const Json& json, const char* message) {
  return {message, json, "a message of Hurdle's gateway protocol, version 1"};
}

/// Cuts the text up to a separator from the front of `rest`.
std::string_view cut(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return part;
}

/// The tasks in the lines of a batch's text, after the first.
Tasks parsed_tasks(const Campaign& campaign, std::string_view lines) {
  const Game& game = campaign.game();
  Tasks tasks;
  while (!lines.empty()) {
    std::string_view line = cut(lines, '\n');
    const std::string_view position = cut(line, '\t');
    const auto multiplicity = parse_total(line);
    if (!multiplicity) {
      throw StoreError(StoreFailure::corrupt, "a task has no multiplicity");
    }
    game.parse(position, tasks);
    tasks.multiplicities.push_back(*multiplicity);
    if (const auto invalid = game.invalid_reason(tasks, tasks.size() - 1)) {
      throw StoreError(StoreFailure::corrupt, *invalid);
    }
  }
  return tasks;
}

}  // namespace

std::string_view to_text(Operation operation) {
  return operation_names.at(static_cast<std::size_t>(operation));
}

std::optional<Operation> operation_of(std::string_view path) {
  if (!path.starts_with(gateway_path)) {
    return std::nullopt;
  }
  const auto index = index_of(operation_names, path.substr(gateway_path.size()));
  return index ? std::optional(static_cast<Operation>(*index)) : std::nullopt;
}

Fields request_fields(const Json& json) {
  return fields_in(json, in_request);
}

Fields reply_fields(const Json& json) {
  return fields_in(json, in_reply);
}

Json to_json(const WorkerFacts& facts) {
  return {{"name", facts.name.value_or("?")},
          {"threads", facts.threads},
          {"lease", facts.lease},
          {"wants", facts.wants ? Json(*facts.wants) : Json(nullptr)},
          {"commit", build_info().commit},
          {"build", build_line()}};
}

WorkerFacts facts_of(const Fields& fields) {
  constexpr int most_threads = 1024;
  WorkerFacts facts;
  facts.threads = fields.number("threads", 1, most_threads);
  facts.lease = fields.number("lease", 1, longest_lease);
  if (!fields.at("wants").is_null()) {
    facts.wants = fields.text("wants");
  }
  facts.name = shown_text(fields, "name");
  facts.commit = shown_text(fields, "commit");
  facts.build = shown_text(fields, "build");
  return facts;
}

Json to_json(const WorkLeft& left) {
  Json campaigns = Json::array();
  for (const Campaign& campaign : left.leasable) {
    Json json = to_json(campaign);
    json["id"] = std::to_string(campaign.id);
    campaigns.push_back(std::move(json));
  }
  return {{"campaigns", std::move(campaigns)}, {"leased_by_others", left.leased_by_others}};
}

WorkLeft work_left_of(const Json& reply) {
  const Fields fields = reply_fields(reply);
  WorkLeft left;
  left.leased_by_others = fields.truth("leased_by_others");
  for (const Json& json : fields.list("campaigns")) {
    const Fields one = reply_fields(json);
    Campaign& campaign = left.leasable.emplace_back(campaign_of(one));
    campaign.id = one.long_number("id");
    campaign.state = State::running;
  }
  return left;
}

Json to_json(const LeaseWish& wish) {
  return {{"most", wish.most},
          {"lease", wish.milliseconds},
          {"same_worker_after",
           wish.same_worker_after ? Json(std::to_string(*wish.same_worker_after)) : Json(nullptr)}};
}

LeaseWish wish_of(const Fields& fields) {
  LeaseWish wish;
  wish.most = fields.number("most", 1, static_cast<int>(most_jobs_of_a_request));
  wish.milliseconds = fields.number("lease", 1, longest_lease);
  if (!fields.at("same_worker_after").is_null()) {
    constexpr std::int64_t longest = std::int64_t{1} << 50;  // milliseconds; any sum fits
    wish.same_worker_after = fields.long_number("same_worker_after", 0, longest);
  }
  return wish;
}

Json to_json(const Job& job) {
  return {{"batch", std::to_string(job.batch)},
          {"pass", job.pass},
          {"token", std::to_string(job.token)},
          {"key_seed", std::to_string(job.key_seed)}};
}

Job job_of(const Json& json, const char* message) {
  const Fields fields = fields_in(json, message);
  return {fields.long_number("batch"), fields.number("pass", 1, INT_MAX),
          fields.long_number("token"), fields.narrow_count("key_seed")};
}

Json to_json(const std::vector<Job>& jobs) {
  Json all = list_of(jobs, [](const Job& job) { return to_json(job); });
  return {{"jobs", std::move(all)}};
}

std::vector<Job> jobs_of(const Json& reply) {
  return mapped(reply_fields(reply).list("jobs"),
                [&](const Json& json) { return job_of(json, in_reply); });
}

Json to_json(const Finished& finished) {
  Json counts = list_of(finished.counts, [](const Total count) { return to_text(count); });
  Json json = to_json(finished.job);
  json["counts"] = std::move(counts);
  json["milliseconds"] = std::to_string(finished.milliseconds);
  return json;
}

Finished finished_of(const Json& json) {
  constexpr std::int64_t longest = 1'000'000'000'000;  // as in worker_complete
  const Fields fields = request_fields(json);
  Finished finished;
  finished.job = job_of(json, in_request);
  finished.milliseconds = fields.long_number("milliseconds", 0, longest);
  for (const Json& text : fields.list("counts")) {
    const auto count = text.is_string() ? parse_total(text.get<std::string>()) : std::nullopt;
    if (!count) {
      fields.fail("counts", "must be a list of counts in strings");
    }
    finished.counts.push_back(*count);
  }
  return finished;
}

Json to_json(const std::vector<Completion>& completions) {
  Json all = list_of(completions, [](const Completion completion) {
    return completion_names.at(static_cast<std::size_t>(completion));
  });
  return {{"completions", std::move(all)}};
}

std::vector<Completion> completions_of(const Json& reply, std::size_t expected) {
  const Fields fields = reply_fields(reply);
  std::vector<Completion> completions;
  for (const Json& name : fields.list("completions")) {
    const auto index =
        name.is_string() ? index_of(completion_names, name.get<std::string>()) : std::nullopt;
    if (!index) {
      fields.fail("completions", "must be a list of: counted, counted before, refused");
    }
    completions.push_back(static_cast<Completion>(*index));
  }
  if (completions.size() != expected) {
    fields.fail("completions", fmt::format("must have {} values", expected));
  }
  return completions;
}

Json to_json(const Campaign& campaign, const Batch& batch) {
  return {{"digest", hex(batch.digest)},
          {"text", batch_text(campaign.game(), batch.number, batch.move, batch.tasks,
                              batch.tasks.multiplicities)}};
}

Tasks tasks_in(const Campaign& campaign, std::int64_t batch, const Json& reply) {
  const Fields fields = reply_fields(reply);
  const std::string text = fields.text("text");
  std::string_view lines = text;
  const std::string_view head = cut(lines, '\n');
  // The gateway has compared both with the store: what differs was changed on the way.
  if (sha256(text) != fields.digest("digest") ||
      !head.starts_with(fmt::format("batch {}\t", batch))) {
    throw StoreError(
        StoreFailure::unreachable,
        fmt::format("campaign {}, batch {}: the gateway's reply was changed on the way",
                    campaign.name, batch));
  }
  try {
    return parsed_tasks(campaign, lines);
  } catch (const TextError& error) {
    throw DamagedBatch(campaign, batch, error.what());
  } catch (const StoreError& error) {
    throw DamagedBatch(campaign, batch, error.what());
  }
}

std::string_view to_text(StoreFailure failure) {
  return failure_names.at(static_cast<std::size_t>(failure));
}

std::optional<StoreFailure> failure_of(std::string_view text) {
  const auto index = index_of(failure_names, text);
  return index ? std::optional(static_cast<StoreFailure>(*index)) : std::nullopt;
}

}  // namespace hurdle::campaign
