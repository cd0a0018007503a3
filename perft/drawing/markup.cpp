#include "perft/drawing/markup.hpp"

#include <sstream>

#include "movegen/vocab/text/utf8.hpp"

namespace hurdle {

std::string xml_text(std::string_view text) {
  constexpr std::string_view replacement = "\xEF\xBF\xBD";
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const std::string_view one = text.substr(at, length);
    const bool control = static_cast<unsigned char>(text[at]) < 0x20 && text[at] != '\t' &&
                         text[at] != '\n' && text[at] != '\r';
    const bool forbidden = one == "\xEF\xBF\xBE" || one == "\xEF\xBF\xBF";
    out += length == 0 || control || forbidden ? replacement : one;
    at += length == 0 ? 1 : length;
  }
  return out;
}

void set_attribute(pugi::xml_node element, const char* name, std::string_view value) {
  element.append_attribute(name).set_value(xml_text(value).c_str());
}

void add_text(pugi::xml_node parent, std::string_view text) {
  parent.append_child(pugi::node_pcdata).set_value(xml_text(text).c_str());
}

pugi::xml_node add_element(pugi::xml_node parent, const char* name,
                           std::initializer_list<Attribute> attributes, std::string_view text) {
  pugi::xml_node element = parent.append_child(name);
  for (const Attribute& attribute : attributes) {
    set_attribute(element, attribute.name, attribute.value);
  }
  if (!text.empty()) {
    add_text(element, text);
  }
  return element;
}

pugi::xml_node add_html(pugi::xml_document& document, std::initializer_list<Attribute> meta,
                        std::string_view title, std::string_view css) {
  document.append_child(pugi::node_doctype).set_value("html");
  const pugi::xml_node html = add_element(document.root(), "html", {{"lang", "en"}});
  const pugi::xml_node head = add_element(html, "head");
  add_element(head, "meta", {{"charset", "utf-8"}});
  add_element(head, "meta", meta);
  add_element(head, "meta",
              {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  add_element(head, "title", {}, title);
  add_element(head, "style", {}, css);
  return add_element(html, "body");
}

std::string to_markup(const pugi::xml_document& document) {
  std::ostringstream out;
  document.save(out, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  return out.str();
}

}  // namespace hurdle
