// The interface of both generators: lists, successors, keys, counts. The fast generator and the
// referee each implement it (see variants.hpp in this folder).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/total.hpp"

namespace hurdle {

/// A 128-bit Zobrist key: one half indexes a table bucket, the other verifies the entry.
struct Key {
  std::uint64_t find = 0;
  std::uint64_t verify = 0;
  constexpr bool operator==(const Key&) const = default;
};

inline constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20U;

inline constexpr int max_depth = 30;
inline constexpr int max_threads = 1024;

/// A root move and the nodes below it.
struct DivideEntry {
  Move move;
  Total nodes;
};

/// How to count. No option changes the result.
struct CountOptions {
  int threads = 1;   ///< 1 to max_threads
  bool pin = false;  ///< each thread stays on one core
  /// Size of the shared table in bytes, 64 or more. 0: no table; nothing: by `hash_size`.
  std::optional<std::uint64_t> hash_bytes = 0;
  bool bulk = true;         ///< leaves are counted, not listed
  bool differences = true;  ///< with bulk: the last two plies are counted together
  bool orders = true;  ///< with differences, without a table: two orders of the same moves, too
  std::uint64_t key_seed = 0;  ///< 0 is the documented seed; another gives different keys
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, counting throws Interrupted
  /// Called from time to time, never by two threads at once.
  std::function<void(const CountProgress&)> progress;
  /// `divide` calls it for each entry of its result, in order, as soon as this entry and all before
  /// it are known; never by two threads at once.
  std::function<void(const DivideEntry&)> on_entry;
};

/// A legal move and the position after it, counters included.
struct Successor {
  Move move;
  Setup position;
};

/// Properties of the last move, summed over all lines of exactly the requested depth.
struct Details {
  Total nodes;
  Total captures;  ///< en passant included
  Total en_passant;
  Total castles;
  Total drops;
  Total promotions;
  Total passes;
  Total checks;
  Total double_checks;
  Total mates;
  Total stalemates;
  Total ended;  ///< ended at once by a rule (J11, J12)

  bool operator==(const Details&) const = default;
};

/// A field of Details.
struct DetailField {
  const char* name;  ///< in JSON
  const char* head;  ///< of a column
  Total Details::*member;
};

/// Every field of Details, for loops over all of them.
inline constexpr std::array<DetailField, 12> detail_fields{
    {{"nodes", "nodes", &Details::nodes},
     {"captures", "captures", &Details::captures},
     {"en_passant", "e.p.", &Details::en_passant},
     {"castles", "castles", &Details::castles},
     {"drops", "drops", &Details::drops},
     {"promotions", "promotions", &Details::promotions},
     {"passes", "passes", &Details::passes},
     {"checks", "checks", &Details::checks},
     {"double_checks", "double", &Details::double_checks},
     {"mates", "mates", &Details::mates},
     {"stalemates", "stalemates", &Details::stalemates},
     {"ended", "ended", &Details::ended}}};
static_assert(sizeof(Details) == detail_fields.size() * sizeof(Total));

/// Counts many positions, call after call, with one table: later calls use entries of earlier ones.
class Counter {
 public:
  Counter() = default;
  virtual ~Counter() = default;
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;

  /// perft(depth) of every position, in order; all threads share the work on all of them. Throws
  /// Interrupted, CannotPin.
  [[nodiscard]] virtual std::vector<Total> count(std::span<const Setup> positions, int depth) = 0;
};

/// A game played move by move, with access to every position.
class Line {
 public:
  Line() = default;
  virtual ~Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  /// The current position, counters included.
  [[nodiscard]] virtual const Setup& setup() const noexcept = 0;
  /// The side to move is in check (C5).
  [[nodiscard]] virtual bool in_check() const noexcept = 0;
  /// The side to move has a legal move.
  [[nodiscard]] virtual bool can_move() const noexcept = 0;
  /// The legal moves, marked, in an order that does not depend on the generator.
  [[nodiscard]] virtual std::vector<Move> moves() = 0;
  /// Plays a move, marked or plain. Returns false and changes nothing if the move is illegal.
  virtual bool play(Move move) = 0;
};

/// The indices of the moves, sorted by their text. Compiled once for all games.
[[nodiscard]] std::vector<std::size_t> order_by_text(const Notation& notation,
                                                     std::span<const Move> moves);

/// A generator of one variant. Thread-safe: members are const. Requires valid positions (C8).
class Generator {
 public:
  explicit Generator(const Notation& notation) : notation_(notation) {}
  virtual ~Generator() = default;
  Generator(const Generator&) = delete;
  Generator& operator=(const Generator&) = delete;

  [[nodiscard]] const Notation& notation() const noexcept { return notation_; }

  /// All legal moves, marked, sorted by their text.
  [[nodiscard]] virtual std::vector<Move> moves(const Setup& setup) const = 0;

  /// The position after a legal move, counters included.
  [[nodiscard]] virtual Setup after(const Setup& setup, Move move) const = 0;

  /// Every legal move with the position after it, sorted by the moves' text. Faster than `after`
  /// for each.
  [[nodiscard]] virtual std::vector<Successor> successors(const Setup& setup) const {
    return mapped(moves(setup), [&](const Move move) {
      return Successor{move, after(setup, move)};
    });
  }

  /// A game that starts at this position. The generator must outlive it.
  [[nodiscard]] virtual std::unique_ptr<Line> line(const Setup& start) const;

  /// How many enemy pieces attack the royal piece of the side to move (C5).
  [[nodiscard]] virtual int checkers(const Setup& setup) const = 0;

  /// perft(depth), 0 to max_depth. Throws Interrupted, CannotPin.
  [[nodiscard]] virtual Total perft(const Setup& setup, int depth,
                                    const CountOptions& options = {}) const = 0;

  /// perft(depth - 1) below every legal move, sorted by the moves' text; depth from 1.
  [[nodiscard]] virtual std::vector<DivideEntry> divide(const Setup& setup, int depth,
                                                        const CountOptions& options = {}) const = 0;

  /// The table of details at exactly `depth`, from 1; makes every last move. Throws Interrupted,
  /// CannotPin.
  [[nodiscard]] virtual Details details(const Setup& setup, int depth,
                                        const CountOptions& options = {}) const = 0;

  /// A counter with these options. It has a table of `hash_bytes` bytes, or none if that is empty.
  /// Throws std::bad_alloc.
  [[nodiscard]] virtual std::unique_ptr<Counter> counter(const CountOptions& options) const = 0;

 private:
  const Notation& notation_;
};

}  // namespace hurdle
