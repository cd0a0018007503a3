#include "perft/custom/fast/cache.hpp"

#include <fmt/format.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <fstream>
#include <iterator>

#include "movegen/custom/fast/write_cpp.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/built/headers.hpp"
#include "perft/count/built/interface.hpp"
#include "perft/custom/fast/compiler.hpp"
#include "perft/files/digest.hpp"
#include "perft/files/environment.hpp"

namespace hurdle::custom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t digits_in_names = 32;

/// The processor, as far as it decides about `-march=native`: a cache may be shared by machines.
std::string processor() {
  utsname machine{};
  std::string result = ::uname(&machine) == 0 ? machine.machine : "";
  std::ifstream in("/proc/cpuinfo");
  for (std::string line; std::getline(in, line);) {
    if (line.rfind("flags", 0) == 0 || line.rfind("Features", 0) == 0) {
      return result + line;
    }
  }
  return result;
}

std::string digest_of(const std::string& source) {
  std::string all = fmt::format("{}\n{}\n{}\n", built::interface_version, processor(), source);
  for (const built::Header& header : built::headers()) {
    all += fmt::format("{} {}\n{}\n", header.path, header.text.size(), header.text);
  }
  return hex(sha256(all));
}

/// A name that is a file's name on every system.
std::string safe_name(const std::string& name) {
  constexpr std::size_t longest = 60;
  std::string result;
  for (const char c : name.substr(0, longest)) {
    const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    result += word ? c : '_';
  }
  return result;
}

}  // namespace

fs::path cache_folder() {
  const fs::path cache = environment_variable("XDG_CACHE_HOME");
  const fs::path home = environment_variable("HOME");
  const fs::path folder = cache.is_absolute() ? cache : home / ".cache";
  if (!folder.is_absolute()) {
    throw BuildError(
        "no folder for libraries: neither XDG_CACHE_HOME nor HOME is an absolute path");
  }
  return folder / "hurdle";
}

CachedLibrary::CachedLibrary(const Game& game, const FastGame& fast)
    : source_(cpp_source(game, fast)), digest_(digest_of(source_)) {
  source_.replace(source_.find(digest_mark), std::string_view(digest_mark).size(), digest_);
  base_ =
      (cache_folder() / (safe_name(game.name) + "-" + digest_.substr(0, digits_in_names))).string();
}

fs::path CachedLibrary::temporary(const std::string& ending) const {
  return fmt::format("{}.{}{}", base_, ::getpid(), ending);
}

std::optional<CheckRecord> CachedLibrary::record() const {
  std::ifstream in(record_file());
  CheckRecord record;
  for (std::string line; std::getline(in, line);) {
    const std::size_t blank = line.find(' ');
    const std::string key = line.substr(0, blank);
    const std::string value = blank == std::string::npos ? "" : line.substr(blank + 1);
    if (key == "library") {
      record.library = value;
    } else if (key == "compiler") {
      record.compiler = value;
    } else if (key == "compared") {
      record.compared = value;
    }
  }
  return record.library.empty() ? std::nullopt : std::optional(record);
}

void CachedLibrary::write_record(const CheckRecord& record) const {
  const fs::path temporary_file = temporary(".checked");
  write_file(temporary_file, fmt::format("library {}\ncompiler {}\ncompared {}\n", record.library,
                                         record.compiler, record.compared));
  rename_file(temporary_file, record_file());
}

void rename_file(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  if (error) {
    throw BuildError(fmt::format("{}: cannot be written ({})", to.string(), error.message()));
  }
}

std::optional<std::string> text_of_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return in.is_open() && !in.bad() ? std::optional(std::move(text)) : std::nullopt;
}

void write_file(const fs::path& file, std::string_view text) {
  std::ofstream out(file, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out) {
    throw BuildError(fmt::format("{}: cannot be written", hurdle::quoted_path(file.string())));
  }
}

}  // namespace hurdle::custom
