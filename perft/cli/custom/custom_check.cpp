#include "perft/cli/custom/custom_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "perft/cli/custom/engine_lists.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/custom/sample.hpp"

namespace hurdle::cli {
namespace {

constexpr std::size_t most_printed = 10;

/// An engine's lists and what explains them.
struct CheckedEngine {
  std::string command;
  std::string name;
  std::size_t lists = 0;
  std::vector<OddList> wrong, unread, unsettled;
  custom::CustomDiagnosis diagnosis;
};

CheckedEngine checked(const CustomCheck& check, const std::string& command) {
  const custom::Rules rules(check.game->facts);
  engines::EngineOptions options;
  options.command = command;
  options.timeout = check.timeout;
  options.stop = &stop_flag();
  UciLister engine(options, check.file == "builtin" ? "" : check.file, check.game->name);
  EngineLists lists(rules, engine);
  for (const custom::GamePosition& reached :
       custom::random_game_positions(rules, check.positions, check.seed)) {
    lists.check(reached);
  }
  return {command,
          engine.name(),
          lists.lists().size(),
          lists.wrong(),
          lists.unread(),
          lists.unsettled(),
          custom::diagnose(check.game->facts, lists.lists())};
}

/// Prints at most ten of the lines and how many more there are.
void print_some(const std::vector<std::string>& lines) {
  for (std::size_t i = 0; i < std::min(lines.size(), most_printed); ++i) {
    print(lines[i] + "\n");
  }
  if (lines.size() > most_printed) {
    print(fmt::format("and {} more\n", lines.size() - most_printed));
  }
}

/// A line for each list; `{}` of the format are its place and its words.
std::vector<std::string> lines_of(const std::vector<OddList>& lists,
                                  fmt::format_string<const std::string&, const std::string&> how) {
  std::vector<std::string> lines;
  for (const OddList& list : lists) {
    lines.push_back(fmt::format(how, list.where, list.words));
  }
  return lines;
}

std::vector<std::string> findings(const CheckedEngine& engine) {
  return lines_of(engine.wrong, "{}: the engine {}");
}

std::vector<std::string> unread(const CheckedEngine& engine) {
  return lines_of(engine.unread,
                  "{}: by this FEN the engine {}; after the same moves from the start its list is "
                  "right: it does not read all of the FEN");
}

std::vector<std::string> unsettled(const CheckedEngine& engine) {
  return lines_of(engine.unsettled, "{}: unsettled notation: {}");
}

/// Wrong if a list is wrong; unusable if one could not be judged.
int code_of(const CheckedEngine& engine) {
  return !engine.wrong.empty()                               ? wrong
         : engine.unread.empty() && engine.unsettled.empty() ? good
                                                             : unusable;
}

void print_diagnosis(const CheckedEngine& engine) {
  for (const std::string& says : engine.diagnosis.says) {
    print("It plays as if: " + says + "\n");
  }
  if (engine.diagnosis.different > 0) {
    print(fmt::format("This explains {} of {} different lists of moves.\n",
                      engine.diagnosis.explained, engine.diagnosis.different));
  }
}

void print_not_judged(const CheckedEngine& engine) {
  print_some(unread(engine));
  print_some(unsettled(engine));
}

std::string right_and_wrong(const CheckedEngine& engine) {
  const std::size_t others = engine.unread.size() + engine.unsettled.size();
  return fmt::format("{} lists of moves: {} right, {} wrong{}\n", engine.lists + others,
                     engine.lists - engine.wrong.size(), engine.wrong.size(),
                     others > 0 ? fmt::format(", {} not judged", others) : "");
}

/// Where the engines differ from each other, and which one is right. A list that only one engine
/// was asked for is one after a move where its count was wrong.
std::vector<std::string> differences(const CheckedEngine& a, const CheckedEngine& b) {
  std::map<std::string, std::array<std::string, 2>> places;
  for (const OddList& list : a.wrong) {
    places[list.where][0] = list.words;
  }
  for (const OddList& list : b.wrong) {
    places[list.where][1] = list.words;
  }
  const auto words = [](const std::string& wrong) { return wrong.empty() ? "is right" : wrong; };
  std::vector<std::string> lines;
  for (const auto& [where, wrong] : places) {
    if (wrong[0] != wrong[1]) {
      lines.push_back(fmt::format("{}: A {}; B {}", where, words(wrong[0]), words(wrong[1])));
    }
  }
  return lines;
}

void print_engine(std::string_view letter, const CheckedEngine& engine) {
  print(fmt::format("{}: {} ({})\n", letter, engine.name.empty() ? "no name" : engine.name,
                    engine.command));
  print_diagnosis(engine);
  print_not_judged(engine);
  print(right_and_wrong(engine));
}

Json to_json(const CheckedEngine& engine) {
  Json result{{"engine", engine.name}};
  add_count(result, "lists", engine.lists);
  result["findings"] = findings(engine);
  result["diagnosis"] = engine.diagnosis.says;
  result["unread"] = unread(engine);
  result["unsettled"] = unsettled(engine);
  return result;
}

}  // namespace

int check_custom_game(const CustomCheck& check, const std::string& engine, const JsonOption& json) {
  const CheckedEngine result = checked(check, engine);
  if (!json.takes_stdout()) {
    print_diagnosis(result);
    print_some(findings(result));
    print_not_judged(result);
    print(right_and_wrong(result));
  }
  Json written{{"variant", check.game->name}};
  written.update(to_json(result));
  json.write("check-variant", std::move(written));
  return code_of(result);
}

int compare_on_custom_game(const CustomCheck& check, const std::string& engine_a,
                           const std::string& engine_b, const JsonOption& json) {
  const CheckedEngine a = checked(check, engine_a);
  const CheckedEngine b = checked(check, engine_b);
  const std::vector<std::string> different = differences(a, b);
  if (!json.takes_stdout()) {
    print_engine("A", a);
    print_engine("B", b);
    print_some(different);
    print(fmt::format("A and B differ in {} lists of moves\n", different.size()));
  }
  json.write("compare-variant", {{"variant", check.game->name},
                                 {"a", to_json(a)},
                                 {"b", to_json(b)},
                                 {"differences", different}});
  return a.wrong.empty() && b.wrong.empty() ? std::max(code_of(a), code_of(b)) : wrong;
}

}  // namespace hurdle::cli
