// Shogi as Japanese books write it: `☗７六歩`, `☖同銀不成`, `☗５八金右`. Words tell two pieces
// apart that can reach the square: right, left and straight, and forward, sideways and backward, as
// the player sees the board.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "movegen/notations/format.hpp"
#include "movegen/notations/shogi_words.hpp"
#include "movegen/notations/words.hpp"

namespace hurdle::notations {
namespace {

enum class Beside : std::uint8_t { any, right, left, straight };
enum class Going : std::uint8_t { any, forward, sideways, backward };
enum class Turn : std::uint8_t { unsaid, promotes, stays, drops };

constexpr std::array<Word, 3> beside_words{{{"右", static_cast<int>(Beside::right)},
                                            {"左", static_cast<int>(Beside::left)},
                                            {"直", static_cast<int>(Beside::straight)}}};
constexpr std::array<Word, 6> going_words{{{"上", static_cast<int>(Going::forward)},
                                           {"行", static_cast<int>(Going::forward)},
                                           {"入", static_cast<int>(Going::forward)},
                                           {"寄", static_cast<int>(Going::sideways)},
                                           {"引", static_cast<int>(Going::backward)},
                                           {"下", static_cast<int>(Going::backward)}}};
constexpr std::array<Word, 4> turn_words{{{"不成", static_cast<int>(Turn::stays)},
                                          {"生", static_cast<int>(Turn::stays)},
                                          {"成", static_cast<int>(Turn::promotes)},
                                          {"打", static_cast<int>(Turn::drops)}}};

/// The words that tell two pieces apart.
struct Words {
  Beside beside = Beside::any;
  Going going = Going::any;
};

/// How far a square is to the right, and how far ahead, as the player to move sees it.
int seen_right(const Place& place, Square square) {
  return place.setup.side == Colour::white ? square.file() : -square.file();
}
int seen_ahead(const Place& place, Square square) {
  return place.setup.side == Colour::white ? square.rank() : -square.rank();
}

/// The squares from which a piece of this kind can legally go to the target.
std::vector<Square> origins_of(const Place& place, Kind kind, bool promoted, Square to) {
  std::vector<Square> origins;
  for (const Move move : place.legal) {
    const Piece piece = place.moved(move);
    if (!move.is_drop() && move.to() == to && piece.kind() == kind &&
        piece.promoted() == promoted && std::ranges::find(origins, move.from()) == origins.end()) {
      origins.push_back(move.from());
    }
  }
  return origins;
}

bool goes(const Place& place, Square from, Square to, Going going) {
  const int ahead = seen_ahead(place, to) - seen_ahead(place, from);
  switch (going) {
    case Going::any:
      return true;
    case Going::forward:
      return ahead > 0;
    case Going::sideways:
      return ahead == 0;
    case Going::backward:
      return ahead < 0;
  }
  return false;
}

/// Right and left are sides of the target; of rooks and bishops and their promoted sides, of which
/// there are two, one piece is to the right of the other.
bool is_beside(const Place& place, const std::vector<Square>& origins, Square from, Square to,
               Beside beside) {
  const char letter = place.notation().of(place.setup.at(from).kind()).letter;
  const bool of_two = letter == 'R' || letter == 'B';
  const int right = seen_right(place, from) - seen_right(place, to);
  const auto most = [&](int sign) {
    return std::ranges::all_of(origins, [&](Square other) {
      return sign * seen_right(place, other) <= sign * seen_right(place, from);
    });
  };
  switch (beside) {
    case Beside::any:
      return true;
    case Beside::right:
      return of_two ? most(1) : right > 0;
    case Beside::left:
      return of_two ? most(-1) : right < 0;
    case Beside::straight:
      return !of_two && right == 0 && goes(place, from, to, Going::forward);
  }
  return false;
}

/// The origins that fit the words.
std::vector<Square> fitting_origins(const Place& place, const std::vector<Square>& origins,
                                    Square to, Words words) {
  std::vector<Square> fitting;
  for (const Square from : origins) {
    if (goes(place, from, to, words.going) && is_beside(place, origins, from, to, words.beside)) {
      fitting.push_back(from);
    }
  }
  return fitting;
}

bool is_legal(const Place& place, Move move) {
  return std::ranges::any_of(place.legal, [move](Move other) { return other.plain() == move; });
}

// ---- Reading ----

/// The drops of the piece on the square: none or one.
std::vector<Move> drops_of(const Place& place, const ShogiMove& move) {
  const Move drop = Move::drop(move.kind, move.to);
  return !move.promoted && is_legal(place, drop) ? std::vector{drop} : std::vector<Move>{};
}

/// The legal moves of a piece on the board that fit the text, and whether they may promote.
std::vector<Move> board_moves_of(const Place& place, const ShogiMove& move, Words words, Turn turn,
                                 bool& may_choose) {
  std::vector<Move> fitting;
  const auto origins = origins_of(place, move.kind, move.promoted, move.to);
  for (const Square from : fitting_origins(place, origins, move.to, words)) {
    const Move plain = Move::board(from, move.to);
    const Move promotion = Move::promotion(from, move.to);
    may_choose = may_choose || is_legal(place, promotion);
    const Move wanted = turn == Turn::promotes ? promotion : plain;
    if (is_legal(place, wanted)) {
      fitting.push_back(wanted);
    }
  }
  return fitting;
}

ParsedMove read_japanese(const Place& place, std::string_view text) {
  const auto move = skip_shogi_move(place, text);
  Words words;
  Turn turn = Turn::unsaid;
  if (move) {
    words.beside = static_cast<Beside>(skip_one(text, beside_words).value_or(0));
    words.going = static_cast<Going>(skip_one(text, going_words).value_or(0));
    turn = static_cast<Turn>(skip_one(text, turn_words).value_or(0));
  }
  if (!move || !text.empty()) {
    return foreign("expected a square and a piece, as ☗７六歩, ☖同銀不成 or ☗５八金右");
  }
  if (std::string problem = problem_of(place, *move); !problem.empty()) {
    return no_move(std::move(problem));
  }
  const std::string none = fmt::format("names no legal move of {}",
                                       shogi_piece(place.notation(), move->kind, move->promoted));
  const std::string several = "add 右, 左, 直, 上, 寄 or 引";
  if (turn == Turn::drops) {
    return one_of(place, drops_of(place, *move), none, several);
  }
  bool may_choose = false;
  std::vector<Move> fitting = board_moves_of(place, *move, words, turn, may_choose);
  if (turn == Turn::unsaid && may_choose) {
    return no_move("may promote; add 成 or 不成");
  }
  const bool bare = words.beside == Beside::any && words.going == Going::any;
  if (fitting.empty() && turn == Turn::unsaid && bare) {
    fitting = drops_of(place, *move);
  }
  return one_of(place, std::move(fitting), none, several);
}

// ---- Writing ----

/// The shortest words that fit this origin alone.
std::string words_for(const Place& place, const std::vector<Square>& origins, Square from,
                      Square to) {
  constexpr std::array<Beside, 4> all_beside{Beside::any, Beside::right, Beside::left,
                                             Beside::straight};
  constexpr std::array<Going, 4> all_going{Going::any, Going::forward, Going::sideways,
                                           Going::backward};
  for (const bool with_going : {false, true}) {
    for (const Beside beside : all_beside) {
      for (const Going going : all_going) {
        const bool two_words = beside != Beside::any && going != Going::any;
        const auto fitting = fitting_origins(place, origins, to, {beside, going});
        if (two_words == with_going && fitting == std::vector{from}) {
          return fmt::format("{}{}", word_for(static_cast<int>(beside), beside_words),
                             word_for(static_cast<int>(going), going_words));
        }
      }
    }
  }
  return "";
}

std::string write_japanese(const Place& place, Move move) {
  const Notation& notation = place.notation();
  const Piece piece = move.is_drop() ? Piece(place.setup.side, move.kind()) : place.moved(move);
  const auto origins = origins_of(place, piece.kind(), piece.promoted(), move.to());
  std::string text =
      fmt::format("{}{}{}", shogi_mark(place.setup.side),
                  place.last.to() == move.to() ? "同" : shogi_square(notation, move.to()),
                  shogi_piece(notation, piece.kind(), piece.promoted()));
  if (move.is_drop()) {
    return text + (origins.empty() ? "" : "打");
  }
  text += words_for(place, origins, move.from(), move.to());
  if (move.is_promotion()) {
    return text + "成";
  }
  return text + (is_legal(place, Move::promotion(move.from(), move.to())) ? "不成" : "");
}

}  // namespace

const Format japanese_format{MoveNotation::japanese, "japanese", "☗７六歩, ☖同銀不成",
                             read_japanese, write_japanese};

}  // namespace hurdle::notations
