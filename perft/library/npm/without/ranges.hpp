// The algorithms of std::ranges that the library uses, for whole ranges. The standard library of
// Debian's Emscripten has none.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#ifndef __cpp_lib_ranges
namespace std::ranges {  // NOLINT(cert-dcl58-cpp): the missing functions

/// The element itself, where a call names no part of it.
struct WholeElement {
  template <class Element>
  constexpr Element&& operator()(Element&& element) const noexcept {
    return static_cast<Element&&>(element);
  }
};

/// Whether a condition holds of a part of an element.
template <class Condition, class Part>
constexpr auto of_part(Condition& condition, Part& part) {
  return [&condition, &part](auto&& element) -> bool {
    return std::invoke(condition, std::invoke(part, element));
  };
}

/// Whether a part of one element comes before the same part of another.
template <class Less, class Part>
constexpr auto by_part(Less& less, Part& part) {
  return [&less, &part](auto&& one, auto&& other) -> bool {
    return std::invoke(less, std::invoke(part, one), std::invoke(part, other));
  };
}

template <class Range, class Condition, class Part = WholeElement>
constexpr auto find_if(Range&& range, Condition condition, Part part = {}) {
  return std::find_if(std::begin(range), std::end(range), of_part(condition, part));
}

template <class Range, class Value, class Part = WholeElement>
constexpr auto find(Range&& range, const Value& value, Part part = {}) {
  return std::find_if(std::begin(range), std::end(range),
                      [&](auto&& element) -> bool { return std::invoke(part, element) == value; });
}

template <class Range, class Condition, class Part = WholeElement>
constexpr bool any_of(Range&& range, Condition condition, Part part = {}) {
  return std::any_of(std::begin(range), std::end(range), of_part(condition, part));
}

template <class Range, class Condition, class Part = WholeElement>
constexpr bool all_of(Range&& range, Condition condition, Part part = {}) {
  return std::all_of(std::begin(range), std::end(range), of_part(condition, part));
}

template <class Range, class Condition, class Part = WholeElement>
constexpr bool none_of(Range&& range, Condition condition, Part part = {}) {
  return std::none_of(std::begin(range), std::end(range), of_part(condition, part));
}

template <class Range, class Condition, class Part = WholeElement>
constexpr auto count_if(Range&& range, Condition condition, Part part = {}) {
  return std::count_if(std::begin(range), std::end(range), of_part(condition, part));
}

template <class Range, class Less = std::less<>, class Part = WholeElement>
constexpr void sort(Range&& range, Less less = {}, Part part = {}) {
  std::sort(std::begin(range), std::end(range), by_part(less, part));
}

template <class Range, class Less = std::less<>, class Part = WholeElement>
void stable_sort(Range&& range, Less less = {}, Part part = {}) {
  std::stable_sort(std::begin(range), std::end(range), by_part(less, part));
}

template <class Range, class Output, class Change>
constexpr void transform(Range&& range, Output output, Change change) {
  std::transform(std::begin(range), std::end(range), output, std::move(change));
}

template <class Range, class Output, class Condition>
constexpr void copy_if(Range&& range, Output output, Condition condition) {
  std::copy_if(std::begin(range), std::end(range), output, std::move(condition));
}

}  // namespace std::ranges
#endif
