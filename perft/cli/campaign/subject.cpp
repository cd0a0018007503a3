#include "perft/cli/campaign/subject.hpp"

#include <fmt/format.h>

#include <utility>

#include "perft/campaign/game/custom_game.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {
namespace {

campaign::Subject custom_subject(GameWithText game, const PositionArguments& options) {
  const CustomPosition at = custom_position(std::move(game.game), options);
  campaign::Subject subject;
  try {
    auto [counted, packed] = campaign::custom_root(game.sections, at.game->name, at.position);
    subject.custom_game = std::move(counted);
    subject.custom_root = std::move(packed);
  } catch (const campaign::CustomGameError& error) {
    throw Failure(fmt::format("--variants: {}", error.what()));
  }
  subject.fen = at.fen;
  return subject;
}

}  // namespace

campaign::Subject read_subject(const PositionArguments& position,
                               const VariantsFileOption& variants) {
  if (auto game = variants.game_with_text(position.variant_name()); game.game != nullptr) {
    return custom_subject(std::move(game), position);
  }
  const GivenPosition read = position.read();
  campaign::Subject subject;
  subject.variant = &read.variant;
  subject.root = read.setup;
  subject.fen = fen_to_count(read);
  return subject;
}

}  // namespace hurdle::cli
