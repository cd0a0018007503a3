// Lenient parsing of a depth-1 divide in an unexpected form: the moves that can be extracted, and
// the oddities. Independent of protocols.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

namespace hurdle::engines {

/// The words before a count of 1, whether or not they have the form of a move.
[[nodiscard]] std::set<std::string> loose_moves(std::span<const std::string> lines);

/// Whether the lines contain a total but no move.
[[nodiscard]] bool is_only_total(std::span<const std::string> lines);

/// The first line that is no total; empty if there is none.
[[nodiscard]] std::string line_beside_total(std::span<const std::string> lines);

/// Sentences about oddities that Hurdle accepts: an unusual separator between move and count, and
/// lines that are not part of the reply.
[[nodiscard]] std::vector<std::string> odd_lines(std::span<const std::string> lines);

}  // namespace hurdle::engines
