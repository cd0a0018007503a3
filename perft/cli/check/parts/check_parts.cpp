#include "perft/cli/check/parts/check_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/check/examine.hpp"
#include "perft/engines/report/model.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;
using engines::CheckItem;
using engines::CheckResult;
using engines::EngineFailure;
using engines::Finding;
using engines::FindingKind;

// ---- A result of `hurdle check --json FILE`

constexpr std::array finding_kinds{FindingKind::missing_move,     FindingKind::extra_move,
                                   FindingKind::listed_twice,     FindingKind::wrong_count,
                                   FindingKind::contradiction,    FindingKind::in_old_engine,
                                   FindingKind::published_differs};
constexpr std::array failure_kinds{EngineFailure::not_started, EngineFailure::crashed,
                                   EngineFailure::timed_out,   EngineFailure::refused,
                                   EngineFailure::nonsense,    EngineFailure::variant_unknown,
                                   EngineFailure::misread,     EngineFailure::unsettled};

/// The value whose text the field has.
template <class Values>
auto value_in(const Fields& fields, const char* name, const Values& values) {
  const std::string text = fields.text(name);
  const auto found =
      std::ranges::find_if(values, [&](auto value) { return engines::to_text(value) == text; });
  if (found == values.end()) {
    fields.fail(name, "'" + hurdle::quoted(text) + "' is unknown");
  }
  return *found;
}

std::size_t size_in(const Fields& fields, const char* name) {
  return static_cast<std::size_t>(fields.long_number(name));
}

/// Calls `visit(Fields)` for each object of a list.
template <class Visit>
void for_each_in(const Fields& fields, const char* name, const Visit& visit) {
  for (const Json& one : fields.list(name)) {
    visit(fields.of(one));
  }
}

CheckItem item_in(const Fields& fields, const HouseRulesOption& house_rules) {
  CheckItem item;
  item.file = fields.text("file");
  item.line = static_cast<std::size_t>(fields.number("line", 0, INT32_MAX));
  item.id = fields.text("id");
  item.variant = &house_rules.apply(fields.variant("variant"));
  return item;
}

/// The position after the moves of `path`.
Setup node_of(const Fields& fields, const Finding& finding) {
  const Variant& variant = *finding.item.variant;
  Setup node = finding.item.setup;
  for (const std::string& text : finding.path) {
    const std::vector<Move> moves = variant.fast.moves(node);
    const auto move = std::ranges::find_if(
        moves, [&](const Move one) { return to_text(variant.notation, one) == text; });
    if (move == moves.end()) {
      fields.fail("path", "'" + hurdle::quoted(text) + "' is not legal");
    }
    node = variant.fast.after(node, *move);
  }
  return node;
}

Finding finding_in(const Fields& fields, const HouseRulesOption& house_rules) {
  Finding finding;
  finding.kind = value_in(fields, "kind", finding_kinds);
  finding.item = item_in(fields, house_rules);
  const Variant& variant = *finding.item.variant;
  finding.item.setup = fields.position("position", variant);
  finding.depth = fields.number("depth", 0, 30);
  finding.expected = fields.count("expected");
  finding.found = fields.count("found");
  finding.path = fields.texts("path");
  finding.node = node_of(fields, finding);
  finding.fen = fields.text("fen");
  finding.missing = fields.texts("missing");
  finding.extra = fields.texts("extra");
  finding.repeated = fields.texts("repeated");
  finding.move = fields.text("move");
  finding.as_expected = fields.truth("as_expected");
  finding.known = fields.truth("known");
  finding.clause = fields.text("clause");
  finding.sentence = fields.text("sentence");
  finding.command = fields.text("command");
  finding.question = fields.text_or_none("question");
  finding.engine_texts = fields.texts_by_name("engine_texts");
  if (!fields.at("smallest").is_null()) {
    const Fields smallest = fields.object("smallest");
    finding.smallest = {smallest.position("fen", variant),
                        smallest.text("fen"),
                        smallest.text("move"),
                        smallest.text("sentence"),
                        smallest.text("command"),
                        smallest.text_or_none("question"),
                        smallest.texts_by_name("engine_texts")};
  }
  return finding;
}

/// How many positions and counts ended in each way.
void add_counters(const Fields& fields, CheckResult& result) {
  const Fields by_position = fields.object("by_position");
  for (const engines::Counter& counter : counters_of(result, engines::Unit::positions)) {
    const std::string name(counter.json);
    const auto number = static_cast<std::size_t>(by_position.number(name.c_str(), 0, INT32_MAX));
    result.outcomes.insert(result.outcomes.end(), number, {counter.end, 0, 0});
    for (const auto& [end, count] : engines::outcome_counters) {
      if (end == counter.end) {
        result.*count = size_in(fields, name.c_str());
      }
    }
  }
}

/// Marks the positions whose published counts alone differ: which of the failed ones they are, only
/// the findings say.
void mark_published(const Fields& fields, CheckResult& result) {
  const Fields by_position = fields.object("by_position");
  int left = by_position.number_or_none("published_differs", INT32_MAX);
  for (engines::ItemOutcome& outcome : result.outcomes) {
    if (left > 0 && outcome.end == engines::ItemEnd::failed) {
      outcome.published_differs = true;
      --left;
    }
  }
  if (left > 0) {
    by_position.fail("published_differs", "is more than failed");
  }
}

void add_failures(const Fields& fields, const HouseRulesOption& house_rules, CheckResult& result) {
  const auto failure_in = [&](const Fields& failure) {
    return engines::Unanswered{item_in(failure, house_rules), failure.number("depth", 0, 30),
                               value_in(failure, "trouble", failure_kinds),
                               failure.text("message")};
  };
  for_each_in(fields, "troubles",
              [&](const Fields& failure) { result.failures.push_back(failure_in(failure)); });
  for_each_in(fields, "trouble_kinds", [&](const Fields& kind) {
    const engines::Unanswered first = failure_in(kind);
    const auto found = std::ranges::find_if(result.failures, [&](const engines::Unanswered& one) {
      return one.item.id == first.item.id && one.message == first.message;
    });
    if (found == result.failures.end()) {
      kind.fail("id", "is in no trouble");
    }
    found->stderr_lines = kind.texts("stderr");
  });
}

/// The counters, findings and failures of the field `result` of a file. Without answers and
/// diagnoses. Its positions and paths are by the house rules. Throws ExportError with the file and
/// the field; Failure for house rules that a game does not have.
CheckResult check_result_in(const Fields& fields, const HouseRulesOption& house_rules) {
  CheckResult result;
  result.engine = fields.text("engine");
  result.command = fields.text("engine_command");
  result.notes = fields.texts("notes");
  result.echo = fields.truth("echo_compared");
  result.interrupted = fields.truth("interrupted");
  result.positions = size_in(fields, "positions");
  result.vanished = fields.texts("vanished");
  add_counters(fields, result);
  mark_published(fields, result);
  add_failures(fields, house_rules, result);
  for_each_in(fields, "findings", [&](const Fields& json) {
    result.by_clause[json.text("clause")].push_back(result.findings.size());
    result.findings.push_back(finding_in(json, house_rules));
  });
  for_each_in(fields, "unknown_games", [&](const Fields& game) {
    result.unknown_games.push_back({&house_rules.apply(game.variant("variant")),
                                    size_in(game, "positions"), size_in(game, "counts"),
                                    game.text("message")});
  });
  for_each_in(fields, "untold", [&](const Fields& untold) {
    result.unsendable.push_back(
        {item_in(untold, house_rules), size_in(untold, "counts"), untold.text("reason")});
  });
  for_each_in(fields, "accepted", [&](const Fields& json) {
    const CheckItem item = item_in(json, house_rules);
    engines::AcceptedMoves moves;
    if (json.at("fen").is_null()) {
      moves.setup.passes = 2;
    } else {
      moves.setup = json.position("fen", *item.variant);
    }
    moves.moves = json.texts("moves");
    if (!json.at("own_count").is_null()) {
      moves.own_count = json.count("own_count");
    }
    result.accepted.push_back({item, std::move(moves)});
  });
  return result;
}

// ---- The sum of several parts

/// Mutants that explain the engine's replies in some of the parts.
class Causes {
 public:
  /// Notes the diagnoses of a part.
  void note(const Fields& result, int part) {
    for (const Json& json : result.at("diagnoses")) {
      const Fields diagnosis = result.of(json);
      const std::string variant = diagnosis.text("variant");
      for (const Json& each : diagnosis.at("causes")) {
        const Fields cause = result.of(each);
        Cause& known = causes_[{variant, cause.text("id")}];
        known.words = fmt::format("{} (rule {})", cause.text("sentence"), cause.text("clause"));
        known.parts.insert(part);
      }
    }
  }

  [[nodiscard]] std::vector<std::string> lines(int parts) const {
    std::vector<std::string> lines;
    lines.reserve(causes_.size());
    for (const auto& [key, cause] : causes_) {
      lines.push_back(fmt::format("probable bug, by {} of {} parts: {}: {}", cause.parts.size(),
                                  parts, key.first, cause.words));
    }
    return lines;
  }

 private:
  struct Cause {
    std::string words;
    std::set<int> parts;
  };
  std::map<std::pair<std::string, std::string>, Cause> causes_;  // by variant and mutant
};

std::string words_of(const std::vector<std::string>& house_rules) {
  return house_rules.empty() ? "none"
                             : hurdle::quoted(fmt::format("{}", fmt::join(house_rules, ",")));
}

/// The names of the house rules, each once: the games of a part have the same names, and may have
/// other sentences.
std::vector<std::string> names_of_house_rules(const Fields& result, const Json& readings) {
  std::vector<std::string> names;
  for (const Json& one : readings) {
    const std::string name = result.of(one).text("name");
    if (std::ranges::find(names, name) == names.end()) {
      names.push_back(name);
    }
  }
  return names;
}

/// Takes the house rules of the first part. Throws ExportError if a later one has others.
void take_house_rules(const Fields& result, bool is_first, AddedChecks& added) {
  const Json readings = result.list_or_none("readings");
  const std::vector<std::string> names = names_of_house_rules(result, readings);
  if (is_first) {
    added.house_rules = names;
  } else if (names != added.house_rules) {
    result.fail("readings",
                fmt::format("expected {}, found {}", words_of(added.house_rules), words_of(names)));
  }
  for (const Json& one : readings) {
    if (std::ranges::find(added.readings, one) == added.readings.end()) {
      added.readings.push_back(one);
    }
  }
}

/// The result, by the house rules with these names. Throws ExportError.
CheckResult result_by(const Fields& fields, const std::vector<std::string>& house_rules) {
  try {
    return check_result_in(fields, HouseRulesOption(house_rules));
  } catch (const Failure& unknown) {
    fields.fail("readings", unknown.what());
  }
}

/// Throws ExportError unless the file is about the same engine and positions as the first file.
void require_same(const Fields& fields, const CheckResult& own, const PartScope& scope,
                  const AddedChecks& whole) {
  if (scope.asked != whole.scope.asked) {
    fields.fail("asked", fmt::format("expected '{}', found '{}'", hurdle::quoted(whole.scope.asked),
                                     hurdle::quoted(scope.asked)));
  }
  if (scope.max_nodes != whole.scope.max_nodes) {
    fields.fail("max_nodes", fmt::format("expected {}, found {}", to_text(whole.scope.max_nodes),
                                         to_text(scope.max_nodes)));
  }
  if (own.engine != whole.result.engine) {
    fields.fail("engine",
                fmt::format("expected '{}', found '{}'", hurdle::quoted(whole.result.engine),
                            hurdle::quoted(own.engine)));
  }
}

/// Adds a part's result; the first one also names the engine.
void add_result(CheckResult& whole, CheckResult part, bool is_first) {
  if (is_first) {
    whole.engine = part.engine;
    whole.command = part.command;
    whole.notes = part.notes;
  }
  whole.echo = whole.echo || part.echo;
  whole.vanished.insert(whole.vanished.end(), part.vanished.begin(), part.vanished.end());
  engines::append(whole, std::move(part));
}

}  // namespace

void add_part_to(Json& json, Part part, const PartScope& scope) {
  json["part"] = part.number;
  json["parts"] = part.parts;
  json["asked"] = scope.asked;
  add_count(json, "max_nodes", scope.max_nodes);
}

AddedChecks add_checks(const std::vector<std::string>& files) {
  AddedChecks added;
  KnownParts known;
  Causes causes;
  int parts = 0;
  for (const std::string& file : files) {
    const Json json = campaign::parsed_json(file);
    const Fields fields =
        Fields(file, json, "a file that hurdle check --part wrote").result_of("check");
    const Part part = part_in(fields);
    const PartScope scope{fields.text("asked"), fields.count("max_nodes")};
    const bool is_first = parts == 0;
    take_house_rules(fields, is_first, added);
    CheckResult own = result_by(fields, added.house_rules);
    if (own.interrupted) {
      fields.fail("interrupted", "the run was interrupted");
    }
    if (is_first) {
      added.scope = scope;
      parts = part.parts;
    } else {
      require_same(fields, own, scope, added);
    }
    if (known.note(file, part, fields.at("by_position").dump() + fields.at("findings").dump())) {
      causes.note(fields, part.number);
      for (Json diagnosis : fields.at("diagnoses")) {
        diagnosis["part"] = part.number;
        added.diagnoses.push_back(std::move(diagnosis));
      }
      add_result(added.result, std::move(own), is_first);
    }
  }
  added.causes = causes.lines(parts);
  added.problems = known.problems();
  return added;
}

}  // namespace hurdle::cli
