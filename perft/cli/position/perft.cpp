// `hurdle perft`: counts the lines of DEPTH moves. stdout ends with the total alone on the last
// line; timing goes to stderr.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "perft/campaign/unique/unique.hpp"
#include "perft/cli/count/perft_output.hpp"
#include "perft/cli/count/unique.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

struct PerftArguments : Arguments {
  explicit PerftArguments(const Command& of) : Arguments(of) {
    unique.excludes(divide).excludes(details);
    part.excludes(divide).excludes(details).excludes(unique);
    files.excludes(part).excludes(divide).excludes(details).excludes(unique);
  }

  PositionArguments position{command};
  Argument depth{command, "DEPTH", "Depth in plies, 0 to 30"};
  HouseRulesOption house_rules{command};
  VariantsFileOption file{command};
  Flag divide{command, "--divide", "Print the count below each move, as soon as it is known"};
  Flag details{command, "--details", "Print a table of captures, checks, mates, ... at each depth"};
  Flag unique{command, "--unique", "Count the different positions at each depth, in memory"};
  ThreadsOption threads{command};
  Flag pin{command, "--pin", "Pin each thread to its own core"};
  HashOption hash{command};
  NumberOption key_seed{
      command, "--key-seed N",
      "Seed of the hash keys (default 0): recount under another seed to confirm a deep count",
      Range{}, CountOptions{}.key_seed};
  Flag referee{command, "--referee", "Count with the referee, the plain generator"};
  Flag no_bulk{command, "--no-bulk", "Do not count the last ply in bulk"};
  Flag no_differences{command, "--no-differences", "Do not count the last two plies together"};
  Flag no_orders{command, "--no-orders", "Do not count two orders of the same moves together"};
  TextOption part{command, "--part K/N",
                  "Count part K of N, such as 3/10, for any queue of jobs; for custom games only"};
  ListOption files{command, "--add FILE", "Count nothing; add up the JSON files of all parts"};
  JsonOption json{command};
};

/// The requested numbers, and the duration of counting.
struct Answer {
  Total nodes;
  std::vector<std::string> moves;  ///< at the root
  Json division = Json::array();   ///< the first of these moves, with their counts
  std::vector<Details> details;
  double seconds = 0;
};

int depth_of(const PerftArguments& options) {
  const std::uint64_t least = options.divide || options.details || options.unique ? 1 : 0;
  return static_cast<int>(parse_number("DEPTH", *options.depth, depth_range(least)));
}

/// Counts, and prints each part of the answer as soon as it is known.
class PerftRun {
 public:
  PerftRun(const PerftArguments& options, const GivenPosition& position, int depth,
           CountOptions how)
      : options_(options), position_(position), depth_(depth), how_(std::move(how)) {
    how_.progress = [this](const CountProgress& known) { progress_.show(known); };
    how_.on_entry = [this](const DivideEntry& entry) { take(entry); };
  }

  /// Throws Interrupted; `answer` is then what was known by that time.
  void count() {
    const Generator& generator =
        options_.referee ? position_.variant.plain : position_.variant.fast;
    const Stopwatch watch;
    if (options_.details) {
      count_details(generator);
    }
    if (options_.divide) {
      progress_.begin();
      answer_.moves = position_.texts_of(generator.moves(position_.setup));
      answer_.nodes = Total{};
      (void)generator.divide(position_.setup, depth_, how_);  // `take` receives the entries
      if (!answer_.moves.empty()) {
        print_text("\n");
      }
    }
    if (!options_.details && !options_.divide) {
      answer_.nodes = generator.perft(position_.setup, depth_, how_);
    }
    answer_.seconds = watch.seconds();
    print_text(to_text(answer_.nodes) + "\n");
  }

  /// The message for an interrupt.
  [[nodiscard]] std::string known(const Interrupted& stopped) {
    progress_.clear();
    const std::string share = progress_.known(stopped.known());
    if (!answer_.moves.empty()) {
      return fmt::format("hurdle: interrupted; {} of {} moves counted, {}", answer_.division.size(),
                         answer_.moves.size(), share);
    }
    if (options_.details) {
      return fmt::format("{}hurdle: interrupted at depth {} of {}; {}",
                         answer_.details.empty() ? "" : details_table(answer_.details),
                         answer_.details.size() + 1, depth_, share);
    }
    return "hurdle: interrupted; " + share;
  }

  [[nodiscard]] const Answer& answer() const { return answer_; }

 private:
  void count_details(const Generator& generator) {
    for (int ply = 1; ply <= depth_; ++ply) {
      progress_.begin(fmt::format("depth {}: ", ply));
      answer_.details.push_back(generator.details(position_.setup, ply, how_));
    }
    answer_.nodes = answer_.details.back().nodes;
    print_text(details_table(answer_.details) + "\n");
  }

  void take(const DivideEntry& entry) {
    progress_.clear();
    print_division_entry(answer_.moves[answer_.division.size()], entry.nodes, options_.json,
                         answer_.division);
    answer_.nodes += entry.nodes;
  }

  void print_text(const std::string& text) {
    progress_.clear();
    options_.json.print_at_once(text);
  }

  const PerftArguments& options_;
  const GivenPosition& position_;
  int depth_;
  CountOptions how_;
  CountingProgress progress_;
  Answer answer_;
};

/// Rejects options that have no effect if only the referee counts, and sets no hash table then.
void apply_house_rules(const PerftArguments& options, const Variant& variant, CountOptions& how) {
  options.house_rules.refuse(variant, options.hash.given(), "--hash");
  options.house_rules.refuse(variant, options.key_seed.given(), "--key-seed");
  options.house_rules.refuse(variant, options.no_differences, "--no-differences");
  options.house_rules.refuse(variant, options.no_orders, "--no-orders");
  if (only_referee_counts(variant)) {
    how.hash_bytes = 0;
    how.differences = false;
  }
}

/// Rejects options about how lines are counted: `--unique` makes every move.
void refuse_with_unique(const PerftArguments& options) {
  require_absent({{"--hash", options.hash.given()},
                  {"--key-seed", options.key_seed.given()},
                  {"--pin", options.pin},
                  {"--no-bulk", options.no_bulk},
                  {"--no-differences", options.no_differences},
                  {"--no-orders", options.no_orders}},
                 "--unique, which makes every move");
}

int unique_positions(const PerftArguments& options, const GivenPosition& position, int depth,
                     int threads) {
  campaign::UniqueOptions how;
  how.referee = options.referee || only_referee_counts(position.variant);
  how.expansion.threads = threads;
  how.expansion.stop = &stop_flag();
  Json house_rules = Json::object();
  options.house_rules.add_to(house_rules, position.variant);
  const auto count = [&](const UniqueHooks& hooks) {
    how.memory = hooks.memory;
    how.on_level = hooks.on_level;
    how.expansion.progress = hooks.progress;
    return campaign::count_unique(position.variant, position.setup, depth, how);
  };
  return print_unique({{{"variant", position.variant.notation.name}, {"fen", fen_json(position)}},
                       depth,
                       threads,
                       how.referee,
                       house_rules,
                       count},
                      options.json);
}

Json json_of(const PerftArguments& options, const GivenPosition& position, int depth,
             const CountOptions& how, const Answer& answer) {
  const bool by_referee = options.referee || only_referee_counts(position.variant);
  Json result{
      {"variant", position.variant.notation.name}, {"fen", fen_json(position)}, {"depth", depth}};
  add_count(result, "nodes", answer.nodes);
  result.update(Json{{"generator", by_referee ? "referee" : "fast"},
                     {"bulk", how.bulk},
                     {"differences", how.bulk && how.differences},
                     {"orders", how.bulk && how.differences && how.orders && how.hash_bytes == 0},
                     {"threads", how.threads},
                     {"pin", how.pin},
                     {"hash_mib", how.hash_bytes.value_or(0) / mebibyte},
                     {"key_seed", std::to_string(options.key_seed.value())},
                     {"seconds", answer.seconds}});
  options.house_rules.add_to(result, position.variant);
  if (options.divide) {
    result["divide"] = answer.division;
  }
  if (options.details) {
    result["details"] =
        list_of(answer.details, [](const Details& row) { return hurdle::to_json(row); });
  }
  return result;
}

/// Counts a custom game.
int count_custom_game(const PerftArguments& options, std::shared_ptr<const custom::Game> game) {
  require_absent({{"--key-seed", options.key_seed.given()},
                  {"--no-bulk", options.no_bulk},
                  {"--no-differences", options.no_differences},
                  {"--no-orders", options.no_orders}},
                 "a custom game");
  options.house_rules.refuse_for_custom_game();
  if (options.unique) {
    refuse_with_unique(options);
  }
  CustomPerftOptions how;
  how.depth = depth_of(options);
  how.divide = options.divide;
  how.details = options.details;
  how.unique = options.unique;
  how.referee = options.referee;
  if (options.part.given()) {
    how.part = parse_part(*options.part);
  }
  how.files = *options.files;
  how.count.threads = started(options.threads.value());
  how.count.hash_bytes = options.hash.bytes().value_or(hash_size(how.depth));
  how.count.pin = options.pin;
  how.count.stop = &stop_flag();
  return perft_of_custom_game(custom_position(std::move(game), options.position), how,
                              options.json);
}

int perft(const PerftArguments& options) {
  if (auto game = options.file.game(options.position.variant_name())) {
    return count_custom_game(options, std::move(game));
  }
  if (!options.part->empty() || !options.files->empty()) {
    throw Failure(
        "--part and --add: are for custom games; hurdle campaign plan makes units of "
        "Hurdle's own games");
  }
  const int depth = depth_of(options);
  CountOptions how;
  how.threads = started(options.threads.value());
  how.pin = options.pin;
  how.hash_bytes = options.hash.bytes().value_or(hash_size(depth));
  how.key_seed = options.key_seed.value();
  how.bulk = !options.no_bulk;
  how.differences = !options.no_differences;
  how.orders = !options.no_orders;
  how.stop = &stop_flag();
  if (options.unique) {
    refuse_with_unique(options);
  }
  const GivenPosition position = options.position.read(options.house_rules);
  apply_house_rules(options, position.variant, how);
  options.house_rules.announce(position.variant);
  if (options.unique) {
    return unique_positions(options, position, depth, how.threads);
  }

  PerftRun run(options, position, depth, how);
  try {
    run.count();
  } catch (const Interrupted& stopped) {
    print_to_stderr(run.known(stopped));
    return interrupted;
  }
  const Answer& answer = run.answer();
  print_time(answer.seconds, answer.nodes);
  options.json.write("perft", json_of(options, position, depth, how, answer));
  return good;
}

}  // namespace

void add_perft(const Command& program) {
  const Command command = program.add_command("perft", "Count the lines of DEPTH moves", perft);
  command.purpose(
      "Counts the lines of *DEPTH* legal moves from a position, which is what perft is. The last "
      "line of stdout is the total alone. `--referee` counts by the plain generator instead of the "
      "fast one. The options about counting change the speed, never the result.");
  command.footer(
      "Example:\n  hurdle perft janggi 4 --divide\n"
      "A custom game in parts, on any machines:\n"
      "  hurdle perft capablanca 6 --variants builtin --part 1/8 --json part-1.json\n"
      "  hurdle perft capablanca 6 --variants builtin --add part-*.json");
}

}  // namespace hurdle::cli
