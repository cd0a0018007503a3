#include "perft/campaign/plan/rules.hpp"

#include <fmt/format.h>

#include <istream>
#include <map>
#include <mutex>
#include <sstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

std::string counted_version(const Variant& variant) {
  constexpr std::size_t shown = 8;  // bytes
  const Notation& notation = variant.notation;
  std::string text = fmt::format("rules {}\nvariant {}\n", probe_list, notation.name);
  for (const Probe& probe : probes_of(notation.name)) {
    const Total nodes = variant.fast.perft(parse_fen(notation, probe.fen), probe.depth);
    text += fmt::format("{}\t{}\t{}\n", probe.fen, probe.depth, to_text(nodes));
  }
  return fmt::format("{}:{}", probe_list, hex(sha256(text).substr(0, shown)));
}

}  // namespace

std::vector<Probe> probes_of(std::string_view variant) {
  std::vector<Probe> probes;
  std::istringstream lines{std::string(probes_text())};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name;
    Probe probe;
    if (words >> name >> probe.depth >> std::ws && name == variant) {
      std::getline(words, probe.fen);
      probes.push_back(std::move(probe));
    }
  }
  return probes;
}

const std::string& rules_version(const Variant& variant) {
  static std::mutex guard;
  static std::map<const Variant*, std::string> versions;
  const std::lock_guard lock(guard);
  std::string& version = versions[&variant];
  if (version.empty()) {
    version = counted_version(variant);
  }
  return version;
}

void require_rules(const Campaign& campaign) {
  require_rules(campaign, campaign.game().rules(this_program()));
}

void require_rules(const Campaign& campaign, const std::string& ours) {
  if (campaign.rules != ours) {
    throw StoreError(
        StoreFailure::foreign,
        fmt::format("campaign {}: it counts by rules version {} of {}, and this hurdle ({}) by {}",
                    campaign.name, campaign.rules, campaign.game().name(), build_line(), ours));
  }
}

std::string build_line() {
  const BuildInfo& build = build_info();
  return fmt::format("{}, commit {}, {} {}", build.version, build.commit, build.compiler,
                     build.build_type);
}

}  // namespace hurdle::campaign
