// How far a count is, and the exception that carries this when the count is interrupted.
#pragma once

#include <exception>

#include "perft/count/total.hpp"

namespace hurdle {

/// The share of the tree that is done, as if every move of a position led to as many nodes as any
/// other, and the nodes found there.
struct CountProgress {
  double share = 0;
  Total nodes;
};

/// Work was interrupted. Carries what a count has found so far.
class Interrupted : public std::exception {
 public:
  Interrupted() = default;
  explicit Interrupted(const CountProgress& known) : known_(known) {}
  [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
  [[nodiscard]] const CountProgress& known() const noexcept { return known_; }

 private:
  CountProgress known_;
};

}  // namespace hurdle
