// The tables of a store, as numbered migrations; recognises stores of this program and their
// version.
#pragma once

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// Gives batch $2 of campaign $1 one more pass, with an unused key seed, unless a pass is
/// unfinished or there are 9 already (`most_passes_a_batch`).
inline constexpr std::string_view one_pass_more =
    "INSERT INTO job (campaign, batch, pass, key_seed, state, token, redo) "
    "SELECT campaign, batch, max(pass) + 1, CAST(max(pass) AS TEXT), 'ready', 0, 1 FROM job "
    "WHERE campaign = $1 AND batch = $2 GROUP BY campaign, batch HAVING count(*) < 9 AND "
    "sum(CASE WHEN state IN ('done', 'void') THEN 0 ELSE 1 END) = 0";

/// The schema version that this program reads and writes.
[[nodiscard]] std::int64_t schema_version() noexcept;

/// Creates the tables of an empty store, or migrates an older store, in one transaction. Throws
/// StoreError (foreign), and changes nothing, for a store of another program or of a newer version.
void migrate_schema(Database& database);

/// Migrates only to version `wanted`: for tests of later migrations.
void migrate_schema(Database& database, std::int64_t wanted);

/// Throws StoreError unless the store has this version: absent if it is empty, else foreign.
void require_schema(Database& database);

}  // namespace hurdle::campaign
