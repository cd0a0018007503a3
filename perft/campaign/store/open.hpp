// The two kinds of stores.
#pragma once

#include <memory>
#include <string>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// The embedded store: one SQLite file, many processes of one machine.
[[nodiscard]] std::unique_ptr<Database> open_sqlite(const std::string& file, Missing missing,
                                                    const StoreTimeouts& timeouts);

/// The store for many machines: a PostgreSQL server.
[[nodiscard]] std::unique_ptr<Database> open_postgres(const std::string& url,
                                                      const StoreTimeouts& timeouts);

}  // namespace hurdle::campaign
