// `hurdle perft` for a custom game.
#include <nlohmann/json.hpp>
#include <string>

#include "perft/cli/count/details_table.hpp"
#include "perft/cli/count/perft_output.hpp"
#include "perft/cli/count/unique.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/custom/perft_parts.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/details.hpp"
#include "perft/custom/fast/part.hpp"
#include "perft/custom/level.hpp"

namespace hurdle::cli {
namespace {

/// Counts, and prints each part of the answer as soon as it is known.
class CustomPerftRun {
 public:
  CustomPerftRun(const CustomPosition& position, const CustomPerftOptions& options,
                 const JsonOption& json)
      : position_(position), options_(options), json_(json) {}

  int run() {
    if (options_.unique) {
      return unique();
    }
    const Stopwatch watch;
    if (options_.divide) {
      divide();
    } else if (options_.details) {
      details();
    } else {
      count();
    }
    const double elapsed = watch.seconds();
    json_.print_at_once(to_text(nodes_) + "\n");
    print_time(elapsed, nodes_);
    print_to_stderr(words_);
    add_count(result_, "nodes", nodes_);
    result_["generator"] = fast_ ? "fast" : "referee";
    json_.write("perft", std::move(result_));
    return good;
  }

 private:
  void count() {
    const custom::BestCount counter(*position_.game, options_.referee);
    if (options_.part.parts > 1) {
      const auto part =
          custom::perft_of_part(*position_.game, counter, position_.position, options_.depth,
                                options_.part.number, options_.part.parts, options_.count);
      take(part.lines);
      nodes_ = part.lines.value;
      describe_part(position_, options_, part.division, result_);
      return;
    }
    const auto counted = counter.perft(position_.position, options_.depth, options_.count);
    take(counted);
    nodes_ = counted.value;
  }

  void divide() {
    const custom::BestCount counter(*position_.game, options_.referee);
    const auto counted = counter.divide(position_.position, options_.depth, options_.count);
    take(counted);
    Json& division = result_["divide"] = Json::array();
    for (const auto& [move, below] : counted.value) {
      print_division_entry(move, below, json_, division);
      nodes_ += below;
    }
    if (!counted.value.empty()) {
      json_.print_at_once("\n");
    }
  }

  void details() {
    std::vector<Details> rows;
    Json& list = result_["details"] = Json::array();
    for (int ply = 1; ply <= options_.depth; ++ply) {
      rows.push_back(custom::details(position_.rules, position_.position, ply, referee_options()));
      list.push_back(hurdle::to_json(rows.back()));
    }
    nodes_ = rows.back().nodes;
    json_.print_at_once(details_table(rows) + "\n");
    words_ = "the referee counted: every move is made";
  }

  int unique() {
    const auto count = [&](const UniqueHooks& hooks) {
      return custom::count_unique(position_.rules, position_.position, options_.depth,
                                  referee_options(), hooks.memory, hooks.on_level);
    };
    return print_unique({{{"variant", position_.game->name}, {"fen", position_.fen}},
                         options_.depth,
                         options_.count.threads,
                         true,
                         Json::object(),
                         count},
                        json_);
  }

  template <class Value>
  void take(const custom::Counted<Value>& counted) {
    fast_ = counted.fast;
    words_ = counted.words;
  }

  [[nodiscard]] custom::CustomCountOptions referee_options() const {
    return {options_.count.threads, options_.count.stop};
  }

  const CustomPosition& position_;
  const CustomPerftOptions& options_;
  const JsonOption& json_;
  Json result_{
      {"variant", position_.game->name}, {"fen", position_.fen}, {"depth", options_.depth}};
  Total nodes_;
  bool fast_ = false;
  std::string words_;
};

}  // namespace

int perft_of_custom_game(const CustomPosition& position, const CustomPerftOptions& options,
                         const JsonOption& json) {
  if (!options.files.empty()) {
    return add_perft_parts(position, options, json);
  }
  return CustomPerftRun(position, options, json).run();
}

}  // namespace hurdle::cli
