// Where the files are that come with the program: position sets and profiles of engines. Knows
// folders; reads no file.
#pragma once

#include <filesystem>
#include <string_view>

namespace hurdle::cli {

/// The folder of this name beside the program: of its installation (`../share/hurdle/NAME`), else
/// of the tree that it was built in. Throws Failure that names both when there is neither.
[[nodiscard]] std::filesystem::path data_folder(std::string_view name);

}  // namespace hurdle::cli
