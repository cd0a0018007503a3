#include "perft/cli/file/engine_lists.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/file/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"
#include "perft/file/count.hpp"

namespace hurdle::cli {

using engines::EngineError;
using engines::Trouble;

UciLister::UciLister(const std::string& command, const std::string& file, const std::string& game,
                     std::chrono::milliseconds timeout, const std::atomic<bool>* stop)
    : process_(command, stop), timeout_(timeout) {
  constexpr std::string_view name_field = "id name ";
  write("uci");
  for (std::string line = read(); line != "uciok"; line = read()) {
    if (line.rfind(name_field, 0) == 0) {
      name_ = line.substr(name_field.size());
    }
  }
  if (!file.empty()) {
    write("setoption name VariantPath value " + file);
  }
  write("setoption name UCI_Variant value " + game);
  write("isready");
  while (read() != "readyok") {
  }
}

void UciLister::write(const std::string& line) {
  process_.write_line(line, engines::Clock::now() + timeout_);
}

std::string UciLister::read() {
  auto line = process_.read_line(engines::Clock::now() + timeout_);
  if (!line) {
    throw EngineError(Trouble::timed_out,
                      fmt::format("the engine wrote no line within {} s", timeout_.count() / 1000));
  }
  if (!line->empty() && line->back() == '\r') {
    line->pop_back();
  }
  return *line;
}

std::map<std::string, std::uint64_t> UciLister::divide(const std::string& fen,
                                                       const std::string& move, int depth) {
  constexpr std::string_view last = "Nodes searched: ";
  write("position fen " + fen + (move.empty() ? "" : " moves " + move));
  write(fmt::format("go perft {}", depth));
  std::map<std::string, std::uint64_t> moves;
  while (true) {
    const std::string line = read();
    if (line.rfind(last, 0) == 0) {
      return moves;
    }
    const std::size_t colon = line.find(": ");
    const bool is_move = colon != std::string::npos && line.find(' ') == colon + 1;
    if (is_move) {
      const auto count = read_number(line.substr(colon + 2), {});
      if (!count) {
        throw EngineError(Trouble::nonsense,
                          fmt::format("expected a number behind '{}', found '{}'",
                                      hurdle::quoted(line.substr(0, colon)),
                                      hurdle::quoted(line.substr(colon + 2))));
      }
      moves[line.substr(0, colon)] = *count;
    }
  }
}

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
