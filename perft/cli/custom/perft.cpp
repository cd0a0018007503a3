// `hurdle perft` for a custom game.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "movegen/custom/text/facts_text.hpp"
#include "perft/campaign/game/custom_game.hpp"
#include "perft/cli/count/parts.hpp"
#include "perft/cli/count/perft_output.hpp"
#include "perft/cli/count/unique.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/fast/best_count.hpp"
#include "perft/custom/level.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;

/// Two files with equal digests describe the game by the same facts.
std::string rules_digest(const custom::Game& game) {
  return hex(sha256(custom::facts_text(game.facts)));
}

/// Two builds with equal versions find the same legal moves in some games.
std::string version_of(const custom::Game& game) {
  return campaign::custom_rules_version(game, "");  // the digest of the rules is of the file
}

void must_be(const Fields& fields, const char* name, const std::string& expected) {
  if (fields.text(name) != expected) {
    fields.fail(name, fmt::format("is not {}", expected));
  }
}

/// Adds the part's number, the digests of the game's rules and of the division, and the version of
/// the rules to a result.
void describe_part(const CustomPosition& position, Part part, const std::string& division,
                   Json& result) {
  result["rules"] = rules_digest(*position.game);
  result["rules_version"] = version_of(*position.game);
  result["division"] = division;
  result["part"] = part.number;
  result["parts"] = part.parts;
}

/// Adds up `options.files`, the JSON of all parts, and prints the sum. Names missing and
/// contradictory parts, and returns 1 or 2. Throws ExportError for a file that is no such part,
/// with the file and the field.
int add_perft_parts(const CustomPosition& position, const CustomPerftOptions& options,
                    const JsonOption& json) {
  KnownParts known;
  Total nodes;
  std::string division;
  const std::string rules = rules_digest(*position.game);
  const std::string version = version_of(*position.game);
  for (const std::string& file : options.files) {
    const Json parsed = campaign::parsed_json(file);
    const char* const writer = "a file that hurdle perft --part --json wrote";
    const Fields result = Fields(file, parsed, writer).result_of("perft");
    must_be(result, "variant", position.game->name);
    must_be(result, "fen", position.fen);
    if (result.text("rules") != rules) {
      result.fail("rules", "the part has other rules, or another version of hurdle counted it");
    }
    require_rules_version(result, version);
    if (result.number("depth", 0, 30) != options.depth) {
      result.fail("depth", fmt::format("is not {}", options.depth));
    }
    // Another version may deal the lines out in another way: some would be counted twice.
    if (division.empty()) {
      division = result.text("division");
    }
    must_be(result, "division", division);
    const Total below = result.count("nodes");
    if (known.note(file, part_in(result), to_text(below))) {
      nodes += below;
    }
  }
  if (const PartProblems problems = known.problems(); !problems.empty()) {
    return problems.print(!json.takes_stdout());
  }
  Json sum{{"variant", position.game->name}, {"fen", position.fen}, {"depth", options.depth}};
  add_count(sum, "nodes", nodes);
  json.print(to_text(nodes) + "\n");
  json.write("perft", std::move(sum));
  return good;
}

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
    if (options_.details) {
      details();
    }
    if (options_.divide) {
      divide();
    }
    if (!options_.details && !options_.divide) {
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
    if (options_.part) {
      const auto part =
          custom::perft_of_part(*position_.game, counter, position_.position, options_.depth,
                                options_.part->number, options_.part->parts, options_.count);
      take(part.lines);
      nodes_ = part.lines.value;
      describe_part(position_, *options_.part, part.division, result_);
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
    nodes_ = Total{};
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
    words_ = "the referee counted the details: every move is made";
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
    words_ += (words_.empty() ? "" : "\n") + counted.words;
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
