#include "movegen/variants/pandemonium/ends.hpp"

#include <fmt/format.h>

namespace hurdle::pandemonium {

PandemoniumEnds::PandemoniumEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()) {
  require_known(options, PandemoniumEnds::options(), rules.notation());
}

std::span<const EndOption> PandemoniumEnds::options() noexcept {
  return {};
}

std::optional<GameEnd> PandemoniumEnds::judge(const GameHistory& game) const {
  return first_end(*this, game,
                   {&PandemoniumEnds::mate, &PandemoniumEnds::stalemate,
                    &PandemoniumEnds::perpetual_check, &PandemoniumEnds::threefold});
}

// P12: in check and no legal move.
std::optional<GameEnd> PandemoniumEnds::mate(const GameHistory& game) const {
  return mated(game, "P12");
}

// P11: not in check, and neither a move nor a drop.
std::optional<GameEnd> PandemoniumEnds::stalemate(const GameHistory& game) const {
  if (!is_stalemate(game)) {
    return std::nullopt;
  }
  return drawn("P11", fmt::format("{} is not in check and can neither move nor drop.",
                                  name(game.setup().side)));
}

// P14: every ply of one side alone gave check since an earlier occurrence, up to the third.
std::optional<GameEnd> PandemoniumEnds::perpetual_check(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return gave_check_since(game, checks_since(), "P14", "the time before");
}

// P13: a state for the third time.
std::optional<GameEnd> PandemoniumEnds::threefold(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return drawn("P13", fmt::format("The state has occurred {} times.", game.occurrences()));
}

int PandemoniumEnds::repetitions() const {
  return 3;
}

int PandemoniumEnds::checks_since() const {
  return 2;
}

std::vector<NearEnd> PandemoniumEnds::near(const GameHistory& game) const {
  return {{"P13", "occurrences of the state", game.occurrences(), repetitions()}};
}

}  // namespace hurdle::pandemonium
