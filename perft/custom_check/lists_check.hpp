// Asks an engine for its lists of moves in positions of a custom game and compares them with the
// referee's.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/custom_check/engine_lists.hpp"
#include "perft/custom_check/place.hpp"
#include "perft/custom_check/protocol_words.hpp"
#include "perft/engines/protocol/restarted_engine.hpp"

namespace hurdle::custom {

/// Of a list that is wrong by a FEN and right after moves, so many wrong moves are named.
inline constexpr std::size_t most_moves_of_unread = 8;

/// One check. The first question starts the engine.
class ListsCheck {
 public:
  ListsCheck(const CustomCheck& check, const engines::CheckOptions& how);

  /// When the options' `stop` becomes true, the result is what was found until then.
  CheckedLists run();

 private:
  void ask_about_all();

  /// Compares the engine's lists in this position and along its line. What it does not answer is
  /// recorded.
  void ask_about(const GamePosition& reached);

  /// The reply about a place, with its moves in Hurdle's notation where the protocol writes them
  /// in another way.
  Division ask(const Place& place, int depth);
  Division ask(engines::RestartedEngine& engine, const Place& place, int depth);

  /// Throws if these words are right only if ranks are counted from 1; `moves` are those that they
  /// write otherwise.
  void expect_ranks_from_0(const Place& place, const Division& words, const Division& moves,
                           int depth) const;

  /// Throws engines::EngineError for a position that the protocol cannot write.
  [[nodiscard]] engines::PositionText written(const Place& place) const;
  /// The place as it is sent; with the moves to try for an engine that `tries` moves.
  [[nodiscard]] engines::EnginePosition sent(const Place& place, bool tries) const;

  /// Records that the last question has no usable reply. Throws the error if that holds for every
  /// question.
  void note(const engines::EngineError& error);

  [[nodiscard]] ReadList list_of(const Place& place, const Division& words) const {
    return read_list(rules_, place.position, words);
  }
  [[nodiscard]] std::vector<std::string> texts_of(const std::vector<Move>& moves) const;

  /// What a person types to ask the engine; empty if it does not run.
  [[nodiscard]] std::string question(const Place& place, int depth) const;

  /// The words of `hurdle NAME` about a position of the game.
  [[nodiscard]] std::string command(std::string_view name, std::string_view depth,
                                    const Place& place) const;

  // generated_lists.cpp: engines without a command that lists moves

  /// Whether the engine's moves are those that it plays when they are sent, or that its search
  /// shows. Starts the engine. Such an engine is not asked for numbers of replies.
  bool has_no_list_command();

  /// The list of such an engine, as far as it shows which moves the engine generates: without
  /// illegal moves that it plays and its own perft does not count, and with the legal ones that its
  /// search does not show but plays if it may play nothing else.
  Division only_generated(engines::RestartedEngine& engine, const Place& place,
                          const engines::EnginePosition& position, Division moves);
  Division without_accepted(engines::Adapter& engine, const Place& place,
                            const engines::EnginePosition& position, Division moves);
  /// Of two words for a pass or a castling, which an engine may both accept, leaves one. Learns how
  /// the engine writes a pass.
  void settle_spellings(const Place& place, Division& moves);
  Division with_played(engines::Adapter& engine, const Place& place,
                       const engines::EnginePosition& position, Division moves) const;

  /// Whether the list by the FEN is right. A wrong one of perft 2 is asked again by perft 1: some
  /// engines leave out moves without a reply.
  bool check(const Place& place);

  /// Empty if the counts of that list are not 1.
  std::optional<Division> list_by_perft_1(const Place& place);

  /// Compares the counts of perft 2. `found` is its difference from the list of perft 1, which is
  /// right.
  void check_replies(const Place& place, const ReadList& theirs, const Difference& found);

  /// Asks about the position after a move for which the engine has given this number of replies.
  void compare_after(const Place& before, const Place& next, Total replies);

  /// Whether the lists are the same. `depth` is that of `words`.
  bool compare(const Place& place, const Division& words, ReadList theirs, int depth);

  /// Records a wrong list. Asks for it in a new engine, and after the moves from the start.
  void add_wrong(const Place& place, const Division& words, ReadList theirs, Difference found);

  /// Whether the engine gives this wrong list again, twice; else adds a finding. The replies of
  /// some engines depend on how many questions they were asked before.
  bool repeats(const Place& place, const Difference& found);

  /// Throws if the list after a move is that of the place before it.
  void expect_move_played(const Place& before, const std::string& move,
                          const ReadList& theirs) const;

  /// Throws if the engine prints another position than it was sent.
  void expect_echo(const Place& place);

  /// Whether the engine's list is right when it gets the moves from the start instead of a FEN.
  /// False for a position that is in no game.
  bool right_by_moves(const Place& place);

  /// Whether the list of a new engine is right; then adds a finding.
  bool is_right_in_new(const Place& place, const Difference& found,
                       const std::optional<ReadList>& anew);

  std::optional<ReadList> list_in_new_engine(const Place& place, const Division& words);

  // line_check.cpp: the same position by a FEN and after moves

  /// An engine may list the right moves by a FEN and wrong ones in the same position after moves.
  /// Finds the last moves, and of these the first ones, with which it does.
  void check_line(const Place& place);

  /// What a FEN says may show only later, such as a second piece of a kind in hand.
  void check_last_moves(Place place, const std::vector<Place>& before);

  /// The reply; nothing if the engine refuses the moves, with `refusal_` as its reason.
  std::optional<Division> ask_unless_refused(const Place& place);

  [[nodiscard]] bool right_after_moves(const Place& after);

  /// Whether the list by the FEN of a position after moves is right. False if the moves say more
  /// than the FEN.
  [[nodiscard]] bool right_as_fen(const Place& after);

  /// Adds a list that is wrong after moves and right by the FEN.
  void add_left_behind(const Place& after, const Difference& found);

  /// Whether the list after these moves, each of which the engine has listed, is right; `before` is
  /// the place one move earlier.
  bool compare_after_moves(const Place& before, const Place& after);

  // fewer_pieces.cpp
  class Reduction;

  /// Looks for smaller positions that show what the first list of each kind and clause shows.
  void reduce();

  // findings

  /// `depth` is that of the question which shows the finding.
  WrongList& add(const Place& place, engines::FindingKind kind, const Difference& found,
                 int depth = 1);

  /// Adds a finding with the clauses that decide the wrong moves.
  WrongList& add_explained(const Place& place, const Difference& found);

  const CustomCheck& check_;
  const engines::CheckOptions& how_;
  Rules rules_;
  Notation notation_;  // the name alone
  ProtocolWords words_;
  std::string start_;  // the FEN
  engines::RestartedEngine engine_;
  engines::NewEngines new_engines_;
  engines::Unanswered asked_;  // the last question
  bool replied_ = false;
  std::string refusal_;
  bool noted_accepted_ = false;
  int searches_left_ = 20;  // for the moves after which a list is wrong
  CheckedLists result_;
};

}  // namespace hurdle::custom
