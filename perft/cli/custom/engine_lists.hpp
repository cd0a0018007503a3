// The lists of moves of a UCI engine that reads variants files, compared with the referee's.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "movegen/custom/rules/rules.hpp"
#include "perft/cli/custom/engine_words.hpp"
#include "perft/custom/diagnose.hpp"
#include "perft/custom/sample.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::cli {

/// A started engine that is asked for the moves of positions. Throws engines::EngineError.
class UciLister {
 public:
  /// Starts the engine, tells it the file (none if `file` is empty) and the game, which the engine
  /// must list if it lists games.
  UciLister(const engines::EngineOptions& options, const std::string& file,
            const std::string& game);

  /// The moves that the engine lists in a position, with the nodes at `depth` below each. The
  /// position is what `position` takes: `fen …` or `startpos`, perhaps with ` moves …`.
  [[nodiscard]] Division divide(const std::string& position, int depth);

  /// Skips what is left of the engine's replies.
  void synchronise();

  [[nodiscard]] const std::string& name() const noexcept { return name_; }

 private:
  std::set<std::string> greet();

  engines::EngineOptions options_;
  engines::UciPipe pipe_{options_};
  std::string name_;
};

/// A list of an engine that is not the referee's, or may not be.
struct OddList {
  std::string where;  ///< a FEN, perhaps with `after` and a move
  std::string words;  ///< "lacks e2e4 adds e2e5", or what is unsettled
};

/// Compares position by position and collects the engine's lists.
class EngineLists {
 public:
  EngineLists(const custom::Rules& rules, UciLister& engine) : rules_(rules), engine_(engine) {}

  /// The moves of the position; if they are the same, also those after the first move whose number
  /// of replies differs. Throws engines::EngineError.
  void check(const custom::GamePosition& reached);

  /// Those that the referee's can be compared with.
  [[nodiscard]] const std::vector<custom::EngineMoves>& lists() const { return lists_; }
  [[nodiscard]] const std::vector<OddList>& wrong() const { return wrong_; }
  /// Wrong by a FEN, but right after the moves that lead there from the start.
  [[nodiscard]] const std::vector<OddList>& unread() const { return unread_; }
  /// With words that may be one of several moves.
  [[nodiscard]] const std::vector<OddList>& unsettled() const { return unsettled_; }

 private:
  struct Place {
    custom::Position position;
    std::string where;
    std::string line;  ///< the moves from the start, each after a blank
  };
  bool compare(const Place& place, const ReadList& theirs);
  [[nodiscard]] bool right_by_moves(const Place& place);
  [[nodiscard]] std::string difference(const Place& place, const ReadList& theirs) const;

  const custom::Rules& rules_;
  UciLister& engine_;
  std::vector<custom::EngineMoves> lists_;
  std::vector<OddList> wrong_, unread_, unsettled_;
};

}  // namespace hurdle::cli
