// `hurdle check`: compares an engine's counts with the counts that position sets publish.
#include "perft/engines/check/check.hpp"

#include <fmt/format.h>

#include <exception>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <system_error>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/check/check_arguments.hpp"
#include "perft/cli/check/confirm.hpp"
#include "perft/cli/check/games.hpp"
#include "perft/cli/check/handshake.hpp"
#include "perft/cli/check/identify_engine.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/check/junit.hpp"
#include "perft/cli/check/parts/check_parts.hpp"
#include "perft/cli/check/program_word.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/report/baseline.hpp"
#include "perft/engines/report/html/check_html.hpp"
#include "perft/engines/report/journal.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::cli {
namespace {

constexpr std::size_t shrinking_questions = 200;

/// The reports of a check. One that cannot be written suppresses no other.
class Reports {
 public:
  /// Writes a report. The error of the first that fails is kept, and later ones are printed.
  template <class Write>
  void write(const Write& report) {
    try {
      report();
    } catch (const std::exception& error) {
      note(std::current_exception(), error.what());
    }
  }

  void note(const std::exception_ptr& error, const std::string& message) {
    if (!first_) {
      first_ = error;
      message_ = message;
    } else if (message != message_) {
      print_to_stderr("hurdle: " + message);
    }
  }

  /// Throws the first error, if there is any.
  void finish() const {
    if (first_) {
      std::rethrow_exception(first_);
    }
  }

 private:
  std::exception_ptr first_;
  std::string message_;
};

/// Writes findings as they occur. If the file is unwritable, the check goes on without one.
class Recorder {
 public:
  explicit Recorder(const std::string& file) : named_(!file.empty()), journal_(file) {}

  void take(const engines::Finding& finding) {
    if (error_) {
      return;
    }
    try {
      journal_.write(finding);
      wrote_ = true;
    } catch (const std::runtime_error& error) {
      error_ = std::current_exception();
      message_ = error.what();
      if (!named_) {
        print_to_stderr("hurdle: " + message_);
      }
    }
  }

  /// Adds the error of a file that the user named to those of the reports.
  void note_error(Reports& reports) const {
    if (error_ && named_) {
      reports.note(error_, message_);
    }
  }

  /// The file with the findings; empty when there is none.
  [[nodiscard]] std::string file() const { return !error_ && wrote_ ? journal_.file() : ""; }

  /// Removes the file if the user did not name it.
  void remove_temporary() const {
    if (!named_ && !file().empty()) {
      std::error_code ignored;
      std::filesystem::remove(file(), ignored);
    }
  }

 private:
  bool named_;
  bool wrote_ = false;
  std::exception_ptr error_;
  std::string message_;
  engines::Journal journal_;
};

/// Replaces the counts of the positions with those under the house rules, if any are given.
void recount_by_house_rules(const CheckArguments& options, Total max_nodes,
                            std::vector<engines::CheckItem>& items) {
  if (!options.house_rules.given()) {
    return;
  }
  CountOptions how;
  how.threads = started(hardware_threads());
  how.hash_bytes = 0;
  how.stop = &stop_flag();
  for (const Variant* variant : variants_of(items)) {
    options.house_rules.announce(*variant);
  }
  for (engines::CheckItem& item : items) {
    recount(*item.variant, item.setup, max_nodes, how, item.perft);
  }
}

/// Asks further questions about a failed check: searches smaller positions and diagnoses the
/// engine. After an interrupt there is no diagnosis, which may take as long as the check.
void shrink_and_diagnose(engines::EngineCheck& check, const std::vector<engines::CheckItem>& items,
                         engines::CheckResult& result) {
  if (result.failed == 0) {
    return;
  }
  try {
    if (!result.interrupted) {
      check.shrink(result, shrinking_questions);
      result.diagnoses = check.diagnose(result, items);
    }
  } catch (const Interrupted&) {
    result.interrupted = true;
  }
  if (result.interrupted) {
    print_to_stderr(
        "hurdle: interrupted; the findings so far follow, without a diagnosis (Ctrl-C again stops "
        "at once)");
  }
}

/// Writes the page, if it is asked for.
void write_page(const CheckArguments& options, const engines::CheckResult& result,
                const std::string& house_rules) {
  if (!options.html->empty()) {
    flush_output();
    engines::write_html(*options.html, result, {options.pieces.names(), house_rules});
  }
}

/// Writes all reports. Throws the error of the first that cannot be written.
void report(const CheckArguments& options, const std::vector<engines::CheckItem>& items,
            const engines::CheckResult& result, const Recorder& recorder, Total max_nodes) {
  const bool has_text = options.documents() == 0;  // which names the journal
  const bool complete = options.all || options.json.given() || !has_text;
  const bool by_journal = !complete || !options.journal->empty();
  Reports reports;
  recorder.note_error(reports);
  reports.write([&] {
    if (has_text) {
      options.color.print(
          engines::to_text(result, {options.all, by_journal ? recorder.file() : ""}));
    }
  });
  reports.write([&] {
    if (!options.junit->empty()) {
      flush_output();
      write_junit(*options.junit, junit_report(items, result));
    }
  });
  reports.write([&] { write_page(options, result, options.house_rules.words()); });
  reports.write([&] {
    Json json = engines::to_json(result);
    add_part_to(json, options.parts.part(), {asked_words(options), max_nodes});
    for (const Variant* variant : variants_of(items)) {
      options.house_rules.add_to(json, *variant);
    }
    options.json.write("check", std::move(json));
  });
  reports.finish();
  if (complete) {
    recorder.remove_temporary();
  }
}

int check_engine(const CheckArguments& options, const OwnWords& own) {
  engines::CheckOptions how = check_options(options);
  if (options.games) {
    require_games_alone(options);
    require_absent({{"--jobs", how.jobs > 1}}, "--games, which runs one engine");
    return check_games({options.items, options.handshake, options.ends, options.color, options.json,
                        options.at_once, options.all},
                       how);
  }
  options.ends.require_none_without("--games");
  options.confirm.prepare();
  if (options.house_rules.given() && options.confirm.given()) {
    throw Failure("--confirm: published counts are by the published rules, not by --house-rules");
  }
  prepare_files(options);
  std::optional<engines::Baseline> baseline;
  if (!options.baseline->empty()) {
    baseline.emplace(*options.baseline);
    how.known = [&baseline](const engines::Finding& finding) { return baseline->has(finding); };
  }
  auto items = options.items.load(options.house_rules, options.parts.part());
  const CheckScope asked{variants_of(items),
                         options.items.words() + options.house_rules.words(),
                         options.items.names_variants(),
                         options.items.chooses(),
                         own,
                         options.writes_reports()};
  const auto notes = handshake_before_check(options.handshake.given(), asked, options.at_once, how);
  how.max_nodes = max_nodes_of(options, how.max_nodes);
  recount_by_house_rules(options, how.max_nodes, items);
  Recorder recorder(*options.journal);
  how.on_finding = [&](const engines::Finding& finding) { recorder.take(finding); };
  Progress progress("positions");
  how.progress = [&progress](std::size_t done, std::size_t all) { progress.show(done, all); };
  engines::EngineCheck check(how);
  engines::CheckResult result = check.run(items);
  result.notes = notes;
  if (result.left_out > 0 && how.max_nodes.wide() < engines::CheckOptions().max_nodes.wide()) {
    result.notes.push_back(fmt::format("{} above {} nodes {} not asked (--max-nodes)",
                                       counted(result.left_out, "count"), to_text(how.max_nodes),
                                       result.left_out == 1 ? "is" : "are"));
  }
  shrink_and_diagnose(check, items, result);
  if (baseline) {
    result.vanished = baseline->vanished(items, result);
  }
  progress.clear();
  try {
    report(options, items, result, recorder, how.max_nodes);
  } catch (...) {  // a report that cannot be written loses no finding
    if (!recorder.file().empty()) {
      print_to_stderr("hurdle: every finding in full: " + recorder.file());
    }
    throw;
  }
  options.confirm.confirm(items, result);
  return result.interrupted ? interrupted : engines::exit_code(result);
}

/// Prints the sum of the parts.
int add_parts_of_check(const CheckArguments& options) {
  require_adding_alone(options);
  options.color.prepare();
  prepare_files(options);
  const AddedChecks added = add_checks(options.parts.files());
  if (!added.problems.empty()) {
    return added.problems.print(options.documents() == 0);
  }
  Reports reports;
  reports.write([&] {
    if (options.documents() == 0) {
      for (const std::string& cause : added.causes) {
        print(cause + '\n');
      }
      options.color.print(engines::to_text(added.result, {options.all, ""}));
    }
  });
  reports.write(
      [&] { write_page(options, added.result, HouseRulesOption(added.house_rules).words()); });
  reports.write([&] {
    Json json = engines::to_json(added.result);
    json["diagnoses"] = added.diagnoses;
    if (!added.readings.empty()) {
      json["readings"] = added.readings;
    }
    add_part_to(json, Part(), added.scope);
    options.json.write("check", std::move(json));
  });
  reports.finish();
  return engines::exit_code(added.result);
}

int check(CheckArguments& options) {
  if (options.parts.adds()) {
    return add_parts_of_check(options);
  }
  const bool named = !options.handshake.engine().empty();
  options.handshake.take_engine(named ? "" : take_engine(options.items.given_words()));
  if (const auto check = options.items.custom_check()) {
    options.command.require_only(
        {"PATH", "--variant", "--variants", "--random", "--seed", "--engine", "--protocol",
         "--variant-map", "--timeout", "--max-restarts", "--json"},
        "a custom game");
    options.handshake.refuse_auto("a custom game");
    const EngineSpec given = options.handshake.given();
    return check_custom_game(*check,
                             custom_engine(*check, given.command, given.protocol,
                                           options.handshake.variant_map().names(check->game->name),
                                           options.handshake.timeouts()),
                             options.json);
  }
  return check_engine(options, [&options](const std::set<std::string>& without) {
    return words_without(options.command.given(), without);
  });
}

}  // namespace

void add_check(const Command& program) {
  const Command command = program.add_command(
      "check", "Find the first move where an engine is wrong, and the rule", check);
  command.purpose(
      "Asks an engine for the counts of positions and, where one is wrong, walks down to "
      "the first position where the engine's moves are not the legal ones. Names these moves, "
      "the clause that decides, and the probable bug. Without *PATH*, checks every game that "
      "the engine knows on the sets that come with the program.");
  command.footer(
      "Without --engine, one argument is the engine: the one that is an executable file, or whose\n"
      "first word is a program in PATH. Folders and files *.yaml, *.yml, *.epd are sets. An\n"
      "argument that is both is an error.\n"
      "Example:\n  hurdle check /usr/games/fairy-stockfish\n"
      "Record in the sets that the engine gave the same counts:\n"
      "  hurdle check positions/janggi --engine /usr/games/fairy-stockfish"
      " --confirm \"fairy-stockfish 11.1\"\n"
      "A script as perftree calls it, and two clauses by which its differences are expected:\n"
      "  hurdle check positions/nine-elder --protocol script"
      " --engine \"ci/peers/ffish.js {variant}\" --differs-by N6,N11\n"
      "Whole games:\n"
      "  hurdle check positions/janggi --games --engine my-engine\n"
      "Random positions:\n"
      "  hurdle check --variant makruk --random 500 --seed 7 --engine my-engine\n"
      "Every position of three pieces, in parts (hurdle check --add part-*.json adds them up):\n"
      "  hurdle check --variant makruk --material K+1 --engine my-engine --part 1/8"
      " --json part-1.json\n"
      "A custom game:\n"
      "  hurdle check --variants my.ini --variant mygame --random 500 --engine my-engine");
}

}  // namespace hurdle::cli
