#include "movegen/custom/fast/other_rules.hpp"

#include <array>
#include <string>
#include <string_view>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/fast/ranks.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle::custom {
namespace {

struct Refusal {
  bool found;
  std::string_view option;
};

template <std::size_t Count>
void refuse(const std::array<Refusal, Count>& refusals) {
  for (const Refusal& refusal : refusals) {
    if (refusal.found) {
      throw Misfit(std::string(refusal.option), "the fast generator has no such rule");
    }
  }
}

void refuse_ends(const Description& facts) {
  const EndFacts& ends = facts.ends;
  const ConnectFacts& connect = facts.connect;
  const auto any_side = [&](auto predicate) {
    return predicate(facts.sides[0]) || predicate(facts.sides[1]);
  };
  bool castling_wins = false;
  for (const auto& wings : ends.castling_wins) {
    castling_wins |= wings[0] || wings[1];
  }
  refuse(std::array<Refusal, 9>{{
      {ends.extinction, "extinctionValue"},
      {ends.extinction_pseudo_royal && ends.extinction_types.types.any(), "extinctionPseudoRoyal"},
      {any_side([](const SideFacts& side) { return side.flag_region.any(); }), "flagRegion"},
      {ends.check_counting, "checkCounting = true"},
      {castling_wins, "castlingWins"},
      {ends.full_board, "adjudicateFullBoard = true"},
      {connect.row > 0 || connect.square > 0, "connectN"},
      {connect.collinear > 0, "collinearN"},
      {any_side([](const SideFacts& side) {
         return side.connect_regions[0].any() || side.connect_regions[1].any();
       }),
       "connectRegion1"},
  }});
}

void refuse_special_moves(const Description& facts) {
  const auto any_side = [&](auto predicate) {
    return predicate(facts.sides[0]) || predicate(facts.sides[1]);
  };
  refuse(std::array<Refusal, 16>{{
      {!facts.checking, "checking = false"},
      {facts.must_capture, "mustCapture = true"},
      {facts.flying_general, "flyingGeneral = true"},
      {facts.bikjang_rule, "bikjangRule = true"},
      {facts.gating, "gating = true"},
      {facts.cambodian_moves, "cambodianMoves = true"},
      {facts.sittuyin_promotion, "sittuyinPromotion = true"},
      {any_side([](const SideFacts& side) { return side.pass; }), "pass = true"},
      {any_side([](const SideFacts& side) { return side.pass_on_stalemate; }),
       "passOnStalemate = true"},
      {!misses_board(facts.diagonal_lines, facts.size), "diagonalLines"},
      {facts.blast.on_capture, "blastOnCapture = true"},
      {facts.blast.mutually_immune.any(), "mutuallyImmuneTypes"},
      {facts.blast.petrify.any(), "petrifyOnCaptureTypes"},
      {facts.walls.rule != WallingRule::none, "wallingRule"},
      {facts.enclosing.drop != EnclosingRule::none, "enclosingDrop"},
      {facts.enclosing.flip != EnclosingRule::none, "flipEnclosedPieces"},
  }});
}

}  // namespace

void refuse_other_rules(const Description& facts) {
  if (facts.size.files > hurdle::max_files) {
    throw Misfit("maxFile = " + std::to_string(facts.size.files),
                 "the fast generator's boards have at most 10 files");
  }
  refuse_ends(facts);
  refuse_special_moves(facts);
}

}  // namespace hurdle::custom
