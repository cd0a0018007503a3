// A theory about an engine: one mutant of a variant's rules, or several together. Does not depend
// on replies.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/referee/referee.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/theory_scope.hpp"

namespace hurdle {

/// One element of a theory: a mutant, or house rules made of several mutants.
struct Candidate {
  std::string id;        ///< the name of the mutant or of the house rules; stable
  std::string clause;    ///< the first clause that differs
  std::string sentence;  ///< what is played instead
  const HouseRules* house_rules = nullptr;  ///< set when others are known to play so
  const HouseRules* part_of = nullptr;   ///< house rules of which it is a part that is played alone
  std::vector<const Mutant*> errors;     ///< the mutants that it consists of
  std::shared_ptr<const Referee> rules;  ///< the variant's rules with these mutants
  std::optional<Colour> player{};        ///< at whose turns alone it applies; nothing: at all
  bool proved_scope = false;  ///< replies show that it is wrong in these parts of the code alone
};

/// Indices of candidates, in ascending order.
using Theory = std::vector<std::size_t>;

/// Whether the candidate is part of the theory.
[[nodiscard]] bool has(const Theory& theory, std::size_t candidate);
/// All candidates of both theories.
[[nodiscard]] Theory sum_of(const Theory& one, const Theory& other);
/// The candidates of the theory that are not in `part`.
[[nodiscard]] Theory rest_of(const Theory& theory, const Theory& part);

/// All mutants and house rules of one variant. If the variant is under house rules, the mutants of
/// these are no candidates, and all others apply on top of them. In a scope that is not whole, no
/// house rules are candidates. If each mutant has a player of its own, each is three candidates.
class Candidates {
 public:
  explicit Candidates(const Variant& variant, TheoryScope scope = {});

  [[nodiscard]] std::size_t size() const noexcept { return all_.size(); }
  [[nodiscard]] const Candidate& operator[](std::size_t index) const { return all_[index]; }

  [[nodiscard]] const Variant& variant() const noexcept { return variant_; }
  [[nodiscard]] const TheoryScope& scope() const noexcept { return scope_; }

  /// Notes that the engine's replies show that it is wrong in the scope's parts alone.
  void prove_scope(std::size_t candidate) { all_[candidate].proved_scope = true; }

  /// The rules with all mutants of a theory, which apply in another scope than that of the others.
  [[nodiscard]] std::shared_ptr<const Referee> rules_in(const TheoryScope& scope,
                                                        const Theory& theory) const;

  /// The candidate of this id that applies at this player's turns alone, or at all; nothing if
  /// there is none.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view id,
                                                std::optional<Colour> player = {}) const;

  /// The number of mutants in a theory; house rules may have several.
  [[nodiscard]] std::size_t mutants_in(const Theory& theory) const;

  /// The theories of some of the mutants of house rules, but not all; none if there are more than
  /// four mutants.
  [[nodiscard]] std::vector<Theory> parts_of(std::size_t house_rules) const;

  /// The rules with all mutants of a theory, which must not be empty. The latest ones are cached.
  [[nodiscard]] std::shared_ptr<const Referee> rules_of(const Theory& theory);

 private:
  using Errors = std::array<std::vector<const Mutant*>, 2>;  // at each player's turns

  void add(Candidate candidate);
  [[nodiscard]] std::shared_ptr<const Referee> rules_with(const Errors& errors,
                                                          const TheoryScope& scope) const;

  const Variant& variant_;
  const Mutants& mutants_;
  TheoryScope scope_;
  std::vector<const Mutant*> base_;  ///< of the variant's own house rules
  std::vector<Candidate> all_;
  std::map<Theory, std::shared_ptr<const Referee>> made_;
};

/// The sentence as it goes on after other words: with a small first letter, unless it begins with
/// the name of a player.
[[nodiscard]] std::string continued(const Notation& notation, std::string sentence);

/// The game's name of the player whose moves alone are wrong; empty for both players.
[[nodiscard]] std::string player_of(const Candidates& candidates, const Candidate& candidate);

/// The sentence of a mutant with the words for where it applies: the player, turns that are not in
/// check, and the parts of the code if that is proved.
[[nodiscard]] std::string sentence_in_scope(const Candidates& candidates,
                                            const Candidate& candidate);

}  // namespace hurdle
