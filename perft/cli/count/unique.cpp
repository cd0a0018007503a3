#include "perft/cli/count/unique.hpp"

#include <fmt/format.h>

#include <new>
#include <nlohmann/json.hpp>
#include <vector>

#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {
namespace {

Json json_of(const UniqueRequest& request, const std::vector<UniqueLevel>& levels, double seconds) {
  Json result = request.root;
  result["depth"] = request.depth;
  add_count(result, "nodes", levels.back().lines);
  result.update(Json{{"generator", request.referee ? "referee" : "fast"},
                     {"threads", request.threads},
                     {"seconds", seconds}});
  result.update(request.house_rules);
  Json& rows = result["unique"] = Json::array();
  for (const UniqueLevel& level : levels) {
    Json row{{"depth", level.depth}};
    add_count(row, "positions", Total(level.positions));
    add_count(row, "nodes", level.lines);
    rows.push_back(std::move(row));
  }
  return result;
}

}  // namespace

int print_unique(const UniqueRequest& request, const JsonOption& json) {
  const Stopwatch watch;
  std::vector<UniqueLevel> levels;
  Progress progress("positions of the depth above");
  UniqueHooks hooks;
  hooks.memory = available_memory();
  hooks.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  hooks.on_level = [&](const UniqueLevel& level) {
    progress.clear();
    levels.push_back(level);
    json.print_at_once(
        fmt::format("{:>5}  {:>15}  {:>20}\n", level.depth, level.positions, to_text(level.lines)));
  };
  json.print_at_once(fmt::format("{:>5}  {:>15}  {:>20}\n", "depth", "positions", "nodes"));
  try {
    const auto refused = request.count(hooks);
    if (refused) {
      constexpr double gibibyte = 1024.0 * 1024 * 1024;
      throw Failure(fmt::format(
          "depth {} takes about {:.1f} GiB of memory, and {:.1f} GiB are free: expected a depth "
          "up to {}",
          refused->depth, static_cast<double>(refused->bytes) / gibibyte,
          static_cast<double>(hooks.memory) / gibibyte, refused->depth - 1));
    }
  } catch (const Interrupted&) {
    progress.clear();
    print_to_stderr(fmt::format("hurdle: interrupted at depth {} of {}; {}", levels.size() + 1,
                                request.depth, progress.known()));
    return interrupted;
  } catch (const std::bad_alloc&) {
    throw Failure(fmt::format("depth {} takes more memory than there is: expected a depth up to {}",
                              levels.size() + 1, levels.size()));
  }
  json.print_at_once(fmt::format("\n{}\n", levels.back().positions));
  print_to_stderr(fmt::format("time {:.3f} s", watch.seconds()));
  json.write("perft", json_of(request, levels, watch.seconds()));
  return good;
}

}  // namespace hurdle::cli
