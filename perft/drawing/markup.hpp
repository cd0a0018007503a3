// Markup trees that are valid as XML and as HTML: sanitised text, elements with attributes, and
// serialisation.
#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace hurdle {

/// `text` with every byte or character that XML 1.0 forbids replaced by U+FFFD. The tree itself
/// escapes markup characters (`<`, `&`).
[[nodiscard]] std::string xml_text(std::string_view text);

/// An attribute of an element.
struct Attribute {
  const char* name;
  std::string value;
};

void set_attribute(pugi::xml_node element, const char* name, std::string_view value);

/// Appends text to an element.
void add_text(pugi::xml_node parent, std::string_view text);

/// A new last child.
pugi::xml_node add_element(pugi::xml_node parent, const char* name,
                           std::initializer_list<Attribute> attributes = {},
                           std::string_view text = "");

/// Makes the empty document a page of HTML in English, in UTF-8 and for screens of any width.
/// `meta` are the attributes of one more element of its head. Returns the body.
pugi::xml_node add_html(pugi::xml_document& document, std::initializer_list<Attribute> meta,
                        std::string_view title, std::string_view css);

/// The tree as text, without an XML declaration and without added white space.
[[nodiscard]] std::string to_markup(const pugi::xml_document& document);

}  // namespace hurdle
