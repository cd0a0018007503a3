// Rules by which one player moves otherwise than the other. Depends on the referee only.
#pragma once

#include <memory>
#include <utility>

#include "movegen/referee/referee.hpp"

namespace hurdle {

/// The rules of a game, and other rules whenever one player is to move.
class OnePlayersRules : public Referee {
 public:
  /// `rules` must outlive the object.
  OnePlayersRules(const Referee& rules, std::shared_ptr<const Referee> other, Colour player)
      : Referee(rules.notation()), rules_(rules), other_(std::move(other)), player_(player) {}

  [[nodiscard]] std::vector<Move> legal_moves(const Setup& setup) const override {
    return of(setup).legal_moves(setup);
  }
  [[nodiscard]] std::uint64_t count_legal_moves(const Setup& setup) const override {
    return of(setup).count_legal_moves(setup);
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return of(setup).after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override {
    return of(setup).checkers(setup);
  }
  [[nodiscard]] std::vector<Checker> checking_pieces(const Setup& setup) const override {
    return of(setup).checking_pieces(setup);
  }
  [[nodiscard]] EndingVerdict ending(const Setup& setup) const override {
    return of(setup).ending(setup);
  }
  [[nodiscard]] Verdict explain(const Setup& setup, Move move) const override {
    return of(setup).explain(setup, move);
  }
  [[nodiscard]] std::optional<InvalidReason> invalid_reason(const Setup& setup) const override {
    return rules_.invalid_reason(setup);
  }

 private:
  [[nodiscard]] const Referee& of(const Setup& setup) const {
    return setup.side == player_ ? *other_ : rules_;
  }

  const Referee& rules_;
  std::shared_ptr<const Referee> other_;
  Colour player_;
};

}  // namespace hurdle
