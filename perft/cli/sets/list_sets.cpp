#include "perft/cli/sets/list_sets.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

/// Appends `1 game` or `2 games`; appends nothing for 0.
void add_number(std::string& text, std::uint64_t number, std::string_view what) {
  if (number > 0) {
    text += (text.empty() ? "" : ", ") + counted(number, what);
  }
}

std::string amounts(const ListedSet& set) {
  std::string text;
  add_number(text, set.positions, "position");
  add_number(text, set.counts, "count");
  add_number(text, set.games, "game");
  return text;
}

}  // namespace

std::vector<ListedSet> listed(const SetOptions& options, std::span<const PositionSet> sets,
                              std::span<const GameSet> games,
                              std::span<const custom::CustomSet> custom_sets) {
  std::vector<ListedSet> result;
  const auto add = [&](const auto& set, std::string_view variant) {
    ListedSet one{set.file, std::string(variant)};
    for (const PositionEntry& entry : set.positions) {
      if (options.takes(entry)) {
        ++one.positions;
        one.counts += entry.perft.size();
      }
    }
    result.push_back(std::move(one));
  };
  for (const PositionSet& set : sets) {
    add(set, set.variant->notation.name);
  }
  for (const GameSet& set : games) {
    ListedSet one{set.file, std::string(set.games.front().variant->notation.name)};
    for (const GameRecord& game : set.games) {
      one.games += options.takes(game) ? 1U : 0U;
    }
    result.push_back(std::move(one));
  }
  for (const custom::CustomSet& set : custom_sets) {
    add(set, set.game->name);
  }
  std::erase_if(result, [](const ListedSet& one) { return one.positions + one.games == 0; });
  return result;
}

std::string to_text(std::span<const ListedSet> sets) {
  std::string text;
  ListedSet sum;
  for (const ListedSet& set : sets) {
    text += fmt::format("{}: {}, {}\n", set.file, set.variant, amounts(set));
    sum.positions += set.positions;
    sum.counts += set.counts;
    sum.games += set.games;
  }
  return text + fmt::format("{}: {}\n", counted(sets.size(), "file"), amounts(sum));
}

Json to_json(std::span<const ListedSet> sets) {
  Json files = list_of(sets, [](const ListedSet& set) -> Json {
    return {{"file", set.file},
            {"variant", set.variant},
            {"positions", set.positions},
            {"counts", set.counts},
            {"games", set.games}};
  });
  return {{"files", std::move(files)}};
}

std::string invalid_text(std::span<const InvalidEntry> invalid, std::size_t all) {
  std::string text;
  for (const InvalidEntry& entry : invalid) {
    text += fmt::format("{}:{}: {}: {}\n", entry.file, entry.line, entry.clause, entry.reason);
  }
  return text + fmt::format("{} of {} position{} invalid\n", invalid.size(), all,
                            all == 1 ? " is" : "s are");
}

Json invalid_json(std::span<const InvalidEntry> invalid, std::size_t all) {
  Json list = list_of(invalid, [](const InvalidEntry& entry) -> Json {
    return {{"file", entry.file},
            {"line", entry.line},
            {"clause", entry.clause},
            {"reason", entry.reason}};
  });
  return {{"positions", all}, {"invalid", std::move(list)}};
}

}  // namespace hurdle::cli
