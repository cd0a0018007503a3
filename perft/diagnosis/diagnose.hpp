// What an engine believes: the few wrong readings of the rules by which all its answers can be
// explained. Knows answers and beliefs; refuses to know protocols and printing.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/patterns.hpp"
#include "perft/diagnosis/questions.hpp"

namespace hurdle {

/// One thing that is believed.
struct Explanation {
  std::string id;        ///< the mutant's or the reading's name; it stays
  std::string clause;    ///< that is read otherwise
  std::string sentence;  ///< what is believed
  const HouseRules* house_rules =
      nullptr;  ///< when an organisation or a program is known to play so
};

/// A position whose moves the engine lists wrongly.
struct Symptom {
  Setup base;              ///< as the engine was told it,
  std::vector<Move> line;  ///< with these moves from there
  Setup position;          ///< where they lead by the rules
  Listing listed;          ///< by the engine
  Listing missing;
  Listing extra;
};

/// A belief of the engine, and what it explains.
struct Cause {
  Explanation explanation;
  std::vector<Explanation> alike;  ///< no question that was asked or found tells them from it
  std::vector<Symptom> symptoms;   ///< in which it has a part, the smallest first
  std::size_t alone = 0;           ///< symptoms that it explains without the other causes
};

/// What can be said about an engine that answers wrongly.
struct Diagnosis {
  const Variant* variant = nullptr;
  std::vector<Cause> causes;         ///< together they explain `explained` symptoms, and no less
  std::vector<Pattern> patterns;     ///< what the unexplained symptoms have in common
  std::vector<Symptom> unexplained;  ///< the smallest first
  std::size_t symptoms = 0;          ///< positions whose moves the engine lists wrongly
  std::size_t explained = 0;
  /// Lists of moves that are right or explained, and counts deeper down, the cheapest, which were
  /// compared with the causes: none contradicts them.
  std::size_t answers = 0;
  std::size_t asked = 0;  ///< of them, asked for the diagnosis' sake
};

/// Finds what the engine believes that gave these answers, asking it more where that decides.
/// Nothing is found when no answer at depth 1 is wrong. Throws Interrupted.
[[nodiscard]] Diagnosis diagnose(const Variant& variant, std::span<const Answer> answers,
                                 const Ask& ask, const QuestionOptions& options = {});

}  // namespace hurdle
