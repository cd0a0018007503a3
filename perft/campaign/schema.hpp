// The tables of a store, as numbered migrations. Knows what a store of ours looks like and which
// version it is of; not what is done with it.
#pragma once

#include "perft/campaign/database.hpp"

namespace hurdle::campaign {

/// The version that this program reads and writes.
[[nodiscard]] std::int64_t schema_version() noexcept;

/// Makes the tables of an empty store, or brings an older store up to date, in one transaction.
/// Throws StoreError (foreign), with nothing changed, for a store of others or of a newer program.
void migrate_schema(Database& database);

/// The same as the program did whose version was `wanted`: for tests of what came after it.
void migrate_schema(Database& database, std::int64_t wanted);

/// Throws StoreError (foreign) unless the store is of this version.
void require_schema(Database& database);

}  // namespace hurdle::campaign
