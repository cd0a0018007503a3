// How whole games end, in every variant: with both generators a game ends at the same ply, in the
// same way, by the same clause. A written record states what was played.
#include <algorithm>
#include <array>
#include <filesystem>

#include "perft/games/random.hpp"
#include "perft/games/verdict.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class WholeGames : public Law {
 protected:
  /// Expects that the record ends alike with the plain and the fast generator.
  static void judge_by_both(const GameRecord& record) {
    const Variant& variant = *record.variant;
    const Adjudication fast = adjudicate(variant, record.start.setup, record.moves, record.options);
    const auto ends = make_ends(variant.referee, record.options);
    JudgedGame game(variant.plain, *ends, record.start.setup);
    const Adjudication plain = adjudicate(game, variant.referee, record.moves);
    RC_ASSERT(fast.plies == plain.plies);
    RC_ASSERT(fast.last == plain.last);
    RC_ASSERT(fast.end.has_value() == plain.end.has_value());
    if (fast.end) {
      RC_ASSERT(fast.end->result == plain.end->result);
      RC_ASSERT(fast.end->clause == plain.end->clause);
      RC_ASSERT(fast.end->sentence == plain.end->sentence);
    }
    RC_ASSERT(fast.reports.size() == plain.reports.size());
  }

  /// Expects that the record ends alike by the oracle.
  static void judge_plainly_too(const GameRecord& record) {
    const Referee& referee = record.variant->referee;
    std::vector<Moment> moments{moment_of(referee, record.start.setup)};
    for (const Move move : record.moves) {
      moments.push_back(moment_of(referee, referee.after(moments.back().setup, move)));
    }
    const std::string judged =
        summary(adjudicate(*record.variant, record.start.setup, record.moves, record.options));
    const std::string plain =
        summary(judge_plainly(*plain_ends_of(record.variant->notation), moments, record.options));
    if (judged != plain) {
      RC_FAIL(record.start.id + "\n  first:  " + judged + "\n  second: " + plain);
    }
  }

  /// Expects that the clause that ends the record is listed among the clauses that end games.
  static void judge_by_listed_clauses(const GameRecord& record) {
    const Variant& variant = *record.variant;
    const auto end = adjudicate(variant, record.start.setup, record.moves, record.options).end;
    const std::vector<Clause> listed = ending_clauses(variant.notation);
    if (end && std::ranges::none_of(
                   listed, [&](const Clause& clause) { return clause.id == end->clause; })) {
      RC_FAIL(record.start.id + " ends by " + end->clause + ", which is not listed");
    }
  }

  /// The curated games of this variant.
  static std::vector<GameRecord> curated_games() {
    std::vector<GameRecord> games;
    const std::array<std::filesystem::path, 1> all{HURDLE_SOURCE_DIR "/positions"};
    for (const std::filesystem::path& file : set_files(all)) {
      if (file.parent_path().filename() != "games") {
        continue;
      }
      for (GameRecord& game : load_games(file).games) {
        if (game.variant == &variant()) {
          games.push_back(std::move(game));
        }
      }
    }
    return games;
  }
};

TEST_P(WholeGames, J11J12J14J16J17M8M9M10M11M12M13M14T6T7T8T9T10T11AreTheSameByBothGenerators) {
  const std::vector<GameRecord> games = curated_games();
  check([&] { std::ranges::for_each(games, judge_by_both); }, 1);
}

TEST_P(WholeGames, OfTheSetsEndAsThePlainJudgeDecides) {
  const std::vector<GameRecord> games = curated_games();
  check([&] { std::ranges::for_each(games, judge_plainly_too); }, 1);
}

TEST_P(WholeGames, OfTheSetsEndByAListedClause) {
  const std::vector<GameRecord> games = curated_games();
  check([&] { std::ranges::for_each(games, judge_by_listed_clauses); }, 1);
}

TEST_P(WholeGames, P11P12P13P14N12N13N14OfRandomGamesAreTheSameByBothGenerators) {
  RandomGameOptions how;
  how.plies = 60;
  check(
      [&] {
        how.seed = 1 + any_word() % 1000;
        judge_by_both(random_record(variant(), 1 + any_word() % 2, how));
      },
      random_cases() / 10 + 1);
}

TEST_P(WholeGames, C3ARandomGameMatchesItsRecord) {
  RandomGameOptions how;
  how.plies = 100;
  check(
      [&] {
        how.seed = any_word() % 1000;
        const GameRecord game = random_record(variant(), 2, how);
        const std::string yaml = yaml_head(variant().notation, "A game.") + to_yaml(game);
        RC_ASSERT(judge(parse_yaml_games(yaml, "yaml").games.front()).right());
        RC_ASSERT(judge(parse_pgn(to_pgn(game), "pgn").games.front()).right());
      },
      random_cases() / 10 + 1);
}

INSTANTIATE_TEST_SUITE_P(Every, WholeGames, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
