#include "movegen/mutants/themes/shogi/pieces.hpp"

#include <fmt/format.h>

namespace hurdle::mutation {
namespace {

bool is_beyond_the_middle(const Mover& mover) {
  return mover.own_rank(mover.from) > 5;
}

/// What is got wrong of a kind alike, whatever its steps: the edge files and the players.
Rule<Hooks> round_the_board(std::string_view clause, std::string_view article,
                            std::string_view name, Kind kind, const Steps& some) {
  return {fmt::format("{}-goes-round-the-board", name), clause,
          fmt::format("{} {} on the edge steps to the other edge, a rank higher or lower.", article,
                      name),
          goes(plain(kind), wrapped_steps(some))};
}

bool on_an_edge_file(Colour /*colour*/, Square square) {
  return square.file() == 0 || square.file() == 8;
}

bool in_either_camp(Colour colour, Square square, Hook<bool(Colour, Square)>::Original original) {
  return original(colour, square) || original(opponent(colour), square);
}

Change<PromotionHooks> never_promotes(Kind kind) {
  const auto is_one = [kind](const Reach& asked) { return asked.piece().kind() == kind; };
  return both(unless(&PromotionHooks::may_promote, is_one),
              unless(&PromotionHooks::must_promote, is_one));
}

}  // namespace

Rules<Hooks> royal_steps(std::string_view clause, const HandCast& cast) {
  const std::string_view name = cast.royal_name;
  return {
      {fmt::format("{}-goes-as-a-gold", name), clause,
       fmt::format("The {} cannot step diagonally back.", name),
       goes(plain(cast.royal), steps(as_gold))},
      {fmt::format("{}-goes-straight-only", name), clause,
       fmt::format("The {} cannot step diagonally.", name),
       goes(plain(cast.royal), steps(straight))},
      round_the_board(clause, "A", name, cast.royal, as_king),
  };
}

Rules<Hooks> gold_steps(std::string_view clause, const HandCast& cast) {
  const Sort gold = plain(cast.gold);
  return {
      {fmt::format("gold-goes-as-a-{}", cast.royal_name), clause,
       "The gold steps diagonally back too.", goes(gold, steps(as_king))},
      {"gold-goes-as-a-silver", clause, "Gold and silver go alike.", goes(gold, steps(as_silver))},
      {"gold-never-goes-back", clause, "The gold cannot step straight back.",
       goes(gold, never(back))},
      {"gold-never-goes-sideways", clause, "The gold cannot step sideways.",
       goes(gold, never(sideways))},
      {"gold-never-goes-diagonally", clause, "The gold goes straight only.",
       goes(gold, steps(straight))},
      {"gold-forgets-a-diagonal", clause, "The gold has one diagonal step forward, to the left.",
       goes(gold, never({{1, 1}}))},
      {fmt::format("{}-gold-faces-up", lowered(cast.second)), clause,
       fmt::format("{}'s gold steps diagonally up the board.", cast.second),
       goes(gold, steps_up(as_gold))},
      round_the_board(clause, "A", "gold", cast.gold, as_gold),
  };
}

Rules<Hooks> silver_steps(std::string_view clause, const HandCast& cast) {
  const Sort silver = plain(cast.silver);
  return {
      {"silver-goes-as-a-gold", clause, "The silver goes as a gold before it is promoted.",
       goes(silver, steps(as_gold))},
      {"silver-goes-straight-back", clause, "The silver steps straight back too.",
       goes(silver, also(steps(back)))},
      {"silver-goes-sideways", clause, "The silver steps sideways too.",
       goes(silver, also(steps(sideways)))},
      {"silver-never-goes-back", clause, "The silver steps forward only.",
       goes(silver, never(back_aslant))},
      {"silver-goes-diagonally-only", clause, "The silver cannot step straight forward.",
       goes(silver, steps(diagonal))},
      {fmt::format("{}-silver-faces-up", lowered(cast.second)), clause,
       fmt::format("{}'s silver steps straight up the board.", cast.second),
       goes(silver, steps_up(as_silver))},
      round_the_board(clause, "A", "silver", cast.silver, as_silver),
  };
}

Rules<Hooks> pawn_steps(std::string_view clause, const HandCast& cast, int last_start_rank,
                        std::string_view never_captures) {
  const Sort pawn = plain(cast.pawn);
  const auto is_at_the_start = [last_start_rank](const Mover& mover) {
    const int rank = mover.own_rank(mover.from);
    return rank >= 3 && rank <= last_start_rank;
  };
  return {
      {"pawn-captures-diagonally", clause, "A pawn captures diagonally forward, as in chess.",
       goes(pawn, both(to_empty(steps(ahead)), to_take(steps(ahead_aslant))))},
      {"pawn-captures-diagonally-too", clause, "A pawn captures straight and diagonally forward.",
       goes(pawn, also(to_take(steps(ahead_aslant))))},
      {"pawn-checks-diagonally", clause, "A pawn gives check diagonally forward, as in chess.",
       attacks(pawn, steps(ahead_aslant))},
      {never_captures, clause, "A pawn cannot capture what is before it.",
       goes(pawn, to_empty(steps(ahead)))},
      {"pawn-only-captures", clause, "A pawn's step is a capture.",
       goes(pawn, to_take(steps(ahead)))},
      {"pawn-starts-with-two-steps", clause, "A pawn's first move may be two steps.",
       goes(pawn, also(where(is_at_the_start, to_empty(slides_at_most(2, ahead)))))},
      {"pawn-goes-sideways", clause, "A pawn steps sideways too, as a soldier of Janggi.",
       goes(pawn, also(steps(sideways)))},
      {"pawn-goes-sideways-beyond-the-middle", clause,
       "A pawn beyond the middle rank steps sideways too, as a soldier of Xiangqi.",
       goes(pawn, also(where(is_beyond_the_middle, steps(sideways))))},
      {"pawn-goes-back", clause, "A pawn steps back too.", goes(pawn, also(steps(back)))},
      {fmt::format("{}-pawn-faces-up", lowered(cast.second)), clause,
       fmt::format("{}'s pawns go up the board.", cast.second), goes(pawn, steps_up(ahead))},
  };
}

Change<PromotionHooks> camp_is(int white_from, int black_to) {
  return instead(&PromotionHooks::in_enemy_camp,
                 [white_from, black_to](Colour colour, Square square) {
                   const int rank = square.rank() + 1;
                   return colour == Colour::white ? rank >= white_from : rank <= black_to;
                 });
}

Rules<PromotionHooks> camps(std::string_view clause, const HandCast& cast) {
  const auto of_one = [clause](std::string_view player, std::string_view ranks,
                               std::string_view numbers, const Change<PromotionHooks>& camp) {
    return Rule<PromotionHooks>(fmt::format("{}-camp-of-{}-ranks", lowered(player), ranks), clause,
                                fmt::format("{}'s pieces promote on ranks {}.", player, numbers),
                                camp);
  };
  return {
      {"camp-of-two-ranks", clause, "The camp is the last two ranks.", camp_is(8, 2)},
      {"camp-of-four-ranks", clause, "The camp is the last four ranks.", camp_is(6, 4)},
      of_one(cast.second, "two", "2 and 1", camp_is(7, 2)),
      of_one(cast.second, "four", "4 to 1", camp_is(7, 4)),
      of_one(cast.first, "two", "8 and 9", camp_is(8, 3)),
      of_one(cast.first, "four", "6 to 9", camp_is(6, 3)),
      {"camp-without-its-edge", clause, "Files a and i are not in the camp.",
       unless(&PromotionHooks::in_enemy_camp, on_an_edge_file)},
      {"own-camp-promotes-too", clause, "The own camp promotes as well.",
       change(&PromotionHooks::in_enemy_camp, in_either_camp)},
  };
}

Rules<PromotionHooks> kinds_without_promotion(std::string_view clause, const Notation& notation,
                                              const std::vector<Kind>& kinds) {
  Rules<PromotionHooks> rules;
  for (const Kind kind : kinds) {
    const std::string_view name = notation.of(kind).name;
    rules.push_back({fmt::format("{}-never-promotes", name), clause,
                     fmt::format("The {} has no other side.", name), never_promotes(kind)});
  }
  return rules;
}

Change<Hooks> promotes_golds_if(Kind gold, std::function<bool(const Reach&)> may) {
  return change(&Hooks::write_moves,
                [gold, may = std::move(may)](const Reach& asked, VisitMove visit, auto original) {
                  original(asked, visit);
                  if (plain(gold).holds(asked.piece()) && may(asked)) {
                    visit(Move::promotion(asked.from, asked.to));
                  }
                });
}

}  // namespace hurdle::mutation
