// A UCI engine that reads variants files, asked for the moves of positions.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "perft/engines/process/process.hpp"

namespace hurdle::cli {

/// A started engine. Throws engines::EngineError.
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

}  // namespace hurdle::cli
