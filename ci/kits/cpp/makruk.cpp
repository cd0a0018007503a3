// A small engine: Makruk, by the rules of movegen/variants/makruk/rules.md.
//
//   g++ -std=c++17 -O2 makruk.cpp -o makruk
//   hurdle check positions/makruk --tag quick --engine "./makruk" --protocol jsonl
#include <cctype>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "hurdle_kit.hpp"

namespace {

using Square = std::pair<int, int>;  // file and rank, both from 0

const std::map<char, std::vector<Square>> steps{
    // how each piece captures: files to the right, ranks ahead
    {'K', {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}},
    {'M', {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}},
    {'S', {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, {0, 1}}},
    {'N', {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}},
    {'R', {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}},
    {'P', {{-1, 1}, {1, 1}}},
};

struct State {
  std::map<Square, char> board;  // pieces as in a FEN
  bool white = true;             // is to move
};

bool is_white(char piece) {
  return std::isupper(static_cast<unsigned char>(piece)) != 0;
}

char kind_of(char piece) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(piece)));
}

char coloured(char kind, bool white) {
  return static_cast<char>(white ? kind : std::tolower(static_cast<unsigned char>(kind)));
}

std::string text_of(Square square) {
  return {static_cast<char>('a' + square.first), static_cast<char>('1' + square.second)};
}

Square square_of(const std::string& move, std::size_t at) {
  return {move.at(at) - 'a', move.at(at + 1) - '1'};
}

/// The squares that a piece attacks, occupied or empty.
std::vector<Square> attacked(const State& state, Square origin, char piece) {
  std::vector<Square> squares;
  for (const auto& [files, ranks] : steps.at(kind_of(piece))) {
    int file = origin.first;
    int rank = origin.second;
    do {
      file += files;
      rank += is_white(piece) ? ranks : -ranks;
      if (file < 0 || file > 7 || rank < 0 || rank > 7) {
        break;
      }
      squares.emplace_back(file, rank);
    } while (kind_of(piece) == 'R' && state.board.count({file, rank}) == 0);
  }
  return squares;
}

/// Whether an enemy piece attacks the king of this side. It does if an own piece of the same kind
/// on the king's square would attack it.
bool is_checked(const State& state, bool white) {
  Square king;
  for (const auto& [square, piece] : state.board) {
    if (piece == coloured('K', white)) {
      king = square;
    }
  }
  for (const auto& [kind, unused] : steps) {
    for (const Square& target : attacked(state, king, coloured(kind, white))) {
      const auto other = state.board.find(target);
      if (other != state.board.end() && other->second == coloured(kind, !white)) {
        return true;
      }
    }
  }
  return false;
}

/// The moves that the pieces can make, including those that leave the king in check.
std::vector<std::string> candidates(const State& state) {
  std::vector<std::string> list;
  for (const auto& [origin, piece] : state.board) {
    if (is_white(piece) != state.white) {
      continue;
    }
    const bool pawn = kind_of(piece) == 'P';
    const auto add = [&list, from = origin, pawn, &state](Square target) {
      const bool promotes = pawn && target.second == (state.white ? 5 : 2);
      list.push_back(text_of(from) + text_of(target) + (promotes ? "m" : ""));
    };
    for (const Square& target : attacked(state, origin, piece)) {
      const auto other = state.board.find(target);
      if (other == state.board.end() ? !pawn : is_white(other->second) != state.white) {
        add(target);
      }
    }
    const Square ahead{origin.first, origin.second + (state.white ? 1 : -1)};
    if (pawn && state.board.count(ahead) == 0) {
      add(ahead);
    }
  }
  return list;
}

State start(const std::string& variant, const std::string& fen) {
  if (variant != "makruk") {
    throw std::invalid_argument("unknown variant " + variant + "; this engine plays makruk");
  }
  State state;
  Square square{0, 7};
  const std::size_t space = fen.find(' ');
  for (const char c : fen.substr(0, space)) {
    if (c == '/') {
      square = {0, square.second - 1};
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      square.first += c - '0';
    } else {
      state.board[square] = c;
      ++square.first;
    }
  }
  state.white = fen.at(space + 1) == 'w';
  return state;
}

State play(const State& state, const std::string& move) {
  const auto origin = state.board.find(square_of(move, 0));
  const Square target = square_of(move, 2);
  if (origin == state.board.end() || is_white(origin->second) != state.white ||
      origin->first == target) {
    throw std::invalid_argument(move + " moves no piece of the side to move");
  }
  State after{state.board, !state.white};
  after.board.erase(origin->first);
  after.board[target] = move.back() == 'm' ? coloured('M', state.white) : origin->second;
  return after;
}

std::vector<std::string> moves(const State& state) {
  std::vector<std::string> legal;
  for (const std::string& move : candidates(state)) {
    if (!is_checked(play(state, move), state.white)) {
      legal.push_back(move);
    }
  }
  return legal;
}

/// Decides mate and stalemate; ignores repetitions and counting rules.
std::string result(State state, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    state = play(state, text);
  }
  if (!moves(state).empty()) {
    return "";
  }
  return !is_checked(state, state.white) ? "1/2-1/2 T7" : state.white ? "0-1 T6" : "1-0 T6";
}

}  // namespace

int main() {
  return hurdle_kit::answer_questions(start, moves, play, result);
}
