#include "perft/custom_check/place.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/count.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::custom {
namespace {

std::optional<Position> parsed(const Description& facts, std::string_view fen) {
  try {
    return parse_position(facts, fen);
  } catch (const FenError&) {
    return std::nullopt;
  }
}

/// The fields that every engine prints alike: it may print no mark of a promoted piece.
bool same_pieces(const Position& a, const Position& b) {
  return a.side == b.side && a.hands == b.hands &&
         std::equal(a.board.begin(), a.board.end(), b.board.begin(),
                    [](const Piece& one, const Piece& other) {
                      return one.type == other.type && (!one || one.colour == other.colour);
                    });
}

/// The first two fields of a FEN.
std::string_view board_and_side(std::string_view fen) {
  const std::size_t board = fen.find(' ');
  return fen.substr(0, board == std::string_view::npos ? board : fen.find(' ', board + 1));
}

/// At most `most` of the moves and how many more there are.
std::string some(const std::vector<std::string>& moves, std::size_t most) {
  const std::size_t shown = std::min(moves.size(), most);
  return fmt::format(
      "{}{}", fmt::join(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(shown), " "),
      moves.size() > most ? fmt::format(" and {} more", moves.size() - most) : "");
}

}  // namespace

std::string Place::words() const {
  return moves.empty() ? fen : fmt::format("{}{}{}", fen, after_word, fmt::join(moves, " "));
}

Place place_of(const Rules& rules, const GamePosition& reached) {
  return {reached.position,
          fen_of(rules.facts(), reached.position),
          {},
          reached.line,
          reached.in_a_game};
}

std::vector<Place> places_before(const Rules& rules, const Place& place) {
  if (!place.in_a_game) {
    return {};
  }
  GamePosition reached{rules.start(), {}};
  std::vector<Place> places;
  for (const Move& move : place.line) {
    places.push_back(place_of(rules, reached));
    reached.position = rules.after(reached.position, move);
    reached.line.push_back(move);
  }
  const bool by_fen_alone =
      move_texts(rules, reached.position) == move_texts(rules, place.position);
  return by_fen_alone ? places : std::vector<Place>();
}

std::string Difference::words(std::size_t most) const {
  std::vector<std::string> parts;
  for (const auto& [verb, moves] : {std::pair{"lacks", &missing}, {"adds", &extra}}) {
    if (!moves->empty()) {
      parts.push_back(fmt::format("{} {}", verb, some(*moves, most)));
    }
  }
  if (!twice.empty()) {
    parts.push_back(fmt::format("lists twice {}", some(twice, most)));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

Difference difference(const Rules& rules, const Place& place, const ReadList& theirs, int depth) {
  const std::vector<std::string> ours = move_texts(rules, place.position);
  Difference found;
  for (const std::string& move : ours) {
    const auto listed = theirs.moves.find(move);
    if (listed == theirs.moves.end()) {
      found.missing.push_back(move);
    } else if (depth == 1 && listed->second.replies != Total(1)) {
      found.twice.push_back(move);
    }
  }
  for (const auto& [move, line] : theirs.moves) {
    if (!std::binary_search(ours.begin(), ours.end(), move)) {
      found.extra.push_back(move);
    }
  }
  return found;
}

bool only_en_passant(const Rules& rules, const Place& place, const Difference& found) {
  std::set<std::string> captures;
  for (const Move& move : rules.moves_before_safety(place.position)) {
    if (move.form == Form::en_passant) {
      captures.insert(rules.text_of(move));
    }
  }
  const auto all_in = [&](const std::vector<std::string>& moves) {
    return std::all_of(moves.begin(), moves.end(),
                       [&](const std::string& move) { return captures.count(move) != 0; });
  };
  return all_in(found.missing) && all_in(found.extra) && all_in(found.twice);
}

void compare_echo(const Rules& rules, const Place& place, std::string_view echo) {
  const std::string_view shown = board_and_side(echo);
  const auto position = parsed(rules.facts(), shown);
  if (!position || !same_pieces(*position, place.position)) {
    throw engines::EngineError(
        engines::EngineFailure::misread,
        fmt::format("the engine has another position: expected '{}', found '{}'",
                    board_and_side(fen_of(rules.facts(), place.position)),
                    hurdle::quoted(shown, 200)));
  }
}

}  // namespace hurdle::custom
