// The replies of an engine, sorted into right and wrong ones. Depends on the rules only, not on
// theories.
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"

namespace hurdle {

/// The texts of the moves in a position, sorted; a move that is listed twice appears twice.
using Listing = std::vector<std::string>;

/// The legal moves by these rules. When combined mutants call each other forever, a listing that no
/// engine can give.
[[nodiscard]] Listing listing_of(const Referee& rules, const Setup& position);

/// The nodes below each move by these rules; as `listing_of` when mutants call each other forever.
/// Throws Interrupted when `stop` becomes true.
[[nodiscard]] Division division_of(std::shared_ptr<const Referee> rules, const Setup& position,
                                   int depth, const std::atomic<bool>* stop);

/// The moves of `one` that `other` lacks.
[[nodiscard]] Listing difference(const Listing& one, const Listing& other);

/// Whether all moves of `part` are in `whole`.
[[nodiscard]] bool within(const Listing& part, const Listing& whole);

/// The position after a line of moves by these rules; nothing when a moving piece is missing, or
/// when combined mutants call each other forever.
[[nodiscard]] std::optional<Setup> play(const Referee& rules, const Setup& base,
                                        std::span<const Move> line);

/// The answers with the positions that these rules reach; without those that they cannot reach.
[[nodiscard]] std::vector<Answer> replayed(const Referee& rules, std::span<const Answer> answers);

/// Whether the position is valid and every move of the line legal.
[[nodiscard]] bool is_legal(const Referee& rules, Setup position, std::span<const Move> line);

/// A position and the moves that the engine listed for it.
struct Observation {
  std::size_t id = 0;  ///< unique in the evidence, counted from 0
  Setup base;          ///< as sent, with the moves from it
  std::vector<Move> line;
  Setup position;    ///< the position after `line` by the rules
  Listing listed;    ///< by the engine
  Listing legal;     ///< by the rules
  Listing missing;   ///< legal moves that the engine lacks
  Listing extra;     ///< moves that are not legal or are listed too often
  Listing repeated;  ///< moves that the engine lists more than once, each of them once
  std::string text;  ///< identifies the position

  [[nodiscard]] bool wrong() const noexcept { return !missing.empty() || !extra.empty(); }
  [[nodiscard]] std::size_t differences() const noexcept { return missing.size() + extra.size(); }
};

/// An engine's counts below its moves, from depth 2.
struct DeepAnswer {
  Answer answer;
  Total nodes;  ///< the sum of all counts: the cost of recounting them
};

/// How to treat a move that the engine lists more than once.
enum class Repeats : std::uint8_t {
  count,   ///< a theory has to explain it
  ignore,  ///< a separate finding; the deeper counts of the move are then useless
};

/// The replies of one engine about one variant, in any order.
class Evidence {
 public:
  Evidence(const Variant& variant, std::span<const Answer> answers,
           Repeats repeats = Repeats::count);

  /// Adds a reply. A reply at depth 1 is also an observation.
  Observation add(const Answer& answer);

  /// Whether the engine was asked about the position after `line` from `base` at this depth.
  [[nodiscard]] bool has(const Setup& base, std::span<const Move> line = {}, int depth = 1) const;

  [[nodiscard]] const Variant& variant() const noexcept { return variant_; }
  /// Wrong lists of moves, the simplest first.
  [[nodiscard]] const std::vector<Observation>& wrong() const noexcept { return wrong_; }
  /// Right lists of moves.
  [[nodiscard]] const std::vector<Observation>& right() const noexcept { return right_; }
  /// Counts below moves, right or wrong, the cheapest first.
  [[nodiscard]] const std::vector<DeepAnswer>& deep() const noexcept { return deep_; }
  /// Positions in which the engine lists moves more than once.
  [[nodiscard]] const std::vector<Observation>& repeated() const noexcept { return repeated_; }

 private:
  [[nodiscard]] Observation observe(const Answer& answer) const;
  Observation insert(const Answer& answer);

  const Variant& variant_;
  Repeats repeats_;
  std::vector<Observation> wrong_;
  std::vector<Observation> right_;
  std::vector<DeepAnswer> deep_;
  std::vector<Observation> repeated_;
  std::map<std::string, std::vector<Division>> seen_;  ///< the replies to each question
  std::size_t observed_ = 0;
};

}  // namespace hurdle
