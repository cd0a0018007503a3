// The requests and replies between workers and a gateway, as JSON (README.md). Both sides use these
// functions. Numbers of more than 32 bits are strings. Depends on no network.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "perft/campaign/exchange/fields.hpp"
#include "perft/campaign/work/work_queue.hpp"

namespace hurdle::campaign {

/// The operations of a gateway; each is a path below `gateway_path`.
enum class Operation {
  sign_on,
  sign_off,
  heartbeat,
  work,
  digests,
  batch,
  lease,
  left_for_others,
  exclude,
  complete,
  give_back
};

/// The beginning of all paths; another version of the messages has another one.
inline constexpr std::string_view gateway_path = "/v1/";
[[nodiscard]] std::string_view to_text(Operation operation);
/// The operation of a path; nothing for other paths.
[[nodiscard]] std::optional<Operation> operation_of(std::string_view path);

/// The largest body of a request.
inline constexpr std::size_t most_bytes_of_a_request = std::size_t{4} << 20U;
/// The most jobs of one lease or completion.
inline constexpr std::int64_t most_jobs_of_a_request = 4096;

// The fields of a message, with the error for an invalid one.
[[nodiscard]] Fields request_fields(const Json& json);
[[nodiscard]] Fields reply_fields(const Json& json);

[[nodiscard]] Json to_json(const WorkerFacts& facts);
/// Throws ExportError for texts that are not 1 to 200 characters of printable ASCII, and for
/// numbers out of range.
[[nodiscard]] WorkerFacts facts_of(const Fields& fields);

[[nodiscard]] Json to_json(const WorkLeft& left);
[[nodiscard]] WorkLeft work_left_of(const Json& reply);

[[nodiscard]] Json to_json(const LeaseWish& wish);
[[nodiscard]] LeaseWish wish_of(const Fields& fields);

[[nodiscard]] Json to_json(const Job& job);
[[nodiscard]] Job job_of(const Json& json, const char* message);
[[nodiscard]] Json to_json(const std::vector<Job>& jobs);
[[nodiscard]] std::vector<Job> jobs_of(const Json& reply);

[[nodiscard]] Json to_json(const Finished& finished);
/// Without multiplicities: only the store knows them.
[[nodiscard]] Finished finished_of(const Json& json);

[[nodiscard]] Json to_json(const std::vector<Completion>& completions);
[[nodiscard]] std::vector<Completion> completions_of(const Json& reply, std::size_t expected);

[[nodiscard]] Json to_json(const Campaign& campaign, const Batch& batch);
/// The tasks of a reply, checked against its digest, each position valid. Throws DamagedBatch, and
/// StoreError (unreachable) for a reply that was changed on the way.
[[nodiscard]] Tasks tasks_in(const Campaign& campaign, std::int64_t batch, const Json& reply);

/// Kinds of failure by name, for replies that report an error.
[[nodiscard]] std::string_view to_text(StoreFailure failure);
[[nodiscard]] std::optional<StoreFailure> failure_of(std::string_view text);

}  // namespace hurdle::campaign
