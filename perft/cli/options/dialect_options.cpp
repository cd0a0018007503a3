#include "perft/cli/options/dialect_options.hpp"

#include <fmt/format.h>

#include <optional>
#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/protocol/castling_text.hpp"

namespace hurdle::cli {

void DialectOptions::add_to(const Command& command) {
  command
      .add_list("--letters" + suffix_, letters_, "The engine's piece letters, such as n=j,b=x",
                "OURS=THEIRS")
      .separated_by(',')
      .one_at_a_time();
  command
      .add_option("--squares" + suffix_, squares_,
                  "The engine's notation of squares: " + engines::square_text_names(), "FORM")
      .offers(one_of(engines::square_text_names()));
  command.add_flag("--sfen" + suffix_, sfen_, "The engine reads positions as SFEN");
  command.add_flag("--short-fen" + suffix_, short_fen_,
                   "The engine's FEN has no castling and en-passant fields");
  command.add_flag("--shredder-fen" + suffix_, shredder_fen_,
                   "The engine reads castling rights in Chess960 as files of rooks, such as HAha");
  ranks_from_.add_to(command, "N", "The engine's number for the lowest rank, 0 or 1");
  command.add_flag("--ranks-down" + suffix_, ranks_down_, "The engine numbers ranks from the top");
  command.add_flag("--files-down" + suffix_, files_down_, "The engine counts files from the right");
  command.add_flag("--upper-case" + suffix_, upper_case_, "The engine writes moves in upper case");
  command.add_flag("--padded-tenth-rank" + suffix_, padded_tenth_,
                   "With USI: write files with two digits on the tenth rank, such as 06a");
  pass_option_ = command.add_option(
      "--pass" + suffix_, pass_,
      "The engine's text of a pass, such as 0000 or @@@@; '' means the royal piece's square twice",
      "TEXT");
  drop_option_ = command.add_option("--drop" + suffix_, drop_,
                                    "Text between the piece and the square of a drop", "TEXT");
  command.add_option("--promotion" + suffix_, promotion_, "Text after a move that promotes",
                     "TEXT");
  command
      .add_list("--promotions" + suffix_, promotions_,
                "Letters after a move that promotes, for each piece, such as p=t,l=n",
                "OURS=THEIRS")
      .separated_by(',')
      .one_at_a_time();
  command.add_option("--declined" + suffix_, declined_,
                     "Text after a move that could promote and does not, such as =", "TEXT");
  command.add_flag("--king-takes-rook" + suffix_, king_takes_rook_,
                   "The engine writes castling as the king's move onto its rook in every game");
  command.add_flag(
      "--king-destination" + suffix_, king_destination_,
      "The engine writes castling in Chess960 as the king's move to its target, such as e1g1");
  castling_option_ = command.add_option(
      "--castling" + suffix_, castling_,
      "The engine's word for castling towards the last file, such as O-O; towards the first "
      "file it is then O-O-O",
      "TEXT");
}

engines::DialectChange DialectOptions::change() const {
  engines::DialectChange change;
  try {
    if (!letters_.empty()) {
      change.letters = engines::parse_letters(letters_);
    }
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--letters{}: {}", suffix_, error.what()));
  }
  if (!squares_.empty()) {
    change.squares = engines::find_square_text(squares_);
    if (!change.squares) {
      throw Failure(fmt::format("--squares{} '{}': expected {}", suffix_, hurdle::quoted(squares_),
                                engines::square_text_names()));
    }
  }
  if (castling_option_.given() && !engines::can_be_castling_word(castling_)) {
    throw Failure(fmt::format("--castling{} '{}': expected {}", suffix_, hurdle::quoted(castling_),
                              engines::castling_words));
  }
  if (ranks_from_.given()) {
    change.ranks_from = static_cast<int>(ranks_from_.value());
  }
  try {
    if (!promotions_.empty()) {
      change.promotions = engines::parse_promotions(promotions_);
    }
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--promotions{}: {}", suffix_, error.what()));
  }
  const auto flag = [](bool given) { return given ? std::optional(true) : std::nullopt; };
  const auto text = [](const std::string& given) {
    return given.empty() ? std::nullopt : std::optional(given);
  };
  change.sfen = flag(sfen_);
  change.short_fen = flag(short_fen_);
  change.shredder_fen = flag(shredder_fen_);
  change.ranks_down = flag(ranks_down_);
  change.files_down = flag(files_down_);
  change.upper_case = flag(upper_case_);
  change.padded_tenth = flag(padded_tenth_);
  change.pass = pass_option_.given() ? std::optional(pass_) : std::nullopt;
  change.promotion = text(promotion_);
  change.declined = text(declined_);
  change.king_takes_rook = flag(king_takes_rook_);
  change.king_destination = flag(king_destination_);
  change.castling = text(castling_);
  change.drop = drop_option_.given() ? std::optional(drop_) : std::nullopt;
  return change;
}

}  // namespace hurdle::cli
