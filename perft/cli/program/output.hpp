// Writes results to stdout and `--json FILE`, and messages to stderr. Does not depend on the
// content of a result.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "perft/cli/program/arguments.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {

/// Writes to stdout. Escapes control characters, except line ends and tabs, like \x1B. If the
/// reading process has closed the pipe (`… | head -1`), discards the rest, and the command goes on
/// to its exit code. Throws Failure for any other write error.
void print(std::string_view foreign);

/// The text with the escapes that `print` makes.
[[nodiscard]] std::string without_controls(std::string_view text);

/// Writes to stdout like `print`, but escapes nothing.
void print_as_it_is(std::string_view text);

/// Flushes the buffered output; handles write errors like `print`.
void flush_output();

/// Flushes std::cout, on which engines reply. Throws Failure if replies were lost. A reader that
/// closed the pipe needs no more replies, so that is no error.
void flush_replies();

/// Writes a line to stderr; escapes control characters like `print`.
void print_to_stderr(std::string_view line);

/// The `--json FILE` option of a command.
class JsonOption : public TextOption {
 public:
  /// The command then throws Failure before its work when the file cannot be written.
  explicit JsonOption(const Command& command);

  /// Prints the text, unless JSON goes to stdout.
  void print(std::string_view text) const;

  /// The same, and flushes the output.
  void print_at_once(std::string_view text) const;

  /// Writes the envelope to the file of `--json`; does nothing without the option.
  void write(const std::string& command, Json result) const;

  /// True when JSON goes to stdout, which then carries nothing else.
  [[nodiscard]] bool takes_stdout() const { return **this == "-"; }
};

/// Throws Failure when `file` (of the option `name`) cannot be written, or when the command
/// also reads or writes it. Opens and creates no file, so an existing file survives a later
/// failure.
void require_writable(std::string_view name, const std::string& file);

/// Stores what may name files on the command line, so that a report cannot overwrite a file that
/// another word names.
void note_files(std::vector<std::string> names);

}  // namespace hurdle::cli
