// Where output goes: results to stdout and `--json FILE`, messages to stderr. Refuses to know what
// a result holds.
#pragma once

#include <string>
#include <string_view>

#include "perft/cli/program/command.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {

/// Writes to stdout, control characters but line ends and tabs as \x1B. When the reader has closed
/// the pipe (`… | head -1`) the rest is dropped and the command goes on to its exit code; any other
/// trouble throws Failure.
void print(std::string_view foreign);

/// Sends what is buffered; the same troubles as `print`.
void flush_output();

/// A line on stderr, control characters likewise.
void print_to_stderr(std::string_view line);

/// The `--json FILE` option of a command.
class JsonOption {
 public:
  JsonOption() = default;
  JsonOption(const JsonOption&) = delete;
  JsonOption& operator=(const JsonOption&) = delete;
  ~JsonOption() = default;

  void add_to(const Command& command);

  /// Throws Failure when the file cannot be written, before any work is done.
  void prepare() const;

  /// Writes the envelope where it was asked for.
  void write(const std::string& command, Json result) const;

  /// True when JSON goes to stdout, which then carries nothing else.
  [[nodiscard]] bool takes_stdout() const { return file_ == "-"; }

 private:
  std::string file_;
  Option option_;
};

/// Throws Failure when `file` (of the option `name`) cannot be written, or when the command reads
/// or writes it besides. Opens and makes nothing: a failure before the end leaves what was there.
void require_writable(std::string_view name, const std::string& file);

/// Keeps the words of the command line: a report must not replace a file that is named there too.
void note_command_line(int argc, char** argv);

}  // namespace hurdle::cli
