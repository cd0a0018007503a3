// Shared by the parsers of YAML position sets and game sets: start positions, clauses and tags.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "perft/suite/set.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree_reader.hpp"

namespace hurdle {

inline constexpr std::size_t max_name = 80;

/// Whether this is a valid id or tag: 1 to `max_name` letters, digits, '-', '_' and '.'.
[[nodiscard]] bool is_name(std::string_view text);

/// Parses parts of a tree. Every function throws SuiteError with the place in the file. `what`
/// names the parsed mapping in messages, as "a position".
class EntryReader : public TreeReader {
 public:
  using TreeReader::TreeReader;

  /// Call only after `read_variant`.
  [[nodiscard]] const Variant& variant() const noexcept { return *variant_; }

  /// Parses the kind of a set. The set's schema version must be the one that this program supports.
  [[nodiscard]] const std::string& read_kind(const TreeNode& root) const;
  void read_variant(const TreeNode& node, std::string_view what);

  /// Each function fills in a part of an entry.
  void read_id(const TreeNode& node, std::string_view what, PositionEntry& entry) const;
  /// Throws if an earlier entry has this id.
  void require_new_id(const TreeNode& node, const std::string& id);
  /// Parses `fen` or `setup`; `what` is "position" in this case.
  void read_position(const TreeNode& node, std::string_view what, PositionEntry& entry) const;
  void read_exercises(const Member& exercises, PositionEntry& entry) const;

  void read_perft(const Member& member, PositionEntry& entry) const;
  void read_confirmed(const Member& member, PositionEntry& entry) const;

  /// A list of tags, or of mutants.
  [[nodiscard]] std::vector<std::string> read_names(const Member& names) const;

 private:
  const Variant* variant_ = nullptr;
  std::set<std::string> ids_;
};

}  // namespace hurdle
