// Shared by the oracles of all games' ends: occurrences, perpetual check, pieces by letter.
#include "props/families/ends.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace hurdle::props {
namespace {

std::vector<const PlainEnds*>& registered_ends() {
  static std::vector<const PlainEnds*> ends;
  return ends;
}

}  // namespace

PlainEnds::PlainEnds(const Notation& notation) : notation_(notation) {
  registered_ends().push_back(this);
}

const PlainEnds* plain_ends_of(const Notation& notation) {
  for (const PlainEnds* ends : registered_ends()) {
    if (ends->notation().name == notation.name) {
      return ends;
    }
  }
  return nullptr;
}

Moment moment_of(const Referee& referee, const Setup& setup) {
  return {setup, referee.checkers(setup) > 0, !referee.legal_moves(setup).empty()};
}

std::string PlainEnds::pieces(const Setup& setup, Colour side) const {
  std::string letters;
  for (const Piece piece : setup.board) {
    if (piece.belongs_to(side)) {
      letters += notation().of(piece.kind()).letter;
    }
  }
  return letters;
}

int PlainEnds::number(const Setup& setup, Colour side, char letter) const {
  const std::string letters = pieces(setup, side);
  return static_cast<int>(std::ranges::count(letters, letter));
}

bool same_board(const Setup& a, const Setup& b) {
  return a.board == b.board && a.side == b.side;
}

bool same_board_and_hands(const Setup& a, const Setup& b) {
  return same_board(a, b) && a.hands == b.hands;
}

std::string option_of(const PlainOptions& options, std::string_view name,
                      std::string_view otherwise) {
  const auto given = options.find(name);
  return given == options.end() ? std::string(otherwise) : given->second;
}

int occurrences(Moments game, SamePosition same) {
  int count = 0;
  for (const Moment& moment : game) {
    count += same(moment.setup, game.back().setup) ? 1 : 0;
  }
  return count;
}

std::size_t occurrence(Moments game, SamePosition same, int number) {
  int count = 0;
  for (std::size_t ply = 0; ply < game.size(); ++ply) {
    count += same(game[ply].setup, game.back().setup) ? 1 : 0;
    if (count == number) {
      return ply;
    }
  }
  assert(false && "the position has not occurred so often");
  return game.size();
}

std::optional<Colour> perpetual_checker(Moments game, std::size_t from) {
  std::array<bool, 2> always{true, true};
  for (std::size_t ply = from + 1; ply < game.size(); ++ply) {
    const Colour mover = opponent(game[ply].setup.side);
    always[index_of(mover)] = always[index_of(mover)] && game[ply].check;
  }
  if (always[0] == always[1]) {
    return std::nullopt;
  }
  return always[0] ? Colour::white : Colour::black;
}

std::string times(int count, const std::string& moves) {
  std::string all;
  for (int round = 0; round < count; ++round) {
    all += (all.empty() ? "" : " ") + moves;
  }
  return all;
}

}  // namespace hurdle::props
