// How one function of a referee is changed from outside, and changed again: the mechanism of the
// misreadings. Knows no function and no error.
#pragma once

#include <functional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "movegen/referee/function_ref.hpp"

namespace hurdle::wrong {

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

/// A function of the rules as a misreading has it: the right one until it is changed.
template <class Result, class... Args>
class Hook<Result(Args...)> {
 public:
  /// What would be answered without the change; it may be asked another question than one's own.
  using Rightly = FunctionRef<Result(Args...)>;
  using Wrongly = std::function<Result(Args..., Rightly)>;

  /// Answers wrongly from now on. What was changed before is right for the new change, so that two
  /// errors about one function add up.
  void change(Wrongly wrongly) {
    if (!wrongly_) {
      wrongly_ = std::move(wrongly);
      return;
    }
    wrongly_ = [outer = std::move(wrongly), inner = std::move(wrongly_)](Args... args,
                                                                         Rightly rightly) {
      return outer(args..., [&](Args... asked) { return inner(asked..., rightly); });
    };
  }

  Result operator()(Args... args, Rightly rightly) const {
    if (!wrongly_) {
      return rightly(args...);
    }
    const HookLevel level;
    return wrongly_(args..., rightly);
  }

 private:
  Wrongly wrongly_;
};

/// What a misreading does to a referee: it changes one or more of its functions.
template <class Hooks>
using Change = std::function<void(Hooks&)>;

/// The function answers so, whatever the rules say.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> instead(Hook<Result(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<Result(Args...)>> answers) {
  return [function, answers = std::move(answers)](Hooks& hooks) {
    (hooks.*function).change([answers](Args... args, auto /*rightly*/) {
      return answers(args...);
    });
  };
}

/// The function answers so, and may ask for the right answer: its last argument.
template <class Hooks, class Result, class... Args>
[[nodiscard]] Change<Hooks> change(
    Hook<Result(Args...)> Hooks::*function,
    std::type_identity_t<typename Hook<Result(Args...)>::Wrongly> wrongly) {
  return
      [function, wrongly = std::move(wrongly)](Hooks& hooks) { (hooks.*function).change(wrongly); };
}

/// True only where it is true rightly and this holds as well.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> only_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto rightly) {
    return rightly(args...) && holds(args...);
  });
}

/// True where it is true rightly, and also where this holds.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> also_if(Hook<bool(Args...)> Hooks::*function,
                                    std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto rightly) {
    return rightly(args...) || holds(args...);
  });
}

/// True only where it is true rightly and this does not hold.
template <class Hooks, class... Args>
[[nodiscard]] Change<Hooks> unless(Hook<bool(Args...)> Hooks::*function,
                                   std::type_identity_t<std::function<bool(Args...)>> holds) {
  return change(function, [holds = std::move(holds)](Args... args, auto rightly) {
    return rightly(args...) && !holds(args...);
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

}  // namespace hurdle::wrong
