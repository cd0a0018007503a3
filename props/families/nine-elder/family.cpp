// Facts about Nine elder and its house rules for the tests. The descriptions for peers (ffish.ini)
// cannot express N6 (in the default rules) and N11.
#include "props/families/family.hpp"

#include "movegen/vocab/text/text.hpp"
#include "props/families/nine-elder/oracle.hpp"

namespace hurdle::props {
namespace {

const NineElderOracle oracle(nine_elder::notation);
const NineElderOracle literal_reading(nine_elder::notation_literal);
const NineElderOracle leaping_reading(nine_elder::notation_leaping);
const NineElderOracle shogi_reading(nine_elder::notation_shogi);

/// Whether an unpromoted, promotable piece leaves the enemy camp.
bool leaves_camp(const Setup& setup, Move move) {
  if (move.is_drop()) {
    return false;
  }
  return oracle.promoted(setup.at(move.from())) &&
         NineElderOracle::in_camp(setup.side, move.from()) &&
         !NineElderOracle::in_camp(setup.side, move.to());
}

/// N6: the peer forces promotion in the camp, also for a piece that only leaves it.
bool promotes_when_leaving(PeerInquiry& /*inquiry*/, const PeerNode& node, Move move) {
  const Move stays = Move::board(move.from(), move.to());
  return move.is_promotion() && leaves_camp(node.setup, move) &&
         node.ours.count(to_text(nine_elder::notation, stays)) != 0;
}

/// N6: the peer lacks the same move without promotion, and has this one instead.
bool only_promotes_when_leaving(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  if (!leaves_camp(node.setup, move)) {
    return false;
  }
  const Move promotion = Move::promotion(move.from(), move.to());
  const Verdict verdict = inquiry.referee().explain(node.setup, promotion);
  return node.theirs.count(to_text(nine_elder::notation, promotion)) != 0 && !verdict.legal &&
         verdict.clause == "N6" && promotes_when_leaving(inquiry, node, promotion);
}

bool is_drop_that_mates(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  return move.is_drop() && inquiry.mates_by_drop(node, move, "N11");
}

const UntoldClause no_mate_by_drop{.id = "N11", .extra = is_drop_that_mates};
const UntoldClause promotion_on_reach{.id = "N6",
                                      .extra = promotes_when_leaving,
                                      .missing = only_promotes_when_leaving,
                                      .extra_instead = true};

Member promoting_on_reach(const Notation& notation, const Oracle& reading_of_it) {
  return {.notation = notation,
          .oracle = reading_of_it,
          .ffish = std::vector{promotion_on_reach, no_mate_by_drop}};
}

const RegisteredFamily family({
    .name = "nine-elder",
    .members = {promoting_on_reach(nine_elder::notation, oracle),
                promoting_on_reach(nine_elder::notation_literal, literal_reading),
                promoting_on_reach(nine_elder::notation_leaping, leaping_reading),
                {.notation = nine_elder::notation_shogi,
                 .oracle = shogi_reading,
                 .ffish = std::vector{no_mate_by_drop}}},
    .symmetry = {.reason = "only the start array, not the rules, is turned rather than mirrored"},
    .turned_starts = true,
    .starts = {{nine_elder::notation, "",
                "i7i/1jsccvna1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I[] w - - 0 1"},
               {nine_elder::notation, "standard,swapped",
                "i7i/1jsccnva1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I[] w - - 0 1"},
               {nine_elder::notation, "swapped,standard",
                "i7i/1jsccvna1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1AVNCCSJ1/I7I[] w - - 0 1"},
               {nine_elder::notation_shogi, "swapped",
                "i7i/1jsccnva1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1AVNCCSJ1/I7I[] w - - 0 1"}},
});

}  // namespace
}  // namespace hurdle::props
