// Why a game's library cannot be built or used.
#pragma once

#include <stdexcept>

namespace hurdle::file {

/// No compiler, a compiler that fails, a folder that cannot be written, a library of another
/// program: `what()` is the whole message.
class BuildError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace hurdle::file
