// Runs the built `hurdle` as a user does and stores its output.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "props/assertions.hpp"

namespace hurdle::props {

/// A program's output and exit code.
struct Outcome {
  int code = -1;  ///< exit code; 128 plus the number of the signal that ended it
  std::string out;
  std::string err;

  [[nodiscard]] std::vector<std::string> lines() const;  ///< of `out`
};

/// How the program is run.
struct RunOptions {
  bool interrupt = false;   ///< send SIGINT as soon as the program handles it
  std::string stdout_file;  ///< redirects stdout to this file
  std::map<std::string, std::string> environment{};  ///< variables beside the inherited ones
};

/// The path of a file or folder in `positions/` of this project.
[[nodiscard]] std::string published(const std::string& name);

/// The command of an engine that is this program.
[[nodiscard]] std::string own_engine();

/// The command of an engine that plays by these mutants, with options before them.
[[nodiscard]] std::string wrong_engine(const std::string& mutants);

/// Runs `hurdle` with these arguments, without a shell and without a terminal.
[[nodiscard]] Outcome hurdle(const std::vector<std::string>& arguments,
                             const RunOptions& options = {});

/// These words, then those.
[[nodiscard]] std::vector<std::string> joined(std::vector<std::string> words,
                                              const std::vector<std::string>& more);

/// The outcome; the test fails unless the exit code is 0.
Outcome good(const Outcome& outcome);

/// Runs `hurdle`; the test fails unless it exits with code 0.
Outcome good(const std::vector<std::string>& arguments);

/// Expects exit code 0, 1 or 2, as the name says, and these words on stdout.
void expect_good(const Outcome& outcome, const std::vector<std::string>& words);
void expect_wrong(const Outcome& outcome, const std::vector<std::string>& words);
void expect_no_verdict(const Outcome& outcome, const std::vector<std::string>& words);

/// Expects exit code 2 and a message with these words, whatever was printed before.
void expect_failed(const Outcome& outcome, const std::vector<std::string>& words);

/// Expects bad input to be refused: exit code 2, nothing on stdout, and a short message of this
/// program with these words.
void expect_refused(const Outcome& outcome, const std::vector<std::string>& words,
                    const std::string& program = "hurdle");

/// Runs `hurdle-mutants` the same way.
[[nodiscard]] Outcome hurdle_mutants(const std::vector<std::string>& arguments);

/// Runs `hurdle-bench` the same way.
[[nodiscard]] Outcome hurdle_bench(const std::vector<std::string>& arguments);

/// Runs a line of shell in which `$HURDLE` is the program.
[[nodiscard]] Outcome shell(const std::string& line);

/// A temporary folder, removed by the destructor.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  /// The path of `name` in the folder.
  [[nodiscard]] std::string path(const std::string& name) const;
  /// Writes a file and returns its path.
  std::string file(const std::string& name, const std::string& content) const;

 private:
  std::filesystem::path folder_;
};

/// Expects that no process with a file of this folder in its command line is left. A killed process
/// may take a moment to end.
void expect_no_process_left(const Scratch& scratch);

/// The texts of a set of positions and of a set of games; the entries begin with a line break.
[[nodiscard]] std::string position_set(std::string_view variant, std::string_view entries);
[[nodiscard]] std::string game_set(std::string_view variant, std::string_view entries);

/// An engine written in shell, in which `"$HURDLE" serve` plays by the rules.
[[nodiscard]] std::string shell_engine(const Scratch& scratch, const std::string& lines);

/// An engine that plays by the rules and exits when asked about this game.
[[nodiscard]] std::string engine_that_ends_in(const Scratch& scratch, const std::string& game);

/// The bytes of a file; the test fails if it is missing.
[[nodiscard]] std::string content_of(const std::string& path);

}  // namespace hurdle::props
