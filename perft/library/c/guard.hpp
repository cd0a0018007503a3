// The border between C and C++: arguments that must be there, exceptions as error texts, texts that
// the caller frees. Knows no function of the interface.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace hurdle::library {

/// An argument that cannot be used; `what()` begins with its name.
class BadArgument : public std::runtime_error {
 public:
  BadArgument(std::string_view argument, std::string_view why);
};

/// What an argument points to. Throws BadArgument for NULL.
template <class T>
[[nodiscard]] const T& given(const T* argument, std::string_view name) {
  if (argument == nullptr) {
    throw BadArgument(name, "is NULL");
  }
  return *argument;
}
[[nodiscard]] std::string_view given_text(const char* argument, std::string_view name);

/// The text where NULL stands for an empty one.
[[nodiscard]] std::string_view text_or_empty(const char* argument) noexcept;

/// A copy that hurdle_text_free takes. Throws std::bad_alloc.
[[nodiscard]] char* copied(std::string_view text);

/// Sets `error`, where it is not NULL, to the exception that is being handled.
void set_error(char** error) noexcept;

/// Calls `answer`; when it throws, sets `error` and returns the null of its type. Nothing passes on
/// to C.
template <class Answer>
[[nodiscard]] auto guarded(char** error, const Answer& answer) noexcept -> decltype(answer()) {
  if (error != nullptr) {
    *error = nullptr;
  }
  try {
    return answer();
  } catch (...) {
    set_error(error);
    return {};
  }
}

}  // namespace hurdle::library
