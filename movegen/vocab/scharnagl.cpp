#include "movegen/vocab/scharnagl.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace hurdle {
namespace {

/// Puts a letter on the free file with this number, counted from 0 on file a.
void put_on_free(std::string& rank, int number, char letter) {
  for (char& file : rank) {
    if (file == '-' && number-- == 0) {
      file = letter;
      return;
    }
  }
}

}  // namespace

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

}  // namespace hurdle
