// A minimal game that is in no list: the defaults of the base classes (CONTRIBUTING.md, "A game"),
// and that ends, a look and mutants are optional.
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>

#include "movegen/ends.hpp"
#include "movegen/looks.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/referee/base.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

constexpr std::array<KindNotation, 2> kinds{
    {{.letter = 'K', .name = "king", .limit = 1},
     {.letter = 'M', .name = "man", .promotes = true, .limit = 9}}};

constexpr Notation bare{.name = "bare",
                        .summary = "A game of this test",
                        .aliases = {},
                        .files = 5,
                        .ranks = 5,
                        .kinds = kinds,
                        .hands = true,
                        .passes = true,
                        .promotion = PromotionText::plus,
                        .setups = {},
                        .clauses = {},
                        .end_clauses = {}};

/// All pieces move one step straight. Some moves are forbidden without an explanation, to test the
/// base's default explanation.
class BareReferee final : public BaseReferee {
 public:
  BareReferee() : BaseReferee(bare) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    walk(setup, from).steps(from, orthogonal_steps, visit);
  }
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override {
    const bool promotes = setup.at(from).kind() != Kind::royal && to.rank() == 4;
    visit(promotes ? Move::promotion(from, to) : Move::board(from, to));
  }
  void special_moves(const Setup& setup, VisitMove visit) const override {
    visit(Move::pass(royal_square(setup, setup.side)));
  }
  [[nodiscard]] bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    return to.rank() != 0 && BaseReferee::may_drop(setup, kind, to);
  }
  [[nodiscard]] bool permitted(const Setup& /*setup*/, Move move,
                               const Setup& /*next*/) const override {
    return move.is_pass() || move.to() != Square(2, 2);
  }
  [[nodiscard]] bool over(const Setup& setup) const override { return setup.passes == 2; }
  [[nodiscard]] bool is_castling(const Setup& /*setup*/, Move move) const override {
    return move.from().rank() == move.to().rank() && move.to().file() - move.from().file() == 2;
  }
  [[nodiscard]] std::span<const KindWords> words() const override {
    static constexpr std::array<KindWords, 2> all{{{"C2"}, {"C2"}}};
    return all;
  }
  [[nodiscard]] Reason why_unreachable(const Setup& /*setup*/, Square /*from*/,
                                       Square /*to*/) const override {
    return {"C2", "it goes one step straight"};
  }
};

/// A game that never ends.
class BareEnds final : public GameEnds {
 public:
  BareEnds() : GameEnds(bare) {}
  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& /*game*/) const override {
    return std::nullopt;
  }
};

const BareReferee bare_referee;
constexpr std::string_view board = "2k2/M4/5/1M3/K4[M] w - - 0 1";

std::string said(const Setup& setup, std::string_view move) {
  const Verdict verdict = bare_referee.explain(setup, parse_move(bare, move));
  return verdict.clause + (verdict.legal ? " yes: " : " no: ") + verdict.sentence;
}
std::string said(std::string_view move) {
  return said(parse_fen(bare, board), move);
}

TEST(BareGame, ExplainsMovesInCommonWords) {
  EXPECT_EQ(said("a1a2"), "C2 yes: The king on a1 may go to a2: a king moves so.");
  EXPECT_EQ(said("a1b3"), "C2 no: The king on a1 cannot go to b3: it goes one step straight.");
  EXPECT_EQ(said("a1a1"), "C7 yes: White may pass: a player may pass.");
  EXPECT_EQ(said("M@d3"),
            "C7 yes: A man may be dropped on d3: it is in hand and the square is empty.");
  EXPECT_EQ(said("M@d1"), "C7 no: A man cannot be dropped on d1: it may not be dropped there.");
  EXPECT_EQ(said("M@c3"),
            "C2 no: A man cannot be dropped on c3: the rules of this game do not permit it here.");
  EXPECT_EQ(said("a4a5+"), "C2 yes: The man on a4 may go to a5: a man moves so.");
  EXPECT_EQ(said("a4a5"),
            "C7 no: The man on a4 cannot go to a5: the man must promote by this move.");
  EXPECT_EQ(said("b2b3+"),
            "C7 no: The man on b2 cannot go to b3: the man does not promote so by this move.");
  EXPECT_EQ(said("a1c1"), "C7 no: The king on a1 cannot go to c1: this game has no castling.");
}

TEST(BareGame, IsOverInCommonWords) {
  hurdle::Setup setup = parse_fen(bare, board);
  EXPECT_TRUE(bare_referee.has_legal_move(setup));
  EXPECT_EQ(to_fen(bare, bare_referee.after(setup, Move::board({0, 0}, {2, 0}))),
            "2k2/M4/5/1M3/2K2[M] b - - 1 1")
      << "a king that castles without a partner goes alone";
  setup.passes = 2;
  EXPECT_EQ(said(setup, "a1a2"), "C3 no: The game is over: a rule has ended it.");
  EXPECT_FALSE(bare_referee.has_legal_move(setup));
  EXPECT_FALSE(bare_referee.is_mate(setup));
  EXPECT_EQ(bare_referee.ending(setup).ending, Ending::ended);
}

TEST(BareGame, NeedsNoEndsNoLookAndNoMutants) {
  EXPECT_EQ(make_ends(bare_referee, {}), nullptr);
  EXPECT_TRUE(end_options(bare).empty());
  const BadEndOption error = thrown_by<BadEndOption>([&] {
    (void)make_ends(bare_referee, {{"rules", "points"}});
  });
  EXPECT_STREQ(error.what(), "bare has no option 'rules'; its games end in one way only");
  EXPECT_EQ(look_of(bare).board, BoardLook::squares);
  EXPECT_TRUE(look_of(bare).kinds.empty());
  EXPECT_TRUE(end_mutants_of(bare).empty());
  EXPECT_THROW((void)mutants_of(bare), std::logic_error);
}

TEST(BareGame, HasNoEndNearAndNoImpasse) {
  const BareEnds ends;
  const GameHistory game(ends, {.setup = parse_fen(bare, board)});
  EXPECT_TRUE(ends.near(game).empty());
  EXPECT_FALSE(ends.report(game));
  EXPECT_EQ(ends.claim_impasse(game).refused, "bare has no impasse that could be claimed");
}

}  // namespace
}  // namespace hurdle::props
