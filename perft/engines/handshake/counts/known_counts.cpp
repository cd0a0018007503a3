#include "perft/engines/handshake/counts/known_counts.hpp"

#include <memory>
#include <set>
#include <span>

#include "movegen/mutants/house_rules.hpp"
#include "movegen/mutants/mutants_of.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// The start position with the royal pieces and those of one kind alone.
Setup with_kind(const Setup& start, Kind kind) {
  Setup setup = start;
  for (Piece& piece : setup.board) {
    if (piece && piece.kind() != Kind::royal && piece.kind() != kind) {
      piece = Piece{};
    }
  }
  return setup;
}

std::set<Kind> kinds_of(const Setup& setup) {
  std::set<Kind> kinds;
  for (const Piece piece : setup.board) {
    if (piece) {
      kinds.insert(piece.kind());
    }
  }
  return kinds;
}

std::vector<std::shared_ptr<const Referee>> referees_of_house_rules(const Notation& notation) {
  const Mutants& mutants = mutants_of(notation);
  return mapped(mutants.house_rules(),
                [&](const HouseRules& rules) { return mutants.played_by(std::span(&rules, 1)); });
}

}  // namespace

std::vector<KnownCounts> known_counts(const Variant& variant) {
  const Setup start = start_position(variant.notation);
  std::vector<Setup> setups{start};
  for (const Kind kind : kinds_of(start)) {
    Setup setup = with_kind(start, kind);
    if (variant.referee.invalid_reason(setup)) {
      setup.rights = {};
    }
    if (!variant.referee.invalid_reason(setup)) {
      setups.push_back(setup);
    }
  }
  const auto referees = referees_of_house_rules(variant.notation);
  return mapped(setups, [&](const Setup& setup) {
    return KnownCounts{{setup, {}},
                       {variant.fast.perft(setup, 1), variant.fast.perft(setup, 2)},
                       mapped(referees, [&](const auto& referee) {
                         return Total(referee->count_legal_moves(setup));
                       })};
  });
}

}  // namespace hurdle::engines
