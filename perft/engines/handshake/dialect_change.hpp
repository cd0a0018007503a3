// What is said of a dialect: some of its fields, on top of others. Options and profiles are such,
// and so is what a first handshake finds.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// The fields that are given.
struct DialectChange {
  std::optional<std::map<char, char>> letters;
  std::optional<SquareText> squares;
  std::optional<int> ranks_from;
  std::optional<bool> ranks_down;
  std::optional<bool> padded_tenth;
  std::optional<bool> upper_case;
  std::optional<std::string> pass;
  std::optional<std::string> drop;
  std::optional<std::string> promotion;

  [[nodiscard]] Dialect on_top_of(Dialect dialect) const;
};

/// One way in which an engine writes otherwise, in plain words.
struct DialectWord {
  std::string sentence;  ///< "your ranks count from 0"
  std::string option;    ///< that says so to a command, as a shell reads it: `--ranks-from 0`
};

/// What is otherwise in `other` than in `usual`, in the order of the fields. `notation` has the
/// letters that a sentence about letters names.
[[nodiscard]] std::vector<DialectWord> differences(const Notation& notation, const Dialect& usual,
                                                   const Dialect& other);

/// A word that a shell reads as it is: in quotes where it must be.
[[nodiscard]] std::string shell_word(std::string_view word);

}  // namespace hurdle::engines
