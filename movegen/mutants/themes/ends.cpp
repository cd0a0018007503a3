#include "movegen/mutants/themes/ends.hpp"

#include <string>

namespace hurdle::mutation {
namespace {

End won(End end, Colour winner) {
  end->result = won_by(winner);
  return end;
}

}  // namespace

End draws(End end, const GameHistory& /*game*/) {
  end->result = GameResult::draw;
  return end;
}

End turns_round(End end, const GameHistory& /*game*/) {
  if (end->result != GameResult::draw) {
    end->result = end->result == GameResult::white ? GameResult::black : GameResult::white;
  }
  return end;
}

End mover_wins(End end, const GameHistory& game) {
  return won(std::move(end), game.setup().side);
}

End other_wins(End end, const GameHistory& game) {
  return won(std::move(end), opponent(game.setup().side));
}

End perpetual_checker_loses(End end, const GameHistory& game) {
  for (const Colour checker : both_colours) {
    if (game.always_checked(checker, game.ply_of_occurrence(1))) {
      end->result = won_by(opponent(checker));
    }
  }
  return end;
}

OtherEnd reported_by(std::string_view clause) {
  return [clause = std::string(clause)](End end, const GameHistory& /*game*/) {
    end->clause = clause;
    return end;
  };
}

OtherEnd draws_by(std::string_view clause) {
  return [other = reported_by(clause)](End end, const GameHistory& game) {
    return draws(other(std::move(end), game), game);
  };
}

OtherEnd loses_by(std::string_view clause) {
  return [clause = std::string(clause)](const End& /*end*/, const GameHistory& game) {
    return End{GameEnd{won_by(opponent(game.setup().side)), clause, "", ""}};
  };
}

OtherEnd other_loses_by(std::string_view clause) {
  return [clause = std::string(clause)](const End& /*end*/, const GameHistory& game) {
    return End{GameEnd{won_by(game.setup().side), clause, "", ""}};
  };
}

bool without_a_break(const GameHistory& game) {
  const int last = game.occurrences();
  const int period = game.ply() - game.ply_of_occurrence(last - 1);
  for (int occurrence = last - 1; occurrence > 1; --occurrence) {
    if (game.ply_of_occurrence(occurrence) - game.ply_of_occurrence(occurrence - 1) != period) {
      return false;
    }
  }
  return true;
}

bool is_bare(const Setup& setup, Colour colour) {
  return count_pieces(setup, [colour](Piece piece) { return piece.belongs_to(colour); }) == 1;
}

bool a_side_is_bare(const Setup& setup) {
  return is_bare(setup, Colour::white) || is_bare(setup, Colour::black);
}

Setup without_side(Setup state) {
  state.side = Colour::white;
  return state;
}

Setup without_hands(Setup state) {
  state.hands = {};
  return state;
}

Setup without_board(Setup state) {
  state.board.fill(Piece{});
  return state;
}

Setup board_alone(Setup state) {
  Setup bare;
  bare.board = state.board;
  return bare;
}

Setup without_promotions(Setup state) {
  for (Piece& piece : state.board) {
    if (piece.promoted()) {
      piece = Piece(piece.colour(), piece.kind());
    }
  }
  return state;
}

Setup without_passed_squares(Setup state) {
  state.en_passant.clear();
  return state;
}

Change<EndHooks> compares(Setup (*without)(Setup state)) {
  return change(&EndHooks::state_of,
                [without](const Setup& setup, auto original) { return without(original(setup)); });
}

Change<EndHooks> one_check_is_perpetual() {
  return change(
      &EndHooks::perpetual_checker, [](const GameHistory& game, int /*since*/, auto /*original*/) {
        return game.now().check ? std::optional(opponent(game.setup().side)) : std::nullopt;
      });
}

Change<EndHooks> perpetual_only_by(Colour seen) {
  return change(&EndHooks::perpetual_checker,
                [seen](const GameHistory& game, int since, auto original) {
                  const auto checker = original(game, since);
                  return checker == seen ? checker : std::nullopt;
                });
}

Change<EndHooks> perpetual_only_by_mover(bool to_move) {
  return change(&EndHooks::perpetual_checker,
                [to_move](const GameHistory& game, int since, auto original) {
                  const auto checker = original(game, since);
                  return (checker == game.setup().side) == to_move ? checker : std::nullopt;
                });
}

Setup promoted_as(Kind kind, Setup setup) {
  for (Piece& piece : setup.board) {
    piece = piece.promoted() ? Piece(piece.colour(), kind, true) : piece;
  }
  return setup;
}

bool royal_on_last_ranks(const Setup& setup, Colour colour, int ranks, int of) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const int rank = Square::at(index).rank();
    if (setup.board[index].is(colour, Kind::royal)) {
      return colour == Colour::white ? rank >= of - ranks : rank < ranks;
    }
  }
  return false;
}

When royals_in_last_ranks(int ranks, int of) {
  return [ranks, of](const GameHistory& game) {
    return royal_on_last_ranks(game.setup(), Colour::white, ranks, of) &&
           royal_on_last_ranks(game.setup(), Colour::black, ranks, of);
  };
}

}  // namespace hurdle::mutation
