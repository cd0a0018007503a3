#include "movegen/looks.hpp"

#include "movegen/variants.hpp"

namespace hurdle {

const Look& look_of(const Notation& notation) noexcept {
  static constexpr Look plain{};
  const Look* look = &plain;
  visit_variant(notation.name, [&]<class Entry>(std::type_identity<Entry> /*found*/) {
    if constexpr (requires { Entry::Game::look; }) {
      look = &Entry::Game::look;
    }
  });
  return *look;
}

}  // namespace hurdle
