#include "perft/engines/report/indented.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace hurdle::engines {

std::string indented(const std::string& text) {
  std::string result;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    result += fmt::format("    {}\n", text.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

}  // namespace hurdle::engines
