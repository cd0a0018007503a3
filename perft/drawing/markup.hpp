// Trees of markup that are XML and HTML at once: text made fit for them, elements with attributes,
// and the tree as text. Knows no page and no picture.
#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace hurdle {

/// `text` with every byte or character that XML 1.0 forbids replaced by U+FFFD. What stands for
/// markup (`<`, `&`) is left to the tree.
[[nodiscard]] std::string xml_text(std::string_view text);

/// An attribute of an element.
struct Attribute {
  const char* name;
  std::string value;
};

void set_attribute(pugi::xml_node element, const char* name, std::string_view value);

/// Text at the end of an element.
void add_text(pugi::xml_node parent, std::string_view text);

/// A new last child.
pugi::xml_node add_element(pugi::xml_node parent, const char* name,
                           std::initializer_list<Attribute> attributes = {},
                           std::string_view text = "");

/// The tree as text, without an XML declaration and without blanks that it does not have itself.
[[nodiscard]] std::string to_markup(const pugi::xml_document& document);

}  // namespace hurdle
