#include "perft/diagnosis/diagnose.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "perft/diagnosis/conclusion.hpp"
#include "perft/diagnosis/cover.hpp"
#include "perft/diagnosis/patterns/other_board.hpp"
#include "perft/diagnosis/variant_by_house_rules.hpp"

namespace hurdle {
namespace {

constexpr int most_rounds = 6;
constexpr int most_partial_rounds = 10;
constexpr std::size_t most_bases = 3;

class Diagnostician {
 public:
  Diagnostician(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                const QuestionOptions& options, Repeats repeats)
      : answers_(answers.begin(), answers.end()),
        ask_(recorded(ask)),
        options_(options),
        candidates_(variant),
        evidence_(variant, answers, repeats),
        search_(candidates_, evidence_, options.stop),
        questions_(candidates_, evidence_, ask_, options),
        conclusion_(candidates_, evidence_, search_),
        repeats_(repeats) {}
  Diagnostician(const Diagnostician&) = delete;
  Diagnostician& operator=(const Diagnostician&) = delete;
  ~Diagnostician() = default;

  /// Empty when moves that are listed twice prevent an explanation.
  std::optional<Diagnosis> run() {
    std::optional<Pattern> pattern = other_board(evidence_);
    if (!pattern) {
      pattern = unchanged_side(evidence_);
    }
    if (!pattern) {
      pattern = tournament_rules(evidence_);
    }
    if (pattern) {
      Diagnosis result = conclusion_.of({}, repeats_);
      result.patterns = {std::move(*pattern)};
      result.answers = evidence_.right().size();
      return result;
    }
    std::vector<Theory> theories = find();
    if (repeats_ == Repeats::count && repeats_are_open(theories)) {
      return std::nullopt;
    }
    ask_for_other_player(theories);
    leave_out_coincidences(theories);
    Diagnosis result = conclusion_.of(theories, repeats_);
    // When findings stay unexplained, wrong deeper counts were not compared.
    const bool whole = result.explained == result.symptoms;
    result.answers =
        evidence_.right().size() + result.explained + (whole ? search_.deep_looked_at() : 0);
    result.asked = answers_.size() - given_;
    result.searched_all = searched_all_;
    return result;
  }

 private:
  using Find = std::vector<Theory> (Diagnostician::*)();

  /// Theories that reproduce every reply, else theories that leave some unexplained; empty if none
  /// is proved. House rules are a base if the variant is not under house rules already.
  std::vector<Theory> find() {
    std::vector<Theory> theories = find_complete();
    if (!theories.empty() || evidence_.wrong().empty()) {
      return theories;
    }
    const std::vector<std::size_t> bases = better_bases();
    theories = complete_on(bases);
    if (!theories.empty()) {
      return theories;
    }
    theories = find_partial();
    if (explained(theories) < evidence_.wrong().size()) {
      find_better_base(bases, theories);
    }
    return theories.empty() || !is_refuted(theories.front()) ? theories : find_partial();
  }

  /// Single mutants or pairs that reproduce every reply and that no question separates. When a
  /// reply refutes the first of them, the search restarts with that reply as further evidence.
  std::vector<Theory> find_complete() {
    for (int round = 0; round < most_rounds; ++round) {
      std::vector<Theory> theories = search_.complete();
      if (theories.empty()) {
        break;
      }
      add_parts(candidates_, evidence_, search_, theories);
      questions_.separate(theories);
      put_simplest_first(theories);
      if (!theories.empty() && questions_.confirm(theories.front())) {
        return theories;
      }
    }
    return {};
  }

  /// Adds the replies to `answers_`.
  Ask recorded(const Ask& ask) {
    if (!ask) {
      return ask;
    }
    return [this, &ask](const Setup& base, std::span<const Move> line, int depth) {
      std::optional<Division> division = ask(base, line, depth);
      if (division) {
        answers_.push_back({base, {line.begin(), line.end()}, base, depth, *division});
      }
      return division;
    };
  }

  /// The house rules by which fewer replies are wrong than by the rules, the fewest first.
  [[nodiscard]] std::vector<std::size_t> better_bases() {
    if (!evidence_.variant().house_rules.empty()) {
      return {};
    }
    std::vector<std::pair<std::size_t, std::size_t>> wrong;  // replies, candidate
    for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
      if (candidates_[candidate].house_rules != nullptr) {
        wrong.emplace_back(search_.mismatches({candidate}), candidate);
      }
    }
    std::sort(wrong.begin(), wrong.end());
    std::vector<std::size_t> bases;
    for (const auto& [replies, candidate] : wrong) {
      if (replies < evidence_.wrong().size() && bases.size() < most_bases) {
        bases.push_back(candidate);
      }
    }
    return bases;
  }

  /// House rules with one or two mutants on top that reproduce every reply and that no question
  /// separates; empty if the first is not proved.
  std::vector<Theory> complete_on(const std::vector<std::size_t>& bases) {
    std::vector<Theory> theories;
    for (const std::size_t base : bases) {
      for (const Theory& theory : find_on(base, &Diagnostician::find_complete)) {
        if (std::find(theories.begin(), theories.end(), theory) == theories.end()) {
          theories.push_back(theory);
        }
      }
    }
    const auto leaves_some = [&](const Theory& theory) {
      return explained({theory}) < evidence_.wrong().size() || is_refuted(theory);
    };
    std::erase_if(theories, leaves_some);
    add_others(theories);
    questions_.separate(theories);
    std::erase_if(theories, leaves_some);
    put_simplest_first(theories);
    const bool proved = !theories.empty() && !questions_.unproved_member(theories.front()) &&
                        !leaves_some(theories.front());
    return proved ? theories : std::vector<Theory>{};
  }

  /// Puts the theories that explain the most first; of equal ones those of fewest mutants.
  void put_best_first(std::vector<Theory>& theories) {
    put_simplest_first(theories);
    CoverSearch(candidates_, evidence_, search_, {}).put_best_first(theories);
  }

  /// The members of a theory of several that explain no reply alone. They may only correct another
  /// member: checks of all pieces and of soldiers from the wrong end are those of all but soldiers.
  [[nodiscard]] std::size_t without_own_reply(const Theory& theory) {
    const auto has_own = [&](std::size_t member) {
      return std::any_of(evidence_.wrong().begin(), evidence_.wrong().end(),
                         [&](const Observation& seen) {
                           return search_.lists({member}, seen) && search_.lists(theory, seen);
                         });
    };
    return theory.size() < 2
               ? 0
               : theory.size() -
                     static_cast<std::size_t>(std::count_if(theory.begin(), theory.end(), has_own));
  }

  /// Puts theories of fewest mutants first, of these the ones with the fewest members that explain
  /// nothing alone. But if the engine refuses the positions that separate
  /// house rules from a part of them, the house rules stay first: somebody plays them.
  void put_simplest_first(std::vector<Theory>& theories) {
    std::stable_sort(theories.begin(), theories.end(), [&](const Theory& one, const Theory& other) {
      return without_own_reply(one) < without_own_reply(other);
    });
    if (!questions_.refused_some()) {
      fewest_mutants_first(candidates_, theories);
    }
  }

  /// Adds what house rules with mutants on top must be separated from: parts of them, and rivals.
  void add_others(std::vector<Theory>& theories) {
    add_parts(candidates_, evidence_, search_, theories);
    CoverSearch(candidates_, evidence_, search_, {}).add_rivals(theories);
  }

  /// Replaces the theories by house rules with mutants on top if those explain more.
  void find_better_base(const std::vector<std::size_t>& bases, std::vector<Theory>& theories) {
    for (const std::size_t base : bases) {
      std::vector<Theory> others = find_on(base, &Diagnostician::find_partial);
      if (explained(others) > explained(theories)) {
        theories = std::move(others);
      }
      if (explained(theories) == evidence_.wrong().size()) {
        break;
      }
    }
    add_others(theories);
    questions_.separate_partial(theories);
    put_best_first(theories);
    while (!theories.empty() && (is_refuted(theories.front()) ||
                                 questions_.unproved_member(theories.front()).has_value())) {
      theories.erase(theories.begin());
    }
  }

  /// Whether a reply, given or asked, contradicts the theory or shows that it has needless mutants.
  [[nodiscard]] bool is_refuted(const Theory& theory) {
    return !CoverSearch(candidates_, evidence_, search_, {}).holds(theory);
  }

  /// Theories that consist of house rules and what a diagnosis against them finds. The first is
  /// proved against the variant's own rules; empty if it is not.
  std::vector<Theory> find_on(std::size_t base, Find how) {
    const Variant& variant = evidence_.variant();
    const auto played = by_house_rules(variant, {candidates_[base].house_rules, 1});
    const Ask ask = [&](const Setup& setup, std::span<const Move> line, int depth) {
      return ask_ && is_legal(variant.referee, setup, line) ? ask_(setup, line, depth)
                                                            : std::nullopt;
    };
    const std::size_t known = answers_.size();
    Diagnostician on_base(*played, replayed(played->referee, answers_), ask, options_, repeats_);
    std::vector<Theory> theories;
    for (const Theory& theory : (on_base.*how)()) {
      theories.push_back({base});
      for (const std::size_t member : theory) {
        theories.back().push_back(candidates_.find(on_base.candidates_[member].id).value());
      }
      std::sort(theories.back().begin(), theories.back().end());
    }
    const auto asked = replayed(variant.referee, std::span(answers_).subspan(known));
    std::for_each(asked.begin(), asked.end(), [&](const Answer& one) { evidence_.add(one); });
    std::erase_if(theories, [&](const Theory& theory) { return is_refuted(theory); });
    const bool proved = !theories.empty() && !questions_.unproved_member(theories.front()) &&
                        !is_refuted(theories.front());
    return proved ? theories : std::vector<Theory>{};
  }

  /// The number of wrong replies that the first theory reproduces.
  [[nodiscard]] std::size_t explained(const std::vector<Theory>& theories) {
    const std::vector<bool> each =
        conclusion_.explained_by(theories.empty() ? Theory{} : theories.front());
    return static_cast<std::size_t>(std::count(each.begin(), each.end(), true));
  }

  /// Theories that leave some replies unexplained; empty if none of them is proved. A mutant that
  /// is not proved takes no part in the next round.
  std::vector<Theory> find_partial() {
    Theory refused;
    for (int round = 0; round < most_partial_rounds; ++round) {
      Cover cover = CoverSearch(candidates_, evidence_, search_, refused).find();
      searched_all_ = cover.whole;
      const std::size_t before = evidence_.wrong().size() + evidence_.right().size();
      questions_.separate_partial(cover.theories);
      put_best_first(cover.theories);
      if (cover.theories.empty()) {
        if (evidence_.wrong().size() + evidence_.right().size() == before) {
          return {};
        }
        continue;
      }
      if (const auto member = questions_.unproved_member(cover.theories.front())) {
        refused.insert(std::lower_bound(refused.begin(), refused.end(), *member), *member);
      } else if (!is_refuted(cover.theories.front())) {
        return cover.theories;
      }
    }
    return {};
  }

  /// Asks about some positions of unexplained replies for the other player: one player's piece may
  /// go wrongly. If a reply refutes the theories, looks for others.
  void ask_for_other_player(std::vector<Theory>& theories) {
    constexpr std::size_t most = 5;
    const std::vector<bool> explained =
        conclusion_.explained_by(theories.empty() ? Theory{} : theories.front());
    std::vector<Setup> open;
    for (std::size_t index = 0; index < explained.size(); ++index) {
      const auto other = explained[index] ? std::nullopt
                                          : for_other_player(evidence_.variant(),
                                                             evidence_.wrong()[index].position);
      if (other && open.size() < most) {
        open.push_back(*other);
      }
    }
    for (const Setup& position : open) {
      const auto reply =
          ask_ && !evidence_.has(position) ? ask_(position, {}, 1) : std::optional<Division>();
      if (reply) {
        evidence_.add({position, {}, position, 1, *reply});
      }
    }
    if (!theories.empty() && is_refuted(theories.front())) {
      theories = find_partial();
    }
  }

  /// Removes mutants that explain fewer lists of moves than they leave in which the same pieces go
  /// wrongly: they are parts of a larger bug, and the sentence about them is not true of it.
  void leave_out_coincidences(std::vector<Theory>& theories) {
    if (theories.empty()) {
      return;
    }
    Theory rest = theories.front();
    for (const Cause& cause : conclusion_.of(theories, repeats_).causes) {
      const auto member = candidates_.find(cause.explanation.id);
      if (member && cause.explanation.house_rules == nullptr &&
          cause.left > cause.symptoms.size()) {
        rest = rest_of(rest, {*member});
      }
    }
    if (rest != theories.front()) {
      theories = {rest};
      if (rest.empty() || is_refuted(rest)) {
        theories.clear();
      }
      leave_out_coincidences(theories);  // of what the rest leaves
    }
  }

  bool repeats_are_open(const std::vector<Theory>& theories) {
    return std::any_of(evidence_.repeated().begin(), evidence_.repeated().end(),
                       [&](const Observation& repeated) {
                         return theories.empty() || explains_too_little(theories.front(), repeated);
                       });
  }

  /// Whether the theory's moves differ from the engine's in an observation with repeated moves.
  bool explains_too_little(const Theory& theory, const Observation& repeated) {
    const auto same = [&](const Observation& seen) {
      return seen.base == repeated.base && seen.line == repeated.line;
    };
    return std::any_of(
        evidence_.wrong().begin(), evidence_.wrong().end(),
        [&](const Observation& seen) { return same(seen) && !search_.lists(theory, seen); });
  }

  std::vector<Answer> answers_;  // given or asked
  std::size_t given_ = answers_.size();
  Ask ask_;  // adds to `answers_`
  const QuestionOptions& options_;
  Candidates candidates_;
  Evidence evidence_;
  Search search_;
  Questions questions_;
  Conclusion conclusion_;
  Repeats repeats_;
  bool searched_all_ = true;
};

}  // namespace

Diagnosis diagnose(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                   const QuestionOptions& options) {
  std::optional<Diagnosis> found =
      Diagnostician(variant, answers, ask, options, Repeats::count).run();
  return found ? std::move(*found)
               : Diagnostician(variant, answers, ask, options, Repeats::ignore).run().value();
}

}  // namespace hurdle
