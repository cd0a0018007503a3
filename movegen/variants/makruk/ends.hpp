// How games of Makruk end: Makpong's functions with the two counts always on, by the ids of this
// page (T6 to T11).
#pragma once

#include "movegen/variants/makpong/ends.hpp"

namespace hurdle::makruk {

class MakrukEnds : public makpong::MakpongEnds {
 public:
  MakrukEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;
};

}  // namespace hurdle::makruk
