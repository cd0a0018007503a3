// The tables of a store, as numbered migrations. Knows what a store of ours looks like and which
// version it is of; not what is done with it.
#pragma once

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// Gives batch $2 of campaign $1 one pass more, by a key seed that none before had, unless a pass
/// is still to be done or there are 9 already (`most_passes_a_batch`).
inline constexpr std::string_view one_pass_more =
    "INSERT INTO job (campaign, batch, pass, key_seed, state, token, redo) "
    "SELECT campaign, batch, max(pass) + 1, CAST(max(pass) AS TEXT), 'ready', 0, 1 FROM job "
    "WHERE campaign = $1 AND batch = $2 GROUP BY campaign, batch HAVING count(*) < 9 AND "
    "sum(CASE WHEN state IN ('done', 'void') THEN 0 ELSE 1 END) = 0";

/// The version that this program reads and writes.
[[nodiscard]] std::int64_t schema_version() noexcept;

/// Makes the tables of an empty store, or brings an older store up to date, in one transaction.
/// Throws StoreError (foreign), with nothing changed, for a store of others or of a newer program.
void migrate_schema(Database& database);

/// The same as the program did whose version was `wanted`: for tests of what came after it.
void migrate_schema(Database& database, std::int64_t wanted);

/// Throws StoreError unless the store is of this version: absent when it is empty, else foreign.
void require_schema(Database& database);

}  // namespace hurdle::campaign
