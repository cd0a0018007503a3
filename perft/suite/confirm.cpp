// Writes into a set which other programs confirmed its counts.
#include "perft/suite/confirm.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/suite/text/edit.hpp"
#include "perft/suite/text/rewrite.hpp"
#include "perft/suite/text/source.hpp"
#include "perft/suite/text/tree.hpp"

namespace hurdle {
namespace {

constexpr std::array<std::string_view, 3> own_names{"fast", "referee", "two keys"};

/// The expected set after the change.
PositionSet with_confirmations(PositionSet set, const std::string& name,
                               std::span<const Confirmation> confirmations) {
  for (const Confirmation& confirmation : confirmations) {
    const auto entry = std::ranges::find(set.positions, confirmation.id, &PositionEntry::id);
    if (entry == set.positions.end() || entry->perft != confirmation.perft) {
      throw SuiteError(set.file, {},
                       fmt::format("position '{}' has changed since it was compared; nothing was "
                                   "written, compare again",
                                   confirmation.id));
    }
    int& depth = entry->confirmed[name];
    depth = std::max(depth, confirmation.depth);
  }
  return set;
}

/// The existing pairs in their order, followed by the new pair.
std::vector<TextPair> pairs_of(const TreeNode& node, const std::string& name, int depth) {
  std::vector<TextPair> pairs;
  const std::string value = std::to_string(depth);
  bool placed = false;
  if (const Member* confirmed = node.find("confirmed")) {
    for (const Member& by : confirmed->value.members) {
      const bool same = by.key.value == name;
      placed = placed || same;
      pairs.emplace_back(by.key.value, same ? value : by.value.value);
    }
  }
  if (!placed) {
    pairs.emplace_back(fmt::format("\"{}\"", name), value);
  }
  return pairs;
}

void prove(const PositionSet& expected, const std::string& text) {
  const PositionSet read = parse_yaml_set(text, expected.file);
  const auto same = [](const PositionEntry& a, const PositionEntry& b) {
    return same_position(a, b) && a.perft == b.perft && a.confirmed == b.confirmed;
  };
  if (!std::ranges::equal(read.positions, expected.positions, same)) {
    throw SuiteError(expected.file, {},
                     "cannot place confirmations in this layout; write 'confirmed: {}' on lines "
                     "of their own");
  }
}

}  // namespace

void require_confirming_name(const std::string& name) {
  constexpr std::size_t longest = 80;
  const bool readable = std::ranges::all_of(
      name, [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\'' && c != '\\'; });
  const bool edged = !name.empty() && (name.front() == ' ' || name.back() == ' ');
  if (name.empty() || name.size() > longest || !readable || edged) {
    throw std::invalid_argument(
        fmt::format("'{}' is no name; expected a program and its version, 1 to {} printable ASCII "
                    "characters without quotes and backslashes, as \"fairy-stockfish 11.1\"",
                    hurdle::quoted(name), longest));
  }
  if (std::ranges::find(own_names, name) != own_names.end()) {
    throw std::invalid_argument(fmt::format(
        "'{}' is what hurdle suite count writes; expected the name of the engine", name));
  }
}

std::string confirm_counts(const std::string& text, const std::string& file,
                           const std::string& name, std::span<const Confirmation> confirmations) {
  const PositionSet before = parse_yaml_set(text, file);
  const PositionSet after = with_confirmations(before, name, confirmations);
  const Source source(text, file);
  const TreeNode root = parse_tree(source);
  const std::vector<TreeNode>& nodes = root.find("positions")->value.items;
  Editor editor(source);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const PositionEntry& entry = after.positions[i];
    if (entry.confirmed != before.positions[i].confirmed) {
      editor.set_pairs(nodes[i], "confirmed", pairs_of(nodes[i], name, entry.confirmed.at(name)),
                       {});
    }
  }
  std::string written = editor.apply();
  prove(after, written);
  return written;
}

std::size_t confirm_suite(const std::filesystem::path& path, const std::string& name,
                          std::span<const Confirmation> confirmations) {
  const std::filesystem::path target = writable_set(path, "confirmations are written into");
  const std::string text = read_file(path);
  const std::string written = confirm_counts(text, path.string(), name, confirmations);
  if (written == text) {
    return 0;
  }
  const PositionSet before = parse_yaml_set(text, path.string());
  const auto is_new = [&](const Confirmation& one) {
    return std::ranges::any_of(before.positions, [&](const PositionEntry& entry) {
      const auto known = entry.confirmed.find(name);
      return entry.id == one.id && (known == entry.confirmed.end() || known->second < one.depth);
    });
  };
  replace_set(target, text, written);
  return static_cast<std::size_t>(std::ranges::count_if(confirmations, is_new));
}

}  // namespace hurdle
