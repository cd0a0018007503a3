// `hurdle verify`: recounts the published counts of position sets and judges curated games.
#include "perft/suite/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/cli/sets/list_sets.hpp"
#include "perft/custom/set.hpp"
#include "perft/games/verdict.hpp"
#include "perft/report/json.hpp"
#include "perft/report/junit.hpp"

namespace hurdle::cli {
namespace {

struct VerifyArguments : Arguments {
  explicit VerifyArguments(const Command& of) : Arguments(of) { list.excludes(list_invalid); }

  SetOptions sets{command, all_own_sets};
  Flag list{command, "--list", "List the sets and their sizes; verify nothing"};
  Flag list_invalid{command, "--list-invalid",
                    "List the invalid positions with line, clause and reason; verify nothing. Exit "
                    "code 0 if the files could be read, with invalid positions or without, else 2"};
  VariantOfFilesOption variant{command};
  HouseRulesOption house_rules{command};
  NumberOption depth{command, "--depth N", "Skip deeper counts (default 30)", depth_range(1),
                     max_depth};
  NumberOption max_nodes{command, "--max-nodes N",
                         "Skip larger counts (default 1000000000; with --house-rules 100000)",
                         Range{.least = 1}, VerifyOptions{}.max_nodes};
  ThreadsOption threads{command};
  Flag pin{command, "--pin", "Pin each thread to its own core"};
  HashOption hash{command};
  Flag referee{command, "--referee", "Count with the referee, the plain generator"};
  TextOption junit{command, "--junit FILE", "Also write JUnit XML (- is stdout)"};
  ColorOption color{command};
  JsonOption json{command};
};

/// The mark after each count by house rules: which generators count by them.
std::string mark_of(std::span<const PositionSet> sets) {
  const bool alone = std::ranges::all_of(
      sets, [](const PositionSet& set) { return only_referee_counts(*set.variant); });
  return alone ? " (referee only)" : " (by house rules)";
}

/// Prints failures as they occur, and counts the checks for the summary.
class VerifyReporter {
 public:
  /// `checks` is how many there will be. Nothing but progress is printed if `silent`; `mark` stands
  /// after every count without a published value.
  VerifyReporter(std::uint64_t checks, bool silent, const VerifyOptions& how, std::string mark)
      : checks_(checks),
        silent_(silent),
        mark_(std::move(mark)),
        depth_(how.depth),
        max_nodes_(how.max_nodes) {}

  void take(const Check& check) {
    const bool failed = check.status == CheckStatus::failed;
    const bool counted = check.status == CheckStatus::counted;
    passed_ += check.status == CheckStatus::passed ? 1U : 0U;
    failed_ += failed ? 1U : 0U;
    counted_ += counted ? 1U : 0U;
    if (check.status == CheckStatus::skipped) {
      ++(check.depth > depth_ ? too_deep_ : too_large_);
    }
    if ((failed || counted) && !silent_) {
      progress_.clear();
      print(to_text(check) + (counted ? mark_ : "") + "\n");
      flush_output();
    }
    progress_.show(passed_ + failed_ + counted_ + too_deep_ + too_large_, checks_);
  }

  /// Erases the progress line; call it before other output.
  void clear() { progress_.clear(); }

  /// `skipped: 2 deeper than --depth 3, 1 above --max-nodes 1000`, or nothing.
  [[nodiscard]] std::string skipped_checks() const {
    std::vector<std::string> reasons;
    if (too_deep_ > 0) {
      reasons.push_back(fmt::format("{} deeper than --depth {}", too_deep_, depth_));
    }
    if (too_large_ > 0) {
      reasons.push_back(fmt::format("{} above --max-nodes {}", too_large_, max_nodes_));
    }
    return reasons.empty() ? "" : fmt::format("skipped: {}", fmt::join(reasons, ", "));
  }

  /// Whether anything was counted.
  [[nodiscard]] bool ran() const noexcept { return passed_ + failed_ + counted_ > 0; }

  /// `12 passed, 0 failed, 3 skipped`.
  [[nodiscard]] std::string score() const {
    const std::string compared =
        fmt::format("{} passed, {} failed, {} skipped", passed_, failed_, too_deep_ + too_large_);
    return counted_ == 0 ? compared
                         : fmt::format(
                               "{}, {} counted but not compared: published counts are by the "
                               "published rules",
                               compared, counted_);
  }

 private:
  std::uint64_t checks_;
  bool silent_;
  std::string mark_;
  int depth_;
  std::uint64_t max_nodes_;
  Progress progress_{"checks"};
  std::uint64_t passed_ = 0;
  std::uint64_t failed_ = 0;
  std::uint64_t counted_ = 0;  ///< not compared
  std::uint64_t too_deep_ = 0;
  std::uint64_t too_large_ = 0;
};

/// The sets that a run of the command is about.
struct Sets {
  std::vector<PositionSet> positions;
  std::vector<GameSet> games;
  std::vector<custom::CustomSet> custom_sets;
};

Sets load(const VerifyArguments& options) {
  Sets sets;
  std::vector<std::filesystem::path> custom_files;
  LoadOptions how = options.variant.load_options();
  how.custom_positions = &custom_files;
  sets.positions = options.sets.load(sets.games, how);
  for (const std::filesystem::path& file : custom_files) {
    sets.custom_sets.push_back(custom::load_custom_set(file));
  }
  const auto takes = [&](const auto& entry) { return options.sets.takes(entry); };
  const auto has_one = [&](const auto& set) { return std::ranges::any_of(set.positions, takes); };
  const auto has_game = [&](const GameSet& set) { return std::ranges::any_of(set.games, takes); };
  options.sets.require_any(std::ranges::any_of(sets.positions, has_one) ||
                           std::ranges::any_of(sets.games, has_game) ||
                           std::ranges::any_of(sets.custom_sets, has_one));
  return sets;
}

VerifyOptions verify_options(const VerifyArguments& options) {
  VerifyOptions how;
  how.depth = static_cast<int>(options.depth.value());
  how.compare = !options.house_rules.given();
  const bool lower = options.house_rules.given() && !options.max_nodes.given();
  how.max_nodes = lower ? max_nodes_by_house_rules : options.max_nodes.value();
  how.referee = options.referee;
  how.tag = options.sets.tag();
  how.count.threads = started(options.threads.value());
  how.count.pin = options.pin;
  how.count.hash_bytes = options.hash.bytes();
  how.count.stop = &stop_flag();
  return how;
}

/// The number of published counts and lists of moves of the positions that have the tag.
template <class Set>
std::uint64_t checks_in(std::span<const Set> sets, const VerifyArguments& options) {
  std::uint64_t checks = 0;
  for (const Set& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (options.sets.takes(entry)) {
        checks += entry.perft.size() + (entry.moves && !options.house_rules.given() ? 1U : 0U);
      }
    }
  }
  return checks;
}

/// Announces the house rules; when only the referee counts, there is no hash table.
void apply_house_rules(const VerifyArguments& options, std::span<const PositionSet> sets,
                       VerifyOptions& how) {
  if (!options.house_rules.given()) {
    return;
  }
  for (const Variant* variant : variants_of(sets)) {
    options.house_rules.refuse(*variant, options.hash.given(), "--hash");
    options.house_rules.announce(*variant);
    if (only_referee_counts(*variant)) {
      how.count.hash_bytes = 0;
    }
  }
}

void write_files(const VerifyArguments& options, const VerifyResult& result,
                 std::span<const PositionSet> sets) {
  if (!options.junit->empty()) {
    flush_output();
    write_junit(*options.junit, junit_report(result));
  }
  Json json = to_json(result);
  for (const Variant* variant : variants_of(sets)) {
    options.house_rules.add_to(json, *variant);
  }
  options.json.write("verify", std::move(json));
}

void prepare_files(const VerifyArguments& options) {
  if (*options.junit == "-" && options.json.takes_stdout()) {
    throw Failure("--junit and --json cannot both be -: stdout holds one document");
  }
  options.color.prepare();
  if (!options.junit->empty()) {
    require_writable("--junit", *options.junit);
  }
}

/// The number of games that have the tag.
std::uint64_t games_in(std::span<const GameSet> sets, const VerifyArguments& options) {
  std::uint64_t games = 0;
  for (const GameSet& set : sets) {
    games += static_cast<std::uint64_t>(std::ranges::count_if(
        set.games, [&](const GameRecord& game) { return options.sets.takes(game); }));
  }
  return games;
}

/// With house rules, skips games, whose recorded results follow the published rules, and custom
/// games, which have no house rules.
void skip_under_house_rules(const VerifyArguments& options, Sets& sets) {
  if (options.house_rules.given() && !sets.games.empty()) {
    print_to_stderr(fmt::format(
        "skipped: {} files of games, whose results are by the published rules", sets.games.size()));
    sets.games.clear();
  }
  if (options.house_rules.given() && !sets.custom_sets.empty()) {
    print_to_stderr(fmt::format("skipped: {} files of custom games, which have no house rules",
                                sets.custom_sets.size()));
    sets.custom_sets.clear();
  }
}

Check check_of(const GameSet& set, const GameRecord& game) {
  const Stopwatch watch;
  const RecordVerdict verdict = judge(game);
  Check check;
  check.is_game = true;
  check.file = set.file;
  check.line = game.start.line;
  check.id = game.start.id;
  check.status = verdict.right() ? CheckStatus::passed : CheckStatus::failed;
  for (const Mistake& mistake : verdict.mistakes) {
    check.difference += (check.difference.empty() ? "" : "; ") + mistake.words;
  }
  check.seconds = watch.seconds();
  return check;
}

/// Checks the result and the reason of every record against the rules.
void judge_games(std::span<const GameSet> sets, const VerifyArguments& options,
                 const VerifyOptions& how, VerifyResult& result) {
  for (const GameSet& set : sets) {
    for (const GameRecord& game : set.games) {
      if (!options.sets.takes(game)) {
        continue;
      }
      if (stop_flag()) {
        throw Interrupted();
      }
      const Check& check = result.checks.emplace_back(check_of(set, game));
      ++(check.status == CheckStatus::passed ? result.passed : result.failed);
      how.on_check(check);
    }
  }
}

int list_sets(const VerifyArguments& options) {
  const Sets sets = load(options);
  const std::vector<ListedSet> files =
      listed(options.sets, sets.positions, sets.games, sets.custom_sets);
  options.json.print(to_text(files));
  options.json.write("verify", to_json(files));
  return good;
}

/// Lists the positions that C8 or the form of a FEN rejects. Files of games are skipped.
int list_invalid(const VerifyArguments& options) {
  std::vector<InvalidEntry> invalid;
  std::size_t positions = 0;
  LoadOptions how = options.variant.load_options();
  how.invalid = &invalid;
  for (const PositionSet& set : options.sets.load_or_own(how)) {
    positions += set.positions.size();
  }
  positions += invalid.size();
  options.json.print(invalid_text(invalid, positions));
  options.json.write("verify", invalid_json(invalid, positions));
  return good;
}

int verify_sets(const VerifyArguments& options) {
  VerifyOptions how = verify_options(options);
  prepare_files(options);
  Sets sets = load(options);
  if (!sets.positions.empty() || (sets.games.empty() && sets.custom_sets.empty())) {
    sets.positions = options.house_rules.apply(std::move(sets.positions));
  }
  apply_house_rules(options, sets.positions, how);
  skip_under_house_rules(options, sets);
  const bool silent = options.json.takes_stdout() || *options.junit == "-";
  VerifyReporter reporter(checks_in<PositionSet>(sets.positions, options) +
                              games_in(sets.games, options) +
                              checks_in<custom::CustomSet>(sets.custom_sets, options),
                          silent, how, mark_of(sets.positions));
  how.on_check = [&reporter](const Check& check) { reporter.take(check); };
  VerifyResult result;
  try {
    result = verify(sets.positions, how);
    judge_games(sets.games, options, how, result);
    custom::verify(sets.custom_sets, how, result);
  } catch (const Interrupted&) {
    reporter.clear();
    print_to_stderr("hurdle: interrupted; so far " + reporter.score());
    return interrupted;
  }
  reporter.clear();
  if (const std::string skipped_checks = reporter.skipped_checks(); !skipped_checks.empty()) {
    print_to_stderr(skipped_checks);
  }
  if (!silent) {
    options.color.print(reporter.score() + "\n");
  }
  write_files(options, result, sets.positions);
  if (!reporter.ran()) {
    throw Failure("nothing was verified");
  }
  return result.failed > 0 ? wrong : good;
}

int verify_or_list(const VerifyArguments& options) {
  if (options.list || options.list_invalid) {
    options.command.require_only(
        {"PATH", "--tag", "--variant", "--color", "--json", "--list", "--list-invalid"},
        options.list ? "--list, which verifies nothing" : "--list-invalid, which verifies nothing");
  }
  if (options.list_invalid) {
    return list_invalid(options);
  }
  return options.list ? list_sets(options) : verify_sets(options);
}

}  // namespace

void add_verify(const Command& program) {
  const Command command = program.add_command(
      "verify", "Recount published counts and judge curated games", verify_or_list);
  command.purpose(
      "Recounts the counts of position sets, and judges their games. Names every wrong "
      "count with its file and line. Without *PATH*, verifies the sets that come with the "
      "program; with `--tag quick`, a part of them that takes seconds.");
  command.footer("Example:\n  hurdle verify --tag quick --junit result.xml");
}

}  // namespace hurdle::cli
