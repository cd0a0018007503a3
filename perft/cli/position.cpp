#include "perft/cli/position.hpp"

#include <fmt/format.h>

#include <sstream>

#include "movegen/vocab/text.hpp"
#include "perft/cli/command.hpp"
#include "perft/cli/failure.hpp"

namespace hurdle::cli {
namespace {

void require_possible(const Variant& variant, const Setup& setup, std::string_view option) {
  if (const auto fault = variant.referee.impossible(setup)) {
    throw Failure(
        fmt::format("{}: an impossible position ({}): {}", option, fault->clause, fault->reason));
  }
}

}  // namespace

std::optional<std::string> fen_of(const Position& position) {
  constexpr int ended_by_passes = 2;
  if (position.setup.passes >= ended_by_passes) {
    return std::nullopt;
  }
  return to_fen(position.variant.notation, position.setup);
}

void PositionOptions::add_variant_to(const Command& command) {
  command.add_argument("VARIANT", variant_, "The game, by name or alias (see hurdle variants)");
}

std::vector<Option> PositionOptions::add_position_to(const Command& command) {
  fen_option_ = command.add_option("--fen", fen_, "The position in FEN", "FEN");
  Option setup = command.add_option(
      "--setup", setup_, "A named start: one name for both, or white's,black's", "A[,B]");
  setup.excludes(fen_option_);
  const Option moves = command.add_option(
      "--moves", moves_, "Moves played from there, separated by spaces", "\"M1 M2 ...\"");
  return {fen_option_, setup, moves};
}

Position PositionOptions::read() const {
  return played(variant_named(variant_));
}

Position PositionOptions::read(const ReadingOption& reading) const {
  return played(reading.read(variant_named(variant_)));
}

Position PositionOptions::played(const Variant& variant) const {
  Position position{variant, base(variant), {}};
  play(position, moves_);
  return position;
}

Setup PositionOptions::base(const Variant& variant) const {
  const bool by_fen = fen_option_.given();
  const std::string_view option = by_fen ? "--fen" : "--setup";
  try {
    const Setup setup =
        by_fen ? parse_fen(variant.notation, fen_) : start_position(variant.notation, setup_);
    require_possible(variant, setup, option);
    return setup;
  } catch (const TextError& error) {
    throw Failure(fmt::format("{}: {}", option, error.what()));
  }
}

void play(Position& position, const std::string& text) {
  std::istringstream words(text);
  std::string word;
  for (int number = 1; words >> word; ++number) {
    const auto where = fmt::format("--moves, move {} '{}'", number, hurdle::quoted(word));
    try {
      const Move move = parse_move(position.variant.notation, word);
      const Verdict verdict = position.variant.referee.explain(position.setup, move);
      if (!verdict.legal) {
        throw Failure(
            fmt::format("{}: illegal by {}: {}", where, verdict.clause, verdict.sentence));
      }
      position.setup = position.variant.referee.after(position.setup, move);
      position.last = move;
    } catch (const TextError& error) {
      throw Failure(fmt::format("{}: {}", where, error.what()));
    }
  }
}

}  // namespace hurdle::cli
