// Engines with an error that no mutant has, alone or beside mutants: the diagnosis states nothing
// that is not planted, and describes the rest by what the wrong moves share.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/engines/report/model.hpp"
#include "perft/mutants/diagnose.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/quick_items.hpp"
#include "props/families/zoo.hpp"

namespace hurdle::props {
namespace {

/// Whether the engine lacks a legal move.
using Lacks = bool (*)(const hurdle::Setup& setup, Move move);

struct Oddity {
  const char* name;
  Lacks lacks;
};

constexpr std::array oddities{
    Oddity{"nothing_leaves_the_first_file",
           [](const hurdle::Setup&, Move move) {
             return !move.is_drop() && !move.is_pass() && move.from().file() == 0 &&
                    move.to().file() != 0;
           }},
    Oddity{"no_capture_on_the_fourth_rank",
           [](const hurdle::Setup& setup, Move move) {
             constexpr int fourth = 3;
             return !move.is_pass() && move.to().rank() == fourth && bool(setup.at(move.to()));
           }},
    Oddity{"some_moves_are_forgotten",
           [](const hurdle::Setup&, Move move) {
             constexpr int some = 7;
             return !move.is_pass() && !move.is_drop() && !move.is_castling() &&
                    (move.from().file() * 3 + move.from().rank() + move.to().rank() * 5 +
                     move.to().file()) %
                            some ==
                        0;
           }},
    Oddity{"even_boards_lack_the_third_rank",
           [](const hurdle::Setup& setup, Move move) {
             return !move.is_pass() && !move.is_drop() && piece_count(setup) % 2 == 0 &&
                    move.from().rank() == 2;
           }},
    Oddity{"the_second_player_goes_back_to_no_empty_square",
           [](const hurdle::Setup& setup, Move move) {
             return setup.side == Colour::black && !move.is_drop() && !move.is_pass() &&
                    setup.at(move.from()).kind() != Kind::royal && !setup.at(move.to()) &&
                    move.to().rank() > move.from().rank();
           }},
    Oddity{"soldiers_of_xiangqi_never_go_left_nor_to_file_h",
           [](const hurdle::Setup& setup, Move move) {
             constexpr Kind soldier{6};
             constexpr int h = 7;
             return setup.at(move.from()).kind() == soldier &&
                    move.from().rank() == move.to().rank() &&
                    (move.to().file() < move.from().file() || move.to().file() == h);
           }},
    Oddity{"a_kind_captures_nothing", [](const hurdle::Setup& setup, Move move) {
             constexpr Kind one{4};
             return !move.is_drop() && !move.is_pass() && setup.at(move.from()).kind() == one &&
                    bool(setup.at(move.to()));
           }}};

/// A game, mutants that the engine has, and an error that no mutant is.
struct Planted {
  const char* variant;
  std::vector<std::string> mutants;
  std::size_t oddity;
};

std::ostream& operator<<(std::ostream& out, const Planted& planted) {
  return out << planted.variant << " and " << oddities.at(planted.oddity).name;
}

constexpr std::uint64_t few_nodes = 200;

mutants::Diagnosed diagnosed(const Planted& planted, std::uint64_t most_nodes = few_nodes) {
  const Variant& variant = *find_variant(planted.variant);
  const Mutants& known = mutants_of(variant.notation);
  std::vector<const Mutant*> parts;
  for (const std::string& name : planted.mutants) {
    parts.push_back(known.find(name));
    EXPECT_NE(parts.back(), nullptr) << name;
  }
  const std::shared_ptr<const Referee> rules = known.together(parts);
  const Lacks lacks = oddities.at(planted.oddity).lacks;
  const ZooEngine engine{"odd", variant.notation, "",
                         [rules, lacks](const hurdle::Setup& setup) {
                           std::vector<Move> moves = rules->legal_moves(setup);
                           std::erase_if(moves, [&](Move move) { return lacks(setup, move); });
                           return moves;
                         },
                         planted.mutants};
  return mutants::diagnose_engine(variant, make_referee_generator(referee_of(engine)),
                                  quick_items(variant.notation), most_nodes);
}

class UnknownErrors : public testing::TestWithParam<Planted> {};

TEST_P(UnknownErrors, AreNotExplainedByMutantsThatAreNotThere) {
  const mutants::Diagnosed found = diagnosed(GetParam());
  ASSERT_TRUE(found.found);
  const std::set<std::string> planted(GetParam().mutants.begin(), GetParam().mutants.end());
  for (const Cause& cause : found.diagnosis.causes) {
    const auto is_planted = [&](const Explanation& one) { return planted.count(one.id) > 0; };
    EXPECT_TRUE(is_planted(cause.explanation) || std::ranges::any_of(cause.alike, is_planted) ||
                std::ranges::any_of(cause.rivals,
                                    [&](const Rival& one) { return is_planted(one.explanation); }))
        << cause.explanation.id << " explains " << cause.symptoms.size();
  }
  EXPECT_LT(found.diagnosis.explained, found.diagnosis.symptoms);
}

/// The sets do not have each position for both players: the diagnosis asks about the other one.
TEST(UnknownErrorsOfOnePlayer, NameThePlayer) {
  constexpr std::size_t one_player = 4;
  for (const char* game : {"janggi", "makruk", "chess", "xiangqi", "shogi"}) {
    const mutants::Diagnosed found = diagnosed({game, {}, one_player});
    ASSERT_FALSE(found.diagnosis.patterns.empty()) << game;
    const std::string& sentence = found.diagnosis.patterns.front().sentence;
    EXPECT_TRUE(says(sentence, "In all these positions ")) << game;
  }
  const mutants::Diagnosed both = diagnosed({"makruk", {}, 0});
  for (const Pattern& pattern : both.diagnosis.patterns) {
    EXPECT_FALSE(says(pattern.sentence, "In all these positions "));
  }
}

/// The mutant by which soldiers never go left explains most of the lists, and some are left.
TEST(UnknownErrorsOfWhichMutantsAreAPart, AreReportedAsLargerBugs) {
  constexpr std::size_t never_left = 5;
  const mutants::Diagnosed found = diagnosed({"xiangqi", {}, never_left});
  ASSERT_FALSE(found.diagnosis.causes.empty());
  const engines::DiagnosisReport report(engines::CheckResult(), found.diagnosis);
  for (const engines::CauseReport& cause : report.causes) {
    EXPECT_EQ(cause.heading, "Possible bug") << cause.sentence;
    EXPECT_TRUE(
        says(cause.weight,
             " that this cause does not explain: the cause may be a part of a larger bug."));
  }
}

/// Whether three passes or none end the game shows only after three, which the rules do not allow.
TEST(UnknownErrorsBesidePasses, LeaveNoDoubtHowManyPassesEndTheGame) {
  constexpr std::uint64_t enough_for_two_passes = 1'000;
  for (const char* const passes : {"three-passes-end", "passes-never-end"}) {
    const mutants::Diagnosed found = diagnosed({"janggi", {passes}, 0}, enough_for_two_passes);
    ASSERT_TRUE(found.found);
    ASSERT_EQ(found.diagnosis.causes.size(), 1U) << passes;
    EXPECT_EQ(found.diagnosis.causes.front().explanation.id, passes);
    EXPECT_TRUE(found.diagnosis.causes.front().alike.empty()) << passes;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Engines, UnknownErrors,
    testing::Values(Planted{"janggi", {}, 0}, Planted{"janggi", {"elephant-leaps"}, 1},
                    Planted{"janggi", {"cannon-takes-cannons-on-diagonals"}, 2},
                    Planted{"janggi", {"elephant-leaps"}, 3}, Planted{"makruk", {}, 0},
                    Planted{"makruk", {}, 1}, Planted{"makruk", {}, 2}, Planted{"makruk", {}, 3},
                    Planted{"chess", {}, 0}, Planted{"chess", {}, 1}, Planted{"chess", {}, 2},
                    Planted{"chess", {}, 3}, Planted{"xiangqi", {}, 0}, Planted{"xiangqi", {}, 1},
                    Planted{"xiangqi", {}, 2}, Planted{"xiangqi", {}, 3}, Planted{"shogi", {}, 0},
                    Planted{"shogi", {}, 1}, Planted{"shogi", {}, 2}, Planted{"shogi", {}, 3}),
    [](const auto& instance) {
      return std::string(instance.param.variant) + (instance.param.mutants.empty() ? "" : "_more") +
             "_" + oddities.at(instance.param.oddity).name;
    });

}  // namespace
}  // namespace hurdle::props
