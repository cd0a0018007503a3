// A partial dialect: some fields that replace those of another dialect. Options and profiles are
// partial dialects. Also the differences between two dialects, in words.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// The fields to replace; an empty field keeps its value.
struct DialectChange {
  std::optional<std::map<char, char>> letters;
  std::optional<SquareText> squares;
  std::optional<bool> sfen;
  std::optional<bool> short_fen;
  std::optional<bool> shredder_fen;
  std::optional<int> ranks_from;
  std::optional<bool> ranks_down;
  std::optional<bool> files_down;
  std::optional<bool> padded_tenth;
  std::optional<bool> upper_case;
  std::optional<std::string> pass;
  std::optional<std::string> drop;
  std::optional<std::string> promotion;
  std::optional<std::map<char, std::string>> promotions;
  std::optional<std::string> declined;
  std::optional<bool> king_takes_rook;
  std::optional<bool> king_destination;
  std::optional<std::string> castling;

  [[nodiscard]] Dialect on_top_of(Dialect dialect) const;
  bool operator==(const DialectChange&) const = default;
};

/// One difference between an engine's notation and the expected one.
struct DialectWord {
  std::string sentence;      ///< to the engine's author: "your ranks count from 0"
  std::string about_engine;  ///< "the engine's ranks count from 0"
  std::string option;        ///< that states it, quoted for a shell: `--ranks-from 0`
  bool off = false;          ///< the notation is that without this option
};

/// The differences of `other` from `usual`, in the order of the fields. `notation` provides the
/// letters for the sentence about letters.
[[nodiscard]] std::vector<DialectWord> differences(const Notation& notation, const Dialect& usual,
                                                   const Dialect& other);

}  // namespace hurdle::engines
