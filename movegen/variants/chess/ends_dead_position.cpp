#include "movegen/variants/chess/ends_dead_position.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::chess {
namespace {

bool has_free_piece(const Setup& setup) {
  return std::any_of(setup.board.begin(), setup.board.end(), [](Piece piece) {
    return piece && (piece.kind() == queen || piece.kind() == rook || piece.kind() == knight);
  });
}

/// A depth-first search of the positions that can arise.
class Search {
 public:
  Search(const Referee& rules, FunctionRef<bool(const Setup&)> lacks_material, int most)
      : rules_(rules), lacks_material_(lacks_material), most_(most) {}

  [[nodiscard]] DeadProof from(const Setup& setup) {
    add(setup);
    Deadness found = Deadness::dead;
    while (!open_.empty() && found == Deadness::dead) {
      const Setup next = open_.back();
      open_.pop_back();
      found = expand(next);
    }
    return {found, static_cast<int>(seen_.size())};
  }

 private:
  /// `dead`: nothing speaks against it so far.
  [[nodiscard]] Deadness expand(const Setup& setup) {
    if (lacks_material_(setup)) {
      return Deadness::dead;
    }
    std::vector<Move> moves = rules_.legal_moves(setup);
    if (moves.empty()) {
      return rules_.checkers(setup) > 0 ? Deadness::alive : Deadness::dead;
    }
    if (opens(setup, moves)) {
      return Deadness::undecided;
    }
    // Pawn moves are searched first: a promotion soon ends the search of an open position.
    std::stable_partition(moves.begin(), moves.end(),
                          [&](Move move) { return setup.at(move.from()).kind() != pawn; });
    for (const Move move : moves) {
      add(rules_.after(setup, move));
    }
    return static_cast<int>(seen_.size()) > most_ ? Deadness::undecided : Deadness::dead;
  }

  [[nodiscard]] static bool opens(const Setup& setup, const std::vector<Move>& moves) {
    return (moves.size() > most_forced_moves && has_free_piece(setup)) ||
           std::any_of(moves.begin(), moves.end(), [](Move move) { return move.is_promotion(); });
  }

  /// Positions are the same if they are the same state (C4); counters do not matter.
  void add(Setup setup) {
    setup.half = 0;
    setup.full = 1;
    if (seen_.insert(to_fen(rules_.notation(), setup)).second) {
      open_.push_back(setup);
    }
  }

  const Referee& rules_;
  FunctionRef<bool(const Setup&)> lacks_material_;
  int most_;
  std::unordered_set<std::string> seen_;
  std::vector<Setup> open_;
};

}  // namespace

DeadProof prove_dead(const Referee& rules, const Setup& setup,
                     FunctionRef<bool(const Setup&)> lacks_material, int most) {
  return Search(rules, lacks_material, most).from(setup);
}

}  // namespace hurdle::chess
