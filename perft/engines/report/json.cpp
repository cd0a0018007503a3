#include "perft/engines/report/json.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/diagnosis_words.hpp"
#include "perft/engines/report/model.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::engines {
namespace {

/// Adds a count, or null if it is unknown.
template <class Count>
void add_if_known(Json& json, const std::string& name, const std::optional<Count>& count) {
  if (count) {
    add_count(json, name, *count);
  } else {
    json[name] = nullptr;
  }
}

Json moves_of(const Notation& notation, const std::vector<Move>& moves) {
  return list_of(moves, [&](const Move move) { return to_text(notation, move); });
}

Json location_of(const CheckItem& item) {
  return {{"file", item.file},
          {"line", item.line},
          {"id", item.id},
          {"variant", item.variant->notation.name}};
}

Json mutant_of(const Explanation& explanation) {
  Json json{{"id", explanation.id},
            {"clause", explanation.clause},
            {"sentence", explanation.sentence},
            {"player", explanation.player.empty() ? Json() : Json(explanation.player)},
            {"reading", nullptr}};
  if (const HouseRules* rules = explanation.house_rules) {
    json["reading"] = {{"name", rules->name}, {"who", rules->who}, {"source", rules->source}};
  }
  return json;
}

Json symptom_of(const Variant& variant, const Symptom& symptom) {
  const Notation& notation = variant.notation;
  return {{"fen", to_fen(notation, symptom.base)},
          {"moves", moves_of(notation, symptom.line)},
          {"missing", symptom.missing},
          {"extra", symptom.extra},
          {"repeated", symptom.repeated},
          {"listed", symptom.listed},
          {"attack", symptom.attack},
          {"command", command_for(variant, symptom)},
          {"question", symptom.question},
          {"engine_texts", symptom.engine_texts}};
}

Json rival_of(const Rival& rival) {
  Json json = mutant_of(rival.explanation);
  add_count(json, "explained", rival.explained);
  return json;
}

Json cause_of(const Variant& variant, const CauseReport& report) {
  const Cause& cause = report.cause;
  Json json = mutant_of(cause.explanation);
  json["alike"] = list_of(cause.alike, mutant_of);
  json["rivals"] = list_of(cause.rivals, rival_of);
  add_count(json, "differences", cause.symptoms.size());
  add_count(json, "alone", cause.alone);
  add_count(json, "left", cause.left);
  json["needs"] = list_of(cause.needs, mutant_of);
  json["smallest"] = report.example == nullptr ? Json() : symptom_of(variant, *report.example);
  return json;
}

/// `first` is the position as the engine was sent it, and `first_moves` the moves after it.
Json pattern_of(const Diagnosis& diagnosis, const Pattern& pattern) {
  const Notation& notation = diagnosis.variant->notation;
  const Setup& first = pattern.positions.front();
  const Symptom* sent = first_sent(diagnosis, pattern);
  Json json{{"id", pattern.id}, {"sentence", pattern.sentence}};
  add_count(json, "positions", pattern.positions.size());
  json["first"] = sent != nullptr    ? Json(to_fen(notation, sent->base))
                  : first.passes < 2 ? Json(to_fen(notation, first))
                                     : Json();
  json["first_moves"] = sent != nullptr ? moves_of(notation, sent->line) : Json::array();
  return json;
}

Json closest_of(const DiagnosisReport& report) {
  if (!report.diagnosis.closest) {
    return nullptr;
  }
  const Closest& closest = *report.diagnosis.closest;
  Json json = mutant_of(closest.explanation);
  add_count(json, "explained", closest.explained);
  add_count(json, "contradicted", closest.contradictions.size());
  json["words"] = report.closest;
  return json;
}

Json diagnosis_of(const DiagnosisReport& report) {
  const Diagnosis& diagnosis = report.diagnosis;
  const Variant& variant = diagnosis.base();
  const auto with_variant = [&](const auto& write) {
    return [&](const auto& thing) { return write(variant, thing); };
  };
  Json json{{"variant", variant.notation.name},
            {"expected_house_rules", diagnosis.expected_names()}};
  add_count(json, "wrong_positions", report.wrong);
  add_count(json, "explained_positions", report.explained);
  add_count(json, "differences", diagnosis.symptoms);
  add_count(json, "explained", diagnosis.explained);
  add_count(json, "answers", diagnosis.answers);
  add_count(json, "asked", diagnosis.asked);
  json["causes"] = list_of(report.causes, with_variant(cause_of));
  json["alternatives"] = list_of(diagnosis.alternatives,
                                 [](const auto& causes) { return list_of(causes, mutant_of); });
  json["patterns"] = list_of(
      diagnosis.patterns, [&](const Pattern& pattern) { return pattern_of(diagnosis, pattern); });
  json["unexplained"] = list_of(diagnosis.unexplained, with_variant(symptom_of));
  json["closest"] = closest_of(report);
  return json;
}

Json smallest_of(const SmallestPosition& position) {
  return {{"fen", position.fen},           {"move", position.move},
          {"sentence", position.sentence}, {"command", position.command},
          {"question", position.question}, {"engine_texts", position.engine_texts}};
}

Json failure_of(const Unanswered& failure) {
  Json json = location_of(failure.item);
  json["depth"] = failure.depth;
  json["fen"] = question_fen(failure);
  json["trouble"] = to_text(failure.failure);
  json["message"] = failure.message;
  return json;
}

Json kind_of(const FailureKind& kind) {
  Json json = failure_of(kind.first);
  add_count(json, "positions", kind.positions);
  json["stderr"] = kind.first.stderr_lines;
  return json;
}

Json unknown_game_of(const UnknownGame& game) {
  Json json{{"variant", game.variant->notation.name}};
  add_count(json, "positions", game.positions);
  add_count(json, "counts", game.counts);
  json["message"] = game.message;
  return json;
}

Json unsendable_json(const NotAsked& position) {
  Json json = location_of(position.item);
  add_count(json, "counts", position.counts);
  json["reason"] = position.reason;
  return json;
}

Json accepted_of(const Accepted& accepted) {
  Json json = location_of(accepted.item);
  const AcceptedMoves& moves = accepted.moves;
  json["fen"] =
      moves.setup.passes < 2 ? Json(to_fen(accepted.item.variant->notation, moves.setup)) : Json();
  json["moves"] = moves.moves;
  add_if_known(json, "own_count", moves.own_count);
  return json;
}

Json game_finding_of(const GameFinding& finding) {
  const Notation& notation = finding.at.variant->notation;
  Json json = location_of(finding.at);
  json["fault"] = to_text(finding.kind);
  json["plies"] = finding.moves.size();
  json["moves"] = moves_of(notation, finding.moves);
  json["result"] = finding.end ? to_text(finding.end->result) : "*";
  json["clause"] = finding.clause;
  json["sentence"] = finding.sentence;
  json["said"] = nullptr;
  if (finding.reported) {
    json["said"] = {{"result", to_text(finding.reported->result)},
                    {"clause", finding.reported->clause},
                    {"words", finding.reported->words}};
  }
  add_if_known(json, "listed", finding.listed);
  json["missing"] = finding.missing;
  json["extra"] = finding.extra;
  json["as_expected"] = finding.as_expected;
  json["command"] = finding.command;
  return json;
}

/// Fields that every check begins with: the engine and the counters.
Json head_of(const CheckResult& result, Unit unit) {
  Json json{{"engine", result.engine},
            {"engine_command", result.command},
            {"notes", result.notes},
            {"interrupted", result.interrupted},
            {"echo_compared", result.echo}};
  add_count(json, "positions", result.positions);
  for (const Counter& counter : counters_of(result, unit)) {
    add_count(json, std::string(counter.json), counter.value);
  }
  return json;
}

/// Fields about questions without a usable reply.
void add_failures(Json& json, const CheckResult& result) {
  json["troubles"] = list_of(result.failures, failure_of);
  json["trouble_kinds"] = list_of(result.failure_kinds, kind_of);
  json["unknown_games"] = list_of(result.unknown_games, unknown_game_of);
  json["accepted"] = list_of(result.accepted, accepted_of);
  json["untold"] = list_of(result.unsendable, unsendable_json);
}

}  // namespace

Json to_json(const Finding& finding) {
  Json json = location_of(finding.item);
  json["kind"] = to_text(finding.kind);
  json["depth"] = finding.depth;
  add_count(json, "expected", finding.expected);
  add_count(json, "found", finding.found);
  json["position"] = to_fen(finding.item.variant->notation, finding.item.setup);
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
  json["question"] = finding.question;
  json["engine_texts"] = finding.engine_texts;
  json["smallest"] = finding.smallest ? smallest_of(*finding.smallest) : Json();
  return json;
}

Json to_json(const CheckResult& result) {
  Json json = head_of(result, Unit::counts);
  json["by_position"] = {{"positions", result.outcomes.size()}};
  for (const Counter& counter : counters_of(result, Unit::positions)) {
    json["by_position"][std::string(counter.json)] = counter.value;
  }
  json["by_position"]["published_differs"] = published_differ(result);
  json["diagnoses"] = list_of(result.diagnoses, [&](const Diagnosis& diagnosis) {
    return diagnosis_of(DiagnosisReport(result, diagnosis));
  });
  json["findings"] =
      list_of(result.findings, [](const Finding& finding) { return to_json(finding); });
  json["by_clause"] = Json::object();
  for (const auto& [clause, indices] : result.by_clause) {
    json["by_clause"][clause.empty() ? "none" : clause] = indices;
  }
  json["vanished"] = result.vanished;
  add_failures(json, result);
  return json;
}

Json to_json(const GamesResult& result) {
  Json json = head_of(result.asked, Unit::games);
  json["findings"] = list_of(result.findings, game_finding_of);
  add_failures(json, result.asked);
  add_count(json, "over", result.over);
  json["silent"] = Json::object();
  for (const auto& [clause, number] : result.silent) {
    json["silent"][clause] = std::to_string(number);
  }
  add_count(json, "results_said", result.results);
  return json;
}

Json to_json(const Comparison& comparison) {
  const auto dispute_of = [](const Dispute& dispute) -> Json {
    return {{"a", to_text(dispute.correctness[0])},
            {"b", to_text(dispute.correctness[1])},
            {"same", dispute.same},
            {"finding", to_json(dispute.finding)},
            {"second", dispute.second ? to_json(*dispute.second) : Json()}};
  };
  return {{"interrupted", comparison.interrupted},
          {"disputes", list_of(comparison.disputes, dispute_of)},
          {"a", to_json(comparison.results[0])},
          {"b", to_json(comparison.results[1])}};
}

}  // namespace hurdle::engines
