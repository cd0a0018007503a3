// Campaigns of custom games, in both stores: the total is perft, whatever the game keeps
// beside its board, and no worker counts by other rules.

#include "movegen/custom/games.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/game/custom_game.hpp"
#include "perft/campaign/gateway/messages.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/custom/count.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

constexpr const char* archbishops =
    "[mygame:chess]\narchbishop = a\n"
    "startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n";

/// A game by the text of its sections, or a built-in one without any; from its start or a FEN.
struct CountedGame {
  std::string name;
  std::string text;
  std::string fen;
  int depth = 3;
  int split = 2;
};

std::shared_ptr<const custom::Game> described(const CountedGame& game) {
  const auto own = custom::load_variants(game.text).find(game.name);
  return own != nullptr ? own : custom::built_in_games().find(game.name);
}

custom::Position root_of(const custom::Game& game, const std::string& fen) {
  return fen.empty() ? custom::Rules(game.facts).start() : custom::parse_position(game.facts, fen);
}

StartRequest request_for(const CountedGame& game, int passes = 1) {
  const auto facts = described(game);
  const custom::Position root = root_of(*facts, game.fen);
  StartRequest request;
  const CustomRoot counted = custom_root(game.text, game.name, root);
  request.custom_game = counted.game;
  request.custom_root = counted.packed;
  request.fen = fen_of(facts->facts, root);
  request.depth = game.depth;
  request.split = game.split;
  request.passes = passes;
  request.name = default_name(request, game.depth);
  return request;
}

Total perft_of(const CountedGame& game) {
  const auto facts = described(game);
  return custom::perft(custom::Rules(facts->facts), root_of(*facts, game.fen), game.depth, {});
}

/// Games with walls, hands, gates, checks left, passes, facing generals, en passant, castling that
/// wins, and promoted pieces that remember what they were.
std::vector<CountedGame> games() {
  return {
      {"mygame", archbishops, ""},
      {"isolation", "", "", 2, 1},
      {"snailtrail", "", "", 4, 3},
      {"minishogi", "", "4k/4p/5/P4/K1+S1R[BGbrsg] w - - 0 1", 3, 2},
      {"crazyhouse", "", "4k3/8/8/8/3Pp3/8/8/4K2q~[Pp] b - d3 0 1", 3, 2},
      {"seirawan", "", "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", 2, 1},
      {"3check", "", "4k3/8/8/8/8/8/8/R3K2R w KQ - 1+3 0 1", 4, 3},
      {"janggi", "", "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", 4, 3},
      {"xiangqi", "", "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", 4, 3},
      {"torishogi", "", "", 3, 2},
      {"sittuyin", "", "", 2, 1},
      {"ataxx", "", "", 3, 2},
  };
}

class CustomCampaigns : public AnyStore {};

TEST_P(CustomCampaigns, CountAsPerft) {
  for (const CountedGame& game : games()) {
    SCOPED_TRACE(game.name);
    const Campaign campaign = start(request_for(game));
    EXPECT_EQ(campaign.game().name(), game.name);
    (void)work();
    const Result result = this->result(campaign);
    EXPECT_TRUE(result.complete) << result.why_not;
    EXPECT_EQ(result.total, perft_of(game));
  }
}

TEST_P(CustomCampaigns, SayOnceWhichGeneratorCounts) {
  const Campaign campaign = start_and_work(request_for({"mygame", archbishops, ""}, 2));
  EXPECT_TRUE(result(campaign).complete);
  int times = 0;
  for (const std::string& line : said()) {
    times += says(line, "mygame-3: the referee counts: ") ? 1 : 0;
  }
  EXPECT_EQ(times, 1);
}

TEST_P(CustomCampaigns, GoOnAfterALostWorkerAndCompareTwoPasses) {
  const CountedGame game{"minishogi", "", "", 3, 2};
  const Campaign campaign = start(request_for(game, 2));
  {
    const auto lost = open();
    const WorkerIdentity worker = register_worker(*lost, {.lease = 1});
    EXPECT_FALSE(lease_some(*lost, campaign, worker, 1).empty());
  }
  (void)work();
  const Result result = this->result(campaign);
  EXPECT_TRUE(result.complete) << result.why_not;
  EXPECT_EQ(result.total, perft_of(game));
  EXPECT_EQ(result.jobs_done, 2 * campaign.batches);
  RecheckRequest sample;
  sample.tasks = 5;
  for (const bool referee : {false, true}) {  // minishogi has no library here: the referee counts
    sample.referee = referee;
    const RecheckResult again = recheck(*open(), campaign, sample);
    EXPECT_EQ(again.tasks, 5);
    EXPECT_EQ(again.differing, 0);
    EXPECT_TRUE(again.by_referee);
  }
}

TEST_P(CustomCampaigns, CountKnownTasksForAQuorum) {
  StartRequest asked = request_for({"minishogi", "", "", 3, 2}, 2);
  asked.quorum = 2;
  asked.known_percent = 10;
  if (GetParam() == StoreKind::sqlite) {
    EXPECT_THROW((void)start(asked), CampaignError);
    return;
  }
  const Campaign campaign = start(asked);
  const auto database = open();
  const Answer known = database->exec("SELECT batch, task, CAST(count AS TEXT) FROM known_task");
  EXPECT_EQ(static_cast<std::int64_t>(known.rows.size()), campaign.known_tasks());
  const auto referee = campaign.game().referee({});
  for (const Row& row : known.rows) {
    TaskPositions task;
    task.add(tasks_of(*database, campaign, row.integer(0)),
             static_cast<std::size_t>(row.integer(1)), 1);
    EXPECT_EQ(to_text(referee->count(task, campaign.task_depth()).front()), row.text(2));
  }
}

TEST_P(CustomCampaigns, KeepRootMovesApart) {
  StartRequest apart = request_for({"3check", "", "", 3, 2});
  apart.per_move = true;
  const Campaign campaign = start_and_work(apart);
  const auto facts = custom::built_in_games().find("3check");
  const custom::Rules rules(facts->facts);
  const auto division = custom::divide(rules, rules.start(), 3, {});
  const Result result = this->result(campaign);
  ASSERT_EQ(result.moves.size(), division.size());
  for (std::size_t move = 0; move < division.size(); ++move) {
    EXPECT_EQ(result.moves[move].move, division[move].move);
    EXPECT_EQ(result.moves[move].nodes, division[move].nodes);
  }
}

TEST_P(CustomCampaigns, AreContinuedOnlyByTheSameRules) {
  const CountedGame game{"mygame", archbishops, ""};
  const Campaign campaign = start(request_for(game));
  const auto again = campaign::start(*open(), request_for(game), {});
  EXPECT_EQ(again.started, Started::existed);
  EXPECT_EQ(again.campaign.digest, campaign.digest);
  CountedGame other = game;
  other.text += "castling = false\n";
  EXPECT_TRUE(says(message_of<CampaignError>([&] { (void)start(request_for(other)); }),
                   "its rules of mygame are others"));
  StartRequest own = request("chess", 3);
  own.name = campaign.name;
  EXPECT_THROW((void)start(own), CampaignError);
}

TEST_P(CustomCampaigns, WithAnotherTextAreRefused) {
  const Campaign campaign = start(request_for({"mygame", archbishops, ""}));
  (void)open()->exec("UPDATE campaign SET variants_text = $1",
                     {std::string(archbishops) + "doubleStep = false\n"});
  EXPECT_EQ(work().refused_campaigns, std::vector<std::string>{campaign.name});
  EXPECT_TRUE(says(said().back(), "not those that its digest was made of"));
}

/// As if this program were older or newer than the one that started it.
TEST_P(CustomCampaigns, WhoseGameDoesNotLoadAreRefusedAndDisturbNoOther) {
  CountedGame game{"mygame", archbishops, ""};
  const Campaign loaded = start(request_for(game));
  const std::string text = "[mygame:nogame]\n";
  Campaign campaign = loaded;
  campaign.custom_game = custom_game(text, "mygame");
  campaign.digest = campaign_digest(campaign, campaign.tree);
  (void)open()->exec("UPDATE campaign SET variants_text = $1, digest = $2",
                     {text, Blob{campaign.digest}});
  const Campaign own = start(request("makpong", 3));
  EXPECT_EQ(work().refused_campaigns, std::vector<std::string>{campaign.name});
  EXPECT_TRUE(says(said().front(), "this hurdle cannot load the game mygame"));
  EXPECT_TRUE(result(own).complete);
  EXPECT_EQ(status_of(*open(), all_campaigns(*open()).front()).jobs_done, 0);
  EXPECT_FALSE(result(campaign).complete);
  EXPECT_THROW((void)recheck(*open(), campaign, {}), StoreError);
}

TEST_P(CustomCampaigns, OfAnotherRefereeAreRefused) {
  Campaign campaign = start(request_for({"mygame", archbishops, ""}));
  EXPECT_TRUE(campaign.rules.starts_with("file-2:")) << campaign.rules;
  campaign.rules = "file-1:0123456789abcdef";  // as older versions wrote
  campaign.digest = campaign_digest(campaign, campaign.tree);
  (void)open()->exec("UPDATE campaign SET rules = $1, digest = $2",
                     {campaign.rules, Blob{campaign.digest}});
  EXPECT_EQ(work().refused_campaigns, std::vector<std::string>{campaign.name});
  EXPECT_TRUE(says(said().back(), "rules version file-1:0123456789abcdef of mygame"));
}

TEST_P(CustomCampaigns, WithADamagedTaskCountTheOthers) {
  const Campaign campaign = start(request_for({"mygame", archbishops, "", 3, 2}));
  std::string positions =
      open()->exec("SELECT positions FROM batch WHERE number = 0").rows.at(0).bytes(0);
  positions.at(1) = 'x';
  (void)open()->exec("UPDATE batch SET positions = $1 WHERE number = 0", {Blob{positions}});
  EXPECT_EQ(work().damaged, 1);
  EXPECT_FALSE(says(said().back(), "batch 1:"));
  const auto repaired =
      campaign::start(*open(), request_for({"mygame", archbishops, "", 3, 2}), {});
  EXPECT_EQ(repaired.repaired, 1);
  (void)work();
  EXPECT_EQ(result(campaign).total, perft_of({"mygame", archbishops, "", 3, 2}));
}

TEST_P(CustomCampaigns, TravelInMessagesOfAGateway) {
  const Campaign campaign = start(request_for({"janggi", "", "", 3, 2}));
  WorkLeft left;
  left.leasable.push_back(campaign);
  const WorkLeft received = work_left_of(to_json(left));
  ASSERT_EQ(received.leasable.size(), 1U);
  const Campaign& same = received.leasable.front();
  EXPECT_EQ(campaign_digest(same, same.tree), campaign.digest);
  const Batch batch = batch_of(*open(), campaign, 0);
  const Tasks tasks = tasks_in(same, 0, to_json(campaign, batch));
  EXPECT_EQ(tasks.texts, batch.tasks.texts);
  EXPECT_EQ(tasks.multiplicities, batch.tasks.multiplicities);
}

HURDLE_FOR_BOTH_STORES(CustomCampaigns);

TEST(CustomGames, ThatNoStoreCanKeepAreRefused) {
  const auto refused = [](const std::string& text, const std::string& name,
                          const std::string& words) {
    EXPECT_TRUE(
        says(message_of<CustomGameError>([&] { (void)custom_root(text, name, {}); }), words));
    EXPECT_THROW((void)custom_game(text, name)->rules(this_program()), StoreError);
  };
  refused("", "nogame", "cannot load the game nogame");
  refused("[x:chess]\nunknownKey = 1\n", "x", "unknownKey");
  refused("[x:chess]\n# \xC3\xA4\n", "x", "the byte 195");
  refused(std::string("[x:chess]\n#\0\n", 13), "x", "the byte 0");
  refused("[x:chess]\n#" + std::string(70'000, 'x') + "\n", "x", "at most 65536");
}

TEST(CustomGames, OfTheProgramsOwnNamesHaveRulesOfTheirOwn) {
  const auto game = custom_game("", "chess");
  EXPECT_NE(game->digest_head("campaign"),
            own_game(*find_variant("chess")).digest_head("campaign"));
  EXPECT_NE(game->rules(this_program()), own_game(*find_variant("chess")).rules(this_program()));
  EXPECT_EQ(game.get(), custom_game("", "chess").get());
  EXPECT_NE(game->rules(this_program()), custom_game("", "chess")->rules(this_program()) + "x");
  EXPECT_NE(custom_game(archbishops, "mygame")->rules(this_program()),
            custom_game(std::string(archbishops) + "castling = false\n", "mygame")
                ->rules(this_program()));
}

TEST(CustomGames, AcceptOnlyTheTextsThatTheyWrite) {
  const auto game = custom_game("", "janggi");
  TaskPositions positions;
  for (const char* text :
       {"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1 1f-"}) {
    game->parse(text, positions);
    EXPECT_EQ(positions.texts.back(), text);
  }
  for (const char* text :
       {"", "x", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 0--", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 3 1",
        "4k4/9/9/9/9/9/9/9/9/4K4", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 1xc",
        "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 1f-\n"}) {
    EXPECT_THROW(game->parse(text, positions), TextError) << text;
  }
}

}  // namespace
}  // namespace hurdle::props
