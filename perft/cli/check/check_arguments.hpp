// The options of `hurdle check`, and which of them go together.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/cli/check/confirm.hpp"
#include "perft/cli/check/games.hpp"
#include "perft/cli/check/handshake.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/check/parts/check_parts.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/pieces.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// The largest number of differences that `--stop-after` takes.
inline constexpr std::uint64_t most_findings = 1'000'000;

/// What one command line of `hurdle check` asks for.
struct CheckArguments {
  CheckItems items;
  CheckPartOptions parts;
  HouseRulesOption house_rules;
  HandshakeOptions handshake;
  bool at_once = false;
  bool games = false;
  EndArguments ends;
  std::vector<std::string> differs_by;
  NumberOption max_nodes{"--max-nodes", {.least = 1}, 0};
  NumberOption stop_after{"--stop-after", {1, most_findings}, 0};
  ConfirmOption confirm;
  bool all = false;
  std::string journal;
  std::string baseline;
  std::string junit;
  std::string html;
  PiecesOption pieces;
  ColorOption color;
  JsonOption json;

  /// Whether a report is written besides the text.
  [[nodiscard]] bool writes_reports() const {
    return json.given() || !junit.empty() || !html.empty();
  }

  /// The number of reports that go to stdout.
  [[nodiscard]] int documents() const {
    return (json.takes_stdout() ? 1 : 0) + (junit == "-" ? 1 : 0) + (html == "-" ? 1 : 0);
  }
};

/// The largest count to ask for; `usual` is the protocol's default.
[[nodiscard]] Total max_nodes_of(const CheckArguments& options, Total usual);

/// What the engine part is asked to do. Throws Failure for a clause that no variant has.
[[nodiscard]] engines::CheckOptions check_options(const CheckArguments& options);

/// Throws Failure unless every file to write can be written.
void prepare_files(const CheckArguments& options);

/// The options that choose what is compared, as words of a command line.
[[nodiscard]] std::string asked_words(const CheckArguments& options);

/// Throws Failure for options about positions and counts, which have no effect with `--games`.
void require_games_alone(const CheckArguments& options);

/// Throws Failure for options that have no effect with `--add`, which asks no engine.
void require_adding_alone(CheckArguments& options);

/// Adds the options about the engine.
void add_engine_options(const Command& command, CheckArguments& options);
/// Adds the options about reports.
void add_report_options(const Command& command, CheckArguments& options);

}  // namespace hurdle::cli
