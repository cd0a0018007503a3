// Moves as long coordinates in the spellings that programs use: with a dash, a capture mark, or
// another case of a piece's letter. None of these says anything about the rules.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::engines {

/// The text without a last word `nodes`, as the part of `e2e4  nodes: 20` before the colon has it.
[[nodiscard]] std::string without_nodes(std::string_view text);

/// `e2e4 nodes` as `e2e4`; `e2-e4` and `e4xd5` without the mark; `e7e8=Q`, `e7e8(Q)` and `e7e8Q` as
/// `e7e8q`; `p@e5` and
/// `@e5` as `P@e5`. Any other word is returned unchanged.
[[nodiscard]] std::string plain_move_word(std::string_view text);

}  // namespace hurdle::engines
