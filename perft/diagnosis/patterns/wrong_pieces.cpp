#include "perft/diagnosis/patterns/wrong_pieces.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/move_traits.hpp"

namespace hurdle {
namespace {

using Observations = std::vector<const Observation*>;

/// A kind of piece and the lists in which it alone moves wrongly.
struct WrongPiece {
  Kind kind = Kind::none;
  Observations lists;
};

/// These lists by the piece that moves wrongly, the piece of most lists first.
std::vector<WrongPiece> by_piece(const Notation& notation, const Observations& lists) {
  std::vector<WrongPiece> pieces;
  for (const Observation* seen : lists) {
    const Kind kind = wrong_piece(notation, *seen).value();
    auto piece = std::ranges::find(pieces, kind, &WrongPiece::kind);
    if (piece == pieces.end()) {
      piece = pieces.insert(piece, {kind, {}});
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
    return fmt::format("Only its {} moves wrongly{}.{}", notation.of(pieces.front().kind).name,
                       each.empty() ? words : "", each);
  }
  const std::string common = shared_traits(notation, lists);
  std::vector<std::string> words;
  for (const WrongPiece& piece : pieces) {
    const std::string traits = common.empty() ? shared_traits(notation, piece.lists) : "";
    words.push_back(
        fmt::format("its {} in {}{}", notation.of(piece.kind).name, piece.lists.size(),
                    traits.empty() ? "" : fmt::format(" (all these moves are {})", traits)));
  }
  return fmt::format("Several pieces move wrongly, one kind in each list of moves{}{}: {}.",
                     common.empty() ? "" : ", and all these moves are ", common,
                     fmt::join(words, "; "));
}

std::string wrong_pieces_id(const Notation& notation, const Observations& lists) {
  const std::vector<WrongPiece> pieces = by_piece(notation, lists);
  return pieces.size() == 1 ? fmt::format("moves-of-{}", notation.of(pieces.front().kind).name)
                            : "moves-of-several-pieces";
}

}  // namespace hurdle
