// Several causes in one diagnosis: one that explains no reply alone is stated with the causes that
// it needs, and causes that together explain the same are named too.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "perft/diagnosis/conclusion.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/report/model.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/quick_items.hpp"

namespace hurdle::props {
namespace {

const Variant& tested_game = variant_named("janggi");

/// The replies of a player with these mutants in Janggi.
std::vector<Answer> answers_with_mutants(const std::vector<std::string>& names) {
  return quick_answers(tested_game, names);
}

/// Adds an item of a check with a finding of each kind at a position.
void add_item(engines::CheckResult& result, const hurdle::Setup& position,
              const std::vector<engines::FindingKind>& kinds) {
  result.outcomes.push_back({engines::ItemEnd::failed, result.findings.size(), 0});
  for (const engines::FindingKind kind : kinds) {
    engines::Finding finding;
    finding.kind = kind;
    finding.item.variant = &tested_game;
    finding.node = position;
    result.findings.push_back(finding);
  }
}

/// A soldier on its first rank moves wrongly by both mutants, so no reply shows the second alone.
TEST(SeveralCauses, OneThatExplainsNoReplyAloneIsStatedWithThoseThatItNeeds) {
  const Diagnosis found = diagnose(
      tested_game,
      answers_with_mutants({"soldier-sideways-beyond-the-river", "soldier-two-from-the-start"}),
      nullptr);
  ASSERT_EQ(found.causes.size(), 2U);
  EXPECT_EQ(found.causes[0].explanation.id, "soldier-sideways-beyond-the-river");
  EXPECT_GT(found.causes[0].alone, 0U);
  EXPECT_TRUE(found.causes[0].needs.empty());
  EXPECT_EQ(found.causes[1].explanation.id, "soldier-two-from-the-start");
  EXPECT_EQ(found.causes[1].alone, 0U);
  ASSERT_EQ(found.causes[1].needs.size(), 1U);
  EXPECT_EQ(found.causes[1].needs[0].id, "soldier-sideways-beyond-the-river");

  engines::CheckResult result;
  for (const Symptom& symptom : found.causes[0].symptoms) {
    add_item(result, symptom.position, {engines::FindingKind::missing_move});
  }
  const std::string text = engines::to_text(engines::DiagnosisReport(result, found));
  EXPECT_TRUE(says(text, "Probable bug: a soldier goes sideways only on the enemy's half"));
  EXPECT_TRUE(says(text, "Possible bug: a soldier may go two points forward"));
  EXPECT_TRUE(says(text, ", only together with this: a soldier goes sideways only on"));
  EXPECT_TRUE(says(text, " Explains none on its own."));
}

/// Checks of all pieces from the wrong end, and again of soldiers, are those of the leapers.
TEST(SeveralCauses, OthersThatExplainTheSameAreNamed) {
  const std::vector<Answer> answers = answers_with_mutants(
      {"horse-check-leg-beside-the-general", "elephant-check-from-the-general"});
  Candidates candidates(tested_game);
  const Evidence evidence(tested_game, answers);
  TheorySearch search(candidates, evidence);
  const auto theory = [&](const std::string& one, const std::string& other) {
    return sum_of({candidates.find(one).value()}, {candidates.find(other).value()});
  };
  const Diagnosis found =
      Conclusion(candidates, evidence, search)
          .of({theory("horse-check-leg-beside-the-general", "elephant-check-from-the-general"),
               theory("checks-from-the-wrong-end", "soldier-checks-from-the-wrong-end")},
              Repeats::count);
  EXPECT_EQ(found.causes.size(), 2U);
  ASSERT_EQ(found.alternatives.size(), 1U);
  EXPECT_EQ(found.alternatives[0].size(), 2U);
  const std::string text = engines::to_text(engines::DiagnosisReport({}, found));
  EXPECT_TRUE(says(text,
                   "Or, instead of all these, as no position found shows a difference: "
                   "a piece gives check if the same piece on the general"));
}

/// Each judges one reply to a drop, so both change the same function of the rules.
TEST(SeveralCauses, TwoJudgementsOfMateByADropAreBothNamed) {
  const std::vector<std::string> both{"mate-judged-by-flights-before-the-drop",
                                      "mate-judged-by-pins-before-the-drop"};
  const Variant& shogi = variant_named("shogi");
  const Diagnosis found = diagnose(shogi, quick_answers(shogi, both), nullptr);
  EXPECT_EQ(found.explained, found.symptoms);
  ASSERT_EQ(found.causes.size(), 2U);
  EXPECT_EQ(found.causes[0].explanation.id, both[0]);
  EXPECT_EQ(found.causes[1].explanation.id, both[1]);
}

TEST(SeveralCauses, OneMutantOfBothLeapersIsStatedAlone) {
  const Diagnosis found = diagnose(tested_game,
                                   answers_with_mutants({"horse-check-leg-beside-the-general",
                                                         "elephant-check-from-the-general"}),
                                   nullptr);
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes[0].explanation.id, "leaper-checks-from-the-general");
}

TEST(DiagnosisReport, CountsNoFindingThatAccusesNoRule) {
  using engines::FindingKind;
  const Diagnosis found =
      diagnose(tested_game, answers_with_mutants({"soldier-never-sideways"}), nullptr);
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.explained, found.symptoms);
  engines::CheckResult result;
  const hurdle::Setup& position = found.causes[0].symptoms[0].position;
  add_item(result, position, {FindingKind::contradiction});
  add_item(result, position, {FindingKind::published_differs, FindingKind::missing_move});
  add_item(result, position, {FindingKind::in_old_engine});
  add_item(result, position, {FindingKind::published_differs});
  const engines::DiagnosisReport report(result, found);
  EXPECT_EQ(report.wrong, 1U);
  EXPECT_EQ(report.explained, 1U);
  EXPECT_EQ(report.unexplained, "");
  EXPECT_TRUE(says(report.causes[0].weight, "Explains 1 of 1 wrong position; "));
}

}  // namespace
}  // namespace hurdle::props
