// `hurdle show`: draws a position and prints facts about it.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/position/ending.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/drawing/board_svg.hpp"
#include "perft/output/files.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

struct ShowArguments : Arguments {
  PositionArguments position{command};
  TextOption svg{command, "--svg FILE", "Also draw the position as SVG (- is stdout)"};
  PiecesOption pieces{command, "--svg"};
  VariantsFileOption file{command};
  JsonOption json{command};
};

/// The facts printed next to the drawing.
struct Figures {
  std::optional<std::string> fen;
  std::string key;
  std::vector<Checker> checkers;
  std::size_t moves;
  EndingVerdict ending;
};

Figures figures_of(const GivenPosition& position) {
  const Variant& variant = position.variant;
  const Key key = variant.key(position.setup);
  return {fen_of(position), fmt::format("{:016x} {:016x}", key.find, key.verify),
          variant.referee.checking_pieces(position.setup),
          variant.fast.moves(position.setup).size(), variant.referee.ending(position.setup)};
}

std::string check_text(const std::vector<Checker>& checkers) {
  return checkers.empty() ? "no" : "yes, by " + join_texts(checkers, " and ", &Checker::words);
}

std::string to_text(const Figures& figures) {
  std::string text = fmt::format("FEN:   {}\nkey:   {}\ncheck: {}\nmoves: {}\n",
                                 figures.fen ? *figures.fen : "none, the game has ended",
                                 figures.key, check_text(figures.checkers), figures.moves);
  if (figures.ending.ending != Ending::none) {
    text += fmt::format("end:   {}\n", cli::to_text(figures.ending));
  }
  return text;
}

Json json_of(const GivenPosition& position, const Figures& figures) {
  Json checkers = list_of(figures.checkers,
                          [](const Checker& checker) { return hurdle::to_text(checker.where); });
  return {{"variant", position.variant.notation.name},
          {"fen", figures.fen ? Json(*figures.fen) : Json(nullptr)},
          {"key", figures.key},
          {"checkers", std::move(checkers)},
          {"moves", hurdle::to_json(Total(figures.moves))},
          {"ending", cli::to_json(figures.ending)}};
}

/// The value of `--pieces`. Throws Failure if the variant has no such pieces.
PieceNames piece_names(const ShowArguments& options, const Notation& notation) {
  const PieceNames names = options.pieces.names();
  if (!has_names(notation, names)) {
    throw Failure(fmt::format("--pieces {}: {} has no such pieces; it has {}",
                              hurdle::to_text(names), notation.name, names_in_words(notation)));
  }
  return names;
}

/// Writes the file of `--svg`, if given, with the last move as an arrow.
void write_svg(const ShowArguments& options, const GivenPosition& position, PieceNames names) {
  if (options.svg->empty()) {
    return;
  }
  BoardStyle style;
  style.pieces = names;
  if (position.last != Move{}) {
    style.moves.push_back({position.last});
  }
  flush_output();
  write_report(*options.svg, board_svg(position.variant.notation, position.setup, style));
}

int show(const ShowArguments& options) {
  if (*options.svg == "-" && options.json.takes_stdout()) {
    throw Failure("--svg and --json cannot both be -: stdout holds one document");
  }
  if (auto game = options.file.game(options.position.variant_name())) {
    return show_custom_position(custom_position(std::move(game), options.position),
                                {*options.svg, options.pieces.names()}, options.json);
  }
  const GivenPosition position = options.position.read();
  const PieceNames names = piece_names(options, position.variant.notation);
  if (!options.svg->empty()) {
    require_writable("--svg", *options.svg);
  }
  const Figures figures = figures_of(position);
  if (!options.json.takes_stdout() && *options.svg != "-") {
    print(diagram(position.variant.notation, position.setup, {.unicode = can_draw_unicode()},
                  position.last));
    print("\n" + to_text(figures));
  }
  write_svg(options, position, names);
  options.json.write("show", json_of(position, figures));
  return good;
}

}  // namespace

void add_show(const Command& program) {
  const Command command = program.add_command(
      "show", "Draw a position and print its FEN, key, checks, number of moves and end", show);
  command.footer(
      "Example:\n  hurdle show janggi --setup inner-elephant,left-elephant --moves \"a4b4 e9d9\"\n"
      "and as a picture:\n  hurdle show janggi --svg janggi.svg --pieces hanja");
}

}  // namespace hurdle::cli
