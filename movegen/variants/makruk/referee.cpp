#include "movegen/variants/makruk/referee.hpp"

#include <array>
#include <utility>

namespace hurdle::makruk {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> clause_ids{{
    {"M1", "T1"},
    {"M2", "T2"},
    {"M3", "T3"},
    {"M4", "T4"},
    {"M5", "T5"},
    {"M6", ""},
    {"M7", ""},
    {"M8", "T7"},
}};

Reason here(Reason reason) {
  reason.clause = thai_clause(reason.clause);
  return reason;
}

std::optional<InvalidReason> here(std::optional<InvalidReason> invalid) {
  if (invalid) {
    invalid->clause = thai_clause(invalid->clause);
  }
  return invalid;
}

}  // namespace

std::string_view thai_clause(std::string_view clause) {
  for (const auto& [makpong, thai] : clause_ids) {
    if (makpong == clause) {
      return thai;
    }
  }
  return clause;
}

// T6: only C5 restricts the king, so the functions below call the common rules past Makpong's.
// NOLINTBEGIN(bugprone-parent-virtual-call)
bool MakrukReferee::permitted(const Setup& setup, Move move, const Setup& next) const {
  return BaseReferee::permitted(setup, move, next);
}
Reason MakrukReferee::why_not_permitted(const Setup& setup, Move move) const {
  return BaseReferee::why_not_permitted(setup, move);
}
Reason MakrukReferee::why_mate(const Setup& setup) const {
  return BaseReferee::why_mate(setup);
}
// NOLINTEND(bugprone-parent-virtual-call)

std::optional<InvalidReason> MakrukReferee::too_many(const Setup& setup) const {
  return here(MakpongReferee::too_many(setup));
}
std::optional<InvalidReason> MakrukReferee::misplaced(const Setup& setup, Square square) const {
  return here(MakpongReferee::misplaced(setup, square));
}
std::span<const KindWords> MakrukReferee::words() const {
  static constexpr std::array<KindWords, 6> words_of_kinds{
      {{"T1"}, {"T2"}, {"T3"}, {"T1"}, {"T1"}, {"T4"}}};
  return words_of_kinds;
}
Reason MakrukReferee::why_unreachable(const Setup& setup, Square from, Square to) const {
  return here(MakpongReferee::why_unreachable(setup, from, to));
}
// A king's step out of check is M6 on Makpong's page, but an ordinary step in Makruk.
Reason MakrukReferee::why_legal(const Setup& setup, Move move) const {
  if (setup.at(move.from()).kind() == makpong::king) {
    return {"T1", "one step"};
  }
  return here(MakpongReferee::why_legal(setup, move));
}
Reason MakrukReferee::why_not_so_promoted(const Setup& setup, Move move) const {
  return here(MakpongReferee::why_not_so_promoted(setup, move));
}

}  // namespace hurdle::makruk
