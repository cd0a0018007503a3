#include "perft/engines/protocol/uci/uci_result.hpp"

#include <sstream>

#include "perft/engines/protocol/lines/reported_result.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {

std::optional<ReportedResult> result_in_lines(const Notation& variant,
                                              const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    for (const std::string_view prefix : {"Result:", "info string "}) {
      const auto shown = after_prefix(line, prefix);
      if (auto result = shown ? result_first_in(variant, *shown) : std::nullopt) {
        return result;
      }
    }
  }
  return std::nullopt;
}

std::optional<ReportedResult> result_of_score(const std::string& line, Colour side) {
  std::istringstream words(line);
  std::string word;
  bool at_depth_0 = false;
  while (words >> word) {
    if (word == "depth" && words >> word) {
      at_depth_0 = word == "0";
    } else if (word == "score" && at_depth_0) {
      std::string kind;
      int value = 0;
      if (!(words >> kind >> value) || (kind != "mate" && (kind != "cp" || value != 0))) {
        return std::nullopt;
      }
      const EngineResult won = side == Colour::white ? EngineResult::white : EngineResult::black;
      const EngineResult lost = side == Colour::white ? EngineResult::black : EngineResult::white;
      const EngineResult reported = kind == "cp" ? EngineResult::draw
                                    : value == 0 ? EngineResult::unknown_winner
                                    : value > 0  ? won
                                                 : lost;
      return ReportedResult{reported, "", line, 0};
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::engines
