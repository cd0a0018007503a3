// `hurdle check-variant`: compares an engine with a game of a variants file on random positions,
// and names the facts that the engine plays differently.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "movegen/file/rules/fen.hpp"
#include "perft/cli/file/file_game.hpp"
#include "perft/cli/file/uci_lister.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/file/count.hpp"
#include "perft/file/diagnose.hpp"
#include "perft/file/sample.hpp"

namespace hurdle::cli {
namespace {

constexpr std::uint64_t most_positions = 100'000;
constexpr std::uint64_t longest_wait = 86'400;

struct CheckVariantArguments {
  std::string name;
  VariantsFileOption file;
  std::string engine;
  NumberOption positions{"--positions", {1, most_positions}, 100};
  NumberOption seed{"--seed", {}, 1};
  NumberOption timeout{"--timeout", {1, longest_wait}, 60};
  JsonOption json;
};

/// Compares position by position and collects the engine's lists.
class CheckRun {
 public:
  CheckRun(const file::Rules& rules, UciLister& engine) : rules_(rules), engine_(engine) {}

  /// The moves of the position; if they are the same, also those after the first move whose number
  /// of replies differs.
  void check(const file::Position& position) {
    const std::string fen = file::fen_of(rules_.facts(), position);
    const auto theirs = engine_.divide(fen, "", 2);
    if (!compare(position, fen, theirs)) {
      return;
    }
    for (const file::Move& move : rules_.legal_moves(position)) {
      const std::string text = rules_.text_of(move);
      const file::Position next = rules_.after(position, move);
      const auto replies = theirs.find(text);
      if (replies != theirs.end() && rules_.legal_moves(next).size() != replies->second) {
        (void)compare(next, fen + " after " + text, engine_.divide(fen, text, 1));
        return;
      }
    }
  }

  [[nodiscard]] const std::vector<file::EngineMoves>& replies() const { return replies_; }
  [[nodiscard]] const std::vector<std::string>& findings() const { return findings_; }

 private:
  /// Whether the lists are the same.
  bool compare(const file::Position& position, const std::string& where,
               const std::map<std::string, std::uint64_t>& theirs) {
    file::EngineMoves reply{position, {}};
    for (const auto& [move, count] : theirs) {
      reply.moves.insert(move);
    }
    const std::vector<std::string> ours = file::move_texts(rules_, position);
    std::string words;
    for (const std::string& move : ours) {
      words += reply.moves.count(move) == 0 ? " lacks " + move : "";
    }
    for (const std::string& move : reply.moves) {
      words += std::find(ours.begin(), ours.end(), move) == ours.end() ? " adds " + move : "";
    }
    replies_.push_back(std::move(reply));
    if (!words.empty()) {
      findings_.push_back(where + ": the engine" + words);
    }
    return words.empty();
  }

  const file::Rules& rules_;
  UciLister& engine_;
  std::vector<file::EngineMoves> replies_;
  std::vector<std::string> findings_;
};

void print_report(const CheckRun& run, const file::FileDiagnosis& diagnosis) {
  constexpr std::size_t most_printed = 10;
  for (const std::string& says : diagnosis.says) {
    print("It plays as if: " + says + "\n");
  }
  if (diagnosis.different > 0) {
    print(fmt::format("This explains {} of {} different lists of moves.\n", diagnosis.explained,
                      diagnosis.different));
  }
  for (std::size_t i = 0; i < run.findings().size() && i < most_printed; ++i) {
    print(run.findings()[i] + "\n");
  }
  if (run.findings().size() > most_printed) {
    print(fmt::format("and {} more\n", run.findings().size() - most_printed));
  }
  print(fmt::format("{} lists of moves: {} right, {} wrong\n", run.replies().size(),
                    run.replies().size() - run.findings().size(), run.findings().size()));
}

int check_variant(const CheckVariantArguments& options) {
  options.json.prepare();
  const auto game = options.file.game(options.name);
  if (game == nullptr) {
    throw Failure(
        "check-variant: requires --variants FILE; hurdle check compares engines with "
        "Hurdle's own games");
  }
  const file::Rules rules(game->facts);
  const std::string path = options.file.path() == "builtin" ? "" : options.file.path();
  UciLister engine(options.engine, path, game->name, std::chrono::seconds(options.timeout.value()),
                   &stop_flag());
  CheckRun run(rules, engine);
  for (const file::Position& position :
       file::random_positions(rules, options.positions.value(), options.seed.value())) {
    run.check(position);
  }
  const file::FileDiagnosis diagnosis = file::diagnose(game->facts, run.replies());
  if (!options.json.takes_stdout()) {
    print_report(run, diagnosis);
  }
  Json result{{"variant", game->name}, {"engine", engine.name()}};
  add_count(result, "lists", run.replies().size());
  result["findings"] = run.findings();
  result["diagnosis"] = diagnosis.says;
  options.json.write("check-variant", std::move(result));
  return run.findings().empty() ? good : wrong;
}

}  // namespace

void add_check_variant(const Command& program) {
  const Command command =
      program.add_command("check-variant", "Compare a UCI engine with a game of a variants file");
  const auto options = std::make_shared<CheckVariantArguments>();
  command.add_argument("VARIANT", options->name,
                       "A game of the file, or one that files inherit from");
  options->file.add_to(command);
  command.add_option("--engine", options->engine, "The engine's command, with arguments", "CMD")
      .required();
  options->positions.add_to(command, "N", "Compare on N random positions (default 100)");
  options->seed.add_to(command, "N", "Seed of the positions (default 1)");
  options->timeout.add_to(command, "S", "Seconds to wait for a line of the engine (default 60)");
  options->json.add_to(command);
  command.purpose(
      "Draws random positions of a game of a variants file, compares the engine's moves and its "
      "numbers of replies (`go perft 2`) with those of Hurdle's referee, and names the facts of "
      "the "
      "file that the engine plays differently. The engine reads the file by the option "
      "`VariantPath`, as Fairy-Stockfish does.");
  command.footer(
      "Example:\n  hurdle check-variant mygame --variants my.ini --engine fairy-stockfish");
  command.runs([options] { return check_variant(*options); });
}

}  // namespace hurdle::cli
