// A loaded library with the fast generator of one game.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "perft/count/built/interface.hpp"

namespace hurdle::custom {

/// Closes itself. Throws BuildError for a file that is no such library.
class Library {
 public:
  /// Loads a file, which must have been compiled from a source with this digest.
  Library(const std::filesystem::path& file, const std::string& digest);

  [[nodiscard]] const built::Generator& generator() const noexcept { return *generator_; }

 private:
  struct Close {
    void operator()(void* handle) const noexcept;
  };
  std::unique_ptr<void, Close> handle_;
  const built::Generator* generator_ = nullptr;
};

}  // namespace hurdle::custom
