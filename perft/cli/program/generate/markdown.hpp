// Converts the Markdown of our pages to manual pages; cmark-gfm parses it. Depends on no page.
#pragma once

#include <functional>
#include <string>

namespace hurdle::cli::generate {

/// The name of the manual's page that a link leads to, for example `hurdle-positions(5)`; empty
/// when there is none.
using PageOfLink = std::function<std::string(const std::string& target)>;

/// A page of Markdown: its first heading, and all below as sections of a manual page, the text
/// before the second heading as DESCRIPTION.
struct ManualText {
  std::string title;  ///< plain text
  std::string body;   ///< roff
};

[[nodiscard]] ManualText manual_text(const std::string& markdown, const PageOfLink& page_of);

/// Some paragraphs of Markdown, without headings.
[[nodiscard]] std::string roff_of_markdown(const std::string& markdown);

}  // namespace hurdle::cli::generate
