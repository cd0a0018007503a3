// The arguments of the program where nobody else sees them: a password in a URL on the command line
// is overwritten where `ps` looks, and left out of what the program says. For some milliseconds it
// was there; PGPASSWORD and ~/.pgpass are better places.
#pragma once

#include <string>
#include <vector>

namespace hurdle::cli {

class PrivateArguments {
 public:
  /// Copies the arguments and overwrites those that hold passwords.
  PrivateArguments(int argc, char** argv);

  [[nodiscard]] int count() const noexcept { return static_cast<int>(words_.size()); }

  /// As `main` has them, valid as long as the object.
  [[nodiscard]] char** values() noexcept { return pointers_.data(); }

 private:
  std::vector<std::string> words_;
  std::vector<char*> pointers_;  ///< to the words, and a null pointer
};

/// A text as it may be said: without the arguments that hold passwords.
[[nodiscard]] std::string without_passwords(std::string text);

}  // namespace hurdle::cli
