// Tests that are text: a file has examples, and each line of an example is a command.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace hurdle::props {

/// A line as `illegal e5d7 J3 = The horse on e5 …`: a command, its arguments, and a text that is
/// the whole answer after " = " or a part of it after ": ".
struct ExampleLine {
  std::string command;
  std::vector<std::string> arguments;
  std::string text;
  std::string all;  ///< after the command
  bool whole = false;

  explicit ExampleLine(const std::string& source);

  /// The arguments from one on as one text: a FEN, or moves.
  [[nodiscard]] std::string joined(std::size_t first = 0) const;
  /// An argument, or "" for one that may be missing.
  [[nodiscard]] std::string argument(std::size_t index) const {
    return index < arguments.size() ? arguments[index] : "";
  }
  void expect(const std::string& answer) const;
};

/// The lines after `example SUITE.NAME`.
struct Example {
  std::string file;
  std::string folder;  ///< the name of the file's folder
  int first_line = 0;
  std::vector<std::string> lines = {};
};

/// Runs the commands of an example.
class ExampleTest : public testing::Test {
 public:
  explicit ExampleTest(const Example& example) : example_(example) {}

  void TestBody() override;

 private:
  virtual void run(const ExampleLine& line) = 0;

  const Example& example_;
};

/// Registers the examples of a file as tests, which `make` makes.
void register_examples(const std::filesystem::path& path,
                       const std::function<ExampleTest*(const Example&)>& make);

}  // namespace hurdle::props
