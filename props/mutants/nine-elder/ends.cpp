// Errors about a player without a move (N12), and ends that the game does not have.
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {
namespace {

/// When a player may pass.
enum class Pass : std::uint8_t { in_stalemate, without_a_move, always, unless_in_check };

template <class Rules>
struct Passes : Rules {
  Passes(const Notation& notation, Pass when) : Rules(notation), when_(when) {}

 protected:
  void special_moves(const Setup& setup, VisitMove visit) const override {
    Rules::special_moves(setup, visit);
    if (allows(setup)) {
      visit(Move::pass(this->royal_square(setup, setup.side)));
    }
  }
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return move.is_pass() || Rules::keeps_royal_safe(setup, move, next);
  }

 private:
  [[nodiscard]] bool allows(const Setup& setup) const {
    const bool checked = this->in_check(setup, setup.side);
    switch (when_) {
      case Pass::always:
        return true;
      case Pass::unless_in_check:
        return !checked;
      case Pass::in_stalemate:
        return !checked && !can_move(setup);
      case Pass::without_a_move:
        return !can_move(setup);
    }
    return false;
  }
  [[nodiscard]] bool can_move(const Setup& setup) const {
    bool found = false;
    const auto look = [&](Move move) { found = found || this->legal(setup, move); };
    this->for_each_square([&](Square from) {
      if (!found && setup.at(from).belongs_to(setup.side)) {
        this->targets(setup, from, [&](Square to) { this->write_moves(setup, from, to, look); });
      }
    });
    if (!found) {
      this->drops(setup, look);
    }
    return found;
  }

  Pass when_;
};

template <class Rules>
struct JadeInCampWins : Rules {
  JadeInCampWins(const Notation& notation, int ranks, bool both)
      : Rules(notation), ranks_(ranks), both_(both) {}

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    return Rules::over(setup) ||
           (both_ ? arrived(setup, Colour::white) && arrived(setup, Colour::black)
                  : arrived(setup, opponent(setup.side)));
  }

 private:
  [[nodiscard]] bool arrived(const Setup& setup, Colour colour) const {
    const Square jade = this->royal_square(setup, colour);
    return jade.exists() && this->own_rank(colour, jade) > this->notation().ranks - ranks_;
  }

  int ranks_;
  bool both_;
};

template <class Rules>
struct BareJadeLoses : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    int pieces = 0;
    this->for_each_square(
        [&](Square square) { pieces += setup.at(square).belongs_to(setup.side) ? 1 : 0; });
    return Rules::over(setup) || (pieces == 1 && setup.hands[index_of(setup.side)] == Hand{});
  }
};

template <class Rules>
struct CheckWithoutFlightEnds : Rules {
  CheckWithoutFlightEnds(const Notation& notation, bool with_drops)
      : Rules(notation), with_drops_(with_drops) {}

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    if (Rules::over(setup) || !this->in_check(setup, setup.side)) {
      return Rules::over(setup);
    }
    bool answered = false;
    this->movements(setup, [&](Move move) {
      const bool asked = with_drops_ ? move.is_drop() || is_jades(setup, move) : !move.is_drop();
      answered = answered || (asked && this->legal(setup, move));
    });
    return !answered;
  }

 private:
  [[nodiscard]] static bool is_jades(const Setup& setup, Move move) {
    return setup.at(move.from()).kind() == nine_elder::jade;
  }

  bool with_drops_;
};

template <class Rules>
struct JadeStuckEnds : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override {
    if (Rules::over(setup) || this->in_check(setup, setup.side)) {
      return Rules::over(setup);
    }
    bool moves = false;
    this->movements(
        setup, [&](Move move) { moves = moves || (!move.is_drop() && this->legal(setup, move)); });
    return !moves;
  }
};

}  // namespace

void add_end_mutants(Readings& family) {
  family.add<Passes>({"stalemate-passes", "N12", "A player in stalemate passes."},
                     Pass::in_stalemate);
  family.add<Passes>(
      {"passes-without-a-move", "N12", "A player without a move passes, even mated."},
      Pass::without_a_move);
  family.add<Passes>({"passes-are-free", "N12", "A player may always pass, as in Janggi."},
                     Pass::unless_in_check);
  family.add<Passes>({"passes-in-check", "N12", "A player may always pass, even in check."},
                     Pass::always);
  family.add<JadeInCampWins>(
      {"jade-in-the-camp-wins", "N12", "A jade that reaches the enemy camp ends the game."}, 3,
      false);
  family.add<JadeInCampWins>(
      {"jade-on-the-last-rank-wins", "N12", "A jade that reaches the last rank ends the game."}, 1,
      false);
  family.add<JadeInCampWins>(
      {"jades-in-both-camps-end-the-game", "N12", "Impasse ends the game without a claim."}, 3,
      true);
  family.add<BareJadeLoses>({"bare-jade-loses", "N12", "A player who has only the jade has lost."});
  family.add<CheckWithoutFlightEnds>(
      {"drops-do-not-avert-mate", "N12", "Mate is judged by moves on the board."}, false);
  family.add<CheckWithoutFlightEnds>(
      {"moves-do-not-avert-mate", "N12", "Mate is judged by the jade's flights and by drops."},
      true);
  family.add<JadeStuckEnds>(
      {"drops-do-not-avert-stalemate", "N12", "Stalemate is judged by moves on the board."});
}

}  // namespace hurdle::mutants::elder
