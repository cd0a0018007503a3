// Replaces postgres.cpp in builds without libpqxx (HURDLE_POSTGRES is OFF): campaigns live in files
// only.
#include "perft/campaign/store/open.hpp"
#include "perft/campaign/store/secrets.hpp"

namespace hurdle::campaign {

std::unique_ptr<Database> open_postgres(const std::string& url, const StoreTimeouts& /*timeouts*/) {
  throw StoreError(StoreFailure::refused,
                   shown_argument(url) +
                       ": this program was built without PostgreSQL; name a file, or build it with "
                       "HURDLE_POSTGRES=ON");
}

}  // namespace hurdle::campaign
