// HURDLE_HOOK: an override that calls a hook, in one line. A class that uses it has a member
// `hooks_`, and a type `Original`: the class whose functions it changes.
#pragma once

#include <tuple>
#include <type_traits>
#include <utility>

#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

/// The arguments of the original function that one argument of a hook stands for: those of a
/// question, none for the referee, else the argument itself.
template <class Asked>
[[nodiscard]] auto opened(Asked&& asked) {
  if constexpr (requires { asked.arguments(); }) {
    return asked.arguments();
  } else if constexpr (std::is_base_of_v<BaseReferee, std::remove_cvref_t<Asked>>) {
    return std::tuple<>();
  } else {
    return std::forward_as_tuple(std::forward<Asked>(asked));
  }
}

/// The original function, called with the arguments of a hook.
template <class Call>
[[nodiscard]] auto opening(Call call) {
  return [call](auto&&... asked) {
    return std::apply(call, std::tuple_cat(opened(std::forward<decltype(asked)>(asked))...));
  };
}

}  // namespace hurdle::mutation

// Overrides `function`: its hook gets the arguments that follow `parameters`, and the original
// function last. A macro, since only a call by name, `Original::function`, is not virtual.
#define HURDLE_HOOK(result, function, parameters, ...)                                  \
  result function parameters const override {                                           \
    return this->hooks_.function(                                                       \
        __VA_ARGS__ __VA_OPT__(, ) mutation::opening([this](auto&&... each) -> result { \
          return Original::function(std::forward<decltype(each)>(each)...);             \
        }));                                                                            \
  }                                                                                     \
  static_assert(true)
