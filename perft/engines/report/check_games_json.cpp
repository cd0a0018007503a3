// Field by field, those of every check first.
#include "perft/engines/report/check_games_json.hpp"

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/check_json.hpp"

namespace hurdle::engines {
namespace {

Json to_json(const GameFinding& finding) {
  const Notation& notation = finding.at.variant->notation;
  Json moves = Json::array();
  for (const Move move : finding.moves) {
    moves.push_back(to_text(notation, move));
  }
  Json json{{"file", finding.at.file},
            {"line", finding.at.line},
            {"id", finding.at.id},
            {"variant", notation.name},
            {"fault", to_text(finding.kind)},
            {"plies", finding.moves.size()},
            {"moves", std::move(moves)},
            {"result", finding.end ? Json(to_text(finding.end->result)) : Json("*")},
            {"clause", finding.clause},
            {"sentence", finding.sentence},
            {"said", nullptr},
            {"listed", finding.listed ? Json(std::to_string(*finding.listed)) : Json(nullptr)},
            {"missing", finding.missing},
            {"extra", finding.extra},
            {"as_expected", finding.as_expected},
            {"command", finding.command}};
  if (finding.reported) {
    json["said"] = {{"result", to_text(finding.reported->result)},
                    {"clause", finding.reported->clause},
                    {"words", finding.reported->words}};
  }
  return json;
}

}  // namespace

Json to_json(const GamesResult& result) {
  Json json = to_json(result.asked);
  for (const char* of_counts : {"known", "left_out", "diagnoses", "by_clause", "vanished"}) {
    json.erase(of_counts);
  }
  Json findings = Json::array();
  for (const GameFinding& finding : result.findings) {
    findings.push_back(to_json(finding));
  }
  Json silent = Json::object();
  for (const auto& [clause, number] : result.silent) {
    silent[clause] = std::to_string(number);
  }
  json["findings"] = std::move(findings);
  json["over"] = std::to_string(result.over);
  json["silent"] = std::move(silent);
  json["results_said"] = std::to_string(result.results);
  return json;
}

}  // namespace hurdle::engines
