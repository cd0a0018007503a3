// The examples of custom games that are text: one test for each in the files props/custom/*.txt,
// whose commands props/custom/README.md describes.
#include "props/text_examples.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <stdexcept>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/explain.hpp"
#include "perft/custom/games/judge.hpp"
#include "perft/custom/line.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

using Line = ExampleLine;

/// Lines of a variants file, which examples separate by semicolons.
std::string separated_lines(std::string lines) {
  for (std::size_t at = 0; (at = lines.find("; ", at)) != std::string::npos;) {
    lines.replace(at, 2, "\n");
  }
  return lines + "\n";
}

class CustomExample : public ExampleTest {
 public:
  using ExampleTest::ExampleTest;

 private:
  struct Command {
    void (CustomExample::*run)(const Line& line);
    bool answers = false;  ///< the line ends with ` = ` and the answer
  };
  static const std::map<std::string_view, Command> commands;

  void run(const Line& line) override {
    const auto command = commands.find(line.command);
    ASSERT_NE(command, commands.end()) << "unknown command";
    ASSERT_TRUE(line.whole || !command->second.answers) << "expected an answer after ` = `";
    (this->*command->second.run)(line);
  }

  [[nodiscard]] custom::Position position() const {
    return custom::parse_position(game_->facts, fen_);
  }

  void game(const Line& line) {
    text_ = separated_lines(line.all);
    if (line.all.find(']') != std::string::npos) {
      game_ = only_game(text_);
    }
  }
  void file(const Line& line) { text_ = separated_lines(line.all); }
  void problem(const Line& line) { EXPECT_TRUE(says(problems_of(text_), line.all)); }
  void problem_line(const Line& line) { EXPECT_TRUE(says(problems_of(text_), line.all + "\n")); }
  void loads(const Line& /*line*/) { EXPECT_NE(custom::load_variants(text_).find("g"), nullptr); }
  void fails(const Line& /*line*/) { EXPECT_EQ(custom::load_variants(text_).find("g"), nullptr); }
  void with(const Line& line) { game_ = only_game(text_ + separated_lines(line.all)); }
  void built_in(const Line& line) { game_ = props::built_in(line.argument(0)); }
  void at(const Line& line) { fen_ = line.joined(); }
  void start(const Line& /*line*/) { fen_ = game_->facts.start; }
  void play(const Line& line) { fen_ = fen_after(*game_, fen_, line.joined()); }
  void moves(const Line& line) { line.expect(moves_from(*game_, fen_, line.argument(0))); }
  void count(const Line& line) { line.expect(std::to_string(moves_in(*game_, fen_).size())); }
  void some(const Line& /*line*/) { EXPECT_FALSE(moves_in(*game_, fen_).empty()); }
  void legal(const Line& line) { EXPECT_TRUE(moves_in(*game_, fen_).contains(line.argument(0))); }
  void illegal(const Line& line) {
    EXPECT_FALSE(moves_in(*game_, fen_).contains(line.argument(0)));
  }
  void after(const Line& line) { line.expect(fen_after(*game_, fen_, line.joined())); }
  void unreadable(const Line& line) { EXPECT_ANY_THROW((void)moves_in(*game_, line.joined())); }
  void clause(const Line& line) {
    line.expect(explain(*game_, position(), line.argument(0)).clause);
  }
  void explained(const Line& line) {
    ASSERT_FALSE(line.text.empty()) << "expected an explanation";
    line.expect("is " + to_text(explain(*game_, position(), line.argument(0))));
  }

  /// The text of a clause of the rules page, or `none`.
  void page(const Line& line) {
    std::string text = "none";
    for (const custom::RuleClause& clause : clauses_of(*game_)) {
      text = clause.id == line.argument(0) ? clause.text : text;
    }
    line.expect(text);
  }

  /// `0-1 by flag after 2`, or `*` for a game that goes on; stops at the end or an illegal move.
  void end(const Line& line) {
    custom::JudgedCustomGame judged(*game_, position());
    int plies = 0;
    for (const std::string& word : line.arguments) {
      if (judged.end()) {
        break;
      }
      const auto move = custom::move_with_text(judged.rules(), judged.moves(), word);
      ASSERT_TRUE(move) << word << " is illegal";
      judged.play(*move);
      ++plies;
    }
    line.expect(judged.end() ? fmt::format("{} by {} after {}", judged.end()->result,
                                           judged.end()->clause, plies)
                             : "*");
  }

  /// The move in coordinates that a word of SAN names; `none`, or what the error says.
  void named(const Line& line) {
    const custom::Rules rules(game_->facts);
    try {
      const auto move =
          custom::named_move(rules, position(), rules.legal_moves(position()), line.argument(0));
      line.expect(move ? rules.text_of(*move) : "none");
    } catch (const std::invalid_argument& error) {
      line.expect(error.what());
    }
  }

  /// The squares that a white piece on e5 reaches. The board has a white pawn on e7, a black pawn
  /// on c7, and kings in two corners.
  static std::string reached(const std::string& betza) {
    const auto board = only_game(
        "[g]\nmaxFile = 9\nmaxRank = 9\nking = k\nshogiPawn = p\ncustomPiece1 = a:" + betza +
        "\ndoubleStep = false\nstartFen = k8/9/9/9/9/9/9/9/8K w - - 0 1\n");
    std::istringstream moves(moves_from(*board, "k8/9/2p1P4/9/4A4/9/9/9/8K w - - 0 1", "e5"));
    std::string text;
    for (std::string move; moves >> move;) {
      text += (text.empty() ? "" : " ") + move.substr(2);
    }
    return text;
  }
  void betza(const Line& line) { line.expect(reached(line.argument(0))); }
  void same_betza(const Line& line) {
    EXPECT_EQ(reached(line.argument(0)), reached(line.argument(1)));
  }

  std::shared_ptr<const custom::Game> game_;
  std::string text_;  ///< of the last `game` or `file`
  std::string fen_;
};

const std::map<std::string_view, CustomExample::Command> CustomExample::commands{
    {"game", {&CustomExample::game}},
    {"file", {&CustomExample::file}},
    {"problem", {&CustomExample::problem}},
    {"problem-line", {&CustomExample::problem_line}},
    {"loads", {&CustomExample::loads}},
    {"fails", {&CustomExample::fails}},
    {"with", {&CustomExample::with}},
    {"built-in", {&CustomExample::built_in}},
    {"at", {&CustomExample::at}},
    {"start", {&CustomExample::start}},
    {"play", {&CustomExample::play}},
    {"moves", {&CustomExample::moves, true}},
    {"count", {&CustomExample::count, true}},
    {"some", {&CustomExample::some}},
    {"legal", {&CustomExample::legal}},
    {"illegal", {&CustomExample::illegal}},
    {"after", {&CustomExample::after, true}},
    {"unreadable", {&CustomExample::unreadable}},
    {"clause", {&CustomExample::clause, true}},
    {"explain", {&CustomExample::explained}},
    {"page", {&CustomExample::page, true}},
    {"end", {&CustomExample::end, true}},
    {"named", {&CustomExample::named, true}},
    {"betza", {&CustomExample::betza, true}},
    {"same-betza", {&CustomExample::same_betza}},
};

const bool registered = [] {
  for (const auto& file : std::filesystem::directory_iterator(HURDLE_SOURCE_DIR "/props/custom")) {
    if (file.path().extension() == ".txt") {
      register_examples(file.path(),
                        [](const Example& example) { return new CustomExample(example); });
    }
  }
  return true;
}();

}  // namespace
}  // namespace hurdle::props
