#include "perft/custom/fast/best_count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/tree/tree_generator.hpp"
#include "perft/custom/fast/convert.hpp"
#include "perft/custom/fast/library_game.hpp"
#include "perft/custom/level.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::custom {
namespace {

/// A counter of the library's positions, which must outlive it.
std::unique_ptr<Counter> library_counter(const KeptLibrary& kept, const CountOptions& options) {
  return std::make_unique<TreeCounter<LibraryGame>>(LibraryGame(kept.library.generator()), options);
}

/// The lines of `depth` moves, from 0, of each position. Throws Misfit for a position that only the
/// referee can hold, Interrupted.
std::vector<Total> fast_perft(const KeptLibrary& kept, const Rules& rules,
                              std::span<const Position> positions, int depth,
                              const CountOptions& options) {
  std::vector<Setup> setups = mapped(
      positions, [&](const Position& position) { return setup_of(kept.fast, rules, position); });
  return library_counter(kept, options)->count(setups, depth);
}

/// As `divide` of perft/custom/count.hpp.
std::vector<CustomDivideEntry> fast_divide(const KeptLibrary& kept, const Rules& rules,
                                           const Position& position, int depth,
                                           const CountOptions& options) {
  (void)setup_of(kept.fast, rules, position);  // the moves are legal ones of a position that fits
  std::vector<CustomDivideEntry> entries;
  std::vector<Setup> setups;
  for (const Move& move : rules.legal_moves(position)) {
    entries.push_back({rules.text_of(move), {}});
    setups.push_back(setup_of(kept.fast, rules, rules.after(position, move)));
  }
  const std::vector<Total> totals = library_counter(kept, options)->count(setups, depth - 1);
  for (std::size_t move = 0; move < entries.size(); ++move) {
    entries[move].nodes = totals[move];
  }
  std::ranges::sort(entries, [](const CustomDivideEntry& a, const CustomDivideEntry& b) {
    return a.move < b.move;
  });
  return entries;
}

/// The positions that are dealt out, and their depth.
struct Division {
  Level level;
  int ply = 0;
};

/// Goes deeper until there are enough positions for the parts, but not where there might be more
/// than a million of them, some gigabyte.
Division divided(const Rules& rules, const Position& root, int depth, int parts,
                 const CustomCountOptions& options) {
  constexpr std::size_t least_positions_a_part = 16;
  constexpr std::size_t most_positions = 1'000'000;
  const std::size_t wanted = least_positions_a_part * static_cast<std::size_t>(parts);
  Division division{level_of(rules, root), 0};
  std::size_t growth = 1;
  while (division.ply + 1 < depth && !division.level.empty() && division.level.size() < wanted &&
         division.level.size() * growth <= most_positions) {
    const std::size_t above = division.level.size();
    division.level = next_level(rules, division.level, options);
    growth = division.level.size() / above + 1;
    ++division.ply;
  }
  return division;
}

std::string digest_of(const Division& division) {
  std::string all = std::to_string(division.ply);
  for (const auto& [text, reached] : division.level) {
    all += '\n' + text + ' ' + to_text(reached.lines);
  }
  return hex(sha256(all));
}

}  // namespace

BestCount::BestCount(const Game& game, bool referee_only) : rules_(game.facts) {
  if (referee_only) {
    reason_ = "as --referee asks";
  } else {
    kept_ = kept_library(game, reason_);
  }
}

template <class Value, class ByLibrary, class ByReferee>
Counted<Value> BestCount::count(const ByLibrary& by_library, const ByReferee& by_referee) const {
  std::string reason = reason_;
  if (kept_ != nullptr) {
    try {
      return {by_library(), true,
              fmt::format("the fast generator counted; compared with the referee: {}",
                          kept_->compared)};
    } catch (const Misfit& misfit) {
      reason = fmt::format("the fast generator cannot hold this {}", misfit.what());
    }
  }
  return {by_referee(), false, fmt::format("the referee counted: {}", reason)};
}

Counted<Total> BestCount::perft(const Position& position, int depth,
                                const CountOptions& options) const {
  return count<Total>(
      [&] {
        return fast_perft(*kept_, rules_, {&position, 1}, depth, options).front();
      },
      [&] {
        return custom::perft(rules_, position, depth, {options.threads, options.stop});
      });
}

Counted<std::vector<Total>> BestCount::perft_of_each(std::span<const Position> positions, int depth,
                                                     const CountOptions& options) const {
  return count<std::vector<Total>>(
      [&] { return fast_perft(*kept_, rules_, positions, depth, options); },
      [&] {
        return custom::perft_of_each(rules_, positions, depth, {options.threads, options.stop});
      });
}

Counted<std::vector<CustomDivideEntry>> BestCount::divide(const Position& position, int depth,
                                                          const CountOptions& options) const {
  return count<std::vector<CustomDivideEntry>>(
      [&] { return fast_divide(*kept_, rules_, position, depth, options); },
      [&] {
        return custom::divide(rules_, position, depth, {options.threads, options.stop});
      });
}

BestCounter::BestCounter(const Game& game, bool referee_only, const CountOptions& options)
    : rules_(game.facts), options_(options) {
  std::string reason = "no other generator may count";
  if (!referee_only) {
    kept_ = kept_library(game, reason);
  }
  if (kept_ == nullptr) {
    words_ = fmt::format("the referee counts: {}", reason);
    return;
  }
  words_ = fmt::format(
      "the fast generator counts, and the referee those positions that the fast one cannot hold; "
      "compared with the referee: {}",
      kept_->compared);
  fast_ = library_counter(*kept_, options);
}

std::vector<Total> BestCounter::count(std::span<const Position> positions, int depth) {
  std::vector<Setup> setups;
  std::vector<Position> others;
  std::vector<bool> fits(positions.size(), false);
  for (std::size_t index = 0; index < positions.size(); ++index) {
    if (auto setup = fitting(positions[index])) {
      setups.push_back(*setup);
      fits[index] = true;
    } else {
      others.push_back(positions[index]);
    }
  }
  const std::vector<Total> fast =
      setups.empty() ? std::vector<Total>() : fast_->count(setups, depth);
  const std::vector<Total> plain = by_referee(others, depth);
  std::vector<Total> counts;
  counts.reserve(positions.size());
  auto next_fast = fast.begin();
  auto next_plain = plain.begin();
  for (const bool by_library : fits) {
    counts.push_back(by_library ? *next_fast++ : *next_plain++);
  }
  return counts;
}

/// Few positions are counted one after the other, so that all threads count below each.
std::vector<Total> BestCounter::by_referee(const std::vector<Position>& positions,
                                           int depth) const {
  constexpr std::size_t enough_for_a_thread = 4;
  const CustomCountOptions how{options_.threads, options_.stop};
  if (positions.size() >= enough_for_a_thread * static_cast<std::size_t>(options_.threads)) {
    return perft_of_each(rules_, positions, depth, how);
  }
  return mapped(positions, [&](const Position& position) {
    return custom::perft(rules_, position, depth, how);
  });
}

std::optional<Setup> BestCounter::fitting(const Position& position) const {
  if (fast_ == nullptr) {
    return std::nullopt;
  }
  try {
    const Setup setup = setup_of(kept_->fast, rules_, position);
    (void)LibraryGame(kept_->library.generator()).state(setup);
    return setup;
  } catch (const Misfit&) {
    return std::nullopt;
  }
}

PartCount perft_of_part(const Game& game, const BestCount& counter, const Position& root, int depth,
                        int number, int parts, const CountOptions& options) {
  const Division division =
      divided(Rules(game.facts), root, depth, parts, {options.threads, options.stop});
  std::vector<Position> positions;
  std::vector<Total> lines;
  int turn = 0;
  for (const auto& [text, reached] : division.level) {
    turn = turn % parts + 1;
    if (turn == number) {
      positions.push_back(reached.position);
      lines.push_back(reached.lines);
    }
  }
  const auto counted = counter.perft_of_each(positions, depth - division.ply, options);
  Total sum;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    sum += lines[index] * counted.value[index];
  }
  return {{sum, counted.fast, counted.words}, digest_of(division)};
}

}  // namespace hurdle::custom
