#include "perft/campaign/work/server_call.hpp"

#include <fmt/format.h>

#include <string>

namespace hurdle::campaign {

Answer call(Database& database, std::string_view function, const Values& parameters) {
  std::string places;
  for (std::size_t number = 1; number <= parameters.size(); ++number) {
    places += fmt::format("{}${}", number == 1 ? "" : ", ", number);
  }
  return database.exec(fmt::format("SELECT * FROM {}({})", function, places), parameters);
}

}  // namespace hurdle::campaign
