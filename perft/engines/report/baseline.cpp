#include "perft/engines/report/baseline.hpp"

#include <fmt/core.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/output/files.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {
namespace {

constexpr int known_schema = 1;
constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20U;

/// The position of a finding: its FEN; if it has none, the id and the moves from there.
std::string node_of(const Json& finding) {
  const auto fen = finding.at("fen").get<std::string>();
  return fen.empty() ? finding.at("id").get<std::string>() + ' ' + finding.at("path").dump() : fen;
}

std::string identity_of(const Json& finding) {
  return fmt::format("{}|{}|{}|{}|{}|{}", finding.at("variant").get<std::string>(),
                     node_of(finding), finding.at("kind").get<std::string>(),
                     finding.at("missing").dump(), finding.at("extra").dump(),
                     finding.value("repeated", Json::array()).dump());
}

std::string line_of(const Json& finding) {
  return fmt::format("{} {}: {} {}", finding.at("variant").get<std::string>(), node_of(finding),
                     finding.at("kind").get<std::string>(), finding.at("move").get<std::string>());
}

std::string item_of(std::string_view variant, const std::string& id) {
  return fmt::format("{} {}", variant, id);
}

std::string item_of(const Json& finding) {
  return item_of(finding.at("variant").get<std::string>(), finding.at("id").get<std::string>());
}

bool was_answered(ItemEnd end) {
  return end == ItemEnd::failed || end == ItemEnd::known || end == ItemEnd::as_expected ||
         end == ItemEnd::passed;
}

Json read(const std::string& file) {
  Json json = parse_json(read_small_file(file, most_bytes));
  if (json.at("command") != "check") {
    throw std::runtime_error("is no result of `hurdle check`");
  }
  if (json.at("schema") != known_schema) {
    throw std::runtime_error(fmt::format("has schema {}, this program reads {}",
                                         json.at("schema").dump(), known_schema));
  }
  return json;
}

}  // namespace

Baseline::Baseline(const std::string& file) {
  try {
    const Json json = read(file);
    for (const Json& finding : json.at("result").at("findings")) {
      findings_.emplace(identity_of(finding), Known{item_of(finding), line_of(finding)});
    }
  } catch (const Json::exception& error) {
    throw std::runtime_error(fmt::format(
        "baseline {}: is not the JSON of an earlier check ({}); make one by --json FILE", file,
        hurdle::quoted(error.what(), 300)));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(
        fmt::format("baseline {}: {}; make one by --json FILE", file, error.what()));
  }
}

bool Baseline::has(const Finding& finding) const {
  return findings_.count(identity_of(to_json(finding))) > 0;
}

std::vector<std::string> Baseline::vanished(const std::vector<CheckItem>& items,
                                            const CheckResult& result) const {
  std::set<std::string> answered;
  for (std::size_t index = 0; index < result.outcomes.size(); ++index) {
    if (was_answered(result.outcomes[index].end)) {
      answered.insert(item_of(items[index].variant->notation.name, items[index].id));
    }
  }
  std::set<std::string> found;
  for (const Finding& finding : result.findings) {
    found.insert(identity_of(to_json(finding)));
  }
  std::vector<std::string> lines;
  for (const auto& [identity, known] : findings_) {
    if (found.count(identity) == 0 && answered.count(known.item) > 0) {
      lines.push_back(known.line);
    }
  }
  return lines;
}

}  // namespace hurdle::engines
