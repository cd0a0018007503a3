// An engine that lists the right moves by a FEN may go wrong while it plays moves, and the other
// way round.
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom_check/lists_check.hpp"

namespace hurdle::custom {
namespace {

/// The position at `last` of a game, sent as that at `first` and moves.
Place place_after(const std::vector<Place>& game, std::size_t first, std::size_t last,
                  const std::vector<std::string>& moves) {
  Place place = game[last];
  place.fen = game[first].fen;
  place.moves.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(last - first));
  return place;
}

/// How a move ends a right of `owner` to castle; empty if it does not.
std::string ending_of(const Position& before, const Move& move, Colour owner) {
  const auto& rooks = before.castling_rooks[index_of(owner)];
  const auto is_rook = [&](Square square) { return square == rooks[0] || square == rooks[1]; };
  if (before.side != owner) {
    const Square taken = captured_square(before, move);
    return taken.exists() && is_rook(taken) ? "the capture of a rook" : "";
  }
  return move.from == before.castling_kings[index_of(owner)] ? "a move of the king"
         : is_rook(move.from)                                ? "a move of a rook"
                                                             : "";
}

/// What the engine makes of the first move after which its list is wrong, if no other moves than
/// castlings are: "a move of the king did not end the right to castle". Else empty.
std::string castling_right_bug(const Rules& rules, const WrongList& list) {
  const bool castlings =
      std::all_of(list.verdicts.begin(), list.verdicts.end(),
                  [](const CustomVerdict& verdict) { return verdict.clause == "castling"; });
  if (!castlings || !list.twice.empty() || list.missing.empty() == list.extra.empty()) {
    return "";
  }
  const Position before = parse_position(rules.facts(), list.fen);
  for (const Move& move : rules.legal_moves(before)) {
    if (rules.text_of(move) == list.moves.front()) {
      const std::string ending = ending_of(before, move, list.position.side);
      return list.missing.empty() && !ending.empty() ? ending + " did not end the right to castle"
             : list.extra.empty() ? list.moves.front() + " ended a right to castle"
                                  : "";
    }
  }
  return "";
}

}  // namespace

void ListsCheck::check_line(const Place& place) {
  std::vector<Place> game = places_before(rules_, place);
  if (game.empty() || searches_left_ == 0) {
    return;
  }
  if (right_by_moves(place)) {
    check_last_moves(place, game);
    return;
  }
  --searches_left_;
  game.push_back(place);
  const std::size_t last = game.size() - 1;
  std::vector<std::string> moves;  // in the engine's words
  for (std::size_t first = last; first-- > 0;) {
    const auto list = list_of(game[first], ask(game[first], 1)).moves;
    const auto move = list.find(rules_.text_of(place.line[first]));
    if (move == list.end()) {
      return;  // the position before is wrong by itself
    }
    moves.insert(moves.begin(), move->second.word);
    if (!right_after_moves(place_after(game, first, last, moves))) {
      for (std::size_t next = first + 1; next <= last; ++next) {
        if (!compare_after_moves(place_after(game, first, next - 1, moves),
                                 place_after(game, first, next, moves))) {
          return;
        }
      }
    }
  }
  if (moves == texts_of(place.line) && !right_by_moves(place) && !right_by_moves(place)) {
    searches_left_ = 0;
    result_.asked.notes.emplace_back(
        "after the protocol's word for the start position its lists are wrong, and right after the "
        "same start position as a FEN");
  }
}

void ListsCheck::check_last_moves(Place place, const std::vector<Place>& before) {
  constexpr std::size_t moves = 4;
  if (before.size() <= moves) {
    return;
  }
  place.fen = before[before.size() - moves].fen;
  place.moves = texts_of({place.line.end() - moves, place.line.end()});
  const auto words = ask_unless_refused(place);
  if (!words) {
    result_.unread.push_back({place.words(), "refuses these moves"});
    return;
  }
  const Difference found = difference(rules_, place, list_of(place, *words), 1);
  if (!found.none() && repeats(place, found) &&
      !is_right_in_new(place, found, list_in_new_engine(place, *words))) {
    result_.unread.push_back({place.words(), found.words(most_moves_of_unread)});
  }
}

std::optional<Division> ListsCheck::ask_unless_refused(const Place& place) {
  try {
    return ask(place, 1);
  } catch (const engines::EngineError& error) {
    if (error.kind() != engines::EngineFailure::refused) {
      throw;
    }
    refusal_ = error.what();
    return std::nullopt;
  }
}

bool ListsCheck::right_after_moves(const Place& after) {
  const auto words = ask_unless_refused(after);
  if (!words) {
    return false;
  }
  const ReadList theirs = list_of(after, *words);
  const bool right = difference(rules_, after, theirs, 1).none();
  if (right && theirs.unsettled.empty()) {
    result_.right_at.insert(after.words());
  }
  return right || !theirs.unsettled.empty();
}

bool ListsCheck::compare_after_moves(const Place& before, const Place& after) {
  const auto words = ask_unless_refused(after);
  if (!words) {
    add(after, engines::FindingKind::contradiction, {}).words = fmt::format(
        "contradicts itself: it lists {} and does not play it: {}", after.moves.back(), refusal_);
    return false;
  }
  const ReadList theirs = list_of(after, *words);
  const Difference found = difference(rules_, after, theirs, 1);
  if (found.none()) {
    result_.right_at.insert(after.words());
    return true;
  }
  expect_move_played(before, after.moves.back(), theirs);
  expect_echo(after);
  if (!repeats(after, found)) {
    return false;
  }
  if (is_right_in_new(after, found, list_in_new_engine(after, *words))) {
    return false;
  }
  add_left_behind(after, found);
  return false;
}

void ListsCheck::add_left_behind(const Place& after, const Difference& found) {
  WrongList& list = add_explained(after, found);
  list.words += "; right by the FEN of the position";
  list.right_as_fen = true;
  list.as_if = castling_right_bug(rules_, list);
}

bool ListsCheck::right_as_fen(const Place& after) {
  if (after.moves.empty()) {
    return false;
  }
  const Place sent = place_of(rules_, {after.position, after.line, after.in_a_game});
  const Position read = parse_position(rules_.facts(), sent.fen);
  return move_texts(rules_, read) == move_texts(rules_, after.position) && right_after_moves(sent);
}

}  // namespace hurdle::custom
