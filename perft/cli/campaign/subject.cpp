#include "perft/cli/campaign/subject.hpp"

#include <fmt/format.h>

#include <utility>

#include "perft/campaign/game/file_game.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {
namespace {

campaign::Subject file_subject(std::shared_ptr<const file::Game> game,
                               const PositionOptions& options, const VariantsFileOption& variants) {
  const std::string text = variants.sections_of(*game);
  const FilePosition at = file_position(std::move(game), options);
  campaign::Subject subject;
  try {
    auto [counted, packed] = campaign::file_root(text, at.game->name, at.position);
    subject.file_game = std::move(counted);
    subject.file_root = std::move(packed);
  } catch (const campaign::FileGameError& error) {
    throw Failure(fmt::format("--variants: {}", error.what()));
  }
  subject.fen = at.fen;
  return subject;
}

}  // namespace

campaign::Subject read_subject(const PositionOptions& position,
                               const VariantsFileOption& variants) {
  if (auto game = variants.game(position.variant_name())) {
    return file_subject(std::move(game), position, variants);
  }
  const Position read = position.read();
  campaign::Subject subject;
  subject.variant = &read.variant;
  subject.root = read.setup;
  subject.fen = fen_to_count(read);
  return subject;
}

}  // namespace hurdle::cli
