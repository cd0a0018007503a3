// Lists of legal moves in position sets: any notation of the game, read as coordinates.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "perft/suite/set.hpp"
#include "props/assertions.hpp"

namespace hurdle {
namespace {

using props::message_of;

struct MoveList {
  const char* variant;
  const char* fen;
  const char* moves;
};

constexpr MoveList of_a_king{"chess", "7k/8/8/8/8/8/8/K7 w - - 0 1", ""};
constexpr MoveList of_two_knights{"chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", ""};
constexpr MoveList of_generals{"xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", ""};

MoveList with(MoveList list, const char* moves) {
  list.moves = moves;
  return list;
}

std::string set_of(const MoveList& list) {
  return fmt::format(
      "schema: 1\nkind: positions\nvariant: {}\nabout: A set.\npositions:\n  - id: one\n"
      "    fen: \"{}\"\n    about: One.\n    exercises: [C2]\n    moves: [{}]\n",
      list.variant, list.fen, list.moves);
}

std::vector<std::string> moves_of(const MoveList& list) {
  return parse_yaml_set(set_of(list), "f.yaml").positions.at(0).moves.value();
}

std::string refusal_of(const MoveList& list) {
  return message_of<SuiteError>([&] { (void)parse_yaml_set(set_of(list), "f.yaml"); });
}

using Texts = std::vector<std::string>;

TEST(ListsOfMoves, MayBeInAnyNotation) {
  EXPECT_EQ(moves_of(with(of_a_king, "Ka2, a1b1, Kb2")), (Texts{"a1a2", "a1b1", "a1b2"}));
  const MoveList shogi{"shogi", "4k4/9/9/9/9/9/9/9/K8[-] w - - 0 1", "9i9h, ☗８九玉, a1b2"};
  EXPECT_EQ(moves_of(shogi), (Texts{"a1a2", "a1b1", "a1b2"}));
  EXPECT_EQ(moves_of(with(of_generals, "帅六进一")), (Texts{"d1d2"}));
}

TEST(ListsOfMoves, WithARankZeroAreInUcciAltogether) {
  EXPECT_EQ(moves_of(with(of_generals, "d1d2")), (Texts{"d1d2"}));
  EXPECT_EQ(moves_of(with(of_generals, "d1d2, d0d1")), (Texts{"d1d2", "d2d3"}));
  EXPECT_EQ(refusal_of(with(of_generals, "d0d1, d10d9")).rfind("f.yaml:10:19: ", 0), 0U)
      << refusal_of(with(of_generals, "d0d1, d10d9"));
}

TEST(ListsOfMoves, AreRefusedAtTheMoveThatCouldBeSeveral) {
  EXPECT_EQ(refusal_of(with(of_two_knights, "Na3, Nd2")),
            "f.yaml:10:18: the move cannot be read: as san: fits b1d2, f3d2; name the file or the "
            "rank it comes from");
  EXPECT_EQ(refusal_of(with(of_a_king, "Ka2, a1a2")),
            "f.yaml:10:18: duplicate move 'a1a2'; keep one of them");
}

}  // namespace
}  // namespace hurdle
