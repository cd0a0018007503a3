#include "perft/custom/fast/library.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/custom/fast/compiler.hpp"

namespace hurdle::custom {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& reason) {
  throw BuildError(fmt::format("{}: {}", hurdle::quoted_path(file.string()), reason));
}

}  // namespace

void Library::Close::operator()(void* handle) const noexcept {
  ::dlclose(handle);
}

Library::Library(const std::filesystem::path& file, const std::string& digest)
    : handle_(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
  constexpr std::size_t longest = 300;
  if (!handle_) {
    const char* const why = ::dlerror();  // NOLINT(concurrency-mt-unsafe)
    refuse(file, fmt::format("cannot be loaded ({})",
                             hurdle::quoted(why == nullptr ? "" : why, longest)));
  }
  void* const symbol = ::dlsym(handle_.get(), built::symbol);
  if (symbol == nullptr) {
    refuse(file, "is no generator of Hurdle");
  }
  generator_ = reinterpret_cast<built::GetGenerator>(symbol)();
  if (generator_ == nullptr || generator_->version != built::interface_version) {
    refuse(file,
           fmt::format("expected version {} of the interface, found {}", built::interface_version,
                       generator_ == nullptr ? 0 : generator_->version));
  }
  if (digest != generator_->digest) {
    refuse(file, fmt::format("expected the generator with digest {}, found {}", digest,
                             hurdle::quoted(generator_->digest, 64)));
  }
}

}  // namespace hurdle::custom
