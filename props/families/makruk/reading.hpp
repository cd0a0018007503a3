// Makruk's clauses in the third reading: Makpong's, but that nothing binds a king in check (T6).
#pragma once

#include "movegen/variants/makruk/notation.hpp"
#include "props/families/makpong/reading.hpp"

namespace hurdle::props {

class MakrukReading : public MakpongReading {
 public:
  using MakpongReading::MakpongReading;

 protected:
  /// T6: the king goes where it is safe (C5).
  [[nodiscard]] bool forbidden(const Setup& /*setup*/, const Played& /*played*/) const override {
    return false;
  }
};

}  // namespace hurdle::props
