// std::bit_cast, which the standard library of Debian's Emscripten lacks.
#pragma once

#include <bit>

#ifndef __cpp_lib_bit_cast
namespace std {  // NOLINT(cert-dcl58-cpp): the missing function

template <class To, class From>
[[nodiscard]] constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

}  // namespace std
#endif
