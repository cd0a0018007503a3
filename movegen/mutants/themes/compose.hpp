// How a game's list is composed of themes: the order of mutants is part of their interface, and a
// game has ideas of its own among those of a theme.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <stdexcept>

#include "movegen/mutants/rule.hpp"

namespace hurdle::mutation {

template <class SomeHooks>
[[nodiscard]] auto find_rule(Rules<SomeHooks>& rules, std::string_view id) {
  const auto found = std::find_if(rules.begin(), rules.end(),
                                  [id](const auto& rule) { return rule.info.name == id; });
  if (found == rules.end()) {
    throw std::logic_error("a theme has no mutant " + std::string(id));
  }
  return found;
}

/// The list with more mutants after the one of this id.
template <class SomeHooks>
[[nodiscard]] Rules<SomeHooks> after(std::string_view id, Rules<SomeHooks> rules,
                                     const std::type_identity_t<Rules<SomeHooks>>& more) {
  rules.insert(find_rule(rules, id) + 1, more.begin(), more.end());
  return rules;
}

/// The list without the mutants of these ids.
template <class SomeHooks>
[[nodiscard]] Rules<SomeHooks> without(Rules<SomeHooks> rules,
                                       std::initializer_list<std::string_view> ids) {
  for (const std::string_view id : ids) {
    rules.erase(find_rule(rules, id));
  }
  return rules;
}

/// Lists one after the other, as mutants of a game's hooks.
template <class GameHooks, class... Lists>
[[nodiscard]] Rules<GameHooks> joined(const Lists&... lists) {
  Rules<GameHooks> rules;
  (append(rules, lists), ...);
  return rules;
}

}  // namespace hurdle::mutation
