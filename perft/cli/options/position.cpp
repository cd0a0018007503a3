#include "perft/cli/options/position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/pasted_fen.hpp"
#include "perft/count/position_text.hpp"

namespace hurdle::cli {

std::string GivenPosition::text_of(Move move) const {
  return texts_of({move}).front();
}

std::vector<std::string> GivenPosition::texts_of(const std::vector<Move>& moves) const {
  const MoveNotation notation = given.value_or(MoveNotation::coordinates);
  const notations::Place place(variant.referee, setup, last);
  return mapped(moves,
                [&](const Move move) { return notations::write_move(place, move, notation); });
}

std::optional<std::string> fen_of(const GivenPosition& position) {
  constexpr int ended_by_passes = 2;
  if (position.setup.passes >= ended_by_passes) {
    return std::nullopt;
  }
  return to_fen(position.variant.notation, position.setup);
}

Json fen_json(const GivenPosition& position) {
  const auto fen = fen_of(position);
  return fen ? Json(*fen) : Json(nullptr);
}

std::string fen_to_count(const GivenPosition& position) {
  const auto fen = fen_of(position);
  if (!fen) {
    throw Failure("the game is over in this position; nothing to count");
  }
  return *fen;
}

void add_variant_argument(const Command& command, std::string& variant) {
  command.add_argument("VARIANT", variant, "The game, by name or alias (see hurdle variants)")
      .offers(offered_variants);
}

void PositionOptions::add_variant_to(const Command& command) {
  add_variant_argument(command, variant_);
}

std::vector<Option> PositionOptions::add_position_to(const Command& command) {
  fen_option_ =
      command.add_option("--fen", fen_, "The position: a FEN, an SFEN, or startpos", "FEN");
  setup_option_ =
      command.add_option("--setup", setup_,
                         "A named start: one name for both, or white's,black's; of chess960 also "
                         "a number from 0 to 959",
                         "A[,B]");
  setup_option_.excludes(fen_option_).offers(offered_setups);
  const Option moves = command.add_option("--moves", moves_,
                                          "Moves to play from there, separated by blanks or commas",
                                          "\"M1 M2 ...\"");
  notation_option_ =
      command.add_option("--notation", notation_,
                         "Read and print moves in this notation: " + notations::notation_names() +
                             " (default: read any of the game's, print coordinates)",
                         "NAME");
  notation_option_.offers(offered_notations);
  return {fen_option_, setup_option_, moves, notation_option_};
}

std::optional<MoveNotation> PositionOptions::notation(const Variant& variant) const {
  if (!notation_option_.given()) {
    return std::nullopt;
  }
  const auto found = notations::find_notation(notation_);
  const auto known = notations::notations_of(variant.notation);
  if (!found || std::find(known.begin(), known.end(), *found) == known.end()) {
    throw Failure(fmt::format("--notation '{}': is no notation of {}; expected {}",
                              hurdle::quoted(notation_), variant.notation.name,
                              notations::notations_in_words(variant.notation)));
  }
  return found;
}

PositionOptions::Given PositionOptions::given() const {
  return {
      fen_option_.given() ? std::optional(std::string(split_command(fen_).position)) : std::nullopt,
      setup_option_.given(), notation_option_.given()};
}

GivenPosition PositionOptions::read() const {
  return played(variant_named(variant_));
}

GivenPosition PositionOptions::read(const HouseRulesOption& house_rules) const {
  return played(house_rules.apply(variant_named(variant_)));
}

GivenPosition PositionOptions::played(const Variant& variant) const {
  GivenPosition position{variant, base(variant), {}, notation(variant), {}};
  play(position, moves());
  return position;
}

Setup PositionOptions::base(const Variant& variant) const {
  const bool by_fen = fen_option_.given();
  try {
    return by_fen ? position_by_fen(variant, split_command(fen_).position)
                  : position_by_setup(variant, setup_);
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("{}: {}", by_fen ? "--fen" : "--setup", error.what()));
  }
}

std::string PositionOptions::moves() const {
  const std::string moves(split_command(fen_).moves);
  return moves.empty() ? moves_ : moves + " " + moves_;
}

void play(GivenPosition& position, const std::string& text) {
  try {
    const auto played =
        play_moves(position.variant, {position.setup, position.last}, text, position.given);
    position.setup = played.setup;
    position.last = played.last;
    position.read_as = played.read_as;
    if (!played.note.empty()) {
      print_to_stderr("note: --moves: " + played.note);
    }
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("--moves, {}", error.what()));
  }
}

}  // namespace hurdle::cli
