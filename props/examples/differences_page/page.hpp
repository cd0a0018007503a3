// Parses movegen/fast/README.md, for the test that computes its numbers again. Knows only the
// format of the numbers, not their meaning.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hurdle::page {

/// A table of numbers, preceded by the line `<!-- numbers: name -->`.
struct Table {
  std::string name;
  std::string game;  ///< of the last board shown before the table
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows;
};

/// A number in the text: `` `fill(P@b6) = −3` ``.
struct Statement {
  std::string text, game;
  std::string name, argument;
  int value;
};

/// An example of `hurdle show GAME --fen "FEN"` or `hurdle perft GAME 1 --fen "FEN" [--moves "…"]`.
struct Example {
  std::string command, name, game, fen, moves;
  std::string printed;
};

struct Page {
  std::string text;                         ///< without fenced examples
  std::map<std::string, std::string> fens;  ///< by game: from `hurdle show GAME --fen "FEN"`
  std::vector<Example> examples;
  std::vector<Table> tables;
  std::vector<Statement> statements;
};

/// Parses the page. Throws std::runtime_error.
[[nodiscard]] Page read();

/// The words in code quotes.
[[nodiscard]] std::vector<std::string> quoted(const std::string& text);

/// A whole number, signed or not; the minus may be U+2212. Throws std::runtime_error.
[[nodiscard]] int number(std::string text);

/// Every test of props/, as "Suite.Name".
[[nodiscard]] std::vector<std::string> names_of_tests();

}  // namespace hurdle::page
