// Compares two generators on one position after the other: check, legal moves, every successor, and
// the count of moves; with depth 2 also the count of the replies.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// A position on which the generators differ.
struct ExhaustDifference {
  Setup setup;
  std::vector<Move> missing;  ///< legal by the second generator alone
  std::vector<Move> extra;    ///< legal by the first generator alone
  std::string words;          ///< what differs first, in words
};

/// What the positions of a material are, by the second generator and the referee.
struct ExhaustResult {
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  std::uint64_t checks = 0;
  std::uint64_t mates = 0;
  std::uint64_t stalemates = 0;
  std::uint64_t ended = 0;  ///< by a rule, whatever moves there would be (J11, J12)
  std::uint64_t different = 0;
  /// The first ones, whatever the number of threads.
  std::vector<ExhaustDifference> differences;
  bool interrupted = false;

  ExhaustResult& operator+=(const ExhaustResult& other);
};

/// The counts of a result, with their names in JSON.
struct ExhaustCount {
  const char* name;
  std::uint64_t ExhaustResult::*member;
};
inline constexpr std::array<ExhaustCount, 7> exhaust_counts{
    {{"positions", &ExhaustResult::positions},
     {"moves", &ExhaustResult::moves},
     {"checks", &ExhaustResult::checks},
     {"mates", &ExhaustResult::mates},
     {"stalemates", &ExhaustResult::stalemates},
     {"ended", &ExhaustResult::ended},
     {"different", &ExhaustResult::different}}};

/// How many legal moves a generator finds in positions that recur, as the replies in a material do:
/// it keeps some of the last counts. Not thread-safe.
class RecurringCounts {
 public:
  /// Takes no memory before the first position. The generator must outlive the object.
  explicit RecurringCounts(const Generator& generator) : generator_(generator) {}

  [[nodiscard]] Total moves(const Setup& position);

 private:
  struct Kept {
    Setup position;  ///< as any position without a piece, if there is none yet
    Total moves;
  };
  const Generator& generator_;
  std::vector<Kept> kept_;
};

/// Not thread-safe.
class Comparison {
 public:
  /// `other` is taken to be right; `depth` is 1 or 2. A result keeps `stop_after` differences. The
  /// generators and the referee must outlive the comparison.
  Comparison(const Generator& one, const Generator& other, const Referee& referee, int depth,
             std::size_t stop_after)
      : one_(one),
        other_(other),
        referee_(referee),
        depth_(depth),
        stop_after_(stop_after),
        counter_(one.counter({})),
        replies_(other) {}

  /// Adds the position to the result. Returns whether the generators agree.
  bool compare(const Setup& setup, ExhaustResult& result);

 private:
  [[nodiscard]] Total counted(const Setup& setup, int depth) const;
  /// `right` and `checkers` are what the second generator says.
  [[nodiscard]] std::optional<ExhaustDifference> difference_in(const Setup& setup,
                                                               const std::vector<Successor>& right,
                                                               int checkers);
  [[nodiscard]] std::string difference_of_numbers(const Setup& setup,
                                                  const std::vector<Successor>& found,
                                                  const std::vector<Successor>& right,
                                                  int checkers);
  [[nodiscard]] std::string difference_of_counts(const Setup& setup,
                                                 const std::vector<Successor>& right);
  [[nodiscard]] std::string text(Move move) const;
  [[nodiscard]] std::string fen(const Setup& setup) const;

  const Generator& one_;
  const Generator& other_;
  const Referee& referee_;
  int depth_;
  std::size_t stop_after_;
  /// Of the first generator: its perft makes the first moves, to distribute them among threads, so
  /// it neither counts moves without a list nor two plies together.
  std::unique_ptr<Counter> counter_;
  RecurringCounts replies_;  ///< of the second generator
};

}  // namespace hurdle
