#include "perft/cli/program/generate/markdown.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "perft/cli/program/generate/roff.hpp"

namespace hurdle::cli::generate {
namespace {

struct NodeDeleter {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
using Document = std::unique_ptr<cmark_node, NodeDeleter>;

Document parsed(const std::string& markdown) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, decltype(&cmark_parser_free)> parser(
      cmark_parser_new(CMARK_OPT_DEFAULT), &cmark_parser_free);
  cmark_parser_attach_syntax_extension(parser.get(), cmark_find_syntax_extension("table"));
  cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
  return Document(cmark_parser_finish(parser.get()));
}

std::vector<cmark_node*> children(cmark_node* node) {
  std::vector<cmark_node*> result;
  for (cmark_node* child = cmark_node_first_child(node); child != nullptr;
       child = cmark_node_next(child)) {
    result.push_back(child);
  }
  return result;
}

std::string_view type_of(cmark_node* node) {
  return cmark_node_get_type_string(node);
}

std::string_view literal_of(cmark_node* node) {
  const char* text = cmark_node_get_literal(node);
  return text == nullptr ? "" : text;
}

/// The text of a node without markup.
std::string plain(cmark_node* node) {
  const std::string_view type = type_of(node);
  if (type == "softbreak" || type == "linebreak") {
    return " ";
  }
  std::string text(literal_of(node));
  for (cmark_node* child : children(node)) {
    text += plain(child);
  }
  return text;
}

/// Writes blocks as roff.
class Writer {
 public:
  explicit Writer(const PageOfLink& page_of) : page_of_(page_of) {}

  void blocks(cmark_node* parent) {
    for (cmark_node* block : children(parent)) {
      add(block);
    }
  }
  void add(cmark_node* block);

  std::string text;

 private:
  std::string words(cmark_node* parent);
  std::string word(cmark_node* node);
  std::string link(cmark_node* node);
  void heading(cmark_node* block);
  void paragraph(cmark_node* block);
  void list(cmark_node* block);
  void item(cmark_node* block, const std::string& head);
  void table(cmark_node* block);
  void clauses(const std::vector<cmark_node*>& rows);
  void entries(const std::vector<cmark_node*>& rows);
  void columns(const std::vector<cmark_node*>& rows);

  const PageOfLink& page_of_;
  std::string font_ = "R";
  bool continues_ = false;  ///< the next paragraph follows the head of an item
};

std::string Writer::words(cmark_node* parent) {
  return join_texts(children(parent), "", [&](cmark_node* node) { return word(node); });
}

std::string Writer::link(cmark_node* node) {
  const std::string target = cmark_node_get_url(node);
  if (target.find("://") != std::string::npos) {
    const std::string content = words(node);
    return plain(node) == target ? content : fmt::format("{} <{}>", content, roff(target));
  }
  const std::string page = page_of_ ? page_of_(target) : "";
  return page.empty() ? words(node) : fmt::format("{} ({})", words(node), roff(page));
}

std::string Writer::word(cmark_node* node) {
  const std::string_view type = type_of(node);
  const auto in_font = [&](const std::string& font, const auto& inner) {
    const std::string before = std::exchange(font_, font);
    const std::string content = inner();
    font_ = before;
    return "\\f" + font + content + "\\f" + before;
  };
  if (type == "text") {
    return roff(literal_of(node));
  }
  if (type == "softbreak" || type == "linebreak") {
    return " ";
  }
  if (type == "code") {
    return in_font("B", [&] { return roff(literal_of(node)); });
  }
  if (type == "strong") {
    return in_font("B", [&] { return words(node); });
  }
  if (type == "emph") {
    return in_font("I", [&] { return words(node); });
  }
  return type == "link" ? link(node) : type == "html_inline" ? "" : words(node);
}

void Writer::heading(cmark_node* block) {
  const bool section = cmark_node_get_heading_level(block) <= 2;
  text += fmt::format("{} {}\n", section ? ".SH" : ".SS",
                      roff(section ? to_upper(plain(block)) : plain(block)));
  continues_ = true;
}

void Writer::paragraph(cmark_node* block) {
  text += (continues_ ? "" : ".PP\n") + filled(words(block));
  continues_ = false;
}

void Writer::item(cmark_node* block, const std::string& head) {
  text += head + "\n";
  continues_ = true;
  for (cmark_node* child : children(block)) {
    const bool inside = type_of(child) != "paragraph" || !continues_;
    if (inside) {
      text += ".RS\n";
    }
    add(child);
    if (inside) {
      text += ".RE\n";
    }
    continues_ = false;
  }
}

/// The head of an item: bold text with a full stop at its beginning, as in a list of clauses. Null
/// if it has none.
cmark_node* head_of(cmark_node* item) {
  cmark_node* paragraph = cmark_node_first_child(item);
  cmark_node* head = paragraph == nullptr ? nullptr : cmark_node_first_child(paragraph);
  const bool is_head = head != nullptr && type_of(head) == "strong" && plain(head).back() == '.';
  return is_head ? head : nullptr;
}

/// Writes a list. If every item has a head, the heads become tags of paragraphs.
void Writer::list(cmark_node* block) {
  const bool numbered = cmark_node_get_list_type(block) == CMARK_ORDERED_LIST;
  const auto items = children(block);
  const bool headed = std::ranges::all_of(items, head_of);
  int number = numbered ? cmark_node_get_list_start(block) : 0;
  for (cmark_node* child : items) {
    if (headed) {
      cmark_node* head = head_of(child);
      const std::string content = word(head);
      cmark_node_unlink(head);
      const Document owner(head);
      item(child, ".TP\n" + content);
    } else {
      item(child, numbered ? fmt::format(".IP {}. 4", number++) : ".IP \\(bu 2");
    }
  }
  continues_ = false;
}

/// The beginning of a paragraph with this tag; an empty head continues the row above.
std::string under(const std::string& head) {
  return fmt::format(".TP\n{}\n", head.empty() ? "\\&" : head);
}

/// Writes a table of clauses: each row as a paragraph, tagged with all cells but the last.
void Writer::clauses(const std::vector<cmark_node*>& rows) {
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto cells = children(rows[i]);
    std::string head = words(cells[0]);
    for (std::size_t cell = 1; cell + 1 < cells.size(); ++cell) {
      head += (head.empty() ? "" : "  ") + words(cells[cell]);
    }
    text += under(head) + filled(words(cells.back()));
  }
}

/// Writes a wide table: each row as a paragraph, tagged with the first cell. With more than two
/// columns, the other cells are preceded by their column's title.
void Writer::entries(const std::vector<cmark_node*>& rows) {
  const auto titles = children(rows[0]);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto cells = children(rows[i]);
    text += under(words(cells[0]));
    for (std::size_t cell = 1; cell < cells.size(); ++cell) {
      const std::string content = words(cells[cell]);
      if (!content.empty()) {
        text += cell > 1 ? ".br\n" : "";
        text += filled(titles.size() > 2 ? fmt::format("{}: {}", words(titles[cell]), content)
                                         : content);
      }
    }
  }
}

/// Writes a table in columns, for tbl.
void Writer::columns(const std::vector<cmark_node*>& rows) {
  std::string heads;
  std::string cells;
  for (std::size_t column = 0; column < children(rows[0]).size(); ++column) {
    heads += column == 0 ? "lb" : " lb";
    cells += column == 0 ? "l" : " l";
  }
  text += fmt::format(".PP\n.TS\n{}\n{}.\n", heads, cells);
  for (cmark_node* row : rows) {
    std::string line;
    for (cmark_node* cell : children(row)) {
      line += (line.empty() && cell == cmark_node_first_child(row) ? "" : "\t") + words(cell);
    }
    text += line + "\n";
  }
  text += ".TE\n";
}

/// The width of a table in columns: the longest cell of each, and the gaps.
std::size_t width_of(const std::vector<cmark_node*>& rows) {
  constexpr std::size_t between = 3;
  std::vector<std::size_t> widths(children(rows[0]).size());
  for (cmark_node* row : rows) {
    const auto cells = children(row);
    for (std::size_t column = 0; column < cells.size(); ++column) {
      widths[column] = std::max(widths[column], plain(cells[column]).size());
    }
  }
  return std::accumulate(widths.begin(), widths.end(), between * widths.size());
}

void Writer::table(cmark_node* block) {
  constexpr std::size_t widest = 76;
  const auto rows = children(block);
  if (plain(children(rows[0]).front()) == "clause") {
    clauses(rows);
  } else if (width_of(rows) <= widest) {
    columns(rows);
  } else {
    entries(rows);
  }
  continues_ = false;
}

void Writer::add(cmark_node* block) {
  const std::string_view type = type_of(block);
  if (type == "heading") {
    heading(block);
  } else if (type == "paragraph") {
    paragraph(block);
  } else if (type == "list") {
    list(block);
  } else if (type == "code_block") {
    text += as_typed_in(literal_of(block));
    continues_ = false;
  } else if (type == "table") {
    table(block);
  } else if (type == "block_quote") {
    text += ".RS\n";
    blocks(block);
    text += ".RE\n";
  }
}

}  // namespace

ManualText manual_text(const std::string& markdown, const PageOfLink& page_of) {
  const Document document = parsed(markdown);
  ManualText page;
  Writer writer(page_of);
  bool described = false;
  for (cmark_node* block : children(document.get())) {
    const bool heading = type_of(block) == "heading";
    if (heading && page.title.empty()) {
      page.title = plain(block);
      continue;
    }
    if (!heading && !described) {
      writer.text += ".SH DESCRIPTION\n";
      described = true;
    }
    described = true;
    writer.add(block);
  }
  page.body = writer.text;
  return page;
}

std::string roff_of_markdown(const std::string& markdown) {
  const Document document = parsed(markdown);
  const PageOfLink none;
  Writer writer(none);
  writer.blocks(document.get());
  return writer.text;
}

}  // namespace hurdle::cli::generate
