// The options of `hurdle check`, and which of them go together.
#pragma once

#include <cstdint>
#include <string>

#include "perft/cli/check/confirm.hpp"
#include "perft/cli/check/games.hpp"
#include "perft/cli/check/handshake.hpp"
#include "perft/cli/check/items.hpp"
#include "perft/cli/check/parts/check_parts.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/color.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// The largest number of differences that `--stop-after` takes.
inline constexpr std::uint64_t most_findings = 1'000'000;

/// What one command line of `hurdle check` asks for.
struct CheckArguments : Arguments {
  CheckItems items{command};
  CheckPartOptions parts{command};
  HouseRulesOption house_rules{command};
  Flag games{command, "--games",
             "Check whole games: the engine's legal moves and its result after each record"};
  EndArguments ends{command};
  HandshakeOptions handshake{command};
  Flag at_once{command, "--at-once",
               "Skip the handshake, which finds how the engine writes moves and positions"};
  ListOption differs_by{command, "--differs-by CLAUSES",
                        "Clauses that the engine is known to play differently, such as N6,N11: "
                        "differences by these clauses are no failures",
                        Traits{.separator = ','}};
  NumberOption max_nodes{command, "--max-nodes N",
                         "Skip larger counts (default 1000000; with --house-rules 100000, by jsonl "
                         "20000, by xboard 100)",
                         Range{.least = 1}, 0};
  NumberOption stop_after{command, "--stop-after N", "Stop after N differences (default: never)",
                          Range{1, most_findings}, 0};
  Flag all{command, "--all",
           "Print every finding in full, expected ones too, not only the first of each clause"};
  TextOption journal{command, "--journal FILE",
                     "Write each finding, as soon as it is found, as a line of JSON (default: to a "
                     "temporary file)"};
  TextOption baseline{command, "--baseline FILE",
                      "Fail only on findings that are not in this JSON of an earlier check"};
  ConfirmOption confirm{command};
  TextOption junit{command, "--junit FILE", "Also write JUnit XML (- is stdout)"};
  TextOption html{command, "--html FILE",
                  "Also write one HTML page with boards, causes first (- is stdout)"};
  PiecesOption pieces{command, "--html"};
  ColorOption color{command};
  JsonOption json{command};

  /// Whether a report is written besides the text.
  [[nodiscard]] bool writes_reports() const {
    return json.given() || !junit->empty() || !html->empty();
  }

  /// The number of reports that go to stdout.
  [[nodiscard]] int documents() const {
    return (json.takes_stdout() ? 1 : 0) + (*junit == "-" ? 1 : 0) + (*html == "-" ? 1 : 0);
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

/// Throws Failure for every option that has no effect with `--add`, which asks no engine.
void require_adding_alone(const CheckArguments& options);

}  // namespace hurdle::cli
