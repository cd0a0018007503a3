#include "props/families/chess/ends.hpp"

#include <array>
#include <deque>
#include <set>

#include "movegen/variants/chess/notation.hpp"
#include "props/families/chess/oracle.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {
namespace {

/// H4: whether a pawn may be captured en passant; hands and promotion marks do not matter here.
bool may_take_in_passing(const Setup& setup) {
  static const ChessOracle oracle(chess::notation);
  Setup without_rights = setup;
  without_rights.rights = {};
  const std::vector<Played> all = oracle.board_moves(without_rights);
  return std::ranges::any_of(all, [](const Played& played) { return played.move.is_en_passant(); });
}

bool same(const Setup& a, const Setup& b) {
  if (a.board != b.board || a.hands != b.hands || a.side != b.side || a.rights != b.rights) {
    return false;
  }
  return a.en_passant == b.en_passant || (!may_take_in_passing(a) && !may_take_in_passing(b));
}

bool by_arbiter(const PlainOptions& options) {
  return option_of(options, "rules") == "arbiter";
}

/// H14: the facts that make positions different, as text.
std::string written(const Notation& notation, const Setup& setup) {
  std::string text = setup.side == Colour::white ? "w" : "b";
  for (const Piece piece : setup.board) {
    text += piece ? notation.of(piece.kind()).letter : '.';
    text += piece.belongs_to(Colour::white) ? 'w' : 'b';
  }
  for (const std::uint16_t rights : setup.rights) {
    text += "," + std::to_string(rights);
  }
  for (const Square square : setup.en_passant) {
    text += "," + std::to_string(square.index());
  }
  return text;
}

const ChessPlainEnds ends(chess::notation);
const ChessPlainEnds ends_960(chess::notation_960);

}  // namespace

std::optional<PlainEnd> ChessPlainEnds::end(Moments game, const PlainOptions& options) const {
  const Moment& last = game.back();
  if (!last.moves) {
    return last.check ? lost_by(last.setup.side, "H9") : drawn_by("H10");
  }
  if (!clauses_.lack.empty() && lacks_material(last.setup)) {
    return drawn_by(clauses_.lack);
  }
  if (option_of(options, "dead-positions") == "proof" && is_dead(last.setup, 20'000)) {
    return drawn_by(clauses_.dead);
  }
  if (occurrences(game, same) >= (by_arbiter(options) ? 5 : 3)) {
    return drawn_by(clauses_.repetition);
  }
  if (last.setup.half >= (by_arbiter(options) ? 150U : 100U)) {
    return drawn_by(clauses_.fifty_moves);
  }
  return std::nullopt;
}

std::string_view ChessPlainEnds::report(Moments game) const {
  if (occurrences(game, same) >= 3) {
    return clauses_.repetition;
  }
  const std::uint32_t quiet = game.back().setup.half;
  return quiet == 100 || (quiet > 100 && game.size() == 1) ? clauses_.fifty_moves : "";
}

bool ChessPlainEnds::is_dead(const Setup& setup, std::size_t most) const {
  const Oracle& oracle = oracle_of(notation());
  std::set<std::string> known{written(notation(), setup)};
  std::deque<Setup> waiting{setup};
  while (!waiting.empty()) {
    const Setup now = waiting.front();
    waiting.pop_front();
    if (lacks_material(now)) {
      continue;
    }
    const std::vector<Played> all = oracle.board_moves(now);
    if (all.empty() && oracle.royal_attacked(now, now.side)) {
      return false;
    }
    const std::string white = pieces(now, Colour::white);
    const std::string black = pieces(now, Colour::black);
    if (all.size() > 4 && (white + black).find_first_of("QRN") != std::string::npos) {
      return false;
    }
    for (const Played& played : all) {
      if (played.move.is_promotion()) {
        return false;
      }
      if (known.insert(written(notation(), played.after)).second) {
        waiting.push_back(played.after);
      }
    }
    if (known.size() > most) {
      return false;
    }
  }
  return true;
}

/// H11.
bool ChessPlainEnds::lacks_material(const Setup& setup) const {
  std::array<int, 2> bishops{};  // by the colour of their squares
  int knights = 0;
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (!piece || piece.kind() == Kind::royal) {
      continue;
    }
    if (piece.kind() == chess::knight) {
      ++knights;
    } else if (piece.kind() == chess::bishop) {
      const Square square = Square::at(index);
      ++bishops[static_cast<std::size_t>((square.file() + square.rank()) % 2)];
    } else {
      return false;
    }
  }
  if (knights > 0) {
    return knights == 1 && bishops[0] + bishops[1] == 0;
  }
  return bishops[0] == 0 || bishops[1] == 0;
}

}  // namespace hurdle::props
