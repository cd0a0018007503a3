// The root of a hash tree.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hurdle::campaign {

/// The root of a hash tree over digests, computed in memory proportional to the tree's height. Two
/// neighbours are combined to sha256(byte 1, left, right); a node without a neighbour moves up
/// unchanged.
class TreeRoot {
 public:
  void add(std::string digest);
  /// The root over all added digests; without any, sha256 of no bytes.
  [[nodiscard]] std::string root() const;

 private:
  struct Node {
    std::string digest;
    std::uint64_t leaves;
  };
  std::vector<Node> nodes_;  ///< complete subtrees, larger ones first
};

}  // namespace hurdle::campaign
