// Asks Pikafish's own function for repetitions, `Position::rule_judge`, which decides in its search
// and has no command. Compiled by ci/peers/pikafish/build against a clone of Pikafish; it needs no
// network file. Reads lines "OCCURRENCES|FEN|moves", ranks from 0, and answers each by `1-0`,
// `0-1`, `1/2-1/2`, `*` while the game goes on, or `error …`.
#include <deque>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "attacks.h"
#include "movegen.h"
#include "position.h"
#include "tt.h"
#include "uci.h"

// The parts of other sources that the linker wants and rule_judge never calls.
namespace Stockfish {
TTEntry* TranspositionTable::first_entry(unsigned long) const {
  return nullptr;
}
std::string UCIEngine::square(Square square) {
  return {static_cast<char>('a' + file_of(square)), static_cast<char>('0' + rank_of(square))};
}
}  // namespace Stockfish

namespace {

using namespace Stockfish;

/// A game that is judged after each move.
class Game {
 public:
  explicit Game(const std::string& fen) : states_(1) {
    if (position_.set(fen, &states_.back())) {
      throw std::runtime_error("Pikafish does not accept the FEN");
    }
    placements_.push_back(placement());
  }

  void play(const std::string& text) {
    for (const auto& move : MoveList<LEGAL>(position_)) {
      if (UCIEngine::square(move.from_sq()) + UCIEngine::square(move.to_sq()) == text) {
        states_.emplace_back();
        position_.do_move(move, states_.back(), nullptr);
        placements_.push_back(placement());
        return;
      }
    }
    throw std::runtime_error("Pikafish does not allow " + text);
  }

  [[nodiscard]] std::string result() {
    if (MoveList<LEGAL>(position_).size() == 0) {
      return winner(false);
    }
    Value value = VALUE_ZERO;
    if (!position_.rule_judge(value)) {
      return "*";
    }
    return value == VALUE_DRAW ? "1/2-1/2" : winner(value > 0);
  }

  /// The moves since the position last occurred; none if it is new.
  [[nodiscard]] std::size_t loop_length() const {
    for (std::size_t plies = 1; plies < placements_.size(); ++plies) {
      if (placements_[placements_.size() - 1 - plies] == placements_.back()) {
        return plies;
      }
    }
    return 0;
  }

 private:
  /// The FEN without its counters.
  [[nodiscard]] std::string placement() const {
    const std::string fen = position_.fen();
    return fen.substr(0, fen.find(' ') + 2);
  }
  [[nodiscard]] std::string winner(bool mover) const {
    return (position_.side_to_move() == WHITE) == mover ? "1-0" : "0-1";
  }

  std::deque<StateInfo> states_;
  Position position_;
  std::vector<std::string> placements_;
};

/// Pikafish judges a third occurrence. For the second, the loop is played once more.
std::string judged(int occurrences, const std::string& fen, const std::vector<std::string>& moves) {
  Game game(fen);
  for (const std::string& move : moves) {
    game.play(move);
  }
  if (occurrences == 2) {
    const std::size_t again = game.loop_length();
    for (std::size_t index = moves.size() - again; index < moves.size(); ++index) {
      game.play(moves[index]);
    }
  }
  return game.result();
}

}  // namespace

int main() {
  Attacks::init();
  Position::init();
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream fields(line);
    std::string occurrences;
    std::string fen;
    std::string rest;
    std::getline(fields, occurrences, '|');
    std::getline(fields, fen, '|');
    std::getline(fields, rest);
    std::istringstream words(rest);
    std::vector<std::string> moves;
    for (std::string word; words >> word;) {
      moves.push_back(word);
    }
    try {
      std::cout << judged(occurrences == "2" ? 2 : 3, fen, moves) << std::endl;
    } catch (const std::exception& error) {
      std::cout << "error " << error.what() << std::endl;
    }
  }
}
