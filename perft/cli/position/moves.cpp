// `hurdle moves`: lists the legal moves, sorted, one a line.
#include <nlohmann/json.hpp>
#include <utility>

#include "perft/cli/custom/commands.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

struct MovesArguments : Arguments {
  PositionArguments position{command};
  HouseRulesOption house_rules{command};
  VariantsFileOption file{command};
  JsonOption json{command};
};

int list_moves(const MovesArguments& options) {
  if (auto game = options.file.game(options.position.variant_name())) {
    options.house_rules.refuse_for_custom_game();
    return moves_of_custom_game(custom_position(std::move(game), options.position), options.json);
  }
  const GivenPosition position = options.position.read(options.house_rules);
  options.house_rules.announce(position.variant);
  Json moves = Json::array();
  const std::vector<Move> legal = position.variant.fast.moves(position.setup);
  for (const std::string& text : position.texts_of(legal)) {
    options.json.print(text + "\n");
    moves.push_back(text);
  }
  Json result{{"variant", position.variant.notation.name}, {"fen", fen_json(position)}};
  add_count(result, "count", moves.size());
  result["moves"] = std::move(moves);
  options.house_rules.add_to(result, position.variant);
  options.json.write("moves", std::move(result));
  return good;
}

}  // namespace

void add_moves(const Command& program) {
  const Command command =
      program.add_command("moves", "List the legal moves, sorted, one a line", list_moves);
  command.footer(
      "Example:\n  hurdle moves makpong --setup makruk\nand in another notation:\n"
      "  hurdle moves chess --moves \"e4 e5\" --notation san");
}

}  // namespace hurdle::cli
