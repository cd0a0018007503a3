// A hook changes one function of a referee from outside, any number of times: the mechanism of the
// mutants. Depends on no referee and no game.
#pragma once

#include <concepts>
#include <functional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "movegen/vocab/function_ref.hpp"

namespace hurdle::mutation {

/// Thrown when combined mutants call each other forever.
class EndlessRules : public std::runtime_error {
 public:
  EndlessRules() : std::runtime_error("these mutants call each other forever") {}
};

/// Counts how deep changed functions of this thread are nested. Throws EndlessRules at a depth that
/// no finite combination of mutants reaches.
class HookLevel {
 public:
  HookLevel() {
    constexpr int most = 100;
    if (level >= most) {
      throw EndlessRules();
    }
    ++level;
  }
  ~HookLevel() { --level; }
  HookLevel(const HookLevel&) = delete;
  HookLevel& operator=(const HookLevel&) = delete;

 private:
  static inline thread_local int level = 0;
};

template <class Signature>
class Hook;

/// A function of the rules in a mutant: the original until it is changed.
template <class Result, class... Args>
class Hook<Result(Args...)> {
 public:
  /// The function without the change; a change may call the original with other arguments.
  using Original = FunctionRef<Result(Args...)>;
  using Changed = std::function<Result(Args..., Original)>;

  /// Changes the function. An earlier change is the original of a later one, so that two mutants of
  /// one function add up.
  void change(Changed changed) {
    if (!changed_) {
      changed_ = std::move(changed);
      return;
    }
    changed_ = [outer = std::move(changed), inner = std::move(changed_)](Args... args,
                                                                         Original original) {
      return outer(args..., [&](Args... asked) { return inner(asked..., original); });
    };
  }

  /// Changes the function before all earlier changes: this change is the original of those.
  void change_first(Changed changed) {
    Changed earlier = std::exchange(changed_, std::move(changed));
    if (earlier) {
      change(std::move(earlier));
    }
  }

  Result operator()(Args... args, Original original) const {
    if (!changed_) {
      return original(args...);
    }
    const HookLevel level;
    return changed_(args..., original);
  }

 private:
  Changed changed_;
};

/// The change of a mutant: it changes one or more functions of a referee.
template <class Hooks>
using Change = std::function<void(Hooks&)>;

/// Replaces the function.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> instead(Hook<Result(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<Result(Args...)>> answers) {
  return [function, answers = std::move(answers)](Hooks& hooks) {
    (hooks.*function).change([answers](Args... args, auto /*original*/) {
      return answers(args...);
    });
  };
}

/// Replaces the function by one that gets the original as its last argument.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> change(
    Hook<Result(Args...)> Hooks::*function,
    std::type_identity_t<typename Hook<Result(Args...)>::Changed> changed) {
  return
      [function, changed = std::move(changed)](Hooks& hooks) { (hooks.*function).change(changed); };
}

/// A function that returns this for all arguments.
template <class Value>
[[nodiscard]] auto always(Value value) {
  return [value](const auto&... /*asked*/) { return value; };
}

/// A predicate that holds where this one does not.
template <class Holds>
[[nodiscard]] auto is_not(Holds holds) {
  return std::not_fn(std::move(holds));
}

/// A predicate that holds where one of two does; a class, since GCC 12 crashes on a lambda here.
template <class One, class Other>
struct Either {
  One one;
  Other other;

  template <class... Asked>
  requires std::predicate<const One&, const Asked&...>
  bool operator()(const Asked&... asked) const {
    return std::invoke(one, asked...) || std::invoke(other, asked...);
  }
};
template <class One, class Other>
[[nodiscard]] Either<One, Other> either(One one, Other other) {
  return {std::move(one), std::move(other)};
}

/// A predicate that holds where two do.
template <class One, class Other>
struct Both {
  One one;
  Other other;

  template <class... Asked>
  requires std::predicate<const One&, const Asked&...>
  bool operator()(const Asked&... asked) const {
    return std::invoke(one, asked...) && std::invoke(other, asked...);
  }
};
template <class One, class Other>
[[nodiscard]] Both<One, Other> both_hold(One one, Other other) {
  return {std::move(one), std::move(other)};
}

/// True where the original is true and this holds.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> only_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto original) {
    return original(args...) && holds(args...);
  });
}

/// True where the original is true or this holds.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> also_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto original) {
    return original(args...) || holds(args...);
  });
}

/// True where the original is true and this does not hold.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> unless(Hook<bool(Args...)> Hooks::*function,
                                   std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto original) {
    return original(args...) && !holds(args...);
  });
}

/// Both changes, the second on top of the first.
template <class Hooks>
[[nodiscard]] Change<Hooks> both(Change<Hooks> one, std::type_identity_t<Change<Hooks>> other) {
  return [one = std::move(one), other = std::move(other)](Hooks& hooks) {
    one(hooks);
    other(hooks);
  };
}

}  // namespace hurdle::mutation
