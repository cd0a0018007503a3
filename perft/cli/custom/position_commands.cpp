// `perft`, `moves`, `explain` and `show` for a custom game.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/drawing/diagram.hpp"
#include "perft/custom/drawing/picture.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/output/files.hpp"

namespace hurdle::cli {
namespace {

/// The picture as an SVG document. Throws Failure for `hanja`.
std::string drawn_position(const CustomPosition& position, PieceNames names) {
  try {
    return custom::picture(*position.game, position.position, names);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--pieces {}", error.what()));
  }
}

}  // namespace

int moves_of_custom_game(const CustomPosition& position, const JsonOption& json) {
  Json moves = Json::array();
  for (const std::string& text : custom::move_texts(position.rules, position.position)) {
    json.print(text + "\n");
    moves.push_back(text);
  }
  Json result{{"variant", position.game->name}, {"fen", position.fen}};
  add_count(result, "count", moves.size());
  result["moves"] = std::move(moves);
  json.write("moves", std::move(result));
  return good;
}

int explain_in_custom_game(const CustomPosition& position, const std::string& move,
                           const JsonOption& json) {
  custom::CustomVerdict verdict;
  try {
    verdict = custom::explain(*position.game, position.position, move);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("MOVE {}", error.what()));
  }
  json.print(fmt::format("{} is {}\n", verdict.move, to_text(verdict)));
  json.write("explain", {{"variant", position.game->name},
                         {"fen", position.fen},
                         {"move", verdict.move},
                         {"legal", verdict.legal},
                         {"clause", verdict.clause},
                         {"sentence", verdict.sentence}});
  return verdict.legal ? good : wrong;
}

int show_custom_position(const CustomPosition& position, const CustomPicture& picture,
                         const JsonOption& json) {
  const std::string svg = drawn_position(position, picture.pieces);
  if (!picture.file.empty()) {
    require_writable("--svg", picture.file);
  }
  const std::size_t moves = position.rules.legal_moves(position.position).size();
  const bool check = position.rules.in_check(position.position, position.position.side);
  const bool over = position.rules.over(position.position);
  const std::string ending = over ? "game over" : moves > 0 ? "" : check ? "mate" : "stalemate";
  std::string end = ending;
  Json decided = nullptr;
  const custom::JudgedCustomGame judged(*position.game, position.position);
  if (const auto& by = judged.end(); by && moves == 0) {
    end = fmt::format("{}, {} by {}: {}", ending, by->result, by->clause, by->sentence);
    decided = {{"result", by->result}, {"clause", by->clause}, {"sentence", by->sentence}};
  }
  if (!json.takes_stdout() && picture.file != "-") {
    print(custom::diagram(position.game->facts, position.position));
    print(fmt::format("\nFEN:   {}\ncheck: {}\nmoves: {}\n{}", position.fen, check ? "yes" : "no",
                      moves, end.empty() ? "" : "end:   " + end + "\n"));
  }
  if (!picture.file.empty()) {
    flush_output();
    write_report(picture.file, svg);
  }
  Json result{{"variant", position.game->name}, {"fen", position.fen}, {"check", check}};
  add_count(result, "moves", moves);
  result["ending"] = ending.empty() ? Json(nullptr) : Json(ending);
  result["end"] = std::move(decided);
  json.write("show", std::move(result));
  return good;
}

}  // namespace hurdle::cli
