// `hurdle export`: writes sets of positions and of games in other formats, one file for each set.
// The content of sets of positions is made in perft/suite, of games here and in perft/games.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <functional>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <system_error>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/files/files.hpp"
#include "perft/games/random.hpp"
#include "perft/games/record.hpp"
#include "perft/games/verdict.hpp"
#include "perft/output/json.hpp"
#include "perft/output/json_list.hpp"
#include "perft/report/json.hpp"
#include "perft/suite/text/csv.hpp"
#include "perft/suite/text/lines.hpp"

namespace hurdle::cli {
namespace {

namespace fs = std::filesystem;

std::string json_text(const PositionSet& set) {
  return to_json(set).dump(2) + "\n";
}

/// The result at the start and after each legal ply; `*` while the game goes on.
Json results_of(const GameRecord& record) {
  const std::string going_on = "*";
  JudgedGame game(*record.variant, record.start.setup, record.options);
  Json results = Json::array();
  const auto add = [&] {
    results.push_back(game.end() ? std::string(to_text(game.end()->result)) : going_on);
  };
  add();
  for (const Move move : record.moves) {
    if (game.end() || !game.play(move)) {
      break;
    }
    add();
  }
  return results;
}

Json json_of(const GameSet& set, const GameRecord& record) {
  const Notation& notation = record.variant->notation;
  Json options = Json::object();
  for (const auto& [name, value] : record.options) {
    options[name] = value;
  }
  Json moves = list_of(record.moves, [&](const Move move) { return to_text(notation, move); });
  const std::optional<GameEnd> end = judge(record).end();
  return {{"schema", 1},
          {"variant", notation.name},
          {"file", set.name},
          {"id", record.start.id},
          {"about", record.start.about},
          {"exercises", record.start.exercises},
          {"tags", record.start.tags},
          {"options", std::move(options)},
          {"fen", to_fen(notation, record.start.setup)},
          {"moves", std::move(moves)},
          {"results", results_of(record)},
          {"result", record.result.value_or("*")},
          {"by", record.by.empty() ? Json(nullptr) : Json(record.by)},
          {"clause", end ? Json(end->clause) : Json(nullptr)},
          {"sentence", end ? Json(end->sentence) : Json(nullptr)}};
}

/// One line of JSON for each game: its start, moves, the result after each ply by the rules, and
/// the record's own result and reason. positions/README.md describes the fields.
std::string to_json_lines(const GameSet& set) {
  return join_texts(set.games, "",
                    [&](const GameRecord& record) { return json_of(set, record).dump() + '\n'; });
}

/// The games one after another as PGN.
std::string to_pgn_text(const GameSet& set) {
  return join_texts(set.games, "", [](const GameRecord& record) { return to_pgn(record); });
}

/// An output format: its option and its writer.
template <class Set>
struct FormatOf {
  std::string_view option;
  std::string_view extension;
  std::string_view description;
  std::string (*text_of)(const Set& set);
};

constexpr std::array<FormatOf<PositionSet>, 5> position_formats{{
    {"--epd", ".epd", "Write FENs and counts, which hurdle verify reads", to_epd},
    {"--perft", ".perft", "Write lines id, epd and perft, as python-chess's test data", to_perft},
    {"--lines", ".txt", "Write lines of variant, FEN and counts", to_lines},
    {"--csv", ".csv", "Write tables with a header and a row for each count", to_csv},
    {"--json", ".json", "Write all fields, with counts as strings", json_text},
}};

constexpr std::array<FormatOf<GameSet>, 2> game_formats{{
    {"--games", ".jsonl", "Write whole games as lines of JSON, with the result after each ply",
     to_json_lines},
    {"--pgn", ".pgn", "Write whole games as PGN, which hurdle adjudicate reads", to_pgn_text},
}};

/// The options of these formats, each a folder.
using Folders = std::deque<TextOption>;

Folders folders_of(const Command& command, const auto& formats) {
  Folders folders;
  for (const auto& format : formats) {
    folders.emplace_back(command, fmt::format("{} DIR", format.option),
                         std::string(format.description));
  }
  return folders;
}

struct ExportArguments : Arguments {
  SetOptions sets{command, all_own_sets};
  VariantOfFilesOption variant{command};
  Folders of_positions = folders_of(command, position_formats);
  Folders of_games = folders_of(command, game_formats);
  Flag moves{
      command, "--moves",
      "In JSON, write the legal moves of every position, not only of those whose set lists them"};

  [[nodiscard]] bool wants_positions() const { return any_given(of_positions); }
  [[nodiscard]] bool wants_games() const { return any_given(of_games); }

 private:
  static bool any_given(const Folders& folders) {
    return std::ranges::any_of(folders, &TextOption::given);
  }
};

/// A file to write.
struct Output {
  std::string_view option;
  fs::path path;
  std::string input;  ///< the set's file
  std::function<std::string()> text;
};

/// The sets with only the positions that have the tag, with the legal moves if they are asked for;
/// some sets may become empty.
std::vector<PositionSet> chosen_positions(const ExportArguments& options) {
  std::vector<PositionSet> sets = options.sets.load_or_own(options.variant.load_options());
  for (PositionSet& set : sets) {
    std::erase_if(set.positions,
                  [&](const PositionEntry& entry) { return !options.sets.takes(entry); });
    for (PositionEntry& entry : set.positions) {
      if (options.moves && !entry.moves) {
        entry.moves = move_texts(set.variant->notation, set.variant->plain.moves(entry.setup));
      }
    }
  }
  return sets;
}

/// The same for games.
std::vector<GameSet> chosen_games(const ExportArguments& options) {
  std::vector<GameSet> sets = options.sets.load_games_or_own(options.variant.load_options());
  for (GameSet& set : sets) {
    std::erase_if(set.games, [&](const GameRecord& game) { return !options.sets.takes(game); });
  }
  return sets;
}

void require_folder(std::string_view option, const TextOption& folder) {
  if (folder.given() && folder->empty()) {
    throw Failure(fmt::format("{}: expected a folder, found ''", option));
  }
}

void require_folders(const ExportArguments& options) {
  std::vector<std::string> options_of;
  const auto require = [&](const auto& formats, const Folders& folders) {
    for (std::size_t i = 0; i < formats.size(); ++i) {
      require_folder(formats[i].option, folders[i]);
      options_of.push_back(fmt::format("{} DIR", formats[i].option));
    }
  };
  require(position_formats, options.of_positions);
  require(game_formats, options.of_games);
  if (!options.wants_positions() && !options.wants_games()) {
    throw Failure(
        fmt::format("nothing to write; expected one or more of {}", fmt::join(options_of, ", ")));
  }
}

/// Throws Failure if two sets have the same output file, or if an output file is an input set.
void require_own_places(const std::vector<Output>& outputs,
                        const std::vector<std::string>& inputs) {
  std::map<fs::path, const Output*> written;
  for (const Output& output : outputs) {
    const auto [other, alone] = written.emplace(output.path.lexically_normal(), &output);
    if (!alone) {
      throw Failure(fmt::format("{}: both {} and {} would be written there; export them separately",
                                output.path.string(), other->second->input, output.input));
    }
    const auto replaced = std::ranges::find_if(inputs, [&](const std::string& file) {
      std::error_code ignored;
      return fs::equivalent(output.path, file, ignored);
    });
    if (replaced != inputs.end()) {
      throw Failure(
          fmt::format("{} '{}': the input {} would be replaced; name another folder", output.option,
                      hurdle::quoted_path(output.path.parent_path().string()), *replaced));
    }
  }
}

std::size_t size_of(const PositionSet& set) {
  return set.positions.size();
}
std::size_t size_of(const GameSet& set) {
  return set.games.size();
}

/// The files of these sets, which must outlive them.
template <class Set>
void add_outputs(std::vector<Output>& outputs, const auto& formats, const Folders& folders,
                 const std::vector<Set>& sets) {
  for (std::size_t i = 0; i < formats.size(); ++i) {
    for (const Set& set : sets) {
      if (!folders[i].given() || size_of(set) == 0) {
        continue;
      }
      fs::path name = set.name;
      name.replace_extension(formats[i].extension);
      outputs.push_back({formats[i].option, fs::path(*folders[i]) / name, set.file,
                         [text_of = formats[i].text_of, &set] { return text_of(set); }});
    }
  }
}

/// Creates all output folders before the first file is written, so that a failure leaves no partial
/// output.
void make_folders(const std::vector<Output>& outputs) {
  for (const Output& output : outputs) {
    const fs::path folder = output.path.parent_path();
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder, error)) {
      throw Failure(fmt::format("{} '{}': the folder cannot be made: {}", output.option,
                                hurdle::quoted(folder.string()),
                                error ? error.message() : "it is a file"));
    }
  }
}

/// "534 positions, 1867 counts", of the sets that are not empty.
std::string contents(const std::vector<PositionSet>& sets) {
  std::size_t positions = 0;
  std::size_t counts = 0;
  for (const PositionSet& set : sets) {
    positions += set.positions.size();
    for (const PositionEntry& entry : set.positions) {
      counts += entry.perft.size();
    }
  }
  return counted(positions, "position") + ", " + counted(counts, "count");
}

/// "340 games, 5120 plies".
std::string contents(const std::vector<GameSet>& sets) {
  std::size_t games = 0;
  std::size_t plies = 0;
  for (const GameSet& set : sets) {
    games += set.games.size();
    for (const GameRecord& game : set.games) {
      plies += game.moves.size();
    }
  }
  return counted(games, "game") + ", " + counted(plies, "ply", "plies");
}

/// `out: 46 .csv files, 534 positions, 1867 counts`
void print_summaries(const auto& formats, const Folders& folders, const auto& sets) {
  const auto files = std::ranges::count_if(sets, [](const auto& set) { return size_of(set) > 0; });
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (folders[i].given()) {
      print_to_stderr(fmt::format("{}: {}, {}", *folders[i],
                                  counted(files, std::string(formats[i].extension) + " file"),
                                  contents(sets)));
    }
  }
}

int export_sets(const ExportArguments& options) {
  require_folders(options);
  std::vector<PositionSet> positions;
  std::vector<GameSet> games;
  std::vector<std::string> inputs;
  if (options.wants_positions()) {
    positions = chosen_positions(options);
  }
  if (options.wants_games()) {
    games = chosen_games(options);
  }
  std::ranges::transform(positions, std::back_inserter(inputs), &PositionSet::file);
  std::ranges::transform(games, std::back_inserter(inputs), &GameSet::file);
  std::vector<Output> outputs;
  add_outputs(outputs, position_formats, options.of_positions, positions);
  add_outputs(outputs, game_formats, options.of_games, games);
  require_own_places(outputs, inputs);
  make_folders(outputs);
  for (const Output& output : outputs) {
    if (stop_flag()) {
      throw Interrupted();
    }
    replace_file(output.path, output.text());
  }
  print_summaries(position_formats, options.of_positions, positions);
  print_summaries(game_formats, options.of_games, games);
  return good;
}

}  // namespace

void add_export(const Command& program) {
  const Command command = program.add_command(
      "export", "Write sets as EPD, .perft, CSV or JSON, and games as PGN", export_sets);
  command.purpose(
      "Writes sets of positions and of whole games in formats that other programs read. Without "
      "*PATH*, exports the sets that come with the program.");
  command.footer(
      "Each set becomes a file: with PATH positions and --epd out, positions/janggi/cannons.yaml\n"
      "becomes out/janggi/cannons.epd. Missing folders are created, existing files replaced.\n"
      "Example:\n  hurdle export positions --epd epd --csv csv");
}

}  // namespace hurdle::cli
