// What a PostgreSQL store does of itself in a campaign with a quorum: it compares what accounts
// have counted with what the owner knows, and takes back what a failed one has done. As functions
// of the server, called by those of worker_functions.hpp and by the owner.
#pragma once

#include <span>
#include <string_view>

namespace hurdle::campaign {

/// The statements that make them, or bring them up to date.
[[nodiscard]] std::span<const std::string_view> quorum_functions() noexcept;

}  // namespace hurdle::campaign
