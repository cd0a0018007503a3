// Results as JSON, field by field in the order of the structs.
#include "perft/engines/report/check_json.hpp"

#include <nlohmann/json.hpp>

#include "perft/engines/report/diagnosis_json.hpp"

namespace hurdle::engines {
namespace {

Json location_of(const CheckItem& item) {
  return {{"file", item.file},
          {"line", item.line},
          {"id", item.id},
          {"variant", item.variant->notation.name}};
}

Json smallest_of(const SmallestPosition& position) {
  return {{"fen", position.fen},
          {"move", position.move},
          {"sentence", position.sentence},
          {"command", position.command}};
}

}  // namespace

Json to_json(const Finding& finding) {
  Json json = location_of(finding.item);
  json["kind"] = to_text(finding.kind);
  json["depth"] = finding.depth;
  json["expected"] = to_text(finding.expected);
  json["found"] = to_text(finding.found);
  json["path"] = finding.path;
  json["fen"] = finding.fen;
  json["missing"] = finding.missing;
  json["extra"] = finding.extra;
  json["repeated"] = finding.repeated;
  json["move"] = finding.move;
  json["as_expected"] = finding.as_expected;
  json["known"] = finding.known;
  json["clause"] = finding.clause;
  json["sentence"] = finding.sentence;
  json["command"] = finding.command;
  json["smallest"] = finding.smallest ? smallest_of(*finding.smallest) : Json();
  return json;
}

namespace {

Json trouble_of(const Unanswered& trouble) {
  Json json = location_of(trouble.item);
  json["depth"] = trouble.depth;
  json["trouble"] = to_text(trouble.trouble);
  json["message"] = trouble.message;
  return json;
}

Json kind_of(const TroubleKind& kind) {
  Json json = trouble_of(kind.first);
  json["positions"] = std::to_string(kind.positions);
  json["stderr"] = kind.first.stderr_lines;
  return json;
}

Json game_of(const UnknownGame& game) {
  return {{"variant", game.variant->notation.name},
          {"positions", std::to_string(game.positions)},
          {"counts", std::to_string(game.counts)},
          {"message", game.message}};
}

Json untold_of(const NotAsked& position) {
  Json json = location_of(position.item);
  json["counts"] = std::to_string(position.counts);
  json["reason"] = position.reason;
  return json;
}

template <class Things, class One>
Json list_of(const Things& things, const One& one) {
  Json list = Json::array();
  for (const auto& thing : things) {
    list.push_back(one(thing));
  }
  return list;
}

Json clauses_of(const CheckResult& result) {
  Json clauses = Json::object();
  for (const auto& [clause, indices] : result.by_clause) {
    clauses[clause.empty() ? "none" : clause] = indices;
  }
  return clauses;
}

}  // namespace

Json to_json(const CheckResult& result) {
  return {
      {"engine", result.engine},
      {"engine_command", result.command},
      {"notes", result.notes},
      {"interrupted", result.interrupted},
      {"echo_compared", result.echo},
      {"positions", std::to_string(result.positions)},
      {"passed", std::to_string(result.passed)},
      {"failed", std::to_string(result.failed)},
      {"known", std::to_string(result.known)},
      {"as_expected", std::to_string(result.as_expected)},
      {"unanswered", std::to_string(result.unanswered)},
      {"not_asked", std::to_string(result.not_asked)},
      {"unknown", std::to_string(result.unknown)},
      {"left_out", std::to_string(result.left_out)},
      {"not_reached", std::to_string(result.not_reached)},
      {"diagnoses", list_of(result.diagnoses, [](const Diagnosis& one) { return to_json(one); })},
      {"findings",
       list_of(result.findings, [](const Finding& finding) { return to_json(finding); })},
      {"by_clause", clauses_of(result)},
      {"vanished", result.vanished},
      {"troubles", list_of(result.troubles, trouble_of)},
      {"trouble_kinds", list_of(result.trouble_kinds, kind_of)},
      {"unknown_games", list_of(result.unknown_games, game_of)},
      {"untold", list_of(result.unsendable, untold_of)}};
}

}  // namespace hurdle::engines
