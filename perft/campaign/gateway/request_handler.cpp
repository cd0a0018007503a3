#include "perft/campaign/gateway/request_handler.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/audit.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/files.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::campaign {
namespace {

constexpr int ok = 200;
constexpr int bad_request = 400;
constexpr int forbidden = 403;
constexpr int not_found = 404;
constexpr int internal_error = 500;
constexpr int unavailable = 503;

/// Statements of a worker take milliseconds; whatever takes this long is retried by the worker.
constexpr std::chrono::seconds patience{20};

/// Connections to the store, however many workers there are.
constexpr std::size_t most_connections = 16;

int status_of(StoreFailure failure) {
  switch (failure) {
    case StoreFailure::unreachable:
    case StoreFailure::busy:
    case StoreFailure::full:
      return unavailable;
    case StoreFailure::refused:
      return forbidden;
    case StoreFailure::absent:
      return not_found;
    case StoreFailure::broken_rule:
      return bad_request;
    default:
      return internal_error;
  }
}

std::string_view words_of(StoreFailure failure) {
  switch (failure) {
    case StoreFailure::busy:
      return "the gateway's store is busy";
    case StoreFailure::full:
      return "the gateway's store has no room left";
    default:
      return "the gateway cannot reach its store";
  }
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Acts for an account at a server. A file does not check the owner of a worker, so the request
/// handler does.
void act_for(Database& database, const std::string& account) {
  if (has_functions(database)) {
    (void)database.exec("SELECT set_config('hurdle.account', $1, FALSE)", {account});
  }
}

void require_own(Database& database, const std::string& account, std::int64_t worker) {
  if (has_functions(database)) {
    return;  // hurdle_require_own does it
  }
  const Answer answer =
      database.exec("SELECT 1 FROM worker WHERE id = $1 AND account = $2", {worker, account});
  if (answer.rows.empty()) {
    throw StoreError(StoreFailure::refused,
                     fmt::format("worker {} is not one of {}", worker, account));
  }
}

}  // namespace

/// One request, parsed as JSON, and the connection that serves it.
struct RequestHandler::Request {
  const std::string& account;
  Database& database;
  const Json& json;

  [[nodiscard]] Fields fields() const { return request_fields(json); }
  /// The worker, which must be one of the account's.
  [[nodiscard]] WorkerIdentity worker() const {
    const std::int64_t id = fields().long_number("worker");
    require_own(database, account, id);
    return {id, ""};
  }
};

GatewayReply error_reply(int status, StoreFailure failure, const std::string& message) {
  return {status, text_of({{"error", message}, {"trouble", to_text(failure)}})};
}

RequestHandler::RequestHandler(const std::string& store, Note note)
    : note_(std::move(note)),
      connections_(
          [store] {
            return open_database(store, Missing::refuse, {patience, nullptr});
          },
          most_connections) {
  const ConnectionPool::Lent first = connections_.lend();
  Database& database = first.database();
  require_schema(database);
  name_ = database.name();
  if (has_functions(database)) {
    const Answer role = database.exec("SELECT CAST(session_user AS TEXT)");
    if (role.rows.at(0).text(0) != gateway_role) {
      throw StoreError(
          StoreFailure::refused,
          fmt::format("{}: expected the role {}, which acts for the accounts of workers, found {} "
                      "(ci/cluster/roles.sql creates it)",
                      name_, gateway_role, role.rows.at(0).text(0)));
    }
  }
}

/// An error of connecting is never the worker's fault.
ConnectionPool::Lent RequestHandler::lend() {
  try {
    return connections_.lend();
  } catch (const StoreError& error) {
    throw StoreError(StoreFailure::unreachable, error.what());
  }
}

Json RequestHandler::act(const std::string& account, Operation operation, const Json& json) {
  ConnectionPool::Lent lent = lend();
  try {
    act_for(lent.database(), account);
    return (this->*act_of(operation))({account, lent.database(), json});
  } catch (const StoreError& error) {
    if (error.is_transient()) {
      lent.close();
    }
    throw;
  }
}

GatewayReply RequestHandler::answer(const std::string& account, Operation operation,
                                    const std::string& body) {
  try {
    return {ok, text_of(act(account, operation, parse_json(body)))};
  } catch (const StoreError& error) {
    return refusal(error);
  } catch (const ExportError& error) {
    return error_reply(bad_request, StoreFailure::broken_rule, error.what());
  } catch (const Json::exception&) {
    return error_reply(bad_request, StoreFailure::broken_rule, "request: expected JSON");
  } catch (const std::runtime_error& error) {  // nested too deeply, or more than 128 bits
    return error_reply(bad_request, StoreFailure::broken_rule,
                       fmt::format("request: {}", error.what()));
  }
}

/// Workers see their own errors, and of the store's only the kind: the text may name hosts.
GatewayReply RequestHandler::refusal(const StoreError& error) const {
  const int status = status_of(error.kind());
  std::string text = error.what();
  if (status == unavailable || status == internal_error) {
    note_(text);
  }
  if (status == unavailable) {
    return error_reply(status, error.kind(), std::string(words_of(error.kind())));
  }
  if (text.starts_with(name_)) {
    text.replace(0, name_.size(), "the gateway's store");
  }
  return error_reply(status, error.kind(), text);
}

Campaign RequestHandler::campaign(const Request& request) {
  const std::int64_t id = request.fields().long_number("campaign");
  {
    const std::lock_guard lock(mutex_);
    const auto known = campaigns_.find(id);
    if (known != campaigns_.end()) {
      return known->second;
    }
  }
  const auto found = campaigns_where(request.database, "campaign.id = $1", {id});
  if (found.empty()) {
    throw StoreError(StoreFailure::refused, fmt::format("no campaign has the number {}", id));
  }
  const Campaign& now = found.front();
  if (now.state == State::expanding || !now.sealed()) {
    return now;  // its batches and digests will change
  }
  const std::lock_guard lock(mutex_);
  return campaigns_.emplace(id, now).first->second;
}

RequestHandler::Act RequestHandler::act_of(Operation operation) {
  constexpr std::array<Act, 11> acts{
      &RequestHandler::sign_on,  &RequestHandler::sign_off,        &RequestHandler::heartbeat,
      &RequestHandler::work,     &RequestHandler::digests,         &RequestHandler::batch,
      &RequestHandler::lease,    &RequestHandler::left_for_others, &RequestHandler::exclude,
      &RequestHandler::complete, &RequestHandler::give_back};
  return acts.at(static_cast<std::size_t>(operation));
}

Json RequestHandler::sign_on(const Request& request) {
  WorkerFacts facts = facts_of(request.fields());
  facts.account = request.account;
  if (facts.wants && !find_campaign(request.database, *facts.wants)) {
    throw StoreError(StoreFailure::absent, fmt::format("no campaign is called {}", *facts.wants));
  }
  const WorkerIdentity worker = register_worker(request.database, facts);
  return {{"worker", std::to_string(worker.id)}};
}

Json RequestHandler::sign_off(const Request& request) {
  campaign::sign_off(request.database, request.worker());
  return Json::object();
}

Json RequestHandler::heartbeat(const Request& request) {
  const int time = request.fields().number("lease", 1, longest_lease);
  campaign::heartbeat(request.database, request.worker(), time);
  return Json::object();
}

Json RequestHandler::work(const Request& request) {
  const Fields fields = request.fields();
  const bool any = fields.at("wants").is_null();
  return to_json(
      work_left(request.database, any ? std::nullopt : std::optional(fields.text("wants"))));
}

Json RequestHandler::digests(const Request& request) {
  const std::int64_t first = request.fields().long_number("first");
  Json all = list_of(digests_of(request.database, campaign(request), first),
                     [](const std::string& digest) { return hex(digest); });
  return {{"digests", std::move(all)}};
}

Json RequestHandler::batch(const Request& request) {
  const Campaign chosen = campaign(request);
  return to_json(chosen, batch_of(request.database, chosen, request.fields().long_number("batch")));
}

Json RequestHandler::lease(const Request& request) {
  const LeaseWish wish = wish_of(request.fields());
  return to_json(campaign::lease(request.database, campaign(request), request.worker(), wish.most,
                                 wish.milliseconds, wish.same_worker_after));
}

Json RequestHandler::left_for_others(const Request& request) {
  const LeftForOthers left =
      campaign::left_for_others(request.database, campaign(request), request.worker());
  return {{"jobs", std::to_string(left.jobs)}, {"in_sight", left.in_sight}};
}

Json RequestHandler::exclude(const Request& request) {
  const Job job = job_of(request.fields().at("job"), "request");
  exclude_job(request.database, campaign(request), request.worker(), job);
  return Json::object();
}

Json RequestHandler::complete(const Request& request) {
  const Campaign chosen = campaign(request);
  const WorkerIdentity worker = request.worker();
  const Fields fields = request.fields();
  std::vector<Finished> finished;
  for (const Json& json : fields.list("finished")) {
    finished.push_back(with_multiplicities(request, chosen, finished_of(json)));
  }
  if (finished.size() > static_cast<std::size_t>(most_jobs_of_a_request)) {
    fields.fail("finished", fmt::format("must have at most {} jobs", most_jobs_of_a_request));
  }
  return to_json(campaign::complete(request.database, chosen, worker, finished));
}

/// A file adds up what it is given: the multiplicities are its own, and there must be as many
/// counts. A server's function does the same by itself.
Finished RequestHandler::with_multiplicities(const Request& request, const Campaign& chosen,
                                             Finished finished) {
  if (!has_functions(request.database)) {
    finished.multiplicities =
        batch_of(request.database, chosen, finished.job.batch).tasks.multiplicities;
    if (finished.counts.size() != finished.multiplicities.size()) {
      request.fields().fail("finished",
                            fmt::format("these are not the counts of {}",
                                        counted(finished.multiplicities.size(), "task")));
    }
  }
  return finished;
}

Json RequestHandler::give_back(const Request& request) {
  campaign::give_back(request.database, request.worker());
  return Json::object();
}

}  // namespace hurdle::campaign
