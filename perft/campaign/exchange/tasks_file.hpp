// The tasks of a campaign with their counts in a compressed text file, so that other programs can
// check them. One line for each batch, followed by one line for each of its tasks:
//   batch 17<TAB>MOVE<TAB>DIGEST<TAB>SUM<TAB>PASSES    MOVE: the root move, or - when merged
//   FEN<TAB>MULTIPLICITY<TAB>COUNT
// The first two columns are the text that DIGEST covers (batch_digest.hpp). SUM is the sum of
// multiplicity times count; SUM and COUNT are - while no count is accepted. PASSES are separated by
// `; `: `pass 1 worker 3 key 0 2026-11-21T12:00:00Z`, with ` outvoted` if another count is
// accepted.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "perft/files/digest.hpp"

struct gzFile_s;  // NOLINT(readability-identifier-naming): the library's, for tasks_file.cpp

namespace hurdle::campaign {

/// Writes a compressed text file line by line. The file gets its name when it is complete.
class TasksWriter : boost::noncopyable {
 public:
  /// Throws std::runtime_error with the file's name.
  explicit TasksWriter(std::string file);
  ~TasksWriter();

  void add(std::string_view lines);
  /// Returns the SHA-256 of the text, in hexadecimal digits.
  [[nodiscard]] std::string finish();

 private:
  [[noreturn]] void fail() const;

  std::string file_;
  gzFile_s* out_ = nullptr;
  bool finished_ = false;
  Sha256 digest_;
};

/// Reads a compressed text file line by line.
class TasksReader : boost::noncopyable {
 public:
  /// Throws std::runtime_error with the file's name.
  explicit TasksReader(std::string file);
  ~TasksReader();

  /// The next line, without its line end; nothing after the last.
  [[nodiscard]] std::optional<std::string> line();
  /// The number of the line read last, for errors; 1 before the first.
  [[nodiscard]] std::size_t number() const noexcept { return number_ == 0 ? 1 : number_; }
  /// The SHA-256 of the text; call after the last line.
  [[nodiscard]] std::string digest() { return hex(digest_.finish()); }

 private:
  /// Reads and unpacks more text; false at the end.
  bool read_on();

  std::string file_;
  gzFile_s* in_ = nullptr;
  std::string unread_;
  std::size_t taken_ = 0;  ///< bytes of `unread_` already returned as lines
  Sha256 digest_;
  std::size_t number_ = 0;
};

/// The name of an export's tasks file: FILE without `.json`, plus `.tasks.gz`.
[[nodiscard]] std::string tasks_file_beside(const std::string& file);

}  // namespace hurdle::campaign
