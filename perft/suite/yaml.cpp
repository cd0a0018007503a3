// The schema of YAML position sets, key by key, from a tree to values. All keys there are stand in
// this file; every other is refused.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/suite/position.hpp"
#include "perft/suite/set.hpp"
#include "perft/suite/source.hpp"
#include "perft/suite/tree.hpp"

namespace hurdle {
namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 5> set_keys{"schema", "kind", "variant", "about",
                                                   "positions"};
constexpr std::array<std::string_view, 9> entry_keys{
    "id", "fen", "setup", "about", "exercises", "tags", "perft", "moves", "confirmed"};
constexpr std::size_t max_name = 80;

bool is_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
  };
  return !text.empty() && text.size() <= max_name && std::all_of(text.begin(), text.end(), fits);
}

bool is_printable(std::string_view text) {
  return !text.empty() && text.size() <= max_name &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

/// Reads one tree; holds what every function needs.
class Reader {
 public:
  explicit Reader(const Source& source) : source_(source) {}

  PositionSet read(const TreeNode& root);

 private:
  PositionEntry read_entry(const TreeNode& node);
  void read_position(const TreeNode& node, PositionEntry& entry) const;
  void read_labels(const TreeNode& node, PositionEntry& entry) const;
  void read_perft(const Member& member, PositionEntry& entry) const;
  void read_moves(const Member& member, PositionEntry& entry) const;
  void read_confirmed(const Member& member, PositionEntry& entry) const;

  const TreeNode& mapping(const TreeNode& node, std::string_view what, std::size_t at) const;
  const TreeNode& list(const Member& member, std::size_t least, std::size_t most) const;
  void known_keys(const TreeNode& node, std::string_view what, Keys keys) const;
  const Member& required(const TreeNode& node, std::string_view what, std::string_view key) const;
  const std::string& text(const TreeNode& node, std::string_view what, std::size_t at) const;
  const std::string& text(const Member& member) const;
  std::vector<std::string> texts(const Member& member) const;

  const Source& source_;
  const Variant* variant_ = nullptr;
};

PositionSet Reader::read(const TreeNode& root) {
  mapping(root, "a position set", root.at);
  known_keys(root, "a position set", set_keys);
  const Member& schema = required(root, "a position set", "schema");
  if (text(schema) != "1" || schema.value.style != TreeNode::Style::plain) {
    source_.fail(schema.value.at, fmt::format("schema '{}'; this program reads schema 1",
                                              hurdle::quoted(schema.value.value)));
  }
  const Member& kind = required(root, "a position set", "kind");
  if (text(kind) == "games") {
    source_.fail(kind.value.at, "kind 'games' is not supported yet; supported is 'positions'");
  }
  if (text(kind) != "positions") {
    source_.fail(kind.value.at, fmt::format("unknown kind '{}'; supported is 'positions'",
                                            hurdle::quoted(kind.value.value)));
  }
  const Member& variant = required(root, "a position set", "variant");
  variant_ = &variant_at(source_, variant.value.at, text(variant));

  PositionSet set;
  set.file = source_.file();
  set.variant = variant_;
  set.about = text(required(root, "a position set", "about"));
  const Member& positions = required(root, "a position set", "positions");
  std::set<std::string> ids;
  for (const TreeNode& node : list(positions, 1, source_.text().size()).items) {
    set.positions.push_back(read_entry(node));
    if (!ids.insert(set.positions.back().id).second) {
      source_.fail(
          node.find("id")->value.at,
          fmt::format("duplicate id '{}'; ids are unique within a file", set.positions.back().id));
    }
  }
  return set;
}

PositionEntry Reader::read_entry(const TreeNode& node) {
  mapping(node, "a position", node.at);
  known_keys(node, "a position", entry_keys);
  PositionEntry entry;
  entry.line = source_.location(node.at).line;
  const Member& id = required(node, "a position", "id");
  entry.id = text(id);
  if (!is_name(entry.id)) {
    source_.fail(id.value.at,
                 fmt::format("id '{}'; it would be 1 to {} letters, digits, '-', '_' and '.'",
                             hurdle::quoted(entry.id), max_name));
  }
  read_position(node, entry);
  read_labels(node, entry);
  if (const Member* perft = node.find("perft")) {
    read_perft(*perft, entry);
  }
  if (const Member* moves = node.find("moves")) {
    read_moves(*moves, entry);
  }
  if (const Member* confirmed = node.find("confirmed")) {
    read_confirmed(*confirmed, entry);
  }
  return entry;
}

void Reader::read_position(const TreeNode& node, PositionEntry& entry) const {
  const Member* fen = node.find("fen");
  const Member* setup = node.find("setup");
  if (fen != nullptr && setup != nullptr) {
    source_.fail(setup->key.at, "both 'fen' and 'setup'; a position has one of them");
  }
  if (fen != nullptr) {
    place_fen(source_, fen->value.at, *variant_, text(*fen), entry);
    return;
  }
  if (setup == nullptr) {
    source_.fail(node.at, fmt::format("position '{}' has neither 'fen' nor 'setup'", entry.id));
  }
  for (const TreeNode& name : list(*setup, 1, 2).items) {
    if (text(name, "a setup", name.at).find(',') == std::string::npos) {
      continue;
    }
    source_.fail(name.at, "a comma in a setup's name; a list has one name a player, as [A, B]");
  }
  const std::string names = fmt::format("{}", fmt::join(texts(*setup), ","));
  place_setup(source_, setup->value.at, *variant_, names, entry);
}

void Reader::read_labels(const TreeNode& node, PositionEntry& entry) const {
  entry.about = text(required(node, "a position", "about"));
  const Member& exercises = required(node, "a position", "exercises");
  list(exercises, 1, 100);
  entry.exercises = texts(exercises);
  for (const TreeNode& clause : exercises.value.items) {
    if (find_clause(variant_->notation, clause.value) == nullptr) {
      std::vector<std::string_view> ids;
      for (const Clause& known : variant_->notation.clauses) {
        ids.push_back(known.id);
      }
      for (const Clause& known : common_clauses()) {
        ids.push_back(known.id);
      }
      source_.fail(clause.at,
                   fmt::format("no clause '{}' in {}; there are {}", hurdle::quoted(clause.value),
                               variant_->notation.name, fmt::join(ids, ", ")));
    }
  }
  const Member* tags = node.find("tags");
  if (tags == nullptr) {
    return;
  }
  list(*tags, 0, 100);
  entry.tags = texts(*tags);
  for (const TreeNode& tag : tags->value.items) {
    if (is_name(tag.value)) {
      continue;
    }
    source_.fail(tag.at,
                 fmt::format("tag '{}'; it would be 1 to {} letters, digits, '-', '_' and '.'",
                             hurdle::quoted(tag.value), max_name));
  }
}

void Reader::read_perft(const Member& member, PositionEntry& entry) const {
  for (const Member& count : mapping(member.value, "'perft'", member.key.at).members) {
    if (count.key.style != TreeNode::Style::plain) {
      source_.fail(count.key.at, "a quoted depth; write it as 3");
    }
    const int depth = depth_at(source_, count.key.at, count.key.value, "depth");
    const std::string& digits = text(count);
    if (count.value.style != TreeNode::Style::quoted) {
      source_.fail(count.value.at, fmt::format("the count {} is not quoted; write \"{}\"",
                                               hurdle::quoted(digits), hurdle::quoted(digits)));
    }
    entry.perft[depth] = total_at(source_, count.value.at, digits);
    entry.perft_lines[depth] = source_.location(count.value.at).line;
  }
}

void Reader::read_moves(const Member& member, PositionEntry& entry) const {
  const Notation& notation = variant_->notation;
  std::set<std::string> moves;
  for (const TreeNode& node : list(member, 0, 10'000).items) {
    try {
      const std::string move =
          to_text(notation, parse_move(notation, text(node, "a move", node.at)));
      if (!moves.insert(move).second) {
        source_.fail(node.at, fmt::format("duplicate move '{}'; keep one of them", move));
      }
    } catch (const TextError& error) {
      source_.fail(node.at, fmt::format("the move cannot be read: {}", error.what()));
    }
  }
  entry.moves.emplace(moves.begin(), moves.end());
  entry.moves_line = source_.location(member.key.at).line;
}

void Reader::read_confirmed(const Member& member, PositionEntry& entry) const {
  for (const Member& by : mapping(member.value, "'confirmed'", member.key.at).members) {
    if (!is_printable(by.key.value)) {
      source_.fail(by.key.at, fmt::format("confirmed by '{}'; it would be the name of a program, "
                                          "1 to {} printable ASCII characters",
                                          hurdle::quoted(by.key.value), max_name));
    }
    const std::string& digits = text(by);
    if (by.value.style != TreeNode::Style::plain) {
      source_.fail(by.value.at, "a quoted depth; write it as 3");
    }
    entry.confirmed[by.key.value] = depth_at(source_, by.value.at, digits, "depth");
  }
}

const TreeNode& Reader::mapping(const TreeNode& node, std::string_view what, std::size_t at) const {
  if (node.type == TreeNode::Type::mapping) {
    return node;
  }
  source_.fail(node.type == TreeNode::Type::empty ? at : node.at,
               fmt::format("{} would be a mapping, as 'key: value'", what));
}

const TreeNode& Reader::list(const Member& member, std::size_t least, std::size_t most) const {
  const TreeNode& node = member.value;
  if (node.type != TreeNode::Type::list) {
    source_.fail(node.type == TreeNode::Type::empty ? member.key.at : node.at,
                 fmt::format("'{}' would be a list, as [a, b]", member.key.value));
  }
  if (node.items.size() < least || node.items.size() > most) {
    source_.fail(
        node.at,
        fmt::format("'{}' has {} values; it would have {}", member.key.value, node.items.size(),
                    node.items.empty() ? "at least one" : fmt::format("at most {}", most)));
  }
  return node;
}

void Reader::known_keys(const TreeNode& node, std::string_view what, Keys keys) const {
  for (const Member& member : node.members) {
    if (std::find(keys.begin(), keys.end(), member.key.value) != keys.end()) {
      continue;
    }
    source_.fail(member.key.at,
                 fmt::format("unknown key '{}'; {} has {}", hurdle::quoted(member.key.value), what,
                             fmt::join(keys, ", ")));
  }
}

const Member& Reader::required(const TreeNode& node, std::string_view what,
                               std::string_view key) const {
  const Member* member = node.find(key);
  if (member == nullptr) {
    source_.fail(node.at, fmt::format("{} without '{}'", what, key));
  }
  return *member;
}

const std::string& Reader::text(const TreeNode& node, std::string_view what, std::size_t at) const {
  if (node.type == TreeNode::Type::text && !node.value.empty()) {
    return node.value;
  }
  source_.fail(node.type == TreeNode::Type::empty ? at : node.at,
               fmt::format("{} would be a text that is not empty", what));
}

const std::string& Reader::text(const Member& member) const {
  return text(member.value, fmt::format("'{}'", hurdle::quoted(member.key.value)), member.key.at);
}

std::vector<std::string> Reader::texts(const Member& member) const {
  std::vector<std::string> values;
  for (const TreeNode& node : member.value.items) {
    values.push_back(text(node, fmt::format("a value of '{}'", member.key.value), member.key.at));
  }
  return values;
}

}  // namespace

PositionSet parse_yaml_set(const std::string& text, const std::string& file) {
  const Source source(text, file);
  return Reader(source).read(parse_tree(source));
}

}  // namespace hurdle
