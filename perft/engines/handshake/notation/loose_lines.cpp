// Takes one line after another, split by division_reader.hpp.
#include "perft/engines/handshake/notation/loose_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"

namespace hurdle::engines {
namespace {

/// The word of a line `word count` whose count is 1.
std::optional<std::string> move_of(const std::string& line) {
  const std::size_t colon = line.find(": ");
  const std::string text =
      colon == std::string::npos
          ? line
          : line.substr(0, colon + 2) + count_before_words(trimmed(line.substr(colon + 2)));
  const auto parts = split_count(text);
  return parts && parts->count == "1" ? std::optional(parts->move) : std::nullopt;
}

/// Whether the line begins with a word about nodes, perhaps after a prompt.
bool is_about_nodes(const std::string& line) {
  const std::string small = to_lower(line.starts_with("> ") ? line.substr(2) : line);
  return small.starts_with("nodes") || small.starts_with("total") || small.starts_with("perft");
}

/// Words about nodes, followed by a number.
bool is_total(const std::string& line) {
  const std::size_t last = line.find_last_not_of("0123456789");
  if (line.empty() || last + 1 == line.size()) {
    return false;
  }
  return last == std::string::npos || is_about_nodes(line);
}

/// A total in a form that Hurdle does not take: an error is about this line, so it is not ignored.
bool may_be_total(const std::string& line) {
  return is_about_nodes(line) && line.find_first_of("0123456789") != std::string::npos;
}

/// What a UCI engine writes about its search.
bool is_info(const std::string& line) {
  return to_lower(line).starts_with("info ");
}

/// The separator between the move and its count; a colon if it is only blanks or words.
char mark_of(const std::string& line, const std::string& move) {
  const std::string rest = trimmed(line.substr(line.find(move) + move.size()));
  return rest.empty() || std::isalnum(static_cast<unsigned char>(rest.front())) != 0 ? ':'
                                                                                     : rest.front();
}

}  // namespace

std::set<std::string> loose_moves(std::span<const std::string> lines) {
  std::set<std::string> moves;
  for (const std::string& line : lines) {
    if (const auto move = move_of(line)) {
      moves.insert(plain_move_word(*move));
    }
  }
  return moves;
}

bool is_only_total(std::span<const std::string> lines) {
  return loose_moves(lines).empty() && std::ranges::any_of(lines, is_total);
}

std::string line_beside_total(std::span<const std::string> lines) {
  const auto found = std::ranges::find_if(lines, [](const std::string& line) {
    return !line.empty() && !is_total(line) && !is_info(line);
  });
  return found == lines.end() ? "" : *found;
}

std::vector<std::string> odd_lines(std::span<const std::string> lines) {
  char mark = ':';
  std::string log;
  for (const std::string& line : lines) {
    if (const auto move = move_of(line)) {
      mark = mark == ':' ? mark_of(line, *move) : mark;
    } else if (!line.empty() && !is_total(line) && !may_be_total(line) && !is_info(line) &&
               log.empty()) {
      log = line;
    }
  }
  std::vector<std::string> odd;
  if (mark != ':') {
    odd.push_back(
        fmt::format("you write '{}' between a move and its count; Hurdle accepts it", mark));
  }
  if (!log.empty()) {
    odd.push_back(
        fmt::format("you write lines that are not part of the reply, as '{}'; Hurdle ignores them",
                    hurdle::quoted(log, 60)));
  }
  return odd;
}

}  // namespace hurdle::engines
