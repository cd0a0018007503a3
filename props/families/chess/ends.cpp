#include "props/families/chess/ends.hpp"

#include <array>

#include "movegen/variants/chess/notation.hpp"
#include "props/families/chess/oracle.hpp"

namespace hurdle::props {
namespace {

/// H4: whether a pawn may be captured en passant; hands and promotion marks do not matter here.
bool may_take_in_passing(const Setup& setup) {
  static const ChessOracle oracle(chess::notation);
  Setup without_rights = setup;
  without_rights.rights = {};
  const std::vector<Played> all = oracle.board_moves(without_rights);
  return std::any_of(all.begin(), all.end(),
                     [](const Played& played) { return played.move.is_en_passant(); });
}

bool same(const Setup& a, const Setup& b) {
  if (a.board != b.board || a.hands != b.hands || a.side != b.side || a.rights != b.rights) {
    return false;
  }
  return a.en_passant == b.en_passant || (!may_take_in_passing(a) && !may_take_in_passing(b));
}

bool by_arbiter(const PlainOptions& options) {
  const auto given = options.find("rules");
  return given != options.end() && given->second == "arbiter";
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
