// Workers in the store: registered, alive, ended.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace hurdle::campaign {

class Database;

/// A worker's identity in the store.
struct WorkerIdentity {
  std::int64_t id = 0;
  std::string name;  ///< `host:pid`
};

/// Facts about a worker for others.
struct WorkerFacts {
  int threads = 1;
  std::int64_t lease = 60000;             ///< milliseconds; dead without a heartbeat
  std::optional<std::string> wants = {};  ///< the only campaign that it works for
  std::optional<std::string> name = {};   ///< empty: the name of this machine
  std::string account = {};               ///< for whom a gateway registers it; empty: no gateway
  std::string commit = {};                ///< of its build; empty: of this program
  std::string build = {};                 ///< version, commit and compiler; empty: of this program
};

[[nodiscard]] WorkerIdentity register_worker(Database& database, const WorkerFacts& facts);

/// Marks the worker as ended.
void sign_off(Database& database, const WorkerIdentity& worker);

/// Renews the worker's heartbeat and its leases for another `lease` milliseconds.
void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease);

}  // namespace hurdle::campaign
