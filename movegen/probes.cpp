#include "movegen/probes.hpp"

#include "movegen/variants.hpp"

namespace hurdle {

std::span<const Probe> probes_of(std::string_view variant) {
  std::span<const Probe> probes;
  visit_variant(variant,
                [&]<class Entry>(std::type_identity<Entry> /*found*/) { probes = Entry::probes; });
  return probes;
}

}  // namespace hurdle
