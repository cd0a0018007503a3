// The tasks of a campaign with their counts as a compressed text file, for whoever checks them with
// another program. One line a batch, followed by one line a task:
//   batch 17<TAB>MOVE<TAB>DIGEST<TAB>SUM<TAB>PASSES    MOVE: the root move, or - when merged
//   FEN<TAB>MULTIPLICITY<TAB>COUNT
// The first two columns are the text that DIGEST is of (seal.hpp). SUM is that of multiplicity
// times count; SUM and COUNT are - where nothing is believed yet. PASSES, one behind the other with
// `; ` between: `pass 1 worker 3 key 0 2026-11-21T12:00:00Z`, with ` outvoted` where others are
// believed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "perft/campaign/plan/digest.hpp"

struct gzFile_s;  // NOLINT(readability-identifier-naming): the library's, for tasks_file.cpp

namespace hurdle::campaign {

/// A compressed text file that is written line by line, and appears under its name once it is
/// whole.
class TasksWriter {
 public:
  /// Throws std::runtime_error that names the file.
  explicit TasksWriter(std::string file);
  ~TasksWriter();
  TasksWriter(const TasksWriter&) = delete;
  TasksWriter& operator=(const TasksWriter&) = delete;

  void add(std::string_view lines);
  /// Returns the SHA-256 of the text, in hexadecimal digits.
  [[nodiscard]] std::string finish();

 private:
  [[noreturn]] void fail() const;

  std::string file_;
  gzFile_s* out_ = nullptr;
  Sha256 digest_;
};

/// Reads such a file line by line.
class TasksReader {
 public:
  /// Throws std::runtime_error that names the file.
  explicit TasksReader(std::string file);
  ~TasksReader();
  TasksReader(const TasksReader&) = delete;
  TasksReader& operator=(const TasksReader&) = delete;

  /// The next line, without its end; nothing behind the last.
  [[nodiscard]] std::optional<std::string> line();
  /// How many lines were read: the number of the last one.
  [[nodiscard]] std::size_t number() const noexcept { return number_; }
  /// The SHA-256 of the text, once it is read to its end.
  [[nodiscard]] std::string digest() { return hex(digest_.finish()); }

 private:
  /// Reads more of the text; false at its end.
  bool read_on();

  std::string file_;
  gzFile_s* in_ = nullptr;
  std::string unread_;
  std::size_t taken_ = 0;  ///< bytes of `unread_` that were given out as lines
  Sha256 digest_;
  std::size_t number_ = 0;
};

/// The name of the tasks' file beside an export: FILE without `.json`, and `.tasks.gz`.
[[nodiscard]] std::string tasks_file_beside(const std::string& file);

}  // namespace hurdle::campaign
