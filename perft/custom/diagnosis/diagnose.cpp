#include "perft/custom/diagnosis/diagnose.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/diagnosis/play.hpp"

namespace hurdle::custom {
namespace {

/// A reply, and the moves by what is known so far.
struct Compared {
  const EngineMoves* reply;
  MoveTexts known;

  [[nodiscard]] bool differs() const { return reply->moves != known; }

  /// Whether the engine lists every move that a mutant adds to the known ones, and none that it
  /// removes.
  [[nodiscard]] bool allows(const MoveTexts& mutant) const {
    const auto listed = [&](const std::string& move) { return reply->moves.count(move) > 0; };
    return std::ranges::all_of(
               mutant,
               [&](const std::string& move) { return known.count(move) > 0 || listed(move); }) &&
           std::ranges::all_of(known, [&](const std::string& move) {
             return mutant.count(move) > 0 || !listed(move);
           });
  }
};

std::vector<Compared> compared(const Play& play, const std::vector<EngineMoves>& replies,
                               const std::atomic<bool>* stop) {
  return mapped(replies, [&](const EngineMoves& reply) {
    throw_if_set(stop);
    return Compared{&reply, play.moves(reply.position)};
  });
}

std::size_t count_different(const std::vector<Compared>& replies) {
  return static_cast<std::size_t>(std::ranges::count_if(replies, &Compared::differs));
}

/// How many different lists are explained, if these are more than `best` and no list contradicts;
/// else 0.
std::size_t explained_by(const Play& play, const std::vector<Compared>& replies, std::size_t best,
                         const std::atomic<bool>* stop) {
  std::size_t explained = 0;
  for (const bool differs : {true, false}) {
    for (const Compared& one : replies) {
      throw_if_set(stop);
      if (one.differs() == differs) {
        const MoveTexts texts = play.moves(one.reply->position);
        if (!one.allows(texts)) {
          return 0;
        }
        explained += differs && texts == one.reply->moves ? 1 : 0;
      }
    }
    if (explained <= best) {
      return 0;
    }
  }
  return explained;
}

using MakeMutants = std::vector<PlayMutant> (*)(const Play& known);

/// A mutant and the play with it; what it says is empty if there is none.
struct Chosen {
  std::string says;
  Play play;
};

/// The mutant that explains the most different lists, `fewest` or more.
Chosen best_mutant(MakeMutants mutants_of, const Play& known, const std::vector<Compared>& lists,
                   std::size_t fewest, const std::atomic<bool>* stop) {
  std::size_t best = fewest - 1;
  Chosen chosen;
  for (const PlayMutant& mutant : mutants_of(known)) {
    Play play = known;
    mutant.apply(play);
    const std::size_t explained = explained_by(play, lists, best, stop);
    if (explained > best) {
      best = explained;
      chosen = {mutant.says, std::move(play)};
    }
  }
  return chosen;
}

/// Each mutant explains `fewest` lists or more.
CustomDiagnosis diagnose_by(MakeMutants mutants_of, const Description& facts,
                            const std::vector<EngineMoves>& replies, std::size_t fewest,
                            const std::atomic<bool>* stop) {
  constexpr std::size_t most_mutants = 3;
  Play known{facts, {}, {}, {}, {}};
  std::vector<Compared> lists = compared(known, replies, stop);
  CustomDiagnosis result;
  result.different = count_different(lists);
  std::size_t open = result.different;
  while (open > 0 && result.says.size() < most_mutants) {
    Chosen chosen = best_mutant(mutants_of, known, lists, fewest, stop);
    if (chosen.says.empty()) {
      break;
    }
    result.says.push_back(chosen.says);
    known = std::move(chosen.play);
    lists = compared(known, replies, stop);
    open = count_different(lists);
  }
  result.explained = result.different - open;
  return result;
}

std::vector<PlayMutant> all_mutants(const Play& known) {
  std::vector<PlayMutant> mutants = rule_mutants(known);
  for (PlayMutant& mutant : fen_mutants(known)) {
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

}  // namespace

CustomDiagnosis diagnose(const Description& facts, const std::vector<EngineMoves>& replies,
                         const std::atomic<bool>* stop) {
  return diagnose_by(all_mutants, facts, replies, 1, stop);
}

CustomDiagnosis diagnose_fens(const Description& facts, std::vector<EngineMoves> unread,
                              const std::vector<EngineMoves>& others,
                              const std::atomic<bool>* stop) {
  constexpr std::size_t fewest = 3;  // a coincidence can explain fewer
  const Play rules{facts, {}, {}, {}, {}};
  std::ranges::copy_if(others, std::back_inserter(unread), [&](const EngineMoves& list) {
    return rules.moves(list.position) == list.moves;
  });
  return diagnose_by(fen_mutants, facts, unread, fewest, stop);
}

}  // namespace hurdle::custom
