// What every writer of position sets shares: a file is replaced at once or not at all, and only by
// a text that was read back and says the same as before, but for what was to change.
#pragma once

#include <filesystem>
#include <string>

#include "perft/suite/set.hpp"

namespace hurdle {

/// The file that a writer may replace: where links lead. Throws SuiteError for an EPD file, which
/// has no place for what is written; `what` names it, as "counts are filled into".
[[nodiscard]] std::filesystem::path writable_set(const std::filesystem::path& path,
                                                 const std::string& what);

/// Writes a temporary file beside `path`, waits for the disk and renames it, permissions kept.
/// Throws SuiteError.
void replace_file(const std::filesystem::path& path, const std::string& text);

/// The same for a file that held `before` when it was read. Throws SuiteError when it does no
/// longer: whoever has changed it loses nothing.
void replace_set(const std::filesystem::path& path, const std::string& before,
                 const std::string& text);

/// The same in everything but counts and confirmations.
[[nodiscard]] bool same_position(const PositionEntry& a, const PositionEntry& b);

}  // namespace hurdle
