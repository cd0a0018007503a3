#include "perft/suite/text/tree_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {

void TreeReader::mapping(const TreeNode& node, std::string_view what, std::size_t at) const {
  if (node.type != TreeNode::Type::mapping) {
    source_.fail(node.type == TreeNode::Type::empty ? at : node.at,
                 fmt::format("{} must be a mapping, as 'key: value'", what));
  }
}

const TreeNode& TreeReader::list(const Member& member, std::size_t least, std::size_t most) const {
  const TreeNode& node = member.value;
  if (node.type != TreeNode::Type::list) {
    source_.fail(node.type == TreeNode::Type::empty ? member.key.at : node.at,
                 fmt::format("'{}' must be a list, as [a, b]", member.key.value));
  }
  if (node.items.size() < least || node.items.size() > most) {
    source_.fail(
        node.at,
        fmt::format("'{}' has {} values; expected {}", member.key.value, node.items.size(),
                    node.items.empty() ? "at least one" : fmt::format("at most {}", most)));
  }
  return node;
}

void TreeReader::known_keys(const TreeNode& node, std::string_view what, Keys keys) const {
  for (const Member& member : node.members) {
    if (std::ranges::find(keys, member.key.value) != keys.end()) {
      continue;
    }
    source_.fail(member.key.at,
                 fmt::format("unknown key '{}'; {} has {}", hurdle::quoted(member.key.value), what,
                             fmt::join(keys, ", ")));
  }
}

const Member& TreeReader::required(const TreeNode& node, std::string_view what,
                                   std::string_view key) const {
  const Member* member = node.find(key);
  if (member == nullptr) {
    source_.fail(node.at, fmt::format("{} without '{}'", what, key));
  }
  return *member;
}

const std::string& TreeReader::text(const TreeNode& node, std::string_view what,
                                    std::size_t at) const {
  if (node.type == TreeNode::Type::text && !node.value.empty()) {
    return node.value;
  }
  source_.fail(node.type == TreeNode::Type::empty ? at : node.at,
               fmt::format("{} must be a text that is not empty", what));
}

const std::string& TreeReader::text(const Member& member) const {
  return text(member.value, fmt::format("'{}'", hurdle::quoted(member.key.value)), member.key.at);
}

std::vector<std::string> TreeReader::texts(const Member& member) const {
  return mapped(member.value.items, [&](const TreeNode& node) {
    return text(node, fmt::format("a value of '{}'", member.key.value), member.key.at);
  });
}

}  // namespace hurdle
