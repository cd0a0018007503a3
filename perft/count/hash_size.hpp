// How large a shared table should be, when nobody says.
#pragma once

#include <cstdint>

namespace hurdle {

/// MiB of table for a count of `depth` plies where `available` MiB of memory are free: none to depth
/// 5, 64 at depth 6, four times as much for each ply more; at most half of what is free, and 16 GiB.
[[nodiscard]] std::uint64_t hash_size(int depth, std::uint64_t available) noexcept;

/// MiB of memory that programs can still have (MemAvailable of /proc/meminfo); where the system does
/// not say, half of all there is.
[[nodiscard]] std::uint64_t available_memory();

}  // namespace hurdle
