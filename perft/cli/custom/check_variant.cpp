// `hurdle check-variant`: compares an engine with a custom game on random positions,
// and names the facts that the engine plays differently.
#include <fmt/format.h>

#include "perft/cli/custom/custom_check.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t most_positions = 100'000;

struct CheckVariantArguments : Arguments {
  Argument name{command, "VARIANT", "A custom game of the file, or one that files inherit from"};
  VariantsFileOption file{command};
  TextOption engine{command, "--engine CMD", "The engine's command, with arguments",
                    Traits{.required = true}};
  NumberOption positions{command, "--positions N", "Compare on N random positions (default 100)",
                         Range{1, most_positions}, 100};
  NumberOption seed{command, "--seed N", "Seed of the positions (default 1)", Range{}, 1};
  ProtocolOption protocol{command, UsualProtocol::uci};
  VariantMapOption variant_map{command};
  TimeoutOptions timeouts{command};
  JsonOption json{command};
};

int check_variant(const CheckVariantArguments& options) {
  const auto game = options.file.game(*options.name);
  if (game == nullptr) {
    throw Failure(
        fmt::format("check-variant: {} is a game of Hurdle's own, with which hurdle check compares "
                    "engines; a custom game of this name needs --variants FILE",
                    *options.name));
  }
  const custom::CustomCheck check{game, options.file.path_of(*options.name),
                                  options.positions.value(), options.seed.value()};
  return check_custom_game(check,
                           custom_engine(check, *options.engine, options.protocol.protocol(),
                                         options.variant_map.names(game->name), options.timeouts),
                           options.json);
}

}  // namespace

void add_check_variant(const Command& program) {
  const Command command =
      program.add_command("check-variant", "Compare an engine with a custom game", check_variant);
  command.purpose(
      "Draws random positions of a custom game (one that a variants file describes), compares the "
      "engine's moves and its numbers of replies (`go perft 2`) with those of Hurdle's referee, "
      "and names the facts of the file that the engine plays differently. A UCI engine reads the "
      "file by the option `VariantPath`, as Fairy-Stockfish does; --protocol is for all others.");
  command.footer(
      "Example:\n  hurdle check-variant mygame --variants my.ini --engine fairy-stockfish\n"
      "A program that prints the counts of the position that its arguments name:\n"
      "  hurdle check-variant mygame --variants my.ini --protocol script --engine ./moves");
}

}  // namespace hurdle::cli
