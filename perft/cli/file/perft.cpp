// `hurdle perft` for a game of a variants file.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "perft/cli/file/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/file/fast/best_count.hpp"

namespace hurdle::cli {
int perft_of_file(const FilePosition& position, const FilePerftOptions& options,
                  const JsonOption& json) {
  const file::BestCount counter(*position.game, options.referee);
  bool fast = false;
  std::string words;
  const Stopwatch watch;
  Json result{{"variant", position.game->name}, {"fen", position.fen}, {"depth", options.depth}};
  Total nodes;
  if (options.divide) {
    const auto counted = counter.divide(position.position, options.depth, options.count);
    fast = counted.fast;
    words = counted.words;
    Json& division = result["divide"] = Json::array();
    for (const auto& [move, below] : counted.value) {
      if (!json.takes_stdout()) {
        print(move + " " + to_text(below) + "\n");
      }
      Json entry{{"move", move}};
      add_count(entry, "nodes", below);
      division.push_back(std::move(entry));
      nodes += below;
    }
    if (!json.takes_stdout() && !division.empty()) {
      print("\n");
    }
  } else {
    const auto counted = counter.perft(position.position, options.depth, options.count);
    fast = counted.fast;
    words = counted.words;
    nodes = counted.value;
  }
  const double elapsed = watch.seconds();
  if (!json.takes_stdout()) {
    print(to_text(nodes) + "\n");
  }
  flush_output();
  constexpr double least_measurable_time = 1e-3;
  const double seconds = std::max(elapsed, least_measurable_time);
  print_to_stderr(fmt::format("time {:.3f} s, {:.0f} nodes/s", seconds,
                              static_cast<double>(nodes.wide()) / seconds));
  print_to_stderr(words);
  add_count(result, "nodes", nodes);
  result["generator"] = fast ? "fast" : "referee";
  json.write("perft", std::move(result));
  return good;
}

}  // namespace hurdle::cli
