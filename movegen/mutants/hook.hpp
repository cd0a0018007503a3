// How one function of a referee is changed from outside, and changed again: the mechanism of the
// mutants. Knows no function and no error.
#pragma once

#include <functional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "movegen/referee/function_ref.hpp"

namespace hurdle::mutation {

/// Errors that ask each other without end, put together: there are no such rules.
class EndlessRules : public std::runtime_error {
 public:
  EndlessRules() : std::runtime_error("these errors ask each other without end") {}
};

/// How deep the changed functions of this thread stand in each other. Throws EndlessRules far
/// beyond what errors need that come to an end.
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

/// A function of the rules as a mutant has it: the right one until it is changed.
template <class Result, class... Args>
class Hook<Result(Args...)> {
 public:
  /// What would be answered without the change; it may be asked another question than one's own.
  using Original = FunctionRef<Result(Args...)>;
  using Changed = std::function<Result(Args..., Original)>;

  /// Answers changed from now on. What was changed before is right for the new change, so that two
  /// errors about one function add up.
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

/// What a mutant does to a referee: it changes one or more of its functions.
template <class Hooks>
using Change = std::function<void(Hooks&)>;

/// The function answers so, whatever the rules say.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> instead(Hook<Result(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<Result(Args...)>> answers) {
  return [function, answers = std::move(answers)](Hooks& hooks) {
    (hooks.*function).change([answers](Args... args, auto /*original*/) {
      return answers(args...);
    });
  };
}

/// The function answers so, and may ask for the right answer: its last argument.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> change(
    Hook<Result(Args...)> Hooks::*function,
    std::type_identity_t<typename Hook<Result(Args...)>::Changed> changed) {
  return
      [function, changed = std::move(changed)](Hooks& hooks) { (hooks.*function).change(changed); };
}

/// True only where it is true original and this holds as well.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> only_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto original) {
    return original(args...) && holds(args...);
  });
}

/// True where it is true original, and also where this holds.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> also_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto original) {
    return original(args...) || holds(args...);
  });
}

/// True only where it is true original and this does not hold.
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
