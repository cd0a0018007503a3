#include "movegen/mutants/themes/shogi/pawn_files.hpp"

#include <fmt/format.h>

namespace hurdle::mutation {
namespace {

/// Every kind is dropped once a file, as pawns are.
bool holds_one(const Dropping& asked) {
  bool found = false;
  asked.rules.for_each_square([&](Square at) {
    found |= at.file() == asked.to.file() && asked.at(at) == Piece(asked.side(), asked.kind);
  });
  return found;
}

bool in_check(const Position& asked, Square /*to*/) {
  return asked.in_check();
}

}  // namespace

Change<PawnFileHooks> barred_by(Kind pawn, std::function<bool(const Met& met)> bars, int most) {
  return instead(&PawnFileHooks::pawn_may_be_dropped_on_file,
                 [pawn, bars = std::move(bars), most](const Position& asked, Square to) {
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
  return {
      {"second-pawn-allowed", clause, "Pawns may be dropped behind one another.",
       bars(always(false))},
      {fmt::format("{}s-bar-the-file", cast.promoted_pawn), clause,
       fmt::format("An own {} bars its file too.", cast.promoted_pawn),
       bars([](const Met& met) { return met.piece.is(met.side, met.pawn); })},
      {"enemy-pawns-bar-the-file", clause,
       fmt::format("A pawn of either {} bars its file.", cast.player),
       bars([](const Met& met) { return met.piece.kind() == met.pawn && !met.piece.promoted(); })},
      {"only-enemy-pawns-bar-the-file", clause, "It is the enemy's pawn that bars a file.",
       bars([](const Met& met) { return met.piece == Piece(opponent(met.side), met.pawn); })},
      {"own-pieces-bar-the-file", clause,
       fmt::format("Any own piece but the {} bars its file.", cast.royal_name),
       bars(is_own_but_the_royal)},
      {"small-pieces-bar-the-file", clause, "Own pieces that go as golds bar their file.",
       bars(goes_as_gold)},
  };
}

Rules<PawnFileHooks> barring_pawns(std::string_view clause, const HandCast& cast) {
  const auto bars = [&cast](bool (*which)(const Met& met)) {
    return barred_by(cast.pawn, [which](const Met& met) { return met.bars() && which(met); });
  };
  return {
      {"pawns-bar-the-file-ahead", clause, "A pawn may be dropped before an own pawn.",
       bars([](const Met& met) { return met.is_ahead(); })},
      {"pawns-bar-the-file-behind", clause, "A pawn may be dropped behind an own pawn.",
       bars([](const Met& met) { return !met.is_ahead(); })},
      {"pawns-bar-the-rank", clause, "An own pawn bars its rank.",
       barred_by(
           cast.pawn,
           [](const Met& met) { return met.at.rank() == met.drop.rank() && met.is_own_pawn(); })},
      {"pawns-bar-the-next-squares", clause, "An own pawn bars the squares before and behind it.",
       bars([](const Met& met) { return met.is_next(); })},
      {"two-pawns-bar-the-file", clause, "A file may hold two own pawns, not three.",
       barred_by(
           cast.pawn, [](const Met& met) { return met.bars(); }, 1)},
      {fmt::format("{}-alone-is-barred", lowered(cast.first)), clause,
       fmt::format("{} may drop a second pawn on a file.", cast.second),
       bars([](const Met& met) { return met.side == Colour::white; })},
      {"edge-files-are-not-barred", clause, "The files a and i may hold two pawns.",
       bars([](const Met& met) { return met.at.file() > 0 && met.at.file() < 8; })},
      {"last-file-is-not-barred", clause, "The i-file, which the loop misses, may hold two pawns.",
       bars([](const Met& met) { return met.at.file() < 8; })},
      {"pawns-in-the-camp-bar-nothing", clause, "A pawn in the enemy camp does not bar its file.",
       bars([](const Met& met) {
         return met.side == Colour::white ? met.at.rank() < 6 : met.at.rank() > 2;
       })},
      {"file-is-forgotten-in-check", clause, "A check may be answered by a second pawn on a file.",
       also_if(&PawnFileHooks::pawn_may_be_dropped_on_file, in_check)},
      {"no-second-piece-on-a-file", clause, "No kind is dropped on a file that holds one of it.",
       unless(&Hooks::may_drop, holds_one)},
  };
}

}  // namespace hurdle::mutation
