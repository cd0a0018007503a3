// Files of games and examples beside this one: lines of fields between bars.
#pragma once

#include <string>
#include <vector>

namespace hurdle::oracle::xiangqi {

/// The lines of a file beside this one, without comments and empty lines, each cut at the bars.
/// Throws std::runtime_error if the file cannot be read.
[[nodiscard]] std::vector<std::vector<std::string>> lines_of(const std::string& file);

/// The words between blanks.
[[nodiscard]] std::vector<std::string> words_of(const std::string& text);

/// The FEN of pieces such as "Kf0" and perhaps the side to move. Throws std::invalid_argument for a
/// point that is taken twice.
[[nodiscard]] std::string fen_of(const std::string& pieces);

}  // namespace hurdle::oracle::xiangqi
