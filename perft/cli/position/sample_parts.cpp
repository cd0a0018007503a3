#include "perft/cli/position/sample_parts.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/cli/count/parts.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;

constexpr const char* sample_writer = "a file that hurdle sample --part --json wrote";

StratumCount count_in(const std::string& file, const Json& json) {
  const Fields fields(file, json, sample_writer);
  return {fields.narrow_count("positions"), fields.narrow_count("different")};
}

void require_same_sample(const Fields& result, const Variant& variant,
                         const SamplingOptions& options) {
  if (&result.variant("variant") != &variant) {
    result.fail("variant", fmt::format("expected {}", variant.notation.name));
  }
  if (result.number("depth", 1, 2) != options.depth) {
    result.fail("depth", fmt::format("expected {}", options.depth));
  }
  if (result.at("seed") != Json(options.seed)) {
    result.fail("seed", fmt::format("expected {}", options.seed));
  }
  if (result.narrow_count("wanted") != options.positions) {
    result.fail("wanted", fmt::format("expected {} positions", options.positions));
  }
  const Json only =
      options.only ? Json(strata.at(static_cast<std::size_t>(*options.only)).name) : Json(nullptr);
  if (result.at("only") != only) {
    result.fail("only", fmt::format("expected {}", only.dump()));
  }
}

SamplingResult sample_in(const Fields& fields, const std::string& file, const Variant& variant) {
  SamplingResult result;
  const StratumCount all = count_in(file, fields.at("all"));
  result.all.positions = all.positions;
  result.all.different = all.different;
  result.all.moves = fields.narrow_count("moves");
  result.all.differences = differences_in(fields, file, variant, sample_writer);
  result.exhausted = fields.truth("exhausted");
  const Fields by_stratum(file, fields.at("strata"), sample_writer);
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    const std::string name(strata.at(stratum).name);
    result.by_stratum.at(stratum) = count_in(file, by_stratum.at(name.c_str()));
  }
  return result;
}

}  // namespace

AddedSamples add_samples(const Variant& variant, const SamplingOptions& options,
                         const std::vector<std::string>& files) {
  AddedSamples added;
  KnownParts known;
  for (const std::string& file : files) {
    const Json json = campaign::parsed_json(file);
    const Fields fields = Fields(file, json, sample_writer).result_of("sample");
    require_same_sample(fields, variant, options);
    const Part part = part_in(fields);
    const SamplingResult result = sample_in(fields, file, variant);
    SamplingOptions own = options;
    own.part = static_cast<std::uint64_t>(part.number);
    own.parts = static_cast<std::uint64_t>(part.parts);
    if (result.all.positions != positions_of(own) && !result.exhausted) {
      fields.fail("all", fmt::format("expected {} positions in part {}/{}: the run was interrupted",
                                     positions_of(own), part.number, part.parts));
    }
    Json content = fields.at("strata");
    content["moves"] = fields.at("moves");
    content["differences"] = fields.at("differences");
    if (known.note(file, part, content.dump())) {
      added.result += result;
    }
  }
  added.problems = known.problems();
  return added;
}

}  // namespace hurdle::cli
