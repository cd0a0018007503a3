#include "props/examples/engines/plain/engine.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace plain {

std::unique_ptr<Engine> engine_of(std::string_view game, const Words& faults) {
  return game == "janggi"    ? janggi(faults)
         : game == "xiangqi" ? xiangqi(faults)
         : game == "makruk"  ? makruk(faults)
         : game == "shogi"   ? shogi(faults)
                             : chess(faults);
}

Position Engine::parsed(const std::string& fen) const {
  std::istringstream fields(fen);
  std::string placement;
  std::string side;
  std::string passed;
  Position position;
  fields >> placement >> side >> position.rights >> passed >> position.half;
  position.white = side != "b";
  position.passes = position.rights == "p" ? 1 : 0;
  if (passed.size() == 2 && passed != "-") {
    position.passed = square(passed[0] - 'a', passed[1] - '1');
  }
  position.board.assign(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks), '.');
  const std::size_t hand = placement.find('[');
  for (std::size_t index = hand; index < placement.size(); ++index) {
    const char piece = placement[index];
    if (lower(piece) >= 'a' && lower(piece) <= 'z') {
      ++position.hands[is_white(piece) ? 0 : 1][static_cast<std::size_t>(lower(piece) - 'a')];
    }
  }
  int rank = ranks - 1;
  int file = 0;
  for (std::size_t index = 0; index < std::min(hand, placement.size()); ++index) {
    const char piece = placement[index];
    if (piece == '/') {
      --rank;
      file = 0;
    } else if (piece >= '0' && piece <= '9') {
      const bool ten = piece == '1' && index + 1 < placement.size() && placement[index + 1] == '0';
      file += ten ? 10 : piece - '0';
      index += ten ? 1 : 0;
    } else {
      position.put(square(file++, rank), our_letter(piece));
    }
  }
  return position;
}

char Engine::our_letter(char piece) const {
  const bool other = std::string(1, lower(piece)) == dialect.promotion_letter;
  return other ? coloured('m', is_white(piece)) : piece;
}

std::string Engine::square_text(int square) const {
  const int file = dialect.files_down ? files - 1 - file_of(square) : file_of(square);
  const int rank = dialect.ranks_down ? ranks - 1 - rank_of(square) : rank_of(square);
  if (dialect.squares == "usi") {
    return std::to_string(files - file) + static_cast<char>('a' + ranks - 1 - rank);
  }
  if (dialect.squares == "digits") {
    return std::to_string((file + dialect.first_rank) % 10) +
           std::to_string((rank + dialect.first_rank) % 10);
  }
  return static_cast<char>('a' + file) + std::to_string(rank + dialect.first_rank);
}

std::string Engine::text(const Position& position, const Move& move) const {
  std::string words;
  const bool is_king = move.drop == 0 && lower(position.at(move.from)) == 'k';
  const int files_away = move.drop == 0 ? file_of(move.to) - file_of(move.from) : 0;
  if (move.drop != 0) {
    words = upper(move.drop) + dialect.drop + square_text(move.to);
  } else if (move.from == move.to && !dialect.pass.empty()) {
    words = dialect.pass;
  } else if (is_king && std::abs(files_away) == 2 && !dialect.castling.empty()) {
    words = files_away > 0 ? dialect.castling : dialect.castling + "-O";
  } else {
    const std::string letter(1, lower(position.at(move.from)));
    words = square_text(move.from) + square_text(move.to);
    words += move.promotion == '+' ? (dialect.promotion == "letter" ? letter : dialect.promotion)
             : move.declines       ? dialect.declined
             : move.promotion == 0 ? ""
             : move.promotion == 'm' && !dialect.promotion_letter.empty()
                 ? dialect.promotion_letter
                 : std::string(1, move.promotion);
  }
  if (dialect.capitals) {
    std::ranges::transform(words, words.begin(), [](char letter) {
      return letter >= 'a' && letter <= 'z' ? upper(letter) : letter;
    });
  }
  return words;
}

std::vector<Move> Engine::movements(const Position& position) const {
  Moves moves;
  for (int from = 0; from < files * ranks; ++from) {
    if (position.at(from) != '.' && is_white(position.at(from)) == position.white) {
      piece_moves(position, from, moves);
    }
  }
  other_moves(position, moves);
  return moves;
}

std::vector<Move> Engine::legal_moves(const Position& position) const {
  Moves legal;
  if (over(position)) {
    return legal;
  }
  for (const Move& move : movements(position)) {
    const Position next = after(position, move);
    if (safe(position, move, next) && allowed(position, move, next)) {
      legal.push_back(move);
    }
  }
  return legal;
}

bool Engine::over(const Position& position) const {
  const bool captured = king(position, true) < 0 || king(position, false) < 0;
  return captured || (has("fifty-plies") && position.half >= 50);
}

bool Engine::safe(const Position& position, const Move& move, const Position& next) const {
  if (has("pseudo-legal")) {
    return true;
  }
  const bool white = position.white;
  const std::vector<int> left = attackers(next, king(next, white), !white);
  if (faults_.empty()) {
    return left.empty();
  }
  const std::vector<int> checkers = attackers(position, king(position, white), !white);
  const bool by_king = move.drop == 0 && lower(position.at(move.from)) == 'k';
  if ((has("king-in-check-never-moves") && by_king && !checkers.empty()) ||
      (has("only-the-king-answers-two-checks") && !by_king && checkers.size() > 1)) {
    return false;
  }
  const auto checked = [&](int from) {
    return std::ranges::find(checkers, from) != checkers.end();
  };
  if (has("takes-one-of-two-checkers") && checkers.size() > 1 && !by_king && move.drop == 0 &&
      checked(move.to)) {
    return std::ranges::all_of(left, checked);
  }
  return left.empty();
}

Position Engine::after(const Position& position, const Move& move) const {
  Position next = position;
  next.white = !position.white;
  next.passed = -1;
  next.passes = 0;
  ++next.half;
  if (move.drop != 0) {
    next.put(move.to, coloured(move.drop, position.white));
    --next.hands[position.white ? 0 : 1][static_cast<std::size_t>(lower(move.drop) - 'a')];
    next.half = 0;
  } else if (move.from == move.to) {
    next.passes = position.passes + 1;
  } else {
    const char piece = position.at(move.from);
    if (position.at(move.to) != '.' || lower(piece) == 'p') {
      next.half = 0;
    }
    next.put(move.from, '.');
    next.put(move.to, move.promotion == 0 || move.promotion == '+'
                          ? piece
                          : coloured(move.promotion, position.white));
  }
  return next;
}

std::uint64_t Engine::perft(const Position& position, int depth) const {
  if (depth == 0) {
    return 1;
  }
  const Moves moves = legal_moves(position);
  if (depth == 1) {
    return moves.size();
  }
  std::uint64_t sum = 0;
  for (const Move& move : moves) {
    sum += perft(after(position, move), depth - 1);
  }
  return sum;
}

bool Engine::attacks(const Position& position, int from, int to) const {
  Moves moves;
  if (has("checks-from-the-wrong-end")) {
    Position turned = position;
    turned.put(from, position.at(to));
    turned.put(to, position.at(from));
    piece_moves(turned, to, moves);
    std::swap(from, to);
  } else {
    piece_moves(position, from, moves);
  }
  return std::ranges::any_of(moves, [to](const Move& move) { return move.to == to; });
}

std::vector<int> Engine::attackers(const Position& position, int to, bool by_white) const {
  std::vector<int> found;
  for (int from = 0; from < files * ranks; ++from) {
    const char piece = position.at(from);
    if (piece != '.' && is_white(piece) == by_white && attacks(position, from, to)) {
      found.push_back(from);
    }
  }
  return found;
}

int Engine::king(const Position& position, bool white) const {
  return static_cast<int>(position.board.find(white ? 'K' : 'k'));
}

bool Engine::in_check(const Position& position, bool white) const {
  return !attackers(position, king(position, white), !white).empty();
}

int Engine::square(int file, int rank) const {
  const bool on_board = file >= 0 && file < files && rank >= 0 && rank < ranks;
  return on_board ? rank * files + file : -1;
}

int Engine::step(int from, Step by) const {
  return from < 0 ? -1 : square(file_of(from) + by.files, rank_of(from) + by.ranks);
}

void Engine::steps(const Position& position, int from, const Steps& some, Moves& moves) const {
  for (const Step by : some) {
    go(position, from, step(from, by), moves);
  }
}

void Engine::slides(const Position& position, int from, const Steps& some, Moves& moves) const {
  for (const Step by : some) {
    int to = step(from, by);
    while (empty(position, to)) {
      moves.push_back({from, to});
      to = step(to, by);
    }
    go(position, from, to, moves);
  }
}

void Engine::horse_moves(const Position& position, int from, bool diagonal_leg,
                         Moves& moves) const {
  for (const Step leap : knight) {
    const Step straight_leg{leap.files / 2, leap.ranks / 2};
    const Step other_leg{leap.files > 0 ? 1 : -1, leap.ranks > 0 ? 1 : -1};
    const int leg = step(from, diagonal_leg ? other_leg : straight_leg);
    if (empty(position, leg) || (has("horse-leaps") && leg >= 0)) {
      go(position, from, step(from, leap), moves);
    }
  }
}

bool Engine::leaps_past_leg_of_target(const Position& position, int from, int to) const {
  const int files_away = file_of(from) - file_of(to);
  const int ranks_away = rank_of(from) - rank_of(to);
  return std::abs(files_away * ranks_away) == 2 &&
         empty(position, step(to, {files_away / 2, ranks_away / 2}));
}

Steps Engine::turned(Steps some, bool white) {
  for (Step& by : some) {
    by = white ? by : Step{-by.files, -by.ranks};
  }
  return some;
}

}  // namespace plain
