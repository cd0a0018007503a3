// Shared by all writers of position sets: a file is replaced atomically, and only by a text that,
// once parsed, differs from the old set only in the intended changes.
#pragma once

#include <filesystem>
#include <string>

#include "perft/suite/set.hpp"

namespace hurdle {

/// The file that a writer may replace, with links resolved. Throws SuiteError for an EPD file,
/// which cannot store the data; `what` names the operation, as "counts are filled into".
[[nodiscard]] std::filesystem::path writable_set(const std::filesystem::path& path,
                                                 const std::string& what);

/// Replaces a file that contained `before` when it was read. Throws SuiteError if it has changed
/// since, so that no other edit is lost; std::runtime_error if it cannot be written.
void replace_set(const std::filesystem::path& path, const std::string& before,
                 const std::string& text);

/// Whether both are equal except for counts and confirmations.
[[nodiscard]] bool same_position(const PositionEntry& a, const PositionEntry& b);

}  // namespace hurdle
