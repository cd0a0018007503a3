// Runs the built `hurdle` as a user does and keeps what it said. Knows no command.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hurdle::props {

/// What a program said and how it ended.
struct Outcome {
  int code = -1;  ///< the exit code; 128 and more when a signal ended it
  std::string out;
  std::string err;

  [[nodiscard]] std::vector<std::string> lines() const;  ///< of `out`
};

/// How the program is run.
struct RunOptions {
  bool interrupt = false;   ///< SIGINT as soon as the program is ready for it
  std::string stdout_file;  ///< where stdout goes instead of `Outcome::out`
};

/// Runs `hurdle` with these arguments, without a shell and without a terminal.
[[nodiscard]] Outcome hurdle(const std::vector<std::string>& arguments,
                             const RunOptions& options = {});

/// Runs `hurdle-mutants` in the same way.
[[nodiscard]] Outcome hurdle_mutants(const std::vector<std::string>& arguments);

/// Runs `hurdle-bench` in the same way.
[[nodiscard]] Outcome hurdle_bench(const std::vector<std::string>& arguments);

/// Runs a line of shell in which `$HURDLE` is the program.
[[nodiscard]] Outcome shell(const std::string& line);

/// A folder of its own, gone with the object.
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

/// Whether a part of the text is this.
[[nodiscard]] bool says(const std::string& text, const std::string& part);

/// An engine of lines of shell, in which `"$HURDLE" serve` is one that plays by the rules.
[[nodiscard]] std::string shell_engine(const Scratch& scratch, const std::string& lines);

/// An engine that plays by the rules and ends by itself when it is asked about this game.
[[nodiscard]] std::string engine_that_ends_in(const Scratch& scratch, const std::string& game);

/// The bytes of a file; the test fails when there is none.
[[nodiscard]] std::string content_of(const std::string& path);

}  // namespace hurdle::props
