// The names of Janggi's setups describe a flank as seen by its own player.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::props {
namespace {

/// The pieces of a flank on b, c, g, h, from the player's own left.
std::string flank(const Setup& setup, Colour colour) {
  const int rank = colour == Colour::white ? 0 : 9;
  std::string letters;
  for (const int file : {1, 2, 6, 7}) {
    const Square square(colour == Colour::white ? file : 8 - file, rank);
    EXPECT_TRUE(setup.at(square).belongs_to(colour));
    letters += janggi::notation.of(setup.at(square).kind()).letter;
  }
  return letters;
}

TEST(Setups, JanggiFlanksAreNamedFromEachPlayersOwnLeft) {
  const std::vector<std::pair<std::string_view, std::string_view>> flanks{
      {"inner-elephant", "NBBN"},
      {"outer-elephant", "BNNB"},
      {"left-elephant", "BNBN"},
      {"right-elephant", "NBNB"}};
  for (const auto& [name, letters] : flanks) {
    const auto setup = start_position(janggi::notation, name);
    EXPECT_EQ(flank(setup, Colour::white), letters) << name;
    EXPECT_EQ(flank(setup, Colour::black), letters) << name;
  }
}

}  // namespace
}  // namespace hurdle::props
