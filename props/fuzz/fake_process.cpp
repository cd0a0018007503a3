// The fake engine of the protocols' targets: Process (perft/engines/process/process.hpp) without a
// process. It sends the lines of an input, whatever it receives. The line `%%` ends it with exit
// code 0; the next process continues after that line. `$` in a line stands for the first number of
// the last line received, so that an input can reply with ids. The linker prefers these functions
// to those of the library.

#include "perft/engines/process/command.hpp"
#include "perft/engines/process/process.hpp"
#include "props/fuzz/fake_engine.hpp"

namespace hurdle {
namespace {

std::string_view& unread() {
  static std::string_view rest;
  return rest;
}

std::string first_number(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  const std::size_t begin = std::min(text.find_first_of(digits), text.size());
  return std::string(text.substr(begin, text.find_first_not_of(digits, begin) - begin));
}

}  // namespace

namespace fuzz {

void set_engine_output(std::string_view lines) {
  unread() = lines;
}

}  // namespace fuzz

namespace engines {

struct Process::Child {
  std::string asked;
  bool ended = false;
};

Process::Process(std::string_view command, const std::atomic<bool>* stop)
    : Process(split_command(command), stop) {}

// NOLINTNEXTLINE(performance-unnecessary-value-param): as the class has it
Process::Process(std::vector<std::string> /*words*/, const std::atomic<bool>* /*stop*/)
    : child_(std::make_unique<Child>()) {}

Process::~Process() = default;

void Process::write_line(std::string_view text, Deadline /*deadline*/) {
  child_->asked = first_number(
      text.substr(text.find('\n') == std::string_view::npos ? 0 : text.find_last_of('\n') + 1));
}

std::optional<std::string> Process::read_line(Deadline /*deadline*/) {
  std::string_view& rest = unread();
  if (!child_->ended && !rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line != "%%") {
      const std::size_t mark = line.find('$');
      return mark == std::string::npos ? line : line.replace(mark, 1, child_->asked);
    }
  }
  child_->ended = true;
  throw EngineError(EngineFailure::crashed, "the engine exited with code 0");
}

void Process::close_input() noexcept {}

std::vector<std::string> Process::take_errors() {
  return {"a word on stderr"};
}

std::optional<int> Process::exit_code() {
  return child_->ended ? std::optional<int>(0) : std::nullopt;
}

void Process::end() noexcept {}

}  // namespace engines
}  // namespace hurdle
