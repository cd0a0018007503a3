// The operations of workers in a PostgreSQL store, as functions of the server. They run with the
// rights of the tables' owner, so a worker's role needs no right on any table. Stores in files use
// statements instead (leases.cpp); a test runs the same steps with both.
#pragma once

#include <span>
#include <string_view>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// The statements that create or update them, to be run after those of quorum_functions.hpp.
/// Functions for workers are named `worker_…`, the views that workers read `open_…`; only the owner
/// may use the others.
[[nodiscard]] std::span<const std::string_view> worker_functions() noexcept;

/// Whether workers write through functions: true for a server, false for a file.
[[nodiscard]] bool has_functions(const Database& database) noexcept;

/// The prefix of the names `campaign`, `batch` and `root_move` for readers with a worker's rights.
[[nodiscard]] std::string_view open_prefix(const Database& database) noexcept;

}  // namespace hurdle::campaign
