// An engine's lists of moves in a file's game, compared with the referee's.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "movegen/file/rules/rules.hpp"
#include "perft/cli/file/uci_lister.hpp"
#include "perft/file/diagnose.hpp"

namespace hurdle::cli {

/// A list of an engine that is not the referee's.
struct WrongList {
  std::string where;  ///< a FEN, perhaps with `after` and a move
  std::string words;  ///< "lacks e2e4 adds e2e5"
};

/// Compares position by position and collects the engine's lists.
class EngineLists {
 public:
  EngineLists(const file::Rules& rules, UciLister& engine) : rules_(rules), engine_(engine) {}

  /// The moves of the position; if they are the same, also those after the first move whose number
  /// of replies differs. Throws engines::EngineError.
  void check(const file::Position& position);

  [[nodiscard]] const std::vector<file::EngineMoves>& lists() const { return lists_; }
  [[nodiscard]] const std::vector<WrongList>& wrong() const { return wrong_; }

 private:
  bool compare(const file::Position& position, const std::string& where,
               const std::map<std::string, std::uint64_t>& theirs);

  const file::Rules& rules_;
  UciLister& engine_;
  std::vector<file::EngineMoves> lists_;
  std::vector<WrongList> wrong_;
};

}  // namespace hurdle::cli
