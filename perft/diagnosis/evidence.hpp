// What is known of an engine: its answers, sorted into right and wrong ones. Knows the rules;
// refuses to know what is believed.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"

namespace hurdle {

/// The texts of the moves in a position, sorted, each once.
using Listing = std::vector<std::string>;

/// The legal moves by these rules.
[[nodiscard]] Listing listing_of(const Referee& rules, const Setup& position);

/// The moves of one listing that the other lacks.
[[nodiscard]] Listing difference(const Listing& one, const Listing& other);

/// A position whose moves the engine has listed.
struct Observation {
  Setup position;
  Listing listed;   ///< by the engine
  Listing legal;    ///< by the rules
  Listing missing;  ///< legal, the engine lacks them
  Listing extra;    ///< the engine's, not legal

  [[nodiscard]] bool wrong() const noexcept { return !missing.empty() || !extra.empty(); }
  [[nodiscard]] std::size_t differences() const noexcept { return missing.size() + extra.size(); }
};

/// An engine's counts below its moves, from depth 2.
struct DeepAnswer {
  Setup position;
  int depth = 0;
  Division moves;
  Total nodes;  ///< their sum, which is what looking at it again costs
};

/// The answers of one engine about one variant. The order in which they came does not matter.
class Evidence {
 public:
  Evidence(const Variant& variant, std::span<const Answer> answers);

  /// One list of moves more (an answer at depth 1).
  Observation add(const Answer& answer);

  /// Whether the engine has listed the moves of this position.
  [[nodiscard]] bool has(const Setup& position) const;

  [[nodiscard]] const Variant& variant() const noexcept { return variant_; }
  /// Wrong lists of moves, the simplest first.
  [[nodiscard]] const std::vector<Observation>& wrong() const noexcept { return wrong_; }
  /// Right lists of moves.
  [[nodiscard]] const std::vector<Observation>& right() const noexcept { return right_; }
  /// Counts below moves, right or wrong, the cheapest first. None of an engine that lists moves
  /// twice: its counts say nothing of the rules.
  [[nodiscard]] const std::vector<DeepAnswer>& deep() const noexcept { return deep_; }
  /// Positions in which the engine lists moves more than once, with these moves alone in `listed`.
  [[nodiscard]] const std::vector<Observation>& repeated() const noexcept { return repeated_; }

 private:
  [[nodiscard]] Observation observe(const Answer& answer) const;
  void insert(const Observation& seen, const Division& moves);
  void sort();

  const Variant& variant_;
  std::vector<Observation> wrong_;
  std::vector<Observation> right_;
  std::vector<DeepAnswer> deep_;
  std::vector<Observation> repeated_;
  std::map<std::string, std::vector<Listing>> seen_;  ///< by the position's text: what was listed
};

}  // namespace hurdle
