// Functions of results and findings.
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

std::string house_rules_option(const Variant& variant) {
  std::string option;
  for (const HouseRules& house_rules : variant.house_rules) {
    option += (option.empty() ? " --house-rules " : ",") + house_rules.name;
  }
  return option;
}

std::vector<CheckItem> check_items(std::span<const PositionSet> sets, const std::string& tag) {
  std::vector<CheckItem> items;
  for (const PositionSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (tag.empty() || entry.tagged(tag)) {
        items.push_back({set.file, static_cast<std::size_t>(entry.line), entry.id, set.variant,
                         entry.setup, entry.perft});
      }
    }
  }
  return items;
}

int exit_code(const CheckResult& result) noexcept {
  if (result.failed > 0) {
    return 1;
  }
  return result.unanswered > 0 || result.passed + result.as_expected + result.known == 0 ? 2 : 0;
}

std::string_view to_text(FindingKind kind) noexcept {
  switch (kind) {
    case FindingKind::missing_move:
      return "missing move";
    case FindingKind::extra_move:
      return "extra move";
    case FindingKind::listed_twice:
      return "move listed twice";
    case FindingKind::wrong_count:
      return "wrong number of moves";
    case FindingKind::contradiction:
      return "contradiction";
    case FindingKind::in_old_engine:
      return "right in a new engine";
    case FindingKind::published_differs:
      return "published count differs";
  }
  return "unknown";
}

}  // namespace hurdle::engines
