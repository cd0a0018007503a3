// Parses the JSON of an export; every error names the invalid field.
#include <fmt/format.h>

#include <climits>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {
namespace {

constexpr const char* expected = "a file that hurdle campaign export wrote";

/// Throws ExportError for exports of incompatible program versions.
void require_version(const std::string& file, const Fields& whole, const Fields& result) {
  constexpr int this_envelope = 1;
  constexpr int with_digests = 6;  // the first schema version whose exports are complete
  const int envelope = whole.number("schema", 1, INT_MAX);
  const int tables = result.number("tables", 1, INT_MAX);
  if (envelope > this_envelope || tables > schema_version()) {
    throw ExportError(
        fmt::format("{}: it was written by a newer hurdle (schema {}, tables of "
                    "version {}; this one knows {} and {})",
                    file, envelope, tables, this_envelope, schema_version()));
  }
  if (tables < with_digests) {
    throw ExportError(
        fmt::format("{}: it was written by an older hurdle (tables of version {}), "
                    "without what an audit needs: bring the store up to date by "
                    "hurdle campaign start, and export it again",
                    file, tables));
  }
}

}  // namespace

Campaign campaign_of(const Fields& result) {
  Campaign campaign;
  campaign.name = result.text("name");
  static_cast<Subject&>(campaign) = result.subject();
  campaign.depth = result.number("depth", 2, max_depth);
  campaign.split = result.number("split", 1, campaign.depth - 1);
  campaign.passes = result.number("passes", 1, max_passes);
  campaign.per_move = result.truth("per_move");
  constexpr int hundred = 100;
  campaign.quorum = result.number_or_none("quorum", max_passes);
  campaign.known_percent = result.number_or_none("known_percent", hundred);
  campaign.tasks = result.long_number("tasks");
  campaign.lines = result.count("lines");
  campaign.batches = result.long_number("batches");
  campaign.rules = result.text("rules");
  campaign.tree = result.digest("tree");
  campaign.digest = result.digest("digest");
  return campaign;
}

Export read_export(const std::string& file) {
  const Json json = parsed_json(file);
  const Fields whole(file, json, expected);
  const Fields result = whole.result_of("campaign export");
  require_version(file, whole, result);
  Export exported;
  exported.file = file;
  exported.campaign = campaign_of(result);
  result.require_valid_position(exported.campaign);
  exported.digest_is_of = result.text("digest_is_of");
  exported.complete = result.truth("complete");
  if (exported.complete) {
    exported.total = result.count("total");
    for (const Json& move : result.at("divide")) {
      const Fields fields = result.of(move);
      exported.divide.emplace_back(fields.text("move"), fields.count("nodes"));
    }
  }
  if (result.at("tasks_file").is_null()) {
    result.fail("tasks_file", "there is none, as it was written to stdout or without digests");
  }
  const Fields tasks = result.object("tasks_file");
  const std::filesystem::path name = tasks.text("name");
  if (name.empty() || name.has_parent_path()) {
    tasks.fail("name", "must be the name of a file beside it");
  }
  exported.tasks_file = (std::filesystem::path(file).parent_path() / name).string();
  exported.tasks_sha256 = tasks.text("sha256");
  return exported;
}

}  // namespace hurdle::campaign
