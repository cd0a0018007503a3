// The lists of moves of a UCI engine that reads variants files, compared with the referee's.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "movegen/file/rules/rules.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/file/diagnose.hpp"

namespace hurdle::cli {

/// A started engine that is asked for the moves of positions. Throws engines::EngineError.
class UciLister {
 public:
  /// Starts the engine, tells it the file (none if `file` is empty) and the game.
  UciLister(const std::string& command, const std::string& file, const std::string& game,
            std::chrono::milliseconds timeout, const std::atomic<bool>* stop);

  /// The legal moves after `move` in a FEN (or in the FEN itself if `move` is empty), with the
  /// nodes at `depth` below each.
  [[nodiscard]] std::map<std::string, std::uint64_t> divide(const std::string& fen,
                                                            const std::string& move, int depth);

  [[nodiscard]] const std::string& name() const noexcept { return name_; }

 private:
  void write(const std::string& line);
  [[nodiscard]] std::string read();

  engines::Process process_;
  std::chrono::milliseconds timeout_;
  std::string name_;
};

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
