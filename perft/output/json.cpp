// The envelope of `--json FILE`, and results that several commands share.
#include "perft/output/json.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "perft/count/generator.hpp"
#include "perft/output/build_info.hpp"
#include "perft/output/write.hpp"

namespace hurdle {
namespace {

constexpr int schema_version = 1;

Json build_json() {
  const BuildInfo& info = build_info();
  return {{"version", info.version},   {"commit", info.commit},
          {"compiler", info.compiler}, {"build_type", info.build_type},
          {"flags", info.flags},       {"cpu_features", info.cpu_features}};
}

}  // namespace

Json to_json(Total total) {
  return to_text(total);
}

Json to_json(const Details& details) {
  return {{"nodes", to_json(details.nodes)},
          {"captures", to_json(details.captures)},
          {"en_passant", to_json(details.en_passant)},
          {"castles", to_json(details.castles)},
          {"drops", to_json(details.drops)},
          {"promotions", to_json(details.promotions)},
          {"passes", to_json(details.passes)},
          {"checks", to_json(details.checks)},
          {"double_checks", to_json(details.double_checks)},
          {"mates", to_json(details.mates)},
          {"stalemates", to_json(details.stalemates)},
          {"ended", to_json(details.ended)}};
}

Json envelope(const std::string& command, Json result) {
  return {{"schema", schema_version},
          {"command", command},
          {"build", build_json()},
          {"result", std::move(result)}};
}

void write_json(const std::string& file, const std::string& command, Json result) {
  const Json whole = envelope(command, std::move(result));
  write_report(file, whole.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace hurdle
