// An open file, closed by the destructor.
#pragma once

#include <unistd.h>

#include <boost/core/noncopyable.hpp>

namespace hurdle {

class FileHandle : boost::noncopyable {
 public:
  /// A negative number is no file.
  explicit FileHandle(int number) noexcept : number_(number) {}
  ~FileHandle() { close(); }

  [[nodiscard]] int number() const noexcept { return number_; }
  void close() noexcept {
    if (number_ >= 0) {
      ::close(number_);
    }
    number_ = -1;
  }

 private:
  int number_;
};

}  // namespace hurdle
