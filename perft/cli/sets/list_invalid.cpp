#include "perft/cli/sets/list_invalid.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace hurdle::cli {

std::string invalid_text(std::span<const InvalidEntry> invalid, std::size_t all) {
  std::string text;
  for (const InvalidEntry& entry : invalid) {
    text += fmt::format("{}:{}: {}: {}\n", entry.file, entry.line, entry.clause, entry.reason);
  }
  return text + fmt::format("{} of {} position{} invalid\n", invalid.size(), all,
                            all == 1 ? " is" : "s are");
}

Json invalid_json(std::span<const InvalidEntry> invalid, std::size_t all) {
  Json list = Json::array();
  for (const InvalidEntry& entry : invalid) {
    list.push_back({{"file", entry.file},
                    {"line", entry.line},
                    {"clause", entry.clause},
                    {"reason", entry.reason}});
  }
  return {{"positions", all}, {"invalid", std::move(list)}};
}

}  // namespace hurdle::cli
