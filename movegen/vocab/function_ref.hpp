// A reference to a callable: two pointers, no allocation, for passing a visitor to a virtual
// function. It must not outlive the callable.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace hurdle {

template <class Signature>
class FunctionRef;

/// Calls the callable it was made from. Copy it freely; do not store it.
template <class Result, class... Args>
class FunctionRef<Result(Args...)> {
 public:
  // Lambdas should convert implicitly; the constraint keeps copies out of this constructor.
  // NOLINTBEGIN(bugprone-forwarding-reference-overload)
  template <class Callable>
  requires(!std::same_as<std::remove_cvref_t<Callable>, FunctionRef> &&
           std::invocable<Callable&, Args...>) FunctionRef(Callable&& callable)
  noexcept
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Args>(args)...);
        }) {}
  // NOLINTEND(bugprone-forwarding-reference-overload)

  Result operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  Result (*call_)(void*, Args...);
};

}  // namespace hurdle
