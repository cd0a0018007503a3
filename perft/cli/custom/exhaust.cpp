// `hurdle exhaust` for a custom game.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/custom/fast/build.hpp"
#include "perft/custom/placements.hpp"

namespace hurdle::cli {
namespace {

constexpr std::size_t most_pieces = 4;  ///< of a material

std::vector<custom::Piece> material(const custom::Game& game, const std::string& text) {
  try {
    auto pieces = custom::parse_material(game.facts, text);
    if (pieces.size() > most_pieces) {
      throw Failure(fmt::format("material '{}': expected at most {} pieces, found {}",
                                hurdle::quoted(text), most_pieces, pieces.size()));
    }
    return pieces;
  } catch (const custom::MaterialError& error) {
    throw Failure(error.what());
  }
}

}  // namespace

int exhaust_custom_game(const custom::Game& game, const std::vector<std::string>& materials,
                        int threads, const JsonOption& json) {
  std::string reason;
  const auto kept = custom::kept_library(game, reason);
  if (kept == nullptr) {
    throw Failure(fmt::format("{}: nothing to compare the referee with: {}", game.name, reason));
  }
  std::vector<std::vector<custom::Piece>> pieces =
      mapped(materials, [&](const std::string& text) { return material(game, text); });
  const custom::Rules rules(game.facts);
  custom::CompareOptions how;
  constexpr std::uint64_t nodes_a_position = 100;  // mostly two plies
  how.most_nodes = nodes_a_position;
  how.threads = threads;
  how.stop = &stop_flag();
  std::size_t different = 0;
  Json all = Json::array();
  for (std::size_t index = 0; index < materials.size(); ++index) {
    const custom::Comparison result =
        custom::compare_material(kept->library.generator(), kept->fast, rules, pieces[index], how);
    if (result.positions == 0) {
      throw Failure(fmt::format("material '{}': no placement is a position of {}",
                                hurdle::quoted(materials[index]), game.name));
    }
    different += result.different;
    if (!json.takes_stdout()) {
      print(fmt::format("{} {}: {}, {}, {} nodes of deeper counts; {} differ\n", game.name,
                        materials[index], counted(result.positions, "position"),
                        counted(result.moves, "move"), result.nodes, result.different));
      for (const std::string& difference : result.differences) {
        print("  " + difference + "\n");
      }
      flush_output();
    }
    Json one{{"material", materials[index]}};
    add_count(one, "positions", result.positions);
    add_count(one, "moves", result.moves);
    add_count(one, "nodes", result.nodes);
    add_count(one, "different", result.different);
    one["differences"] = result.differences;
    all.push_back(std::move(one));
  }
  Json result{{"variant", game.name}};
  add_count(result, "different", different);
  result["materials"] = std::move(all);
  json.write("exhaust", std::move(result));
  return different == 0 ? good : wrong;
}

}  // namespace hurdle::cli
