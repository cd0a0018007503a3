// The boundary between C and C++: required arguments, exceptions as error texts, texts that the
// caller frees.
#pragma once

#include <stdexcept>
#include <string_view>

namespace hurdle::library {

/// An invalid argument; `what()` begins with its name.
class BadArgument : public std::runtime_error {
 public:
  BadArgument(std::string_view argument, std::string_view why);
};

/// Dereferences a pointer argument. Throws BadArgument for NULL.
template <class T>
[[nodiscard]] const T& given(const T* argument, std::string_view name) {
  if (argument == nullptr) {
    throw BadArgument(name, "is NULL");
  }
  return *argument;
}
[[nodiscard]] std::string_view given_text(const char* argument, std::string_view name);

/// The text; NULL means an empty one.
[[nodiscard]] std::string_view text_or_empty(const char* argument) noexcept;

/// A copy to be freed with hurdle_text_free. Throws std::bad_alloc.
[[nodiscard]] char* copied(std::string_view text);

/// Sets `error`, unless it is NULL, to the message of the exception that is being handled.
void set_error(char** error) noexcept;

/// Calls `answer`. If it throws, sets `error` and returns the null value of its type: no exception
/// may reach C.
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
