// How games of Makruk end: Makpong's functions with both counts always on, and the clause ids of
// Makruk's page (T6 to T11).
#pragma once

#include "movegen/variants/makpong/ends.hpp"

namespace hurdle::makruk {

/// Makpong's clauses with the ids of Makruk's page; Makruk has no fifty-move rule.
inline constexpr makpong::EndClauses end_names{.mate = "T6",
                                               .stalemate = "T7",
                                               .threefold = "T8",
                                               .fifty_moves = "",
                                               .lack_of_pieces = "T11",
                                               .boards_honour = "T9",
                                               .pieces_honour = "T10"};

class MakrukEnds : public makpong::MakpongEnds {
 public:
  MakrukEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;
};

}  // namespace hurdle::makruk
