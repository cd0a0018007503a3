// Finds the folders shipped with the program: position sets, rules and engine
// profiles. Reads no file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hurdle::cli {

/// The folder `name` of the installation (`../share/hurdle/NAME`), else of the source tree of the
/// build. Throws Failure with both paths when neither exists.
[[nodiscard]] std::filesystem::path data_folder(std::string_view name);

/// The file with a variant's rules: in the folder of `rules` whose name is the longest prefix of
/// the variant's (janggi-casual is on Janggi's page). Throws Failure if there is none.
[[nodiscard]] std::filesystem::path rules_file_of(const std::string& variant,
                                                  const std::filesystem::path& rules);

/// The name of the manual page, in section 7, with a variant's rules.
[[nodiscard]] std::string rules_page_name(const std::string& variant);

}  // namespace hurdle::cli
