// Games with Shogi's hands: their cast, steps of royal pieces, golds, silvers and pawns, and the
// camp where pieces promote.
#pragma once

#include <vector>

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"
#include "movegen/mutants/themes/promotion.hpp"

namespace hurdle::mutation {

/// The kinds of a game, the names of kinds and players, and two functions of its rules.
struct HandCast {
  std::string_view first;          ///< the player who moves first: "Sente"
  std::string_view second;         ///< the other player: "Gote"
  std::string_view player;         ///< the word for either of them: "player"
  std::string_view royal_name;     ///< "king"
  std::string_view promoted_pawn;  ///< "tokin"
  Kind royal;
  Kind gold;
  Kind silver;
  Kind pawn;
  bool (*becomes_gold)(Kind kind);                        ///< goes as a gold when promoted
  bool (*in_enemy_camp)(const Situation& asked, Square);  ///< of the player to move
};

inline const Steps as_silver{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

[[nodiscard]] Rules<Hooks> royal_steps(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<Hooks> gold_steps(std::string_view clause, const HandCast& cast);
[[nodiscard]] Rules<Hooks> silver_steps(std::string_view clause, const HandCast& cast);
/// Pawns start on the third own rank, and on all up to `last_start_rank`.
[[nodiscard]] Rules<Hooks> pawn_steps(std::string_view clause, const HandCast& cast,
                                      int last_start_rank,
                                      std::string_view never_captures = "never-captures");

/// The camp begins for White, and ends for Black, on these ranks by White's count.
[[nodiscard]] Change<PromotionHooks> camp_is(int white_from, int black_to);

/// Camps of another size, and of one player.
[[nodiscard]] Rules<PromotionHooks> camps(std::string_view clause, const HandCast& cast);
/// Kinds that never promote.
[[nodiscard]] Rules<PromotionHooks> kinds_without_promotion(std::string_view clause,
                                                            const Notation& notation,
                                                            const std::vector<Kind>& kinds);

/// The facts about a move that decide whether it promotes.
struct Crossing {
  Piece piece;
  bool from_camp;
  bool to_camp;
  bool to_last;      ///< ends on the last rank
  bool to_last_two;  ///< ends on one of the last two ranks
  bool captures;

  [[nodiscard]] bool by(Kind kind) const { return piece.kind() == kind; }
  [[nodiscard]] bool by_black() const { return piece.colour() == Colour::black; }
  [[nodiscard]] bool enters() const { return to_camp && !from_camp; }
  [[nodiscard]] bool enters_or_leaves() const { return to_camp != from_camp; }
};

/// A move by one of these kinds.
template <class... Kinds>
[[nodiscard]] auto by_kind(Kinds... kinds) {
  return [kinds...](const Crossing& move) { return (move.by(kinds) || ...); };
}

template <class Referee>
[[nodiscard]] Crossing crossing_of(const Reach& asked) {
  const auto& rules = rules_of<Referee>(asked);
  const Colour own = asked.piece().colour();
  const int ranks_to_go = asked.notation().ranks - rules.own_rank(own, asked.to);
  return {asked.piece(),
          rules.in_enemy_camp(own, asked.from),
          rules.in_enemy_camp(own, asked.to),
          ranks_to_go == 0,
          ranks_to_go <= 1,
          asked.captures()};
}

/// Golds, too, may promote by choice where this holds, to no effect.
[[nodiscard]] Change<Hooks> promotes_golds_if(Kind gold, std::function<bool(const Reach&)> may);

}  // namespace hurdle::mutation
