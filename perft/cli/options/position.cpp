#include "perft/cli/options/position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
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

VariantArgument::VariantArgument(const Command& command)
    : Argument(command, "VARIANT", "The game, by name or alias (see hurdle variants)",
               offered_variants) {}

PositionOptions::PositionOptions(const Command& of)
    : Arguments(of),
      fen_(command, "--fen FEN", "The position: a FEN, an SFEN, or startpos"),
      setup_(command, "--setup A[,B]",
             "A named start: one name for both, or white's,black's; of chess960 also a number from "
             "0 to 959",
             Traits{.offers = offered_setups}),
      moves_(command, "--moves \"M1 M2 ...\"",
             "Moves to play from there, separated by blanks or commas"),
      notation_(command, "--notation NAME",
                "Read and print moves in this notation: " + notations::notation_names() +
                    " (default: read any of the game's, print coordinates)",
                Traits{.offers = offered_notations}) {
  setup_.excludes(fen_);
}

std::optional<MoveNotation> PositionOptions::notation(const Variant& variant) const {
  if (!notation_.given()) {
    return std::nullopt;
  }
  const auto found = notations::find_notation(*notation_);
  const auto known = notations::notations_of(variant.notation);
  if (!found || std::ranges::find(known, *found) == known.end()) {
    throw Failure(fmt::format("--notation '{}': is no notation of {}; expected {}",
                              hurdle::quoted(*notation_), variant.notation.name,
                              notations::notations_in_words(variant.notation)));
  }
  return found;
}

PositionOptions::Given PositionOptions::given() const {
  return {fen_.given() ? std::optional(std::string(split_command(*fen_).position)) : std::nullopt,
          setup_.given(), notation_.given()};
}

GivenPosition PositionOptions::played(const Variant& variant) const {
  GivenPosition position{variant, start(variant), {}, notation(variant), {}};
  play(position, moves());
  return position;
}

Setup PositionOptions::start(const Variant& variant) const {
  const bool by_fen = fen_.given();
  try {
    return by_fen ? position_by_fen(variant, split_command(*fen_).position)
                  : position_by_setup(variant, *setup_);
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("{}: {}", by_fen ? "--fen" : "--setup", error.what()));
  }
}

std::string PositionOptions::moves() const {
  const std::string moves(split_command(*fen_).moves);
  return moves.empty() ? *moves_ : moves + " " + *moves_;
}

std::vector<Material> materials_of(const Variant& variant, std::string_view text,
                                   std::string_view before) {
  try {
    return parse_material(variant.notation, text);
  } catch (const BadMaterial& error) {
    throw Failure(fmt::format("{}{}", before, error.what()));
  }
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

PiecesOption::PiecesOption(const Command& command, const std::string& of)
    : TextOption(command, "--pieces NAMES",
                 fmt::format("Marks on the pieces of {}: letters, hanja or figures", of),
                 Traits{.offers = one_of("letters, hanja or figures"),
                        .otherwise = "letters",
                        .shows_default = true}) {}

PieceNames PiecesOption::names() const {
  if (const auto names = read_piece_names(**this)) {
    return *names;
  }
  throw Failure(
      fmt::format("--pieces '{}': expected letters, hanja or figures", hurdle::quoted(**this)));
}

}  // namespace hurdle::cli
