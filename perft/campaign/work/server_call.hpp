// Calls of a server's functions for workers (sql/worker_functions.sql). Files have no functions:
// there the statements beside each call do the same.
#pragma once

#include <string_view>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// Calls a function of the server and returns its answer.
[[nodiscard]] Answer call(Database& database, std::string_view function, const Values& parameters);

}  // namespace hurdle::campaign
