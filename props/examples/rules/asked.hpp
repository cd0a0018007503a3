// A position queried in text form, for the tests of a variant's rules.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::props {

using Texts = std::set<std::string>;

/// The texts of both sets.
[[nodiscard]] inline Texts joined(const Texts& a, const Texts& b) {
  Texts both = a;
  both.insert(b.begin(), b.end());
  return both;
}

/// A valid position of one variant and its referee, with text queries and text answers.
class Asked {
 public:
  Asked(const Referee& referee, std::string_view fen)
      : Asked(referee, parse_fen(referee.notation(), fen)) {}
  Asked(const Referee& referee, const Setup& setup) : referee_(referee), setup_(setup) {
    const auto invalid = referee.invalid_reason(setup);
    EXPECT_FALSE(invalid) << fen() << ": " << invalid->reason;
  }

  [[nodiscard]] std::string fen() const { return to_fen(referee_.notation(), setup_); }
  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] int checkers() const { return referee_.checkers(setup_); }
  [[nodiscard]] EndingVerdict ending() const { return referee_.ending(setup_); }

  /// All legal moves.
  [[nodiscard]] Texts moves() const {
    Texts found;
    for (const Move move : referee_.legal_moves(setup_)) {
      EXPECT_TRUE(found.insert(to_text(referee_.notation(), move)).second) << "twice in " << fen();
    }
    return found;
  }

  /// The legal moves with this prefix: of one piece ("e2"), or of one drop ("P@").
  [[nodiscard]] Texts moves_of(std::string_view beginning) const {
    Texts found;
    for (const std::string& text : moves()) {
      if (text.substr(0, beginning.size()) == beginning) {
        found.insert(text);
      }
    }
    return found;
  }

  /// The legal move with this text, marked; a test failure if there is none.
  [[nodiscard]] Move move(std::string_view text) const {
    for (const Move move : referee_.legal_moves(setup_)) {
      if (to_text(referee_.notation(), move) == text) {
        return move;
      }
    }
    ADD_FAILURE() << text << " is not legal in " << fen();
    return {};
  }

  [[nodiscard]] Verdict verdict(std::string_view text) const {
    return referee_.explain(setup_, parse_move(referee_.notation(), text));
  }

  /// The position after some legal moves.
  template <class... Moves>
  [[nodiscard]] Asked after(std::string_view first, Moves... rest) const {
    const Asked next(referee_, referee_.after(setup_, move(first)));
    if constexpr (sizeof...(rest) > 0) {
      return next.after(rest...);
    }
    return next;
  }

 private:
  const Referee& referee_;
  Setup setup_;
};

/// Expects that the move is in the list and is explained as legal by this clause.
inline void expect_legal(const Asked& at, std::string_view move, std::string_view clause) {
  const Verdict verdict = at.verdict(move);
  EXPECT_EQ(at.moves().count(std::string(move)), 1U) << at.fen() << " " << verdict.sentence;
  EXPECT_TRUE(verdict.legal) << at.fen() << " " << verdict.sentence;
  EXPECT_EQ(verdict.clause, clause) << at.fen() << " " << verdict.sentence;
}

/// Expects that the move is not in the list and is explained as illegal by this clause, with these
/// words.
inline void expect_illegal(const Asked& at, std::string_view move, std::string_view clause,
                           std::string_view words = "") {
  const Verdict verdict = at.verdict(move);
  EXPECT_EQ(at.moves().count(std::string(move)), 0U) << at.fen() << " " << verdict.sentence;
  EXPECT_FALSE(verdict.legal) << at.fen() << " " << verdict.sentence;
  EXPECT_EQ(verdict.clause, clause) << at.fen() << " " << verdict.sentence;
  EXPECT_NE(verdict.sentence.find(words), std::string::npos) << verdict.sentence;
}

/// Expects that the position is invalid by this clause, at this square ("-" for none).
inline void expect_invalid(const Referee& referee, std::string_view fen, std::string_view clause,
                           std::string_view square) {
  const auto invalid = referee.invalid_reason(parse_fen(referee.notation(), fen));
  ASSERT_TRUE(invalid) << fen << " was accepted";
  EXPECT_EQ(invalid->clause, clause) << fen << ": " << invalid->reason;
  EXPECT_EQ(to_text(invalid->where), square) << fen << ": " << invalid->reason;
  EXPECT_FALSE(invalid->reason.empty());
}

}  // namespace hurdle::props
