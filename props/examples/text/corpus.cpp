// Parses the files of props/malformed.
#include "props/examples/text/corpus.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>

namespace hurdle::props {
namespace {

constexpr std::string_view separator = " | ";

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at, 2) == "\\x" && at + 4 <= text.size()) {
      result += static_cast<char>(std::stoi(std::string(text.substr(at + 2, 2)), nullptr, 16));
      at += 3;
    } else {
      result += text[at];
    }
  }
  return result;
}

}  // namespace

std::vector<Malformed> read_corpus(std::string_view name) {
  const std::string path = fmt::format("{}/props/malformed/{}", HURDLE_SOURCE_DIR, name);
  std::ifstream file(path);
  std::vector<Malformed> cases;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    const std::string place = fmt::format("{}:{}", path, number);
    const std::size_t first = line.find(separator);
    const std::size_t second = line.find(separator, first + separator.size());
    if (first == std::string::npos || second == std::string::npos) {
      ADD_FAILURE() << place << ": expected 'variant | text | message'";
      continue;
    }
    const std::size_t text = first + separator.size();
    cases.push_back({place, line.substr(0, first), unescaped(line.substr(text, second - text)),
                     line.substr(second + separator.size())});
  }
  return cases;
}

}  // namespace hurdle::props
