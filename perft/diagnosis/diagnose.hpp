// Diagnosis of an engine: the smallest set of mutants that together explain its replies. Depends on
// replies and mutants only, not on protocols or printing.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/patterns/patterns.hpp"
#include "perft/diagnosis/questions.hpp"

namespace hurdle {

/// One mutant, one set of house rules, or a part of house rules that programs play alone.
struct Explanation {
  std::string id;        ///< the name of the mutant or the house rules, or the mutants' names with
                         ///< commas between them; stable
  std::string clause;    ///< the clause that differs
  std::string sentence;  ///< what the engine plays instead
  std::string player;    ///< whose moves alone it changes; empty for both players
  const HouseRules* house_rules =
      nullptr;  ///< set when an organisation or a program is known to play so, or a part of it
  std::vector<std::string> mutants = {};  ///< of which it consists
};

/// A position for which the engine's list of moves is wrong.
struct Symptom {
  Setup base;              ///< the position that was sent to the engine,
  std::vector<Move> line;  ///< and the moves played from it
  Setup position;          ///< the position after `line` by the rules
  Listing listed;          ///< by the engine
  Listing missing;         ///< of a cause that is not alone: the moves that it changes
  Listing extra;           ///< not legal
  Listing repeated;        ///< listed more than once, each of them once
  std::string question;    ///< asks the engine for `listed`, in words of its protocol; may be empty
  EngineTexts engine_texts;  ///< of `missing`, `extra` and `repeated`
  std::string attack;    ///< why, if a mutant explains it alone and by another attack; else empty
  bool alone = false;    ///< of a cause: it explains the reply without the other causes
  bool by_line = false;  ///< the engine may list other moves for a FEN of `position`
};

/// A mutant in the place of another; together with the other causes it explains as many findings or
/// fewer, and not the same ones.
struct Rival {
  Explanation explanation;
  std::size_t explained = 0;  ///< findings, by it and the other causes
};

/// A mutant that explains findings.
struct Cause {
  Explanation explanation;
  std::vector<Explanation> alike;  ///< mutants that no question separates from it
  std::vector<Rival> rivals;       ///< mutants that explain other findings in its place
  /// The findings that it helps to explain. Those that nothing else explains come first, and of
  /// these the ones that it explains alone; the smallest first.
  std::vector<Symptom> symptoms;
  std::size_t alone = 0;  ///< findings that it explains without the other causes
  /// The unexplained lists in which a kind of piece moves wrongly that it moves wrongly, too: it
  /// may be a part of a larger bug.
  std::size_t left = 0;
  std::size_t left_alike = 0;  ///< of these, those with moves missing, or illegal, as by the cause
  /// If it explains none alone: the other causes without which it explains nothing. It is then less
  /// certain than a cause that explains some: the mutants together may only imitate the bug.
  std::vector<Explanation> needs;
};

/// A mutant that explains half of the wrong replies or more, although other replies contradict it.
/// It is no diagnosis: the engine may have another bug.
struct Closest {
  Explanation explanation;
  std::size_t explained = 0;  ///< lists of moves
  /// The positions whose lists of moves or deeper counts contradict it, without wrong moves.
  std::vector<Symptom> contradictions;
};

/// The result of a diagnosis.
struct Diagnosis {
  const Variant* variant = nullptr;  ///< the variant that was checked
  /// The variant under the house rules that the engine is expected to play and plays: the diagnosis
  /// is on top of them. Null without such.
  std::shared_ptr<const Variant> expected = nullptr;
  std::vector<Cause> causes;  ///< together they explain `explained` findings; every one is needed
  /// Other causes that together explain the same findings, if no question separates them from these
  /// and more than one cause differs; a few of many.
  std::vector<std::vector<Explanation>> alternatives;
  std::optional<Closest> closest;    ///< only if it explains more than the causes
  std::vector<Pattern> patterns;     ///< what the unexplained findings have in common
  std::vector<Symptom> unexplained;  ///< the smallest first
  std::size_t symptoms = 0;          ///< positions for which the engine's list of moves is wrong
  std::size_t explained = 0;
  /// Replies that were compared with the causes and that none contradicts: lists of moves that are
  /// right or explained, and the cheapest of the deeper counts.
  std::size_t answers = 0;
  std::size_t asked = 0;  ///< the replies among `answers` that the diagnosis itself asked for
  /// False if replies stay unexplained and the search for mutants reached its limit.
  bool searched_all = true;

  /// The rules to which causes and symptoms refer.
  [[nodiscard]] const Variant& base() const { return expected ? *expected : *variant; }
  /// The names of the expected house rules; empty without such.
  [[nodiscard]] std::vector<std::string> expected_names() const;
};

/// Finds the mutants that explain these replies, and asks further questions where they decide. If
/// the variant is under house rules, the mutants are on top of these; if not, house rules of the
/// variant that explain more together with mutants are one of the causes. Empty when every reply at
/// depth 1 is right. Throws Interrupted.
[[nodiscard]] Diagnosis diagnose(const Variant& variant, std::span<const Answer> answers,
                                 const Ask& ask, const QuestionOptions& options = {});

/// The same on top of the house rules of the variant that differ in the expected clauses alone, if
/// the replies prove them and show more.
[[nodiscard]] Diagnosis diagnose_beyond(const std::set<std::string>& expected,
                                        const Variant& variant, std::span<const Answer> answers,
                                        const Ask& ask, const QuestionOptions& options = {});

/// The house rules that an engine plays, if its replies prove them; else null. Proved means: they
/// and no other candidate explain every reply, those to further questions included, and each of
/// their mutants is needed in three replies.
[[nodiscard]] const HouseRules* proved_house_rules(const Variant& variant,
                                                   std::span<const Answer> answers, const Ask& ask,
                                                   const QuestionOptions& options);

}  // namespace hurdle
