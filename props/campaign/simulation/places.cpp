#include "props/campaign/simulation/places.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "perft/campaign/store/database.hpp"

namespace hurdle::simulation {

std::string Places::next() {
  if (url_.empty()) {
    for (const char* end : {"", "-wal", "-shm"}) {
      std::filesystem::remove(scratch_.path(fmt::format("{}.db{}", number_, end)));
    }
    return scratch_.path(fmt::format("{}.db", ++number_));
  }
  const auto database = campaign::open_database(url_, campaign::Missing::refuse);
  (void)database->exec(fmt::format("DROP SCHEMA IF EXISTS s{} CASCADE", number_));
  (void)database->exec(fmt::format("CREATE SCHEMA s{}", ++number_));
  return fmt::format("{}&options=-csearch_path%3Ds{}", url_, number_);
}

}  // namespace hurdle::simulation
