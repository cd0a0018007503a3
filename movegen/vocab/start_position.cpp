// Start positions combined from named or numbered setups.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "movegen/vocab/text/cursor.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr int scharnagl_numbers = 960;

/// Puts a letter on the free file with this number, counted from 0 on file a.
void put_on_free(std::string& rank, int number, char letter) {
  for (char& file : rank) {
    if (file == '-' && number-- == 0) {
      file = letter;
      return;
    }
  }
}

/// The back rank of start `number` of Chess960, 0 to 959, by Scharnagl's numbering, in capitals
/// from file a: `RNBQKBNR` for 518, the start of chess.
std::string scharnagl_rank(int number) {
  constexpr int bishops = 4;  // files of each colour
  constexpr int queens = 6;   // files that the bishops leave free
  // Of the five files left, those of the knights, the second counted without the first.
  constexpr std::array<std::pair<int, int>, 10> knights{
      {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}}};
  std::string rank(8, '-');
  rank[static_cast<std::size_t>(number % bishops) * 2 + 1] = 'B';
  number /= bishops;
  rank[static_cast<std::size_t>(number % bishops) * 2] = 'B';
  number /= bishops;
  put_on_free(rank, number % queens, 'Q');
  number /= queens;
  const auto& [first, second] = knights[static_cast<std::size_t>(number)];
  put_on_free(rank, first, 'N');
  put_on_free(rank, second, 'N');
  for (const char letter : {'R', 'K', 'R'}) {
    put_on_free(rank, 0, letter);
  }
  return rank;
}

/// The camps of a setup, as in NamedSetup.
struct Camps {
  std::string white;
  std::string black;
};

/// The names that `--setup` accepts, for messages.
std::string setup_names(const Notation& notation) {
  std::string names;
  for (const NamedSetup& setup : notation.setups) {
    if (!names.empty()) {
      names += ", ";
    }
    names += setup.name;
  }
  return names + (notation.numbered_setups ? ", or a number from 0 to 959" : "");
}

/// The number of a setup in digits without leading zeros, if the variant numbers its setups.
std::optional<int> setup_number(const Notation& notation, std::string_view name) {
  int number = 0;
  const auto [stop, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  const bool whole = error == std::errc{} && stop == name.data() + name.size();
  const bool canonical = whole && std::to_string(number) == name;
  const bool known = canonical && number >= 0 && number < scharnagl_numbers;
  return known && notation.numbered_setups ? std::optional(number) : std::nullopt;
}

Camps find_setup(const Notation& notation, std::string_view name, std::size_t column) {
  const auto found = std::find_if(notation.setups.begin(), notation.setups.end(),
                                  [name](const NamedSetup& setup) { return setup.name == name; });
  if (found != notation.setups.end()) {
    return {std::string(found->white), std::string(found->black)};
  }
  if (const auto number = setup_number(notation, name)) {
    const std::string rank = scharnagl_rank(*number);
    return {"PPPPPPPP/" + rank, to_lower(rank) + "/pppppppp"};
  }
  throw TextError("setup", column,
                  fmt::format("'{}' is no setup of {}; expected one of {}", quoted(name),
                              notation.name, setup_names(notation)));
}

int ranks_of(std::string_view camp) noexcept {
  return static_cast<int>(std::count(camp.begin(), camp.end(), '/')) + 1;
}

}  // namespace

Setup start_position(const Notation& notation, std::string_view names) {
  const std::size_t comma = std::min(names.find(','), names.size());
  const std::string_view first = names.substr(0, comma);
  const NamedSetup& normal = notation.setups.front();
  Camps white{std::string(normal.white), std::string(normal.black)};
  Camps black = white;
  if (!names.empty()) {
    white = black = find_setup(notation, first, 1);
    if (comma < names.size()) {
      black = find_setup(notation, names.substr(comma + 1), comma + 2);
    }
  }
  std::string fen = black.black;
  const int empty_ranks = notation.ranks - ranks_of(white.white) - ranks_of(black.black);
  for (int rank = 0; rank < empty_ranks; ++rank) {
    fen += fmt::format("/{}", notation.files);
  }
  const std::string rights = notation.rights == RightsText::none ? "-" : "KQkq";
  return parse_fen(notation, fen + '/' + white.white + " w " + rights);
}

}  // namespace hurdle
