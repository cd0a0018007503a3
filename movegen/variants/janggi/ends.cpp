#include "movegen/variants/janggi/ends.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {
namespace {

constexpr std::array<std::string_view, 3> draws_or_counts{"draws", "points", "pieces"};
constexpr std::array<std::string_view, 6> as_rules_or{"as-rules", "draw",  "points",
                                                      "pieces",   "loses", "none"};

constexpr std::array<EndOption, 2> end_options{{
    {"rules", draws_or_counts,
     "draws: facing, passes, repetition and lack of pieces are draws (casual play); points: the "
     "points decide them (tournaments of the Korea Janggi Association); pieces: who has more "
     "pieces wins, and Han with as many (kingjanggi.or.kr)"},
    {"repetition", as_rules_or,
     "whatever --rules says, a repetition is a draw or decided by points or pieces; loses: who "
     "brings it about loses, with any number of points (Kakao Janggi); none: it ends nothing"},
}};

JanggiEnds::Settling settling(std::string_view value) {
  return value == "points"   ? JanggiEnds::Settling::points
         : value == "pieces" ? JanggiEnds::Settling::pieces
                             : JanggiEnds::Settling::draw;
}

std::string points_text(int halves) {
  return halves % 2 == 0 ? fmt::format("{}", halves / 2) : fmt::format("{}.5", halves / 2);
}

}  // namespace

JanggiEnds::JanggiEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()), rules_(rules) {
  require_known(options, end_options, rules.notation());
  rules_settle_ = settling(chosen(options, end_options[0]));
  const std::string_view repetition = chosen(options, end_options[1]);
  repetition_settles_ = repetition == "as-rules" ? rules_settle_ : settling(repetition);
  repetition_loses_ = repetition == "loses";
  repetition_is_nothing_ = repetition == "none";
}

std::span<const EndOption> JanggiEnds::options() noexcept {
  return end_options;
}

std::optional<GameEnd> JanggiEnds::judge(const GameHistory& game) const {
  return first_end(*this, game,
                   {&JanggiEnds::mate, &JanggiEnds::facing_pass, &JanggiEnds::two_passes,
                    &JanggiEnds::repetition, &JanggiEnds::lack_of_pieces});
}

// J14: in check and no legal move.
std::optional<GameEnd> JanggiEnds::mate(const GameHistory& game) const {
  return mated(game, "J14");
}

// J11: a pass was made in a facing position.
std::optional<GameEnd> JanggiEnds::facing_pass(const GameHistory& game) const {
  return ended_by("J11", game);
}

// J12: two passes in a row.
std::optional<GameEnd> JanggiEnds::two_passes(const GameHistory& game) const {
  return ended_by("J12", game);
}

std::optional<GameEnd> JanggiEnds::ended_by(std::string_view clause,
                                            const GameHistory& game) const {
  if (game.setup().passes == 0) {
    return std::nullopt;
  }
  const EndingVerdict verdict = rules_.ending(game.setup());
  if (verdict.ending != Ending::ended || verdict.clause != clause) {
    return std::nullopt;
  }
  return undecided(clause, verdict.sentence, rules_settle_, game.setup());
}

// J16: a position occurs for the third time, unless a side has enough to play on. If repetition
// loses, the points do not matter.
std::optional<GameEnd> JanggiEnds::repetition(const GameHistory& game) const {
  if (repetition_is_nothing_ || game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  const std::string words = fmt::format("The position has occurred {} times", game.occurrences());
  if (repetition_loses_) {
    const Colour loser = repeating_player(game);
    return loses(loser, "J16", fmt::format("{}, at last by {}, who loses.", words, name(loser)));
  }
  if (enough_to_go_on(game.setup())) {
    return std::nullopt;
  }
  return undecided("J16", words + ".", repetition_settles_, game.setup());
}

// J17: both sides have only general and guards.
std::optional<GameEnd> JanggiEnds::lack_of_pieces(const GameHistory& game) const {
  if (!lacks_pieces(game.setup(), Colour::white) || !lacks_pieces(game.setup(), Colour::black)) {
    return std::nullopt;
  }
  return undecided("J17", "Neither side has anything but general and guards.", rules_settle_,
                   game.setup());
}

// ---- Parts of clauses ---------------------------------------------------------------------------

// J15: chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2.
int JanggiEnds::value(Kind kind) const {
  switch (index_of(kind)) {
    case index_of(chariot):
      return 13;
    case index_of(cannon):
      return 7;
    case index_of(horse):
      return 5;
    case index_of(elephant):
    case index_of(guard):
      return 3;
    case index_of(soldier):
      return 2;
    default:
      return 0;
  }
}

int JanggiEnds::piece_points(const Setup& setup, Colour colour) const {
  int sum = 0;
  for (const Piece piece : setup.board) {
    sum += piece.belongs_to(colour) ? value(piece.kind()) : 0;
  }
  return sum;
}

// J15: Han, who moves second, gets a point and a half more.
int JanggiEnds::extra_halves(Colour colour) const {
  return colour == Colour::black ? 3 : 0;
}

Colour JanggiEnds::ahead(const Setup& setup) const {
  return halves(setup, Colour::white) > halves(setup, Colour::black) ? Colour::white
                                                                     : Colour::black;
}

Colour JanggiEnds::ahead_by_pieces(const Setup& setup) const {
  return pieces(setup, Colour::white) > pieces(setup, Colour::black) ? Colour::white
                                                                     : Colour::black;
}

Colour JanggiEnds::repeating_player(const GameHistory& game) const {
  return opponent(game.setup().side);
}

int JanggiEnds::repetitions() const {
  return 3;
}

// J16: 30 piece points on at least one side, without Han's point and a half.
bool JanggiEnds::enough_to_go_on(const Setup& setup) const {
  constexpr int enough = 30;
  return piece_points(setup, Colour::white) >= enough ||
         piece_points(setup, Colour::black) >= enough;
}

bool JanggiEnds::lacks_pieces(const Setup& setup, Colour colour) const {
  return count_pieces(setup, [colour](Piece piece) {
           return piece.colour() == colour && piece.kind() != general && piece.kind() != guard;
         }) == 0;
}

int JanggiEnds::pieces(const Setup& setup, Colour colour) {
  return count_pieces(setup, [colour](Piece piece) { return piece.belongs_to(colour); });
}

int JanggiEnds::halves(const Setup& setup, Colour colour) const {
  return 2 * piece_points(setup, colour) + extra_halves(colour);
}

std::string JanggiEnds::score(const Setup& setup) const {
  return points_text(halves(setup, Colour::white)) + " : " +
         points_text(halves(setup, Colour::black));
}

GameEnd JanggiEnds::undecided(std::string_view clause, std::string sentence, Settling settling,
                              const Setup& setup) const {
  if (settling == Settling::draw) {
    return drawn(clause, std::move(sentence));
  }
  if (settling == Settling::pieces) {
    const Colour winner = ahead_by_pieces(setup);
    return {won_by(winner), std::string(clause),
            fmt::format("{} By pieces {} wins, {} : {}.", sentence, name(winner),
                        pieces(setup, Colour::white), pieces(setup, Colour::black)),
            ""};
  }
  const Colour winner = ahead(setup);
  return {won_by(winner), std::string(clause),
          fmt::format("{} By points {} wins, {}.", sentence, name(winner), score(setup)), "J15"};
}

bool JanggiEnds::repetition_ends(const Setup& setup) const {
  return !repetition_is_nothing_ && (repetition_loses_ || !enough_to_go_on(setup));
}

// ---- Counts near their limit --------------------------------------------------------------------

std::vector<NearEnd> JanggiEnds::near(const GameHistory& game) const {
  return {{"J16", "occurrences of the position", game.occurrences(),
           repetition_ends(game.setup()) ? repetitions() : 0},
          {"J12", "passes in a row", game.setup().passes, 2},
          {"J15", "points, " + score(game.setup()), 0, 0}};
}

// J16: the Korean association calls a referee here; the game has no result.
std::optional<GameReport> JanggiEnds::report(const GameHistory& game) const {
  if (game.occurrences() < repetitions() || !enough_to_go_on(game.setup())) {
    return std::nullopt;
  }
  return GameReport{"J16", "repetition: a referee decides who must deviate"};
}

}  // namespace hurdle::janggi
