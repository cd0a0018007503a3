#include "perft/engines/report/two_engines_json.hpp"

#include <nlohmann/json.hpp>

#include "perft/engines/report/check_json.hpp"

namespace hurdle::engines {

Json to_json(const Comparison& comparison) {
  Json disputes = Json::array();
  for (const Dispute& dispute : comparison.disputes) {
    disputes.push_back({{"a", to_text(dispute.correctness[0])},
                        {"b", to_text(dispute.correctness[1])},
                        {"same", dispute.same},
                        {"finding", to_json(dispute.finding)},
                        {"second", dispute.second ? to_json(*dispute.second) : Json()}});
  }
  return {{"interrupted", comparison.interrupted},
          {"disputes", std::move(disputes)},
          {"a", to_json(comparison.results[0])},
          {"b", to_json(comparison.results[1])}};
}

}  // namespace hurdle::engines
