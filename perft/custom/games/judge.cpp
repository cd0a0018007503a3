#include "perft/custom/games/judge.hpp"

#include <algorithm>
#include <utility>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/reach.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/explain.hpp"

namespace hurdle::custom {
namespace {

constexpr std::string_view draw = "1/2-1/2";

std::string win_of(Colour colour) {
  return colour == Colour::white ? "1-0" : "0-1";
}

/// The result if the game ends so for this player.
std::string result_for(Colour player, Outcome outcome) {
  return outcome == Outcome::draw ? std::string(draw)
                                  : win_of(outcome == Outcome::win ? player : opponent(player));
}

std::ptrdiff_t count_of(const Position& position, Colour colour) {
  return std::ranges::count_if(position.board,
                               [colour](const Piece& piece) { return piece.belongs_to(colour); });
}

}  // namespace

JudgedCustomGame::JudgedCustomGame(const Game& game, const Position& start)
    : game_(game), rules_(game.facts), position_(start), quiet_plies_(start.half) {
  judge();
}

void JudgedCustomGame::play(const Move& move) {
  const Position next = rules_.after(position_, move);
  quiet_plies_ = resets_count(move, next) ? 0 : quiet_plies_ + 1;
  position_ = next;
  last_ = move;
  judge();
}

/// An end at once comes first, then the lack of moves, then what counts moves.
void JudgedCustomGame::judge() {
  moves_ = rules_.legal_moves(position_);
  occurrences_.push_back({state(), position_.side, rules_.in_check(position_, position_.side)});
  const ResultFacts& facts = game_.facts.results;
  if (rules_.over(position_)) {
    judge_end_at_once();
  } else if (moves_.empty()) {
    judge_without_moves();
  } else if (facts.move_rule > 0 &&
             quiet_plies_ >= 2 * static_cast<std::uint32_t>(facts.move_rule)) {
    end_by("move-count", drawn());
  } else {
    judge_repetition();
  }
  if (end_) {
    moves_.clear();
  }
}

/// Passed squares count only where an en passant capture is legal.
std::string JudgedCustomGame::state() const {
  Position same = position_;
  if (std::ranges::none_of(moves_,
                           [](const Move& move) { return move.form == Form::en_passant; })) {
    same.en_passant.reset();
  }
  return without_counters(fen_of(game_.facts, same));
}

void JudgedCustomGame::end_by(std::string_view clause, std::string result) {
  end_ = CustomEnd{std::move(result), std::string(clause), "", ""};
  for (const RuleClause& one : clauses_of(game_)) {
    if (one.id == clause) {
      end_->title = one.title;
      end_->sentence += one.text;
    }
  }
}

void JudgedCustomGame::judge_end_at_once() {
  const Colour mover = opponent(position_.side);
  const ResultFacts& facts = game_.facts.results;
  const std::string_view clause = ending_clause(game_.facts, position_);
  if (clause == "extinction") {
    end_by(clause, result_for(rules_.extinct(position_).value_or(mover), facts.extinction));
  } else if (clause == "flag") {
    end_by(clause, by_arrival());
  } else if (clause == "counted-checks") {
    end_by(clause, win_of(mover));
  } else if (clause == "castling-wins") {
    end_by(clause, win_of(rules_.castling_winner(position_).value_or(mover)));
  } else if (clause == "full-board" || clause == "pass" || clause == "bikjang") {
    end_by(clause, drawn());
  } else {
    end_by(clause, result_for(mover, facts.connection));
  }
}

std::string JudgedCustomGame::by_arrival() const {
  const bool white = rules_.has_arrived(position_, Colour::white);
  const bool black = rules_.has_arrived(position_, Colour::black);
  return white == black ? std::string(draw) : win_of(white ? Colour::white : Colour::black);
}

/// `materialCounting` decides games that nobody has won.
std::string JudgedCustomGame::drawn() const {
  const std::ptrdiff_t more =
      count_of(position_, Colour::white) - count_of(position_, Colour::black);
  switch (game_.facts.results.material) {
    case Material::none:
      break;
    case Material::janggi:
      return "*";
    case Material::unweighted:
      return more == 0 ? std::string(draw) : win_of(more > 0 ? Colour::white : Colour::black);
    case Material::white_draw_odds:
      return win_of(Colour::white);
    case Material::black_draw_odds:
      return win_of(Colour::black);
  }
  return std::string(draw);
}

void JudgedCustomGame::judge_without_moves() {
  const ResultFacts& facts = game_.facts.results;
  const Colour side = position_.side;
  if (!occurrences_.back().check) {
    const Outcome outcome = stalemate();
    end_by("stalemate", outcome == Outcome::draw ? drawn() : result_for(side, outcome));
  } else if (facts.shogi_pawn_drop_mate_illegal && last_.form == Form::drop &&
             last_.type == Type::shogi_pawn) {
    end_by("drop-mate", win_of(side));
  } else {
    end_by("mate", result_for(side, facts.checkmate));
  }
}

/// With `stalematePieceCount` the value is for the player to move if that one has fewer pieces on
/// the board, for the other one if it has more, and a draw if both have as many.
Outcome JudgedCustomGame::stalemate() const {
  const ResultFacts& facts = game_.facts.results;
  const std::ptrdiff_t more =
      count_of(position_, position_.side) - count_of(position_, opponent(position_.side));
  if (!facts.stalemate_piece_count || more < 0 || facts.stalemate == Outcome::draw) {
    return facts.stalemate;
  }
  return more == 0 ? Outcome::draw : facts.stalemate == Outcome::win ? Outcome::loss : Outcome::win;
}

void JudgedCustomGame::judge_repetition() {
  const ResultFacts& facts = game_.facts.results;
  const auto is_same = [this](const Occurrence& one) {
    return one.state == occurrences_.back().state;
  };
  const auto found = std::ranges::count_if(occurrences_, is_same);
  if (facts.fold_rule == 0 || found < std::max(2, facts.fold_rule)) {
    return;
  }
  const auto first = std::ranges::find_if(occurrences_, is_same);
  const auto since = static_cast<std::size_t>(first - occurrences_.begin());
  const bool white = always_in_check(since, Colour::white);
  const bool black = always_in_check(since, Colour::black);
  if (facts.perpetual_check_illegal && white != black) {
    end_by("perpetual-check", win_of(white ? Colour::white : Colour::black));
  } else {
    const Colour player = facts.fold_absolute ? Colour::white : position_.side;
    end_by("repetition", facts.fold == Outcome::draw ? drawn() : result_for(player, facts.fold));
  }
}

/// Whether the player was in check after each move of the other one since that position.
bool JudgedCustomGame::always_in_check(std::size_t since, Colour colour) const {
  bool moved = false;
  for (std::size_t ply = since + 1; ply < occurrences_.size(); ++ply) {
    if (occurrences_[ply].side == colour) {
      moved = true;
      if (!occurrences_[ply].check) {
        return false;
      }
    }
  }
  return moved;
}

/// `nMoveRuleTypes`: captures, drops, and moves of listed pieces that these cannot take back.
bool JudgedCustomGame::resets_count(const Move& move, const Position& next) const {
  if (move.form == Form::drop || captured_square(position_, move).exists()) {
    return true;
  }
  const Piece& piece = position_.at(move.from);
  if (move.form == Form::pass ||
      !contains(game_.facts.of(position_.side).move_rule_types, piece.type)) {
    return false;
  }
  if (move.from == move.to) {
    return move.form == Form::promotion;  // in place
  }
  Position back = next;
  back.put(move.to, piece);
  back.put(move.from, Piece{});
  return !reach(game_.facts, back, move.to, Tracks::quiet)[move.from.index()];
}

}  // namespace hurdle::custom
