#include "perft/campaign/plan/campaign.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "perft/campaign/game/custom_game.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::array state_names{"expanding", "running", "paused", "cancelled"};

constexpr std::string_view columns =
    "SELECT id, name, variant, root, fen, depth, split, passes, per_move, batch_tasks, state, "
    "created, version, commit_id, tasks, batches, CAST(lines AS TEXT), tree, digest, rules, "
    "quorum, "
    "known_percent, variants_text";

State state_of(std::string_view text) {
  for (std::size_t state = 0; state < state_names.size(); ++state) {
    if (text == state_names[state]) {
      return static_cast<State>(state);
    }
  }
  throw StoreError(StoreFailure::corrupt, "the store holds a campaign in no known state");
}

StoreError damaged(const Campaign& campaign, const std::string& why) {
  return {StoreFailure::corrupt, fmt::format("campaign {}: {}", campaign.name, why)};
}

struct Between {
  std::int64_t least;
  std::int64_t most;
};

int number_of(const Campaign& campaign, std::string_view what, std::int64_t number,
              Between allowed) {
  if (number < allowed.least || number > allowed.most) {
    throw damaged(campaign, fmt::format("its {} is {}: the store is damaged", what, number));
  }
  return static_cast<int>(number);
}

/// Sets the game and the position. Throws StoreError.
void set_subject(Campaign& campaign, const Row& row) {
  constexpr std::size_t variant = 2;
  constexpr std::size_t root = 3;
  constexpr std::size_t text = 22;
  try {
    PackedCheck check = PackedCheck::referee;
    if (row.is_null(text)) {
      campaign.variant = find_variant(row.text(variant));
    } else {
      // Another program may have started it by other rules; so the digest alone proves the
      // position, and other campaigns of the store are not disturbed.
      campaign.custom_game = custom_game(row.text(text), row.text(variant));
      check = PackedCheck::bytes;
    }
    if (campaign.is_missing()) {
      throw StoreError(StoreFailure::corrupt, "its variant is none: the store is damaged");
    }
    campaign.set_packed_root(row.bytes(root), check);
  } catch (const StoreError& error) {
    throw damaged(campaign, error.what());
  }
}

Campaign campaign_of(const Row& row) {
  Campaign campaign;
  campaign.id = row.integer(0);
  campaign.name = row.text(1);
  const auto lines = parse_total(row.text(16));
  if (!lines) {
    throw damaged(campaign, "its lines are none: the store is damaged");
  }
  set_subject(campaign, row);
  campaign.fen = row.text(4);
  campaign.depth = number_of(campaign, "depth", row.integer(5), {2, max_depth});
  campaign.split = number_of(campaign, "split", row.integer(6), {1, campaign.depth - 1});
  campaign.passes = number_of(campaign, "passes", row.integer(7), {1, max_passes});
  campaign.per_move = row.integer(8) != 0;
  constexpr std::int64_t most_tasks_of_a_batch = 4096;  // as in plan.hpp
  campaign.batch_tasks =
      number_of(campaign, "size of batches", row.integer(9), {1, most_tasks_of_a_batch});
  campaign.state = state_of(row.text(10));
  campaign.created = row.integer(11);
  campaign.version = row.text(12);
  campaign.commit = row.text(13);
  campaign.tasks = row.integer(14);
  campaign.batches = row.integer(15);
  campaign.lines = *lines;
  campaign.tree = row.is_null(17) ? std::string() : row.bytes(17);
  campaign.digest = row.is_null(18) ? std::string() : row.bytes(18);
  campaign.rules = row.is_null(19) ? std::string() : row.text(19);
  campaign.quorum = number_of(campaign, "quorum", row.integer(20), {0, max_passes});
  campaign.known_percent = number_of(campaign, "part of known tasks", row.integer(21), {0, 100});
  return campaign;
}

std::string names_of(const std::vector<Campaign>& campaigns) {
  return campaigns.empty() ? "none" : join_texts(campaigns, ", ", &Campaign::name);
}

void switch_state(Database& database, const Campaign& campaign, std::string_view verb, State to,
                  std::initializer_list<State> from) {
  for (const State before : from) {
    const Answer answer =
        database.exec("UPDATE campaign SET state = $1 WHERE id = $2 AND state = $3",
                      {std::string(to_text(to)), campaign.id, std::string(to_text(before))});
    if (answer.changed == 1) {
      return;
    }
  }
  const auto now = find_campaign(database, campaign.name);
  throw CampaignError(fmt::format("campaign {} is {}: it cannot be {}", campaign.name,
                                  to_text(now ? now->state : campaign.state), verb));
}

}  // namespace

std::string_view to_text(State state) {
  return state_names[static_cast<std::size_t>(state)];
}

std::uint64_t key_seed_of(int pass) noexcept {
  return static_cast<std::uint64_t>(pass - 1);
}

std::vector<Campaign> campaigns_where(Database& database, std::string_view condition,
                                      const Values& parameters) {
  const Answer answer =
      database.exec(fmt::format("{} FROM {}campaign AS campaign WHERE {} ORDER BY campaign.id",
                                columns, open_prefix(database), condition),
                    parameters);
  return mapped(answer.rows, [&](const Row& row) { return campaign_of(row); });
}

std::vector<Campaign> all_campaigns(Database& database) {
  return campaigns_where(database, "1 = 1", {});
}

std::optional<Campaign> find_campaign(Database& database, const std::string& name) {
  auto found = campaigns_where(database, "name = $1", {name});
  if (found.empty()) {
    return std::nullopt;
  }
  return std::move(found.front());
}

Campaign campaign_named(Database& database, const std::optional<std::string>& name) {
  if (name) {
    if (auto found = find_campaign(database, *name)) {
      return std::move(*found);
    }
    throw CampaignError(fmt::format("no campaign is called {}: there are {}", *name,
                                    names_of(all_campaigns(database))));
  }
  auto all = all_campaigns(database);
  if (all.size() != 1) {
    throw CampaignError(all.empty() ? "the store holds no campaign"
                                    : fmt::format("several campaigns: name one with --campaign: {}",
                                                  names_of(all)));
  }
  return std::move(all.front());
}

void pause(Database& database, const Campaign& campaign) {
  switch_state(database, campaign, "paused", State::paused, {State::running});
}

std::int64_t resume(Database& database, const Campaign& campaign) {
  const std::int64_t revived = revive_dead(database, campaign);
  if (revived == 0 || campaign.state != State::running) {
    switch_state(database, campaign, "resumed", State::running, {State::paused});
  }
  return revived;
}

std::int64_t revive_dead(Database& database, const Campaign& campaign) {
  Transaction transaction(database, Access::write);
  const Answer revived = database.exec(
      "UPDATE job SET state = 'ready' WHERE campaign = $1 AND state = 'dead'", {campaign.id});
  (void)database.exec("DELETE FROM expired_lease WHERE campaign = $1", {campaign.id});
  transaction.commit();
  return revived.changed;
}

void cancel(Database& database, const Campaign& campaign) {
  switch_state(database, campaign, "cancelled", State::cancelled,
               {State::expanding, State::running, State::paused});
}

}  // namespace hurdle::campaign
