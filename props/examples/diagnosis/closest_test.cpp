// The mutant that comes closest where replies stay unexplained: it is named, and not as a cause.
// The engine has the mutant, except in some positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/report/html/check_html.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/model.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/quick_items.hpp"

namespace hurdle::props {
namespace {

const std::string one_rule = "soldier-sideways-beyond-the-river";
/// A mutant with others that are a part of it.
const std::string wide_rule = "elephant-leaps";

const Variant& janggi_game = variant_named("janggi");

Division legal_division(const hurdle::Setup& position) {
  return by_text(janggi_game.notation, janggi_game.fast.divide(position, 1));
}

/// An engine with a mutant that lists the legal moves in some positions where the mutant does not.
struct Exceptional {
  std::string mutant;
  std::vector<Answer> answers = quick_answers(janggi_game, {mutant});
  std::vector<hurdle::Setup> exceptions = {};

  /// The exceptions are the first of the positions that show the mutant.
  Exceptional(std::string name, std::size_t number) : mutant(std::move(name)) {
    for (Answer& answer : answers) {
      const Division legal = legal_division(answer.position);
      if (answer.moves != legal && exceptions.size() < number) {
        exceptions.push_back(answer.position);
        answer.moves = legal;
      }
    }
  }

  /// The diagnosis, with replies to further questions about positions without earlier moves.
  [[nodiscard]] Diagnosis diagnosis() const {
    const Referee& rules = *mutants_of(janggi_game.notation).find(mutant)->referee;
    const Ask ask = [&](const hurdle::Setup& base, std::span<const Move> line,
                        int depth) -> std::optional<Division> {
      if (!line.empty() || depth != 1) {
        return std::nullopt;
      }
      const bool is_exception = std::ranges::count(exceptions, base) > 0;
      Division moves;
      for (const std::string& move : listing_of(rules, base)) {
        moves[move] = Total(1);
      }
      return is_exception ? legal_division(base) : moves;
    };
    return diagnose(janggi_game, answers, ask);
  }
};

std::string text_about(const Diagnosis& diagnosis) {
  return engines::to_text(engines::DiagnosisReport({}, diagnosis));
}

TEST(Closest, IsNamedIfOneReplyContradictsIt) {
  const Exceptional engine(one_rule, 1);
  const Diagnosis found = engine.diagnosis();
  EXPECT_TRUE(found.causes.empty()) << text_about(found);
  ASSERT_TRUE(found.closest.has_value());
  EXPECT_EQ(found.closest->explanation.id, one_rule);
  EXPECT_EQ(found.closest->explained, found.symptoms);
  ASSERT_EQ(found.closest->contradictions.size(), 1U);
  EXPECT_EQ(found.closest->contradictions[0].position, engine.exceptions[0]);
  EXPECT_TRUE(says(text_about(found),
                   "Closest known bug, not proved: a soldier goes sideways only on the enemy's"));
  EXPECT_TRUE(says(text_about(found), "wrong lists of moves, but the reply to " +
                                          to_fen(janggi_game.notation, engine.exceptions[0]) +
                                          " contradicts it."));
}

/// A bug with an exception: at most one of five positions that show it is right.
TEST(Closest, IsNamedIfFewRepliesOfManyContradictIt) {
  const Diagnosis found = Exceptional(one_rule, 2).diagnosis();
  EXPECT_TRUE(found.causes.empty()) << text_about(found);
  ASSERT_TRUE(found.closest.has_value());
  EXPECT_EQ(found.closest->explanation.id, one_rule);
  EXPECT_TRUE(says(text_about(found), "but the replies to 2 positions contradict it, first "));
}

TEST(Closest, IsInTheJsonAndOnThePage) {
  engines::CheckResult result;
  result.diagnoses = {Exceptional(one_rule, 1).diagnosis(), Exceptional(one_rule, 0).diagnosis()};
  const auto diagnoses = engines::to_json(result).at("diagnoses");
  EXPECT_EQ(diagnoses.at(0).at("closest").at("id"), one_rule);
  EXPECT_EQ(diagnoses.at(0).at("closest").at("contradicted"), "1");
  EXPECT_TRUE(diagnoses.at(1).at("closest").is_null());
  EXPECT_TRUE(says(engines::to_html(result), "Closest known bug, not proved: a soldier "));
}

TEST(Closest, IsNotNamedIfMoreRepliesContradictIt) {
  EXPECT_FALSE(Exceptional(one_rule, 3).diagnosis().closest.has_value());
}

TEST(Closest, IsNamedBesideCausesThatExplainLess) {
  const Diagnosis found = Exceptional(wide_rule, 1).diagnosis();
  ASSERT_TRUE(found.closest.has_value()) << text_about(found);
  EXPECT_EQ(found.closest->explanation.id, wide_rule);
  EXPECT_GT(found.closest->explained, found.explained);
  for (const Cause& cause : found.causes) {
    EXPECT_NE(cause.explanation.id, wide_rule);
  }
}

TEST(Closest, IsNotNamedBesideACauseThatExplainsAll) {
  const Diagnosis found = Exceptional(one_rule, 0).diagnosis();
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes[0].explanation.id, one_rule);
  EXPECT_FALSE(found.closest.has_value());
  EXPECT_FALSE(says(text_about(found), "not proved"));
}

TEST(Closest, IsNotNamedIfItExplainsFewerThanThreeReplies) {
  Exceptional engine(one_rule, 1);
  std::size_t wrong = 0;
  std::erase_if(engine.answers, [&](const Answer& answer) {
    return answer.moves != legal_division(answer.position) && ++wrong > 2;
  });
  EXPECT_FALSE(diagnose(janggi_game, engine.answers, nullptr).closest.has_value());
}

/// In the other wrong replies the engine has no moves at all.
TEST(Closest, IsNotNamedIfItExplainsFewerThanHalfOfTheReplies) {
  Exceptional engine(one_rule, 1);
  std::size_t wrong = 0;
  for (const Answer& answer : engine.answers) {
    wrong += answer.moves != legal_division(answer.position) ? 1 : 0;
  }
  std::size_t spoilt = 0;
  for (Answer& answer : engine.answers) {
    if (answer.moves == legal_division(answer.position) && !answer.moves.empty() &&
        !(answer.position == engine.exceptions[0]) && spoilt <= wrong) {
      answer.moves.clear();
      ++spoilt;
    }
  }
  ASSERT_GT(spoilt, wrong);
  EXPECT_FALSE(diagnose(janggi_game, engine.answers, nullptr).closest.has_value());
}

}  // namespace
}  // namespace hurdle::props
