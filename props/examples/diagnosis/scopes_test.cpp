// Engines that have a mutant in a part of their code: whenever one player is to move, in moves and
// not in attacks, or in attacks and not in moves.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/diagnosis/theory_scope.hpp"
#include "perft/mutants/diagnose.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/quick_items.hpp"

namespace hurdle::props {
namespace {

/// The diagnosis of an engine that has the mutant whenever this player is to move.
mutants::Diagnosed diagnosed_for_one(const Variant& variant, const Mutant& mutant, Colour player) {
  RulesAtSomeTurns::OfPlayers others;
  others[index_of(player)] = mutant.referee;
  auto rules = std::make_shared<RulesAtSomeTurns>(variant.referee, others, Turns::all);
  return mutants::diagnose_engine(variant, make_referee_generator(std::move(rules)),
                                  quick_items(variant.notation), 200);
}

/// Some mutants of each game, those that the quick positions do not show for one player left out. A
/// cause needs three replies, so nothing may be named of one that shows in one or two lists.
TEST(OnePlayer, HasTheMutantThatIsNamed) {
  constexpr std::size_t first = 32;
  constexpr std::size_t every = 58;
  std::size_t shown = 0;
  std::size_t named = 0;
  std::string of_one;  // found and named without a player
  for (const char* game : {"janggi", "makpong", "makruk", "xiangqi", "shogi", "chess"}) {
    const Variant& variant = variant_named(game);
    const auto& mutants = mutants_of(variant.notation).all();
    for (std::size_t index = first; index < mutants.size(); index += every) {
      const Mutant& mutant = mutants[index];
      const Colour player = index % 4 == 0 ? Colour::white : Colour::black;
      const mutants::Diagnosed found = diagnosed_for_one(variant, mutant, player);
      if (found.diagnosis.symptoms < 3 && found.diagnosis.causes.empty()) {
        continue;
      }
      shown += found.found ? 1 : 0;
      bool is_named = false;
      EXPECT_EQ(found.diagnosis.explained, found.diagnosis.symptoms) << mutant.info.name;
      for (const Cause& cause : found.diagnosis.causes) {
        const Explanation& named_one = cause.explanation;
        if (!named_one.player.empty()) {
          EXPECT_EQ(named_one.player, variant.notation.side(player)) << mutant.info.name;
          const auto is_planted = [&](const Explanation& one) {
            return one.id == mutant.info.name;
          };
          EXPECT_TRUE(is_planted(named_one) || std::ranges::any_of(cause.alike, is_planted))
              << game << ": " << named_one.id << " for " << mutant.info.name;
          EXPECT_TRUE(named_one.sentence.starts_with("For " + named_one.player + " alone, "));
          is_named = true;
        }
      }
      if (found.found && !is_named) {
        for (const Cause& cause : found.diagnosis.causes) {
          const std::string& sentence = cause.explanation.sentence;
          const bool is_of_one = says(sentence, variant.notation.side(Colour::white)) ||
                                 says(sentence, variant.notation.side(Colour::black));
          of_one += fmt::format(" {}: {} as {}", game, mutant.info.name, sentence);
          is_named = is_named || is_of_one;
        }
      }
      named += is_named ? 1 : 0;
    }
  }
  EXPECT_GE(shown, 12U);
  EXPECT_EQ(named, shown) << of_one;
}

/// Few positions show this mutant, and all that are wrong are Red's.
TEST(OnePlayer, IsNamedOfAMutantThatFewPositionsShow) {
  const Variant& xiangqi = variant_named("xiangqi");
  const Mutant& mutant = *mutants_of(xiangqi.notation).find("soldier-checks-from-behind");
  const Diagnosis found = diagnosed_for_one(xiangqi, mutant, Colour::white).diagnosis;
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes.front().explanation.id, mutant.info.name);
  EXPECT_EQ(found.causes.front().explanation.player, "Red");
}

/// One mutant is one player's and another the same player's, the other's or both players'.
TEST(OnePlayer, IsNamedBesideAnotherMutant) {
  struct Planted {
    const char* mutant;
    std::vector<Colour> players;
  };
  const auto words_of = [](const Variant& variant, const Planted& one) {
    return std::string(one.players.size() == 2 ? "" : variant.notation.side(one.players.front())) +
           ':' + one.mutant;
  };
  struct Row {
    const char* game;
    std::array<Planted, 2> planted;
  };
  const std::vector<Colour> white{Colour::white};
  const std::vector<Colour> black{Colour::black};
  const std::vector<Colour> both{Colour::white, Colour::black};
  for (const Row& row : {
           Row{"chess", {{{"double-step-leaps", white}, {"captures-do-not-promote", black}}}},
           Row{"chess", {{{"king-not-left", both}, {"double-step-leaps", black}}}},
           Row{"shogi", {{{"second-pawn-allowed", white}, {"knight-is-stopped", both}}}},
           Row{"xiangqi", {{{"horse-leaps", black}, {"soldier-checks-from-behind", white}}}},
           Row{"xiangqi",
               {{{"horse-not-two-up-one-right", both}, {"elephant-takes-nothing", white}}}},
           Row{"makpong",
               {{{"bishop-has-no-straight-step", black}, {"king-takes-anything", black}}}},
       }) {
    const Variant& variant = variant_named(row.game);
    const Mutants& mutants = mutants_of(variant.notation);
    std::array<std::vector<const Mutant*>, 2> errors;
    std::set<std::string> planted;
    for (const Planted& one : row.planted) {
      ASSERT_NE(mutants.find(one.mutant), nullptr) << one.mutant;
      planted.insert(words_of(variant, one));
      for (const Colour player : one.players) {
        errors[index_of(player)].push_back(mutants.find(one.mutant));
      }
    }
    const RulesAtSomeTurns::OfPlayers rules{mutants.together(errors[0]),
                                            mutants.together(errors[1])};
    const Diagnosis found =
        mutants::diagnose_engine(variant,
                                 make_referee_generator(std::make_shared<RulesAtSomeTurns>(
                                     variant.referee, rules, Turns::all)),
                                 quick_items(variant.notation), 200)
            .diagnosis;
    std::set<std::string> named;
    for (const Cause& cause : found.causes) {
      named.insert(cause.explanation.player + ':' + cause.explanation.id);
    }
    EXPECT_EQ(named, planted) << row.game;
    EXPECT_EQ(found.explained, found.symptoms) << row.game;
  }
}

/// Some wrong lists are the player's, the others come after his moves.
TEST(OnePlayer, IsNamedIfTheOthersListsAreWrongAfterHisMoves) {
  const Variant& chess = variant_named("chess");
  const Mutant& mutant = *mutants_of(chess.notation).find("passed-pawn-stays");
  const Diagnosis found = diagnosed_for_one(chess, mutant, Colour::black).diagnosis;
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes.front().explanation.sentence,
            "For Black alone, the pawn that is taken in passing stays on the board.");
}

/// Engines with code of its own for attacks, which is right, and engines in which it alone is
/// wrong.
TEST(MovesOrAttacks, AloneHaveTheMutantThatIsNamed) {
  struct Row {
    const char* game;
    const char* mutant;
    MutantScope scope;
    const char* says;
  };
  constexpr const char* moves = "In moves and not in checks, ";
  constexpr const char* attacks = "In checks and not in moves, ";
  for (const Row& row : {
           Row{"xiangqi", "horse-leaps", MutantScope::moves, moves},
           Row{"shogi", "knight-is-stopped", MutantScope::moves, moves},
           Row{"chess", "lines-of-six", MutantScope::moves, moves},
           Row{"janggi", "soldier-never-left", MutantScope::moves, moves},
           Row{"makruk", "queen-forgets-one-diagonal", MutantScope::attacks, attacks},
           Row{"chess", "king-not-left", MutantScope::looked_up,
               "In moves, and in checks looked up from the king's square, "},
           Row{"xiangqi", "horse-not-one-down-two-right", MutantScope::looked_up,
               "In moves, and in checks looked up from the general's square, "},
       }) {
    const Variant& variant = variant_named(row.game);
    const Mutants& mutants = mutants_of(variant.notation);
    const std::array planted{mutants.find(row.mutant)};
    ASSERT_NE(planted[0], nullptr) << row.mutant;
    const Diagnosis found =
        mutants::diagnose_engine(variant,
                                 make_referee_generator(mutants.together(planted, row.scope)),
                                 quick_items(variant.notation), 200)
            .diagnosis;
    ASSERT_EQ(found.causes.size(), 1U) << row.mutant;
    EXPECT_EQ(found.causes.front().explanation.id, row.mutant);
    EXPECT_TRUE(found.causes.front().explanation.sentence.starts_with(row.says))
        << found.causes.front().explanation.sentence;
    EXPECT_EQ(found.explained, found.symptoms) << row.mutant;
  }
}

/// Engines with other code for answers to a check, and engines that test less without a pin.
TEST(SomeTurns, HaveTheMutantThatIsNamed) {
  struct Row {
    const char* game;
    const char* mutant;
    Turns turns = Turns::out_of_check;
    const char* says = "When the player is not in check, ";
  };
  for (const Row& row : {Row{"xiangqi", "pieces-leave-the-file"}, Row{"chess", "king-not-left"},
                         Row{"janggi", "general-not-left"}, Row{"shogi", "second-pawn-allowed"},
                         Row{"chess", "passing-exposes-along-the-rank", Turns::without_pins,
                             "When no piece of the player is pinned, "}}) {
    const Variant& variant = variant_named(row.game);
    const Mutant* mutant = mutants_of(variant.notation).find(row.mutant);
    ASSERT_NE(mutant, nullptr) << row.mutant;
    const auto rules = std::make_shared<RulesAtSomeTurns>(
        variant.referee, RulesAtSomeTurns::OfPlayers{mutant->referee, mutant->referee}, row.turns);
    const Diagnosis found = mutants::diagnose_engine(variant, make_referee_generator(rules),
                                                     quick_items(variant.notation), 200)
                                .diagnosis;
    ASSERT_EQ(found.causes.size(), 1U) << row.mutant;
    EXPECT_EQ(found.causes.front().explanation.id, row.mutant);
    EXPECT_TRUE(found.causes.front().explanation.sentence.starts_with(row.says))
        << found.causes.front().explanation.sentence;
    EXPECT_EQ(found.explained, found.symptoms) << row.mutant;
  }
}

/// Positions of one player alone prove nothing about the other.
TEST(OnePlayer, IsNotNamedWithoutRepliesOfTheOther) {
  const Variant& variant = variant_named("makruk");
  const Mutant& mutant = *mutants_of(variant.notation).find("queen-forgets-one-diagonal");
  const RulesAtSomeTurns rules(variant.referee, {mutant.referee, nullptr}, Turns::all);
  std::vector<Answer> answers;
  for (const engines::CheckItem& item : quick_items(variant.notation)) {
    if (item.setup.side == Colour::white) {
      answers.push_back({item.setup, {}, item.setup, 1, {}});
      for (const Move move : rules.legal_moves(item.setup)) {
        answers.back().moves[to_text(variant.notation, move)] = Total(1);
      }
    }
  }
  const Diagnosis found = diagnose(variant, answers, {});
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes.front().explanation.id, mutant.info.name);
  EXPECT_EQ(found.causes.front().explanation.player, "");
}

}  // namespace
}  // namespace hurdle::props
