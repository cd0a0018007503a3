// Mutated ends of games of Makpong (M8 to M14): chess's rules where Makpong has others, and
// Makruk's two counts started, numbered or limited changed.
#include <utility>

#include "movegen/mutants/games/makpong/end_hooks.hpp"
#include "movegen/mutants/games/makpong/mutants.hpp"
#include "movegen/variants/makpong/notation.hpp"

namespace hurdle::makpong {
namespace {

using GameEndHooks = WrongEndHooks;

/// At most one piece beside the kings, and it is of this kind.
bool one_of(const GameHistory& game, Kind kind) {
  const Setup& setup = game.setup();
  return count_all(setup) == 3 && count_of(setup, kind) == 1;
}

Change<GameEndHooks> limit_of(int right, int mutant_limit) {
  return change(&GameEndHooks::pieces_honour_limit,
                [right, mutant_limit](const Setup& begin, Colour bare, auto original) {
                  const int limit = original(begin, bare);
                  return limit == right ? mutant_limit : limit;
                });
}

WrongEndRules mutant_stalemates(const EndClauses& named) {
  const std::string_view stalemate = named.stalemate;
  return ClauseTable<GameEndHooks>(stalemate)({
      {"stalemate-loses", "A stalemated player loses.",
       reported_as(&GameEndHooks::stalemate, loses_by(stalemate))},
      {"stalemate-wins", "A stalemated player wins.",
       reported_as(&GameEndHooks::stalemate, mover_wins)},
      {"stalemate-goes-on", "A stalemated player waits, and the game continues.",
       instead(&GameEndHooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "Stalemate is reported as a draw by the mate clause.",
       reported_as(&GameEndHooks::stalemate, reported_by(named.mate))},
      {"stalemate-is-told-as-repetition", "Stalemate is reported as a draw by repetition.",
       reported_as(&GameEndHooks::stalemate, reported_by(named.threefold))},
  });
}

WrongEndRules mutant_repetitions_and_lacks(const EndClauses& named) {
  const std::string_view threefold = named.threefold;
  const std::string_view lack = named.lack_of_pieces;
  const auto drawn_too = [lack](std::function<bool(const GameHistory& game)> holds) {
    return also_draws(&GameEndHooks::lack_of_pieces, lack, std::move(holds));
  };
  return joined<GameEndHooks>(
      ClauseTable<GameEndHooks>(threefold)({
          {"twofold-is-enough", "A position that occurs twice is a draw.",
           instead(&GameEndHooks::repetitions, always(2))},
          {"fourfold-is-needed", "A position must occur four times.",
           instead(&GameEndHooks::repetitions, always(4))},
          {"repetition-ends-nothing", "Repetition does not end the game.",
           instead(&GameEndHooks::threefold, goes_on)},
          {"repetition-mates", "The player to move in a repeated position loses.",
           reported_as(&GameEndHooks::threefold, loses_by(named.mate))},
          {"repetition-without-side", "The side to move is not part of a position.",
           compares(without_side)},
          uncounted_occurrences(&GameEndHooks::threefold, threefold),
      }),
      ClauseTable<GameEndHooks>(lack)({
          {"bare-kings-play-on", "Two bare kings play on.",
           instead(&GameEndHooks::lack_of_pieces, goes_on)},
          {"one-bare-king-is-enough", "The game is drawn once one king is bare.",
           drawn_too([](const GameHistory& game) { return a_side_is_bare(game.setup()); })},
          {"a-queen-is-not-enough", "A single queen against a king is a draw.",
           drawn_too([](const GameHistory& game) { return one_of(game, queen); })},
          {"a-bishop-is-not-enough", "A single bishop against a king is a draw.",
           drawn_too([](const GameHistory& game) { return one_of(game, bishop); })},
          {"a-knight-is-not-enough", "A single knight against a king is a draw, as in chess.",
           drawn_too([](const GameHistory& game) { return one_of(game, knight); })},
          {"a-pawn-is-not-enough", "A single pawn against a king is a draw.",
           drawn_too([](const GameHistory& game) { return one_of(game, pawn); })},
          {"bare-kings-are-told-as-stalemate", "Two bare kings are reported as a stalemate.",
           reported_as(&GameEndHooks::lack_of_pieces, reported_by(named.stalemate))},
      }));
}

WrongEndRules mutant_board_counts(const EndClauses& named) {
  const std::string_view board = named.boards_honour;
  return ClauseTable<GameEndHooks>(board)({
      {"board-count-with-pawns",
       "The count of the board's honour begins while unpromoted pawns stand.",
       change(&GameEndHooks::boards_honour,
              [](const GameHistory& game, auto original) {
                return !a_side_is_bare(game.setup()) && game.ply() > 128
                           ? End{GameEnd{GameResult::draw, "", "", ""}}
                           : original(game);
              })},
      {"board-count-never", "There is no count of the board's honour.",
       instead(&GameEndHooks::boards_honour, goes_on)},
      {"board-count-to-63", "The count of the board's honour does not allow move 64.",
       instead(&GameEndHooks::boards_honour_limit, always(63))},
      {"board-count-to-65", "The count of the board's honour allows move 65.",
       instead(&GameEndHooks::boards_honour_limit, always(65))},
      {"board-count-of-plies", "The board's honour counts plies, not full moves.",
       instead(&GameEndHooks::full_move, [](int plies) { return plies; })},
      {"board-count-when-move-64-is-over",
       "The count of the board's honour ends the game at the end of move 64.",
       instead(&GameEndHooks::full_move, [](int plies) { return plies / 2 + 1; })},
      {"board-count-when-move-65-is-over",
       "The count of the board's honour ends the game at the end of move 65.",
       instead(&GameEndHooks::full_move, [](int plies) { return plies / 2; })},
      {"board-count-begins-again", "A capture restarts the count of the board's honour.",
       ends_only_if(&GameEndHooks::boards_honour,
                    [](const GameHistory& game) { return game.setup().half > 128; })},
      {"board-count-draw-loses",
       "The player to move when the count of the board's honour ends loses.",
       reported_as(&GameEndHooks::boards_honour, loses_by(board))},
  });
}

WrongEndRules mutant_piece_counts(const EndClauses& named) {
  const std::string_view pieces = named.pieces_honour;
  return ClauseTable<GameEndHooks>(pieces)({
      {"pieces-count-with-pawns",
       "The count against a bare king begins while unpromoted pawns stand.",
       instead(&GameEndHooks::pawns_stand, always(false))},
      {"pieces-count-never", "Moves against a bare king are not counted.",
       instead(&GameEndHooks::pieces_honour, goes_on)},
      {"pieces-count-from-one", "The bare king's moves are numbered from 1.",
       instead(&GameEndHooks::pieces_on_board, always(0))},
      {"pieces-count-without-the-kings",
       "The count against a bare king starts without counting the kings.",
       instead(&GameEndHooks::pieces_on_board,
               [](const Setup& begin) { return count_all(begin) - 2; })},
      {"pieces-count-from-the-pieces",
       "The count against a bare king starts from the number of pieces, not from one more.",
       instead(&GameEndHooks::pieces_on_board,
               [](const Setup& begin) { return count_all(begin) - 1; })},
      {"pieces-count-of-plies", "The count against a bare king counts the moves of both sides.",
       change(&GameEndHooks::pieces_honour_count,
              [](const GameHistory& game, int since, Colour /*bare*/, auto /*original*/) {
                return std::optional(count_all(game.at(since).setup) + game.ply() - since);
              })},
      {"pieces-count-draws-before-a-move",
       "With more pieces than the limit the game is drawn before the bare king has moved.",
       change(&GameEndHooks::pieces_honour_count,
              [](const GameHistory& game, int since, Colour bare, auto original) {
                const auto count = original(game, since, bare);
                return count ? count : std::optional(count_all(game.at(since).setup));
              })},
      {"limit-follows-captures", "A capture changes the limit to that of the remaining pieces.",
       change(&GameEndHooks::pieces_honour,
              [](const GameHistory& game, auto original) {
                const bool captured = game.ply() > 0 && game.setup().half == 0;
                return captured ? End{GameEnd{GameResult::draw, "", "", ""}} : original(game);
              })},
      {"pieces-count-draw-loses", "The bare king wins when the count is over.",
       reported_as(&GameEndHooks::pieces_honour, other_wins)},
      {"two-rooks-16", "Two rooks have 16 moves, like one rook.", limit_of(8, 16)},
      {"rook-22", "A rook has 22 moves.", limit_of(16, 22)},
      {"two-bishops-44", "Two bishops have 44 moves, like one bishop.", limit_of(22, 44)},
      {"two-knights-64", "Two knights have 64 moves, like one knight.", limit_of(32, 64)},
      {"bishop-64", "A bishop has 64 moves.", limit_of(44, 64)},
      {"others-never", "A knight or queens have no limit of moves.", limit_of(64, 1'000'000)},
      {"largest-limit-fits", "If several limits fit, the largest applies, not the smallest.",
       change(&GameEndHooks::pieces_honour_limit,
              [](const Setup& begin, Colour bare, auto original) {
                const bool other = count_of(begin, knight) + count_of(begin, bishop) > 0;
                return count_of(begin, rook) > 0 && other ? 64 : original(begin, bare);
              })},
  });
}

}  // namespace

WrongEndRules mutant_common_ends(const EndClauses& named) {
  return joined<GameEndHooks>(mutant_stalemates(named),
                              mates(&GameEndHooks::mate, named.mate, Colour::white),
                              mutant_repetitions_and_lacks(named));
}

WrongEndRules mutant_fifty_moves(const EndClauses& named) {
  const std::string_view fifty = named.fifty_moves;
  return ClauseTable<GameEndHooks>(fifty)({
      {"fifty-plies-are-enough", "Fifty quiet plies are a draw: plies are counted as moves.",
       instead(&GameEndHooks::quiet_plies, always(50))},
      {"ninety-nine-plies-are-enough", "Ninety-nine quiet plies are a draw.",
       instead(&GameEndHooks::quiet_plies, always(99))},
      {"a-hundred-and-one-plies", "A hundred quiet plies are not yet a draw.",
       instead(&GameEndHooks::quiet_plies, always(101))},
      {"seventy-five-moves", "A draw without a claim needs 75 quiet moves, as in chess.",
       instead(&GameEndHooks::quiet_plies, always(150))},
      {"fifty-moves-never-draw", "Quiet moves are not counted.",
       instead(&GameEndHooks::fifty_moves, goes_on)},
      {"fifty-moves-from-the-start",
       "The FEN's counter is ignored: quiet plies are counted from the start of the game.",
       ends_only_if(&GameEndHooks::fifty_moves,
                    [](const GameHistory& game) { return game.ply() >= 100; })},
      {"fifty-moves-before-mate",
       "The fifty-move draw takes precedence over a mate by the last ply.",
       both(ends_only_if(&GameEndHooks::mate, is_not(quiet_for_fifty_moves)),
            ends_only_if(&GameEndHooks::stalemate, is_not(quiet_for_fifty_moves)))},
  });
}

WrongEndRules mutant_counts(const EndClauses& named) {
  return joined<GameEndHooks>(mutant_board_counts(named), mutant_piece_counts(named));
}

std::vector<EndMutant> end_mutants() {
  const EndClauses named;
  return mutation::end_mutants<HookedMakpongEnds<MakpongEnds>>(joined<GameEndHooks>(
      mutant_common_ends(named), mutant_fifty_moves(named), mutant_counts(named)));
}

}  // namespace hurdle::makpong
