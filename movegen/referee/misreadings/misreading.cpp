#include "movegen/referee/misreadings/misreading.hpp"

#include <algorithm>
#include <numeric>

#include "movegen/referee/misreadings/until_the_royal_falls.hpp"

namespace hurdle {
namespace {

/// Where a clause stands among the variant's own; common ones come before them.
std::ptrdiff_t order_of(const Notation& notation, const Belief& belief) {
  const auto found = std::find_if(notation.clauses.begin(), notation.clauses.end(),
                                  [&](const Clause& one) { return one.id == belief.clause; });
  return found == notation.clauses.end() ? -1 : found - notation.clauses.begin();
}

}  // namespace

Misreadings::Misreadings(const Notation& notation, const std::vector<Belief>& beliefs, Make make)
    : given_(beliefs.size()), make_(std::move(make)) {
  std::iota(given_.begin(), given_.end(), std::size_t{0});
  std::stable_sort(given_.begin(), given_.end(), [&](std::size_t one, std::size_t other) {
    return order_of(notation, beliefs[one]) < order_of(notation, beliefs[other]);
  });
  for (const std::size_t index : given_) {
    all_.push_back({beliefs[index], wrong::until_the_royal_falls(make_({&index, 1}))});
  }
}

const Misreading* Misreadings::find(std::string_view name) const noexcept {
  const auto found = std::find_if(all_.begin(), all_.end(),
                                  [&](const Misreading& one) { return one.belief.name == name; });
  return found == all_.end() ? nullptr : &*found;
}

std::shared_ptr<const Referee> Misreadings::together(
    std::span<const Misreading* const> some) const {
  std::vector<std::size_t> errors;
  for (const Misreading* one : some) {
    errors.push_back(given_[static_cast<std::size_t>(one - all_.data())]);
  }
  return wrong::until_the_royal_falls(make_(errors));
}

}  // namespace hurdle
