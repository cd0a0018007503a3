// Builds a tree with source offsets from yaml-cpp's events, each of them checked.
#include "perft/suite/text/tree.hpp"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::size_t max_nesting = 8;
constexpr std::size_t max_values = 500'000;

std::size_t offset_of(const YAML::Mark& mark) {
  return mark.pos < 0 ? 0 : static_cast<std::size_t>(mark.pos);
}

/// Builds the tree from the parser's events.
class Builder : public YAML::EventHandler {
 public:
  explicit Builder(const Source& source) : source_(source) {}

  [[nodiscard]] std::optional<TreeNode> take() { return std::exchange(root_, std::nullopt); }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (documents_++ > 0) {
      source_.fail(offset_of(mark), "a second document; a file holds one position set");
    }
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    add(make(TreeNode::Type::empty, mark, "?", anchor));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
    source_.fail(offset_of(mark), "an alias ('*'); write the value out");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    TreeNode node = make(TreeNode::Type::text, mark, tag, anchor);
    node.value = value;
    if (tag == "!") {
      node.style = style_at(node.at);
    }
    add(std::move(node));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override {
    open(make(TreeNode::Type::list, mark, tag, anchor), style);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value style) override {
    open(make(TreeNode::Type::mapping, mark, tag, anchor), style);
  }
  void OnMapEnd() override { close(); }

 private:
  struct Open {
    TreeNode node;
    std::optional<TreeNode> key;  ///< parsed, without its value yet
    std::set<std::string> keys;   ///< parsed so far
  };

  TreeNode make(TreeNode::Type type, const YAML::Mark& mark, const std::string& tag,
                YAML::anchor_t anchor) {
    TreeNode node;
    node.type = type;
    node.at = offset_of(mark);
    if (anchor != 0) {
      source_.fail(node.at, "an anchor ('&'); write the value out where it is used");
    }
    if (tag != "?" && tag != "!") {
      source_.fail(node.at, fmt::format("a tag ('{}'); values have none", hurdle::quoted(tag)));
    }
    if (++values_ > max_values) {
      source_.fail(node.at, fmt::format("more than {} values; split the file", max_values));
    }
    return node;
  }

  [[nodiscard]] TreeNode::Style style_at(std::size_t at) const {
    const char first = at < source_.text().size() ? source_.text()[at] : '\0';
    if (first == '|' || first == '>') {
      return TreeNode::Style::block;
    }
    if (first != '"' && first != '\'') {
      source_.fail(at, "a tag ('!'); values have none");
    }
    if (quoted_end(source_.text(), at) == std::string::npos) {
      source_.fail(at, "the quoted text that begins here is never closed");
    }
    return TreeNode::Style::quoted;
  }

  void open(TreeNode node, YAML::EmitterStyle::value style) {
    if (stack_.size() >= max_nesting) {
      source_.fail(node.at, fmt::format("nested deeper than {} levels; a position set needs 4",
                                        max_nesting));
    }
    node.flow = style == YAML::EmitterStyle::Flow;
    stack_.push_back({std::move(node), std::nullopt, {}});
  }

  void close() {
    TreeNode node = std::move(stack_.back().node);
    stack_.pop_back();
    add(std::move(node));
  }

  void add(TreeNode node) {
    if (stack_.empty()) {
      root_ = std::move(node);
      return;
    }
    Open& parent = stack_.back();
    if (parent.node.type == TreeNode::Type::list) {
      parent.node.items.push_back(std::move(node));
    } else if (parent.key) {
      parent.node.members.push_back({std::move(*parent.key), std::move(node)});
      parent.key.reset();
    } else {
      add_key(parent, std::move(node));
    }
  }

  void add_key(Open& parent, TreeNode key) const {
    if (key.type != TreeNode::Type::text) {
      source_.fail(key.at, "a key that is no text");
    }
    if (!parent.keys.insert(key.value).second) {
      source_.fail(key.at,
                   fmt::format("duplicate key '{}'; keep one of them", hurdle::quoted(key.value)));
    }
    parent.key = std::move(key);
  }

  const Source& source_;
  std::vector<Open> stack_;
  std::optional<TreeNode> root_;
  std::size_t values_ = 0;
  int documents_ = 0;
};

}  // namespace

TreeNode parse_tree(const Source& source) {
  std::istringstream stream(source.text());
  Builder builder(source);
  try {
    YAML::Parser parser(stream);
    parser.HandleNextDocument(builder);
    std::optional<TreeNode> root = builder.take();
    parser.HandleNextDocument(builder);
    if (!root) {
      source.fail(0, "no document; a position set begins with 'schema: 1'");
    }
    return std::move(*root);
  } catch (const YAML::Exception& error) {
    source.fail(offset_of(error.mark),
                "malformed YAML: " + error.msg +
                    "; check indentation, tabs, brackets, quotes and ': ' in texts");
  }
}

std::size_t quoted_end(std::string_view text, std::size_t at) noexcept {
  const char quote = text[at];
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (quote == '"' && text[i] == '\\') {
      ++i;
    } else if (text[i] == quote) {
      const bool doubled = quote == '\'' && i + 1 < text.size() && text[i + 1] == '\'';
      if (!doubled) {
        return i + 1;
      }
      ++i;
    }
  }
  return std::string_view::npos;
}

const Member* TreeNode::find(std::string_view key) const noexcept {
  const auto found =
      std::ranges::find_if(members, [&](const Member& member) { return member.key.value == key; });
  return found == members.end() ? nullptr : &*found;
}

}  // namespace hurdle
