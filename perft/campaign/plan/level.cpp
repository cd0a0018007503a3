#include "perft/campaign/plan/level.hpp"

#include <cstring>
#include <functional>
#include <stdexcept>

namespace hurdle::campaign {
namespace {

constexpr std::size_t chunk_size = std::size_t{1} << 20U;
constexpr std::size_t first_slots = std::size_t{1} << 10U;

std::uint32_t hash_of(std::string_view packed) {
  const std::uint64_t hash = std::hash<std::string_view>{}(packed);
  return static_cast<std::uint32_t>(hash ^ hash >> 32U);
}

}  // namespace

void Level::add(std::string_view packed, Total lines) {
  if (entries_.size() * 2 >= slots_.size()) {
    grow();
  }
  const std::uint32_t hash = hash_of(packed);
  std::uint32_t& slot = slots_[slot_of(packed, hash)];
  if (slot != 0) {
    entries_[slot - 1].lines += lines;
    return;
  }
  entries_.push_back({keep(packed), static_cast<std::uint32_t>(packed.size()), hash, lines});
  slot = static_cast<std::uint32_t>(entries_.size());
}

/// The slot of these bytes, or the free slot for them.
std::size_t Level::slot_of(std::string_view packed, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t place = hash & mask;; place = (place + 1) & mask) {
    if (slots_[place] == 0) {
      return place;
    }
    const Entry& entry = entries_[slots_[place] - 1];
    if (entry.hash == hash && std::string_view(entry.bytes, entry.size) == packed) {
      return place;
    }
  }
}

void Level::grow() {
  if (entries_.size() >= UINT32_MAX / 2) {
    throw std::length_error("more positions at one depth than a campaign can hold");
  }
  slots_.assign(slots_.empty() ? first_slots : slots_.size() * 2, 0);
  const std::size_t mask = slots_.size() - 1;
  std::uint32_t number = 0;
  for (const Entry& entry : entries_) {
    std::size_t place = entry.hash & mask;
    while (slots_[place] != 0) {
      place = (place + 1) & mask;
    }
    slots_[place] = ++number;
  }
}

const char* Level::keep(std::string_view packed) {
  if (packed.size() > room_) {
    chunks_.push_back(std::make_unique<char[]>(chunk_size));  // NOLINT(modernize-avoid-c-arrays)
    room_ = chunk_size;
  }
  char* place = chunks_.back().get() + (chunk_size - room_);
  std::memcpy(place, packed.data(), packed.size());
  room_ -= packed.size();
  return place;
}

}  // namespace hurdle::campaign
