#include "perft/cli/custom/engine_lists.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/count.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/uci/uci_greeting.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::cli {

using engines::EngineError;
using engines::EngineFailure;
using engines::Seen;

UciLister::UciLister(const engines::EngineOptions& options, const std::string& file,
                     const std::string& game)
    : options_(options) {
  std::set<std::string> games = greet();
  if (!file.empty()) {
    pipe_.send("setoption name VariantPath value " + file);
    games = games.empty() ? games : greet();  // with those of the file
  }
  if (!games.empty() && games.count(game) == 0) {
    throw EngineError(EngineFailure::variant_unknown,
                      fmt::format("the engine does not list '{}' among the values of UCI_Variant",
                                  hurdle::quoted(game)));
  }
  pipe_.send("setoption name UCI_Variant value " + game);
  synchronise();
}

/// Reads the engine's name, and returns the games that it lists.
std::set<std::string> UciLister::greet() {
  engines::UciGreeting greeting = engines::greet(pipe_, engines::uci_words());
  name_ = greeting.name;
  if (greeting.chess960_by_option) {
    greeting.variants.erase("chess960");  // no value of UCI_Variant
  }
  return greeting.variants;
}

void UciLister::synchronise() {
  pipe_.synchronise([](const std::string&) {});
}

Division UciLister::divide(const std::string& position, int depth) {
  pipe_.send("position " + position);
  const std::string question = fmt::format("go perft {}", depth);
  pipe_.send(question);
  engines::DivisionReader reader('`' + question + '`', depth);
  pipe_.read_until(question, [&](const std::string& line) {
    if (engines::after_prefix(line, "Nodes searched")) {
      const std::size_t colon = line.find(':');
      reader.finish(line,
                    colon == std::string::npos
                        ? ""
                        : engines::count_before_words(engines::trimmed(line.substr(colon + 1))));
      return Seen::last;
    }
    const auto parts = engines::split_count(line);
    if (!parts) {
      return Seen::neither;
    }
    constexpr std::string_view in_each_move = "0123456789O";  // as in e2e4 and O-O
    if (parts->move.find_first_of(in_each_move) == std::string::npos) {
      reader.skip(line);
      return Seen::neither;
    }
    reader.add(line, parts->move, parts->count);
    return Seen::part;
  });
  return reader.division();
}

void EngineLists::check(const custom::GamePosition& reached) {
  const std::string fen = custom::fen_of(rules_.facts(), reached.position);
  std::string line;
  for (const custom::Move& move : reached.line) {
    line += ' ' + rules_.text_of(move);
  }
  const custom::Position& position = reached.position;
  const ReadList theirs = read_list(rules_, position, engine_.divide("fen " + fen, 2));
  if (!compare({position, fen, line}, theirs)) {
    return;
  }
  for (const custom::Move& move : rules_.legal_moves(position)) {
    const std::string text = rules_.text_of(move);
    const custom::Position next = rules_.after(position, move);
    const ReadList::Line& listed = theirs.moves.at(text);
    if (listed.replies != Total(rules_.legal_moves(next).size())) {
      const Division after = engine_.divide(fmt::format("fen {} moves {}", fen, listed.word), 1);
      (void)compare({next, fmt::format("{} after {}", fen, text), line + ' ' + listed.word},
                    read_list(rules_, next, after));
      return;
    }
  }
}

/// Whether the lists are the same.
bool EngineLists::compare(const Place& place, const ReadList& theirs) {
  if (!theirs.unsettled.empty()) {
    unsettled_.push_back({place.where, fmt::format("{}", fmt::join(theirs.unsettled, "; "))});
    return false;
  }
  const std::string words = difference(place, theirs);
  if (!words.empty() && right_by_moves(place)) {
    unread_.push_back({place.where, words});
    return false;
  }
  custom::EngineMoves list{place.position, {}};
  for (const auto& [move, line] : theirs.moves) {
    list.moves.insert(move);
  }
  lists_.push_back(std::move(list));
  if (!words.empty()) {
    wrong_.push_back({place.where, words});
  }
  return words.empty();
}

/// Whether the engine's list is right when it gets the moves from the start instead of a FEN.
bool EngineLists::right_by_moves(const Place& place) {
  try {
    const Division words =
        engine_.divide(place.line.empty() ? "startpos" : "startpos moves" + place.line, 1);
    const ReadList theirs = read_list(rules_, place.position, words);
    return theirs.unsettled.empty() && difference(place, theirs).empty();
  } catch (const EngineError& error) {
    if (error.kind() != EngineFailure::nonsense) {
      throw;
    }
    engine_.synchronise();  // what is left of the reply
    return false;
  }
}

/// What differs from the referee's list; empty if nothing does.
std::string EngineLists::difference(const Place& place, const ReadList& theirs) const {
  const std::vector<std::string> ours = custom::move_texts(rules_, place.position);
  std::string words;
  for (const std::string& move : ours) {
    words += theirs.moves.count(move) == 0 ? " lacks " + move : "";
  }
  for (const auto& [move, line] : theirs.moves) {
    words += std::find(ours.begin(), ours.end(), move) == ours.end() ? " adds " + move : "";
  }
  return words.empty() ? words : words.substr(1);
}

}  // namespace hurdle::cli
