// Starts one process for each question: `COMMAND DEPTH FEN ["m1 m2 …"]` prints `move count` lines,
// an empty line and the total, or the lines of `go perft`, and exits with code 0. Any other output
// or end is a typed error.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_lines = 2000;
constexpr std::string_view variant_mark = "{variant}";  // replaced by the name of the variant

/// Parses the lines of one reply, in order.
class ScriptAnswer {
 public:
  ScriptAnswer(int depth, const Dialect& dialect)
      : question_(fmt::format("depth {}", depth)),
        depth_(depth),
        dialect_(dialect),
        reader_(question_, depth) {}

  void read(const std::string& line) {
    begun_ = true;
    if (const auto refused = refusal(line, question_)) {
      throw *refused;
    }
    switch (awaited_) {
      case Awaited::move:
        read_move(line);
        return;
      case Awaited::total:
        read_total(line);
        return;
      case Awaited::end:
        if (!line.empty()) {
          reader_.refuse(line, "nothing more after the total");
        }
    }
  }

  [[nodiscard]] bool begun() const noexcept { return begun_; }
  [[nodiscard]] bool complete() const noexcept {
    return awaited_ == Awaited::end || (says_no_nodes_ && reader_.division().empty());
  }
  [[nodiscard]] const Division& division() const noexcept { return reader_.division(); }

  /// If the reply has no move, reports its first unparsed line: it was no log line but a bad move.
  void refuse_stray() const {
    if (reader_.division().empty() && !stray_.empty()) {
      refuse_as_no_move(stray_);
    }
  }

 private:
  enum class Awaited : std::uint8_t { move, total, end };

  [[noreturn]] void refuse_as_no_move(const std::string& line) const {
    reader_.refuse(line, "`move count` lines, an empty line and the total");
  }

  void read_move(const std::string& line) {
    if (line.empty()) {
      awaited_ = reader_.division().empty() ? Awaited::move : Awaited::total;
      return;
    }
    const auto parts = split_count(line);
    const std::string move = parts ? plain_move_word(parts->move) : "";
    if (parts && dialect_.may_be_move(move)) {
      reader_.add(line, move, parts->count);
      return;
    }
    const std::optional<Total> total = perft_count(line, depth_);
    if (reader_.division().empty()) {  // before the first move this may be a log line
      says_no_nodes_ = says_no_nodes_ || total == Total(0);
      stray_ = stray_.empty() ? line : stray_;
    } else if (total) {  // as `Nodes searched: 20`
      finish(line, to_text(*total));
    } else {
      refuse_as_no_move(line);
    }
  }

  void read_total(const std::string& line) {
    if (!line.empty()) {
      const std::optional<Total> total = perft_count(line, depth_);
      finish(line, total ? to_text(*total) : line);
    }
  }

  void finish(const std::string& line, const std::string& total) {
    reader_.finish(line, total);
    awaited_ = Awaited::end;
  }

  std::string question_;
  int depth_;
  const Dialect& dialect_;
  DivisionReader reader_;
  Awaited awaited_ = Awaited::move;
  std::string stray_;           // the first unparsed line before the first move
  bool says_no_nodes_ = false;  // a total of 0 was read
  bool begun_ = false;
};

class Script : public Adapter {
 public:
  explicit Script(const EngineOptions& options)
      : options_(options), words_(split_command(options.command)) {
    (void)find_program(words_.front());
  }

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  void call(const Notation& variant, const std::string& name) override { names_[&variant] = name; }

  [[nodiscard]] bool sends_game_names() const override {
    return options_.command.find(variant_mark) != std::string::npos;
  }

  /// Always possible: the next question starts a new process.
  [[nodiscard]] bool recover() override { return true; }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    last_lines_.clear();
    Process process(words_for(variant, position, depth), options_.stop);
    process.close_input();  // the question is in the arguments
    return with_errors(process, [&] {
      ScriptAnswer answer(depth, options_.dialect_of(variant));
      return read_answer(process, answer, depth);
    });
  }

  [[nodiscard]] std::string question(const Notation& variant, const EnginePosition& position,
                                     int depth) const override {
    return shell_line(words_for(variant, position, depth));
  }

  [[nodiscard]] std::vector<std::string> last_lines() const override { return last_lines_; }

 private:
  [[nodiscard]] Division read_answer(Process& process, ScriptAnswer& answer, int depth) {
    const Deadline limit = Clock::now() + options_.timeout;
    while (const auto line = next_line(process, answer, depth, limit)) {
      if (Clock::now() >= limit) {
        report_silence(answer, depth);
      }
      if (last_lines_.size() < most_lines) {
        last_lines_.push_back(trimmed(*line));
      }
      answer.read(trimmed(*line));
    }
    return answer.division();
  }

  [[nodiscard]] std::vector<std::string> words_for(const Notation& variant,
                                                   const EnginePosition& position,
                                                   int depth) const {
    std::vector<std::string> words = words_;
    const auto called = names_.find(&variant);
    const std::string_view name = called == names_.end() ? variant.name : called->second;
    for (std::size_t i = 1; i < words.size(); ++i) {
      words[i] = replaced_all(std::move(words[i]), variant_mark, name);
    }
    words.push_back(std::to_string(depth));
    const PositionText text = position.written(options_.dialect_of(variant), variant);
    words.push_back(text.fen);
    if (!text.moves.empty()) {
      words.push_back(fmt::format("{}", fmt::join(text.moves, " ")));
    }
    return words;
  }

  /// The next line; empty if the program exited after a complete reply. Every other end is an
  /// error.
  std::optional<std::string> next_line(Process& process, const ScriptAnswer& answer, int depth,
                                       Deadline limit) const {
    std::optional<std::string> line;
    try {
      line = process.read_line(limit);
    } catch (const EngineError& error) {
      const bool ended_well = error.kind() == EngineFailure::crashed && process.exit_code() == 0;
      if (ended_well && answer.complete()) {
        return std::nullopt;
      }
      if (ended_well && answer.begun()) {
        answer.refuse_stray();
        throw EngineError(EngineFailure::nonsense,
                          fmt::format("the engine's reply to depth {} is incomplete; expected an "
                                      "empty line and the total",
                                      depth));
      }
      throw EngineError(error.kind(), fmt::format("{}; asked was depth {}", error.what(), depth));
    }
    if (!line) {
      report_silence(answer, depth);
    }
    return line;
  }

  [[noreturn]] void report_silence(const ScriptAnswer& answer, int depth) const {
    const char* how = "did not reply to";
    if (answer.complete()) {
      how = "answered and did not end, asked about";
    } else if (answer.begun()) {
      how = "did not finish its reply to";
    }
    const auto seconds = std::chrono::duration<double>(options_.timeout).count();
    throw EngineError(
        EngineFailure::timed_out,
        fmt::format("the engine {} depth {} in the time limit of {:g} s", how, depth, seconds));
  }

  EngineOptions options_;
  std::vector<std::string> words_;
  std::map<const Notation*, std::string> names_;  // the engine's names of variants
  std::string name_;
  std::vector<std::string> last_lines_;
};

}  // namespace

std::unique_ptr<Adapter> start_script(const EngineOptions& options) {
  return std::make_unique<Script>(options);
}

}  // namespace hurdle::engines
