// The embedded store: one SQLite file, many processes of one machine.
#pragma once

#include <memory>
#include <string>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

[[nodiscard]] std::unique_ptr<Database> open_sqlite(const std::string& file, Missing missing,
                                                    const StoreTimeouts& timeouts);

}  // namespace hurdle::campaign
