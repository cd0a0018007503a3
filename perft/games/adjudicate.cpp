#include "perft/games/adjudicate.hpp"

#include <cassert>

namespace hurdle {

Adjudication adjudicate(const Variant& variant, const Setup& start, std::span<const Move> moves,
                        const EndOptions& options) {
  JudgedGame game(variant, start, options);
  return adjudicate(game, variant.referee, moves);
}

Adjudication adjudicate(JudgedGame& game, const Referee& referee, std::span<const Move> moves) {
  Adjudication result;
  for (const Move move : moves) {
    if (game.end()) {
      break;
    }
    if (!game.play(move)) {
      Verdict verdict = referee.explain(game.setup(), move);
      result.illegal = IllegalMove{game.plies() + 1, move, std::move(verdict.clause),
                                   std::move(verdict.sentence)};
      break;
    }
  }
  result.plies = game.plies();
  result.end = game.end();
  result.reports = game.reports();
  result.surplus = result.end ? static_cast<int>(moves.size()) - result.plies : 0;
  if (!result.end) {
    result.near = game.near();
  }
  result.last = game.setup();
  return result;
}

JudgedGame::JudgedGame(const Variant& variant, const Setup& start, const EndOptions& options)
    : own_(make_ends(variant.referee, options)),
      ends_(own_.get()),
      line_(variant.fast.line(start)) {
  judge();
}

JudgedGame::JudgedGame(const Generator& generator, const GameEnds& ends, const Setup& start)
    : ends_(&ends), line_(generator.line(start)) {
  judge();
}

bool JudgedGame::play(Move move) {
  assert(!end_);
  if (!line_->play(move)) {
    return false;
  }
  ++plies_;
  judge();
  return true;
}

std::vector<NearEnd> JudgedGame::near() const {
  return ends_ == nullptr ? std::vector<NearEnd>{} : ends_->near(*history_);
}

ClaimVerdict JudgedGame::claim_impasse() const {
  if (ends_ == nullptr) {
    return {std::nullopt, "this variant has no rules for the end of games"};
  }
  return ends_->claim_impasse(*history_);
}

void JudgedGame::judge() {
  if (ends_ == nullptr) {
    return;
  }
  if (history_) {
    history_->add(position());
  } else {
    history_.emplace(*ends_, position());
  }
  end_ = ends_->judge(*history_);
  if (const auto report = end_ ? std::nullopt : ends_->report(*history_)) {
    reports_.push_back({plies_, *report});
  }
}

GamePosition JudgedGame::position() const {
  return {line_->setup(), line_->in_check(), line_->can_move()};
}

}  // namespace hurdle
