#include "perft/cli/position/exhaust_parts.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "perft/cli/count/parts.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;

/// A part as a file has it.
struct PartFile {
  Part part;
  std::vector<ExhaustResult> results;  ///< by material
  std::vector<double> seconds;         ///< by material
  std::string content;                 ///< equal if two files say the same
};

ExhaustResult result_in(const Fields& fields, const Variant& variant) {
  ExhaustResult result;
  for (const ExhaustCount& count : exhaust_counts) {
    result.*count.member = fields.narrow_count(count.name);
  }
  result.differences = differences_in(fields, variant);
  return result;
}

PartFile read_part(const PartsOf& whole, const std::string& file) {
  const Json json = campaign::parsed_json(file);
  const Fields result =
      Fields(file, json, "a file that hurdle exhaust --part --json wrote").result_of("exhaust");
  require_same_count(result, whole.variant, whole.depth);
  if (result.truth("mirror") != whole.mirror) {
    result.fail("mirror", fmt::format("expected {}", whole.mirror));
  }
  PartFile part;
  part.part = part_in(result);
  const Json& materials = result.list("materials");
  if (materials.size() != whole.materials.size()) {
    result.fail("materials", fmt::format("expected {} of them", whole.materials.size()));
  }
  for (std::size_t index = 0; index < materials.size(); ++index) {
    const Fields material = result.of(materials[index]);
    if (material.text("material") != whole.materials[index]) {
      material.fail("material", fmt::format("expected {}", whole.materials[index]));
    }
    part.results.push_back(result_in(material, whole.variant));
    Json content = materials[index];  // without the seconds, which no older program wrote
    const auto seconds = content.find("seconds");
    const bool timed = seconds != content.end() && seconds->is_number();
    part.seconds.push_back(timed ? seconds->get<double>() : 0);
    content.erase("seconds");
    part.content += content.dump();
  }
  return part;
}

}  // namespace

AddedParts add_parts(const PartsOf& whole, const std::vector<std::string>& files) {
  AddedParts added;
  added.results.resize(whole.materials.size());
  added.seconds.resize(whole.materials.size());
  KnownParts known;
  for (const std::string& file : files) {
    const PartFile part = read_part(whole, file);
    if (known.note(file, part.part, part.content)) {
      for (std::size_t index = 0; index < part.results.size(); ++index) {
        added.results[index] += part.results[index];
        added.seconds[index] += part.seconds[index];
      }
    }
  }
  added.problems = known.problems();
  return added;
}

}  // namespace hurdle::cli
