// Lines and leaps that end too early or go on too far, directions that are forgotten (H1), and what
// a pawn becomes, and where (H5).
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::chess {
namespace {

/// A kind of piece and the directions in which it goes.
struct Directed {
  std::string_view name;
  Kind kind;
  const Steps* directions;
};

const std::array<Directed, 5> directed{{{"king", king, &as_king},
                                        {"queen", queen, &as_king},
                                        {"rook", rook, &straight},
                                        {"bishop", bishop, &diagonal},
                                        {"knight", knight, &as_knight}}};

bool is_leap(Step step) {
  return std::abs(step.files) + std::abs(step.ranks) == 3;
}

/// The right squares but those that lie so as White sees them: at one step or many, or a leap away.
Going never_towards(Step step) {
  return only_where([step](const Mover& mover, Square to) {
    const int length = is_leap(step) ? 1 : distance(mover.from, to);
    return files_between(mover.from, to) != step.files * length ||
           ranks_between(mover.from, to) != step.ranks * length;
  });
}

/// "up", "down left", "one up two left".
std::string words_of(Step step) {
  const auto part = [step](int length, const char* ahead, const char* back) {
    const char* number = !is_leap(step) ? "" : std::abs(length) == 2 ? "two " : "one ";
    return std::string(number) + (length > 0 ? ahead : back);
  };
  const std::string ranks = part(step.ranks, "up", "down");
  const std::string files = part(step.files, "right", "left");
  return step.files == 0 ? ranks : step.ranks == 0 ? files : ranks + " " + files;
}

std::string hyphened(std::string words) {
  std::replace(words.begin(), words.end(), ' ', '-');
  return words;
}

/// What is no leap, and a leap beside whose start, straight on its way, nothing stands.
bool leg_is_free(const Mover& mover, Square to) {
  const int files = files_between(mover.from, to);
  const int ranks = ranks_between(mover.from, to);
  return std::abs(files * ranks) != 2 ||
         !mover.at({mover.from.file() + files / 2, mover.from.rank() + ranks / 2});
}

bool captures(const Reach& asked) {
  return asked.from.file() != asked.to.file();
}

/// Some promotions are not written.
Change<mutation::Hooks> never_written(std::function<bool(const Reach&, Kind)> forgotten) {
  return change(&Hooks::write_moves, [forgotten = std::move(forgotten)](
                                         const Reach& asked, VisitMove visit, auto original) {
    original(asked, [&](Move move) {
      if (!move.is_promotion() || !forgotten(asked, move.kind())) {
        visit(move);
      }
    });
  });
}

/// A pawn may stay one on the last rank, where it has no move.
Change<mutation::Hooks> may_stay(std::function<bool(const Reach& asked)> stays) {
  return change(&Hooks::write_moves, [stays](const Reach& asked, VisitMove visit, auto original) {
    bool promotes = false;
    original(asked, [&](Move move) {
      promotes = promotes || move.is_promotion();
      visit(move);
    });
    if (promotes && stays(asked)) {
      visit(Move::board(asked.from, asked.to));
    }
  });
}

/// A promotion is legal only where this holds.
Change<mutation::Hooks> promotes_only_if(std::function<bool(const Played& asked)> may) {
  return only_if(&Hooks::keeps_royal_safe,
                 [may](const Played& asked) { return !asked.move.is_promotion() || may(asked); });
}

/// What a pawn becomes when it becomes this.
Change<mutation::Hooks> turns_into(std::function<Piece(Piece right, Colour own)> other) {
  return change(&Hooks::piece_after,
                [other](const BaseReferee& rules, Piece moved, Move move, auto original) {
                  const Piece right = original(rules, moved, move);
                  return move.is_promotion() ? other(right, moved.colour()) : right;
                });
}

/// It could have gone there a rank early: on its last but one.
bool reaches_the_last_but_one(const Reach& asked) {
  return asked.piece().kind() == pawn && own_rank(asked.piece().colour(), asked.to) == 7;
}

}  // namespace

MutantRules mutant_lines() {
  return {
      {"lines-of-six", "H1", "No line is longer than six squares.",
       visits(&Hooks::targets, only_where(at_distance(1, 6)))},
      {"queen-is-a-ferz", "H1", "A queen goes one step diagonally, as in the old game.",
       goes(queen, steps(diagonal))},
      {"queen-leaps-too", "H1", "A queen goes as a knight too.",
       goes(queen, also(steps(as_knight)))},
      {"bishop-is-an-elephant", "H1", "A bishop leaps exactly two squares diagonally.",
       goes(bishop, steps({{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}))},
      {"rook-takes-only-beside-it", "H1", "A rook captures only on the next square.",
       goes(rook, only_where(either(is_empty, at_distance(1, 1))))},
      {"rook-through-enemies", "H1", "A rook goes on behind the first enemy.",
       goes(rook, also(behind_an_enemy(straight)))},
      {"bishop-through-enemies", "H1", "A bishop goes on behind the first enemy.",
       goes(bishop, also(behind_an_enemy(diagonal)))},
      {"queen-through-enemies", "H1", "A queen goes on behind the first enemy.",
       goes(queen, also(behind_an_enemy(as_king)))},
      {"rook-through-its-own", "H1", "A rook goes on past a piece of its own.",
       goes(rook, also(slides_behind(is_own)))},
      {"bishop-through-its-own", "H1", "A bishop goes on past a piece of its own.",
       goes(bishop, also(slides_behind(is_own, diagonal)))},
      {"rook-wraps", "H1", "A rook goes over the edge of a rank to the next one.",
       goes(rook, also(wrapped_slides(sideways)))},
      {"knight-leaps-around-the-edge", "H1", "A knight on file a or b leaps to file g or h.",
       goes(knight, wrapped_steps(as_knight))},
      {"king-steps-around-the-edge", "H1", "A king on file a steps to file h.",
       goes(king, wrapped_steps(as_king))},
      {"knight-with-a-leg", "H1", "A piece straight beside a knight stops its leap.",
       goes(knight, only_where(leg_is_free))},
      {"knight-leaps-forward-only", "H1", "A knight leaps forward only.",
       goes(knight, steps({{-1, 2}, {1, 2}, {-2, 1}, {2, 1}}))},
      {"knight-takes-its-own", "H1", "A knight may capture its own pieces.",
       goes(knight, also(steps_onto_own(as_knight)))},
      {"king-goes-straight-only", "H1", "A king goes straight only.", goes(king, steps(straight))},
      {"king-takes-nothing", "H1", "A king captures nothing, but forbids the squares beside it.",
       both(goes(king, only_where(is_empty)), attacks(king, steps(as_king)))},
  };
}

MutantRules forgotten_directions() {
  MutantRules rules;
  for (const Directed& piece : directed) {
    for (const Step step : *piece.directions) {
      rules.push_back({fmt::format("{}-not-{}", piece.name, hyphened(words_of(step))), "H1",
                       fmt::format("The {} never goes {}.", piece.name, words_of(step)),
                       goes(piece.kind, never_towards(step))});
    }
  }
  return rules;
}

MutantRules mutant_promotions() {
  return {
      {"only-queens", "H5", "A pawn becomes a queen and nothing else.",
       instead(&Hooks::may_become, [](Kind kind) { return kind == queen; })},
      {"pawn-need-not-promote", "H5", "A pawn may stay a pawn on the last rank.",
       may_stay(always(true))},
      {"capturing-pawn-need-not-promote", "H5",
       "A pawn that captures on the last rank may stay one.", may_stay(captures)},
      {"black-pawn-need-not-promote", "H5", "Black's pawn may stay a pawn on rank 1.",
       may_stay([](const Reach& asked) { return asked.side() == Colour::black; })},
      {"captures-do-not-promote", "H5", "A pawn never captures on the last rank.",
       never_written([](const Reach& asked, Kind) { return captures(asked); })},
      {"black-never-promotes", "H5", "Black's pawns never go to the last rank.",
       never_written([](const Reach& asked, Kind) { return asked.side() == Colour::black; })},
      {"promotes-one-rank-early", "H5", "A pawn promotes on its seventh rank already.",
       also_if(&Hooks::promotes, reaches_the_last_but_one)},
      {"promoted-piece-turns-white", "H5", "Black's pawn becomes a white piece.",
       turns_into([](Piece right, Colour) { return Piece(Colour::white, right.kind()); })},
      {"underpromotion-gives-a-queen", "H5",
       "Whatever is written, a pawn becomes a queen on the board.",
       turns_into([](Piece, Colour own) { return Piece(own, queen); })},
      {"no-promotion-in-check", "H5", "A check is not answered by a promotion.",
       promotes_only_if([](const Played& asked) { return !asked.in_check(); })},
      {"promotion-gives-no-check", "H5", "A promotion that gives check is not allowed.",
       promotes_only_if([](const Played& asked) { return !asked.checks(); })},
  };
}

MutantRules forgotten_kinds() {
  MutantRules rules;
  for (const NamedKind& one : capturable) {
    if (one.kind == pawn) {
      continue;
    }
    const Kind kind = one.kind;
    rules.push_back({fmt::format("never-becomes-a-{}", one.name), "H5",
                     fmt::format("A pawn never becomes a {}.", one.name),
                     unless(&Hooks::may_become, [kind](Kind asked) { return asked == kind; })});
    rules.push_back({fmt::format("never-becomes-a-{}-by-capture", one.name), "H5",
                     fmt::format("A pawn that captures never becomes a {}.", one.name),
                     never_written([kind](const Reach& asked, Kind becomes) {
                       return becomes == kind && captures(asked);
                     })});
  }
  return rules;
}

}  // namespace hurdle::chess
