#include "perft/custom/rare_positions.hpp"

#include <algorithm>
#include <utility>

#include "movegen/custom/rules/fen.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t most_looked = 4000;
constexpr std::size_t most_offers = 40;    // of rooks, in each of which every move is tried
constexpr std::size_t most_searches = 10;  // for pinned pawns: each tries 1,500 positions

/// The square of the player's rook for this wing at the start, if its right has ended and something
/// that may pass for the rook stands there.
Square former_rook(const Rules& rules, const Position& start, const Position& position, Wing wing) {
  const Square rook = start.rook(position.side, wing);
  if (!rook.exists() || position.rook(position.side, wing).exists()) {
    return Square::none();
  }
  const Piece& there = position.at(rook);
  const Types& rooks = rules.facts().of(position.side).castling_rook_pieces;
  const bool passes = there && (there.colour != position.side || contains(rooks, there.type));
  return passes ? rook : Square::none();
}

bool takes(const Position& position, const Move& move) {
  return captured_square(position, move).exists();
}

/// Whether a rook is captured that may castle.
bool takes_castling_rook(const Position& position, const Move& move) {
  const auto& rooks = position.castling_rooks[hurdle::index_of(opponent(position.side))];
  const Square taken = captured_square(position, move);
  return taken.exists() && (taken == rooks[0] || taken == rooks[1]);
}

template <class Fits>
std::optional<Move> random_move(const std::vector<Move>& moves, std::mt19937_64& random,
                                Fits fits) {
  std::vector<Move> fitting;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), fits);
  return fitting.empty() ? std::nullopt : std::optional(fitting[random() % fitting.size()]);
}

std::vector<Square> squares_where(const Description& facts, const auto& fits) {
  std::vector<Square> squares = all_squares(facts.size);
  std::erase_if(squares, [&](Square square) { return !fits(square); });
  return squares;
}

/// Without what an engine may not read in a FEN: rights, hands, promoted pieces and walls. Empty if
/// it has one of the last two, or not one king of the player to move after the next move.
std::optional<Position> plain_position(const Rules& rules, Position position) {
  const bool promoted = std::any_of(position.board.begin(), position.board.end(),
                                    [](const Piece& piece) { return piece.was != Type::none; });
  if (promoted || position.walls.any() ||
      rules.royals(position, opponent(position.side)).count() != 1) {
    return std::nullopt;
  }
  for (auto& rooks : position.castling_rooks) {
    rooks.fill(Square::none());
  }
  position.castling_kings.fill(Square::none());
  position.gates.reset();
  position.hands = {};
  return position;
}

/// A step over a square, and a capture en passant that it allows.
struct StepAndCapture {
  Move step;
  Move capture;
};

std::vector<StepAndCapture> captures_en_passant(const Rules& rules, const Position& position) {
  std::vector<StepAndCapture> pairs;
  for (const Move& step : rules.legal_moves(position)) {
    const Position after = rules.after(position, step);
    if (step.form != Form::plain || after.en_passant.none()) {
      continue;
    }
    for (const Move& capture : rules.moves_before_safety(after)) {
      if (capture.form == Form::en_passant) {
        pairs.push_back({step, capture});
      }
    }
  }
  return pairs;
}

/// Whether a capture en passant would leave the king in check, and is not legal.
bool has_pinned_capture(const Rules& rules, const Position& position) {
  const std::vector<Move> legal = rules.legal_moves(position);
  const std::vector<Move> all = rules.moves_before_safety(position);
  return !legal.empty() && std::any_of(all.begin(), all.end(), [&](const Move& move) {
    return move.form == Form::en_passant &&
           rules.in_check(rules.after(position, move), position.side) &&
           std::find(legal.begin(), legal.end(), move) == legal.end();
  });
}

/// Moves a piece, unless it may not stand there or the square is occupied.
void move_piece(const Description& facts, Position& position, Square from, Square to) {
  const Piece& piece = position.at(from);
  const Squares& zone = facts.of(piece.colour).mobility[index_of(piece.type)];
  if (!position.occupied(to) && (zone.none() || zone[to.index()])) {
    std::swap(position.board[from.index()], position.board[to.index()]);
  }
}

}  // namespace

bool castles_by_ended_right(const Rules& rules, const Position& position) {
  const Position start = rules.start();
  const std::size_t side = hurdle::index_of(position.side);
  const Square king = start.castling_kings[side];
  if (!king.exists() || !position.at(king).belongs_to(position.side) ||
      position.at(king).type != rules.facts().of(position.side).castling_king_piece) {
    return false;
  }
  return std::any_of(both_wings.begin(), both_wings.end(), [&](Wing wing) {
    const Square rook = former_rook(rules, start, position, wing);
    if (!rook.exists()) {
      return false;
    }
    Position with_right = position;
    with_right.castling_kings[side] = king;
    with_right.castling_rooks[side].fill(Square::none());
    with_right.rook(position.side, wing) = rook;
    const std::vector<Move> moves = rules.legal_moves(with_right);
    return std::any_of(moves.begin(), moves.end(),
                       [](const Move& move) { return move.form == Form::castling; });
  });
}

bool RarePositions::full() const {
  return looked_ >= most_looked ||
         (pinned_ >= count_ && std::all_of(ended_.begin(), ended_.end(),
                                           [&](std::size_t found) { return found >= count_; }));
}

void RarePositions::look(const GamePosition& reached, const std::vector<Move>& moves) {
  if (full()) {
    return;
  }
  ++looked_;
  const Position& position = reached.position;
  const auto castling = std::find_if(moves.begin(), moves.end(),
                                     [](const Move& move) { return move.form == Form::castling; });
  if (castling != moves.end()) {
    for (const Ended how : {Ended::king_moved, Ended::rook_moved}) {
      const Square from = how == Ended::king_moved ? castling->from : castling->other;
      const auto away = random_move(moves, random_, [&](const Move& move) {
        return move.form == Form::plain && move.from == from && !takes(position, move);
      });
      if (away) {
        return_trip(reached, *away, how);
      }
    }
    offer_of_rook(reached, moves);
  }
  for (const Move& move : moves) {
    if (takes_castling_rook(position, move)) {
      capture_of_rook(reached, move);
    }
  }
  if (pinned_ < count_ && searches_ < most_searches &&
      std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return move.form == Form::plain && rules_.after(position, move).en_passant.any();
      })) {
    pin(position);
  }
}

void RarePositions::play(GamePosition& reached, const Move& move) const {
  reached.position = rules_.after(reached.position, move);
  reached.line.push_back(move);
}

bool RarePositions::play_random(GamePosition& reached) {
  const auto move =
      random_move(rules_.legal_moves(reached.position), random_, [](const Move&) { return true; });
  if (move) {
    play(reached, *move);
  }
  return move.has_value();
}

/// The move, any reply, the move back and any reply.
void RarePositions::return_trip(const GamePosition& reached, const Move& away, Ended how) {
  constexpr int attempts = 4;
  for (int i = 0; i < attempts && lacks(how); ++i) {
    GamePosition next = reached;
    play(next, away);
    if (!play_random(next)) {
      continue;
    }
    const auto back =
        random_move(rules_.legal_moves(next.position), random_, [&](const Move& move) {
          return move.form == Form::plain && move.from == away.to && move.to == away.from;
        });
    if (!back) {
      continue;
    }
    play(next, *back);
    if (play_random(next) && add_ended(next, how)) {
      return;
    }
  }
}

/// Any move after which a reply captures a rook that may castle, and that reply.
void RarePositions::offer_of_rook(const GamePosition& reached, const std::vector<Move>& moves) {
  if (!lacks(Ended::rook_replaced) || offers_ >= most_offers) {
    return;
  }
  ++offers_;
  for (const Move& move : moves) {
    GamePosition next = reached;
    play(next, move);
    for (const Move& reply : rules_.legal_moves(next.position)) {
      if (takes_castling_rook(next.position, reply)) {
        capture_of_rook(next, reply);
      }
    }
  }
}

/// The capture, and up to six moves of each player after it, those of the other rook if there are
/// any.
void RarePositions::capture_of_rook(const GamePosition& reached, const Move& capture) {
  constexpr int attempts = 12;
  constexpr int most_plies = 12;
  const Square corner = captured_square(reached.position, capture);
  GamePosition captured = reached;
  play(captured, capture);
  add_ended(captured, Ended::rook_captured);
  const Colour owner = captured.position.side;
  for (int i = 0; i < attempts && lacks(Ended::rook_replaced); ++i) {
    GamePosition next = captured;
    for (int ply = 0; ply <= most_plies; ++ply) {
      const bool is_back =
          next.position.side == owner && next.position.at(corner).belongs_to(owner);
      if (is_back && add_ended(next, Ended::rook_replaced)) {
        return;
      }
      const auto move = move_to_corner(next.position, owner, corner);
      if (!move) {
        break;
      }
      play(next, *move);
    }
  }
}

/// For the owner of a lost rook: another rook goes to its corner, or else to the file of it, or
/// else any piece but the king moves. For the enemy: any move.
std::optional<Move> RarePositions::move_to_corner(const Position& position, Colour owner,
                                                  Square corner) {
  const std::vector<Move> moves = rules_.legal_moves(position);
  if (position.side != owner) {
    return random_move(moves, random_, [](const Move&) { return true; });
  }
  const Types& rooks = rules_.facts().of(owner).castling_rook_pieces;
  const auto is_rook = [&](const Move& move) {
    return move.form == Form::plain && contains(rooks, position.at(move.from).type);
  };
  std::optional<Move> choice = random_move(
      moves, random_, [&](const Move& move) { return is_rook(move) && move.to == corner; });
  if (!choice && position.at(corner).belongs_to(owner)) {
    return random_move(moves, random_, [&](const Move& move) { return move.from != corner; });
  }
  const Square king = position.castling_kings[hurdle::index_of(owner)];
  choice = choice ? choice : random_move(moves, random_, [&](const Move& move) {
    return is_rook(move) && move.to.file() == corner.file();
  });
  return choice ? choice : random_move(moves, random_, [&](const Move& move) {
    return move.from != king && (is_rook(move) || random_() % 4 == 0);
  });
}

bool RarePositions::add_ended(const GamePosition& reached, Ended how) {
  if (lacks(how) && castles_by_ended_right(rules_, reached.position) && add(reached)) {
    ++ended_[static_cast<std::size_t>(how)];
    return true;
  }
  return false;
}

/// Puts the king of the player who may capture, and one enemy piece, on random squares, until a
/// step over a square leads to a capture en passant that leaves the king in check.
void RarePositions::pin(const Position& before) {
  constexpr int attempts = 1500;
  const auto plain = plain_position(rules_, before);
  const auto pairs = plain ? captures_en_passant(rules_, *plain) : std::vector<StepAndCapture>();
  if (pairs.empty()) {
    return;
  }
  ++searches_;
  const Colour us = opponent(plain->side);
  const Square king = Square::at(rules_.royals(*plain, us)._Find_first());
  const Types& pawns = rules_.facts().of(plain->side).promotion_pawn_types;
  const auto empty = squares_where(rules_.facts(), [&](Square s) { return !plain->occupied(s); });
  const auto theirs = squares_where(rules_.facts(), [&](Square s) {
    return plain->at(s).belongs_to(plain->side) && !contains(pawns, plain->at(s).type);
  });
  for (int i = 0; i < attempts && !theirs.empty(); ++i) {
    Position position = *plain;
    const auto& [step, capture] = pairs[random_() % pairs.size()];
    for (const Square from : {king, theirs[random_() % theirs.size()]}) {
      move_piece(rules_.facts(), position, from, empty[random_() % empty.size()]);
    }
    const bool in_place = !position.occupied(capture.to) && !position.occupied(step.to) &&
                          position.at(step.from) == plain->at(step.from) &&
                          position.at(capture.from) == plain->at(capture.from);
    if (!in_place || rules_.in_check(position, us)) {
      continue;
    }
    const std::vector<Move> moves = rules_.legal_moves(position);
    const Position after = rules_.after(position, step);
    if (std::find(moves.begin(), moves.end(), step) != moves.end() &&
        has_pinned_capture(rules_, after) && add({after, {}, false})) {
      ++pinned_;
      return;
    }
  }
}

bool RarePositions::add(GamePosition found) {
  const std::string fen = fen_of(rules_.facts(), found.position);
  if (!known_.insert(fen).second) {
    return false;
  }
  found.position = parse_position(rules_.facts(), fen);
  found_.push_back(std::move(found));
  return true;
}

}  // namespace hurdle::custom
