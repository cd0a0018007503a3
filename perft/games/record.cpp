#include "perft/games/record.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
constexpr std::array<std::string_view, 4> claims{by_agreement, by_resignation, by_time, by_impasse};

bool is_one_of(std::span<const std::string_view> words, std::string_view text) {
  return std::ranges::find(words, text) != words.end();
}

}  // namespace

std::string end_option_tag(std::string_view name) {
  std::string tag;
  bool begins = true;
  for (const char letter : name) {
    if (letter != '-') {
      tag += begins ? to_upper(letter) : letter;
    }
    begins = letter == '-';
  }
  return tag;
}

void require_result(std::string_view text) {
  if (!is_one_of(results, text)) {
    throw std::invalid_argument(fmt::format("unknown result '{}'; expected one of: {}",
                                            hurdle::quoted(text), fmt::join(results, ", ")));
  }
}

void require_by(const Notation& notation, std::string_view text) {
  if (is_one_of(claims, text) || find_clause(notation, text) != nullptr) {
    return;
  }
  throw std::invalid_argument(
      fmt::format("no clause '{}' in {}; 'by' must be the id of the clause that ended the game, "
                  "or one of: {}",
                  hurdle::quoted(text), notation.name, fmt::join(claims, ", ")));
}

GameSet load_games(const std::filesystem::path& path) {
  const std::string text = read_file(path);
  GameSet set = path.extension() == ".pgn" ? parse_pgn(text, path.string())
                                           : parse_yaml_games(text, path.string());
  set.name = path.filename().string();
  return set;
}

}  // namespace hurdle
