// What ends a right to castle, and what does not (H8); mutated stalemates (H10), and ends of lines
// that there are not (C3). Stalemate as a loss is missing: it has no children either way, so no
// count can show it.
#include <fmt/format.h>

#include <cstdlib>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

/// What is done to the rights that are left by the rules, and those before the move.
using Left = std::function<void(const Turn& asked, CastlingRights& left)>;

bool pair_stands(const Right& asked) {
  return asked.pair_stands();
}

/// Rights are ended otherwise; with one that nothing stands for, the king castles all the same.
Change<Hooks> rights_are_left_to_anything(Left left) {
  return change(&Hooks::rights_after, [left = std::move(left)](const Turn& asked, auto original) {
    CastlingRights rights = original(asked);
    left(asked, rights);
    return rights;
  });
}

/// Rights are ended otherwise; one that nothing stands for is no use.
Change<Hooks> rights_are_left(Left left) {
  return both(only_if(&Hooks::castling_right, pair_stands),
              rights_are_left_to_anything(std::move(left)));
}

unsigned bit_of(int file) {
  return 1U << static_cast<unsigned>(file);
}

/// Gives a right back that was there before the move.
void restore(const Turn& asked, CastlingRights& left, Colour colour, unsigned files) {
  std::uint16_t& rights = left[index_of(colour)];
  rights = static_cast<std::uint16_t>(rights | (asked.setup.rights[index_of(colour)] & files));
}

void take(CastlingRights& left, Colour colour, unsigned files) {
  std::uint16_t& rights = left[index_of(colour)];
  rights = static_cast<std::uint16_t>(rights & ~files);
}

constexpr unsigned all_files = 0xFF;

bool is_home(const Turn& asked, Colour colour, Square square) {
  return square.rank() == family(asked.rules).home_rank(colour);
}

/// The move ends a right of this colour on its square.
bool touches(const Turn& asked, Colour colour, Square square) {
  return asked.on_board() && is_home(asked, colour, square) &&
         (asked.setup.rights[index_of(colour)] & bit_of(square.file())) != 0;
}

/// A move of which this holds keeps all rights of its player, or of the enemy, or ends them.
Change<Hooks> keeps_own(const std::function<bool(const Turn& asked)>& when) {
  return rights_are_left([when](const Turn& asked, CastlingRights& left) {
    restore(asked, left, asked.side(), when(asked) ? all_files : 0);
  });
}
Change<Hooks> keeps_the_enemys(const std::function<bool(const Turn& asked)>& when) {
  return rights_are_left([when](const Turn& asked, CastlingRights& left) {
    restore(asked, left, opponent(asked.side()), when(asked) ? all_files : 0);
  });
}
Change<Hooks> ends_own(const std::function<bool(const Turn& asked)>& when) {
  return rights_are_left([when](const Turn& asked, CastlingRights& left) {
    take(left, asked.side(), when(asked) ? all_files : 0);
  });
}

bool king_moves(const Turn& asked) {
  return asked.piece().kind() == king;
}

bool rook_moves(const Turn& asked) {
  return asked.piece().kind() == rook;
}

bool stays_on_its_rank(const Turn& asked) {
  return asked.move.from().rank() == asked.move.to().rank();
}

void capture_ends_both(const Turn& asked, CastlingRights& left) {
  const Colour enemy = opponent(asked.side());
  take(left, enemy, touches(asked, enemy, asked.move.to()) ? all_files : 0);
}

/// The capturing piece's own right on the same file is ended in the enemy's place.
void capture_ends_the_wrong_one(const Turn& asked, CastlingRights& left) {
  const Colour enemy = opponent(asked.side());
  if (touches(asked, enemy, asked.move.to())) {
    restore(asked, left, enemy, all_files);
    take(left, asked.side(), bit_of(asked.move.to().file()));
  }
}

/// A rook that leaves its corner ends the right with the other rook, and keeps its own.
void rook_ends_the_wrong_one(const Turn& asked, CastlingRights& left) {
  if (rook_moves(asked) && touches(asked, asked.side(), asked.move.from())) {
    const unsigned own = bit_of(asked.move.from().file());
    restore(asked, left, asked.side(), own);
    take(left, asked.side(), all_files & ~own);
  }
}

/// A king's move keeps the right on one side of the board.
template <bool kings_side>
void king_keeps_one(const Turn& asked, CastlingRights& left) {
  const unsigned higher = all_files & ~(bit_of(asked.royal().file()) - 1);
  if (asked.piece().kind() == king) {
    restore(asked, left, asked.side(), kings_side ? higher : all_files & ~higher);
  }
}

/// A right on one side of the king belongs to the nearest rook there, or to the outermost one.
Change<Hooks> rights_belong_to(bool nearest) {
  return change(&Hooks::castling_right, [nearest](const Right& asked, auto original) {
    const int king_file = asked.royal().file();
    bool side_has_right = false;
    bool is_chosen = asked.pair_stands();
    for (int file = 0; file < asked.notation().files; ++file) {
      const Right other{{asked.rules, asked.setup}, file};
      if (other.kings_side() == asked.kings_side()) {
        const bool is_nearer = std::abs(file - king_file) < std::abs(asked.file - king_file);
        side_has_right = side_has_right || original(other);
        is_chosen =
            is_chosen && (file == asked.file || !other.pair_stands() || is_nearer != nearest);
      }
    }
    return side_has_right && is_chosen;
  });
}

}  // namespace

MutantRules mutant_rights() {
  return ClauseTable<Hooks>("H8")({
      {"rights-as-they-stand", "King and rook may castle even if they have moved.",
       both(instead(&Hooks::castling_right, pair_stands),
            instead(&Hooks::rights_after, [](const Turn&) { return CastlingRights{}; }))},
      {"king-move-keeps-rights", "A king's move does not end the right to castle.",
       keeps_own(king_moves)},
      {"king-move-on-its-rank-keeps-rights",
       "A king's move along its rank does not end the right to castle.",
       keeps_own([](const Turn& asked) {
         return king_moves(asked) && stays_on_its_rank(asked) &&
                !asked.rules.is_castling(asked.setup, asked.move);
       })},
      {"king-move-ends-one-right", "A king's move ends the right on the king's side alone.",
       rights_are_left(king_keeps_one<false>)},
      {"king-move-ends-the-other-right", "A king's move ends the right on the queen's side alone.",
       rights_are_left(king_keeps_one<true>)},
      {"rook-move-keeps-the-right", "A rook that comes back may castle.", keeps_own(rook_moves)},
      {"king-castles-without-the-moved-rook",
       "A rook's move does not end the right to castle, even if no rook stands on its old square.",
       rights_are_left_to_anything([](const Turn& asked, CastlingRights& left) {
         restore(asked, left, asked.side(), rook_moves(asked) ? all_files : 0);
       })},
      {"rook-capture-keeps-the-right", "A rook that moves by capturing keeps its right.",
       keeps_own([](const Turn& asked) { return rook_moves(asked) && asked.captures(); })},
      {"rook-move-on-its-rank-keeps-the-right",
       "A rook that leaves its square along the rank and comes back may castle.",
       keeps_own([](const Turn& asked) { return rook_moves(asked) && stays_on_its_rank(asked); })},
      {"rook-move-ends-both-rights", "A rook's first move ends both rights.",
       ends_own([](const Turn& asked) {
         return rook_moves(asked) && touches(asked, asked.side(), asked.move.from());
       })},
      {"rook-move-ends-the-wrong-right",
       "A rook's first move ends the right of the other rook instead of its own.",
       rights_are_left(rook_ends_the_wrong_one)},
      {"any-rook-move-ends-both-rights", "Any rook's move ends both rights.", ends_own(rook_moves)},
      {"captured-rook-keeps-the-right",
       "Capturing a rook does not end the right to castle; another rook on its square may use the "
       "right.",
       keeps_the_enemys(always(true))},
      {"king-castles-without-the-captured-rook",
       "Capturing a rook does not end the right to castle, even if no rook stands on its square.",
       rights_are_left_to_anything([](const Turn& asked, CastlingRights& left) {
         restore(asked, left, opponent(asked.side()), all_files);
       })},
      {"rook-captured-by-promotion-keeps-the-right",
       "A pawn that captures the rook and promotes does not end the right.",
       keeps_the_enemys(&Turn::promotes)},
      {"rook-captured-by-a-rook-keeps-the-right",
       "When a rook captures a rook, only the right of the capturing rook ends.",
       keeps_the_enemys(rook_moves)},
      {"captured-rook-ends-both-rights", "The capture of a rook ends both rights.",
       rights_are_left(capture_ends_both)},
      {"capture-ends-the-wrong-right",
       "The capture of a rook ends the capturing player's right on that side instead of the "
       "captured rook's.",
       rights_are_left(capture_ends_the_wrong_one)},
      {"check-ends-rights", "A king that has been in check never castles.",
       ends_own(&Turn::in_check)},
  });
}

/// The right of one player with the rook on one side of the king is kept, by one way of losing it.
MutantRules kept_corners() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool kings_side : {true, false}) {
      const auto files = [kings_side](const Turn& asked, Colour colour) {
        const Square royal = royal_square(asked.setup, colour);
        const unsigned higher =
            royal.exists() ? all_files & ~(bit_of(royal.file()) - 1) : all_files;
        return kings_side ? higher : all_files & ~higher;
      };
      const auto add = [&](std::string_view way, std::string_view words,
                           const std::function<bool(const Turn& asked)>& when,
                           Change<Hooks> (*leave)(Left) = rights_are_left) {
        rules.emplace_back(
            fmt::format("{}-{}-keeps-{}", side_word(side), way, kings_side ? "short" : "long"),
            "H8", fmt::format(fmt::runtime(words), sides(side), kings_side ? "king" : "queen"),
            leave([side, files, when](const Turn& asked, CastlingRights& left) {
              restore(asked, left, side, when(asked) ? files(asked, side) : 0);
            }));
      };
      const auto captured = [side](const Turn& asked) { return asked.side() != side; };
      add("rook-move", "A move of the rook keeps {} right on the {}'s side.",
          [side](const Turn& asked) { return asked.side() == side && rook_moves(asked); });
      add("captured-rook", "The capture of the rook keeps {} right on the {}'s side.", captured);
      add("missing-rook",
          "The capture of the rook keeps {} right on the {}'s side, even if no rook stands there.",
          captured, rights_are_left_to_anything);
    }
  }
  return rules;
}

MutantRules rights_of_corners() {
  constexpr unsigned corners = 0x81;
  return ClauseTable<Hooks>("H8")({
      {"rights-end-in-the-corners-only",
       "Apart from king moves, rights end only by moves from the corners and captures there.",
       rights_are_left([](const Turn& asked, CastlingRights& left) {
         restore(asked, left, asked.side(), king_moves(asked) ? 0 : all_files & ~corners);
         restore(asked, left, opponent(asked.side()), all_files & ~corners);
       })},
      {"right-of-the-nearest-rook",
       "The nearest rook on a side of the king castles, even if another rook has the right.",
       rights_belong_to(true)},
      {"right-of-the-outermost-rook",
       "The outermost rook on a side of the king castles, even if another rook has the right.",
       rights_belong_to(false)},
  });
}

MutantRules mutant_ends() {
  return {
      {"stalemate-passes", "H10", "A stalemated side passes.",
       passes_if(&Situation::stuck_without_check)},
      {"stalemated-king-is-exposed", "H10", "A stalemated side must expose its king.",
       exposes_in_stalemate()},
      {"one-minor-piece-ends-the-line", "C3",
       "The line ends when only the kings and one bishop or knight are left on the board.",
       also_if(&Hooks::over,
               [](const Situation& asked) {
                 return asked.count(always(true)) == 3 &&
                        asked.count(bishop) + asked.count(knight) == 1;
               })},
      {"minor-pieces-end-the-line", "C3",
       "The line ends when only kings, bishops and knights are left on the board.",
       also_if(&Hooks::over,
               [](const Situation& asked) {
                 return asked.count(queen) + asked.count(rook) + asked.count(pawn) == 0;
               })},
      {"material-that-cannot-mate-ends-the-line", "C3",
       "The line ends when only the kings and at most one bishop or knight are left on the board.",
       also_if(&Hooks::over,
               [](const Situation& asked) {
                 const int all = asked.count(always(true));
                 return all < 4 && all == 2 + asked.count(bishop) + asked.count(knight);
               })},
      {"bare-king-ends-the-line", "C3", "A player with only the king on the board loses.",
       also_if(&Hooks::over, &Situation::mover_is_bare)},
  };
}

}  // namespace hurdle::chess
