// Text as the typesetters of manual pages read it (groff and mandoc, the macros of man(7)). Knows
// no page.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::cli::generate {

/// Plain text: no character of it means anything to the typesetter, a hyphen is the one that is
/// typed, and everything beyond ASCII has a name.
[[nodiscard]] std::string roff(std::string_view text);

/// The same in bold, and in italics.
[[nodiscard]] std::string bold(std::string_view text);
[[nodiscard]] std::string italic(std::string_view text);

/// Text that is escaped already, in lines of at most 80 characters where there are blanks to break
/// it at, with an end of line.
[[nodiscard]] std::string filled(const std::string& escaped);

/// Lines as they are, in a fixed font, shifted to the right.
[[nodiscard]] std::string as_typed_in(std::string_view lines);

/// A page: its name and what it is about, then its sections.
[[nodiscard]] std::string whole_page(const std::string& name, int section, std::string_view about,
                                     const std::string& sections);

/// ASCII letters in upper case, as headings have them.
[[nodiscard]] std::string upper(std::string_view text);

}  // namespace hurdle::cli::generate
