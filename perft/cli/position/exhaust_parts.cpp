#include "perft/cli/position/exhaust_parts.hpp"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"

namespace hurdle::cli {
namespace {

constexpr int most_parts = 100'000;
constexpr const char* writer = "hurdle exhaust --part";

using campaign::Fields;

/// A part as a file has it.
struct PartFile {
  std::string file;
  Part part;
  std::vector<ExhaustResult> results;  ///< by material
  std::string content;                 ///< equal if two files say the same
};

std::uint64_t number_in(const Fields& fields, const char* name) {
  const Total count = fields.count(name);
  if (count > Total(UINT64_MAX)) {
    fields.fail(name, "too large");
  }
  return static_cast<std::uint64_t>(count.wide());
}

/// The list of moves `name` of a difference.
std::vector<Move> moves_in(const Fields& fields, const char* name, const Variant& variant) {
  std::vector<Move> moves;
  const Json& list = fields.at(name);
  if (!list.is_array()) {
    fields.fail(name, "must be a list of moves");
  }
  for (const Json& text : list) {
    try {
      moves.push_back(
          parse_move(variant.notation, text.is_string() ? text.get<std::string>() : ""));
    } catch (const TextError& error) {
      fields.fail(name, error.what());
    }
  }
  return moves;
}

ExhaustResult result_in(const Fields& fields, const std::string& file, const Variant& variant) {
  ExhaustResult result;
  result.positions = number_in(fields, "positions");
  result.moves = number_in(fields, "moves");
  result.checks = number_in(fields, "checks");
  result.mates = number_in(fields, "mates");
  result.stalemates = number_in(fields, "stalemates");
  result.ended = number_in(fields, "ended");
  result.different = number_in(fields, "different");
  const Json& differences = fields.at("differences");
  if (!differences.is_array()) {
    fields.fail("differences", "must be a list");
  }
  for (const Json& one : differences) {
    const Fields difference(file, one, writer);
    result.differences.push_back(
        {difference.position("fen", variant), moves_in(difference, "missing", variant),
         moves_in(difference, "extra", variant), difference.text("words")});
  }
  return result;
}

PartFile read_part(const PartsOf& whole, const std::string& file) {
  const Json json = campaign::parsed_json(file);
  const Fields all(file, json, writer);
  if (all.text("command") != "exhaust") {
    all.fail("command", "must be exhaust");
  }
  const Fields result(file, all.at("result"), writer);
  if (&result.variant("variant") != &whole.variant) {
    result.fail("variant", fmt::format("expected {}", whole.variant.notation.name));
  }
  if (result.number("depth", 1, 2) != whole.depth) {
    result.fail("depth", fmt::format("expected {}", whole.depth));
  }
  if (result.truth("mirror") != whole.mirror) {
    result.fail("mirror", fmt::format("expected {}", whole.mirror));
  }
  PartFile part;
  part.file = file;
  part.part.parts = result.number("parts", 1, most_parts);
  part.part.number = result.number("part", 1, part.part.parts);
  const Json& materials = result.at("materials");
  part.content = materials.dump();
  if (!materials.is_array() || materials.size() != whole.materials.size()) {
    result.fail("materials", fmt::format("expected {} of them", whole.materials.size()));
  }
  for (std::size_t index = 0; index < materials.size(); ++index) {
    const Fields material(file, materials[index], writer);
    if (material.text("material") != whole.materials[index]) {
      material.fail("material", fmt::format("expected {}", whole.materials[index]));
    }
    part.results.push_back(result_in(material, file, whole.variant));
  }
  return part;
}

}  // namespace

Part parse_part(const std::string& text) {
  if (text.empty()) {
    return {};
  }
  const std::size_t slash = text.find('/');
  const auto parts = slash == std::string::npos
                         ? std::nullopt
                         : read_number(text.substr(slash + 1), {1, most_parts});
  const auto number = parts ? read_number(text.substr(0, slash), {1, *parts}) : std::nullopt;
  if (!number) {
    throw Failure(fmt::format("--part '{}': expected K/N, as 3/10, with N at most {}",
                              hurdle::quoted(text), most_parts));
  }
  return {static_cast<int>(*number), static_cast<int>(*parts)};
}

AddedParts add_parts(const PartsOf& whole, const std::vector<std::string>& files) {
  AddedParts added;
  added.results.resize(whole.materials.size());
  std::map<int, PartFile> known;
  int parts = 0;
  for (const std::string& file : files) {
    PartFile part = read_part(whole, file);
    if (parts != 0 && part.part.parts != parts) {
      added.problems.push_back(fmt::format("{} is one of {} parts, {} one of {}", part.file,
                                           part.part.parts, files.front(), parts));
      continue;
    }
    parts = part.part.parts;
    const auto [same, is_new] = known.try_emplace(part.part.number, part);
    if (!is_new && same->second.content != part.content) {
      added.problems.push_back(fmt::format("contradiction in part {}: {} and {} differ",
                                           part.part.number, same->second.file, part.file));
    }
    for (std::size_t index = 0; is_new && index < part.results.size(); ++index) {
      added.results[index] += part.results[index];
    }
  }
  for (int number = 1; number <= parts; ++number) {
    if (known.count(number) == 0) {
      added.problems.push_back(fmt::format("missing: part {}/{}", number, parts));
    }
  }
  return added;
}

}  // namespace hurdle::cli
