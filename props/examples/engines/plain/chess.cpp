// Plain engines of chess and Makruk.
#include <algorithm>

#include "props/examples/engines/plain/engine.hpp"

namespace plain {
namespace {

class Chess : public Engine {
 public:
  explicit Chess(const Words& faults) : Engine("chess", 8, 8, faults) {}

 protected:
  void piece_moves(const Position& position, int from, Moves& moves) const override {
    switch (lower(position.at(from))) {
      case 'k':
        return steps(position, from, all_ways, moves);
      case 'q':
        return slides(position, from, all_ways, moves);
      case 'r':
        return slides(position, from, straight, moves);
      case 'b':
        return slides(position, from, diagonal, moves);
      case 'n':
        return steps(position, from, knight, moves);
      default:
        pawn_moves(position, from, is_white(position.at(from)), moves);
    }
  }

  void other_moves(const Position& position, Moves& moves) const override {
    for (const char right : position.rights) {
      if (right != '-' && is_white(right) == position.white) {
        castling(position, lower(right) == 'k', moves);
      }
    }
  }

  [[nodiscard]] Position after(const Position& position, const Move& move) const override {
    Position next = Engine::after(position, move);
    const char piece = lower(position.at(move.from));
    const int files_away = file_of(move.to) - file_of(move.from);
    if (piece == 'k' && (files_away == 2 || files_away == -2)) {
      const int corner = square(files_away > 0 ? 7 : 0, rank_of(move.from));
      next.put(move.to - files_away / 2, position.at(corner));
      next.put(corner, '.');
    }
    if (piece == 'p' && files_away != 0 && move.to == position.passed) {
      next.put(square(file_of(move.to), rank_of(move.from)), '.');
    }
    if (piece == 'p' && std::abs(move.to - move.from) == 2 * files) {
      next.passed = (move.from + move.to) / 2;
    }
    end_rights(position, move, next);
    return next;
  }

 private:
  void end_rights(const Position& position, const Move& move, Position& next) const {
    const auto ends = [&](char right, int corner, int home) {
      const bool captured = move.to == corner && !has("captured-rook-keeps-the-right");
      if (move.from == home || move.from == corner || captured) {
        next.rights.erase(std::remove(next.rights.begin(), next.rights.end(), right),
                          next.rights.end());
      }
    };
    if (!position.rights.empty() && position.rights != "-") {
      ends('K', square(7, 0), square(4, 0));
      ends('Q', square(0, 0), square(4, 0));
      ends('k', square(7, 7), square(4, 7));
      ends('q', square(0, 7), square(4, 7));
    }
  }

  void castling(const Position& position, bool short_side, Moves& moves) const {
    const int from = king(position, position.white);
    const int corner = square(short_side ? 7 : 0, rank_of(from));
    const int towards = short_side ? 1 : -1;
    for (int between = from + towards; between != corner; between += towards) {
      if (!empty(position, between)) {
        return;
      }
    }
    Position crossing = position;
    crossing.put(from, '.');
    crossing.put(from + towards, position.at(from));
    const bool unsafe =
        has("castling-through-attacks") || (short_side && has("castling-short-through-attacks"));
    if (!in_check(position, position.white) && (unsafe || !in_check(crossing, position.white))) {
      moves.push_back({from, from + 2 * towards});
    }
  }

  void pawn_moves(const Position& position, int from, bool white, Moves& moves) const {
    Moves plain;
    const Step ahead{0, white ? 1 : -1};
    const int one = step(from, ahead);
    if (empty(position, one)) {
      plain.push_back({from, one});
      if (own_rank(white, from) == 2 && empty(position, step(one, ahead))) {
        plain.push_back({from, step(one, ahead)});
      }
    }
    for (const int aside : {-1, 1}) {
      const int to = step(from, {aside, ahead.ranks});
      const bool in_passing = to >= 0 && to == position.passed && own_rank(white, to) == 6;
      if (enemy(position, from, to) || (in_passing && !has("no-en-passant"))) {
        plain.push_back({from, to});
      }
    }
    for (Move move : plain) {
      if (own_rank(white, move.to) < 8) {
        moves.push_back(move);
        continue;
      }
      for (const char piece : std::string(has("queens-only") ? "q" : "qrbn")) {
        move.promotion = piece;
        moves.push_back(move);
      }
    }
  }
};

class Makruk : public Engine {
 public:
  explicit Makruk(const Words& faults) : Engine("makruk", 8, 8, faults) {}

 protected:
  void piece_moves(const Position& position, int from, Moves& moves) const override {
    const bool white = is_white(position.at(from));
    switch (lower(position.at(from))) {
      case 'k':
        return steps(position, from, all_ways, moves);
      case 's':
        steps(position, from, turned({{0, 1}}, white), moves);
        return steps(position, from, diagonal, moves);
      case 'm':
        return steps(position, from, diagonal, moves);
      case 'r':
        return slides(position, from, straight, moves);
      case 'n':
        return steps(position, from, knight, moves);
      default:
        pawn_moves(position, from, white, moves);
    }
  }

 private:
  void pawn_moves(const Position& position, int from, bool white, Moves& moves) const {
    const int last = has("promotion-on-the-last-rank-only") ? 8 : 6;
    for (const Step by : turned({{0, 1}, {-1, 1}, {1, 1}}, white)) {
      const int to = step(from, by);
      const bool goes = by.files == 0 ? empty(position, to) : enemy(position, from, to);
      if (goes) {
        moves.push_back({from, to, 0, own_rank(white, to) == last ? 'm' : '\0'});
      }
    }
  }
};

}  // namespace

std::unique_ptr<Engine> chess(const Words& faults) {
  return std::make_unique<Chess>(faults);
}

std::unique_ptr<Engine> makruk(const Words& faults) {
  return std::make_unique<Makruk>(faults);
}

}  // namespace plain
