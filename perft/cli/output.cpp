#include "perft/cli/output.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"

namespace hurdle::cli {
namespace {

bool reader_is_gone = false;

void note_write_error() {
  if (errno != EPIPE) {
    throw Failure(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
  }
  reader_is_gone = true;
}

}  // namespace

void print(std::string_view text) {
  if (!reader_is_gone && std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
    note_write_error();
  }
}

void flush_output() {
  if (!reader_is_gone && std::fflush(stdout) != 0) {
    note_write_error();
  }
}

void talk(std::string_view line) {
  const std::string text = std::string(line) + '\n';
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

void JsonOption::add_to(const Command& command) {
  option_ =
      command.add_option("--json", file_, "Also write the result as JSON (- is stdout)", "FILE");
}

void JsonOption::prepare() const {
  if (option_.given()) {
    require_writable("--json", file_);
  }
}

void JsonOption::write(const std::string& command, Json result) const {
  if (option_.given() && !(takes_stdout() && reader_is_gone)) {
    flush_output();
    write_json(file_, command, std::move(result));
  }
}

void require_writable(std::string_view name, const std::string& file) {
  if (file == "-") {
    return;
  }
  if (!std::ofstream(file, std::ios::app)) {
    throw Failure(fmt::format("{} '{}': cannot be written: {}", name, hurdle::quoted(file),
                              std::strerror(errno)));
  }
}

}  // namespace hurdle::cli
