// Parsed pictures and pages.
#pragma once

#include <gtest/gtest.h>

#include <pugixml.hpp>
#include <string>

namespace hurdle::props {

/// Expects well-formed XML.
[[nodiscard]] inline pugi::xml_document parsed_xml(const std::string& text,
                                                   unsigned options = pugi::parse_default) {
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_string(text.c_str(), options);
  EXPECT_TRUE(result) << result.description() << " in " << text;
  return document;
}

[[nodiscard]] inline std::size_t number_of(const pugi::xml_document& document, const char* path) {
  return document.select_nodes(path).size();
}

}  // namespace hurdle::props
