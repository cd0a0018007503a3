// `hurdle perft`: counts the lines of DEPTH moves. stdout ends with the total alone on the last
// line; timing goes to stderr.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/hash.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/options/threads.hpp"
#include "perft/cli/position/details_table.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::cli {
namespace {

struct PerftArguments {
  PositionOptions position;
  HouseRulesOption house_rules;
  std::string depth;
  bool divide = false;
  bool details = false;
  bool referee = false;
  bool no_bulk = false;
  bool no_differences = false;
  NumberOption threads{"--threads", thread_range(), hardware_threads()};
  bool pin = false;
  HashOption hash;
  NumberOption key_seed{"--key-seed", {}, CountOptions{}.key_seed};
  JsonOption json;
};

/// The requested numbers, and the duration of counting.
struct Answer {
  Total nodes;
  std::vector<DivideEntry> division;
  std::vector<std::string> moves;  ///< of the division
  std::vector<Details> details;
  double seconds = 0;
};

int depth_of(const PerftArguments& options) {
  const std::uint64_t least = options.divide || options.details ? 1 : 0;
  return static_cast<int>(parse_number("DEPTH", options.depth, depth_range(least)));
}

/// Fills in `answer` step by step: after an exception, its content is still valid.
void count(const PerftArguments& options, const Position& position, int depth,
           const CountOptions& how, Answer& answer) {
  const Variant& variant = position.variant;
  const Generator& generator = options.referee ? variant.plain : variant.fast;
  const Stopwatch watch;
  if (options.details) {
    for (int ply = 1; ply <= depth; ++ply) {
      answer.details.push_back(generator.details(position.setup, ply, how));
    }
    answer.nodes = answer.details.back().nodes;
  }
  if (options.divide) {
    answer.division = generator.divide(position.setup, depth, how);
    answer.nodes = Total{};
    std::vector<Move> moves;
    for (const DivideEntry& entry : answer.division) {
      answer.nodes += entry.nodes;
      moves.push_back(entry.move);
    }
    answer.moves = position.texts_of(moves);
  }
  if (!options.details && !options.divide) {
    answer.nodes = generator.perft(position.setup, depth, how);
  }
  answer.seconds = watch.seconds();
}

/// Rejects options that have no effect if only the referee counts, and sets no hash table then.
void apply_house_rules(const PerftArguments& options, const Variant& variant, CountOptions& how) {
  options.house_rules.refuse(variant, options.hash.given(), "--hash");
  options.house_rules.refuse(variant, options.key_seed.given(), "--key-seed");
  options.house_rules.refuse(variant, options.no_differences, "--no-differences");
  if (only_referee_counts(variant)) {
    how.hash_bytes = 0;
    how.differences = false;
  }
}

Json json_of(const PerftArguments& options, const Position& position, int depth,
             const CountOptions& how, const Answer& answer) {
  const auto fen = fen_of(position);
  const bool by_referee = options.referee || only_referee_counts(position.variant);
  Json result{{"variant", position.variant.notation.name},
              {"fen", fen ? Json(*fen) : Json(nullptr)},
              {"depth", depth},
              {"nodes", hurdle::to_json(answer.nodes)},
              {"generator", by_referee ? "referee" : "fast"},
              {"bulk", how.bulk},
              {"differences", how.bulk && how.differences},
              {"threads", how.threads},
              {"pin", how.pin},
              {"hash_mib", how.hash_bytes.value_or(0) / mebibyte},
              {"key_seed", std::to_string(options.key_seed.value())},
              {"seconds", answer.seconds}};
  options.house_rules.add_to(result, position.variant);
  if (options.divide) {
    Json& division = result["divide"] = Json::array();
    for (std::size_t i = 0; i < answer.division.size(); ++i) {
      division.push_back(
          {{"move", answer.moves[i]}, {"nodes", hurdle::to_json(answer.division[i].nodes)}});
    }
  }
  if (options.details) {
    Json& details = result["details"] = Json::array();
    for (const Details& row : answer.details) {
      details.push_back(hurdle::to_json(row));
    }
  }
  return result;
}

void print_answer(const Answer& answer) {
  if (!answer.details.empty()) {
    print(details_table(answer.details) + "\n");
  }
  for (std::size_t i = 0; i < answer.division.size(); ++i) {
    print(answer.moves[i] + " " + to_text(answer.division[i].nodes) + "\n");
  }
  if (!answer.division.empty()) {
    print("\n");
  }
  print(to_text(answer.nodes) + "\n");
  flush_output();
}

void print_time(const Answer& answer) {
  constexpr double least_measurable_time = 1e-3;
  if (answer.seconds < least_measurable_time) {
    print_to_stderr(fmt::format("time {:.6f} s", answer.seconds));
  } else {
    print_to_stderr(fmt::format("time {:.3f} s, {:.0f} nodes/s", answer.seconds,
                                static_cast<double>(answer.nodes.wide()) / answer.seconds));
  }
}

int perft(const PerftArguments& options) {
  const int depth = depth_of(options);
  CountOptions how;
  how.threads = started(options.threads.value());
  how.pin = options.pin;
  how.hash_bytes = options.hash.bytes().value_or(hash_size(depth));
  how.key_seed = options.key_seed.value();
  how.bulk = !options.no_bulk;
  how.differences = !options.no_differences;
  how.stop = &stop_flag();
  options.json.prepare();
  const Position position = options.position.read(options.house_rules);
  apply_house_rules(options, position.variant, how);
  options.house_rules.announce(position.variant);

  CountingProgress progress;
  how.progress = [&progress](const CountProgress& known) { progress.show(known); };
  Answer answer;
  try {
    count(options, position, depth, how, answer);
  } catch (const Interrupted& stopped) {
    progress.clear();
    if (!answer.details.empty()) {
      print_to_stderr(details_table(answer.details));
    }
    print_to_stderr("hurdle: interrupted; " + progress.known(stopped.known()));
    return interrupted;
  }
  progress.clear();
  if (!options.json.takes_stdout()) {
    print_answer(answer);
  }
  print_time(answer);
  options.json.write("perft", json_of(options, position, depth, how, answer));
  return good;
}

}  // namespace

void add_perft(const Command& program) {
  const Command command = program.add_command("perft", "Count the lines of DEPTH moves");
  const auto options = std::make_shared<PerftArguments>();
  options->position.add_variant_to(command);
  command.add_argument("DEPTH", options->depth, "Depth in plies, 0 to 30");
  options->position.add_position_to(command);
  options->house_rules.add_to(command);
  command.add_flag("--divide", options->divide, "Print the count below each move");
  command.add_flag("--details", options->details,
                   "Print a table of captures, checks, mates, ... at each depth");
  options->threads.add_to(command, "N", "Threads, 1 to 1024 (default: one for each core)");
  command.add_flag("--pin", options->pin, "Pin each thread to its own core");
  options->hash.add_to(command);
  options->key_seed.add_to(
      command, "N",
      "Seed of the hash keys (default 0): recount under another seed to confirm a deep count");
  command.add_flag("--referee", options->referee, "Count with the plain generator");
  command.add_flag("--no-bulk", options->no_bulk, "Do not count the last ply in bulk");
  command.add_flag("--no-differences", options->no_differences,
                   "Do not count the last two plies together");
  options->json.add_to(command);
  command.purpose(
      "Counts the lines of *DEPTH* legal moves from a position, which is what perft is. "
      "The total is the last line of stdout and nothing else. Two generators that share "
      "no code are asked by `--referee`; the other options change how it is counted, "
      "never the result.");
  command.footer("Example:\n  hurdle perft janggi 4 --divide");
  command.runs([options] { return perft(*options); });
}

}  // namespace hurdle::cli
