#include "perft/cli/options/pieces.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

void PiecesOption::add_to(const Command& command, const std::string& of) {
  command
      .add_option("--pieces", text_,
                  fmt::format("Marks on the pieces of {}: letters, hanja or figures", of), "NAMES")
      .shows_default()
      .offers(one_of("letters, hanja or figures"));
}

PieceNames PiecesOption::names() const {
  if (const auto names = read_piece_names(text_)) {
    return *names;
  }
  throw Failure(
      fmt::format("--pieces '{}': expected letters, hanja or figures", hurdle::quoted(text_)));
}

}  // namespace hurdle::cli
