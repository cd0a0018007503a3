// What is known of an engine: its answers, sorted into right and wrong ones. Knows the rules;
// refuses to know what is believed.
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

/// The texts of the moves in a position, sorted; a move that is listed twice stands there twice.
using Listing = std::vector<std::string>;

/// The moves by these rules; what no engine lists when the rules ask each other without end.
[[nodiscard]] Listing listing_of(const Referee& rules, const Setup& position);

/// The nodes below each move by these rules, which may be endless as well. Throws Interrupted when
/// `stop` becomes true.
[[nodiscard]] Division division_of(std::shared_ptr<const Referee> rules, const Setup& position,
                                   int depth, const std::atomic<bool>* stop);

/// The moves of one listing that the other lacks.
[[nodiscard]] Listing difference(const Listing& one, const Listing& other);

/// Where a line of moves leads by these rules; nothing when the piece of a move is not there, and
/// when the rules ask each other without end.
[[nodiscard]] std::optional<Setup> play(const Referee& rules, const Setup& base,
                                        std::span<const Move> line);

/// A position whose moves the engine has listed.
struct Observation {
  Setup base;  ///< as told, with the moves from there
  std::vector<Move> line;
  Setup position;   ///< where they lead by the rules
  Listing listed;   ///< by the engine
  Listing legal;    ///< by the rules
  Listing missing;  ///< legal, the engine lacks them
  Listing extra;    ///< the engine's, not legal, or listed once too often

  [[nodiscard]] bool wrong() const noexcept { return !missing.empty() || !extra.empty(); }
  [[nodiscard]] std::size_t differences() const noexcept { return missing.size() + extra.size(); }
};

/// An engine's counts below its moves, from depth 2.
struct DeepAnswer {
  Answer answer;
  Total nodes;  ///< their sum, which is what looking at it again costs
};

/// What is made of a move that the engine lists more than once.
enum class Repeats : std::uint8_t {
  count,   ///< it is what the engine believes
  ignore,  ///< it is a trouble of its own, and its counts deeper down say nothing of the rules
};

/// The answers of one engine about one variant. The order in which they came does not matter.
class Evidence {
 public:
  Evidence(const Variant& variant, std::span<const Answer> answers,
           Repeats repeats = Repeats::count);

  /// One answer more; of depth 1 it is also an observation.
  Observation add(const Answer& answer);

  /// Whether the engine was asked about this position, told without moves, at this depth.
  [[nodiscard]] bool has(const Setup& position, int depth = 1) const;

  [[nodiscard]] const Variant& variant() const noexcept { return variant_; }
  /// Wrong lists of moves, the simplest first.
  [[nodiscard]] const std::vector<Observation>& wrong() const noexcept { return wrong_; }
  /// Right lists of moves.
  [[nodiscard]] const std::vector<Observation>& right() const noexcept { return right_; }
  /// Counts below moves, right or wrong, the cheapest first.
  [[nodiscard]] const std::vector<DeepAnswer>& deep() const noexcept { return deep_; }
  /// Positions in which the engine lists moves more than once, with these moves alone in `listed`.
  [[nodiscard]] const std::vector<Observation>& repeated() const noexcept { return repeated_; }

 private:
  [[nodiscard]] Observation observe(const Answer& answer) const;
  Observation insert(const Answer& answer);
  void sort();

  const Variant& variant_;
  Repeats repeats_;
  std::vector<Observation> wrong_;
  std::vector<Observation> right_;
  std::vector<DeepAnswer> deep_;
  std::vector<Observation> repeated_;
  std::map<std::string, std::vector<Division>> seen_;  ///< by question: what was answered
};

}  // namespace hurdle
