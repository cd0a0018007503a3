#include "perft/cli/file/engine_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/file/rules/fen.hpp"
#include "perft/file/count.hpp"

namespace hurdle::cli {

void EngineLists::check(const file::Position& position) {
  const std::string fen = file::fen_of(rules_.facts(), position);
  const auto theirs = engine_.divide(fen, "", 2);
  if (!compare(position, fen, theirs)) {
    return;
  }
  for (const file::Move& move : rules_.legal_moves(position)) {
    const std::string text = rules_.text_of(move);
    const file::Position next = rules_.after(position, move);
    const auto replies = theirs.find(text);
    if (replies != theirs.end() && rules_.legal_moves(next).size() != replies->second) {
      (void)compare(next, fmt::format("{} after {}", fen, text), engine_.divide(fen, text, 1));
      return;
    }
  }
}

/// Whether the lists are the same.
bool EngineLists::compare(const file::Position& position, const std::string& where,
                          const std::map<std::string, std::uint64_t>& theirs) {
  file::EngineMoves list{position, {}};
  for (const auto& [move, count] : theirs) {
    list.moves.insert(move);
  }
  const std::vector<std::string> ours = file::move_texts(rules_, position);
  std::string words;
  for (const std::string& move : ours) {
    words += list.moves.count(move) == 0 ? " lacks " + move : "";
  }
  for (const std::string& move : list.moves) {
    words += std::find(ours.begin(), ours.end(), move) == ours.end() ? " adds " + move : "";
  }
  lists_.push_back(std::move(list));
  if (!words.empty()) {
    wrong_.push_back({where, words.substr(1)});
  }
  return words.empty();
}

}  // namespace hurdle::cli
