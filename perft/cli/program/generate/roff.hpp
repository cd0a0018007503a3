// Text for the typesetters of manual pages (groff and mandoc, the macros of man(7)). Depends on no
// page.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::cli::generate {

/// Escapes plain text: no character is special to the typesetter, hyphens stay ASCII hyphens, and
/// characters beyond ASCII become named escapes.
[[nodiscard]] std::string roff(std::string_view text);

/// The same in bold, and in italics.
[[nodiscard]] std::string bold(std::string_view text);
[[nodiscard]] std::string italic(std::string_view text);

/// Wraps escaped text at blanks to lines of at most 80 characters, and ends the last line.
[[nodiscard]] std::string filled(const std::string& escaped);

/// Unwrapped lines in a fixed font, indented.
[[nodiscard]] std::string as_typed_in(std::string_view lines);

/// A page: its name and its subject, then its sections.
[[nodiscard]] std::string whole_page(const std::string& name, int section, std::string_view about,
                                     const std::string& sections);

}  // namespace hurdle::cli::generate
