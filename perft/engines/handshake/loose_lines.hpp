// Lines of an answer that was not what was expected: what can be read of them, and what is odd in
// them. Knows the lines of a divide at depth 1; knows no protocol.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

namespace hurdle::engines {

/// The words before a count of 1, whatever they are.
[[nodiscard]] std::set<std::string> loose_moves(std::span<const std::string> lines);

/// Whether there is a line with a total and none with a move.
[[nodiscard]] bool is_only_total(std::span<const std::string> lines);

/// What is odd and was read all the same, in sentences: what stands between moves and counts, lines
/// that are no answer.
[[nodiscard]] std::vector<std::string> odd_lines(std::span<const std::string> lines);

}  // namespace hurdle::engines
