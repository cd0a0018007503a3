#include "perft/cli/program/output.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/private_arguments.hpp"

namespace hurdle::cli {
namespace {

namespace fs = std::filesystem;

bool reader_is_gone = false;
std::vector<std::string> named_files;  // on the command line

/// Whether both paths name the same file, even if it does not exist yet.
bool is_same(const fs::path& one, const fs::path& other) {
  std::error_code error;
  if (fs::equivalent(one, other, error)) {
    return true;
  }
  return fs::absolute(one, error).lexically_normal() ==
         fs::absolute(other, error).lexically_normal();
}

/// Whether the file is a set in one of the folders on the command line.
bool is_set_of_a_folder(const fs::path& file) {
  const std::string extension = file.extension();
  std::error_code error;
  if ((extension != ".yaml" && extension != ".yml" && extension != ".epd" &&
       extension != ".perft") ||
      !fs::exists(file, error)) {
    return false;
  }
  return std::ranges::any_of(named_files, [&](const std::string& name) {
    const fs::path folder = fs::canonical(name, error);
    if (error || !fs::is_directory(folder, error)) {
      return false;
    }
    const fs::path within = fs::canonical(file, error).lexically_relative(folder);
    return !within.empty() && *within.begin() != "..";
  });
}

void note_write_error() {
  if (errno != EPIPE) {
    throw Failure(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
  }
  reader_is_gone = true;
}

}  // namespace

std::string without_controls(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    const bool steers = (code < ' ' && byte != '\n' && byte != '\t') || code == 0x7F;
    shown += steers ? fmt::format("\\x{:02X}", code) : std::string(1, byte);
  }
  return shown;
}

void print(std::string_view foreign) {
  print_as_it_is(without_controls(foreign));
}

void print_as_it_is(std::string_view text) {
  if (!reader_is_gone && std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
    note_write_error();
  }
}

void flush_output() {
  if (!reader_is_gone && std::fflush(stdout) != 0) {
    note_write_error();
  }
}

void flush_replies() {
  pollfd handle{STDOUT_FILENO, POLLOUT, 0};
  const bool closed = ::poll(&handle, 1, 0) > 0 && (handle.revents & POLLERR) != 0;
  if (!std::cout.flush() && !closed) {
    throw Failure("cannot write to standard output: replies are lost");
  }
}

void print_to_stderr(std::string_view line) {
  const std::string text = without_controls(without_passwords(std::string(line))) + '\n';
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

JsonOption::JsonOption(const Command& command)
    : TextOption(command, "--json FILE", "Also write the result as JSON (- is stdout)") {
  command.before_work([this] {
    if (given()) {
      require_writable("--json", **this);
    }
  });
}

void JsonOption::print(std::string_view text) const {
  if (!takes_stdout()) {
    cli::print(text);
  }
}

void JsonOption::print_at_once(std::string_view text) const {
  if (!takes_stdout()) {
    cli::print(text);
    flush_output();
  }
}

void JsonOption::write(const std::string& command, Json result) const {
  if (given() && !(takes_stdout() && reader_is_gone)) {
    flush_output();
    write_json(**this, command, std::move(result));
  }
}

void note_files(std::vector<std::string> names) {
  named_files = std::move(names);
}

void require_writable(std::string_view name, const std::string& file) {
  if (file == "-") {
    return;
  }
  const auto refuse = [&](const std::string& why) {
    throw Failure(fmt::format("{} '{}': {}", name, hurdle::quoted_path(file), why));
  };
  const fs::path path(file);
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::status_known(status)) {  // no file can have this name: too long, a loop of links
    refuse(fmt::format("cannot be written: {}", error.message()));
  }
  const fs::path asked = fs::exists(status)       ? path
                         : path.has_parent_path() ? path.parent_path()
                                                  : ".";
  if (fs::is_directory(status)) {
    refuse("is a folder; give a file");
  }
  if (::access(asked.c_str(), W_OK) != 0) {
    refuse(fmt::format("cannot be written: {}", std::strerror(errno)));
  }
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    return;  // a device or a pipe loses nothing
  }
  const auto is_it = [&](const std::string& other) {
    return !other.empty() && is_same(other, path);
  };
  if (std::ranges::count_if(named_files, is_it) > 1) {
    refuse("is named twice on the command line; the second output would replace the first");
  }
  if (is_set_of_a_folder(path)) {
    refuse("is also an input file, which the output would replace");
  }
}

}  // namespace hurdle::cli
