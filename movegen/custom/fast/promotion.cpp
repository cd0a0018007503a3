#include "movegen/custom/fast/promotion.hpp"

#include <algorithm>

#include "movegen/custom/fast/fast_movement.hpp"
#include "movegen/custom/fast/ranks.hpp"
#include "movegen/fast/board/shape.hpp"

namespace hurdle::custom {
namespace {

class Promotions {
 public:
  Promotions(const Description& facts, FastGame& game) : facts_(facts), game_(game) {
    for (const Type type : game_.kinds) {
      in_play_.set(index_of(type));
    }
    pawns_ = promoting_pawns(facts_, in_play_);
  }

  void add() {
    game_.facts.camp_ranks = camp_ranks();
    const bool upgrades = std::ranges::any_of(
        game_.kinds, [&](Type type) { return facts_.promoted_type[index_of(type)] != Type::none; });
    if (game_.facts.camp_ranks == 0) {
      return;
    }
    if (pawns_.any() && upgrades) {
      throw Misfit("promotedPieceType", "beside promotions of pawns to a choice of pieces");
    }
    if (pawns_.any()) {
      add_pawn_promotions();
    } else if (upgrades) {
      add_upgrades();
    } else {
      game_.facts.camp_ranks = 0;
    }
    refuse_stuck_pieces();
  }

 private:
  /// The ranks of the promotion regions, which must be whole ranks at the far edges.
  int camp_ranks() const {
    const auto white = own_ranks(facts_.sides[0].promotion_region, facts_.size, Colour::white);
    const auto black = own_ranks(facts_.sides[1].promotion_region, facts_.size, Colour::black);
    int ranks = 0;
    unsigned camp = 0;
    while (white && camp != *white && ranks < facts_.size.ranks) {
      ++ranks;
      camp |= 1U << static_cast<unsigned>(facts_.size.ranks - ranks);
    }
    if (!white || white != black || camp != *white) {
      throw Misfit("promotionRegion", "expected the last ranks of each player, equally many");
    }
    return ranks;
  }

  [[nodiscard]] std::size_t kind_of(Type type) const {
    const auto found = std::ranges::find(game_.kinds, type);
    return static_cast<std::size_t>(found - game_.kinds.begin());
  }

  int add_type(const FastType& what, fast::PieceType type) {
    constexpr std::size_t most = fast::max_types;
    const std::size_t index = game_.types.size();
    if (index >= most) {
      throw Misfit("pieces", "the fast generator has at most 16 types, promoted ones included");
    }
    game_.types.push_back(what);
    game_.facts.types[index] = type;
    return static_cast<int>(index);
  }

  // ---- Pawns that become a choice of pieces

  void add_pawn_promotions() {
    if (facts_.sides[0].promotion_piece_types != facts_.sides[1].promotion_piece_types) {
      throw Misfit("promotionPieceTypes", "differ between the players");
    }
    const Types choices = pawn_promotions(facts_);
    if (choices.none()) {
      throw Misfit("promotionPieceTypes", "pawns that promote to nothing");
    }
    const bool returns = facts_.promoted_pawns_return();
    std::vector<int> becomes;
    for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
      const Type type = game_.kinds[kind];
      if (!contains(choices, type)) {
        continue;
      }
      int index = static_cast<int>(kind);
      if (returns) {
        fast::PieceType marked = game_.facts.types[kind];
        marked.promoted = true;
        marked.held_as = static_cast<Kind>(kind_of(facts_.main_pawn));
        index = add_type({type, Type::none, true}, marked);
      } else {
        game_.facts.promotion_limits[kind] = facts_.promotion_limit[index_of(type)];
      }
      if (returns && facts_.promotion_limit[index_of(type)] != 0) {
        throw Misfit("promotionLimit", "in a game with drops");
      }
      becomes.push_back(index);
    }
    give_choice(becomes);
    game_.facts.promotion = fast::PromotionRule::on_reach;
    game_.facts.promotion_optional = !facts_.mandatory_pawn_promotion;
    if (game_.facts.promotion_optional && !facts_.drops.immobility_illegal) {
      throw Misfit("mandatoryPawnPromotion = false", "without immobilityIllegal = true");
    }
  }

  void give_choice(const std::vector<int>& becomes) {
    if (becomes.size() > 1 + fast::PieceType{}.or_to.size()) {
      throw Misfit("promotionPieceTypes", "more than eight choices");
    }
    for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
      if (contains(pawns_, game_.kinds[kind])) {
        fast::PieceType& pawn = game_.facts.types[kind];
        pawn.promotes_to = becomes.front();
        std::copy(becomes.begin() + 1, becomes.end(), pawn.or_to.begin());
      }
    }
  }

  // ---- Pieces that turn over

  void add_upgrades() {
    for (const auto& [found, option] :
         {std::pair{facts_.mandatory_piece_promotion, "mandatoryPiecePromotion = true"},
          std::pair{facts_.promotion_on_capture, "piecePromotionOnCapture = true"},
          std::pair{facts_.demotion, "pieceDemotion = true"},
          std::pair{game_.facts.drops && facts_.drops.loop, "dropLoop = true"},
          std::pair{facts_.drops.promoted, "dropPromoted = true"}}) {
      if (found) {
        throw Misfit(option, "the fast generator has no such rule");
      }
    }
    game_.facts.promotion = fast::PromotionRule::choice;
    for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
      const Type type = game_.kinds[kind];
      const Type better = facts_.promoted_type[index_of(type)];
      if (better == Type::none) {
        continue;
      }
      if (facts_.promoted_type[index_of(better)] != Type::none) {
        throw Misfit("promotedPieceType", "promoted pieces that promote again");
      }
      if (facts_.promotion_limit[index_of(better)] != 0) {
        throw Misfit("promotionLimit", "of pieces that turn over");
      }
      fast::PieceType turned;
      turned.kind = static_cast<Kind>(kind);
      turned.promoted = true;
      turned.movement = fast_movement(facts_, better, false);
      game_.facts.types[kind].promotes_to = add_type({better, type, false}, turned);
    }
  }

  /// The fast generator forces a promotion exactly where a piece that may promote could never move
  /// again; the file's option forbids every other move to such a square.
  void refuse_stuck_pieces() const {
    const fast::Description& fast = game_.facts;
    for (std::size_t type = 0; type < game_.types.size(); ++type) {
      const bool promotes = fast.types[type].promotes_to != fast::no_type;
      bool stuck = false;
      for (int rank = 0; rank < facts_.size.ranks; ++rank) {
        stuck |= fast::is_stuck(fast.types[type].movement, rank, facts_.size.ranks);
      }
      const bool turns = fast.promotion == fast::PromotionRule::choice;
      if (stuck && promotes && turns && !facts_.drops.immobility_illegal) {
        throw Misfit("immobilityIllegal = false",
                     "a piece that could never move again promotes in the fast generator");
      }
      if (stuck && !promotes && facts_.drops.immobility_illegal) {
        throw Misfit("immobilityIllegal = true",
                     "also for " + piece_with_movement(facts_, game_.types[type].type) +
                         ", which does not promote");
      }
    }
  }

  const Description& facts_;
  FastGame& game_;
  Types in_play_;
  Types pawns_;
};

}  // namespace

void add_promotion(const Description& facts, FastGame& game) {
  Promotions(facts, game).add();
}

}  // namespace hurdle::custom
