#include "perft/engines/report/diagnosis_json.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/diagnosis_text.hpp"

namespace hurdle::engines {
namespace {

Json fen_of(const Notation& notation, const Setup& position) {
  return position.passes < 2 ? Json(to_fen(notation, position)) : Json(nullptr);
}

Json belief_of(const Explanation& explanation) {
  Json json{
      {"id", explanation.id}, {"clause", explanation.clause}, {"sentence", explanation.sentence}};
  if (explanation.house_rules == nullptr) {
    json["reading"] = nullptr;
  } else {
    json["reading"] = {{"name", explanation.house_rules->name},
                       {"who", explanation.house_rules->who},
                       {"source", explanation.house_rules->source}};
  }
  return json;
}

Json symptom_of(const Notation& notation, const Symptom& symptom) {
  Json moves = Json::array();
  for (const Move move : symptom.line) {
    moves.push_back(to_text(notation, move));
  }
  return {{"fen", to_fen(notation, symptom.base)},
          {"moves", std::move(moves)},
          {"missing", symptom.missing},
          {"extra", symptom.extra},
          {"listed", symptom.listed},
          {"command", command_for(notation, symptom)}};
}

Json cause_of(const Notation& notation, const Cause& cause) {
  Json json = belief_of(cause.explanation);
  json["alike"] = Json::array();
  for (const Explanation& one : cause.alike) {
    json["alike"].push_back(belief_of(one));
  }
  json["differences"] = std::to_string(cause.symptoms.size());
  json["alone"] = std::to_string(cause.alone);
  json["smallest"] =
      cause.symptoms.empty() ? Json(nullptr) : symptom_of(notation, cause.symptoms.front());
  return json;
}

Json pattern_of(const Notation& notation, const Pattern& pattern) {
  Json json{{"id", pattern.id},
            {"sentence", pattern.sentence},
            {"positions", std::to_string(pattern.positions.size())}};
  json["first"] = fen_of(notation, pattern.positions.front());
  return json;
}

}  // namespace

Json to_json(const Diagnosis& diagnosis) {
  const Notation& notation = diagnosis.variant->notation;
  Json json{{"variant", notation.name},
            {"differences", std::to_string(diagnosis.symptoms)},
            {"explained", std::to_string(diagnosis.explained)},
            {"answers", std::to_string(diagnosis.answers)},
            {"asked", std::to_string(diagnosis.asked)},
            {"causes", Json::array()},
            {"patterns", Json::array()},
            {"unexplained", Json::array()}};
  for (const Cause& cause : diagnosis.causes) {
    json["causes"].push_back(cause_of(notation, cause));
  }
  for (const Pattern& pattern : diagnosis.patterns) {
    json["patterns"].push_back(pattern_of(notation, pattern));
  }
  for (const Symptom& symptom : diagnosis.unexplained) {
    json["unexplained"].push_back(symptom_of(notation, symptom));
  }
  return json;
}

}  // namespace hurdle::engines
