// The examples of every game's rules: props/families/*/rules.txt, one test each. props/README.md
// describes the files.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

using Texts = std::set<std::string>;

Texts words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

/// A line as `illegal e5d7 J3 = The horse on e5 …`: a command, its arguments, and a text that is
/// the whole answer after " = " or a part of it after ": ".
struct Line {
  int number;
  std::string source;
  std::string command;
  std::vector<std::string> arguments;
  std::string text;
  bool whole = false;

  Line(int line_number, std::string line) : number(line_number), source(std::move(line)) {
    const std::string padded = source + " ";
    const std::size_t equals = padded.find(" = ");
    const std::size_t colon = padded.find(": ");
    whole = equals < colon;
    const std::size_t end = std::min(equals, colon);
    std::istringstream in(padded.substr(0, end));
    in >> command;
    arguments.assign(std::istream_iterator<std::string>(in), {});
    if (end != std::string::npos && end + 3 - (whole ? 0 : 1) < padded.size()) {
      text = source.substr(end + (whole ? 3 : 2));
    }
  }

  /// The arguments as one text: a FEN.
  [[nodiscard]] std::string joined() const {
    std::string all;
    for (const std::string& argument : arguments) {
      all += (all.empty() ? "" : " ") + argument;
    }
    return all;
  }
  /// An argument, or "" for one that may be missing.
  [[nodiscard]] std::string argument(std::size_t index) const {
    return index < arguments.size() ? arguments[index] : "";
  }
  void expect(const std::string& answer) const {
    if (whole) {
      EXPECT_EQ(answer, text);
    } else {
      EXPECT_NE(answer.find(text), std::string::npos) << answer;
    }
  }
};

struct Example {
  std::string file;
  std::string variant;
  std::vector<Line> lines;
};

class RulesExample : public testing::Test {
 public:
  explicit RulesExample(const Example& example)
      : example_(example), variant_(&variant_named(example.variant)) {}

  void TestBody() override {
    for (const Line& line : example_.lines) {
      const testing::ScopedTrace where(example_.file.c_str(), line.number, line.source);
      const auto command = commands.find(line.command);
      ASSERT_NE(command, commands.end()) << "unknown command";
      if (command->second.asks) {
        valid(line);
      }
      (this->*command->second.run)(line);
    }
  }

 private:
  struct Command {
    void (RulesExample::*run)(const Line& line);
    bool asks = true;  ///< about a position, which must be valid
  };
  static const std::map<std::string_view, Command> commands;

  [[nodiscard]] const Referee& referee() const { return variant_->referee; }
  [[nodiscard]] std::string text_of(Move move) const { return to_text(variant_->notation, move); }

  /// The legal moves whose text begins so: those of a piece ("e2"), or of a kind in hand ("P@").
  [[nodiscard]] Texts moves_of(const std::string& beginning) const {
    Texts found;
    for (const Move move : referee().legal_moves(setup_)) {
      if (text_of(move).starts_with(beginning)) {
        EXPECT_TRUE(found.insert(text_of(move)).second) << text_of(move) << " is listed twice";
      }
    }
    return found;
  }

  /// The legal move with this text, marked.
  [[nodiscard]] Move move(const std::string& text) const {
    for (const Move move : referee().legal_moves(setup_)) {
      if (text_of(move) == text) {
        return move;
      }
    }
    throw std::runtime_error(text + " is not legal");
  }

  [[nodiscard]] std::uint64_t perft(const hurdle::Setup& setup, int depth) const {
    std::uint64_t leaves = depth == 0 ? 1 : 0;
    for (const Move move : depth == 0 ? std::vector<Move>() : referee().legal_moves(setup)) {
      leaves += perft(referee().after(setup, move), depth - 1);
    }
    return leaves;
  }

  void explain(const Line& line, bool legal) const {
    const Move asked = parse_move(variant_->notation, line.argument(0));
    const Verdict verdict = referee().explain(setup_, asked);
    EXPECT_EQ(moves_of(line.argument(0)).count(line.argument(0)), legal ? 1U : 0U);
    EXPECT_EQ(verdict.legal, legal) << verdict.sentence;
    EXPECT_EQ(verdict.clause, line.argument(1)) << verdict.sentence;
    line.expect(verdict.sentence);
  }

  // ---- Commands ---------------------------------------------------------------------------------

  void rules(const Line& line) { variant_ = &variant_named(line.argument(0)); }
  void at(const Line& line) { setup_ = parse_fen(variant_->notation, line.joined()); }
  void start(const Line& line) { setup_ = start_position(variant_->notation, line.argument(0)); }
  void play(const Line& line) {
    for (const std::string& text : line.arguments) {
      setup_ = referee().after(setup_, move(text));
    }
  }
  void valid(const Line& /*line*/) {
    const auto invalid = referee().invalid_reason(setup_);
    EXPECT_FALSE(invalid) << invalid->reason;
  }
  void invalid(const Line& line) {
    const auto invalid = referee().invalid_reason(setup_);
    ASSERT_TRUE(invalid) << "it is valid";
    EXPECT_EQ(invalid->clause, line.argument(0)) << invalid->reason;
    EXPECT_EQ(to_text(invalid->where), line.argument(1)) << invalid->reason;
    EXPECT_FALSE(invalid->reason.empty());
    line.expect(invalid->reason);
  }
  void moves(const Line& line) { EXPECT_EQ(moves_of(line.argument(0)), words_of(line.text)); }
  void count(const Line& line) { line.expect(std::to_string(moves_of(line.argument(0)).size())); }
  void legal(const Line& line) { explain(line, true); }
  void illegal(const Line& line) { explain(line, false); }
  void unreadable(const Line& line) {
    try {
      at(line);
      ADD_FAILURE() << "it can be read";
    } catch (const TextError& error) {
      line.expect(error.what());
    }
  }
  void malformed(const Line& line) {
    EXPECT_THROW(static_cast<void>(parse_move(variant_->notation, line.argument(0))), TextError);
  }
  void castling(const Line& line) { EXPECT_TRUE(move(line.argument(0)).is_castling()); }
  void en_passant(const Line& line) { EXPECT_TRUE(move(line.argument(0)).is_en_passant()); }
  void ordinary(const Line& line) {
    EXPECT_FALSE(move(line.argument(0)).is_castling() || move(line.argument(0)).is_en_passant());
  }
  void after(const Line& line) {
    line.expect(to_fen(variant_->notation, referee().after(setup_, move(line.argument(0)))));
  }
  void fen(const Line& line) { line.expect(to_fen(variant_->notation, setup_)); }
  void checkers(const Line& line) {
    EXPECT_EQ(std::to_string(referee().checkers(setup_)), line.argument(0));
    std::string words;
    for (const Checker& checker : referee().checking_pieces(setup_)) {
      words += (words.empty() ? "" : "; ") + checker.words;
    }
    line.expect(words);
  }
  void ending(const Line& line) {
    const EndingVerdict verdict = referee().ending(setup_);
    constexpr std::string_view names[] = {"none", "mate", "stalemate", "ended"};
    EXPECT_EQ(names[static_cast<std::size_t>(verdict.ending)], line.argument(0));
    if (line.arguments.size() > 1) {
      EXPECT_EQ(verdict.clause, line.argument(1));
    }
    line.expect(verdict.sentence);
  }
  void perft_is(const Line& line) {
    line.expect(std::to_string(perft(setup_, std::stoi(line.argument(0)))));
  }

  const Example& example_;
  const Variant* variant_;
  hurdle::Setup setup_;
};

const std::map<std::string_view, RulesExample::Command> RulesExample::commands{
    {"rules", {&RulesExample::rules, false}},
    {"at", {&RulesExample::at, false}},
    {"start", {&RulesExample::start, false}},
    {"unreadable", {&RulesExample::unreadable, false}},
    {"malformed", {&RulesExample::malformed, false}},
    {"invalid", {&RulesExample::invalid, false}},
    {"valid", {&RulesExample::valid, false}},
    {"play", {&RulesExample::play}},
    {"moves", {&RulesExample::moves}},
    {"count", {&RulesExample::count}},
    {"legal", {&RulesExample::legal}},
    {"illegal", {&RulesExample::illegal}},
    {"castling", {&RulesExample::castling}},
    {"en-passant", {&RulesExample::en_passant}},
    {"ordinary", {&RulesExample::ordinary}},
    {"after", {&RulesExample::after}},
    {"fen", {&RulesExample::fen}},
    {"checkers", {&RulesExample::checkers}},
    {"ending", {&RulesExample::ending}},
    {"perft", {&RulesExample::perft_is}},
};

/// Registers the examples of a file; `example SUITE.NAME` begins each.
void register_examples(const std::filesystem::path& path) {
  std::ifstream in(path);
  Example* example = nullptr;
  std::string text;
  for (int number = 1; std::getline(in, text); ++number) {
    if (text.empty() || text.front() == '#') {
      continue;
    }
    const Line line(number, text);
    if (line.command != "example") {
      if (example == nullptr) {
        throw std::runtime_error(path.string() + ": expected a line `example SUITE.NAME` first");
      }
      example->lines.push_back(line);
      continue;
    }
    example = new Example{path.string(), path.parent_path().filename().string(), {}};
    const std::size_t dot = line.argument(0).find('.');
    testing::RegisterTest(line.argument(0).substr(0, dot).c_str(),
                          line.argument(0).substr(dot + 1).c_str(), nullptr, nullptr,
                          example->file.c_str(), number,
                          [example]() -> testing::Test* { return new RulesExample(*example); });
  }
}

const bool registered = [] {
  for (const auto& family :
       std::filesystem::directory_iterator(HURDLE_SOURCE_DIR "/props/families")) {
    register_examples(family.path() / "rules.txt");
  }
  return true;
}();

}  // namespace
}  // namespace hurdle::props
