// What a worker may do in a PostgreSQL store, as functions of the server: they belong to the owner
// of the tables, so that a worker's role needs no right on any table. A store in a file is written
// to by statements (leases.cpp); a test does the same steps with both.
#pragma once

#include <span>
#include <string_view>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// The statements that make them, or bring them up to date, behind those of quorum_functions.hpp.
/// Those that workers call are named `worker_…`, the views that they read `open_…`; all else
/// belongs to the owner alone.
[[nodiscard]] std::span<const std::string_view> worker_functions() noexcept;

/// Whether workers write by functions: in a server, not in a file.
[[nodiscard]] bool has_functions(const Database& database) noexcept;

/// What the names of `campaign`, `batch` and `root_move` begin with for those who read them as
/// workers do.
[[nodiscard]] std::string_view open_prefix(const Database& database) noexcept;

}  // namespace hurdle::campaign
