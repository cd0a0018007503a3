// Decides whether an engine plays by house rules, before anything else is known about it. Depends
// on theories and questions only, not on protocols.
#pragma once

#include <span>

#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/questions.hpp"

namespace hurdle {

/// The house rules that an engine plays, if its replies prove them; else null. Proved means: they
/// and no other candidate explain every reply, those to further questions included, and each of
/// their mutants is needed in three replies.
[[nodiscard]] const HouseRules* proved_house_rules(const Variant& variant,
                                                   std::span<const Answer> answers, const Ask& ask,
                                                   const QuestionOptions& options);

}  // namespace hurdle
