#include "perft/count/tree/hash_size.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

#include "perft/count/generator.hpp"

namespace hurdle {
std::uint64_t available_memory() {
  std::ifstream file("/proc/meminfo");
  std::string name;
  for (std::uint64_t kibibytes = 0; file >> name >> kibibytes;) {
    if (name == "MemAvailable:") {
      return kibibytes << 10U;
    }
    file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return installed_memory() / 2;
}

std::uint64_t hash_size(int depth, std::uint64_t available) noexcept {
  constexpr int first_depth = 6;
  constexpr std::uint64_t first_size = 64 * mebibyte;
  constexpr std::uint64_t largest = 4096 * mebibyte;
  if (depth < first_depth) {
    return 0;
  }
  std::uint64_t size = first_size;
  for (int ply = first_depth; ply < depth && size < largest; ++ply) {
    size *= 4;
  }
  return std::min(size, available / 2 / mebibyte * mebibyte);
}

std::uint64_t hash_size(int depth) {
  return hash_size(depth, UINT64_MAX) == 0 ? 0 : hash_size(depth, available_memory());
}

std::uint64_t installed_memory() {
  const auto pages = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES));
  const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return pages * page_bytes;
}

}  // namespace hurdle
