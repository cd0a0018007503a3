// Mutated ends of games of Makpong, and of Makruk, which ends by the same functions under other
// ids.
#pragma once

#include "movegen/mutants/end_mutant.hpp"
#include "movegen/variants/makpong/ends.hpp"

namespace hurdle::makpong {

/// The functions that mutants change.
struct WrongEndHooks : mutation::EndHooks {
  mutation::Hook<mutation::End(const GameHistory&)> mate;
  mutation::Hook<mutation::End(const GameHistory&)> stalemate;
  mutation::Hook<mutation::End(const GameHistory&)> threefold;
  mutation::Hook<mutation::End(const GameHistory&)> fifty_moves;
  mutation::Hook<mutation::End(const GameHistory&)> boards_honour;
  mutation::Hook<mutation::End(const GameHistory&)> pieces_honour;
  mutation::Hook<mutation::End(const GameHistory&)> lack_of_pieces;
  mutation::Hook<int()> repetitions;
  mutation::Hook<int()> quiet_plies;
  mutation::Hook<bool(const Setup&)> pawns_stand;
  mutation::Hook<int()> boards_honour_limit;
  mutation::Hook<int(int plies)> full_move;
  mutation::Hook<int(const Setup&, Colour)> pieces_honour_limit;
  mutation::Hook<std::optional<int>(const GameHistory&, int since, Colour)> pieces_honour_count;
  mutation::Hook<int(const Setup&)> pieces_on_board;
};

/// These ends with changes.
template <class Ends>
class HookedMakpongEnds : public mutation::HookedEnds<Ends, WrongEndHooks> {
  using End = mutation::End;

 public:
  using mutation::HookedEnds<Ends, WrongEndHooks>::HookedEnds;

  End mate(const GameHistory& game) const override {
    return this->hooks_.mate(game, [this](const GameHistory& g) { return Ends::mate(g); });
  }
  End stalemate(const GameHistory& game) const override {
    return this->hooks_.stalemate(game,
                                  [this](const GameHistory& g) { return Ends::stalemate(g); });
  }
  End threefold(const GameHistory& game) const override {
    return this->hooks_.threefold(game,
                                  [this](const GameHistory& g) { return Ends::threefold(g); });
  }
  End fifty_moves(const GameHistory& game) const override {
    return this->hooks_.fifty_moves(game,
                                    [this](const GameHistory& g) { return Ends::fifty_moves(g); });
  }
  End boards_honour(const GameHistory& game) const override {
    return this->hooks_.boards_honour(
        game, [this](const GameHistory& g) { return Ends::boards_honour(g); });
  }
  End pieces_honour(const GameHistory& game) const override {
    return this->hooks_.pieces_honour(
        game, [this](const GameHistory& g) { return Ends::pieces_honour(g); });
  }
  End lack_of_pieces(const GameHistory& game) const override {
    return this->hooks_.lack_of_pieces(
        game, [this](const GameHistory& g) { return Ends::lack_of_pieces(g); });
  }
  int repetitions() const override {
    return this->hooks_.repetitions([this] { return Ends::repetitions(); });
  }
  int quiet_plies() const override {
    return this->hooks_.quiet_plies([this] { return Ends::quiet_plies(); });
  }
  bool pawns_stand(const Setup& setup) const override {
    return this->hooks_.pawns_stand(
        setup, [this](const Setup& asked) { return Ends::pawns_stand(asked); });
  }
  int boards_honour_limit() const override {
    return this->hooks_.boards_honour_limit([this] { return Ends::boards_honour_limit(); });
  }
  int full_move(int plies) const override {
    return this->hooks_.full_move(plies, [this](int asked) { return Ends::full_move(asked); });
  }
  int pieces_honour_limit(const Setup& begin, Colour bare) const override {
    return this->hooks_.pieces_honour_limit(begin, bare, [this](const Setup& setup, Colour side) {
      return Ends::pieces_honour_limit(setup, side);
    });
  }
  std::optional<int> pieces_honour_count(const GameHistory& game, int since,
                                         Colour bare) const override {
    return this->hooks_.pieces_honour_count(game, since, bare,
                                            [this](const GameHistory& g, int begin, Colour side) {
                                              return Ends::pieces_honour_count(g, begin, side);
                                            });
  }
  int pieces_on_board(const Setup& begin) const override {
    return this->hooks_.pieces_on_board(
        begin, [this](const Setup& setup) { return Ends::pieces_on_board(setup); });
  }
};

using WrongEndRules = std::vector<mutation::EndRule<WrongEndHooks>>;

/// The clauses of a page, for a list of errors about them.
[[nodiscard]] WrongEndRules mutant_common_ends(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_fifty_moves(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_counts(const EndClauses& named);

}  // namespace hurdle::makpong
