// Edits values in the text of a YAML mapping and keeps every other byte. Handles layout (block or
// flow, indentation, line ends); independent of the schema.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "perft/suite/tree.hpp"

namespace hurdle {

/// Key and value of a mapping, as YAML text.
using TextPair = std::pair<std::string, std::string>;

/// Collects changes to one text and applies them together.
class Editor {
 public:
  explicit Editor(const Source& source);

  /// Makes the mapping `key` of `entry` contain these pairs: replaces values that differ, inserts
  /// missing pairs after the preceding pair, and keeps other members. A missing mapping is inserted
  /// after the last member of `entry` that is not in `before`.
  void set_pairs(const TreeNode& entry, std::string_view key, const std::vector<TextPair>& pairs,
                 const std::vector<std::string_view>& before);

  /// The text with all changes.
  [[nodiscard]] std::string apply() const;

 private:
  struct Change {
    std::size_t begin;
    std::size_t end;
    std::string text;
  };

  void insert_mapping(const TreeNode& entry, const std::string& text,
                      const std::vector<std::string_view>& before);
  void change_value(const TreeNode& value, const std::string& text);
  void insert_pair(const TreeNode& mapping, const Member* previous, const std::string& pair);

  [[nodiscard]] std::size_t value_end(const TreeNode& node, std::size_t indentation) const;
  [[nodiscard]] std::size_t flow_end(std::size_t at) const;
  [[nodiscard]] std::size_t indented_end(const TreeNode& node, std::size_t indentation) const;
  [[nodiscard]] std::size_t line_end(std::size_t at) const;
  [[nodiscard]] std::size_t column(std::size_t at) const;
  void change(std::size_t begin, std::size_t end, std::string text);

  const std::string& text_;
  std::string newline_;
  std::vector<Change> changes_;
};

}  // namespace hurdle
