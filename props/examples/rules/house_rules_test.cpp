// The house rules of every variant: each has a source, consists of existing mutants, changes a
// count, and plays like the variant that it claims to match.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::props {
namespace {

/// The quick positions of every variant, by its name.
const std::vector<PositionSet>& all_sets() {
  static const std::array<std::filesystem::path, 1> folder{HURDLE_SOURCE_DIR "/positions"};
  static const std::vector<PositionSet> sets = load_sets(folder);
  return sets;
}

/// Calls `visit(entry, depth, published)` for the counts of the quick positions up to `most`, until
/// it returns true; returns whether it did.
template <class Visit>
bool any_quick_count(const Variant& variant, std::uint64_t most, const Visit& visit) {
  for (const PositionSet& set : all_sets()) {
    for (const PositionEntry& entry : set.positions) {
      if (set.variant != &variant || !entry.tagged("quick")) {
        continue;
      }
      for (const auto& [depth, published] : entry.perft) {
        if (published <= Total(most) && visit(entry, depth, published)) {
          return true;
        }
      }
    }
  }
  return false;
}

/// Calls `test(variant, its mutants, house_rules)` for all house rules; failures name them.
template <class Test>
void for_each_house_rules(const Test& test) {
  for (const Variant& variant : all_variants()) {
    const Mutants& known = mutants_of(variant.notation);
    EXPECT_FALSE(known.house_rules().empty()) << variant.notation.name;
    for (const HouseRules& house_rules : known.house_rules()) {
      SCOPED_TRACE(std::string(variant.notation.name) + " " + house_rules.name);
      test(variant, known, house_rules);
    }
  }
}

TEST(HouseRulesOfGames, HaveANameASentenceAndASource) {
  std::set<std::pair<std::string_view, std::string>> names;
  for_each_house_rules(
      [&](const Variant& variant, const Mutants& known, const HouseRules& house_rules) {
        EXPECT_TRUE(names.emplace(variant.notation.name, house_rules.name).second);
        EXPECT_EQ(house_rules.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
                  std::string::npos);
        EXPECT_EQ(known.find_house_rules(house_rules.name), &house_rules);
        ASSERT_FALSE(house_rules.says.empty());
        EXPECT_EQ(house_rules.says.back(), '.');
        EXPECT_FALSE(house_rules.who.empty());
        EXPECT_FALSE(house_rules.source.empty());
      });
}

TEST(HouseRulesOfGames, DifferInTheirMutants) {
  std::set<std::set<const Mutant*>> seen;
  for_each_house_rules(
      [&](const Variant& /*variant*/, const Mutants& known, const HouseRules& house_rules) {
        const std::vector<const Mutant*> parts = known.made_of(house_rules);
        ASSERT_EQ(parts.size(), house_rules.mutants.size());
        EXPECT_TRUE(seen.emplace(parts.begin(), parts.end()).second)
            << "other house rules have the same mutants";
      });
}

TEST(HouseRulesOfGames, ShowInACountOfTheQuickSets) {
  constexpr std::uint64_t most = 20'000;
  for_each_house_rules(
      [&](const Variant& variant, const Mutants& known, const HouseRules& house_rules) {
        const auto generator = make_referee_generator(known.played_by({&house_rules, 1}));
        EXPECT_TRUE(any_quick_count(
            variant, most, [&](const PositionEntry& entry, int depth, const Total& published) {
              return generator->perft(entry.setup, depth) != published;
            }));
      });
}

TEST(HouseRulesOfGames, PlayAsTheVariantThatTheyAre) {
  constexpr std::uint64_t most = 5'000;
  int aliases = 0;
  for_each_house_rules([&](const Variant& variant, const Mutants& known,
                           const HouseRules& house_rules) {
    if (house_rules.same_as.empty()) {
      return;
    }
    ++aliases;
    const Variant* same = find_variant(house_rules.same_as);
    ASSERT_NE(same, nullptr);
    const auto referee = known.played_by({&house_rules, 1});
    const auto generator = make_referee_generator(referee);
    std::size_t compared = 0;
    (void)any_quick_count(variant, most, [&](const PositionEntry& entry, int depth, const Total&) {
      const bool invalid = same->referee.invalid_reason(entry.setup).has_value();
      EXPECT_EQ(referee->invalid_reason(entry.setup).has_value(), invalid) << entry.fen_text;
      if (!invalid) {
        ++compared;
        EXPECT_EQ(generator->moves(entry.setup), same->fast.moves(entry.setup)) << entry.fen_text;
        EXPECT_EQ(generator->perft(entry.setup, depth), same->fast.perft(entry.setup, depth))
            << entry.fen_text << " depth " << depth;
      }
      return false;
    });
    EXPECT_GT(compared, 100U);
  });
  EXPECT_GE(aliases, 9);
}

TEST(HouseRulesOfGames, ExplainByTheirSentenceWhereTheyDifferAndByTheRulesWhereNot) {
  for_each_house_rules([&](const Variant& variant, const Mutants& known,
                           const HouseRules& house_rules) {
    const auto referee = known.played_by({&house_rules, 1});
    std::size_t differs = 0;
    const auto compare = [&](const PositionEntry& entry, int /*depth*/, const Total&) {
      const auto moves = referee->legal_moves(entry.setup);
      for (const Move move : variant.plain.moves(entry.setup)) {
        const Verdict verdict = referee->explain(entry.setup, move);
        const bool legal = std::ranges::find(moves, move) != moves.end();
        EXPECT_EQ(verdict.legal, legal) << entry.fen_text << ' ' << to_text(variant.notation, move);
        EXPECT_EQ(verdict.sentence == house_rules.says, !legal) << verdict.sentence;
        differs += legal ? 0U : 1U;
      }
      for (const Move move : moves) {
        const Verdict verdict = referee->explain(entry.setup, move);
        EXPECT_TRUE(verdict.legal) << entry.fen_text << ' ' << to_text(variant.notation, move);
        EXPECT_FALSE(verdict.sentence.empty());
        EXPECT_NE(find_clause(variant.notation, verdict.clause), nullptr) << verdict.clause;
        differs += verdict.sentence == house_rules.says ? 1U : 0U;
      }
      const EndingVerdict ending = referee->ending(entry.setup);
      EXPECT_EQ(ending.ending == Ending::none, !moves.empty()) << entry.fen_text;
      return differs > 20;
    };
    (void)any_quick_count(variant, 100, compare);
  });
}

TEST(HouseRulesOfGames, CallNoStartInvalid) {
  for_each_house_rules(
      [&](const Variant& variant, const Mutants& known, const HouseRules& house_rules) {
        const auto referee = known.played_by({&house_rules, 1});
        for (const NamedSetup& setup : variant.notation.setups) {
          const auto start = start_position(variant.notation, std::string(setup.name));
          const auto invalid = referee->invalid_reason(start);
          EXPECT_FALSE(invalid.has_value()) << setup.name << ": " << invalid->reason;
          EXPECT_FALSE(referee->legal_moves(start).empty()) << setup.name;
        }
      });
}

TEST(HouseRulesOfGames, EndAGameWhoseRoyalPieceIsCaptured) {
  const Variant& janggi = variant_named("janggi");
  const Mutants& known = mutants_of(janggi.notation);
  const auto referee = known.played_by({known.find_house_rules("pseudo-legal"), 1});
  const auto open = parse_fen(janggi.notation, "4k4/4R4/9/9/9/9/9/9/9/3K5 w - - 0 1");
  EXPECT_TRUE(janggi.referee.invalid_reason(open).has_value());
  EXPECT_FALSE(referee->invalid_reason(open).has_value());
  const Move capture = parse_move(janggi.notation, "e9e10");
  EXPECT_TRUE(referee->explain(open, capture).legal);
  const auto taken = referee->after(open, capture);
  EXPECT_EQ(referee->count_legal_moves(taken), 0U);
  const EndingVerdict ending = referee->ending(taken);
  EXPECT_EQ(ending.ending, Ending::ended);
  EXPECT_EQ(ending.sentence, "The general of Han has been captured.");
  EXPECT_FALSE(referee->explain(taken, parse_move(janggi.notation, "d1d2")).legal);
  EXPECT_EQ(make_referee_generator(referee)->details(open, 1).ended, Total(1));
}

}  // namespace
}  // namespace hurdle::props
