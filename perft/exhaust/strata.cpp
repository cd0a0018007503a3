#include "perft/exhaust/strata.hpp"

#include <algorithm>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/text/lists.hpp"

namespace hurdle {
namespace {

/// Whether the royal piece of the side to move is in check once one of its other pieces has left.
bool has_pin(const Referee& referee, const Setup& setup) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (!piece.belongs_to(setup.side) || piece.kind() == Kind::royal) {
      continue;
    }
    Setup without = setup;
    without.put(Square::at(index), Piece());
    if (referee.checkers(without) > 0) {
      return true;
    }
  }
  return false;
}

/// Whether a rule bars the drop of a piece in hand that would give check.
bool bars_a_check_by_drop(const Referee& referee, const Setup& setup,
                          const std::vector<Move>& legal) {
  const Notation& notation = referee.notation();
  for (std::size_t kind = 0; kind < notation.kinds.size(); ++kind) {
    if (setup.hands[index_of(setup.side)][kind] == 0) {
      continue;
    }
    for (int square = 0; square < notation.files * notation.ranks; ++square) {
      const Move drop = Move::drop(static_cast<Kind>(kind),
                                   Square(square % notation.files, square / notation.files));
      if (!setup.at(drop.to()) && std::ranges::find(legal, drop) == legal.end() &&
          referee.checkers(referee.after(setup, drop)) > 0) {
        return true;
      }
    }
  }
  return false;
}

/// Pandemonium castles without rights in its FEN, so that only the clauses tell.
bool has_castling(const Notation& notation) {
  return std::ranges::any_of(notation.clauses, [](const Clause& clause) {
    return clause.title.find("castling") != std::string_view::npos;
  });
}

}  // namespace

std::string_view lacks_for(Stratum stratum, const Notation& notation) {
  switch (stratum) {
    case Stratum::promotion:
      return notation.promotion == PromotionText::none ? "promotions" : "";
    case Stratum::castling:
      return has_castling(notation) ? "" : "castling";
    case Stratum::en_passant:
      return notation.en_passant ? "" : "captures en passant";
    case Stratum::pass:
      return notation.passes ? "" : "passes";
    case Stratum::drop:
    case Stratum::barred_drop:
      return notation.hands ? "" : "drops";
    default:
      return "";
  }
}

std::string stratum_names() {
  return join_texts(strata, ", ", &StratumText::name);
}

std::optional<Stratum> find_stratum(std::string_view name) {
  const auto found = std::ranges::find(strata, name, &StratumText::name);
  return found == strata.end() ? std::nullopt
                               : std::optional(static_cast<Stratum>(found - strata.begin()));
}

InStrata strata_of(const Referee& referee, const Setup& setup) {
  InStrata in{};
  const auto set = [&](Stratum stratum, bool holds) {
    bool& known = in.at(static_cast<std::size_t>(stratum));
    known = known || holds;
  };
  const std::vector<Move> legal = referee.legal_moves(setup);
  const int checkers = referee.checkers(setup);
  set(Stratum::check, checkers > 0);
  set(Stratum::double_check, checkers > 1);
  set(Stratum::pin, checkers == 0 && has_pin(referee, setup));
  set(Stratum::no_move, legal.empty());
  for (const Move move : legal) {
    const bool on_board = !move.is_drop() && !move.is_pass();
    set(Stratum::capture, on_board && !move.is_castling() && setup.at(move.to()));
    set(Stratum::promotion, move.is_promotion());
    set(Stratum::castling, move.is_castling());
    set(Stratum::en_passant, move.is_en_passant());
    set(Stratum::pass, move.is_pass());
    set(Stratum::drop, move.is_drop());
  }
  set(Stratum::barred_drop, checkers == 0 && bars_a_check_by_drop(referee, setup, legal));
  return in;
}

}  // namespace hurdle
