#include "perft/campaign/store/schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "perft/campaign/store/quorum_functions.hpp"
#include "perft/campaign/store/worker_functions.hpp"

namespace hurdle::campaign {
namespace {

/// Statements with placeholders: {blob}, {numeric} and {serial} for the dialect's types, {now} for
/// its clock. Statements with a dialect's prefix are run by that database only.
using Migration = std::span<const std::string_view>;

constexpr std::array<std::string_view, 11> campaigns_and_jobs{
    "CREATE TABLE hurdle_schema (version BIGINT NOT NULL)",
    "INSERT INTO hurdle_schema VALUES (0)",

    "CREATE TABLE campaign (id {serial}, name TEXT NOT NULL UNIQUE, variant TEXT NOT NULL, "
    "root {blob} NOT NULL, fen TEXT NOT NULL, depth BIGINT NOT NULL, split BIGINT NOT NULL, "
    "passes BIGINT NOT NULL, per_move BIGINT NOT NULL, batch_tasks BIGINT NOT NULL, "
    "state TEXT NOT NULL, created BIGINT NOT NULL, version TEXT NOT NULL, "
    "commit_id TEXT NOT NULL, tasks BIGINT NOT NULL, batches BIGINT NOT NULL, "
    "lines {numeric} NOT NULL)",

    "CREATE TABLE root_move (campaign BIGINT NOT NULL, number BIGINT NOT NULL, "
    "move TEXT NOT NULL, PRIMARY KEY (campaign, number))",

    "CREATE TABLE batch (campaign BIGINT NOT NULL, number BIGINT NOT NULL, root BIGINT, "
    "tasks BIGINT NOT NULL, positions {blob} NOT NULL, multiplicities {blob} NOT NULL, "
    "PRIMARY KEY (campaign, number))",

    "CREATE TABLE job (campaign BIGINT NOT NULL, batch BIGINT NOT NULL, pass BIGINT NOT NULL, "
    "key_seed TEXT NOT NULL, state TEXT NOT NULL, worker BIGINT, token BIGINT NOT NULL, "
    "expires BIGINT, counts {blob}, sum {numeric}, nodes {numeric}, milliseconds BIGINT, "
    "PRIMARY KEY (campaign, batch, pass))",
    "CREATE INDEX job_ready ON job (campaign, pass, batch) WHERE state = 'ready'",
    "CREATE INDEX job_leased ON job (campaign, expires) WHERE state = 'leased'",
    "CREATE INDEX job_held ON job (worker) WHERE state = 'leased'",

    "CREATE TABLE worker (id {serial}, name TEXT NOT NULL, threads BIGINT NOT NULL, "
    "commit_id TEXT NOT NULL, started BIGINT NOT NULL, heartbeat BIGINT NOT NULL, "
    "stopped BIGINT)",

    // The tally of each worker, so that a status need not count millions of jobs.
    "CREATE TABLE tally (campaign BIGINT NOT NULL, worker BIGINT NOT NULL, jobs BIGINT NOT NULL, "
    "tasks BIGINT NOT NULL, nodes {numeric} NOT NULL, milliseconds BIGINT NOT NULL, "
    "PRIMARY KEY (campaign, worker))",
};

constexpr std::array<std::string_view, 3> findings_and_rechecks{
    "CREATE TABLE finding (id {serial}, campaign BIGINT NOT NULL, batch BIGINT NOT NULL, "
    "task BIGINT NOT NULL, found BIGINT NOT NULL, first_count {numeric} NOT NULL, "
    "first_by TEXT NOT NULL, first_seed TEXT NOT NULL, second_count {numeric} NOT NULL, "
    "second_by TEXT NOT NULL, second_seed TEXT NOT NULL)",
    "CREATE INDEX finding_of ON finding (campaign)",
    "CREATE TABLE recheck (id {serial}, campaign BIGINT NOT NULL, done BIGINT NOT NULL, "
    "tasks BIGINT NOT NULL, differing BIGINT NOT NULL, generator TEXT NOT NULL, "
    "key_seed TEXT NOT NULL, sample_seed TEXT NOT NULL)",
};

constexpr std::array<std::string_view, 1> jobs_put_aside{
    "CREATE INDEX job_damaged ON job (campaign) WHERE state = 'damaged'",
};

// Existing campaigns get their digests when they are started again.
constexpr std::array<std::string_view, 3> digests{
    "ALTER TABLE batch ADD COLUMN digest {blob}",
    "ALTER TABLE campaign ADD COLUMN tree {blob}",
    "ALTER TABLE campaign ADD COLUMN digest {blob}",
};

constexpr std::array<std::string_view, 8> passes_by_different_workers{
    "ALTER TABLE job ADD COLUMN redo BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE job ADD COLUMN finished BIGINT",
    "CREATE INDEX job_redo ON job (campaign) WHERE redo = 1",
    "ALTER TABLE worker ADD COLUMN lease BIGINT NOT NULL DEFAULT 60000",
    "ALTER TABLE worker ADD COLUMN wants TEXT",
    "CREATE INDEX worker_live ON worker (heartbeat) WHERE stopped IS NULL",
    // Jobs of batches of which the worker had counted another pass.
    "ALTER TABLE tally ADD COLUMN alone BIGINT NOT NULL DEFAULT 0",
    // Workers may give a batch another pass, and may insert nothing else into this table.
    "{postgres}DO $do$ BEGIN EXECUTE format('CREATE FUNCTION hurdle_put_up_again(BIGINT, BIGINT) "
    "RETURNS VOID LANGUAGE SQL SECURITY DEFINER SET search_path = %I, pg_temp AS %L', "
    "current_schema(), '{one_pass_more}'); "
    "REVOKE ALL ON FUNCTION hurdle_put_up_again(BIGINT, BIGINT) FROM PUBLIC; END $do$",
};

constexpr std::array<std::string_view, 2> builds{
    "ALTER TABLE campaign ADD COLUMN rules TEXT",
    "ALTER TABLE worker ADD COLUMN build TEXT NOT NULL DEFAULT ''",
};

constexpr std::array<std::string_view, 1> accounts{
    // The session's user when the worker registered: `session_user`, which SET ROLE does not
    // change. Empty in a file.
    "ALTER TABLE worker ADD COLUMN account TEXT NOT NULL DEFAULT ''",
};

// The tables are empty if no campaign has a quorum. No worker may read them.
constexpr std::array<std::string_view, 9> quorums{
    "ALTER TABLE campaign ADD COLUMN quorum BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE campaign ADD COLUMN known_percent BIGINT NOT NULL DEFAULT 0",
    // Tasks that the owner counts beforehand; NULL until counted.
    "CREATE TABLE known_task (campaign BIGINT NOT NULL, batch BIGINT NOT NULL, "
    "task BIGINT NOT NULL, count {numeric}, PRIMARY KEY (campaign, batch, task))",
    // The account that counted a pass; judged once it is compared with the known counts.
    "CREATE TABLE account_job (campaign BIGINT NOT NULL, batch BIGINT NOT NULL, "
    "pass BIGINT NOT NULL, account TEXT NOT NULL, judged BIGINT NOT NULL, "
    "PRIMARY KEY (campaign, batch, pass))",
    "CREATE INDEX account_job_of ON account_job (campaign, account)",
    "CREATE INDEX account_job_next ON account_job (campaign) WHERE judged = 0",
    "CREATE TABLE failed_account (campaign BIGINT NOT NULL, account TEXT NOT NULL, "
    "failed BIGINT NOT NULL, batch BIGINT NOT NULL, task BIGINT NOT NULL, "
    "counted {numeric} NOT NULL, known {numeric} NOT NULL, jobs_lost BIGINT NOT NULL, "
    "PRIMARY KEY (campaign, account))",
    "CREATE INDEX job_void ON job (campaign) WHERE state = 'void'",
    "CREATE INDEX worker_of ON worker (account)",
};

/// The migrations from each version to the next.
std::span<const Migration> migrations() {
  static const std::array<Migration, 8> all{campaigns_and_jobs,
                                            findings_and_rechecks,
                                            jobs_put_aside,
                                            digests,
                                            passes_by_different_workers,
                                            builds,
                                            accounts,
                                            quorums};
  return all;
}

void replace(std::string& text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  if (at != std::string::npos) {
    text.replace(at, what.size(), by);
    replace(text, what, by);
  }
}

/// Whether a statement is for another database than this one.
bool is_of_another(std::string_view statement, const Dialect& dialect) {
  return statement.starts_with('{') && !statement.starts_with(dialect.mark);
}

std::string in_dialect(std::string_view statement, const Dialect& dialect) {
  std::string text(statement);
  replace(text, "{blob}", dialect.blob);
  replace(text, "{numeric}", dialect.numeric);
  replace(text, "{serial}", dialect.serial);
  replace(text, "{now}", dialect.now);
  replace(text, dialect.mark, "");
  std::string quoted(one_pass_more);
  for (std::size_t at = 0; (at = quoted.find('\'', at)) != std::string::npos; at += 2) {
    quoted.insert(at, 1, '\'');
  }
  replace(text, "{one_pass_more}", quoted);
  return text;
}

void run(Database& database, Migration statements) {
  for (const std::string_view statement : statements) {
    if (!is_of_another(statement, database.dialect())) {
      (void)database.exec(in_dialect(statement, database.dialect()));
    }
  }
}

StoreError foreign(const Database& database, const std::string& what) {
  return {Trouble::foreign, fmt::format("{}: {}", database.name(), what)};
}

/// The version of the store, 0 for an empty one. Throws StoreError for another program's store.
std::int64_t version_of(Database& database) {
  const Answer tables = database.exec(database.dialect().table_names);
  const auto is_there = [&](const std::string& name) {
    return std::any_of(tables.rows.begin(), tables.rows.end(),
                       [&](const Row& row) { return row.text(0) == name; });
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
  return static_cast<std::int64_t>(migrations().size());
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
    run(database, migrations()[static_cast<std::size_t>(version)]);
  }
  if (version == schema_version()) {  // functions exist in the newest version only
    run(database, quorum_functions());
    run(database, worker_functions());
  }
  (void)database.exec("UPDATE hurdle_schema SET version = $1", {version});
  transaction.commit();
}

void require_schema(Database& database) {
  const std::int64_t version = version_of(database);
  refuse_newer(database, version);
  if (version == 0) {
    throw StoreError(Trouble::absent,
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
