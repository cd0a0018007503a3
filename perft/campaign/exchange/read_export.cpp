// Parses the JSON of an export; every error names the invalid field.
#include <fmt/format.h>

#include <climits>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/campaign/exchange/audit.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/output/json.hpp"
#include "perft/output/read.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20U;

class Fields {
 public:
  Fields(std::string file, const Json& json) : file_(std::move(file)), json_(json) {}

  [[nodiscard]] const Json& at(const char* name) const {
    if (!json_.is_object() || !json_.contains(name)) {
      fail(name, "missing");
    }
    return json_[name];
  }
  [[nodiscard]] std::string text(const char* name) const {
    if (!at(name).is_string()) {
      fail(name, "must be a string");
    }
    return json_[name].get<std::string>();
  }
  [[nodiscard]] bool truth(const char* name) const {
    if (!at(name).is_boolean()) {
      fail(name, "must be true or false");
    }
    return json_[name].get<bool>();
  }
  [[nodiscard]] int number(const char* name, int least, int most) const {
    if (!at(name).is_number_integer() || json_[name] < least || json_[name] > most) {
      fail(name, fmt::format("must be a number from {} to {}", least, most));
    }
    return json_[name].get<int>();
  }
  /// The same; 0 if an older program did not write the field.
  [[nodiscard]] int number_or_none(const char* name, int most) const {
    return json_.is_object() && json_.contains(name) ? number(name, 0, most) : 0;
  }
  [[nodiscard]] Total count(const char* name) const {
    const auto total = parse_total(text(name));
    if (!total) {
      fail(name, "must be a count in a string");
    }
    return *total;
  }
  [[nodiscard]] std::int64_t long_number(const char* name) const {
    const Total total = count(name);
    if (total > Total(static_cast<std::uint64_t>(INT64_MAX))) {
      fail(name, "is too large");
    }
    return static_cast<std::int64_t>(total.wide());
  }
  /// A field with bytes in hexadecimal digits.
  [[nodiscard]] std::string digest(const char* name) const {
    constexpr std::size_t digits = 64;
    const std::string hex_text = text(name);
    std::string bytes;
    if (hex_text.size() != digits ||
        hex_text.find_first_not_of("0123456789abcdef") != std::string::npos) {
      fail(name, "must be 64 hexadecimal digits");
    }
    for (std::size_t at = 0; at < digits; at += 2) {
      bytes.push_back(static_cast<char>(std::stoi(hex_text.substr(at, 2), nullptr, 16)));
    }
    return bytes;
  }
  [[noreturn]] void fail(const std::string& name, const std::string& what) const {
    throw ExportError(fmt::format("{}: {}: {}; expected a file that hurdle campaign export wrote",
                                  file_, name, what));
  }

 private:
  std::string file_;
  const Json& json_;
};

Json parsed(const std::string& file) {
  try {
    return parse_json(read_report(file, most_bytes));
  } catch (const Json::exception&) {
    throw ExportError(fmt::format("{}: no JSON", file));
  } catch (const std::runtime_error& error) {
    throw ExportError(fmt::format("{}: {}", file, error.what()));
  }
}

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

Campaign campaign_of(const Fields& result) {
  Campaign campaign;
  campaign.name = result.text("name");
  campaign.variant = find_variant(result.text("variant"));
  if (campaign.variant == nullptr) {
    result.fail("variant", fmt::format("'{}' is unknown", hurdle::quoted(result.text("variant"))));
  }
  campaign.fen = result.text("fen");
  try {
    campaign.root = parse_fen(campaign.variant->notation, campaign.fen);
  } catch (const TextError& error) {
    result.fail("fen", error.what());
  }
  campaign.root.half = 0;
  campaign.root.full = 1;
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

}  // namespace

Export read_export(const std::string& file) {
  const Json json = parsed(file);
  const Fields whole(file, json);
  if (whole.text("command") != "campaign export") {
    whole.fail("command", "must be campaign export");
  }
  const Fields result(file, whole.at("result"));
  require_version(file, whole, result);
  Export exported;
  exported.file = file;
  exported.campaign = campaign_of(result);
  exported.digest_is_of = result.text("digest_is_of");
  exported.complete = result.truth("complete");
  if (exported.complete) {
    exported.total = result.count("total");
    for (const Json& move : result.at("divide")) {
      const Fields fields(file, move);
      exported.divide.emplace_back(fields.text("move"), fields.count("nodes"));
    }
  }
  if (result.at("tasks_file").is_null()) {
    result.fail("tasks_file", "there is none, as it was written to stdout or without digests");
  }
  const Fields tasks(file, result.at("tasks_file"));
  const std::filesystem::path name = tasks.text("name");
  if (name.empty() || name.has_parent_path()) {
    tasks.fail("name", "must be the name of a file beside it");
  }
  exported.tasks_file = (std::filesystem::path(file).parent_path() / name).string();
  exported.tasks_sha256 = tasks.text("sha256");
  return exported;
}

}  // namespace hurdle::campaign
