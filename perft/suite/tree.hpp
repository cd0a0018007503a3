// YAML as a tree with source offsets. Rejects YAML features that the schema does not use, and
// errors that yaml-cpp accepts: aliases, anchors, tags, second documents, duplicate keys, deep
// nesting, unclosed quotes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "perft/suite/source.hpp"

namespace hurdle {

struct Member;

/// A value: a text, a list, a mapping, or empty (`key:` without a value, `~`).
struct TreeNode {
  enum class Type : std::uint8_t { empty, text, list, mapping };
  enum class Style : std::uint8_t { plain, quoted, block };  ///< of a text

  Type type = Type::empty;
  Style style = Style::plain;
  bool flow = false;   ///< a list in [] or a mapping in {}
  std::size_t at = 0;  ///< offset of its first byte
  std::string value;   ///< of a text
  std::vector<TreeNode> items;
  std::vector<Member> members;

  /// The member of a mapping with this key, or null.
  [[nodiscard]] const Member* find(std::string_view key) const noexcept;
};

/// A key, always a text, and its value.
struct Member {
  TreeNode key;
  TreeNode value;
};

/// Parses the single document of a source. Throws SuiteError.
[[nodiscard]] TreeNode parse_tree(const Source& source);

/// The offset past the quoted text that begins at `at`; npos if it is never closed.
[[nodiscard]] std::size_t quoted_end(std::string_view text, std::size_t at) noexcept;

}  // namespace hurdle
