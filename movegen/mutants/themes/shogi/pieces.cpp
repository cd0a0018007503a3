#include "movegen/mutants/themes/shogi/pieces.hpp"

#include <fmt/format.h>

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::mutation {
namespace {

/// Steps over the edge files, for any kind.
PieceRows round_the_board(const Steps& some) {
  return {{"goes-round-the-board", "The {name} steps past the edge files to the opposite side.",
           wrapped_steps(some)}};
}

bool on_an_edge_file(Colour /*colour*/, Square square) {
  return square.file() == 0 || square.file() == 8;
}

bool in_either_camp(Colour colour, Square square, Hook<bool(Colour, Square)>::Original original) {
  return original(colour, square) || original(opponent(colour), square);
}

/// Golds, and the promoted pieces that go as golds do.
Change<Hooks> all_golds_go(const HandCast& cast, const Going& going) {
  Change<Hooks> all = goes(plain(cast.gold), going);
  for (std::size_t index = 0; index < max_kinds; ++index) {
    const auto kind = static_cast<Kind>(index);
    all = cast.becomes_gold(kind) ? both(std::move(all), goes(promoted(kind), going)) : all;
  }
  return all;
}

/// A piece promoted to a gold gives no check.
Change<Hooks> promoted_golds_are_harmless(const HandCast& cast) {
  return unless(&Hooks::reaches, [becomes_gold = cast.becomes_gold](const Reach& asked) {
    return asked.piece().promoted() && becomes_gold(asked.piece().kind());
  });
}

Change<PromotionHooks> never_promotes(Kind kind) {
  const auto is_one = [kind](const Reach& asked) { return asked.piece().kind() == kind; };
  return both(unless(&PromotionHooks::may_promote, is_one),
              unless(&PromotionHooks::must_promote, is_one));
}

}  // namespace

Rules<Hooks> royal_steps(std::string_view clause, const HandCast& cast) {
  return PieceTable(clause, cast.royal_name, plain(cast.royal), "The")({
      {"goes-as-a-gold", "cannot step diagonally back", steps(as_gold)},
      {"goes-straight-only", "cannot step diagonally", steps(straight)},
      round_the_board(as_king),
      forgotten_ways(as_king),
      takes_nothing(),
  });
}

Rules<Hooks> gold_steps(std::string_view clause, const HandCast& cast) {
  const std::string faces_up = lowered(cast.second) + "-{}-faces-up";
  return joined<Hooks>(
      PieceTable(clause, "gold", plain(cast.gold), "The")({
          {fmt::format("goes-as-a-{}", cast.royal_name), "steps diagonally back too",
           steps(as_king)},
          {"goes-as-a-silver", "goes as a silver", steps(as_silver)},
          {"never-goes-back", "cannot step straight back", never(back)},
          {"never-goes-sideways", "cannot step sideways", never(sideways)},
          {"never-goes-diagonally", "goes straight only", steps(straight)},
          {"forgets-a-diagonal", "cannot step diagonally forward to the right", never({{1, 1}})},
          {faces_up, fmt::format("{}'s gold steps diagonally up the board.", cast.second),
           steps_up(as_gold)},
          round_the_board(as_gold),
          forgotten_steps({{0, 1}, {-1, 1}, {-1, 0}, {1, 0}}),
          takes_nothing(),
      }),
      ClauseTable<Hooks>(clause)({
          {"all-golds-step-back-diagonally",
           "Golds and pieces promoted to golds step diagonally back too.",
           all_golds_go(cast, steps(as_king))},
          {"all-golds-never-go-back",
           "Golds and pieces promoted to golds cannot step straight back.",
           all_golds_go(cast, never(back))},
          {"all-golds-go-as-silvers", "Golds and pieces promoted to golds go as silvers.",
           all_golds_go(cast, steps(as_silver))},
          {"promoted-golds-give-no-check", "A piece promoted to a gold gives no check.",
           promoted_golds_are_harmless(cast)},
          {lowered(cast.second) + "-all-golds-face-up",
           fmt::format("{}'s golds and pieces promoted to golds step diagonally up the board.",
                       cast.second),
           all_golds_go(cast, steps_up(as_gold))},
      }));
}

Rules<Hooks> silver_steps(std::string_view clause, const HandCast& cast) {
  const std::string faces_up = lowered(cast.second) + "-{}-faces-up";
  return PieceTable(clause, "silver", plain(cast.silver), "The")({
      {"goes-as-a-gold", "goes as a gold before it is promoted", steps(as_gold)},
      {"goes-straight-back", "steps straight back too", also(steps(back))},
      {"goes-sideways", "steps sideways too", also(steps(sideways))},
      {"never-goes-back", "steps forward only", never(diagonally_back)},
      {"goes-diagonally-only", "cannot step straight forward", steps(diagonal)},
      {faces_up, fmt::format("{}'s silver steps straight up the board.", cast.second),
       steps_up(as_silver)},
      round_the_board(as_silver),
      forgotten_steps(all_but({0, 1}, as_silver)),
      takes_nothing(),
  });
}

Rules<Hooks> pawn_steps(std::string_view clause, const HandCast& cast, int last_start_rank,
                        std::string_view never_captures) {
  return PieceTable(clause, "pawn", plain(cast.pawn))({
      {"captures-diagonally", "captures diagonally forward, as in chess",
       both(to_empty(steps(ahead)), to_take(steps(diagonally_ahead)))},
      {"captures-diagonally-too", "captures straight and diagonally forward",
       also(to_take(steps(diagonally_ahead)))},
      {"checks-diagonally", "gives check diagonally forward, as in chess",
       attacks(steps(diagonally_ahead))},
      {never_captures, "cannot capture straight ahead", to_empty(steps(ahead))},
      {"only-captures", "moves only to capture", to_take(steps(ahead))},
      {"starts-with-two-steps", "A pawn may go two steps from a rank where pawns start.",
       also(where(stands_on_own_ranks(3, last_start_rank), to_empty(slides_at_most(2, ahead))))},
      {"goes-sideways", "steps sideways too, as a soldier of Janggi", also(steps(sideways))},
      {"goes-sideways-beyond-the-middle",
       "beyond the middle rank steps sideways too, as a soldier of Xiangqi",
       also(where(stands_on_own_ranks(6, 9), steps(sideways)))},
      {"goes-back", "steps back too", also(steps(back))},
      {lowered(cast.second) + "-{}-faces-up",
       fmt::format("{}'s pawns go up the board.", cast.second), steps_up(ahead)},
  });
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
      {"own-camp-promotes-too", clause, "Pieces promote in their own camp too.",
       change(&PromotionHooks::in_enemy_camp, in_either_camp)},
  };
}

Rules<PromotionHooks> kinds_without_promotion(std::string_view clause, const Notation& notation,
                                              const std::vector<Kind>& kinds) {
  Rules<PromotionHooks> rules;
  for (const Kind kind : kinds) {
    const std::string_view name = notation.of(kind).name;
    rules.emplace_back(fmt::format("{}-never-promotes", name), clause,
                       fmt::format("The {} never promotes.", name), never_promotes(kind));
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
