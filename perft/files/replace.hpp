// Replaces files whole: a reader, and a crash, sees the old text or the new one, never a part.
#pragma once

#include <filesystem>
#include <string>

namespace hurdle {

/// Permissions of new files, as for open(2): less those of the umask.
enum class NewFile : unsigned { for_all = 0666, for_owner = 0600 };

/// Writes a temporary file in the same folder, syncs it and renames it to `path`. An existing
/// file's permissions are kept; a link is replaced, not its target. Throws std::runtime_error with
/// the file's name and the reason; the old file is then unchanged.
void replace_file(const std::filesystem::path& path, const std::string& text,
                  NewFile permissions = NewFile::for_all);

}  // namespace hurdle
