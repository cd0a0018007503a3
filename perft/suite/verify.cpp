// Recomputes the counts and move lists of position sets.
#include "perft/suite/verify.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <iterator>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

/// Checks the sets one by one and collects the result.
class Verifier {
 public:
  explicit Verifier(const VerifyOptions& options) : options_(options) {}

  VerifyResult run(std::span<const PositionSet> sets);

 private:
  void check_moves(const PositionSet& set, const PositionEntry& entry);
  void check_count(const PositionSet& set, const PositionEntry& entry, int depth, Total expected);
  [[nodiscard]] const Generator& generator(const PositionSet& set) const {
    return options_.referee ? set.variant->plain : set.variant->fast;
  }
  void add(Check check);

  const VerifyOptions& options_;
  VerifyResult result_;
};

VerifyResult Verifier::run(std::span<const PositionSet> sets) {
  for (const PositionSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (!options_.tag.empty() && !entry.tagged(options_.tag)) {
        continue;
      }
      if (entry.moves && options_.compare) {
        check_moves(set, entry);
      }
      for (const auto& [depth, expected] : entry.perft) {
        check_count(set, entry, depth, expected);
      }
    }
  }
  return std::move(result_);
}

void Verifier::check_moves(const PositionSet& set, const PositionEntry& entry) {
  std::vector<std::string> found =
      move_texts(set.variant->notation, generator(set).moves(entry.setup));
  std::sort(found.begin(), found.end());
  const std::vector<std::string>& expected = *entry.moves;
  std::vector<std::string> differences;
  const auto collect = [&](const char* word, const auto& from, const auto& without) {
    std::vector<std::string> only;
    std::set_difference(from.begin(), from.end(), without.begin(), without.end(),
                        std::back_inserter(only));
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
  add(std::move(check));
}

void Verifier::check_count(const PositionSet& set, const PositionEntry& entry, int depth,
                           Total expected) {
  Check check;
  check.file = set.file;
  check.line = entry.perft_lines.at(depth);
  check.id = entry.id;
  check.depth = depth;
  check.expected = expected;
  if (depth > options_.depth || expected > Total(options_.max_nodes)) {
    check.status = CheckStatus::skipped;
  } else {
    const auto start = std::chrono::steady_clock::now();
    check.found = generator(set).perft(entry.setup, depth, options_.count);
    check.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const bool agrees = check.found == expected;
    check.status = !options_.compare ? CheckStatus::counted
                   : agrees          ? CheckStatus::passed
                                     : CheckStatus::failed;
  }
  add(std::move(check));
}

void Verifier::add(Check check) {
  switch (check.status) {
    case CheckStatus::passed:
      ++result_.passed;
      break;
    case CheckStatus::failed:
      ++result_.failed;
      break;
    case CheckStatus::skipped:
      ++result_.skipped;
      break;
    case CheckStatus::counted:
      ++result_.counted;
      break;
  }
  if (options_.on_check) {
    options_.on_check(check);
  }
  result_.checks.push_back(std::move(check));
}

}  // namespace

VerifyResult verify(std::span<const PositionSet> sets, const VerifyOptions& options) {
  return Verifier(options).run(sets);
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
