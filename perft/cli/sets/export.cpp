// `hurdle export`: writes position sets in other formats, one file for each set. This file chooses
// the output files; perft/suite makes their content.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/report/set_json.hpp"
#include "perft/suite/text/csv.hpp"
#include "perft/suite/text/lines.hpp"
#include "perft/suite/text/rewrite.hpp"

namespace hurdle::cli {
namespace {

namespace fs = std::filesystem;

std::string json_text(const PositionSet& set) {
  return to_json(set).dump(2) + "\n";
}

/// An output format: its option and its writer.
struct Format {
  std::string_view option;
  std::string_view extension;
  std::string_view description;
  std::string (*text_of)(const PositionSet& set);
};

constexpr std::array<Format, 5> formats{{
    {"--epd", ".epd", "Write FENs and counts, which hurdle verify reads", to_epd},
    {"--perft", ".perft", "Write lines id, epd and perft, as python-chess's test data", to_perft},
    {"--lines", ".txt", "Write lines of variant, FEN and counts", to_lines},
    {"--csv", ".csv", "Write tables with a header and a row for each count", to_csv},
    {"--json", ".json", "Write all fields, with counts as strings", json_text},
}};

struct ExportArguments {
  SetOptions sets;
  std::array<std::string, formats.size()> folders;
  std::array<Option, formats.size()> given;
};

/// A file to write.
struct Output {
  const Format& format;
  fs::path path;
  const PositionSet& set;
};

/// The sets with only the positions that have the tag; some sets may become empty.
std::vector<PositionSet> chosen_sets(const SetOptions& options) {
  std::vector<PositionSet> sets = options.load_or_own();
  for (PositionSet& set : sets) {
    std::erase_if(set.positions, [&](const PositionEntry& entry) { return !options.takes(entry); });
  }
  return sets;
}

void require_folders(const ExportArguments& options) {
  bool any = false;
  for (std::size_t i = 0; i < formats.size(); ++i) {
    const bool given = options.given[i].given();
    if (given && options.folders[i].empty()) {
      throw Failure(fmt::format("{} '': would be a folder", formats[i].option));
    }
    any = any || given;
  }
  if (!any) {
    std::vector<std::string> options_of;
    options_of.reserve(formats.size());
    for (const Format& format : formats) {
      options_of.push_back(fmt::format("{} DIR", format.option));
    }
    throw Failure(
        fmt::format("nothing to write; expected one or more of {}", fmt::join(options_of, ", ")));
  }
}

/// Throws Failure if two sets have the same output file, or if an output file is an input set.
void require_own_places(const std::vector<Output>& outputs, const std::vector<PositionSet>& sets) {
  std::map<fs::path, const PositionSet*> written;
  for (const Output& output : outputs) {
    const auto [other, alone] = written.emplace(output.path.lexically_normal(), &output.set);
    if (!alone) {
      throw Failure(fmt::format("{}: both {} and {} would be written there; export them separately",
                                output.path.string(), other->second->file, output.set.file));
    }
    const auto replaced = std::find_if(sets.begin(), sets.end(), [&](const PositionSet& set) {
      std::error_code ignored;
      return fs::equivalent(output.path, set.file, ignored);
    });
    if (replaced != sets.end()) {
      throw Failure(fmt::format(
          "{} '{}': the input {} would be replaced; name another folder", output.format.option,
          hurdle::quoted(output.path.parent_path().string()), replaced->file));
    }
  }
}

std::vector<Output> outputs_of(const ExportArguments& options,
                               const std::vector<PositionSet>& sets) {
  std::vector<Output> outputs;
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (!options.given[i].given()) {
      continue;
    }
    for (const PositionSet& set : sets) {
      if (set.positions.empty()) {
        continue;
      }
      fs::path name = set.name;
      name.replace_extension(formats[i].extension);
      outputs.push_back({formats[i], options.folders[i] / name, set});
    }
  }
  require_own_places(outputs, sets);
  return outputs;
}

/// Creates all output folders before the first file is written, so that a failure leaves no partial
/// output.
void make_folders(const std::vector<Output>& outputs) {
  for (const Output& output : outputs) {
    const fs::path folder = output.path.parent_path();
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || !fs::is_directory(folder, error)) {
      throw Failure(fmt::format("{} '{}': the folder cannot be made: {}", output.format.option,
                                hurdle::quoted(folder.string()),
                                error ? error.message() : "it is a file"));
    }
  }
}

/// `out: 46 .csv files, 534 positions, 1867 counts`
std::string summary(const Format& format, const std::string& folder,
                    const std::vector<Output>& outputs) {
  std::size_t files = 0;
  std::size_t positions = 0;
  std::size_t counts = 0;
  for (const Output& output : outputs) {
    if (&output.format != &format) {
      continue;
    }
    ++files;
    positions += output.set.positions.size();
    for (const PositionEntry& entry : output.set.positions) {
      counts += entry.perft.size();
    }
  }
  return fmt::format("{}: {} {} files, {} positions, {} counts", folder, files, format.extension,
                     positions, counts);
}

int export_sets(const ExportArguments& options) {
  require_folders(options);
  const std::vector<PositionSet> sets = chosen_sets(options.sets);
  const std::vector<Output> outputs = outputs_of(options, sets);
  make_folders(outputs);
  for (const Output& output : outputs) {
    if (stop_flag()) {
      throw Interrupted();
    }
    replace_file(output.path, output.format.text_of(output.set));
  }
  for (std::size_t i = 0; i < formats.size(); ++i) {
    if (options.given[i].given()) {
      print_to_stderr(summary(formats[i], options.folders[i], outputs));
    }
  }
  return good;
}

}  // namespace

void add_export(const Command& program) {
  const Command command =
      program.add_command("export", "Write position sets as EPD, .perft, CSV or JSON");
  const auto options = std::make_shared<ExportArguments>();
  options->sets.add_or_own_to(command);
  for (std::size_t i = 0; i < formats.size(); ++i) {
    options->given[i] = command.add_option(std::string(formats[i].option), options->folders[i],
                                           std::string(formats[i].description), "DIR");
  }
  command.purpose(
      "Writes position sets in forms that other programs read. Without *PATH* the sets "
      "that come with the program are taken.");
  command.footer(
      "Each set is written to a file of its own: with PATH positions and --epd out,\n"
      "positions/janggi/cannons.yaml becomes out/janggi/cannons.epd. Folders are made, files that\n"
      "are there already are replaced.\n"
      "Example:\n  hurdle export positions --epd epd --csv csv");
  command.runs([options] { return export_sets(*options); });
}

}  // namespace hurdle::cli
