// Recomputes the counts and move lists of position sets.
#include "perft/suite/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/stopwatch.hpp"

namespace hurdle {
namespace {

const Generator& generator(const PositionSet& set, const VerifyOptions& options) {
  return options.referee ? set.variant->plain : set.variant->fast;
}

Check check_moves(const PositionSet& set, const PositionEntry& entry,
                  const VerifyOptions& options) {
  std::vector<std::string> found =
      move_texts(set.variant->notation, generator(set, options).moves(entry.setup));
  std::ranges::sort(found);
  const std::vector<std::string>& expected = *entry.moves;
  std::vector<std::string> differences;
  const auto collect = [&](const char* word, const auto& from, const auto& without) {
    std::vector<std::string> only;
    std::ranges::set_difference(from, without, std::back_inserter(only));
    if (!only.empty()) {
      differences.push_back(fmt::format("{} {}", word, fmt::join(only, " ")));
    }
  };
  collect("missing", expected, found);
  collect("extra", found, expected);

  Check check;
  check.file = set.file;
  check.line = entry.moves_line;
  check.id = entry.id;
  check.expected = expected.size();
  check.found = found.size();
  check.difference = fmt::format("{}", fmt::join(differences, ", "));
  check.status = differences.empty() ? CheckStatus::passed : CheckStatus::failed;
  return check;
}

}  // namespace

Check check_count(const std::string& file, const PositionEntry& entry, int depth,
                  const VerifyOptions& options, const std::function<Total()>& recount) {
  Check check;
  check.file = file;
  check.line = entry.perft_lines.at(depth);
  check.id = entry.id;
  check.depth = depth;
  check.expected = entry.perft.at(depth);
  if (depth > options.depth || check.expected > Total(options.max_nodes)) {
    check.status = CheckStatus::skipped;
    return check;
  }
  const Stopwatch watch;
  check.found = recount();
  check.seconds = watch.seconds();
  const bool agrees = check.found == check.expected;
  check.status = !options.compare ? CheckStatus::counted
                 : agrees         ? CheckStatus::passed
                                  : CheckStatus::failed;
  return check;
}

void add_check(Check check, const VerifyOptions& options, VerifyResult& result) {
  switch (check.status) {
    case CheckStatus::passed:
      ++result.passed;
      break;
    case CheckStatus::failed:
      ++result.failed;
      break;
    case CheckStatus::skipped:
      ++result.skipped;
      break;
    case CheckStatus::counted:
      ++result.counted;
      break;
  }
  if (options.on_check) {
    options.on_check(check);
  }
  result.checks.push_back(std::move(check));
}

VerifyResult verify(std::span<const PositionSet> sets, const VerifyOptions& options) {
  VerifyResult result;
  for (const PositionSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (!options.tag.empty() && !entry.tagged(options.tag)) {
        continue;
      }
      if (entry.moves && options.compare) {
        add_check(check_moves(set, entry, options), options, result);
      }
      for (const auto& published : entry.perft) {
        const int depth = published.first;
        const auto recount = [&] {
          return generator(set, options).perft(entry.setup, depth, options.count);
        };
        add_check(check_count(set.file, entry, depth, options, recount), options, result);
      }
    }
  }
  return result;
}

std::string to_text(const Check& check) {
  if (check.status == CheckStatus::skipped) {
    return fmt::format("{}:{}: {} depth {}: skipped, published {}", check.file, check.line,
                       check.id, check.depth, to_text(check.expected));
  }
  if (check.status == CheckStatus::counted) {
    return fmt::format("{}:{}: {} depth {}: {}", check.file, check.line, check.id, check.depth,
                       to_text(check.found));
  }
  if (check.is_game) {
    return fmt::format("{}:{}: {} game: {}", check.file, check.line, check.id, check.difference);
  }
  if (check.is_moves()) {
    return fmt::format("{}:{}: {} moves: expected {}, found {}{}{}", check.file, check.line,
                       check.id, to_text(check.expected), to_text(check.found),
                       check.difference.empty() ? "" : "; ", check.difference);
  }
  return fmt::format("{}:{}: {} depth {}: expected {}, found {}", check.file, check.line, check.id,
                     check.depth, to_text(check.expected), to_text(check.found));
}

}  // namespace hurdle
