// The envelope of `--json FILE`, and results that several commands share.
#include "perft/output/json.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

#include "perft/count/generator.hpp"
#include "perft/output/build_info.hpp"
#include "perft/output/files.hpp"

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

void add_count(Json& object, const std::string& name, Total count) {
  constexpr Wide first_inexact = Wide{1} << 53U;
  object[name] = to_json(count);
  if (count.wide() < first_inexact) {
    object[name + "_number"] = static_cast<std::uint64_t>(count.wide());
  }
}

Json to_json(const Details& details) {
  Json json;
  for (const DetailField& field : detail_fields) {
    add_count(json, field.name, details.*field.member);
  }
  return json;
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
