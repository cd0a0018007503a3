#include "perft/library/c/guard.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <cstring>
#include <new>

#include "perft/count/interrupted.hpp"
#include "perft/library/c/hurdle.h"

namespace hurdle::library {
namespace {

/// A copy made with malloc, or NULL if there is no memory.
char* allocated(std::string_view text) noexcept {
  char* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy != nullptr) {
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
  }
  return copy;
}

}  // namespace

BadArgument::BadArgument(std::string_view argument, std::string_view why)
    : std::runtime_error(fmt::format("{}: {}", argument, why)) {}

std::string_view given_text(const char* argument, std::string_view name) {
  return &given(argument, name);
}

std::string_view text_or_empty(const char* argument) noexcept {
  return argument == nullptr ? std::string_view() : argument;
}

char* copied(std::string_view text) {
  char* const copy = allocated(text);
  if (copy == nullptr) {
    throw std::bad_alloc();
  }
  return copy;
}

void set_error(char** error) noexcept {
  if (error == nullptr) {
    return;
  }
  try {
    throw;
  } catch (const std::bad_alloc&) {
    *error = allocated("not enough memory; a smaller hash= needs less");
  } catch (const Interrupted&) {
    *error = allocated("stopped");
  } catch (const std::exception& exception) {
    *error = allocated(exception.what());
  } catch (...) {
    *error = allocated("an error without a message");
  }
}

}  // namespace hurdle::library

void hurdle_text_free(char* text) {
  std::free(text);
}
