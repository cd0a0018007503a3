#include "movegen/mutants/themes/ends.hpp"

#include <string>

namespace hurdle::mutation {

Told told_by(std::string_view clause) {
  return [clause = std::string(clause)](End end, const GameHistory& /*game*/) {
    return as_clause(std::move(end), clause);
  };
}

Told loses_by(std::string_view clause) {
  return [clause = std::string(clause)](const End& /*end*/, const GameHistory& game) {
    return mover_loses(game, clause);
  };
}

Change<EndHooks> one_check_is_perpetual() {
  return change(
      &EndHooks::perpetual_checker, [](const GameHistory& game, int /*since*/, auto /*original*/) {
        return game.now().check ? std::optional(opponent(game.setup().side)) : std::nullopt;
      });
}

Change<EndHooks> perpetual_only_by(Colour seen) {
  return change(&EndHooks::perpetual_checker,
                [seen](const GameHistory& game, int since, auto original) {
                  const auto checker = original(game, since);
                  return checker == seen ? checker : std::nullopt;
                });
}

Change<EndHooks> perpetual_only_by_mover(bool to_move) {
  return change(&EndHooks::perpetual_checker,
                [to_move](const GameHistory& game, int since, auto original) {
                  const auto checker = original(game, since);
                  return (checker == game.setup().side) == to_move ? checker : std::nullopt;
                });
}

}  // namespace hurdle::mutation
