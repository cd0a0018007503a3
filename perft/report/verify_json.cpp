// The result of `verify` as JSON, check by check in the order of the sets.
#include <nlohmann/json.hpp>
#include <utility>

#include "perft/output/json_list.hpp"
#include "perft/report/json.hpp"

namespace hurdle {
namespace {

const char* status_text(CheckStatus status) {
  switch (status) {
    case CheckStatus::passed:
      return "passed";
    case CheckStatus::failed:
      return "failed";
    case CheckStatus::counted:
      return "counted";
    case CheckStatus::skipped:
      break;
  }
  return "skipped";
}

Json check_json(const Check& check) {
  Json json{{"file", check.file},
            {"line", check.line},
            {"id", check.id},
            {"what", check.is_game      ? "game"
                     : check.is_moves() ? "moves"
                                        : "perft"}};
  if (check.is_game) {
    json["status"] = status_text(check.status);
    if (!check.difference.empty()) {
      json["difference"] = check.difference;
    }
    return json;
  }
  if (!check.is_moves()) {
    json["depth"] = check.depth;
  }
  json["status"] = status_text(check.status);
  if (check.status != CheckStatus::counted) {
    add_count(json, "expected", check.expected);
  }
  if (check.status != CheckStatus::skipped) {
    add_count(json, "found", check.found);
  }
  if (!check.difference.empty()) {
    json["difference"] = check.difference;
  }
  return json;
}

}  // namespace

Json to_json(const VerifyResult& result) {
  Json checks = list_of(result.checks, check_json);
  Json json;
  add_count(json, "passed", result.passed);
  add_count(json, "failed", result.failed);
  add_count(json, "skipped", result.skipped);
  if (result.counted > 0) {
    add_count(json, "counted", result.counted);
  }
  json["checks"] = std::move(checks);
  return json;
}

}  // namespace hurdle
