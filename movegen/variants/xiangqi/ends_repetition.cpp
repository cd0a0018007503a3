#include "movegen/variants/xiangqi/ends_repetition.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

/// The move that leads from one position to the next.
Move move_between(const Setup& before, const Setup& after) {
  Square from;
  Square to;
  for (std::size_t index = 0; index < square_count; ++index) {
    const bool stood = before.board[index].belongs_to(before.side);
    const bool stands = after.board[index].belongs_to(before.side);
    from = stood && !stands ? Square::at(index) : from;
    to = stands && !stood ? Square::at(index) : to;
  }
  return Move::board(from, to);
}

Origins unmoved() {
  Origins origins;
  for (std::size_t index = 0; index < square_count; ++index) {
    origins[index] = Square::at(index);
  }
  return origins;
}

/// The moves after a ply. The answer to the last of them is the first after the position's first
/// occurrence, since the position is the same.
Window window_after(const GameHistory& game, int start) {
  Window window;
  window.reserve(static_cast<std::size_t>(game.ply() - start));
  Origins origins = unmoved();
  for (int ply = start + 1; ply <= game.ply(); ++ply) {
    const Setup& before = game.at(ply - 1).setup;
    const Setup& after = game.at(ply).setup;
    const int answered = ply < game.ply() ? ply + 1 : game.ply_of_occurrence(1) + 1;
    const Move move = move_between(before, after);
    origins[move.to().index()] = origins[move.from().index()];
    window.push_back({before, after, game.at(answered).setup, move,
                      move_between(game.at(answered - 1).setup, game.at(answered).setup),
                      before.side, game.at(ply).check, origins});
  }
  return window;
}

/// "12. Rd7-c7", "12... Rd7-c7".
std::string move_text(const Turn& turn) {
  return fmt::format("{}{} {}{}-{}", turn.before.full, turn.side == Colour::white ? "." : "...",
                     notation.kinds[index_of(turn.before.at(turn.move.from()).kind())].letter,
                     to_text(turn.move.from()), to_text(turn.move.to()));
}

/// The first moves of a side in the window.
std::string moves_text(const Window& window, Colour side) {
  constexpr int most = 6;
  std::string text;
  int count = 0;
  for (const Turn& turn : window) {
    if (turn.side == side && ++count <= most) {
      text += (text.empty() ? "" : ", ") + move_text(turn);
    }
  }
  return count > most ? fmt::format("{} and {} more", text, count - most) : text;
}

}  // namespace

// ---- X12 repetition -----------------------------------------------------------------------------

int RepetitionClauses::window_start(const GameHistory& game) const {
  return game.ply_of_occurrence(1);
}

// ---- X13 perpetual check ------------------------------------------------------------------------

bool RepetitionClauses::checks_perpetually(const Window& window, Colour side) const {
  return std::all_of(window.begin(), window.end(),
                     [side](const Turn& turn) { return turn.side != side || turn.check; });
}

// ---- X17 perpetual chase ------------------------------------------------------------------------

// Stops at the first move after which no piece is left that all moves chase.
Perpetual RepetitionClauses::chased_by(const Window& window, Colour side) const {
  Perpetual perpetual;
  for (const Turn& turn : window) {
    if (turn.side != side) {
      continue;
    }
    perpetual.chases.push_back(chases(turn));
    perpetual.victims = common_victims(perpetual.chases);
    if (perpetual.victims.none()) {
      break;
    }
  }
  return perpetual;
}

Points RepetitionClauses::common_victims(const std::vector<std::vector<Chase>>& moves) const {
  Points common;
  common.set();
  for (const std::vector<Chase>& chases : moves) {
    Points victims;
    for (const Chase& chase : chases) {
      victims.set(chase.victim.index());
    }
    common &= victims;
  }
  return moves.empty() ? Points{} : common;
}

bool RepetitionClauses::is_excused(const Turn& turn, const Chase& chase,
                                   const Points& chased) const {
  return turn.after.at(chase.capture.attacker).kind() == chariot &&
         chased.test(chase.attacker.index()) &&
         is_pinned_by(turn.after, chase.capture.attacker, chase.capture.victim);
}

bool RepetitionClauses::is_pinned_by(const Setup& setup, Square pinned, Square horse_on) const {
  const Square general_on = royal_square(setup, setup.at(pinned).colour());
  Setup without = setup;
  without.put(pinned, Piece{});
  return setup.at(horse_on).kind() == horse && !pieces().reaches(setup, horse_on, general_on) &&
         pieces().reaches(without, horse_on, general_on);
}

RepetitionClauses::Chases RepetitionClauses::perpetual_chases(const Window& window) const {
  Chases all{chased_by(window, Colour::white), chased_by(window, Colour::black)};
  if (all[0].victims.any() && all[1].victims.any()) {
    const Points red = without_excused(window, Colour::white, all);
    all[1].victims = without_excused(window, Colour::black, all);
    all[0].victims = red;
  }
  return all;
}

/// A side's perpetual chases without those that are excused.
Points RepetitionClauses::without_excused(const Window& window, Colour side,
                                          const Chases& chases) const {
  const Points& chased = chases[index_of(opponent(side))].victims;
  std::vector<std::vector<Chase>> moves = chases[index_of(side)].chases;
  auto of_move = moves.begin();
  for (const Turn& turn : window) {
    if (turn.side == side) {
      std::erase_if(*of_move, [&](const Chase& chase) { return is_excused(turn, chase, chased); });
      ++of_move;
    }
  }
  return common_victims(moves);
}

// ---- X18 and X19 verdicts -----------------------------------------------------------------------

std::optional<Colour> RepetitionClauses::loser(Offence red, Offence black) const {
  if (red == black) {
    return std::nullopt;
  }
  return red > black ? Colour::white : Colour::black;
}

GameEnd RepetitionClauses::judged(const GameHistory& game) const {
  const Window window = window_after(game, window_start(game));
  const Chases chases = perpetual_chases(window);
  const auto offence = [&](Colour side) {
    return checks_perpetually(window, side)       ? Offence::check
           : chases[index_of(side)].victims.any() ? Offence::chase
                                                  : Offence::none;
  };
  const std::array<Offence, 2> offences{offence(Colour::white), offence(Colour::black)};
  const auto words = [&](Colour side) {
    return words_of(window, side, chases, offences[index_of(side)]);
  };
  if (const auto lost = loser(offences[0], offences[1])) {
    const Offence lesser = offences[index_of(opponent(*lost))];
    const bool check = offences[index_of(*lost)] == Offence::check;
    return loses(*lost, check ? "X13" : "X17",
                 lesser == Offence::none
                     ? fmt::format("{} loses: {}.", name(*lost), words(*lost))
                     : fmt::format("{} loses: {}; {}, and check weighs more.", name(*lost),
                                   words(*lost), words(opponent(*lost))));
  }
  if (offences[0] != Offence::none && offences[0] == offences[1]) {
    return drawn("X18", fmt::format("Both sides offend alike: {}; {}.", words(Colour::white),
                                    words(Colour::black)));
  }
  return drawn("X19", fmt::format("The position has occurred {} times; neither side gave check or "
                                  "chased one piece with every move since the first.",
                                  game.occurrences()));
}

/// "every move of Red gives check: 12. Rd7-c7, 13. …".
std::string RepetitionClauses::words_of(const Window& window, Colour side, const Chases& chases,
                                        Offence offence) const {
  return fmt::format("every move of {} {}: {}", name(side),
                     offence == Offence::check
                         ? "gives check"
                         : fmt::format("attacks {}", victim_of(window, chases[index_of(side)])),
                     moves_text(window, side));
}

/// A perpetually chased piece, where it stands now: "the cannon on c5, which nothing can retake".
std::string RepetitionClauses::victim_of(const Window& window, const Perpetual& chases) const {
  const Origins& now = window.back().origins;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (!window.back().after.board[index] || !chases.victims.test(now[index].index())) {
      continue;
    }
    bool despite = false;
    for (const std::vector<Chase>& move : chases.chases) {
      despite = despite || std::any_of(move.begin(), move.end(), [&](const Chase& chase) {
                  return chase.victim == now[index] && chase.despite;
                });
    }
    return fmt::format("the {} on {}, {}",
                       notation().kinds[index_of(window.back().after.board[index].kind())].name,
                       to_text(Square::at(index)),
                       despite ? "which outweighs its attacker" : "which nothing can retake");
  }
  return "no piece";
}

}  // namespace hurdle::xiangqi
