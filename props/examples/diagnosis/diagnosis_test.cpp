// The diagnosis on a sample of mutants as engines. `ci/deep` tests all of them, and pairs.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "movegen/mutants/hook.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/referee_generator.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/mutants/diagnose.hpp"
#include "perft/sample/random_game.hpp"
#include "props/assertions.hpp"
#include "props/cases.hpp"

namespace hurdle::props {
namespace {

using mutants::DiagnosisOutcome;
using mutants::DiagnosisTrial;

mutants::DiagnoseOptions by_the_quick_sets() {
  mutants::DiagnoseOptions options;
  options.tag = "quick";
  options.max_nodes = 10'000;
  options.hunted = 50;
  return options;
}

std::vector<PositionSet> all_sets() {
  const std::array<std::filesystem::path, 1> folder{HURDLE_SOURCE_DIR "/positions"};
  return load_sets(folder);
}

/// The names of the mutants with a wrong diagnosis.
std::string missed(const std::vector<DiagnosisTrial>& trials) {
  std::string text;
  for (const DiagnosisTrial& trial : trials) {
    if (!mutants::is_right(trial.outcome)) {
      text += std::string(trial.planted.front()->notation().name);
      for (const mutants::CountingMutant* mutant : trial.planted) {
        text += " " + mutant->info.name;
      }
      text += trial.outcome == DiagnosisOutcome::not_found ? ": not found\n" : ": told was";
      for (const std::string& cause : trial.causes) {
        text += " " + cause;
      }
      text += "\n";
    }
  }
  return text;
}

TEST(Diagnosis, NamesASampleOfTheMutants) {
  // With sanitizers, where properties run few cases, use fewer mutants too: each takes a second
  // there.
  const std::size_t sampled = random_cases() >= 40 ? 120 : 20;
  const std::vector<PositionSet> sets = all_sets();
  const auto trials =
      mutants::diagnose_engines(sets, mutants::some_alone(sets, sampled, 11), by_the_quick_sets());
  ASSERT_EQ(trials.size(), sampled);
  EXPECT_GE(mutants::share_right(trials), 0.95) << missed(trials);
}

TEST(Diagnosis, NamesMostOfThreeMutantsAndInventsNone) {
  const std::size_t sampled = random_cases() >= 40 ? 40 : 12;
  const std::vector<PositionSet> sets = all_sets();
  const auto trials = mutants::diagnose_engines(sets, mutants::some_together(sets, 3, sampled, 1),
                                                by_the_quick_sets());
  ASSERT_EQ(trials.size(), sampled);
  EXPECT_GE(mutants::share_right(trials), 0.75) << missed(trials);
  for (const DiagnosisTrial& trial : trials) {
    EXPECT_EQ(trial.false_causes, std::vector<std::string>()) << missed(trials);
  }
}

Listing united(const Listing& one, const Listing& other) {
  Listing all = one;
  all.insert(all.end(), other.begin(), other.end());
  std::ranges::sort(all);
  return all;
}

/// The moves that a rule set lists and another does not, and the reverse.
Listing changed(const Referee& one, const Referee& other, const hurdle::Setup& position) {
  const Listing listed = listing_of(one, position);
  const Listing rest = listing_of(other, position);
  return united(difference(listed, rest), difference(rest, listed));
}

TEST(Diagnosis, APositionUnderAMutantShowsMovesThatThisMutantChanges) {
  const std::size_t sampled = random_cases() >= 40 ? 32 : 12;
  const std::vector<PositionSet> sets = all_sets();
  const std::vector<engines::CheckItem> all = engines::check_items(sets, "quick");
  std::size_t looked_at = 0;
  for (const auto& planted : mutants::some_together(sets, 2, sampled, 5)) {
    const Variant& variant = variant_named(planted.front()->notation().name);
    const Mutants& mutants = mutants_of(variant.notation);
    std::vector<engines::CheckItem> items;
    std::ranges::copy_if(all, std::back_inserter(items),
                         [&](const engines::CheckItem& item) { return item.variant == &variant; });
    const auto rules_of = [&](const std::set<std::string>& ids) {
      const std::vector<const Mutant*> parts =
          mapped(ids, [&](const std::string& id) { return mutants.find(id); });
      return mutants.together(parts);
    };
    const auto diagnosed = mutants::diagnose_engine(
        variant,
        make_referee_generator(rules_of({planted.front()->info.name, planted.back()->info.name})),
        items, by_the_quick_sets().max_nodes);
    const std::set<std::string> named = mutants::named_mutants(diagnosed.diagnosis);
    if (named.size() != diagnosed.diagnosis.causes.size()) {
      continue;  // house rules are several mutants
    }
    for (const Cause& cause : diagnosed.diagnosis.causes) {
      const auto found = std::ranges::find_if(
          cause.symptoms, [](const Symptom& symptom) { return symptom.line.empty(); });
      if (found == cause.symptoms.end()) {
        continue;  // the mutants may play the line to other positions
      }
      const Symptom& shown = *found;
      std::set<std::string> rest = named;
      rest.erase(cause.explanation.id);
      const std::shared_ptr<const Referee> others = rules_of(rest);
      // A position that the mutant explains alone need not differ without it: another may too.
      const Listing by_the_mutant =
          shown.alone ? changed(*rules_of({cause.explanation.id}), variant.referee, shown.position)
                      : changed(*rules_of(named), *others, shown.position);
      EXPECT_EQ(difference(united(shown.missing, shown.extra), by_the_mutant), Listing())
          << variant.notation.name << ' ' << cause.explanation.id << ' '
          << to_fen(variant.notation, shown.position);
      EXPECT_FALSE(shown.missing.empty() && shown.extra.empty() && shown.repeated.empty());
      ++looked_at;
    }
  }
  // House rules and positions after a move are skipped.
  EXPECT_GE(4 * looked_at, 3 * sampled);
}

TEST(Diagnosis, KeepsTheTrialsThatEndedBeforeItWasStopped) {
  const std::vector<PositionSet> sets = all_sets();
  std::atomic<bool> stop = false;
  mutants::DiagnoseOptions how = by_the_quick_sets();
  how.stop = &stop;
  how.on_trial = [&](const DiagnosisTrial& /*trial*/) { stop = true; };
  const auto engines = mutants::some_alone(sets, 3, 11);
  const auto trials = mutants::diagnose_engines(sets, engines, how);
  ASSERT_EQ(trials.size(), 1U);
  EXPECT_EQ(trials.front().planted, engines.front());
}

/// A function overridden by two mutants, each of which calls it again.
TEST(Diagnosis, MutantsThatCallEachOtherForeverAreAnError) {
  mutation::Hook<int(int)> hook;
  const auto right = [](int asked) { return asked; };
  hook.change([&](int asked, auto rightly) { return hook(asked + 1, rightly); });
  EXPECT_THROW((void)hook(0, right), mutation::EndlessRules);
  EXPECT_THROW((void)hook(0, right), mutation::EndlessRules) << "the levels are counted anew";
}

TEST(Diagnosis, RightRepliesAloneHaveNoCause) {
  const Variant& makruk = variant_named("makruk");
  const hurdle::Setup start = start_position(makruk.notation);
  const Answer right{start, {}, start, 1, by_text(makruk.notation, makruk.fast.divide(start, 1))};
  const Diagnosis diagnosis = diagnose(makruk, std::array{right}, nullptr);
  EXPECT_EQ(diagnosis.symptoms, 0U);
  EXPECT_EQ(diagnosis.answers, 1U);
  EXPECT_TRUE(diagnosis.causes.empty() && diagnosis.patterns.empty());
}

TEST(Diagnosis, CountsOnlyTheAnswersThatWereCompared) {
  const Variant& makruk = variant_named("makruk");
  const hurdle::Setup start = start_position(makruk.notation);
  const auto answer = [&](int depth) {
    return Answer{
        start, {}, start, depth, by_text(makruk.notation, makruk.fast.divide(start, depth))};
  };
  const Diagnosis cheap = diagnose(makruk, std::array{answer(1), answer(3)}, nullptr);
  EXPECT_EQ(cheap.answers, 2U) << "12,012 nodes are looked at";
  const Diagnosis expensive = diagnose(makruk, std::array{answer(1), answer(4)}, nullptr);
  EXPECT_EQ(expensive.answers, 1U) << "273,026 nodes are too many for the referee";
}

TEST(Diagnosis, UnexplainedRepliesAreDescribedByTheirPattern) {
  const Variant& makruk = variant_named("makruk");
  const hurdle::Setup start = start_position(makruk.notation);
  Division moves = by_text(makruk.notation, makruk.fast.divide(start, 1));
  moves.erase("a3a4");
  moves.erase("b1d2");
  const Diagnosis odd = diagnose(makruk, std::array{Answer{start, {}, start, 1, moves}}, nullptr);
  EXPECT_EQ(odd.symptoms, 1U);
  EXPECT_EQ(odd.explained, 0U);
  ASSERT_EQ(odd.unexplained.size(), 1U);
  EXPECT_EQ(odd.unexplained[0].missing, (Listing{"a3a4", "b1d2"}));

  const Diagnosis over = diagnose(makruk, std::array{Answer{start, {}, start, 1, {}}}, nullptr);
  ASSERT_EQ(over.patterns.size(), 1U);
  EXPECT_EQ(over.patterns[0].id, "game-over");
}

/// The legal moves of a board that an engine has instead of the one that it was sent, each in the
/// words of that engine.
using OtherMoves = std::function<std::vector<std::string>(const hurdle::Setup& setup)>;

/// The diagnosis of an engine that has another board than makruk's positions of a random game.
Diagnosis diagnosis_of(const OtherMoves& list) {
  const Variant& makruk = variant_named("makruk");
  constexpr int plies = 40;
  std::vector<Answer> answers;
  for (const hurdle::Setup& setup : random_game(makruk.referee, plies, 5, Draw::piece).positions) {
    Division moves;
    for (const std::string& move : list(setup)) {
      moves[move] = Total(1);
    }
    answers.push_back({setup, {}, setup, 1, moves});
  }
  return diagnose(makruk, answers, nullptr);
}

std::vector<std::string> moves_of(const hurdle::Setup& setup) {
  const Variant& makruk = variant_named("makruk");
  return move_texts(makruk.notation, makruk.plain.moves(setup));
}

/// The makruk board with each square's piece where `from` tells, perhaps of the other colour.
template <class From>
hurdle::Setup rearranged(const hurdle::Setup& setup, bool swaps_colours, const From& from) {
  hurdle::Setup other = setup;
  for (int rank = 0; rank < 8; ++rank) {
    for (int file = 0; file < 8; ++file) {
      const Piece piece = setup.at(from(file, rank));
      other.put(Square(file, rank),
                swaps_colours && bool(piece)
                    ? Piece(opponent(piece.colour()), piece.kind(), piece.promoted())
                    : piece);
    }
  }
  return other;
}

/// A mistake in setting up the board, and the pattern that names it.
struct OtherBoard {
  std::string pattern;
  std::function<hurdle::Setup(const hurdle::Setup&)> mistake;
};

class OtherBoards : public testing::TestWithParam<OtherBoard> {};

TEST_P(OtherBoards, AreRecognisedBeforeAnyMutant) {
  const Diagnosis found =
      diagnosis_of([](const hurdle::Setup& setup) { return moves_of(GetParam().mistake(setup)); });
  ASSERT_EQ(found.patterns.size(), 1U);
  EXPECT_EQ(found.patterns[0].id, GetParam().pattern);
  EXPECT_TRUE(found.causes.empty());
  EXPECT_GE(found.symptoms, 3U);
  EXPECT_EQ(found.unexplained.size(), found.symptoms);
}

INSTANTIATE_TEST_SUITE_P(
    All, OtherBoards,
    testing::Values(OtherBoard{"other-side",
                               [](hurdle::Setup setup) {
                                 setup.side = opponent(setup.side);
                                 return setup;
                               }},
                    OtherBoard{"mirrored",
                               [](const hurdle::Setup& setup) {
                                 return rearranged(setup, false, [](int file, int rank) {
                                   return Square(7 - file, rank);
                                 });
                               }},
                    OtherBoard{"upside-down",
                               [](const hurdle::Setup& setup) {
                                 return rearranged(setup, false, [](int file, int rank) {
                                   return Square(file, 7 - rank);
                                 });
                               }},
                    OtherBoard{"swapped-colours",
                               [](const hurdle::Setup& setup) {
                                 return rearranged(setup, true, [](int file, int rank) {
                                   return Square(file, rank);
                                 });
                               }},
                    OtherBoard{"other-player",
                               [](const hurdle::Setup& setup) {
                                 hurdle::Setup other = rearranged(
                                     setup, true,
                                     [](int file, int rank) { return Square(file, 7 - rank); });
                                 other.side = opponent(setup.side);
                                 return other;
                               }}),
    [](const auto& one) { return case_name(one.param.pattern); });

TEST(Diagnosis, AMoveThatDoesNotChangeTheSideToMoveIsRecognised) {
  const Variant& makruk = variant_named("makruk");
  const hurdle::Setup start = start_position(makruk.notation);
  const auto listed = [&](const hurdle::Setup& setup) {
    Division moves;
    for (const std::string& move : moves_of(setup)) {
      moves[move] = Total(1);
    }
    return moves;
  };
  std::vector<Answer> answers{{start, {}, start, 1, listed(start)}};
  for (const Move move : makruk.plain.moves(start)) {
    const hurdle::Setup after = makruk.plain.after(start, move);
    hurdle::Setup theirs = after;
    theirs.side = start.side;
    answers.push_back({start, {move.plain()}, after, 1, listed(theirs)});
  }
  const Diagnosis found = diagnose(makruk, answers, nullptr);
  ASSERT_EQ(found.patterns.size(), 1U);
  EXPECT_EQ(found.patterns[0].id, "unchanged-side");
  answers.back().moves = listed(answers.back().position);
  for (const Pattern& pattern : diagnose(makruk, answers, nullptr).patterns) {
    EXPECT_NE(pattern.id, "unchanged-side");
  }
}

TEST(Diagnosis, AnEngineThatIsRightHasNoOtherBoard) {
  const Diagnosis found = diagnosis_of(moves_of);
  EXPECT_EQ(found.symptoms, 0U);
  EXPECT_TRUE(found.patterns.empty());
}

/// The engine lacks one kind of move that no mutant lacks, and has a mutant beside it.
TEST(Diagnosis, APatternDescribesWhatTheMutantsLeaveUnexplained) {
  const Variant& janggi = variant_named("janggi");
  const Mutants& mutants = mutants_of(janggi.notation);
  const std::vector<const Mutant*> planted{mutants.find("elephant-leaps")};
  const std::shared_ptr<const Referee> rules = mutants.together(planted);
  const auto is_lacking = [](const hurdle::Setup& setup, Move move) {
    return setup.at(move.from()).kind() == janggi::chariot && move.from().file() == 3 &&
           move.from().file() != move.to().file() && move.from().rank() != move.to().rank();
  };
  std::vector<Answer> answers;
  for (const engines::CheckItem& item : engines::check_items(all_sets(), "quick")) {
    if (item.variant != &janggi) {
      continue;
    }
    Division moves;
    for (const Move move : rules->legal_moves(item.setup)) {
      if (!is_lacking(item.setup, move)) {
        moves[to_text(janggi.notation, move)] = Total(1);
      }
    }
    answers.push_back({item.setup, {}, item.setup, 1, moves});
  }
  const Diagnosis found = diagnose(janggi, answers, nullptr);
  ASSERT_EQ(found.causes.size(), 1U);
  EXPECT_EQ(found.causes[0].explanation.id, "elephant-leaps");
  EXPECT_GT(found.unexplained.size(), 0U);
  ASSERT_EQ(found.patterns.size(), 1U);
  EXPECT_EQ(
      found.patterns[0].sentence.find("Only its chariot moves wrongly, and all these moves are "
                                      "along a diagonal"),
      0U)
      << found.patterns[0].sentence;
}

TEST(Diagnosis, MovesThatAreListedTwiceAreAPattern) {
  const Variant& makruk = variant_named("makruk");
  const hurdle::Setup start = start_position(makruk.notation);
  Division moves = by_text(makruk.notation, makruk.fast.divide(start, 1));
  moves["b1d2"] += Total(1);
  const Diagnosis twice = diagnose(makruk, std::array{Answer{start, {}, start, 1, moves}}, nullptr);
  ASSERT_EQ(twice.patterns.size(), 1U);
  EXPECT_EQ(twice.patterns[0].id, "listed-twice");
  EXPECT_TRUE(says(twice.patterns[0].sentence, "b1d2"));
  moves.erase("a3a4");
  const Diagnosis wrong = diagnose(makruk, std::array{Answer{start, {}, start, 1, moves}}, nullptr);
  ASSERT_EQ(wrong.unexplained.size(), 1U);
  EXPECT_EQ(wrong.unexplained[0].missing, Listing{"a3a4"});
  EXPECT_EQ(wrong.unexplained[0].repeated, Listing{"b1d2"}) << "each repeated move once";
}

}  // namespace
}  // namespace hurdle::props
