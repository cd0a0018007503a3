// The options for the notation of positions and moves, shared by every command that runs an engine.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/handshake/notation/dialect_change.hpp"

namespace hurdle::cli {

/// Must not move once added.
class DialectOptions {
 public:
  /// `suffix` ends the name of every option, as in `--letters-a`.
  explicit DialectOptions(const std::string& suffix = "")
      : suffix_(suffix), ranks_from_("--ranks-from" + suffix, {0, 1}, 1) {}

  void add_to(const Command& command);

  /// The given changes. Throws Failure.
  [[nodiscard]] engines::DialectChange change() const;

 private:
  std::string suffix_;
  std::vector<std::string> letters_;
  std::string squares_;
  bool sfen_ = false;
  bool short_fen_ = false;
  bool shredder_fen_ = false;
  NumberOption ranks_from_;
  bool ranks_down_ = false;
  bool files_down_ = false;
  bool upper_case_ = false;
  Option pass_option_;
  bool padded_tenth_ = false;
  std::string pass_;
  std::string drop_;
  Option drop_option_;
  std::string promotion_;
  std::vector<std::string> promotions_;
  std::string declined_;
  bool king_takes_rook_ = false;
  bool king_destination_ = false;
  std::string castling_;
  Option castling_option_;
};

}  // namespace hurdle::cli
