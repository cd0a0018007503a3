#include "perft/cli/check/parts/check_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/cli/check/parts/result_file.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/check/examine.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;
using engines::CheckResult;

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
