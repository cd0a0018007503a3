#include "perft/cli/options/position.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/position_text.hpp"

namespace hurdle::cli {
std::optional<std::string> fen_of(const Position& position) {
  constexpr int ended_by_passes = 2;
  if (position.setup.passes >= ended_by_passes) {
    return std::nullopt;
  }
  return to_fen(position.variant.notation, position.setup);
}

void PositionOptions::add_variant_to(const Command& command) {
  command.add_argument("VARIANT", variant_, "The game, by name or alias (see hurdle variants)")
      .offers(offered_variants);
}

std::vector<Option> PositionOptions::add_position_to(const Command& command) {
  fen_option_ = command.add_option("--fen", fen_, "The position in FEN", "FEN");
  Option setup = command.add_option(
      "--setup", setup_, "A named start: one name for both, or white's,black's", "A[,B]");
  setup.excludes(fen_option_).offers(offered_setups);
  const Option moves = command.add_option(
      "--moves", moves_, "Moves to play from there, separated by spaces", "\"M1 M2 ...\"");
  return {fen_option_, setup, moves};
}

Position PositionOptions::read() const {
  return played(variant_named(variant_));
}

Position PositionOptions::read(const HouseRulesOption& house_rules) const {
  return played(house_rules.apply(variant_named(variant_)));
}

Position PositionOptions::played(const Variant& variant) const {
  Position position{variant, base(variant), {}};
  play(position, moves_);
  return position;
}

Setup PositionOptions::base(const Variant& variant) const {
  const bool by_fen = fen_option_.given();
  try {
    return by_fen ? position_by_fen(variant, fen_) : position_by_setup(variant, setup_);
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("{}: {}", by_fen ? "--fen" : "--setup", error.what()));
  }
}

void play(Position& position, const std::string& text) {
  try {
    const auto played = play_moves(position.variant, {position.setup, position.last}, text);
    position.setup = played.setup;
    position.last = played.last;
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("--moves, {}", error.what()));
  }
}

}  // namespace hurdle::cli
