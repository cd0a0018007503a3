#include "perft/campaign/store/schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/campaign/store/sql_files.hpp"

namespace hurdle::campaign {
namespace {

/// The files of sql/ that migrate a store from each version to the next.
constexpr std::array<std::string_view, 12> migrations{"1_campaigns_and_jobs",
                                                      "2_findings_and_rechecks",
                                                      "3_damaged_jobs",
                                                      "4_digests",
                                                      "5_passes_by_different_workers",
                                                      "6_builds",
                                                      "7_accounts",
                                                      "8_quorums",
                                                      "9_gateways",
                                                      "10_dead_jobs",
                                                      "11_notifications",
                                                      "12_variants_files"};

/// The files of sql/ with the functions of a server.
constexpr std::array<std::string_view, 5> functions{
    "quorum_functions", "open_views", "shared_functions", "worker_functions", "rights"};

/// Whether only another database runs a statement.
bool is_of_another(std::string_view statement, const Dialect& dialect) {
  return statement.starts_with('{') && !statement.starts_with(dialect.mark);
}

std::string in_dialect(std::string_view statement, const Dialect& dialect) {
  std::string text = replaced_all(std::string(statement), "{blob}", dialect.blob);
  text = replaced_all(std::move(text), "{numeric}", dialect.numeric);
  text = replaced_all(std::move(text), "{serial}", dialect.serial);
  text = replaced_all(std::move(text), "{now}", dialect.now);
  text = replaced_all(std::move(text), dialect.mark, "");
  return replaced_all(std::move(text), "{one_pass_more}",
                      replaced_all(std::string(one_pass_more), "'", "''"));
}

void run(Database& database, std::string_view file) {
  for (const std::string_view statement : sql_statements(file)) {
    if (!is_of_another(statement, database.dialect())) {
      (void)database.exec(in_dialect(statement, database.dialect()));
    }
  }
}

StoreError foreign(const Database& database, const std::string& what) {
  return {StoreFailure::foreign, fmt::format("{}: {}", database.name(), what)};
}

/// The version of the store, 0 for an empty one. Throws StoreError for another program's store.
std::int64_t version_of(Database& database) {
  const Answer tables = database.exec(database.dialect().table_names);
  const auto is_there = [&](const std::string& name) {
    return std::ranges::any_of(tables.rows, [&](const Row& row) { return row.text(0) == name; });
  };
  if (is_there("hurdle_schema")) {
    // Workers cannot read the table itself.
    const Answer version =
        database.exec(is_there("open_version") ? "SELECT version FROM open_version"
                                               : "SELECT version FROM hurdle_schema");
    if (version.rows.size() == 1) {
      return version.rows.front().integer(0);
    }
  }
  if (!tables.rows.empty()) {
    throw foreign(database, "it holds tables of another program; nothing is changed");
  }
  return 0;
}

void refuse_newer(const Database& database, std::int64_t version) {
  if (version > schema_version()) {
    throw foreign(database, fmt::format("it was made by a newer hurdle (tables of version {}, this "
                                        "one knows {}); nothing is changed",
                                        version, schema_version()));
  }
}

}  // namespace

std::int64_t schema_version() noexcept {
  return static_cast<std::int64_t>(migrations.size());
}

void migrate_schema(Database& database) {
  migrate_schema(database, schema_version());
}

void migrate_schema(Database& database, std::int64_t wanted) {
  std::int64_t version = version_of(database);
  refuse_newer(database, version);
  if (version >= wanted) {
    return;
  }
  if (version == 0) {
    database.prepare_empty();
  }
  Transaction transaction(database, Access::write);
  database.lock_schema();
  version = version_of(database);
  refuse_newer(database, version);
  for (; version < wanted; ++version) {
    run(database, migrations[static_cast<std::size_t>(version)]);
  }
  if (version == schema_version() && has_functions(database)) {  // only the newest version has any
    for (const std::string_view file : functions) {
      run(database, file);
    }
  }
  (void)database.exec("UPDATE hurdle_schema SET version = $1", {version});
  transaction.commit();
}

void require_schema(Database& database) {
  const std::int64_t version = version_of(database);
  refuse_newer(database, version);
  if (version == 0) {
    throw StoreError(StoreFailure::absent,
                     database.name() + ": it holds no campaigns (hurdle campaign start makes one)");
  }
  if (version < schema_version()) {
    throw foreign(database,
                  fmt::format("it was made by an older hurdle (tables of version {}, this one has "
                              "{}); hurdle campaign start brings it up to date",
                              version, schema_version()));
  }
}

}  // namespace hurdle::campaign
