#include "perft/campaign/plan/tree_root.hpp"

#include <utility>

#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

std::string parent_of(const std::string& left, const std::string& right) {
  return sha256('\1' + left + right);
}

}  // namespace

void TreeRoot::add(std::string digest) {
  Node node{std::move(digest), 1};
  while (!nodes_.empty() && nodes_.back().leaves == node.leaves) {
    node = {parent_of(nodes_.back().digest, node.digest), 2 * node.leaves};
    nodes_.pop_back();
  }
  nodes_.push_back(std::move(node));
}

std::string TreeRoot::root() const {
  if (nodes_.empty()) {
    return sha256("");
  }
  std::string root = nodes_.back().digest;
  for (std::size_t place = nodes_.size() - 1; place > 0; --place) {
    root = parent_of(nodes_[place - 1].digest, root);
  }
  return root;
}

}  // namespace hurdle::campaign
