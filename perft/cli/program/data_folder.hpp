// Finds the folders shipped with the program: position sets and engine profiles. Reads no file.
#pragma once

#include <filesystem>
#include <string_view>

namespace hurdle::cli {

/// The folder `name` of the installation (`../share/hurdle/NAME`), else of the source tree of the
/// build. Throws Failure with both paths when neither exists.
[[nodiscard]] std::filesystem::path data_folder(std::string_view name);

}  // namespace hurdle::cli
