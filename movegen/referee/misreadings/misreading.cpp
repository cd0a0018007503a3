#include "movegen/referee/misreadings/misreading.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>

#include "movegen/referee/misreadings/as_read.hpp"
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

Misreadings::Misreadings(const Notation& notation, const std::vector<Belief>& beliefs, Make make,
                         std::vector<Reading> readings)
    : readings_(std::move(readings)), given_(beliefs.size()), make_(std::move(make)) {
  std::iota(given_.begin(), given_.end(), std::size_t{0});
  std::stable_sort(given_.begin(), given_.end(), [&](std::size_t one, std::size_t other) {
    return order_of(notation, beliefs[one]) < order_of(notation, beliefs[other]);
  });
  for (const std::size_t index : given_) {
    all_.push_back({beliefs[index], wrong::until_the_royal_falls(make_({&index, 1}))});
  }
  for (const Reading& reading : readings_) {
    (void)made_of(reading);
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

const Reading* Misreadings::find_reading(std::string_view name) const noexcept {
  const auto found = std::find_if(readings_.begin(), readings_.end(),
                                  [&](const Reading& one) { return one.name == name; });
  return found == readings_.end() ? nullptr : &*found;
}

const Reading* Misreadings::find_reading(std::span<const Misreading* const> some) const {
  const std::set<const Misreading*> wanted(some.begin(), some.end());
  const auto is_wanted = [&](const Reading& reading) {
    const auto parts = made_of(reading);
    return std::set<const Misreading*>(parts.begin(), parts.end()) == wanted;
  };
  const auto found = std::find_if(readings_.begin(), readings_.end(), is_wanted);
  return found == readings_.end() ? nullptr : &*found;
}

std::vector<const Misreading*> Misreadings::made_of(const Reading& reading) const {
  std::vector<const Misreading*> parts;
  for (const std::string& belief : reading.beliefs) {
    parts.push_back(find(belief));
    if (parts.back() == nullptr) {
      throw std::logic_error("reading " + reading.name + ": no misreading is called " + belief);
    }
  }
  if (parts.empty()) {
    throw std::logic_error("reading " + reading.name + " believes nothing");
  }
  return parts;
}

std::shared_ptr<const Referee> Misreadings::read_as(const Reading& reading) const {
  return read_as({&reading, 1});
}

std::shared_ptr<const Referee> Misreadings::read_as(std::span<const Reading> several) const {
  std::vector<const Misreading*> all;
  std::vector<wrong::ReadClause> clauses;
  for (const Reading& reading : several) {
    for (const Misreading* one : made_of(reading)) {
      clauses.push_back({one->belief.clause, reading.says, one->referee});
      if (std::find(all.begin(), all.end(), one) == all.end()) {
        all.push_back(one);
      }
    }
  }
  return wrong::as_read(make_({}), together(all), std::move(clauses));
}

}  // namespace hurdle
