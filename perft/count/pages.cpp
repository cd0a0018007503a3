#include "perft/count/pages.hpp"

#include <sys/mman.h>

#include <memory>
#include <new>

namespace hurdle {

Pages::Pages(std::size_t bytes)
    : mapped_(bytes + alignment),
      mapping_(mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
  if (mapping_ == MAP_FAILED) {
    throw std::bad_alloc();
  }
  data_ = mapping_;
  std::size_t room = mapped_;
  std::align(alignment, bytes, data_, room);
#ifdef MADV_HUGEPAGE
  (void)madvise(data_, bytes, MADV_HUGEPAGE);  // a failure only costs speed
#endif
}

Pages::~Pages() {
  (void)munmap(mapping_, mapped_);
}

}  // namespace hurdle
