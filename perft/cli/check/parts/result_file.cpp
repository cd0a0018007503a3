#include "perft/cli/check/parts/result_file.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/model.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;
using engines::CheckItem;
using engines::CheckResult;
using engines::EngineFailure;
using engines::Finding;
using engines::FindingKind;

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

}  // namespace

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

}  // namespace hurdle::cli
