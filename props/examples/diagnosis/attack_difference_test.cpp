// Wrong moves that are a consequence of check: the diagnosis names the attacker.
#include "perft/diagnosis/patterns/attack_difference.hpp"

#include <gtest/gtest.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle::props {
namespace {

/// The sentence about an engine that plays Janggi with this mutant, in this position.
std::string attack_by(const std::string& mutant, const char* fen) {
  const Variant& janggi = *find_variant("janggi-casual");
  const Candidates candidates(janggi);
  for (std::size_t index = 0; index < candidates.size(); ++index) {
    const Candidate& candidate = candidates[index];
    if (candidate.id == mutant) {
      Observation seen;
      seen.position = parse_fen(janggi.notation, fen);
      seen.legal = listing_of(janggi.referee, seen.position);
      seen.listed = listing_of(*candidate.rules, seen.position);
      seen.missing = difference(seen.legal, seen.listed);
      seen.extra = difference(seen.listed, seen.legal);
      return attack_difference(janggi.referee, *candidate.rules, seen);
    }
  }
  return "no mutant " + mutant;
}

TEST(AttackDifference, NamesThePieceThatOnlyTheMutantSeesAttack) {
  EXPECT_EQ(attack_by("elephant-leaps", "4k4/4a4/9/2B6/9/9/9/9/9/3K5 b - - 0 1"),
            "e9d9 is missing, because by this rule the elephant on c7 attacks e10.");
}

TEST(AttackDifference, NamesThePieceThatTheMutantDoesNotSeeAttack) {
  EXPECT_EQ(attack_by("blind-to-elephant", "4k4/9/9/2B6/9/9/9/9/9/3K5 b - - 0 1"),
            "e10e10 is extra, because by this rule the elephant on c7 does not attack e10.");
}

TEST(AttackDifference, IsEmptyIfNoAttackDiffers) {
  EXPECT_EQ(attack_by("elephant-leaps", "5k3/9/9/9/9/9/9/6b2/4K4/9 b - - 2 2"), "");
}

}  // namespace
}  // namespace hurdle::props
