#include "perft/count/hash_size.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

namespace hurdle {

std::uint64_t hash_size(int depth, std::uint64_t available) noexcept {
  constexpr int first_depth = 6;
  constexpr std::uint64_t first_size = 64;
  constexpr std::uint64_t largest = 16 * 1024;
  if (depth < first_depth) {
    return 0;
  }
  std::uint64_t size = first_size;
  for (int ply = first_depth; ply < depth && size < largest; ++ply) {
    size *= 4;
  }
  return std::min({size, largest, available / 2});
}

std::uint64_t available_memory() {
  std::ifstream file("/proc/meminfo");
  std::string name;
  for (std::uint64_t kib = 0; file >> name >> kib;) {
    if (name == "MemAvailable:") {
      return kib >> 10U;
    }
    file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
  const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return (pages * page_bytes) >> 21U;
}

}  // namespace hurdle
