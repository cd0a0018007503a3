// Makruk's clauses in the oracle: Makpong's, but that nothing binds a king in check (T6).
#pragma once

#include "movegen/variants/makruk/notation.hpp"
#include "props/families/makpong/oracle.hpp"

namespace hurdle::props {

class MakrukOracle : public MakpongOracle {
 public:
  using MakpongOracle::MakpongOracle;

 protected:
  /// T6: the king goes where it is safe (C5).
  [[nodiscard]] bool forbidden(const Setup& /*setup*/, const Played& /*played*/) const override {
    return false;
  }
};

}  // namespace hurdle::props
