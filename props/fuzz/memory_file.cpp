#include "props/fuzz/memory_file.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {

MemoryFile::MemoryFile(std::string_view bytes) : handle_(::memfd_create("input", MFD_CLOEXEC)) {
  must(handle_ >= 0 &&
           ::write(handle_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()),
       "there is memory for an input");
}

MemoryFile::~MemoryFile() {
  (void)::close(handle_);
}

}  // namespace hurdle::fuzz
