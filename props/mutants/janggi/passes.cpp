// What engines get wrong about passing (J9) and the end by two passes (J12).
#include <algorithm>

#include "props/mutants/janggi/looks_for_moves.hpp"

namespace hurdle::mutants::janggi_themes {
namespace {

template <class Rules>
struct NoPass : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_pass(const Setup& /*setup*/) const override { return false; }
};

template <class Rules>
struct PassOnlyWhenStuck : LooksForMoves<Rules> {
  using LooksForMoves<Rules>::LooksForMoves;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return Rules::may_pass(setup) && !this->can_move(setup);
  }
};

template <class Rules>
struct NoPassWhenStuck : LooksForMoves<Rules> {
  using LooksForMoves<Rules>::LooksForMoves;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return Rules::may_pass(setup) && this->can_move(setup);
  }
};

/// Passing in check: nobody asks whether the general is safe afterwards.
template <class Rules>
struct PassInCheck : LooksForMoves<Rules> {
  using LooksForMoves<Rules>::LooksForMoves;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return Rules::may_pass(setup) || checked_player_may_pass(setup);
  }
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return move.is_pass() || Rules::keeps_royal_safe(setup, move, next);
  }
  [[nodiscard]] virtual bool checked_player_may_pass(const Setup& /*setup*/) const { return true; }
};

template <class Rules>
struct PassWhenMated : PassInCheck<Rules> {
  using PassInCheck<Rules>::PassInCheck;

 protected:
  [[nodiscard]] bool checked_player_may_pass(const Setup& setup) const override {
    return !this->can_move(setup);
  }
};

template <class Rules>
struct PassInCheckByLeapers : PassInCheck<Rules> {
  using PassInCheck<Rules>::PassInCheck;

 protected:
  [[nodiscard]] bool checked_player_may_pass(const Setup& setup) const override {
    const Square general = this->royal_square(setup, setup.side);
    const std::vector<Square> checkers = this->attackers(setup, general, opponent(setup.side));
    return std::none_of(checkers.begin(), checkers.end(), [&](Square from) {
      const Kind kind = setup.at(from).kind();
      return kind == janggi::chariot || kind == janggi::cannon;
    });
  }
};

template <class Rules>
struct PassOfOneSide : Rules {
  PassOfOneSide(const Notation& notation, Colour passes) : Rules(notation), passes_(passes) {}

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return setup.side == passes_ && Rules::may_pass(setup);
  }

 private:
  Colour passes_;
};

template <class Rules>
struct PassWhenGeneralCanStep : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    bool steps = false;
    const Square from = this->royal_square(setup, setup.side);
    this->general_targets(setup, from, [&](Square to) {
      steps = steps || this->legal(setup, Move::board(from, to));
    });
    return steps && Rules::may_pass(setup);
  }
};

template <class Rules>
struct NoPassAfterPass : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    return setup.passes == 0 && Rules::may_pass(setup);
  }
};

template <class Rules>
struct BareGeneralNeverPasses : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool may_pass(const Setup& setup) const override {
    const auto pieces = std::count_if(setup.board.begin(), setup.board.end(),
                                      [&](Piece piece) { return piece.belongs_to(setup.side); });
    return pieces > 1 && Rules::may_pass(setup);
  }
};

/// The game ends after so many passes in a row.
template <class Rules>
struct EndsAfterPasses : Rules {
  EndsAfterPasses(const Notation& notation, int passes) : Rules(notation), passes_(passes) {}

 protected:
  [[nodiscard]] bool ended_by_two_passes(const Setup& setup) const override {
    return setup.passes >= passes_;
  }

 private:
  int passes_;
};

template <class Rules>
struct TwoPassesEndOneSide : Rules {
  TwoPassesEndOneSide(const Notation& notation, Colour first) : Rules(notation), first_(first) {}

 protected:
  [[nodiscard]] bool ended_by_two_passes(const Setup& setup) const override {
    return setup.side == first_ && Rules::ended_by_two_passes(setup);
  }

 private:
  Colour first_;
};

constexpr int never = 250;

}  // namespace

void add_pass_mutants(JanggiFamily& family) {
  family.add<NoPass>({"no-pass", "J9", "Nobody may pass."});
  family.add<PassOnlyWhenStuck>(
      {"pass-only-when-stuck", "J9", "A player may pass only without any other legal move."});
  family.add<NoPassWhenStuck>(
      {"no-pass-when-stuck", "J9", "A player without any other legal move may not pass."});
  family.add<PassInCheck>({"pass-in-check", "J9", "A player in check may pass."});
  family.add<PassInCheckByLeapers>(
      {"pass-in-check-by-leapers", "J9", "Only a check by chariot or cannon forbids the pass."});
  family.add<PassOfOneSide>({"han-never-passes", "J9", "Only Cho may pass."}, Colour::white);
  family.add<PassOfOneSide>({"cho-never-passes", "J9", "Only Han may pass."}, Colour::black);
  family.add<PassWhenGeneralCanStep>(
      {"pass-only-when-the-general-can-step", "J9",
       "A pass is a move of the general, and one that has no step may not stay either."});
  family.add<BareGeneralNeverPasses>(
      {"bare-general-never-passes", "J9", "A player who has only the general may not pass."});
  family.add<PassWhenMated>(
      {"mated-player-passes", "J13", "A player in check without any other move passes."});
  family.add<NoPassAfterPass>(
      {"no-pass-after-a-pass", "J12", "A pass may not be answered by a pass."});
  family.add<EndsAfterPasses>({"one-pass-ends", "J12", "One pass ends the game."}, 1);
  family.add<EndsAfterPasses>({"three-passes-end", "J12", "Three passes in a row end the game."},
                              3);
  family.add<EndsAfterPasses>({"passes-never-end", "J12", "No number of passes ends the game."},
                              never);
  family.add<TwoPassesEndOneSide>({"two-passes-end-when-han-is-second", "J12",
                                   "Two passes end the game only when Han passed after Cho."},
                                  Colour::white);
  family.add<TwoPassesEndOneSide>({"two-passes-end-when-cho-is-second", "J12",
                                   "Two passes end the game only when Cho passed after Han."},
                                  Colour::black);
}

}  // namespace hurdle::mutants::janggi_themes
