#include "perft/custom/fast/build.hpp"

#include <fmt/format.h>

#include <system_error>

#include "movegen/custom/rules/rules.hpp"
#include "perft/count/built/headers.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/custom/fast/compiler.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::custom {
namespace {

namespace fs = std::filesystem;

static_assert(fits_small_depth(most_moves) && !fits_small_depth(most_moves + 1));

/// Removes a file or folder at the end.
class Temporary {
 public:
  explicit Temporary(fs::path path) : path_(std::move(path)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  [[nodiscard]] const fs::path& path() const noexcept { return path_; }

 private:
  fs::path path_;
};

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw BuildError(fmt::format("{}: cannot be made ({})", folder.string(), error.message()));
  }
}

/// Writes the headers of this program into a folder.
void write_headers(const fs::path& folder) {
  for (const built::Header& header : built::headers()) {
    const fs::path file = folder / header.path;
    make_folder(file.parent_path());
    write_file(file, header.text);
  }
}

/// Why the kept library cannot be used; empty if it can, or if there is none.
std::string damage_of(const CachedLibrary& cached, const CheckRecord& record) {
  const auto bytes = text_of_file(cached.library_file());
  if (!bytes) {
    return fmt::format("{}: cannot be read", cached.library_file().string());
  }
  return hex(sha256(*bytes)) == record.library
             ? ""
             : fmt::format("{}: is not the library that was compared",
                           cached.library_file().string());
}

void keep(const CachedLibrary& cached, const fs::path& library, const std::string& compiler,
          const std::string& compared) {
  const auto bytes = text_of_file(library);
  if (!bytes) {
    throw BuildError(fmt::format("{}: cannot be read", library.string()));
  }
  std::error_code error;
  fs::remove(cached.record_file(), error);
  rename_file(library, cached.library_file());
  cached.write_record({hex(sha256(*bytes)), compiler, compared});
}

/// Compares a library that was kept before: its record then tells of this comparison, or both are
/// removed.
void compare_again(const Game& game, const FastGame& fast, const CachedLibrary& cached,
                   const CheckRecord& record, const CompareOptions& options, BuildReport& report) {
  const Library loaded(cached.library_file(), cached.digest());
  report.comparison = compare_with_referee(loaded.generator(), fast, Rules(game.facts), options);
  report.compared = report.comparison.words();
  if (report.comparison.differences.empty()) {
    cached.write_record({record.library, record.compiler, report.compared});
    report.library = cached.library_file().string();
    return;
  }
  std::error_code ignored;
  fs::remove(cached.record_file(), ignored);
  fs::remove(cached.library_file(), ignored);
}

}  // namespace

BuildReport build_library(const Game& game, const CompareOptions& options, Kept kept) {
  const FastGame fast = fast_game(game.facts);
  const CachedLibrary cached(game, fast);
  const Compiler compiler = find_compiler();
  BuildReport report;
  report.source = cached.source_file().string();
  report.compiler = compiler.version;
  if (const auto record = cached.record()) {
    report.damage = damage_of(cached, *record);
    if (report.damage.empty() && record->compiler == compiler.version) {
      report.known = true;
      if (kept == Kept::compare_again) {
        compare_again(game, fast, cached, *record, options, report);
      } else {
        report.library = cached.library_file().string();
        report.compared = record->compared;
      }
      return report;
    }
  }
  make_folder(cache_folder());
  const fs::path source = cached.temporary(".cpp");
  write_file(source, cached.source());
  rename_file(source, cached.source_file());  // a compiler of another process may be reading it
  const Temporary headers(cached.temporary(".headers"));
  const Temporary library(cached.temporary(".so"));
  write_headers(headers.path());
  const Stopwatch watch;
  compile(compiler, cached.source_file(), headers.path(), library.path());
  report.compile_seconds = watch.seconds();
  const Library loaded(library.path(), cached.digest());
  report.comparison = compare_with_referee(loaded.generator(), fast, Rules(game.facts), options);
  report.compared = report.comparison.words();
  if (report.comparison.differences.empty()) {
    keep(cached, library.path(), compiler.version, report.compared);
    report.library = cached.library_file().string();
  }
  return report;
}

std::unique_ptr<const KeptLibrary> kept_library(const Game& game, std::string& reason) {
  try {
    FastGame fast = fast_game(game.facts);
    const CachedLibrary cached(game, fast);
    const auto record = cached.record();
    if (!record) {
      reason = "no fast generator was built; build it with hurdle build-variant";
      return nullptr;
    }
    if (const std::string damage = damage_of(cached, *record); !damage.empty()) {
      reason = damage + "; build it again with hurdle build-variant";
      return nullptr;
    }
    return std::make_unique<const KeptLibrary>(KeptLibrary{
        std::move(fast), Library(cached.library_file(), cached.digest()), record->compared});
  } catch (const Misfit& misfit) {
    reason = fmt::format("the game does not fit the fast generator: {}", misfit.what());
  } catch (const BuildError& error) {
    reason = error.what();
  }
  return nullptr;
}

}  // namespace hurdle::custom
