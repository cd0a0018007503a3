#include "perft/custom/fast/convert.hpp"

#include <algorithm>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/reach.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

[[noreturn]] void refuse(const std::string& reason) {
  throw Misfit("position", reason);
}

/// The square in a position of the fast generator.
hurdle::Square small(Square square) {
  return {square.file(), square.rank()};
}
Square large(hurdle::Square square) {
  return {square.file(), square.rank()};
}

class ToSetup {
 public:
  ToSetup(const FastGame& game, const Rules& rules, const Position& position)
      : game_(game), rules_(rules), position_(position) {}

  Setup convert() {
    if (position_.walls.any() || position_.passes != 0) {
      refuse("walls or passes, which the game does not have");
    }
    if (rules_.in_check(position_, opponent(position_.side))) {
      refuse("the king of the player who is not to move is attacked");
    }
    add_board();
    refuse_pawns();
    add_hands();
    setup_.side = position_.side;
    add_en_passant();
    add_rights();
    setup_.half = position_.half;
    setup_.full = position_.full;
    return setup_;
  }

 private:
  void add_board() {
    std::array<int, 2> kings{};
    for_each_square(rules_.facts().size, [&](Square square) {
      if (const Piece& piece = position_.at(square)) {
        const fast::PieceType& type = game_.facts.types[type_of(piece, square)];
        setup_.put(small(square), hurdle::Piece(piece.colour, type.kind, type.promoted));
        kings[hurdle::index_of(piece.colour)] += piece.type == Type::king ? 1 : 0;
      }
    });
    if (kings[0] != 1 || kings[1] != 1) {
      refuse("expected one king of each player");
    }
  }

  [[nodiscard]] std::size_t type_of(const Piece& piece, Square square) const {
    for (std::size_t index = 0; index < game_.types.size(); ++index) {
      const FastType& type = game_.types[index];
      if (type.type == piece.type && type.was == piece.was &&
          (!rules_.facts().promoted_pawns_return() || type.was_pawn == piece.was_pawn)) {
        return index;
      }
    }
    refuse("a piece on " + to_text(square) + " that the start position cannot lead to");
  }

  /// No move leads to two pawns on a file where one may be dropped, nor to a pawn on the first or
  /// last rank unless it is dropped there.
  void refuse_pawns() const {
    const Kind pawn = game_.facts.special_pawn;
    std::array<unsigned, 2> files{};
    for_each_square(rules_.facts().size, [&](Square square) {
      const hurdle::Piece piece = setup_.at(small(square));
      if (!piece || piece.kind() != pawn || piece.promoted()) {
        return;
      }
      unsigned& taken = files[hurdle::index_of(piece.colour())];
      const unsigned file = 1U << static_cast<unsigned>(square.file());
      if (game_.facts.one_pawn_a_file && (taken & file) != 0) {
        refuse("two pawns on a file, of which one may be dropped");
      }
      taken |= file;
      const int last = game_.facts.ranks - 1;
      const int own = piece.colour() == Colour::white ? square.rank() : last - square.rank();
      const bool dropped = game_.facts.drops &&
                           (game_.facts.pawn_drop_ranks >> static_cast<unsigned>(own) & 1U) != 0;
      const bool outermost = (own == 0 || own == last) && !dropped;
      if (game_.facts.types[index_of(pawn)].movement.pawn_moves && outermost) {
        refuse("a pawn on the first or last rank");
      }
    });
  }

  void add_hands() {
    for (const Colour colour : both_colours) {
      const Hand& hand = position_.hands[hurdle::index_of(colour)];
      for (std::size_t index = 0; index < type_count; ++index) {
        if (hand[index] == 0) {
          continue;
        }
        const auto kind = std::ranges::find(game_.kinds, type_at(index));
        if (kind == game_.kinds.end() || !game_.facts.drops) {
          refuse("a piece in hand that the game never has there");
        }
        setup_
            .hands[hurdle::index_of(colour)][static_cast<std::size_t>(kind - game_.kinds.begin())] =
            hand[index];
      }
    }
  }

  void add_en_passant() {
    std::vector<Square> passed;
    for_each_square(rules_.facts().size, [&](Square square) {
      if (position_.en_passant[square.index()]) {
        passed.push_back(square);
      }
    });
    const Squares& region = rules_.facts().of(position_.side).en_passant_region;
    if (passed.empty() || (region & position_.en_passant).none()) {
      return;
    }
    if (!game_.facts.en_passant || !one_pawn_passed(passed)) {
      refuse("passed squares without the pawn that passed them");
    }
    for (const Square square : passed) {
      setup_.en_passant.add(small(square));
    }
  }

  /// Whether an enemy pawn stands just past these squares, which it passed from where it may.
  [[nodiscard]] bool one_pawn_passed(const std::vector<Square>& passed) const {
    const Colour enemy = opponent(position_.side);
    const Square first = enemy == Colour::white ? passed.front() : passed.back();
    const Square last = enemy == Colour::white ? passed.back() : passed.front();
    const int ranks = rules_.facts().size.ranks;
    const int own = enemy == Colour::white ? first.rank() : ranks - 1 - first.rank();
    const auto from = static_cast<std::size_t>(own - 1);
    const Square pawn(last.file(), last.rank() + forward(enemy));
    const auto straight = [&](Square square) {
      return square.file() == first.file() && !position_.occupied(square);
    };
    return own >= 1 && from < game_.facts.pawn_reach.size() &&
           game_.facts.pawn_reach[from] > static_cast<int>(passed.size()) &&
           passed.back().rank() - passed.front().rank() == static_cast<int>(passed.size()) - 1 &&
           std::ranges::all_of(passed, straight) && position_.at(pawn).belongs_to(enemy) &&
           position_.at(pawn).type == Type::pawn &&
           straight(Square(first.file(), first.rank() - forward(enemy)));
  }

  void add_rights() {
    const fast::CastlingRule& rule = game_.facts.castling;
    for (const Colour colour : both_colours) {
      for (const Wing wing : both_wings) {
        const Square rook = position_.rook(colour, wing);
        if (!rook.exists()) {
          continue;
        }
        const Square king = position_.castling_kings[hurdle::index_of(colour)];
        const int corner = wing == Wing::king ? game_.facts.files - 1 : 0;
        const bool usual = king.file() == rule.royal_file && rook.file() == corner;
        const Type partner = rule.exists ? game_.kinds[index_of(rule.partner)] : Type::none;
        if (!rule.exists || !(rule.anywhere || usual) || position_.at(rook).type != partner) {
          refuse("rights to castle that differ from those of the start position");
        }
        std::uint16_t& files = setup_.rights[hurdle::index_of(colour)];
        files = static_cast<std::uint16_t>(files | 1U << static_cast<unsigned>(rook.file()));
      }
    }
  }

  const FastGame& game_;
  const Rules& rules_;
  const Position& position_;
  Setup setup_;
};

Square king_square(const Position& position, Colour colour) {
  const Squares kings = squares_of(position, colour, Type::king);
  for (std::size_t index = 0; index < square_count; ++index) {
    if (kings[index]) {
      return Square::at(index);
    }
  }
  return Square::none();
}

Position position_of(const FastGame& game, const Setup& setup) {
  Position position;
  for (std::size_t index = 0; index < hurdle::square_count; ++index) {
    const hurdle::Piece piece = setup.board[index];
    for (std::size_t type = 0; piece && type < game.types.size(); ++type) {
      const fast::PieceType& known = game.facts.types[type];
      if (known.kind == piece.kind() && known.promoted == piece.promoted()) {
        const FastType& what = game.types[type];
        position.put(large(hurdle::Square::at(index)),
                     Piece{what.type, piece.colour(), what.was, what.was_pawn});
      }
    }
  }
  for (const Colour colour : both_colours) {
    const std::size_t owner = hurdle::index_of(colour);
    for (std::size_t kind = 0; kind < game.kinds.size(); ++kind) {
      position.hands[owner][index_of(game.kinds[kind])] = setup.hands[owner][kind];
    }
    const Square king = king_square(position, colour);
    for (int file = 0; file < game.facts.files; ++file) {
      if ((setup.rights[owner] >> static_cast<unsigned>(file) & 1U) != 0) {
        position.castling_kings[owner] = king;
        position.rook(colour, file > king.file() ? Wing::king : Wing::queen) =
            Square(file, king.rank());
      }
    }
  }
  position.side = setup.side;
  for (const hurdle::Square square : setup.en_passant) {
    position.en_passant.set(large(square).index());
  }
  return position;
}

}  // namespace

Setup setup_of(const FastGame& game, const Rules& rules, const Position& position) {
  return ToSetup(game, rules, position).convert();
}

std::string fen_without_counters(const FastGame& game, const Description& facts,
                                 const Setup& setup) {
  return without_counters(fen_of(facts, position_of(game, setup)));
}

std::string fen_without_counters(const FastGame& game, const Description& facts,
                                 Position position) {
  clear_idle_pawn_marks(facts, position);
  if (!game.facts.en_passant) {
    position.en_passant.reset();
  }
  return without_counters(fen_of(facts, position));
}

std::string text_of(const FastGame& game, const Description& facts, hurdle::Move move) {
  const std::string to = hurdle::to_text(move.to());
  const auto letter = [&](Kind kind) { return facts.letter(game.kinds[index_of(kind)]); };
  if (move.is_drop()) {
    return std::string(1, game.letters[index_of(move.kind())]) + "@" + to;
  }
  std::string squares = hurdle::to_text(move.from()) + to;
  if (!move.is_promotion()) {
    return squares;
  }
  return squares + (move.kind() == Kind::none ? '+' : letter(move.kind()));
}

}  // namespace hurdle::custom
