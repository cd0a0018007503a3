#include "perft/suite/text/entry_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/suite/text/position.hpp"

namespace hurdle {
namespace {

bool is_printable(std::string_view text) {
  return !text.empty() && text.size() <= max_name &&
         std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace

bool is_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
  };
  return !text.empty() && text.size() <= max_name && std::ranges::all_of(text, fits);
}

const std::string& EntryReader::read_kind(const TreeNode& root) const {
  const Member& schema = required(root, "a position set", "schema");
  if (text(schema) != "1" || schema.value.style != TreeNode::Style::plain) {
    source().fail(schema.value.at, fmt::format("schema '{}'; this program reads schema 1",
                                               hurdle::quoted(schema.value.value)));
  }
  return text(required(root, "a position set", "kind"));
}

void EntryReader::read_variant(const TreeNode& node, std::string_view what) {
  const Member& variant = required(node, what, "variant");
  variant_ = &variant_at(source(), variant.value.at, text(variant));
}

void EntryReader::read_id(const TreeNode& node, std::string_view what, PositionEntry& entry) const {
  entry.line = source().location(node.at).line;
  const Member& id = required(node, what, "id");
  entry.id = text(id);
  if (!is_name(entry.id)) {
    source().fail(id.value.at,
                  fmt::format("id '{}'; expected 1 to {} letters, digits, '-', '_' and '.'",
                              hurdle::quoted(entry.id), max_name));
  }
}

void EntryReader::require_new_id(const TreeNode& node, const std::string& id) {
  if (!ids_.insert(id).second) {
    source().fail(node.find("id")->value.at,
                  fmt::format("duplicate id '{}'; ids are unique within a file", id));
  }
}

void EntryReader::read_position(const TreeNode& node, std::string_view what,
                                PositionEntry& entry) const {
  const Member* fen = node.find("fen");
  const Member* setup = node.find("setup");
  if (fen != nullptr && setup != nullptr) {
    source().fail(setup->key.at, fmt::format("both 'fen' and 'setup'; a {} has one of them", what));
  }
  if (fen != nullptr) {
    place_fen(source(), fen->value.at, *variant_, text(*fen), entry);
    return;
  }
  if (setup == nullptr) {
    source().fail(node.at, fmt::format("{} '{}' has neither 'fen' nor 'setup'", what, entry.id));
  }
  for (const TreeNode& name : list(*setup, 1, 2).items) {
    if (text(name, "a setup", name.at).find(',') == std::string::npos) {
      continue;
    }
    source().fail(name.at, "a comma in a setup's name; a list has one name a player, as [A, B]");
  }
  const std::string names = fmt::format("{}", fmt::join(texts(*setup), ","));
  place_setup(source(), setup->value.at, *variant_, names, entry);
}

void EntryReader::read_exercises(const Member& exercises, PositionEntry& entry) const {
  list(exercises, 1, 100);
  entry.exercises = texts(exercises);
  for (const TreeNode& clause : exercises.value.items) {
    if (find_clause(variant_->notation, clause.value) == nullptr) {
      std::vector<std::string_view> ids =
          mapped(variant_->notation.clauses, [&](const Clause& known) { return known.id; });
      for (const Clause& known : variant_->notation.end_clauses) {
        ids.push_back(known.id);
      }
      for (const Clause& known : common_clauses()) {
        ids.push_back(known.id);
      }
      source().fail(clause.at,
                    fmt::format("no clause '{}' in {}; there are {}", hurdle::quoted(clause.value),
                                variant_->notation.name, fmt::join(ids, ", ")));
    }
  }
}

void EntryReader::read_perft(const Member& member, PositionEntry& entry) const {
  mapping(member.value, "'perft'", member.key.at);
  for (const Member& count : member.value.members) {
    if (count.key.style != TreeNode::Style::plain) {
      source().fail(count.key.at, "a quoted depth; write it as 3");
    }
    const int depth = depth_at(source(), count.key.at, count.key.value, "depth");
    const std::string& digits = text(count);
    if (count.value.style != TreeNode::Style::quoted) {
      source().fail(count.value.at, fmt::format("the count {} is not quoted; write \"{}\"",
                                                hurdle::quoted(digits), hurdle::quoted(digits)));
    }
    entry.perft[depth] = total_at(source(), count.value.at, digits);
    entry.perft_lines[depth] = source().location(count.value.at).line;
  }
}

void EntryReader::read_confirmed(const Member& member, PositionEntry& entry) const {
  mapping(member.value, "'confirmed'", member.key.at);
  for (const Member& by : member.value.members) {
    if (!is_printable(by.key.value)) {
      source().fail(by.key.at, fmt::format("confirmed by '{}'; expected the name of a program, "
                                           "1 to {} printable ASCII characters",
                                           hurdle::quoted(by.key.value), max_name));
    }
    const std::string& digits = text(by);
    if (by.value.style != TreeNode::Style::plain) {
      source().fail(by.value.at, "a quoted depth; write it as 3");
    }
    entry.confirmed[by.key.value] = depth_at(source(), by.value.at, digits, "depth");
  }
}

std::vector<std::string> EntryReader::read_names(const Member& names) const {
  list(names, 0, 100);
  std::vector<std::string> read = texts(names);
  for (const TreeNode& name : names.value.items) {
    if (!is_name(name.value)) {
      source().fail(name.at, fmt::format("'{}' in '{}'; expected 1 to {} letters, digits, '-', "
                                         "'_' and '.'",
                                         hurdle::quoted(name.value), names.key.value, max_name));
    }
  }
  return read;
}

}  // namespace hurdle
