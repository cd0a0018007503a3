#include "perft/campaign/exchange/merge_fields.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace hurdle::campaign {

Total sum_of(const std::vector<Json>& results, const char* name) {
  Total sum;
  for (const Json& result : results) {
    sum += parse_total(result.value(name, std::string("0"))).value_or(Total{});
  }
  return sum;
}

double sum_of_numbers(const std::vector<Json>& results, const char* name) {
  double sum = 0;
  for (const Json& result : results) {
    sum += result.value(name, 0.0);
  }
  return sum;
}

Json joined(const std::vector<Json>& results, const char* name) {
  Json all = Json::array();
  for (const Json& result : results) {
    for (const Json& element : result.value(name, Json::array())) {
      all.push_back(element);
    }
  }
  return all;
}

std::vector<std::int64_t> first_workers(const std::vector<Json>& results) {
  std::vector<std::int64_t> first;
  std::int64_t next = 0;
  for (const Json& result : results) {
    first.push_back(next);
    std::int64_t most = 0;
    for (const Json& worker : result.value("workers", Json::array())) {
      most = std::max(most, worker.value("id", std::int64_t{0}));
    }
    next += most;
  }
  return first;
}

Json all_workers(const std::vector<Json>& results, const std::vector<std::int64_t>& first) {
  Json all = Json::array();
  for (std::size_t part = 0; part < results.size(); ++part) {
    for (Json worker : results[part].value("workers", Json::array())) {
      worker["id"] = worker.value("id", std::int64_t{0}) + first[part];
      worker["alive"] = false;
      all.push_back(std::move(worker));
    }
  }
  return all;
}

Json parts_of(const std::vector<Export>& parts, const std::vector<Json>& results,
              const std::vector<std::int64_t>& first) {
  Json all = Json::array();
  for (std::size_t part = 0; part < parts.size(); ++part) {
    all.push_back({{"file", std::filesystem::path(parts[part].file).filename().string()},
                   {"tasks_sha256", parts[part].tasks_sha256},
                   {"tasks_done", results[part].value("tasks_done", std::string())},
                   {"workers_behind", first[part]}});
  }
  return all;
}

}  // namespace hurdle::campaign
