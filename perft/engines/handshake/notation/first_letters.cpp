// Two boards compared square by square.
#include "perft/engines/handshake/notation/first_letters.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// The board of a FEN with a dot for each empty square.
std::string squares_of(std::string_view fen) {
  const std::string_view board = fen.substr(0, fen.find_first_of(" ["));
  std::string squares;
  for (std::size_t at = 0; at < board.size();) {
    std::size_t empty = 0;
    while (at < board.size() && is_digit(board[at]) && empty < board.size()) {
      empty = empty * 10 + static_cast<std::size_t>(board[at++] - '0');
    }
    squares.append(std::min<std::size_t>(empty, 20), '.');
    if (at < board.size() && !is_digit(board[at])) {
      squares += board[at++];
    }
  }
  return squares;
}

/// The table that turns our board into the engine's; empty if none exists.
std::optional<Letters> table(const std::string& ours, const std::string& theirs) {
  if (ours.size() != theirs.size()) {
    return std::nullopt;
  }
  Letters letters;
  std::map<char, char> back;
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const bool piece = std::isalpha(static_cast<unsigned char>(ours[i])) != 0;
    if (!piece) {
      if (ours[i] != theirs[i]) {
        return std::nullopt;
      }
      continue;
    }
    const bool same_case = (ours[i] == to_upper(ours[i])) == (theirs[i] == to_upper(theirs[i]));
    const bool letter = std::isalpha(static_cast<unsigned char>(theirs[i])) != 0;
    if (!letter || !same_case ||
        letters.emplace(to_upper(ours[i]), to_upper(theirs[i])).first->second !=
            to_upper(theirs[i]) ||
        back.emplace(to_upper(theirs[i]), to_upper(ours[i])).first->second != to_upper(ours[i])) {
      return std::nullopt;
    }
  }
  std::erase_if(letters, [](const auto& pair) { return pair.first == pair.second; });
  return letters;
}

}  // namespace

std::vector<Letters> letters_of_start(const Notation& notation, std::string_view their_fen) {
  std::vector<Letters> tables;
  const std::string theirs = squares_of(their_fen);
  for (const NamedSetup& white : notation.setups) {
    for (const NamedSetup& black : notation.setups) {
      const Setup start =
          start_position(notation, std::string(white.name) + ',' + std::string(black.name));
      const auto found = table(squares_of(to_fen(notation, start)), theirs);
      if (found && std::ranges::find(tables, *found) == tables.end()) {
        tables.push_back(*found);
      }
    }
  }
  std::ranges::stable_sort(tables,
                           [](const Letters& a, const Letters& b) { return a.size() < b.size(); });
  return tables;
}

std::vector<Letters> letters_of_synonyms(const Notation& notation) {
  Letters all;
  for (const KindNotation& kind : notation.kinds) {
    if (!kind.synonyms.empty()) {
      all[kind.letter] = kind.synonyms.front();
    }
  }
  std::vector<Letters> tables;
  if (!all.empty()) {
    tables.push_back(all);
  }
  for (const auto& pair : all) {
    if (all.size() > 1) {
      tables.push_back({pair});
    }
  }
  return tables;
}

}  // namespace hurdle::engines
