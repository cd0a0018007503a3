// The perft command of an engine that prints the number of nodes alone.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/lines/count_pattern.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::engines {

class CountAlone {
 public:
  /// `pipe` must outlive the object.
  explicit CountAlone(UciPipe& pipe) : pipe_(pipe) {}

  /// The command without its depth; empty until `learn` has found it.
  [[nodiscard]] const std::string& command() const noexcept { return command_; }

  /// Finds the command, of `perft` and `go perft`, whose replies have the known numbers, and where
  /// they have them. `send` sends a position. Throws EngineError (nonsense) if there is none.
  const std::string& learn(std::span<const KnownCounts> known,
                           const std::function<void(const EnginePosition&)>& send);

  /// The number of nodes of the position that was sent last. `lines` becomes the reply. Throws
  /// EngineError (nonsense) if the reply has no number, or before `learn`.
  [[nodiscard]] Total ask(int depth, std::vector<std::string>& lines);

 private:
  /// The replies to a command about each position that the engine does not refuse, up to a reply
  /// without a number.
  std::vector<KnownReply> replies_to(const std::string& command, std::span<const KnownCounts> known,
                                     const std::function<void(const EnginePosition&)>& send);
  [[nodiscard]] std::vector<std::string> reply_to(const std::string& question);

  UciPipe& pipe_;
  std::string command_;
  std::optional<CountPattern> pattern_;
};

}  // namespace hurdle::engines
