// Where the libraries of custom games are kept: NAME-DIGEST.so, its source NAME-DIGEST.cpp and the
// record NAME-DIGEST.checked, written after the comparison with the referee.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/games.hpp"

namespace hurdle::custom {

/// What stands in a record.
struct CheckRecord {
  std::string library;   ///< the SHA-256 of the library
  std::string compiler;  ///< the first line of its `--version`
  std::string compared;  ///< what was compared, in words
};

/// The place of one game's library.
class CachedLibrary {
 public:
  /// The place for this game with this program's headers on this machine's processor.
  CachedLibrary(const Game& game, const FastGame& fast);

  [[nodiscard]] const std::string& digest() const noexcept { return digest_; }
  /// The C++ source, with the digest in it.
  [[nodiscard]] const std::string& source() const noexcept { return source_; }
  [[nodiscard]] std::filesystem::path source_file() const { return base_ + ".cpp"; }
  [[nodiscard]] std::filesystem::path library_file() const { return base_ + ".so"; }
  [[nodiscard]] std::filesystem::path record_file() const { return base_ + ".checked"; }
  /// A file or folder beside them that only this process uses.
  [[nodiscard]] std::filesystem::path temporary(const std::string& ending) const;

  /// The record, if there is one.
  [[nodiscard]] std::optional<CheckRecord> record() const;
  void write_record(const CheckRecord& record) const;

 private:
  std::string source_;
  std::string digest_;
  std::string base_;
};

/// `hurdle` in XDG_CACHE_HOME, or else in ~/.cache. Throws BuildError if neither variable is an
/// absolute path.
[[nodiscard]] std::filesystem::path cache_folder();

/// The text of a file; nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> text_of_file(const std::filesystem::path& file);

/// Puts a finished file in the place of another. Throws BuildError.
void rename_file(const std::filesystem::path& from, const std::filesystem::path& to);

/// Writes a file. Throws BuildError.
void write_file(const std::filesystem::path& file, std::string_view text);

}  // namespace hurdle::custom
