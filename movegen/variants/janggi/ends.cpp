#include "movegen/variants/janggi/ends.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::janggi {
namespace {

constexpr std::array<std::string_view, 2> draws_or_points{"draws", "points"};
constexpr std::array<std::string_view, 3> as_rules_or{"as-rules", "draw", "points"};

constexpr std::array<EndOption, 2> end_options{{
    {"rules", draws_or_points,
     "draws: facing, passes, repetition and lack of pieces are draws (casual play); points: the "
     "points decide them (tournaments of the Korea Janggi Association)"},
    {"repetition", as_rules_or,
     "whether a repetition is a draw or is decided by points, whatever --rules says"},
}};

bool chosen_is(const EndOptions& options, const EndOption& option, std::string_view value) {
  return chosen(options, option) == value;
}

std::string points_text(int halves) {
  return halves % 2 == 0 ? fmt::format("{}", halves / 2) : fmt::format("{}.5", halves / 2);
}

}  // namespace

JanggiEnds::JanggiEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()), rules_(rules) {
  require_known(options, end_options, rules.notation());
  by_points_ = chosen_is(options, end_options[0], "points");
  const EndOption& repetition = end_options[1];
  repetition_by_points_ = chosen_is(options, repetition, "as-rules")
                              ? by_points_
                              : chosen_is(options, repetition, "points");
}

std::span<const EndOption> JanggiEnds::options() noexcept {
  return end_options;
}

std::optional<GameEnd> JanggiEnds::judge(const GameHistory& game) const {
  if (auto end = mate(game)) {
    return end;
  }
  if (auto end = facing_pass(game)) {
    return end;
  }
  if (auto end = two_passes(game)) {
    return end;
  }
  if (auto end = repetition(game)) {
    return end;
  }
  return lack_of_pieces(game);
}

// J14: in check and no legal move.
std::optional<GameEnd> JanggiEnds::mate(const GameHistory& game) const {
  if (!is_mate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, "J14", fmt::format("{} is in check and has no legal move.", name(loser)));
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
  return undecided(clause, verdict.sentence, by_points_, game.setup());
}

// J16: a position for the third time, unless a side has enough to play on.
std::optional<GameEnd> JanggiEnds::repetition(const GameHistory& game) const {
  if (game.occurrences() < repetitions() || enough_to_go_on(game.setup())) {
    return std::nullopt;
  }
  return undecided("J16", fmt::format("The position has occurred {} times.", game.occurrences()),
                   repetition_by_points_, game.setup());
}

// J17: neither side has anything but general and guards.
std::optional<GameEnd> JanggiEnds::lack_of_pieces(const GameHistory& game) const {
  if (!lacks_pieces(game.setup(), Colour::white) || !lacks_pieces(game.setup(), Colour::black)) {
    return std::nullopt;
  }
  return undecided("J17", "Neither side has anything but general and guards.", by_points_,
                   game.setup());
}

// ---- Parts of clauses
// ----------------------------------------------------------------------------

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

// J15: Han, who moves second, has a point and a half more.
int JanggiEnds::extra_halves(Colour colour) const {
  return colour == Colour::black ? 3 : 0;
}

Colour JanggiEnds::ahead(const Setup& setup) const {
  return halves(setup, Colour::white) > halves(setup, Colour::black) ? Colour::white
                                                                     : Colour::black;
}

int JanggiEnds::repetitions() const {
  return 3;
}

// J16: 30 piece points on either side; Han's point and a half does not count.
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

int JanggiEnds::halves(const Setup& setup, Colour colour) const {
  return 2 * piece_points(setup, colour) + extra_halves(colour);
}

std::string JanggiEnds::score(const Setup& setup) const {
  return points_text(halves(setup, Colour::white)) + " : " +
         points_text(halves(setup, Colour::black));
}

GameEnd JanggiEnds::undecided(std::string_view clause, std::string sentence, bool by_points,
                              const Setup& setup) const {
  if (!by_points) {
    return drawn(clause, std::move(sentence));
  }
  const Colour winner = ahead(setup);
  return {won_by(winner), std::string(clause),
          fmt::format("{} By points {} wins, {}.", sentence, name(winner), score(setup)), "J15"};
}

// ---- What is near
// --------------------------------------------------------------------------------

std::vector<NearEnd> JanggiEnds::near(const GameHistory& game) const {
  return {{"J16", "occurrences of the position", game.occurrences(),
           enough_to_go_on(game.setup()) ? 0 : repetitions()},
          {"J12", "passes in a row", game.setup().passes, 2},
          {"J15", "points, " + score(game.setup()), 0, 0}};
}

// J16: the Korean association calls a referee, and that is no result.
std::optional<GameReport> JanggiEnds::report(const GameHistory& game) const {
  if (game.occurrences() < repetitions() || !enough_to_go_on(game.setup())) {
    return std::nullopt;
  }
  return GameReport{"J16", "repetition: a referee decides who must deviate"};
}

}  // namespace hurdle::janggi
