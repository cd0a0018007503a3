// One diagnosis: the steps from an engine's replies to the theories that explain them. Only
// diagnose.hpp's functions use it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "perft/diagnosis/conclusion.hpp"
#include "perft/diagnosis/patterns/other_board.hpp"

namespace hurdle {

/// Finds the theories that explain an engine's replies, by asking further questions where they
/// decide. All mutants apply in the scope alone. `options` must
/// outlive it.
class Diagnostician {
 public:
  Diagnostician(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                const QuestionOptions& options, Repeats repeats, TheoryScope scope = {});
  Diagnostician(const Diagnostician&) = delete;
  Diagnostician& operator=(const Diagnostician&) = delete;
  ~Diagnostician() = default;

  /// Empty when moves that are listed twice prevent an explanation, or if it is asked for one of
  /// one player and not proved.
  std::optional<Diagnosis> run();

 private:
  using Find = std::vector<Theory> (Diagnostician::*)();

  /// A position as it is sent, and moves from it.
  struct Sent {
    Setup base;
    std::vector<Move> line;
  };

  /// Theories that reproduce every reply, else theories that leave some unexplained; empty if none
  /// is proved. House rules are a base if the variant is not under house rules already.
  std::vector<Theory> find();

  /// Single mutants or pairs that reproduce every reply and that no question separates. When a
  /// reply refutes the first of them, the search restarts with that reply as further evidence.
  std::vector<Theory> find_complete();

  /// Adds the replies to `answers_`.
  Ask recorded(const Ask& ask);

  /// The house rules by which fewer replies are wrong than by the rules, the fewest first.
  [[nodiscard]] std::vector<std::size_t> better_bases();

  /// House rules with one or two mutants on top that reproduce every reply and that no question
  /// separates; empty if the first is not proved.
  std::vector<Theory> complete_on(const std::vector<std::size_t>& bases);

  /// Puts the theories that explain the most first; of equal ones those of fewest mutants.
  void put_best_first(std::vector<Theory>& theories);

  /// The members of a theory of several that explain no reply alone. They may only correct another
  /// member: checks of all pieces and of soldiers from the wrong end are those of all but soldiers.
  [[nodiscard]] std::size_t without_own_reply(const Theory& theory);

  /// The replies whose lists of moves the theory would change if it applied at every turn.
  std::size_t changed_at_every_turn(const Theory& theory);

  /// Puts theories of fewest mutants first, of these the ones with the fewest members that explain
  /// nothing alone; in a scope of some turns, of these the ones that change least elsewhere. But if
  /// the engine refuses the positions that separate house rules from a part of them, the house
  /// rules stay first: they are really played.
  void put_simplest_first(std::vector<Theory>& theories);

  /// Adds what house rules with mutants on top must be separated from: parts of them, and rivals.
  void add_others(std::vector<Theory>& theories);

  /// Replaces the theories by house rules with mutants on top if those explain more.
  void find_better_base(const std::vector<std::size_t>& bases, std::vector<Theory>& theories);

  /// Whether a reply, given or asked, contradicts the theory or shows that it has needless mutants.
  [[nodiscard]] bool is_refuted(const Theory& theory);

  /// Theories that consist of house rules and what a diagnosis against them finds. The first is
  /// proved against the variant's own rules; empty if it is not.
  std::vector<Theory> find_on(std::size_t base, Find how);

  /// The number of wrong replies that the first theory reproduces.
  [[nodiscard]] std::size_t explained(const std::vector<Theory>& theories);

  /// Theories that leave some replies unexplained; empty if none of them is proved. A mutant that
  /// is not proved takes no part in the next round.
  std::vector<Theory> find_partial();

  /// The position of a reply and, if moves led to it, the moves, for the other player.
  [[nodiscard]] std::vector<Sent> for_other(OtherPlayer how, const Observation& seen) const;

  /// If all wrong replies are of one player, asks about some of them for the other player: the code
  /// for one player alone may be wrong.
  void ask_about_other_player();
  /// Asks about some unexplained replies for the other player, because one player's piece may move
  /// wrongly; and about positions after moves as FENs, because what a move leaves may be wrong. If
  /// a reply refutes the theories, looks for others.
  void ask_more_about_unexplained(std::vector<Theory>& theories);

  /// Whether so many lists show that the mutant does not apply in the wider scope: right ones that
  /// it would change there, or wrong ones that the theory explains, and only in its own scope.
  [[nodiscard]] bool lists_show(const Theory& theory, std::size_t member, const TheoryScope& wider,
                                std::ptrdiff_t least = 3);

  /// Whether right lists show for each mutant that it does not apply outside the scope. Of moves
  /// alone, that need not be shown if the theory explains every wrong list; of one player it must.
  /// Notes for which mutants it is.
  bool is_proved_in_scope(const Theory& theory);

  /// The same if each mutant has a player of its own: lists show of each mutant of one player that
  /// it is not the other player's, too. They must leave nothing unexplained: so many different
  /// mutants may imitate another bug.
  bool is_proved_of_players(const Theory& theory);

  /// Whether mutants that contradict no move of a wrong list change all its wrong moves together,
  /// for each such list. A theory of mutants of different players is searched for only then.
  bool may_explain_each();

  /// Asks about some positions where the mutant would have other moves if it applied everywhere.
  void ask_outside_scope(std::size_t member);

  void ask_about(const std::vector<Sent>& positions);

  /// Removes mutants that explain fewer lists of moves than they leave in which the same pieces'
  /// moves are missing as by them, or illegal as by them: they are parts of a larger bug, and the
  /// sentence about them is not true of it.
  void remove_coincidences(std::vector<Theory>& theories);

  bool repeats_are_open(const std::vector<Theory>& theories);

  /// Whether the theory's moves differ from the engine's in an observation with repeated moves.
  bool explains_too_little(const Theory& theory, const Observation& repeated);

  std::vector<Answer> answers_;  // given or asked
  std::size_t given_ = answers_.size();
  Ask ask_;  // adds to `answers_`
  const QuestionOptions& options_;
  Candidates candidates_;
  Evidence evidence_;
  TheorySearch search_;
  Questions questions_;
  Conclusion conclusion_;
  Repeats repeats_;
  bool searched_all_ = true;
};

}  // namespace hurdle
