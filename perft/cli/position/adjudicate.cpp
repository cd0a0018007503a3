// `hurdle adjudicate`: judges whole games, from files or from the command line: illegal moves, the
// end, the result and the clause.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "movegen/ends.hpp"
#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/end_arguments.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/games/verdict.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

struct AdjudicateArguments : Arguments {
  ArgumentList what{command, "FILE|VARIANT",
                    "Records of games, in YAML or PGN (of custom games: PGN); or one variant, and "
                    "its game by --moves",
                    offered_variants};  ///< files, or a variant
  PositionOptions position{command};
  EndArguments ends{command};
  HouseRulesOption house_rules{command};
  VariantsFileOption file{command};
  TextOption result{command, "--result R", "Also compare this result: 1-0, 0-1, 1/2-1/2 or *"};
  TextOption by{command, "--by WHY",
                "Also compare this reason: a clause id, agreement, resignation, time or impasse"};
  JsonOption json{command};
};

// ---- Records ----

bool is_file(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::exists(name, ignored);
}

/// Throws Failure if the argument, which is no file, is written as one: no game's name has these
/// characters.
void refuse_missing_file(const std::string& name) {
  if (name.find_first_of("./") != std::string::npos) {
    throw Failure(fmt::format("{}: there is no such file", hurdle::quoted_path(name)));
  }
}

/// Whether the argument is the name of a variant and not of a file.
bool asks_for_a_variant(const AdjudicateArguments& options) {
  return options.what->size() == 1 && !is_file(options.what->front()) &&
         find_variant(options.what->front()) != nullptr;
}

std::vector<Move> moves_of(const Variant& variant, const Setup& start,
                           const PositionOptions& options) {
  try {
    notations::ParsedLine line =
        notations::read_line(variant.referee, start, {}, options.moves(), options.notation(variant),
                             notations::Named::any);
    if (!line.note.empty()) {
      print_to_stderr("note: --moves: " + line.note);
    }
    return std::move(line.moves);
  } catch (const notations::UnreadableMove& error) {
    throw Failure(fmt::format("--moves, {}", error.what()));
  }
}

/// The record that the command line describes.
GameSet record_of(const AdjudicateArguments& options) {
  const Variant& variant = options.house_rules.apply(variant_named(options.what->front()));
  options.house_rules.announce(variant);
  GameRecord record;
  record.variant = &variant;
  record.start.id = "game";
  record.start.setup = options.position.start(variant);
  record.options = options.ends.of(variant);
  for (const EndOption& option : end_options(variant.notation)) {
    record.options.emplace(option.name, option.values.front());  // unlike PGN, the rules are known
  }
  record.moves = moves_of(variant, record.start.setup, options.position);
  record.lines.assign(record.moves.size(), 0);
  if (options.result.given()) {
    in_option("--result", [&] { require_result(*options.result); });
    record.result = *options.result;
  }
  if (options.by.given()) {
    in_option("--by", [&] { require_by(variant.notation, *options.by); });
    record.by = *options.by;
  }
  record.reason_may_lack = true;
  return {"", "", "", {std::move(record)}};
}

/// Whether an option describes a game that is in no file.
bool describes_a_game(const AdjudicateArguments& options) {
  return options.position.any_given() || options.result.given() || options.by.given();
}

std::vector<GameSet> load(const AdjudicateArguments& options) {
  if (asks_for_a_variant(options)) {
    return {record_of(options)};
  }
  if (describes_a_game(options)) {
    throw Failure(fmt::format(
        "'{}': --fen, --setup, --moves, --result and --by need a VARIANT ({}); a record "
        "in a file contains them",
        hurdle::quoted(options.what->front()), variant_names()));
  }
  if (options.house_rules.given()) {
    throw Failure(
        "--house-rules: needs a VARIANT; results of records in files are by the published rules");
  }
  std::vector<GameSet> sets;
  for (const std::string& file : *options.what) {
    if (!is_file(file)) {
      refuse_missing_file(file);
      throw Failure(fmt::format("'{}' is neither a file nor a variant; there are {}",
                                hurdle::quoted_path(file), variant_names()));
    }
    GameSet& set = sets.emplace_back(hurdle::load_games(file));
    for (GameRecord& record : set.games) {  // what the record itself says takes precedence
      record.options.merge(options.ends.of(*record.variant));
    }
  }
  return sets;
}

// ---- Output ----

std::string plies_text(int plies) {
  return plies == 0 ? "at the start" : fmt::format("after ply {}", plies);
}

std::string near_text(const NearEnd& near) {
  if (near.limit > 0) {
    return fmt::format("{} {} of {} ({})", near.words, near.count, near.limit, near.clause);
  }
  return near.count > 0 ? fmt::format("{} {} ({})", near.words, near.count, near.clause)
                        : fmt::format("{} ({})", near.words, near.clause);
}

/// Whether the game is over, for a record whose moves are legal.
std::string state_of(const GameRecord& record, const RecordVerdict& verdict) {
  const Notation& notation = record.variant->notation;
  if (const auto& end = verdict.end()) {
    return fmt::format("over {}: {} by {}: {}", plies_text(verdict.game.plies),
                       to_text(end->result), with_title(notation, end->clause), end->sentence);
  }
  if (record.result && *record.result != "*") {
    return fmt::format("over {}: {}{}", plies_text(verdict.game.plies), *record.result,
                       record.by.empty() ? " as recorded, without a reason" : " by " + record.by);
  }
  return fmt::format("goes on {}", plies_text(verdict.game.plies));
}

void print_verdict(const GameSet& set, const GameRecord& record, const RecordVerdict& verdict) {
  const std::string where =
      set.file.empty() ? ""
                       : fmt::format("{}:{}: {}: ", set.file, record.start.line, record.start.id);
  if (!verdict.game.illegal && (verdict.right() || verdict.end())) {
    print(where + state_of(record, verdict) + "\n");
  }
  if (!record.note.empty()) {
    print(fmt::format("  {}\n", record.note));
  }
  for (const auto& [option, value] : verdict.right_by) {
    print(fmt::format("  right only by --{} {}; by the usual ends of the game: {}\n", option, value,
                      verdict.usually));
  }
  for (const PlyReport& report : verdict.game.reports) {
    print(fmt::format("  {}: {} ({})\n", plies_text(report.ply), report.report.words,
                      report.report.clause));
  }
  if (verdict.right() && !verdict.end()) {
    for (const NearEnd& near : verdict.game.near) {
      print("  " + near_text(near) + "\n");
    }
  }
  for (const Mistake& mistake : verdict.mistakes) {
    print(set.file.empty() ? fmt::format("wrong: {}\n", mistake.words)
                           : fmt::format("{}:{}: {}: wrong: {}\n", set.file, mistake.line,
                                         record.start.id, mistake.words));
  }
}

Json json_of(const GameEnd& end) {
  return {{"result", to_text(end.result)},
          {"clause", end.clause},
          {"decided", end.decided.empty() ? Json(nullptr) : Json(end.decided)},
          {"sentence", end.sentence}};
}

Json json_of(const GameSet& set, const GameRecord& record, const RecordVerdict& verdict) {
  const Adjudication& game = verdict.game;
  Json near = list_of(game.near, [](const NearEnd& one) -> Json {
    return {{"clause", one.clause},
            {"words", one.words},
            {"count", one.count},
            {"limit", one.limit == 0 ? Json(nullptr) : Json(one.limit)}};
  });
  Json reports = list_of(game.reports, [&](const PlyReport& one) -> Json {
    return {{"ply", one.ply}, {"clause", one.report.clause}, {"words", one.report.words}};
  });
  Json mistakes = list_of(verdict.mistakes, [&](const Mistake& mistake) -> Json {
    return {{"line", mistake.line}, {"words", mistake.words}};
  });
  Json json{{"file", set.file.empty() ? Json(nullptr) : Json(set.file)},
            {"line", record.start.line},
            {"id", record.start.id},
            {"variant", record.variant->notation.name},
            {"note", record.note.empty() ? Json(nullptr) : Json(record.note)},
            {"plies", game.plies},
            {"right", verdict.right()},
            {"end", verdict.end() ? json_of(*verdict.end()) : Json(nullptr)},
            {"illegal", nullptr},
            {"reports", std::move(reports)},
            {"near", std::move(near)},
            {"right_by", verdict.right_by},
            {"usually", verdict.usually.empty() ? Json(nullptr) : Json(verdict.usually)},
            {"mistakes", std::move(mistakes)}};
  if (game.illegal) {
    json["illegal"] = {{"ply", game.illegal->ply},
                       {"move", to_text(record.variant->notation, game.illegal->move)},
                       {"clause", game.illegal->clause},
                       {"sentence", game.illegal->sentence}};
  }
  return json;
}

/// Whether the argument names a custom game.
bool asks_for_a_custom_game(const AdjudicateArguments& options) {
  return options.what->size() == 1 && !is_file(options.what->front()) &&
         (options.file.given() || find_variant(options.what->front()) == nullptr);
}

std::shared_ptr<const custom::Game> custom_game(const AdjudicateArguments& options) {
  const std::string& name = options.what->front();
  refuse_missing_file(name);
  try {
    return options.file.game(name);
  } catch (const Failure& error) {
    throw Failure(fmt::format("'{}' is neither a file nor a variant: {}", hurdle::quoted(name),
                              error.what()));
  }
}

int adjudicate_custom_game(const AdjudicateArguments& options) {
  const auto game = custom_game(options);
  if (options.ends.given() || options.house_rules.given()) {
    throw Failure(
        fmt::format("{} is a custom game, whose variants file says how it ends: no other "
                    "options of ends and no --house-rules go with it",
                    game->name));
  }
  return adjudicate_custom_game({game, start_of(*game, options.position), options.position.moves(),
                                 *options.result, *options.by},
                                options.json);
}

bool are_custom_games(const AdjudicateArguments& options) {
  return options.file.given() || std::ranges::all_of(*options.what, [&](const std::string& what) {
           return is_file(what) && holds_custom_games(options.file, what);
         });
}

int adjudicate_custom_records(const AdjudicateArguments& options) {
  if (describes_a_game(options) || options.ends.given() || options.house_rules.given()) {
    throw Failure(
        "records of custom games are judged as they are: they name the game, its moves "
        "and result; give no other option than --variants and --json");
  }
  return adjudicate_custom_records(options.file, *options.what, options.json);
}

int adjudicate(const AdjudicateArguments& options) {
  if (asks_for_a_custom_game(options)) {
    return adjudicate_custom_game(options);
  }
  if (!asks_for_a_variant(options) && are_custom_games(options)) {
    return adjudicate_custom_records(options);
  }
  const std::vector<GameSet> sets = load(options);
  Json games = Json::array();
  std::size_t right = 0;
  for (const GameSet& set : sets) {
    for (const GameRecord& record : set.games) {
      if (stop_flag()) {
        throw Interrupted();
      }
      const RecordVerdict verdict = judge(record);
      if (!options.json.takes_stdout()) {
        print_verdict(set, record, verdict);
      }
      games.push_back(json_of(set, record, verdict));
      right += verdict.right() ? 1 : 0;
    }
  }
  return finish_verdicts(std::move(games), right, options.json);
}

}  // namespace

void add_adjudicate(const Command& program) {
  const Command command = program.add_command(
      "adjudicate", "Judge whole games: illegal moves, whether the game is over, and why",
      adjudicate);
  command.purpose(
      "Replays games and prints for each whether its moves are legal, whether it is over, the "
      "result, and the clause. The results in files are compared with the rules.");
  command.footer("Example:\n  hurdle adjudicate janggi --moves \"e2e2 e9e9\"");
}

}  // namespace hurdle::cli
