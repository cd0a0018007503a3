// A large zeroed block for a table, made of fresh pages, which take no memory until first used.
#pragma once

#include <cstddef>

namespace hurdle {

/// Zeroed memory, aligned to `alignment`, on huge pages if the system has any.
class Pages {
 public:
  static constexpr std::size_t alignment = std::size_t{2} << 20U;  ///< a huge page of x86-64

  /// Throws std::bad_alloc.
  explicit Pages(std::size_t bytes);
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;
  ~Pages();

  [[nodiscard]] void* data() const noexcept { return data_; }

 private:
  std::size_t mapped_;
  void* mapping_;
  void* data_;
};

}  // namespace hurdle
