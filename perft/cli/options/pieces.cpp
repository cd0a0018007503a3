#include "perft/cli/options/pieces.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

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
