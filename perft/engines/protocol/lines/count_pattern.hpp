// Finds the number of nodes in a reply that lists no moves, in whatever words the engine writes it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "perft/count/total.hpp"

namespace hurdle::engines {

/// The lines of a reply whose number of nodes is known.
struct KnownReply {
  std::vector<std::string> lines;
  Total nodes;
  std::vector<Total> by_house_rules = {};
};

/// Where an engine writes the number of nodes: the words before it in its line.
class CountPattern {
 public:
  /// The pattern by which most of these replies have their known number, or else that by one set of
  /// house rules; empty if there is none by which more than half have it. An engine may count some
  /// positions wrongly.
  [[nodiscard]] static std::optional<CountPattern> learn(std::span<const KnownReply> replies);

  /// The number of nodes in a reply; empty if it has no such line. Of several lines the last one
  /// counts: an engine may count the smaller depths first.
  [[nodiscard]] std::optional<Total> count_in(std::span<const std::string> lines) const;

 private:
  [[nodiscard]] static std::optional<CountPattern> by_nodes(std::span<const KnownReply> replies);
  [[nodiscard]] std::size_t right_in(std::span<const KnownReply> replies) const;

  explicit CountPattern(std::string before) : before_(std::move(before)) {}

  std::string before_;  // with `#` in place of each number, and one blank between words
};

}  // namespace hurdle::engines
