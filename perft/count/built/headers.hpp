// The headers that the fast generators are compiled from, as part of the program: a library built
// on any machine is made of exactly the headers that the program itself was made of.
#pragma once

#include <span>
#include <string_view>

namespace hurdle::built {

struct Header {
  std::string_view path;  ///< as sources include it
  std::string_view text;
};

/// Every header that perft/count/built/exported.hpp needs (embed.cmake).
[[nodiscard]] std::span<const Header> headers();

}  // namespace hurdle::built
