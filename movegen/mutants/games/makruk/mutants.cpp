// Makpong's mutants of the pieces and of ends, by Makruk's clauses, and mutants of the king in
// check (T6), mostly by the rules of Makruk's relatives.
#include "movegen/mutants/games/makruk/mutants.hpp"

#include "movegen/mutants/games/makpong/end_hooks.hpp"
#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/makruk/ends.hpp"
#include "movegen/variants/makruk/referee.hpp"

namespace hurdle::makruk {
namespace {

using namespace mutation;
using makpong::Hooks;
using makpong::MutantRules;

/// The king moves out of check.
bool king_answers(const Played& asked) {
  return asked.piece().kind() == makpong::king && asked.in_check();
}

bool takes_a_checker(const Played& asked) {
  return king_answers(asked) && asked.captures() &&
         asked.rules.reaches(asked.setup, asked.move.to(), asked.move.from());
}

int checkers(const Played& asked) {
  return static_cast<int>(
      asked.rules.attackers(asked.setup, asked.move.from(), opponent(asked.side())).size());
}

MutantRules mutant_answers() {
  return ClauseTable<Hooks>("T6")({
      {"king-in-check-takes-only", "A king in check may only take a checker.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return king_answers(asked) && !takes_a_checker(asked); })},
      {"king-stays-in-double-check", "A king in double check may not move.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return king_answers(asked) && checkers(asked) > 1; })},
      {"king-flees-but-takes-not", "A king in check cannot take the checker.",
       unless(&Hooks::permitted, takes_a_checker)},
      {"king-in-check-never-moves", "Only pieces other than the king may answer a check.",
       unless(&Hooks::permitted, king_answers)},
      {"king-in-check-must-move", "Only the king may answer a check.",
       unless(&Hooks::permitted,
              [](const Played& asked) {
                return asked.in_check() && asked.piece().kind() != makpong::king;
              })},
      {"king-in-check-leaves-its-file", "A king in check may not move along its file.",
       unless(&Hooks::permitted,
              [](const Played& asked) {
                return king_answers(asked) && asked.move.from().file() == asked.move.to().file();
              })},
  });
}

}  // namespace

Mutants mutants(const Notation& variant) {
  MutantRules rules;
  const CommonFacts facts{.slides_diagonally = false,
                          .captures_as_it_goes = true,  // T4 has the pawn that guards its steps
                          .pinners = {makpong::rook},
                          .lopsided = {makpong::bishop, makpong::pawn}};
  append(rules,
         without(common_rules(variant, facts),
                 {"royal-never-answers-check", "royal-in-check-takes-only",
                  "royal-never-takes-checkers", "only-the-royal-answers-check"}));  // T6 has them
  for (Rule<Hooks> rule : makpong::mutant_rules()) {
    rule.info.clause = thai_clause(rule.info.clause);
    if (!rule.info.clause.empty()) {
      rules.push_back(std::move(rule));
    }
  }
  append(rules, mutant_answers());
  return mutants_of<makpong::HookedMakpong<MakrukReferee>>(variant, std::move(rules),
                                                           house_rules());
}

std::vector<EndMutant> end_mutants() {
  return mutation::end_mutants<makpong::HookedMakpongEnds<MakrukEnds>>(
      joined<makpong::WrongEndHooks>(makpong::mutant_common_ends(end_names),
                                     makpong::mutant_counts(end_names)));
}

}  // namespace hurdle::makruk
