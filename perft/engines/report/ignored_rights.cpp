#include "perft/engines/report/ignored_rights.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// Whether the list lacks castlings and has no other error.
bool lacks_only_castlings(const Variant& variant, const Symptom& symptom) {
  const std::vector<Move> legal = variant.referee.legal_moves(symptom.position);
  return symptom.extra.empty() && symptom.repeated.empty() &&
         std::ranges::all_of(symptom.missing, [&](const std::string& text) {
           return std::ranges::any_of(legal, [&](Move move) {
             return move.is_castling() && to_text(variant.notation, move) == text;
           });
         });
}

/// Whether the mutant forgets castlings, of one player or to one side, whatever the position is.
bool forgets_castlings(const std::string& id) {
  const bool forgets_one = id.find("-castling-") != std::string::npos && id.ends_with("-forgotten");
  return forgets_one || id == "only-short-castling" || id == "only-long-castling" ||
         id == "only-white-castles" || id == "only-black-castles";
}

}  // namespace

bool may_ignore_rights(const CheckResult& result, const Variant& variant, const Cause& cause) {
  return result.only_fens && !cause.symptoms.empty() &&
         (cause.explanation.house_rules != nullptr || forgets_castlings(cause.explanation.id)) &&
         std::ranges::all_of(cause.symptoms, [&](const Symptom& symptom) {
           return lacks_only_castlings(variant, symptom);
         });
}

}  // namespace hurdle::engines
