// Groups messages by their outline: the text without moves, FENs, numbers and paths.
#include "perft/engines/check/failure_kinds.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>

namespace hurdle::engines {
namespace {

constexpr std::size_t most_kinds = 20;  // further kinds are counted with the last one

bool names_an_error(const std::string& line) {
  constexpr std::array<std::string_view, 6> words{"rror",  "xception", "anic",
                                                  "ssert", "atal",     "bort"};
  return std::ranges::any_of(
      words, [&](std::string_view word) { return line.find(word) != std::string::npos; });
}

/// The outlines of the lines that name an error, else of the last line.
std::string outline_of_errors(const std::vector<std::string>& lines) {
  std::string result;
  for (const std::string& line : lines) {
    result += names_an_error(line) ? outline(line) : "";
  }
  return result.empty() && !lines.empty() ? outline(lines.back()) : result;
}

bool same_kind(const Unanswered& a, const Unanswered& b) {
  return a.failure == b.failure && outline(a.message) == outline(b.message) &&
         outline_of_errors(a.stderr_lines) == outline_of_errors(b.stderr_lines);
}

}  // namespace

std::string outline(const std::string& text) {
  std::istringstream words(text);
  std::string word;
  std::string result;
  while (words >> word) {
    const bool changes = word.size() == 1 || std::ranges::any_of(word, [](unsigned char letter) {
                           return std::isdigit(letter) != 0 || letter == '/';
                         });
    result += (changes ? "#" : word) + ' ';
  }
  return result;
}

void add_failure(std::vector<FailureKind>& kinds, const Unanswered& failure,
                 std::size_t positions) {
  auto kind = std::ranges::find_if(
      kinds, [&](const FailureKind& known) { return same_kind(known.first, failure); });
  if (kind == kinds.end() && kinds.size() < most_kinds) {
    kind = kinds.insert(kinds.end(), {failure, 0});
  }
  (kind == kinds.end() ? kinds.back() : *kind).positions += positions;
}

}  // namespace hurdle::engines
