#include "movegen/mutants/themes/shogi/hands.hpp"

#include <fmt/format.h>

#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

/// Where a hand remembers how many of a kind were captured promoted: in the places of kinds that
/// the game does not have, two kinds a place, four bits each, so fifteen of them at most.
std::pair<std::size_t, int> memory_of(const Notation& notation, Kind kind) {
  return {notation.kinds.size() + index_of(kind) / 2, index_of(kind) % 2 == 0 ? 1 : 16};
}

/// Pieces that were captured promoted are dropped promoted.
void keep_the_flag(const Turn& asked, Setup& next) {
  constexpr int most = 15;
  Hand& own = next.hands[index_of(asked.side())];
  const Piece captured = asked.at(asked.move.to());
  if (asked.move.is_drop()) {
    const auto [place, unit] = memory_of(asked.notation(), asked.move.kind());
    if (own[place] / unit % 16 > 0) {
      own[place] = static_cast<std::uint8_t>(own[place] - unit);
      next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
    }
  } else if (!asked.move.is_pass() && captured.promoted()) {
    const auto [place, unit] = memory_of(asked.notation(), captured.kind());
    if (own[place] / unit % 16 < most) {
      own[place] = static_cast<std::uint8_t>(own[place] + unit);
    }
  }
}

using DropsOriginally = Hook<void(const Situation&, VisitMove)>::Original;

/// Whether a reply averts mate by this drop.
bool is_averted(const Played& drop, const AvertsMate& averts) {
  bool found = false;
  drop.rules.movements(drop.next, [&](Move move) {
    const Reply reply{{{drop.rules, drop.next}, move}, drop.move.to()};
    found = found || averts(reply, [](const Reply& judged) {
              return judged.rules.legal(judged.setup, judged.move);
            });
  });
  return found;
}

}  // namespace

Rules<Hooks> captured_pieces(std::string_view clause, const HandCast& cast) {
  const auto as_it_moved = [gold = cast.gold, becomes_gold = cast.becomes_gold](Piece captured) {
    const bool went_as_gold = captured.promoted() && becomes_gold(captured.kind());
    return went_as_gold ? Piece(captured.colour(), gold) : captured;
  };
  return ClauseTable<Hooks>(clause)({
      {"captured-pieces-are-lost", "A captured piece leaves the game.", loses(always(true))},
      {"promoted-captures-are-lost", "A captured promoted piece leaves the game.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"captured-pawns-are-lost",
       fmt::format("Captured pawns and {}s leave the game.", cast.promoted_pawn),
       loses(Sort(cast.pawn))},
      {fmt::format("captured-{}s-are-lost", cast.promoted_pawn),
       fmt::format("Captured {}s leave the game.", cast.promoted_pawn), loses(promoted(cast.pawn))},
      {fmt::format("{}-keeps-nothing", lowered(cast.second)),
       fmt::format("Only {} keeps captured pieces.", cast.first),
       loses([](Piece captured) { return captured.colour() == Colour::white; })},
      {"captured-pieces-go-home", "A captured piece goes back to its owner's hand.",
       taken_as(of_the_other_side)},
      {"captured-as-they-moved",
       "A captured piece that moved as a gold goes to the hand as a gold.", taken_as(as_it_moved)},
      {"hand-holds-one-of-a-kind", "A hand holds at most one piece of each kind.",
       takes_one_of_a_kind()},
      {"hand-keeps-the-flag", "A piece captured while promoted is dropped promoted.",
       afterwards(keep_the_flag)},
  });
}

Rules<Hooks> barred_ranks(std::string_view clause, std::initializer_list<std::string_view> ids) {
  Rules<Hooks> all{
      {"no-drops-in-the-camp", clause, "Nothing is dropped in the enemy camp.",
       bars([](const Dropping&, int own_rank) { return own_rank > 6; })},
      {"no-drops-beyond-the-middle", clause, "Nothing is dropped in the enemy half.",
       bars([](const Dropping&, int own_rank) { return own_rank > 5; })},
      {"no-drops-on-the-first-rank", clause, "Nothing is dropped on the own first rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 1; })},
      {"no-drops-on-the-last-rank", clause, "Nothing is dropped on the last rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 9; })},
  };
  Rules<Hooks> rules;
  for (const std::string_view id : ids) {
    rules.push_back(*find_rule(all, fmt::format("no-drops-{}", id)));
  }
  return rules;
}

Rules<Hooks> barred_squares(std::string_view clause, const HandCast& cast) {
  return ClauseTable<Hooks>(clause)({
      {fmt::format("no-drops-beside-the-enemy-{}", cast.royal_name),
       fmt::format("Nothing is dropped beside the enemy {}.", cast.royal_name),
       bars([](const Dropping& drop, int) {
         const Square royal = royal_square(drop.setup, opponent(drop.side()));
         return distance(royal, drop.to) == 1;
       })},
      {"no-drops-on-the-edge-files", "Nothing is dropped on the files a and i.",
       bars([](const Dropping& drop, int) { return drop.to.file() == 0 || drop.to.file() == 8; })},
      {"no-drops-of-golds", "A gold may not be dropped.",
       bars([gold = cast.gold](const Dropping& drop, int) { return drop.kind == gold; })},
      {fmt::format("{}-drops-in-its-own-half", lowered(cast.second)),
       fmt::format("{} may not drop pieces in {}'s half.", cast.second, cast.first),
       bars([](const Dropping& drop, int own_rank) {
         return drop.side() == Colour::black && own_rank > 5;
       })},
  });
}

Rules<Hooks> ways_to_drop(std::string_view clause, const HandCast& cast) {
  const auto promotes_there = [in_camp = cast.in_enemy_camp](const Situation& asked, Move drop) {
    return asked.notation().of(drop.kind()).promotes && in_camp(asked, drop.to());
  };
  const auto twice_in_the_camp = [promotes_there](const Situation& asked, VisitMove visit,
                                                  DropsOriginally original) {
    original(asked, [&](Move move) {
      visit(move);
      if (promotes_there(asked, move)) {
        visit(move);
      }
    });
  };
  return ClauseTable<Hooks>(clause)({
      {"drops-promote-in-the-camp", "A piece dropped in the camp is promoted at once.",
       drops_promoted_if(
           [promotes_there](const Turn& drop) { return promotes_there(drop, drop.move); })},
      {"hand-empties-at-once", "Dropping one of several equal pieces uses up all of them.",
       leaves_in_hand([](std::uint8_t) { return std::uint8_t{0}; })},
      {"wrong-hand", fmt::format("A {0} drops pieces from the other {0}'s hand.", cast.player),
       drops_from_the_wrong_hand()},
      {"drops-stay-in-hand", "A dropped piece stays in the hand.",
       leaves_in_hand([](std::uint8_t held) { return held; })},
      {"drops-have-a-choice-in-the-camp", "A drop in the camp counts twice, plain and promoted.",
       change(&Hooks::drops, twice_in_the_camp)},
  });
}

Change<PawnFileHooks> barred_by(Kind pawn, std::function<bool(const Met& met)> bars, int most) {
  return instead(&PawnFileHooks::pawn_may_be_dropped_on_file,
                 [pawn, bars = std::move(bars), most](const Situation& asked, Square to) {
                   int barring = 0;
                   asked.rules.for_each_square([&](Square at) {
                     const Piece piece = asked.at(at);
                     barring += piece && bars({piece, at, to, asked.side(), pawn}) ? 1 : 0;
                   });
                   return barring <= most;
                 });
}

Rules<PawnFileHooks> barring_pieces(std::string_view clause, const HandCast& cast) {
  const auto bars = [&cast](auto which) {
    return barred_by(cast.pawn, [which](const Met& met) { return met.same_file() && which(met); });
  };
  const auto is_own_but_the_royal = [royal = cast.royal](const Met& met) {
    return met.piece.belongs_to(met.side) && met.piece.kind() != royal;
  };
  const auto goes_as_gold = [becomes_gold = cast.becomes_gold](const Met& met) {
    return met.is_own_pawn() || (met.piece.belongs_to(met.side) && met.piece.promoted() &&
                                 becomes_gold(met.piece.kind()));
  };
  return ClauseTable<PawnFileHooks>(clause)({
      {"second-pawn-allowed", "A second pawn may be dropped on any file.", bars(always(false))},
      {fmt::format("{}s-bar-the-file", cast.promoted_pawn),
       fmt::format("A pawn may not be dropped on a file with an own {} either.",
                   cast.promoted_pawn),
       bars([](const Met& met) { return met.piece.is(met.side, met.pawn); })},
      {"enemy-pawns-bar-the-file",
       fmt::format("A pawn may not be dropped on a file with a pawn of either {}.", cast.player),
       bars([](const Met& met) { return met.piece.kind() == met.pawn && !met.piece.promoted(); })},
      {"only-enemy-pawns-bar-the-file",
       "A pawn may not be dropped on a file with an enemy pawn; own pawns do not matter.",
       bars([](const Met& met) { return met.piece == Piece(opponent(met.side), met.pawn); })},
      {"own-pieces-bar-the-file",
       fmt::format("A pawn may not be dropped on a file with any own piece except the {}.",
                   cast.royal_name),
       bars(is_own_but_the_royal)},
      {"small-pieces-bar-the-file",
       "A pawn may not be dropped on a file with an own piece promoted to a gold either.",
       bars(goes_as_gold)},
  });
}

Rules<PawnFileHooks> barring_pawns(std::string_view clause, const HandCast& cast) {
  const auto bars = [&cast](bool (*which)(const Met& met)) {
    return barred_by(cast.pawn, [which](const Met& met) { return met.bars() && which(met); });
  };
  return ClauseTable<PawnFileHooks>(clause)({
      {"pawns-bar-the-file-ahead", "A pawn may be dropped in front of an own pawn.",
       bars([](const Met& met) { return met.is_ahead(); })},
      {"pawns-bar-the-file-behind", "A pawn may be dropped behind an own pawn.",
       bars([](const Met& met) { return !met.is_ahead(); })},
      {"pawns-bar-the-rank",
       "A pawn may not be dropped on a rank, instead of a file, with an own pawn.",
       barred_by(
           cast.pawn,
           [](const Met& met) { return met.at.rank() == met.drop.rank() && met.is_own_pawn(); })},
      {"pawns-bar-the-next-squares",
       "A pawn may not be dropped directly in front of or behind an own pawn, but elsewhere on its "
       "file.",
       bars([](const Met& met) { return met.is_next(); })},
      {"two-pawns-bar-the-file", "A file may hold two own pawns, not three.",
       barred_by(
           cast.pawn, [](const Met& met) { return met.bars(); }, 1)},
      {fmt::format("{}-alone-is-barred", lowered(cast.first)),
       fmt::format("{} may drop a second pawn on a file.", cast.second),
       bars([](const Met& met) { return met.side == Colour::white; })},
      {"edge-files-are-not-barred", "The files a and i may hold two pawns.",
       bars([](const Met& met) { return met.at.file() > 0 && met.at.file() < 8; })},
      {"last-file-is-not-barred", "The i-file may hold two pawns.",
       bars([](const Met& met) { return met.at.file() < 8; })},
      {"pawns-in-the-camp-bar-nothing", "A pawn in the enemy camp does not bar its file.",
       bars([](const Met& met) {
         return met.side == Colour::white ? met.at.rank() < 6 : met.at.rank() > 2;
       })},
      {"file-is-forgotten-in-check", "A check may be answered by dropping a second pawn on a file.",
       also_if(&PawnFileHooks::pawn_may_be_dropped_on_file,
               [](const Situation& asked, Square) { return asked.in_check(); })},
      {"no-second-piece-on-a-file",
       "A piece may not be dropped on a file with an own piece of the same kind.",
       unless(&Hooks::may_drop,
              [](const Dropping& asked) {
                return file_holds(
                    asked, [&](Piece piece) { return piece == Piece(asked.side(), asked.kind); });
              })},
  });
}

Change<Hooks> exempt(std::function<bool(const Played& asked)> free) {
  return also_if(&Hooks::permitted, std::move(free));
}

Change<Hooks> forbids(std::function<bool(const Played& asked)> forbidden) {
  return unless(&Hooks::permitted, [forbidden = std::move(forbidden)](const Played& asked) {
    return forbidden(asked) && !asked.rules.in_check(asked.next, asked.side());
  });
}

bool drops_with_mate(const Played& asked) {
  return asked.move.is_drop() && asked.rules.is_mate(asked.next);
}

bool moves_with_mate(const Played& asked, Kind kind) {
  return asked.on_board() && asked.piece() == Piece(asked.side(), kind) &&
         asked.rules.is_mate(asked.next);
}

bool checks_by_drop(const Played& asked) {
  return asked.move.is_drop() && asked.checks() && !asked.rules.in_check(asked.next, asked.side());
}

Judgement averts_if(std::function<bool(const Reply& reply)> holds) {
  return [holds = std::move(holds)](const Reply& reply, auto original) {
    return holds(reply) && original(reply);
  };
}

Judgement averts_also_if(std::function<bool(const Reply& reply)> holds) {
  return [holds = std::move(holds)](const Reply& reply, auto original) {
    return holds(reply) || original(reply);
  };
}

Change<Hooks> mate_unless(const std::function<bool(Kind dropped)>& binds, Judgement judgement) {
  return [binds, judgement = std::move(judgement)](Hooks& hooks) {
    if (!hooks.averts_mate) {
      hooks.averts_mate = std::make_shared<AvertsMate>();
      hooks.permitted.change_first([binds, averts = hooks.averts_mate](const Played& asked,
                                                                       auto /*original*/) {
        return !checks_by_drop(asked) || !binds(asked.move.kind()) || is_averted(asked, *averts);
      });
    }
    hooks.averts_mate->change(judgement);
  };
}

Rules<Hooks> drop_mates(const DropMateCast& cast) {
  const auto only_of = [&cast](Colour free, std::string_view player, std::string_view other) {
    return Rule<Hooks>(fmt::format("{}-pawn-drop-mates", lowered(player)), cast.clause,
                       fmt::format("{} may mate by a pawn drop, {} may not.", player, other),
                       exempt([free](const Played& asked) { return asked.side() == free; }));
  };
  return {
      {"pawn-drop-mates", cast.clause, "A pawn drop may mate.", exempt(always(true))},
      {"no-drop-mates", cast.clause, "No drop of any piece may mate.", forbids(drops_with_mate)},
      {"no-knight-drop-mates", cast.clause, "Neither a pawn nor a knight may mate by a drop.",
       forbids([knight = cast.knight](const Played& asked) {
         return drops_with_mate(asked) && asked.move.kind() == knight;
       })},
      only_of(Colour::black, cast.second, cast.first),
      only_of(Colour::white, cast.first, cast.second),
      {"pawn-drop-never-checks", cast.clause, "A pawn drop may not give check.",
       forbids([pawn = cast.pawn](const Played& asked) {
         return asked.drops(pawn) && asked.checks();
       })},
  };
}

Rules<Hooks> pawn_mates(const DropMateCast& cast, std::string_view no_stalemate) {
  return ClauseTable<Hooks>(cast.clause)({
      {"no-pawn-mates", "A pawn may not mate by moving either.",
       forbids([pawn = cast.pawn](const Played& asked) { return moves_with_mate(asked, pawn); })},
      {"no-stalemate-by-pawn-drop", no_stalemate, forbids([pawn = cast.pawn](const Played& asked) {
         return asked.drops(pawn) && !asked.rules.has_legal_move(asked.next);
       })},
      {"pawn-drop-mates-out-of-check", "A pawn drop that answers a check may mate.",
       exempt(&Played::in_check)},
  });
}

}  // namespace hurdle::mutation
