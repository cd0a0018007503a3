// Shared by the parsers of YAML files: mappings with known keys, lists and texts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree.hpp"

namespace hurdle {

/// Reads parts of a tree. Every function throws SuiteError with the place in the file. `what` names
/// the mapping in messages, as "a position"; `at` is the place of a value that is empty.
class TreeReader {
 public:
  using Keys = std::span<const std::string_view>;

  explicit TreeReader(const Source& source) : source_(source) {}

  [[nodiscard]] const Source& source() const noexcept { return source_; }

  void mapping(const TreeNode& node, std::string_view what, std::size_t at) const;
  const TreeNode& list(const Member& member, std::size_t least, std::size_t most) const;
  void known_keys(const TreeNode& node, std::string_view what, Keys keys) const;
  [[nodiscard]] const Member& required(const TreeNode& node, std::string_view what,
                                       std::string_view key) const;
  [[nodiscard]] const std::string& text(const TreeNode& node, std::string_view what,
                                        std::size_t at) const;
  [[nodiscard]] const std::string& text(const Member& member) const;
  [[nodiscard]] std::vector<std::string> texts(const Member& member) const;

 private:
  const Source& source_;
};

}  // namespace hurdle
