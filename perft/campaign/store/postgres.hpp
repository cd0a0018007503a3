// The store for many machines: a PostgreSQL server.
#pragma once

#include <memory>
#include <string>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

[[nodiscard]] std::unique_ptr<Database> open_postgres(const std::string& url,
                                                      const StoreTimeouts& timeouts);

}  // namespace hurdle::campaign
