// A private copy of the program's arguments. A password in a URL on the command line is overwritten
// in the memory that `ps` shows, and removed from the program's output. `ps` can show it for some
// milliseconds; PGPASSWORD and ~/.pgpass are safer.
#pragma once

#include <string>
#include <vector>

namespace hurdle::cli {

class PrivateArguments {
 public:
  /// Copies the arguments and overwrites those that hold passwords.
  PrivateArguments(int argc, char** argv);

  [[nodiscard]] int count() const noexcept { return static_cast<int>(words_.size()); }

  /// The arguments in the form of `argv`; valid as long as the object.
  [[nodiscard]] char** values() noexcept { return pointers_.data(); }

 private:
  std::vector<std::string> words_;
  std::vector<char*> pointers_;  ///< to the words, then a null pointer
};

/// The text without the arguments that hold passwords, safe to print.
[[nodiscard]] std::string without_passwords(std::string text);

}  // namespace hurdle::cli
