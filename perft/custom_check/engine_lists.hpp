// The lists of moves of an engine in random positions of a custom game, compared with the
// referee's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "movegen/custom/games.hpp"
#include "perft/custom/diagnosis/diagnose.hpp"
#include "perft/custom/explain.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::custom {

/// The game, and the random positions to compare.
struct CustomCheck {
  std::shared_ptr<const Game> game;
  std::string file;  ///< that a UCI engine reads by `VariantPath`; `builtin` is none
  std::uint64_t positions = 100;
  std::uint64_t seed = 1;
};

/// A list of an engine that is not the referee's, or may not be.
struct OddList {
  std::string where;  ///< a FEN, perhaps with `after` and a move
  std::string words;  ///< "lacks e2e4 adds e2e5", or what is unsettled
};

/// A smaller position in which the engine is wrong about a move in the same way.
struct FewerPieces {
  Position position;
  std::string fen;
  CustomVerdict verdict;  ///< of the move
  std::string command;    ///< explains it
  std::string question;   ///< the lines that ask the engine
};

/// A list that is wrong.
struct WrongList : OddList {
  engines::FindingKind kind{};
  std::string fen;                 ///< that the engine was sent
  std::vector<std::string> moves;  ///< played from it
  Position position;
  std::vector<std::string> missing, extra, twice;
  std::vector<CustomVerdict> verdicts;    ///< of the missing and extra moves; of a list that
                                          ///< accuses no rule none
  std::string command;                    ///< shows what the rules say
  std::string question;                   ///< the lines that ask the engine
  std::string as_if;                      ///< what the first move has left behind; may be empty
  std::optional<FewerPieces> fewer = {};  ///< of the first list of a clause
  bool right_as_fen = false;  ///< by the FEN of the position after the moves its list is right
};

/// What an engine listed.
struct CheckedLists {
  engines::CheckResult
      asked;  ///< name, command, notes and failures of the engine, the number of
              ///< positions that it was asked about, and whether it was interrupted
  std::vector<EngineMoves> lists;  ///< those that the referee's can be compared with
  std::vector<WrongList> wrong;    ///< those in the smallest positions first
  std::vector<OddList> unread;     ///< wrong by a FEN, but right after the moves from the start
  std::vector<EngineMoves> unread_lists;  ///< those of them without moves after the FEN
  std::vector<OddList> unsettled;         ///< with words that may be one of several moves
  std::size_t right = 0;                  ///< how many of `lists` are the referee's
  std::set<std::string> right_at;         ///< places (`OddList::where`) of right lists
  /// Places where the numbers of replies to all moves are right, too.
  std::set<std::string> counts_right_at;
};

/// Asks an engine about each position; if its moves are right, also about the one after the first
/// move whose number of replies differs, and about the same position after the moves from the
/// start. An engine that ends is started again. After an interrupt, returns what was found until
/// then, with `asked.interrupted`. Throws engines::EngineError if the engine cannot be asked at
/// all.
[[nodiscard]] CheckedLists check_lists(const CustomCheck& check, const engines::CheckOptions& how);

}  // namespace hurdle::custom
