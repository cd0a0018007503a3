#include "perft/diagnosis/patterns/wrong_pieces.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"

namespace hurdle {
namespace {

using Observations = std::vector<const Observation*>;

/// A piece and the lists in which it alone moves wrongly.
struct WrongPiece {
  std::string name;
  Observations lists;
};

/// The name of the only piece that moves wrongly: a promoted one if all wrong moves are of such.
std::string wrong_piece_name(const Notation& notation, const Observation& seen) {
  const auto is_of_promoted = [&](const std::string& text) {
    const Move move = parse_move(notation, text);
    return !move.is_drop() && seen.position.at(move.from()).promoted();
  };
  const bool promoted = std::ranges::all_of(seen.missing, is_of_promoted) &&
                        std::ranges::all_of(seen.extra, is_of_promoted);
  return piece_name(notation, Piece(Colour::white, wrong_piece(notation, seen).value(), promoted));
}

/// These lists by the piece that moves wrongly, the piece of most lists first.
std::vector<WrongPiece> by_piece(const Notation& notation, const Observations& lists) {
  std::vector<WrongPiece> pieces;
  for (const Observation* seen : lists) {
    const std::string name = wrong_piece_name(notation, *seen);
    auto piece = std::ranges::find(pieces, name, &WrongPiece::name);
    if (piece == pieces.end()) {
      piece = pieces.insert(piece, {name, {}});
    }
    piece->lists.push_back(seen);
  }
  std::ranges::stable_sort(pieces, [](const WrongPiece& one, const WrongPiece& two) {
    return one.lists.size() > two.lists.size();
  });
  return pieces;
}

/// What the missing moves have in common, and the illegal ones, if there are both: they may have
/// other properties.
std::string apart(const Notation& notation, const Observations& lists) {
  constexpr std::size_t least = 3;  // fewer have much in common by chance
  const auto has = [&](const Listing Observation::*moves) {
    return std::ranges::any_of(lists,
                               [&](const Observation* seen) { return !(seen->*moves).empty(); });
  };
  if (lists.size() < least || !has(&Observation::missing) || !has(&Observation::extra)) {
    return "";
  }
  const std::string missing = shared_traits(notation, lists, WrongMoves::missing);
  const std::string extra = shared_traits(notation, lists, WrongMoves::extra);
  return (missing.empty() ? "" : fmt::format(" All missing moves are {}.", missing)) +
         (extra.empty() ? "" : fmt::format(" All illegal moves are {}.", extra));
}

}  // namespace

std::optional<Kind> mover_of(const Setup& position, Move move) {
  if (move.is_drop()) {
    return move.kind();
  }
  const Piece piece = position.at(move.from());
  return piece ? std::optional(piece.kind()) : std::nullopt;
}

std::string piece_name(const Notation& notation, Piece piece) {
  const std::string_view name = notation.of(piece.kind()).name;
  return piece.promoted() && notation.promoted_mark == PromotedMark::plus_before
             ? fmt::format("promoted {}", name)
             : std::string(name);
}

std::optional<Kind> wrong_piece(const Notation& notation, const Observation& seen) {
  std::optional<Kind> kind;
  for (const Listing* moves : {&seen.missing, &seen.extra}) {
    for (const std::string& text : *moves) {
      const std::optional<Move> move = try_parse_move(notation, text);
      const std::optional<Kind> mover = move ? mover_of(seen.position, *move) : std::nullopt;
      if (!mover || (kind && *kind != *mover)) {
        return std::nullopt;
      }
      kind = mover;
    }
  }
  return kind;
}

std::string wrong_pieces_sentence(const Notation& notation, const Observations& lists) {
  const std::vector<WrongPiece> pieces = by_piece(notation, lists);
  if (pieces.size() == 1) {
    const std::string traits = shared_traits(notation, lists);
    const std::string words =
        traits.empty() ? "" : fmt::format(", and all these moves are {}", traits);
    const std::string each = apart(notation, lists);
    return fmt::format("Only its {} moves wrongly{}.{}", pieces.front().name,
                       each.empty() ? words : "", each);
  }
  const std::string common = shared_traits(notation, lists);
  std::vector<std::string> words;
  for (const WrongPiece& piece : pieces) {
    const std::string traits = common.empty() ? shared_traits(notation, piece.lists) : "";
    words.push_back(
        fmt::format("its {} in {}{}", piece.name, piece.lists.size(),
                    traits.empty() ? "" : fmt::format(" (all these moves are {})", traits)));
  }
  return fmt::format("Several pieces move wrongly, one kind in each list of moves{}{}: {}.",
                     common.empty() ? "" : ", and all these moves are ", common,
                     fmt::join(words, "; "));
}

std::string wrong_pieces_id(const Notation& notation, const Observations& lists) {
  const bool is_one = by_piece(notation, lists).size() == 1;
  return is_one ? fmt::format("moves-of-{}",
                              notation.of(wrong_piece(notation, *lists.front()).value()).name)
                : "moves-of-several-pieces";
}

}  // namespace hurdle
