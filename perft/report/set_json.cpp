// Position sets as JSON.
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>

#include "perft/output/json_list.hpp"
#include "perft/report/json.hpp"

namespace hurdle {
namespace {

constexpr int schema_version = 1;  // of position sets, not of the envelope

/// The names of a setup as a list; null for a position given by its FEN.
Json setup_json(const PositionEntry& entry) {
  if (entry.setup_names.empty()) {
    return nullptr;
  }
  Json names = Json::array();
  std::istringstream text(entry.setup_names);
  for (std::string name; std::getline(text, name, ',');) {
    names.push_back(name);
  }
  return names;
}

Json entry_json(const PositionEntry& entry) {
  Json perft = Json::object();
  for (const auto& [depth, nodes] : entry.perft) {
    perft[std::to_string(depth)] = to_json(nodes);
  }
  Json confirmed = Json::object();
  for (const auto& [name, depth] : entry.confirmed) {
    confirmed[name] = depth;
  }
  return {{"id", entry.id},
          {"fen", entry.fen_text},
          {"setup", setup_json(entry)},
          {"about", entry.about},
          {"exercises", entry.exercises},
          {"tags", entry.tags},
          {"misreadings", entry.mutants},
          {"perft", std::move(perft)},
          {"moves", entry.moves ? Json(*entry.moves) : Json(nullptr)},
          {"confirmed", std::move(confirmed)}};
}

}  // namespace

Json to_json(const PositionSet& set) {
  Json positions = list_of(set.positions, entry_json);
  return {
      {"schema", schema_version}, {"kind", "positions"}, {"variant", set.variant->notation.name},
      {"file", set.name},         {"about", set.about},  {"positions", std::move(positions)}};
}

}  // namespace hurdle
