// How large a shared table is when its size is not given. In bytes.
#pragma once

#include <cstdint>

namespace hurdle {

/// A table for a count of `depth` plies where `available` bytes of memory are free: none to depth
/// 5, 64 MiB at depth 6, four times as much for each ply more; at most half of what is free, in
/// whole MiB, and 4 GiB.
[[nodiscard]] std::uint64_t hash_size(int depth, std::uint64_t available) noexcept;

/// The same for this machine, now.
[[nodiscard]] std::uint64_t hash_size(int depth);

/// The memory of this machine.
[[nodiscard]] std::uint64_t installed_memory();

}  // namespace hurdle
