#include "perft/cli/position/difference.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::cli {

std::string to_text(const Variant& variant, const ExhaustDifference& difference) {
  const std::string fen = to_fen(variant.notation, difference.setup);
  std::string text = fmt::format("  {}\n    {}\n", fen, difference.words);
  const std::vector<Move>& moves =
      difference.missing.empty() ? difference.extra : difference.missing;
  if (moves.empty()) {
    return text + fmt::format("    hurdle moves {} --fen \"{}\"\n", variant.notation.name, fen);
  }
  const Verdict verdict = variant.referee.explain(difference.setup, moves.front());
  const std::string move = hurdle::to_text(variant.notation, moves.front());
  return text + fmt::format("    {} is {} by {}: {}\n    hurdle explain {} --fen \"{}\" {}\n", move,
                            verdict.legal ? "legal" : "illegal",
                            with_title(variant.notation, verdict.clause), verdict.sentence,
                            variant.notation.name, fen, move);
}

Json to_json(const Variant& variant, const std::vector<ExhaustDifference>& differences) {
  Json all = Json::array();
  for (const ExhaustDifference& difference : differences) {
    Json texts{{"fen", to_fen(variant.notation, difference.setup)}, {"words", difference.words}};
    for (const auto& [name, moves] :
         {std::pair{"missing", &difference.missing}, std::pair{"extra", &difference.extra}}) {
      texts[name] = move_texts(variant.notation, *moves);
    }
    all.push_back(std::move(texts));
  }
  return all;
}

}  // namespace hurdle::cli
