// Oracle for Makruk's clauses: Makpong's, without the restrictions on a king in check (T6).
#pragma once

#include "movegen/variants/makruk/notation.hpp"
#include "props/families/makpong/oracle.hpp"

namespace hurdle::props {

class MakrukOracle : public MakpongOracle {
 public:
  using MakpongOracle::MakpongOracle;

 protected:
  /// T6: only C5 restricts the king.
  [[nodiscard]] bool forbidden(const Setup& /*setup*/, const Played& /*played*/) const override {
    return false;
  }
};

}  // namespace hurdle::props
