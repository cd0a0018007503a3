// What the plain engines share: a board of letters, moves, legality and perft. Like the games'
// files beside it, this file uses no code of Hurdle, so that an engine has no error of Hurdle's.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace plain {

/// From square to square. A drop has a letter and no `from`; a pass has two equal squares.
struct Move {
  int from = -1;
  int to = -1;
  char drop = 0;
  char promotion = 0;
  bool declines = false;  ///< the same move with a promotion is possible too
};

/// Squares are numbered from a1, rank by rank. White's letters are in upper case, '.' is empty.
struct Position {
  std::string board;
  bool white = true;  ///< to move
  std::array<std::array<int, 26>, 2> hands{};
  std::string rights;  ///< to castle, as in a FEN
  int passed = -1;     ///< the square that a pawn has just passed over
  int passes = 0;      ///< in a row, so far
  int half = 0;        ///< plies without a capture, a drop or a pawn's move

  [[nodiscard]] char at(int square) const { return board[static_cast<std::size_t>(square)]; }
  void put(int square, char piece) { board[static_cast<std::size_t>(square)] = piece; }
};

[[nodiscard]] inline bool is_white(char piece) {
  return piece >= 'A' && piece <= 'Z';
}
[[nodiscard]] inline char lower(char piece) {
  return is_white(piece) ? static_cast<char>(piece - 'A' + 'a') : piece;
}
[[nodiscard]] inline char upper(char piece) {
  return is_white(piece) ? piece : static_cast<char>(piece - 'a' + 'A');
}
[[nodiscard]] inline char coloured(char letter, bool white) {
  return white ? upper(letter) : lower(letter);
}

struct Step {
  int files;
  int ranks;
};
using Steps = std::vector<Step>;
inline const Steps straight{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const Steps diagonal{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Steps all_ways{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Steps knight{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// How an engine writes moves.
struct Dialect {
  int first_rank = 1;
  bool capitals = false;
  bool files_down = false;          ///< files are counted from the right
  bool ranks_down = false;          ///< ranks are counted from the top
  std::string squares = "letters";  ///< or "digits", "usi"
  std::string pass;                 ///< none: the general's square twice
  std::string drop = "@";
  std::string promotion = "+";   ///< "letter": that of the piece
  std::string promotion_letter;  ///< for the m of Makruk; it reads both
  std::string declined;          ///< after a move that could promote
  std::string castling;          ///< the word for short castling; none: the king's move
};

using Words = std::set<std::string, std::less<>>;

/// A game, with faults by name.
class Engine {
 public:
  Engine(std::string game, int file_count, int rank_count, Words faults)
      : name(std::move(game)), files(file_count), ranks(rank_count), faults_(std::move(faults)) {}
  virtual ~Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  const std::string name;
  const int files;
  const int ranks;
  Dialect dialect;

  [[nodiscard]] virtual Position parsed(const std::string& fen) const;
  [[nodiscard]] std::string text(const Position& position, const Move& move) const;
  [[nodiscard]] std::vector<Move> legal_moves(const Position& position) const;
  /// Legal or not, as far as pieces go.
  [[nodiscard]] std::vector<Move> movements(const Position& position) const;
  [[nodiscard]] virtual Position after(const Position& position, const Move& move) const;
  [[nodiscard]] std::uint64_t perft(const Position& position, int depth) const;

 protected:
  using Moves = std::vector<Move>;

  /// Where the piece on a square goes, whichever side is to move.
  virtual void piece_moves(const Position& position, int from, Moves& moves) const = 0;
  /// Drops, passes and castling.
  virtual void other_moves(const Position& /*position*/, Moves& /*moves*/) const {}
  /// Without regard to `allowed`, a move's legality is that the king is safe after it.
  [[nodiscard]] virtual bool allowed(const Position& /*position*/, const Move& /*move*/,
                                     const Position& /*next*/) const {
    return true;
  }
  [[nodiscard]] virtual bool over(const Position& position) const;
  /// Whether the piece on a square could capture on another.
  [[nodiscard]] virtual bool attacks(const Position& position, int from, int to) const;
  [[nodiscard]] virtual bool safe(const Position& position, const Move& move,
                                  const Position& next) const;

  [[nodiscard]] bool has(std::string_view fault) const { return faults_.count(fault) > 0; }
  [[nodiscard]] int square(int file, int rank) const;  ///< -1 off the board
  [[nodiscard]] int file_of(int square) const { return square % files; }
  [[nodiscard]] int rank_of(int square) const { return square / files; }
  [[nodiscard]] int step(int from, Step by) const;
  [[nodiscard]] int king(const Position& position, bool white) const;
  [[nodiscard]] std::vector<int> attackers(const Position& position, int to, bool by_white) const;
  [[nodiscard]] bool in_check(const Position& position, bool white) const;
  /// The rank counted from the player's edge, from 1.
  [[nodiscard]] int own_rank(bool white, int square) const {
    return white ? rank_of(square) + 1 : ranks - rank_of(square);
  }
  [[nodiscard]] static bool empty(const Position& position, int square) {
    return square >= 0 && position.at(square) == '.';
  }
  [[nodiscard]] static bool own(const Position& position, int from, int to) {
    return position.at(to) != '.' && is_white(position.at(to)) == is_white(position.at(from));
  }
  [[nodiscard]] static bool enemy(const Position& position, int from, int to) {
    return to >= 0 && position.at(to) != '.' && !own(position, from, to);
  }
  /// Adds a move onto an empty square or an enemy.
  static void go(const Position& position, int from, int to, Moves& moves) {
    if (to >= 0 && !own(position, from, to)) {
      moves.push_back({from, to});
    }
  }
  void steps(const Position& position, int from, const Steps& some, Moves& moves) const;
  void slides(const Position& position, int from, const Steps& some, Moves& moves) const;
  /// The leaps of Janggi's and Xiangqi's horse over an empty point, its leg: beside the horse, or
  /// with a fault diagonally, beside the target.
  void horse_moves(const Position& position, int from, bool diagonal_leg, Moves& moves) const;
  /// The check of a horse whose leg is taken to stand beside the general.
  [[nodiscard]] bool leaps_past_leg_of_target(const Position& position, int from, int to) const;
  /// Steps that lead forward for White, turned for Black.
  [[nodiscard]] static Steps turned(Steps some, bool white);

 private:
  [[nodiscard]] char our_letter(char piece) const;
  [[nodiscard]] std::string square_text(int square) const;

  Words faults_;
};

/// The engine of a game; chess for an unknown name.
[[nodiscard]] std::unique_ptr<Engine> engine_of(std::string_view game, const Words& faults);

// The games.
[[nodiscard]] std::unique_ptr<Engine> janggi(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> xiangqi(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> chess(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> makruk(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> shogi(const Words& faults);

}  // namespace plain
