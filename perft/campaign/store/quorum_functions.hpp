// Functions of a PostgreSQL store for campaigns with a quorum: they compare the counts of accounts
// with the owner's known counts, and take back the jobs of failed accounts. Called by those of
// worker_functions.hpp and by the owner.
#pragma once

#include <span>
#include <string_view>

namespace hurdle::campaign {

/// The statements that create these functions, or update them.
[[nodiscard]] std::span<const std::string_view> quorum_functions() noexcept;

}  // namespace hurdle::campaign
