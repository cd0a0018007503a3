// `hurdle compare`: compares two engines, and both with the rules.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "perft/cli/check/handshake.hpp"
#include "perft/cli/check/identify_engine.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/options/engine_options.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/engines/check/two_engines.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::cli {
namespace {

/// One of the two engines.
struct Side {
  Side(const Command& command, char letter, const Argument& engine_command)
      : name(1, letter),
        suffix(letter == 'A' ? "-a" : "-b"),
        engine(engine_command),
        protocol_options(command, UsualProtocol::automatic, suffix),
        profile(command, fmt::format("--profile{} NAME|FILE", suffix),
                "This engine's profile, as with hurdle check") {}

  std::string name;
  std::string suffix;  ///< of the options for this engine: `-a`
  const Argument& engine;
  ProtocolOptions protocol_options;
  TextOption profile;
};

struct CompareArguments : Arguments {
  Argument command_a{command, "CMD_A", "The first engine's command line, A"};
  Argument command_b{command, "CMD_B", "The second engine's command line, B"};
  CheckItems items{command};
  ProtocolOptions both{command};
  Flag at_once{command, "--at-once",
               "Skip the handshake, which finds how the engine writes moves and positions"};
  ProcessOptions timeouts{command};
  NumberOption max_nodes{command, "--max-nodes N",
                         "Skip larger counts (default 1000000; by jsonl 20000, by xboard 100)",
                         Range{.least = 1}, 0};
  Flag all{command, "--all", "Print every difference in full, not only the first of each kind"};
  ColorOption color{command};
  JsonOption json{command};
  Side a{command, 'A', command_a};
  Side b{command, 'B', command_b};
};

/// The facts given about one engine; options for both engines fill the gaps.
EngineSpec given(const CompareArguments& options, const Side& side) {
  const engines::Protocol* protocol = side.protocol_options.protocol();
  return {*side.engine,
          *side.profile,
          protocol != nullptr ? protocol : options.both.protocol(),
          {options.both.dialect(), side.protocol_options.dialect()},
          options.both.variant_map().words() + side.protocol_options.variant_map().words(),
          options.timeouts.limits_restarts()};
}

/// The engine's names of variants; its own options come before those for both engines.
engines::VariantMap names_of_variants(const CompareArguments& options, const Side& side,
                                      std::string_view custom_game = {}) {
  engines::VariantMap names = side.protocol_options.variant_map().names(custom_game);
  names.merge(options.both.variant_map().names(custom_game));  // keeps existing entries
  return names;
}

/// The options of one engine's check. Throws Failure for invalid ones before an engine is started.
engines::CheckOptions prepared(const CompareArguments& options, const Side& side) {
  engines::CheckOptions how;
  how.engine.command = *side.engine;
  how.engine.stop = &stop_flag();
  how.engine.variants = names_of_variants(options, side);
  how.named = options.items.named(HouseRulesOption());
  require_profile("--profile" + side.suffix, *side.profile);
  (void)given(options, side);
  options.timeouts.fill(how);
  return how;
}

std::vector<std::string> handshake_before_check(const CompareArguments& options, const Side& side,
                                                const CheckScope& asked,
                                                engines::CheckOptions& how) {
  try {
    return handshake_before_check(given(options, side), asked, options.at_once, how);
  } catch (const Failure& failure) {
    throw Failure(fmt::format("{}: {}", side.name, failure.what()));
  }
}

/// Gives both checks the same limit: `--max-nodes`, else that of the slower protocol.
void limit(const CompareArguments& options, engines::CheckOptions& a, engines::CheckOptions& b) {
  const Total usual = std::min(a.max_nodes, b.max_nodes);
  a.max_nodes = options.max_nodes.given() ? Total(options.max_nodes.value()) : usual;
  b.max_nodes = a.max_nodes;
}

int compare(const CompareArguments& options) {
  if (const auto check = options.items.custom_check()) {
    options.command.require_only(
        {"CMD_A", "CMD_B", "--variant", "--variants", "--random", "--seed", "--protocol",
         "--protocol-a", "--protocol-b", "--variant-map", "--variant-map-a", "--variant-map-b",
         "--timeout", "--max-restarts", "--json"},
        "a custom game");
    for (const ProtocolOptions* protocol :
         {&options.both, &options.a.protocol_options, &options.b.protocol_options}) {
      protocol->refuse_auto("a custom game");
    }
    const auto engine = [&](const Side& side) {
      return custom_engine(*check, *side.engine, given(options, side).protocol,
                           names_of_variants(options, side, check->game->name), options.timeouts);
    };
    return compare_on_custom_game(*check, engine(options.a), engine(options.b), options.json);
  }
  std::array<engines::CheckOptions, 2> how{prepared(options, options.a),
                                           prepared(options, options.b)};
  options.color.prepare();
  const auto items = options.items.load(HouseRulesOption());
  const CheckScope asked{variants_of(items),
                         options.items.words(),
                         options.items.names_variants(),
                         options.items.chooses(),
                         nullptr,
                         options.json.given()};
  const std::array notes{handshake_before_check(options, options.a, asked, how[0]),
                         handshake_before_check(options, options.b, asked, how[1])};
  limit(options, how[0], how[1]);
  Progress progress("positions");
  engines::Comparison comparison = engines::compare_engines(
      items, how, [&progress](std::size_t done, std::size_t all) { progress.show(done, all); });
  progress.clear();
  for (const std::size_t engine : {0U, 1U}) {
    comparison.results[engine].notes = notes[engine];
  }
  if (!options.json.takes_stdout()) {
    options.color.print(engines::to_text(comparison, options.all));
  }
  options.json.write("compare", engines::to_json(comparison));
  return comparison.interrupted ? interrupted : engines::exit_code(comparison);
}

}  // namespace

void add_compare(const Command& program) {
  const Command command = program.add_command(
      "compare", "Find where two engines differ and which one is wrong", compare);
  command.footer(
      "--protocol, --variant-map and the options of notation hold for both engines. The same\n"
      "names with -a or -b at the end hold for one engine, and override those for both.\n"
      "Example:\n  hurdle compare \"./engine-of-today\" \"./engine-of-yesterday\" "
      "positions/makruk\n"
      "Two programs on random positions:\n"
      "  hurdle compare /usr/games/fairy-stockfish \"python3 makruk.py\" --variant makruk"
      " --random 500");
}

}  // namespace hurdle::cli
