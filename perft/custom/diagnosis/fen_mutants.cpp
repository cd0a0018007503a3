// Parts of a FEN that an engine does not read, or reads for another.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "perft/custom/diagnosis/play.hpp"

namespace hurdle::custom {
namespace {

/// A right to castle needs its king and its rook, which stood there in `before`.
void end_lost_rights(Position& position, const Position& before) {
  const auto lost = [&](Square square) {
    return square.exists() && !(position.at(square) == before.at(square));
  };
  for (const Colour colour : both_colours) {
    Square& king = position.castling_kings[hurdle::index_of(colour)];
    king = lost(king) ? Square::none() : king;
    for (const Wing wing : both_wings) {
      Square& rook = position.rook(colour, wing);
      rook = lost(rook) || !king.exists() ? Square::none() : rook;
    }
  }
}

/// The square two ranks before `square`, if an enemy pawn may have come from there by a double
/// step.
Square passed_square(const Description& facts, const Position& position, Square square) {
  const Piece& piece = position.at(square);
  const int back = piece.colour == Colour::white ? -1 : 1;
  if (piece.type != Type::pawn || piece.colour == position.side ||
      !facts.size.has(square.file(), square.rank() + 2 * back)) {
    return Square::none();
  }
  const Square passed(square.file(), square.rank() + back);
  const Square from(square.file(), square.rank() + 2 * back);
  const bool free = !position.occupied(passed) && !position.occupied(from);
  return free && facts.of(piece.colour).double_step_region[from.index()] ? passed : Square::none();
}

class FenMutants {
 public:
  explicit FenMutants(const Description& facts) : facts_(facts) {}

  /// Mutants of the parser of a FEN.
  std::vector<PlayMutant> make() {
    change_fens("the other side were to move in every FEN",
                [](Position& position) { position.side = opponent(position.side); });
    for (const Colour colour : both_colours) {
      change_fens(
          fmt::format("{} were to move in every FEN", colour == Colour::white ? "White" : "Black"),
          [colour](Position& position) { position.side = colour; });
    }
    change_fens("FENs had no pieces in hand", [](Position& position) { position.hands = {}; });
    change_fens("FENs had one piece of each kind in hand", [](Position& position) {
      for (Hand& hand : position.hands) {
        for (auto& count : hand) {
          count = std::min<std::uint8_t>(count, 1);
        }
      }
    });
    change_fens("all pieces in hand were White's", [](Position& position) {
      for (std::size_t index = 0; index < type_count; ++index) {
        position.hands[0][index] =
            static_cast<std::uint8_t>(position.hands[0][index] + position.hands[1][index]);
      }
      position.hands[1] = {};
    });
    change_fens("the players held each other's pieces in hand",
                [](Position& position) { std::swap(position.hands[0], position.hands[1]); });
    change_fens("FENs had no castling rights", [](Position& position) {
      position.castling_rooks = {
          {{Square::none(), Square::none()}, {Square::none(), Square::none()}}};
    });
    change_fens("FENs had no square of en passant",
                [](Position& position) { position.en_passant.reset(); });
    change_fens("kings and rooks on their squares of the start could castle, whatever the FEN says",
                [start = Rules(facts_).start()](Position& position) {
                  position.castling_rooks = start.castling_rooks;
                  position.castling_kings = start.castling_kings;
                  end_lost_rights(position, start);
                });
    change_fens("pawns could capture en passant without a square in the FEN",
                [facts = facts_](Position& position) {
                  for_each_square(facts.size, [&](Square square) {
                    const Square passed = passed_square(facts, position, square);
                    if (passed.exists()) {
                      position.en_passant.set(passed.index());
                    }
                  });
                });
    change_fens("pieces with + in a FEN were not promoted", [](Position& position) {
      for (Piece& piece : position.board) {
        if (piece.was != Type::none) {
          piece.type = std::exchange(piece.was, Type::none);
        }
      }
    });
    change_fens("FENs had no walls", [](Position& position) { position.walls.reset(); });
    letters();
    return std::move(mutants_);
  }

 private:
  void change_fens(std::string says, std::function<void(Position&)> change) {
    mutants_.push_back({std::move(says), [change = std::move(change)](Play& play) {
                          play.fen_changes.push_back(change);
                        }});
  }

  void letters() {
    for (const Type type : types_of(facts_)) {
      change_fens(fmt::format("no {} stood on the board", name_of(facts_, type)),
                  [type](Position& position) {
                    const Position before = position;
                    for (Piece& piece : position.board) {
                      piece = piece.type == type ? Piece{} : piece;
                    }
                    end_lost_rights(position, before);
                  });
      for (const Type other : types_of(facts_)) {
        if (type != Type::king && other != Type::king && type < other) {
          change_fens(
              fmt::format("the letters of {} and {} in a FEN were exchanged", name_of(facts_, type),
                          name_of(facts_, other)),
              [type, other](Position& position) {
                for (Piece& piece : position.board) {
                  piece.type = piece.type == type ? other : piece.type == other ? type : piece.type;
                }
              });
        }
        if (other != type && type != Type::king && other != Type::king) {
          change_fens(fmt::format("the letter of {} in a FEN were that of {}",
                                  name_of(facts_, type), name_of(facts_, other)),
                      [type, other](Position& position) {
                        for (Piece& piece : position.board) {
                          piece.type = piece.type == type ? other : piece.type;
                        }
                      });
        }
      }
    }
  }

  const Description& facts_;
  std::vector<PlayMutant> mutants_;
};

}  // namespace

std::vector<PlayMutant> fen_mutants(const Play& known) {
  return FenMutants(known.facts).make();
}

}  // namespace hurdle::custom
