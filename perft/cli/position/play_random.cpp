// `hurdle play-random`: writes legal random games with their adjudicated results.
#include <fmt/format.h>

#include <filesystem>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/end_arguments.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/games/random.hpp"
#include "perft/games/random.hpp"
#include "perft/output/files.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t most_games = 1'000'000;
constexpr std::uint64_t most_plies = 100'000;

struct PlayRandomArguments : Arguments {
  VariantArgument variant{command};
  NumberOption seed{command, "--seed N", "Seed of the random games (default 1)", Range{}, 1};
  NumberOption games{command, "--games K", "Number of games (default 10)",
                     Range{.least = 1, .most = most_games}, 10};
  NumberOption plies{command, "--plies P", "Plies to play at most in each game (default 200)",
                     Range{.least = 1, .most = most_plies}, 200};
  EndArguments ends{command};
  VariantsFileOption file{command};
  TextOption out{command, "--out FILE",
                 "Output file: PGN for *.pgn and for custom games, else YAML (default -: stdout)",
                 Traits{.otherwise = "-"}};
};

bool wants_pgn(const PlayRandomArguments& options) {
  return std::filesystem::path(*options.out).extension() == ".pgn";
}

void write_games(const PlayRandomArguments& options, const std::string& text) {
  if (*options.out == "-") {
    print(text);
  } else {
    write_report(*options.out, text);
  }
}

int play_custom_games(const PlayRandomArguments& options, const custom::Game& game) {
  if (*options.out != "-") {
    require_writable("--out", *options.out);
  }
  note_unjudged_ends(game);
  std::string text;
  std::uint64_t over = 0;
  std::uint64_t plies = 0;
  const Stopwatch watch;
  for (std::uint64_t number = 1; number <= options.games.value(); ++number) {
    if (stop_flag()) {
      throw Interrupted();
    }
    const custom::RandomGame played =
        custom::random_game(game, options.seed.value(), number, options.plies.value());
    over += played.end ? 1 : 0;
    plies += played.moves.size();
    text += custom::to_pgn(
        game, fmt::format("random game {} of seed {}", number, options.seed.value()), played);
  }
  write_games(options, text);
  print_to_stderr(fmt::format("{}, {} over, {}, {:.3f} s", counted(options.games.value(), "game"),
                              over, counted(plies, "ply", "plies"), watch.seconds()));
  return good;
}

int play_random(const PlayRandomArguments& options) {
  if (const auto game = options.file.game(*options.variant)) {
    if (options.ends.given()) {
      throw Failure(
          "--rules, --repetition and other options of ends do not go with a custom game, whose "
          "file says how it ends");
    }
    return play_custom_games(options, *game);
  }
  const Variant& variant = variant_named(*options.variant);
  RandomGameOptions how;
  how.seed = options.seed.value();
  how.plies = static_cast<int>(options.plies.value());
  how.options = options.ends.of(variant);
  const std::uint64_t games = options.games.value();
  if (*options.out != "-") {
    require_writable("--out", *options.out);
  }
  const bool pgn = wants_pgn(options);
  std::string text =
      pgn ? ""
          : yaml_head(variant.notation,
                      fmt::format("Random games of seed {}, by hurdle play-random.", how.seed));
  std::uint64_t over = 0;
  std::uint64_t plies = 0;
  const Stopwatch watch;
  for (std::uint64_t number = 1; number <= games; ++number) {
    if (stop_flag()) {
      throw Interrupted();
    }
    const GameRecord record = random_record(variant, number, how);
    over += record.by.empty() ? 0 : 1;
    plies += record.moves.size();
    text += pgn ? to_pgn(record) : to_yaml(record);
  }
  write_games(options, text);
  print_to_stderr(fmt::format("{}, {} over, {}, {:.3f} s", counted(games, "game"), over,
                              counted(plies, "ply", "plies"), watch.seconds()));
  return good;
}

}  // namespace

void add_play_random(const Command& program) {
  const Command command = program.add_command(
      "play-random", "Write legal random games with their adjudicated results", play_random);
  command.footer("Example:\n  hurdle play-random makruk --seed 7 --games 100 --out games.pgn");
}

}  // namespace hurdle::cli
