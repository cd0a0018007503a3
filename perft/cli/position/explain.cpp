// `hurdle explain`: prints whether a move is legal, and the clause that decides it.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/position/ending.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/position_text.hpp"

namespace hurdle::cli {
namespace {

struct ExplainArguments : Arguments {
  PositionArguments position{command};
  Argument move{command, "MOVE",
                "The move in coordinates, such as c1d3, or in another notation of the game",
                offered_moves};
  HouseRulesOption house_rules{command};
  VariantsFileOption file{command};
  JsonOption json{command};
};

Move read_move(const GivenPosition& position, const std::string& text) {
  try {
    return move_in(position.variant, {position.setup, position.last, position.read_as, {}}, text,
                   position.given, notations::Named::any);
  } catch (const BadPosition& error) {
    throw Failure(fmt::format("MOVE {}", error.what()));
  }
}

/// The meaning of the text in a notation that shares the form of C7, if the move is legal there: a
/// note for users who meant it.
std::string other_meaning(const GivenPosition& position, const std::string& text, Move move) {
  const auto rival = notations::rival_of_coordinates(position.variant.notation);
  if (!rival || position.given || position.read_as) {
    return "";
  }
  const auto other = notations::parse_squares(position.variant.notation, text, rival);
  if (!other || *other == move || !position.variant.referee.explain(position.setup, *other).legal) {
    return "";
  }
  const std::string_view name = notations::name_of(*rival);
  return fmt::format("note: read as coordinates; in {} it is {}, which is legal (--notation {})",
                     name, to_text(position.variant.notation, *other), name);
}

/// A line about the end of a position without legal moves. Empty if the rules end the game at once:
/// the verdict about the move names that end.
std::string no_move_at_all(const EndingVerdict& ending) {
  const bool said = ending.ending == Ending::none || ending.ending == Ending::ended;
  return said ? "" : fmt::format("no legal moves: {}\n", to_text(ending));
}

int explain(const ExplainArguments& options) {
  if (auto game = options.file.game(options.position.variant_name())) {
    options.house_rules.refuse_for_custom_game();
    return explain_in_custom_game(custom_position(std::move(game), options.position), *options.move,
                                  options.json);
  }
  const GivenPosition position = options.position.read(options.house_rules);
  options.house_rules.announce(position.variant);
  const Notation& notation = position.variant.notation;
  const Move move = read_move(position, *options.move);
  const Verdict verdict = position.variant.referee.explain(position.setup, move);
  const EndingVerdict ending = position.variant.referee.ending(position.setup);
  const std::string text = verdict.legal ? position.text_of(move) : hurdle::to_text(notation, move);
  if (const std::string note = other_meaning(position, *options.move, move); !note.empty()) {
    print_to_stderr(note);
  }
  if (!options.json.takes_stdout()) {
    print(fmt::format("{} is {} by {}: {}\n", text, verdict.legal ? "legal" : "illegal",
                      with_title(notation, verdict.clause), verdict.sentence));
    print(no_move_at_all(ending));
  }
  Json result{
      {"variant", notation.name}, {"fen", fen_json(position)}, {"move", text},
      {"legal", verdict.legal},   {"clause", verdict.clause},  {"sentence", verdict.sentence},
      {"ending", to_json(ending)}};
  options.house_rules.add_to(result, position.variant);
  options.json.write("explain", std::move(result));
  return verdict.legal ? good : wrong;
}

}  // namespace

void add_explain(const Command& program) {
  const Command command = program.add_command(
      "explain", "Explain why a move is legal (exit 0) or illegal (exit 1)", explain);
  command.purpose(
      "Says whether a move is legal, by which clause of the game's rules, and why, in one "
      "sentence. The clauses are those of `hurdle-rules-`*VARIANT*(7).");
  command.footer("Example:\n  hurdle explain janggi c1e3");
}

}  // namespace hurdle::cli
