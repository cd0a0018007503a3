// The examples that are text: one test for each in the files props/families/**.txt, whose commands
// props/families/README.md describes.
#include "props/text_examples.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/position_text.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

using Texts = std::set<std::string>;

Texts words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

using Line = ExampleLine;

class TextExample : public ExampleTest {
 public:
  explicit TextExample(const Example& example)
      : ExampleTest(example), variant_(find_variant(example.folder)) {}

 private:
  struct Command {
    void (TextExample::*run)(const Line& line);
    bool asks = true;  ///< about a position, which must be valid
  };
  static const std::map<std::string_view, Command> commands;

  void run(const Line& line) override {
    ASSERT_TRUE(variant_ != nullptr || line.command == "rules") << "expected `rules VARIANT` first";
    const auto command = commands.find(line.command);
    ASSERT_NE(command, commands.end()) << "unknown command";
    if (command->second.asks) {
      valid(line);
    }
    (this->*command->second.run)(line);
  }

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

  /// The moves of a text in C7, or the problem.
  [[nodiscard]] std::string moves_in(const std::string& text,
                                     std::optional<MoveNotation> notation) const {
    try {
      const auto line = notations::read_line(referee(), setup_, {}, text, notation);
      return (line.illegal ? "illegal: " : "") +
             join_texts(line.moves, " ", [this](Move move) { return text_of(move); });
    } catch (const notations::UnreadableMove& error) {
      return error.what();
    }
  }

  /// Why a text cannot be read or is illegal; empty for a good one.
  [[nodiscard]] std::string problem_of(const std::string& text,
                                       std::optional<MoveNotation> notation) const {
    return message_of<BadPosition>(
        [&] {
          (void)play_moves(*variant_, {setup_, {}}, text, notation);
        },
        "");
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
    const TextError error = thrown_by<TextError>([&] { at(line); });
    line.expect(error.what());
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
    line.expect(join_texts(referee().checking_pieces(setup_), "; ", &Checker::words));
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
  void read(const Line& line) { line.expect(moves_in(line.joined(), std::nullopt)); }
  void read_as(const Line& line) {
    line.expect(moves_in(line.joined(1), notations::find_notation(line.argument(0))));
  }
  void problem(const Line& line) { line.expect(problem_of(line.joined(), std::nullopt)); }
  void problem_as(const Line& line) {
    line.expect(problem_of(line.joined(1), notations::find_notation(line.argument(0))));
  }
  void note(const Line& line) {
    line.expect(play_moves(*variant_, {setup_, {}}, line.joined()).note);
  }
  void written(const Line& line) {
    const MoveNotation notation = *notations::find_notation(line.argument(0));
    std::string texts;
    PlayedPosition position{setup_, {}};
    for (const std::string& word : notations::split_moves(line.joined(1))) {
      const Move move = move_in(*variant_, position, word, MoveNotation::coordinates);
      texts += (texts.empty() ? "" : " ") +
               notations::write_move(referee(), position.setup, position.last, move, notation);
      position.setup = referee().after(position.setup, move);
      position.last = move;
    }
    line.expect(texts);
  }
  void perft_is(const Line& line) {
    line.expect(std::to_string(perft(setup_, std::stoi(line.argument(0)))));
  }

  const Variant* variant_;
  hurdle::Setup setup_;
};

const std::map<std::string_view, TextExample::Command> TextExample::commands{
    {"rules", {&TextExample::rules, false}},
    {"at", {&TextExample::at, false}},
    {"start", {&TextExample::start, false}},
    {"unreadable", {&TextExample::unreadable, false}},
    {"malformed", {&TextExample::malformed, false}},
    {"invalid", {&TextExample::invalid, false}},
    {"valid", {&TextExample::valid, false}},
    {"play", {&TextExample::play}},
    {"moves", {&TextExample::moves}},
    {"count", {&TextExample::count}},
    {"legal", {&TextExample::legal}},
    {"illegal", {&TextExample::illegal}},
    {"castling", {&TextExample::castling}},
    {"en-passant", {&TextExample::en_passant}},
    {"ordinary", {&TextExample::ordinary}},
    {"after", {&TextExample::after}},
    {"fen", {&TextExample::fen, false}},
    {"checkers", {&TextExample::checkers}},
    {"ending", {&TextExample::ending}},
    {"perft", {&TextExample::perft_is}},
    {"read", {&TextExample::read}},
    {"read-as", {&TextExample::read_as}},
    {"written", {&TextExample::written}},
    {"note", {&TextExample::note}},
    {"problem", {&TextExample::problem}},
    {"problem-as", {&TextExample::problem_as}},
};

const bool registered = [] {
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(HURDLE_SOURCE_DIR "/props/families")) {
    if (file.path().extension() == ".txt") {
      register_examples(file.path(),
                        [](const Example& example) { return new TextExample(example); });
    }
  }
  return true;
}();

}  // namespace
}  // namespace hurdle::props
