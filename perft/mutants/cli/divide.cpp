// `hurdle-mutants divide`: a mutant's counts, and where they differ from the rules.
#include <fmt/format.h>

#include <map>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/mutants/cli/commands.hpp"

namespace hurdle::cli {
namespace {

struct DivideArguments : Arguments {
  Argument name{command, "NAME", "The mutant"};
  PositionArguments position{command};
  Argument depth{command, "DEPTH", "Depth in plies, 1 to 30"};
};

std::map<std::string, Total> division(const Notation& notation, const Generator& generator,
                                      const Setup& setup, int depth) {
  CountOptions how;
  how.stop = &stop_flag();
  std::map<std::string, Total> lines;
  for (const DivideEntry& entry : generator.divide(setup, depth, how)) {
    lines[to_text(notation, entry.move)] = entry.nodes;
  }
  return lines;
}

/// How the rules differ on a move of the mutant; empty if both agree.
std::string remark(const std::map<std::string, Total>& rules, const std::string& move,
                   const Total& nodes) {
  const auto line = rules.find(move);
  if (line == rules.end()) {
    return " (illegal)";
  }
  return line->second == nodes ? "" : " (by the rules " + to_text(line->second) + ")";
}

/// The position after `--moves` if the mutant plays them. Throws Failure.
Setup reached_by(const mutants::CountingMutant& mutant, const Variant& variant,
                 const PositionOptions& position) {
  const Variant as_mutant{variant.notation,  *mutant.referee, *mutant.generator,
                          *mutant.generator, variant.key_of,  {}};
  return position.played(as_mutant).setup;
}

int divide(const DivideArguments& options) {
  const int depth = static_cast<int>(parse_number("DEPTH", *options.depth, depth_range(1)));
  const GivenPosition position = options.position.read();
  const Notation& notation = position.variant.notation;
  const mutants::CountingMutant& mutant = mutant_named(position.variant, *options.name);
  print_to_stderr(fmt::format("{}: {}", mutant.info.clause, mutant.info.sentence));
  const Setup reached = reached_by(mutant, position.variant, options.position);
  const auto wrong_lines = division(notation, *mutant.generator, reached, depth);
  const auto right_lines = division(notation, position.variant.fast, position.setup, depth);
  Total total;
  for (const auto& [move, nodes] : wrong_lines) {
    total += nodes;
    print(fmt::format("{} {}{}\n", move, to_text(nodes), remark(right_lines, move, nodes)));
  }
  for (const auto& [move, nodes] : right_lines) {
    if (wrong_lines.count(move) == 0) {
      print(fmt::format("{} - (by the rules {})\n", move, to_text(nodes)));
    }
  }
  print("\n" + to_text(total) + "\n");
  return good;
}

}  // namespace

void add_mutants_divide(const Command& program) {
  const Command command =
      program.add_command("divide", "Print a mutant's counts below each move", divide);
  command.footer("Example:\n  hurdle-mutants divide blind-to-cannon janggi 2");
}

}  // namespace hurdle::cli
