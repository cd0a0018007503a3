// Fuzz target: edits of a set by `check --confirm` and `suite count`. The result parses to the
// intended set, and repeating the edit changes nothing.

#include "perft/suite/confirm.hpp"
#include "perft/suite/count.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

constexpr const char* edited_file = "set.yaml";

void confirm(const std::string& text, const PositionSet& set) {
  constexpr const char* engine = "engine 1";
  std::vector<Confirmation> confirmations;
  for (const PositionEntry& entry : set.positions) {
    if (!entry.perft.empty()) {
      confirmations.push_back({entry.id, entry.perft, entry.perft.rbegin()->first});
    }
  }
  const std::string written = confirm_counts(text, edited_file, engine, confirmations);
  for (const PositionEntry& entry : parse_yaml_set(written, edited_file).positions) {
    must(entry.perft.empty() || entry.confirmed.at(engine) >= entry.perft.rbegin()->first,
         "what was confirmed is in the set");
  }
  must(confirm_counts(written, edited_file, engine, confirmations) == written,
       "confirming again changes nothing");
}

void count(const std::string& text) {
  SuiteCountOptions options;
  options.depth = 1;
  options.max_nodes = 1'000;
  SuiteCountResult result;
  const std::string written = fill_counts(text, edited_file, options, result);
  SuiteCountResult again;
  must(fill_counts(written, edited_file, options, again) == written,
       "counting again changes nothing");
  must(again.changes.empty(), "what was counted is in the set");
}

}  // namespace

void edits(std::string_view input) {
  constexpr std::size_t most_positions = 4;
  const std::string text(input);
  try {
    const PositionSet set = parse_yaml_set(text, edited_file);
    confirm(text, set);
    if (set.positions.size() <= most_positions) {
      count(text);
    }
  } catch (const SuiteError&) {
  }
}

}  // namespace hurdle::fuzz
