// What assertions compare: parts of texts, and exceptions.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hurdle::props {

/// Whether the text contains this part; a failed assertion prints both.
[[nodiscard]] inline testing::AssertionResult says(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos
             ? testing::AssertionSuccess() << "'" << part << "' is in: " << text
             : testing::AssertionFailure() << "'" << part << "' is not in: " << text;
}

/// The text as the name of a test case: every character that names cannot have becomes `_`.
[[nodiscard]] inline std::string case_name(std::string_view text) {
  std::string name(text);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char letter) { return std::isalnum(letter) == 0; },
      '_');
  return name;
}

/// The exception of this type that `act` throws. Throws std::logic_error if there is none.
template <class Error, class Act>
[[nodiscard]] Error thrown_by(const Act& act) {
  try {
    act();
  } catch (const Error& error) {
    return error;
  }
  throw std::logic_error("expected an exception, found none");
}

/// The message of such an exception; `none` without one.
template <class Error, class Act>
[[nodiscard]] std::string message_of(const Act& act, const std::string& none = "no error") {
  try {
    act();
  } catch (const Error& error) {
    return error.what();
  }
  return none;
}

}  // namespace hurdle::props
