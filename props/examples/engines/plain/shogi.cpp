// A plain engine of Shogi. Promoted pieces have letters of their own on its board.
#include <algorithm>
#include <string_view>

#include "props/examples/engines/plain/engine.hpp"

namespace plain {
namespace {

constexpr std::string_view raw = "plnsbr";
constexpr std::string_view promoted = "tumvhd";

/// The letter that stands at the same place of the other list, in the same case; else the letter.
char mapped(char piece, std::string_view from, std::string_view into) {
  const std::size_t index = from.find(lower(piece));
  return index == std::string_view::npos ? piece : coloured(into[index], is_white(piece));
}

const Steps gold{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}, {1, 1}};
const Steps silver{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}, {0, 1}};

class Shogi : public Engine {
 public:
  explicit Shogi(const Words& faults) : Engine("shogi", 9, 9, faults) {}

  [[nodiscard]] Position parsed(const std::string& fen) const override {
    std::string letters;
    for (const char letter : fen.substr(0, fen.find(' '))) {
      if (!letters.empty() && letters.back() == '+') {
        letters.back() = mapped(letter, raw, promoted);
      } else {
        letters += letter;
      }
    }
    return Engine::parsed(letters + fen.substr(fen.find(' ')));
  }

 protected:
  void piece_moves(const Position& position, int from, Moves& moves) const override {
    Moves plain;
    go_as(position, from, is_white(position.at(from)), plain);
    for (Move move : plain) {
      const bool white = is_white(position.at(from));
      const char piece = lower(position.at(from));
      const bool leaves = own_rank(white, move.from) > 6 && !has("promotion-by-arriving-only");
      const bool may =
          raw.find(piece) != std::string_view::npos && (leaves || own_rank(white, move.to) > 6);
      const bool must =
          (!leaves_a_move(piece, own_rank(white, move.to)) && !has("promotion-is-never-forced")) ||
          (piece == 'p' && has("pawns-must-promote"));
      if (!may || !must) {
        move.declines = may;
        moves.push_back(move);
      }
      if (may) {
        move.declines = false;
        move.promotion = '+';
        moves.push_back(move);
      }
    }
  }

  void other_moves(const Position& position, Moves& moves) const override {
    if (has("drops-do-not-answer-check") && in_check(position, position.white)) {
      return;
    }
    const auto& hand = position.hands[position.white ? 0 : 1];
    for (const char letter : std::string("plnsgbr")) {
      const int held = hand[static_cast<std::size_t>(letter - 'a')];
      const int times = has("equal-pieces-dropped-each") ? held : std::min(held, 1);
      for (int copy = 0; copy < times; ++copy) {
        drops_of(position, letter, moves);
      }
    }
  }

  [[nodiscard]] Position after(const Position& position, const Move& move) const override {
    Position next = Engine::after(position, move);
    if (move.promotion == '+') {
      next.put(move.to, mapped(next.at(move.to), raw, promoted));
    }
    if (move.drop == 0 && position.at(move.to) != '.') {
      const char captured = lower(mapped(position.at(move.to), promoted, raw));
      ++next.hands[position.white ? 0 : 1][static_cast<std::size_t>(captured - 'a')];
    }
    return next;
  }

  /// No pawn may mate by a drop.
  [[nodiscard]] bool allowed(const Position& /*position*/, const Move& move,
                             const Position& next) const override {
    if (move.drop != 'p' || has("pawn-drop-mates") || !in_check(next, next.white)) {
      return true;
    }
    if (has("pawn-drop-never-checks")) {
      return false;
    }
    const auto by_king = [&](const Move& reply) {
      return reply.drop == 0 && lower(next.at(reply.from)) == 'k';
    };
    if (has("pawn-drop-mate-ignores-pins")) {
      const Moves replies = movements(next);
      return std::ranges::any_of(replies, [&](const Move& reply) {
        return reply.drop == 0 &&
               (by_king(reply) ? safe(next, reply, after(next, reply)) : reply.to == move.to);
      });
    }
    const Moves replies = legal_moves(next);
    return has("mate-judged-by-king-moves") ? std::ranges::any_of(replies, by_king)
                                            : !replies.empty();
  }

 private:
  void go_as(const Position& position, int from, bool white, Moves& moves) const {
    char piece = lower(position.at(from));
    piece = piece == 'g' && has("gold-goes-as-a-king")     ? 'k'
            : piece == 's' && has("silver-goes-as-a-gold") ? 'g'
            : piece == 't' && has("tokin-goes-as-a-pawn")  ? 'p'
            : piece == 'd' && has("dragon-goes-as-a-rook") ? 'r'
                                                           : piece;
    switch (piece) {
      case 'k':
        return steps(position, from, all_ways, moves);
      case 'h':
        steps(position, from, straight, moves);
        [[fallthrough]];
      case 'b':
        return slides(position, from, diagonal, moves);
      case 'd':
        steps(position, from, diagonal, moves);
        [[fallthrough]];
      case 'r':
        return slides(position, from, straight, moves);
      case 's':
        return steps(position, from, turned(silver, white), moves);
      case 'n':
        return steps(position, from, turned({{-1, 2}, {1, 2}}, white), moves);
      case 'l':
        return slides(position, from, turned({{0, 1}}, white), moves);
      case 'p':
        return steps(position, from, turned({{0, 1}}, white), moves);
      default:
        steps(position, from, turned(gold, white), moves);
    }
  }

  /// A piece that is not promoted can go on from this rank.
  [[nodiscard]] static bool leaves_a_move(char piece, int rank) {
    return rank < (piece == 'n' ? 8 : piece == 'p' || piece == 'l' ? 9 : 10);
  }

  void drops_of(const Position& position, char letter, Moves& moves) const {
    const bool anywhere = letter == 'n' && has("knights-on-the-last-two-ranks");
    for (int to = 0; to < files * ranks; ++to) {
      const bool barred = letter == 'p' && is_barred(position, file_of(to));
      if (empty(position, to) && !barred &&
          (anywhere || leaves_a_move(letter, own_rank(position.white, to)))) {
        moves.push_back({-1, to, letter});
      }
    }
  }

  /// A pawn on the file forbids the drop of another.
  [[nodiscard]] bool is_barred(const Position& position, int file) const {
    const auto bars = [&](char piece) {
      return (piece == coloured('p', position.white) && !has("second-pawn-on-a-file")) ||
             (piece == coloured('t', position.white) && has("tokins-bar-the-file")) ||
             (piece == coloured('p', !position.white) && has("enemy-pawns-bar-the-file"));
    };
    bool barred = false;
    for (int rank = 0; rank < ranks; ++rank) {
      barred = barred || bars(position.at(square(file, rank)));
    }
    return barred;
  }
};

}  // namespace

std::unique_ptr<Engine> shogi(const Words& faults) {
  return std::make_unique<Shogi>(faults);
}

}  // namespace plain
