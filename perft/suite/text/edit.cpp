// Edits values in the text of a YAML mapping and keeps every other byte.
#include "perft/suite/text/edit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/lists.hpp"

namespace hurdle {
namespace {

std::string joined(const TextPair& pair) {
  return pair.first + ": " + pair.second;
}

std::string bare(std::string_view text) {
  const bool is_quoted = text.size() > 1 && text.front() == '"';
  return std::string(is_quoted ? text.substr(1, text.size() - 2) : text);
}

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

}  // namespace

Editor::Editor(const Source& source) : text_(source.text()) {
  const std::size_t feed = text_.find('\n');
  newline_ = feed != std::string::npos && feed > 0 && text_[feed - 1] == '\r' ? "\r\n" : "\n";
}

void Editor::set_pairs(const TreeNode& entry, std::string_view key,
                       const std::vector<TextPair>& pairs,
                       const std::vector<std::string_view>& before) {
  if (pairs.empty()) {
    return;
  }
  const std::string all = join_texts(pairs, ", ", joined);
  const Member* member = entry.find(key);
  if (member == nullptr) {
    insert_mapping(entry, fmt::format("{}: {{ {} }}", key, all), before);
    return;
  }
  const TreeNode& mapping = member->value;
  if (mapping.members.empty()) {
    change(mapping.at, flow_end(mapping.at), fmt::format("{{ {} }}", all));
    return;
  }
  const Member* previous = nullptr;
  for (const TextPair& pair : pairs) {
    if (const Member* old = mapping.find(bare(pair.first))) {
      change_value(old->value, bare(pair.second));
      previous = old;
    } else {
      insert_pair(mapping, previous, joined(pair));
    }
  }
}

std::string Editor::apply() const {
  std::vector<Change> ordered = changes_;
  std::ranges::stable_sort(ordered,
                           [](const Change& a, const Change& b) { return a.begin < b.begin; });
  std::string out;
  std::size_t at = 0;
  for (const Change& one : ordered) {
    out.append(text_, at, one.begin - at);
    out += one.text;
    at = one.end;
  }
  out.append(text_, at);
  return out;
}

void Editor::insert_mapping(const TreeNode& entry, const std::string& text,
                            const std::vector<std::string_view>& before) {
  const Member* last = nullptr;
  for (const Member& member : entry.members) {
    const bool later = std::ranges::find(before, member.key.value) != before.end();
    if (!later) {
      last = &member;
    }
  }
  insert_pair(entry, last, text);
}

void Editor::change_value(const TreeNode& value, const std::string& text) {
  if (value.value == text) {
    return;
  }
  if (value.style == TreeNode::Style::quoted) {
    change(value.at + 1, quoted_end(text_, value.at) - 1, text);
  } else {
    change(value.at, value.at + value.value.size(), text);
  }
}

void Editor::insert_pair(const TreeNode& mapping, const Member* previous, const std::string& pair) {
  const std::size_t first = mapping.members.front().key.at;
  const std::string indent(column(first), ' ');
  if (previous == nullptr) {
    change(first, first, pair + (mapping.flow ? ", " : newline_ + indent));
    return;
  }
  const std::size_t end = value_end(previous->value, indent.size());
  if (mapping.flow) {
    change(end, end, ", " + pair);
  } else {
    const std::size_t line = line_end(end);
    change(line, line, newline_ + indent + pair);
  }
}

/// The offset past the value's last byte. A text over several lines ends before the first line that
/// is not indented deeper than its key.
std::size_t Editor::value_end(const TreeNode& node, std::size_t indentation) const {
  if (node.flow) {
    return flow_end(node.at);
  }
  if (node.type == TreeNode::Type::mapping && !node.members.empty()) {
    return value_end(node.members.back().value, indentation);
  }
  if (node.type == TreeNode::Type::list && !node.items.empty()) {
    return value_end(node.items.back(), indentation);
  }
  if (node.style == TreeNode::Style::quoted) {
    return quoted_end(text_, node.at);
  }
  if (text_.compare(node.at, node.value.size(), node.value) == 0) {
    return node.at + node.value.size();
  }
  return indented_end(node, indentation);
}

std::size_t Editor::indented_end(const TreeNode& node, std::size_t indentation) const {
  std::size_t end = line_end(node.at);
  std::size_t begin = std::min(text_.find('\n', node.at), text_.size() - 1) + 1;
  while (begin < text_.size()) {
    const std::size_t content = text_.find_first_not_of(" \r", begin);
    if (content == std::string::npos) {
      break;
    }
    const std::size_t next = std::min(text_.find('\n', content), text_.size() - 1) + 1;
    if (text_[content] != '\n') {
      const bool comment = node.style == TreeNode::Style::plain && text_[content] == '#';
      if (content - begin <= indentation || comment) {
        break;
      }
      end = line_end(content);
    }
    begin = next;
  }
  return end;
}

/// The offset past the bracket that closes the one at `at`; brackets in quotes, comments and plain
/// texts are ignored.
std::size_t Editor::flow_end(std::size_t at) const {
  int depth = 0;
  bool plain = false;
  for (std::size_t i = at; i < text_.size(); ++i) {
    const char c = text_[i];
    if (c == '#' && is_space(text_[i - 1])) {
      i = line_end(i);
    } else if (!plain && (c == '"' || c == '\'')) {
      i = quoted_end(text_, i) - 1;
    } else if (c == '[' || c == '{') {
      ++depth;
      plain = false;
    } else if (c == ']' || c == '}') {
      if (--depth == 0) {
        return i + 1;
      }
      plain = false;
    } else if (c == ',' || c == ':') {
      plain = false;
    } else if (!is_space(c)) {
      plain = true;
    }
  }
  return text_.size();
}

/// The end of the line that contains `at`, before its line feed or carriage return.
std::size_t Editor::line_end(std::size_t at) const {
  const std::size_t feed = std::min(text_.find('\n', at), text_.size());
  return feed > at && text_[feed - 1] == '\r' ? feed - 1 : feed;
}

std::size_t Editor::column(std::size_t at) const {
  const std::size_t feed = at == 0 ? std::string::npos : text_.rfind('\n', at - 1);
  return feed == std::string::npos ? at : at - feed - 1;
}

void Editor::change(std::size_t begin, std::size_t end, std::string text) {
  changes_.push_back({begin, end, std::move(text)});
}

}  // namespace hurdle
