// The default size of a shared table, in bytes.
#pragma once

#include <cstdint>

namespace hurdle {

/// The table size for a count of `depth` plies with `available` bytes of free memory: 0 up to depth
/// 5, 64 MiB at depth 6, four times as much for each further ply; at most half of the free memory,
/// in whole MiB, and at most 4 GiB.
[[nodiscard]] std::uint64_t hash_size(int depth, std::uint64_t available) noexcept;

/// The same for the memory that is free on this machine now.
[[nodiscard]] std::uint64_t hash_size(int depth);

/// Memory available to new programs, in bytes, as Linux reports it; on other systems half of all.
[[nodiscard]] std::uint64_t available_memory();

/// The total memory of this machine, in bytes.
[[nodiscard]] std::uint64_t installed_memory();

}  // namespace hurdle
