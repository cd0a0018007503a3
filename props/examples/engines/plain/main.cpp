// A plain engine for the tests of the diagnosis: GAME [FAULT…] [WORD=VALUE…]. It speaks as much of
// UCI as `hurdle check` needs. FAULT is a word that the game's file asks for by `has`; WORD=VALUE
// changes the notation.
#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>

#include "props/examples/engines/plain/engine.hpp"

namespace plain {
namespace {

void set_notation(Dialect& dialect, const std::string& word, const std::string& value) {
  if (word == "first-rank") {
    dialect.first_rank = std::stoi(value);
  } else if (word == "capitals" || word == "files-down" || word == "ranks-down") {
    (word == "capitals"     ? dialect.capitals
     : word == "files-down" ? dialect.files_down
                            : dialect.ranks_down) = value == "yes";
  } else {
    const std::map<std::string, std::string*> texts{
        {"pass", &dialect.pass},
        {"drop", &dialect.drop},
        {"promotion", &dialect.promotion},
        {"declined", &dialect.declined},
        {"castling", &dialect.castling},
        {"squares", &dialect.squares},
        {"promotion-letter", &dialect.promotion_letter}};
    *texts.at(word) = value;
  }
}

/// Makes the move with this text; the engine follows what it is told, if a piece could do it.
bool make(const Engine& engine, Position& position, const std::string& text) {
  for (const auto& moves : {engine.legal_moves(position), engine.movements(position)}) {
    const auto found = std::ranges::find_if(
        moves, [&](const Move& move) { return engine.text(position, move) == text; });
    if (found != moves.end()) {
      position = engine.after(position, *found);
      return true;
    }
  }
  return false;
}

/// `position fen F [moves M…]`. Ignores the rest from a move that has no meaning, as many engines
/// do.
void set_position(const Engine& engine, std::istringstream& words, Position& position) {
  std::string word;
  std::string fen;
  words >> word;  // fen
  while (words >> word && word != "moves") {
    fen += (fen.empty() ? "" : " ") + word;
  }
  position = engine.parsed(fen);
  while (words >> word && make(engine, position, word)) {
  }
}

void count(const Engine& engine, const Position& position, int depth) {
  std::uint64_t sum = 0;
  for (const Move& move : engine.legal_moves(position)) {
    const std::uint64_t nodes = engine.perft(engine.after(position, move), depth - 1);
    std::cout << engine.text(position, move) << ": " << nodes << '\n';
    sum += nodes;
  }
  std::cout << "\nNodes searched: " << sum << '\n' << std::flush;
}

void talk(const Engine& engine) {
  Position position;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    if (command == "uci") {
      std::cout << "id name plain-" << engine.name
                << "\noption name UCI_Variant type combo default " << engine.name << " var "
                << engine.name << "\nuciok\n"
                << std::flush;
    } else if (command == "isready") {
      std::cout << "readyok\n" << std::flush;
    } else if (command == "position") {
      set_position(engine, words, position);
    } else if (command == "go") {
      int depth = 1;
      words >> command >> depth;
      count(engine, position, depth);
    } else if (command == "quit") {
      return;
    }
  }
}

}  // namespace
}  // namespace plain

int main(int count, char** arguments) {
  plain::Words faults;
  std::map<std::string, std::string> notation;
  for (int index = 2; index < count; ++index) {
    const std::string argument = arguments[index];
    const std::size_t equals = argument.find('=');
    if (equals == std::string::npos) {
      faults.insert(argument);
    } else {
      notation[argument.substr(0, equals)] = argument.substr(equals + 1);
    }
  }
  const auto engine = plain::engine_of(count > 1 ? arguments[1] : "chess", faults);
  for (const auto& [word, value] : notation) {
    plain::set_notation(engine->dialect, word, value);
  }
  plain::talk(*engine);
}
