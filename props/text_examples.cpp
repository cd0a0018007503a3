#include "props/text_examples.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "props/assertions.hpp"

namespace hurdle::props {

ExampleLine::ExampleLine(const std::string& source) {
  const std::string padded = source + " ";
  const std::size_t equals = padded.find(" = ");
  const std::size_t colon = padded.find(": ");
  whole = equals < colon;
  const std::size_t end = std::min(equals, colon);
  std::istringstream in(padded.substr(0, end));
  in >> command;
  all = source.substr(std::min(command.size() + 1, source.size()));
  arguments.assign(std::istream_iterator<std::string>(in), {});
  const std::size_t begin = end == std::string::npos ? end : end + (whole ? 3 : 2);
  text = begin < source.size() ? source.substr(begin) : "";
}

std::string ExampleLine::joined(std::size_t first) const {
  std::string all_words;
  for (std::size_t index = first; index < arguments.size(); ++index) {
    all_words += (all_words.empty() ? "" : " ") + arguments[index];
  }
  return all_words;
}

void ExampleLine::expect(const std::string& answer) const {
  if (whole) {
    EXPECT_EQ(answer, text);
  } else {
    EXPECT_TRUE(says(answer, text));
  }
}

void ExampleTest::TestBody() {
  int number = example_.first_line;
  for (const std::string& text : example_.lines) {
    ++number;
    if (!text.empty() && text.front() != '#') {
      const testing::ScopedTrace where(example_.file.c_str(), number, text);
      run(ExampleLine(text));
      if (HasFatalFailure()) {
        return;
      }
    }
  }
}

void register_examples(const std::filesystem::path& path,
                       const std::function<ExampleTest*(const Example&)>& make) {
  constexpr std::string_view heading = "example ";
  std::ifstream in(path);
  std::shared_ptr<Example> example;  // the test's factory owns it
  std::string text;
  for (int number = 1; std::getline(in, text); ++number) {
    if (!text.starts_with(heading)) {
      if (example != nullptr) {
        example->lines.push_back(text);
      } else if (!text.empty() && text.front() != '#') {
        throw std::runtime_error(path.string() + ": expected `example SUITE.NAME` first");
      }
      continue;
    }
    example = std::make_shared<Example>(
        Example{path.string(), path.parent_path().filename().string(), number});
    const std::string suite = text.substr(heading.size(), text.find('.') - heading.size());
    const std::string name = text.substr(text.find('.') + 1);
    testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, example->file.c_str(),
                          number, [example, make]() -> testing::Test* { return make(*example); });
  }
}

}  // namespace hurdle::props
