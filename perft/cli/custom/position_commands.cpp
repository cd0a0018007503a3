// `perft`, `moves`, `explain` and `show` for a custom game.
#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

#include "movegen/custom/rules/fen.hpp"
#include "perft/cli/custom/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/variants.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/diagram.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/drawing/plain_board.hpp"
#include "perft/output/write.hpp"

namespace hurdle::cli {
namespace {

/// A type of a custom game's pieces, and the piece of one of Hurdle's own games with the same
/// figure.
struct Borrowed {
  std::string_view key;
  std::string_view game;
  std::string_view kind;
};

constexpr std::array<Borrowed, 11> borrowed{{{"king", "chess", "king"},
                                             {"commoner", "chess", "king"},
                                             {"queen", "chess", "queen"},
                                             {"rook", "chess", "rook"},
                                             {"bishop", "chess", "bishop"},
                                             {"knight", "chess", "knight"},
                                             {"pawn", "chess", "pawn"},
                                             {"archbishop", "pandemonium", "cardinal"},
                                             {"chancellor", "pandemonium", "marshal"},
                                             {"fers", "makpong", "queen"},
                                             {"silver", "makpong", "bishop"}}};

/// The figure of a type; empty if there is none.
Figure figure_of(custom::Type type) {
  const std::string key = custom::key_of(type);
  for (const Borrowed& one : borrowed) {
    if (one.key == key) {
      return hurdle::figure_of(variant_named(one.game).notation, one.kind);
    }
  }
  return {};
}

PlainPiece plain_piece(const custom::Description& facts, const custom::Piece& piece, bool figures) {
  const bool promoted = piece.was != custom::Type::none || piece.was_pawn;
  return {piece.colour, custom::letters_of(facts, piece),
          figures ? figure_of(piece.type) : Figure{}, promoted};
}

/// The picture as an SVG document. Types of pieces without a figure show their letters. Throws
/// Failure for `hanja`.
std::string drawn_position(const CustomPosition& position, PieceNames names) {
  if (names == PieceNames::hanja) {
    throw Failure(fmt::format("--pieces hanja: {} has no such pieces; it has letters and figures",
                              position.game->name));
  }
  const bool figures = names == PieceNames::figures;
  const custom::Description& facts = position.rules.facts();
  const custom::Position& now = position.position;
  PlainBoard board;
  board.side = now.side;
  const char* const side = now.side == Colour::white ? "White" : "Black";
  board.title = fmt::format("Position of {}, {} to move", position.game->name, side);
  board.description = position.fen;
  board.caption = fmt::format("{}{} to move", side,
                              figures                     ? ""
                              : now.side == Colour::white ? " (upper case)"
                                                          : " (lower case)");
  for (int rank = facts.size.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < facts.size.files; ++file) {
      const custom::Square square(file, rank);
      if (now.occupied(square)) {
        board.squares.push_back(
            {file, rank,
             now.at(square) ? plain_piece(facts, now.at(square), figures) : PlainPiece{}});
      }
    }
  }
  for (const Colour colour : both_colours) {
    const custom::Hand& hand = now.hands[hurdle::index_of(colour)];
    for (std::size_t index = 0; index < custom::type_count; ++index) {
      if (hand[index] > 0) {
        board.hands[hurdle::index_of(colour)].push_back(
            {plain_piece(facts, {custom::type_at(index), colour}, figures), hand[index]});
        board.shape.hands = true;
      }
    }
  }
  board.shape.files = facts.size.files;
  board.shape.ranks = facts.size.ranks;
  return board_svg(board);
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
  json.print(fmt::format(
      "{} is {} by {}{}: {}\n", verdict.move, verdict.legal ? "legal" : "illegal", verdict.clause,
      verdict.title.empty() ? "" : fmt::format(" ({})", verdict.title), verdict.sentence));
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
