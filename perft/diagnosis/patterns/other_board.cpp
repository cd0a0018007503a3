#include "perft/diagnosis/patterns/other_board.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/sample/changed_positions.hpp"

namespace hurdle {
namespace {

constexpr std::size_t least_wrong = 3;

/// A way to mistake a position.
struct BoardMistake {
  std::string_view id;
  std::string_view sentence;
  bool other_side = false;
  bool other_colours = false;
  bool mirrored = false;     ///< files in the other order
  bool upside_down = false;  ///< ranks in the other order
};

constexpr std::array mistakes{
    BoardMistake{"other-side", "It lists the moves of the side that is not to move.", true, false,
                 false, false},
    BoardMistake{"mirrored", "It has the board mirrored: its first file is our last.", false, false,
                 true, false},
    BoardMistake{"upside-down", "It has the board upside down: its first rank is our last.", false,
                 false, false, true},
    BoardMistake{"turned", "It has the board turned: its first square is our last.", false, false,
                 true, true},
    BoardMistake{"swapped-colours", "It has the colours of the pieces swapped.", false, true, false,
                 false},
    BoardMistake{"other-player",
                 "It has colours, side to move and ranks swapped: it sees the board as the other "
                 "player.",
                 true, true, false, true},
    BoardMistake{"turned-player",
                 "It has colours and side to move swapped and the board turned: it sees the board "
                 "as the other player.",
                 true, true, true, true}};

constexpr BoardMistake mistake_of(OtherPlayer how) {
  return {"", "", true, true, how == OtherPlayer::turned, true};
}

Square mistaken(const BoardMistake& how, const Notation& notation, Square square) {
  return {how.mirrored ? notation.files - 1 - square.file() : square.file(),
          how.upside_down ? notation.ranks - 1 - square.rank() : square.rank()};
}

Setup mistaken(const BoardMistake& how, const Notation& notation, const Setup& setup) {
  Setup other = setup;
  other.board = {};
  for (int rank = 0; rank < notation.ranks; ++rank) {
    for (int file = 0; file < notation.files; ++file) {
      const Square square(file, rank);
      const Piece piece = setup.at(square);
      const bool swaps = bool(piece) && how.other_colours;
      other.put(mistaken(how, notation, square),
                swaps ? Piece(opponent(piece.colour()), piece.kind(), piece.promoted()) : piece);
    }
  }
  other.side = how.other_side ? opponent(setup.side) : setup.side;
  if (how.other_colours) {
    std::swap(other.hands[0], other.hands[1]);
  }
  return other;
}

/// The move's text with each square mistaken; the mistake is its own reverse.
std::string mistaken(const BoardMistake& how, const Notation& notation, std::string_view text) {
  std::string other;
  while (!text.empty()) {
    const bool square = text.size() > 1 && std::islower(static_cast<unsigned char>(text[0])) != 0 &&
                        std::isdigit(static_cast<unsigned char>(text[1])) != 0;
    if (!square) {
      other += text.front();
      text.remove_prefix(1);
      continue;
    }
    const std::size_t end = std::min(text.find_first_not_of("0123456789", 1), text.size());
    const int rank = std::stoi(std::string(text.substr(1, end - 1))) - 1;
    other += to_text(mistaken(how, notation, Square(text[0] - 'a', rank)));
    text.remove_prefix(end);
  }
  return other;
}

/// Whether such a position can be mistaken: state that belongs to squares is not translated.
bool can_be_mistaken(const Observation& seen) {
  return seen.line.empty() && seen.position.en_passant.empty() &&
         seen.position.rights == CastlingRights{} && seen.position.passes == 0;
}

/// Whether the engine lists the moves of the mistaken position, in squares of the board that it has
/// or, `back`, of the board that it was sent.
bool reproduces(const BoardMistake& how, bool back, const Variant& variant,
                const Observation& seen) {
  const Notation& notation = variant.notation;
  Listing listing = listing_of(variant.referee, mistaken(how, notation, seen.position));
  if (back) {
    for (std::string& move : listing) {
      move = mistaken(how, notation, move);
    }
    std::ranges::sort(listing);
  }
  return listing == seen.listed;
}

/// The positions with a wrong reply; empty if a reply is another one than the mistake predicts.
std::vector<Setup> explained(const BoardMistake& how, bool back, const Evidence& evidence) {
  std::vector<Setup> positions;
  for (const auto* observations : {&evidence.wrong(), &evidence.right()}) {
    for (const Observation& seen : *observations) {
      if (!can_be_mistaken(seen)) {
        continue;
      }
      if (!reproduces(how, back, evidence.variant(), seen)) {
        return {};
      }
      if (seen.wrong()) {
        positions.push_back(seen.position);
      }
    }
  }
  return positions;
}

}  // namespace

std::optional<Pattern> other_board(const Evidence& evidence) {
  for (const BoardMistake& how : mistakes) {
    for (const bool back : {false, true}) {
      // Files mirrored and mirrored back change no move but castling, which mutants explain.
      if (back && how.mirrored) {
        continue;
      }
      std::vector<Setup> positions = explained(how, back, evidence);
      if (positions.size() >= least_wrong) {
        return Pattern{std::string(how.id), std::string(how.sentence), std::move(positions)};
      }
    }
  }
  return std::nullopt;
}

std::vector<Move> for_other_player(const Notation& notation, std::span<const Move> line,
                                   OtherPlayer how) {
  std::vector<Move> moves;
  moves.reserve(line.size());
  for (const Move move : line) {
    const std::string text = to_text(notation, move.plain());
    moves.push_back(parse_move(notation, mistaken(mistake_of(how), notation, text)));
  }
  return moves;
}

std::optional<Setup> for_other_player(const Variant& variant, const Setup& position,
                                      OtherPlayer how) {
  if (position.passes > 0) {
    return std::nullopt;
  }
  const BoardMistake swap = mistake_of(how);
  Setup other = mistaken(swap, variant.notation, position);
  std::swap(other.rights[0], other.rights[1]);
  other.en_passant.clear();
  for (const Square square : position.en_passant) {
    other.en_passant.add(mistaken(swap, variant.notation, square));
  }
  if (!is_playable(variant.referee, other)) {
    return std::nullopt;
  }
  Listing moves = listing_of(variant.referee, other);
  for (std::string& move : moves) {
    move = mistaken(swap, variant.notation, move);
  }
  std::ranges::sort(moves);
  return moves == listing_of(variant.referee, position) ? std::optional(other) : std::nullopt;
}

std::optional<Pattern> unchanged_side(const Evidence& evidence) {
  const Referee& rules = evidence.variant().referee;
  Pattern pattern{"unchanged-side",
                  "After a move it lists the moves of the side that has just moved, as if the move "
                  "did not change the side to move.",
                  {}};
  for (const auto* observations : {&evidence.wrong(), &evidence.right()}) {
    for (const Observation& seen : *observations) {
      Setup position = seen.position;
      if (position.side != seen.base.side) {
        position.side = seen.base.side;
        position.en_passant = {};
        position.passes = 0;
      }
      if (rules.invalid_reason(position)) {  // the other side is in check: anything may be listed
        continue;
      }
      if (listing_of(rules, position) != seen.listed) {
        return std::nullopt;
      }
      if (seen.wrong()) {
        pattern.positions.push_back(seen.position);
      }
    }
  }
  return pattern.positions.size() >= least_wrong ? std::optional(std::move(pattern)) : std::nullopt;
}

std::optional<Pattern> tournament_rules(const Evidence& evidence) {
  if (evidence.variant().house_rules.empty() || evidence.wrong().empty()) {
    return std::nullopt;
  }
  const Referee& rules = variant_named(evidence.variant().notation.name).referee;
  for (const auto* observations : {&evidence.wrong(), &evidence.right()}) {
    for (const Observation& seen : *observations) {
      const std::optional<Setup> position = play(rules, seen.base, seen.line);
      if (!position || listing_of(rules, *position) != seen.listed) {
        return std::nullopt;
      }
    }
  }
  Pattern pattern{
      "tournament-rules", "It plays by the tournament rules, not by the house rules.", {}};
  for (const Observation& seen : evidence.wrong()) {
    pattern.positions.push_back(seen.position);
  }
  return pattern;
}

}  // namespace hurdle
