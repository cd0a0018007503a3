// libhurdle from the view of a linked program: answers, errors, threads. Depends on hurdle.h only.
#include <gtest/gtest.h>
#include <hurdle.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

struct Free {
  void operator()(hurdle_position* position) const { hurdle_position_free(position); }
  void operator()(hurdle_move_list* moves) const { hurdle_moves_free(moves); }
  void operator()(hurdle_verdict* verdict) const { hurdle_verdict_free(verdict); }
  void operator()(hurdle_variants* variants) const { hurdle_variants_free(variants); }
  void operator()(char* text) const { hurdle_text_free(text); }
};
template <class T>
using Own = std::unique_ptr<T, Free>;

/// Receives the library's error message.
class Error {
 public:
  [[nodiscard]] char** place() {
    text_.reset();
    return &raw_;
  }
  [[nodiscard]] std::string text() {
    if (raw_ != nullptr) {
      text_.reset(raw_);
      raw_ = nullptr;
    }
    return text_ ? text_.get() : "";
  }

 private:
  char* raw_ = nullptr;
  Own<char> text_;
};

const hurdle_variant* variant(const char* name) {
  return hurdle_variant_named(name, nullptr);
}

Own<hurdle_position> start_of(const char* name) {
  return Own<hurdle_position>(hurdle_position_start(variant(name), nullptr, nullptr));
}

Own<hurdle_position> position_of(const char* name, const char* fen) {
  Error error;
  Own<hurdle_position> position(hurdle_position_from_fen(variant(name), fen, error.place()));
  EXPECT_TRUE(position) << error.text();
  return position;
}

std::vector<std::string> texts(const Own<hurdle_move_list>& moves) {
  std::vector<std::string> result;
  for (size_t i = 0; i < hurdle_moves_size(moves.get()); ++i) {
    result.emplace_back(hurdle_moves_text(moves.get(), i));
  }
  return result;
}

/// A count, and the error message if there is none.
struct Counted {
  hurdle_count nodes;
  std::string error;
};

Counted perft(const hurdle_position* position, int depth, const char* options = nullptr) {
  Error error;
  hurdle_count nodes{};
  const int good = hurdle_perft(position, depth, options, nullptr, nullptr, &nodes, error.place());
  const std::string said = error.text();
  EXPECT_EQ(good == 1, said.empty());
  return {nodes, said};
}

TEST(Library, KnowsEveryGameByItsName) {
  size_t games = 0;
  for (; const hurdle_variant* one = hurdle_variant_at(games); ++games) {
    EXPECT_EQ(variant(hurdle_variant_name(one)), one);
    const Own<hurdle_position> start(hurdle_position_start(one, nullptr, nullptr));
    const Own<hurdle_move_list> moves(hurdle_moves(start.get(), nullptr));
    EXPECT_EQ(perft(start.get(), 1).nodes.low, hurdle_moves_size(moves.get()));
    EXPECT_EQ(perft(start.get(), 2).nodes.low, perft(start.get(), 2, "referee").nodes.low);
  }
  EXPECT_GT(games, 8U);
  Error error;
  EXPECT_EQ(hurdle_variant_named("ludo", error.place()), nullptr);
  EXPECT_EQ(error.text().rfind("name: unknown variant 'ludo': there are janggi, ", 0), 0U);
}

TEST(Library, PlaysMovesAndLeavesThePositionAsItIs) {
  const auto start = start_of("makpong");
  const Own<hurdle_position> played(hurdle_position_play(start.get(), "a3a4 b6b5", nullptr));
  const Own<char> before(hurdle_position_fen(start.get(), nullptr));
  const Own<char> after(hurdle_position_fen(played.get(), nullptr));
  EXPECT_STREQ(before.get(), "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1");
  EXPECT_STREQ(after.get(), "rnskmsnr/8/p1pppppp/1p6/P7/1PPPPPPP/8/RNSKMSNR w - - 0 2");
}

TEST(Library, CountsAndDivides) {
  const auto position = position_of("makruk", "7k/8/8/8/8/8/8/K7 w");
  const Own<hurdle_move_list> division(
      hurdle_divide(position.get(), 2, nullptr, nullptr, nullptr, nullptr));
  EXPECT_EQ(texts(division), (std::vector<std::string>{"a1a2", "a1b1", "a1b2"}));
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(hurdle_moves_nodes(division.get(), i).low, 3U);
  }
  EXPECT_EQ(hurdle_moves_text(division.get(), 3), nullptr);
  EXPECT_EQ(hurdle_moves_nodes(division.get(), 3).low, 0U);
  EXPECT_EQ(perft(position.get(), 0).nodes.low, 1U);
}

TEST(Library, CountsTheSameByEveryOption) {
  const auto start = start_of("janggi");
  for (const char* options : {"", "threads=2", "hash=1 key-seed=7", "hash=auto", "no-bulk",
                              "no-differences threads=2 hash=1", "no-orders hash=0"}) {
    EXPECT_EQ(perft(start.get(), 4, options).nodes.low, 1065277U) << options;
  }
}

TEST(Library, ExplainsWhyAMoveIsIllegal) {
  const auto position = position_of("janggi", "4k4/9/9/9/9/1C7/9/9/9/4K4 w");
  const Own<hurdle_verdict> verdict(hurdle_explain(position.get(), "e1e2", nullptr));
  EXPECT_STREQ(hurdle_verdict_says(verdict.get()), "illegal");
  EXPECT_STREQ(hurdle_verdict_clause(verdict.get()), "J10");
  EXPECT_STREQ(hurdle_verdict_title(verdict.get()), "facing generals");
  EXPECT_STREQ(hurdle_verdict_sentence(verdict.get()),
               "The general on e1 cannot go to e2: the general on e1 and the general on e10 face "
               "each other and still would after it.");
  const Own<hurdle_verdict> legal(hurdle_explain(position.get(), "e1d1", nullptr));
  EXPECT_STREQ(hurdle_verdict_says(legal.get()), "legal");
}

TEST(Library, JudgesWholeGames) {
  const auto start = start_of("janggi");
  const auto judged = [&](const char* moves, const char* options) {
    const Own<hurdle_verdict> verdict(hurdle_adjudicate(start.get(), moves, options, nullptr));
    return std::string(hurdle_verdict_says(verdict.get())) + ' ' +
           hurdle_verdict_clause(verdict.get());
  };
  EXPECT_EQ(judged("e2e2 e9e9", nullptr), "1/2-1/2 J12");
  EXPECT_EQ(judged("e2e2 e9e9", "rules=points"), "0-1 J12");
  EXPECT_EQ(judged("e2e2", ""), "* ");
  Error error;
  EXPECT_EQ(hurdle_adjudicate(start.get(), "e2e2 e9e9 a4a5", nullptr, error.place()), nullptr);
  EXPECT_EQ(error.text(), "moves: move 3 'a4a5' comes after the end: 1/2-1/2 by J12");
}

TEST(Library, DrawsTheLastMove) {
  const auto start = start_of("janggi");
  const Own<hurdle_position> played(hurdle_position_play(start.get(), "a4a5", nullptr));
  const Own<char> before(hurdle_position_svg(start.get(), "pieces=hanja", nullptr));
  const Own<char> after(hurdle_position_svg(played.get(), "pieces=hanja", nullptr));
  EXPECT_EQ(std::string(before.get()).rfind("<svg", 0), 0U);
  EXPECT_EQ(std::string(before.get()).find("a4a5"), std::string::npos);
  EXPECT_NE(std::string(after.get()).find("a4a5"), std::string::npos);
}

TEST(Library, DrawsMovesAsArrows) {
  const auto start = start_of("janggi");
  const Own<char> drawn(hurdle_position_svg(start.get(), "arrows=a4a5,a4b4 pieces=hanja", nullptr));
  for (const char* move : {"data-moves=\"a4a5\"", "data-moves=\"a4b4\""}) {
    EXPECT_NE(std::string(drawn.get()).find(move), std::string::npos) << move;
  }
  EXPECT_EQ(std::string(drawn.get()).find("data-moves=\"c4"), std::string::npos);
}

/// An invalid request, and words of the error message.
struct Refusal {
  const char* what;
  std::string said;
};

TEST(Library, NamesTheWrongArgumentAndThePlace) {
  const auto start = start_of("janggi");
  const hurdle_position* const one = start.get();
  const hurdle_variant* const janggi = variant("janggi");
  Error error;
  char** const place = error.place();
  const auto said = [&](const void* nothing) {
    EXPECT_EQ(nothing, nullptr);
    return error.text();
  };
  EXPECT_EQ(said(hurdle_variant_named(nullptr, place)), "name: is NULL");
  EXPECT_EQ(said(hurdle_position_start(nullptr, nullptr, place)), "variant: is NULL");
  EXPECT_EQ(said(hurdle_position_from_fen(janggi, "9/9 w", place)).rfind("fen: board, column ", 0),
            0U);
  EXPECT_EQ(said(hurdle_position_from_fen(janggi, "9/9/9/9/9/9/9/9/9/9 w", place))
                .rfind("fen: invalid position (C8): ", 0),
            0U);
  EXPECT_EQ(said(hurdle_position_start(janggi, "nowhere", place)).rfind("setup: ", 0), 0U);
  EXPECT_EQ(said(hurdle_position_play(one, "a4a5 a7a5", place))
                .rfind("moves: move 2 'a7a5': illegal by J8: ", 0),
            0U);
  EXPECT_EQ(said(hurdle_position_play(one, "a4a5 zz", place)).rfind("moves: move 2 'zz': ", 0), 0U);
  EXPECT_EQ(said(hurdle_explain(one, "a4", place)).rfind("move: 'a4': ", 0), 0U);
  EXPECT_EQ(said(hurdle_divide(one, 0, nullptr, nullptr, nullptr, place)),
            "depth: 0: must be a whole number from 1 to 30");
  EXPECT_EQ(said(hurdle_position_svg(one, "pieces=runes", place)),
            "options: pieces 'runes': expected letters, hanja or figures");
  EXPECT_EQ(said(hurdle_position_svg(one, "pieces", place)),
            "options: 'pieces' needs a value: pieces=…");
  EXPECT_EQ(
      said(hurdle_position_svg(one, "arrows=a4a5,a4", place)).rfind("options: arrows: 'a4': ", 0),
      0U);
  EXPECT_EQ(said(hurdle_adjudicate(one, "", "rules=chess", place)).rfind("options: ", 0), 0U);
}

TEST(Library, RefusesOptionsByName) {
  const auto start = start_of("janggi");
  const std::vector<Refusal> refusals{
      {"threads=0", "threads '0': must be a whole number from 1 to 1024, in plain digits"},
      {"hash=1 hash=2", "'hash' is given twice"},
      {"referee=1", "'referee' has no value"},
      {"key-seed", "'key-seed' needs a value: key-seed=…"},
      {"speed=9",
       "'speed': expected hash, key-seed, no-bulk, no-differences, no-orders, referee, threads"}};
  for (const Refusal& refusal : refusals) {
    EXPECT_EQ(perft(start.get(), 1, refusal.what).error, "options: " + refusal.said);
  }
  EXPECT_EQ(perft(nullptr, 1).error, "position: is NULL");
  EXPECT_EQ(perft(start.get(), 31).error, "depth: 31: must be a whole number from 0 to 30");
}

TEST(Library, StopsACountOnRequest) {
  const auto start = start_of("makruk");
  int asked = 0;
  const auto no = [](double share, void* data) {
    ++*static_cast<int*>(data);
    return share > 0 ? 0 : 1;  // stops after the first finished part of the tree
  };
  Error error;
  hurdle_count nodes{};
  EXPECT_EQ(hurdle_perft(start.get(), 9, "hash=0 threads=2", no, &asked, &nodes, error.place()), 0);
  EXPECT_EQ(error.text(), "stopped");
  EXPECT_GT(asked, 0);
}

/// Each of the large parts of this tree has more than a billion lines.
TEST(Library, StopsACountThatHasFinishedNoPartOfTheTree) {
  const auto position = position_of("shogi", "4k4/9/9/9/9/9/9/9/4K4[GGGGNNNNssss] w - - 0 1");
  const auto caller = std::this_thread::get_id();
  struct Asked {
    std::thread::id by;
    double share = 1;
    int times = 0;
  } asked;
  const auto no = [](double share, void* data) {
    auto& known = *static_cast<Asked*>(data);
    known = {std::this_thread::get_id(), share, known.times + 1};
    return 0;
  };
  Error error;
  hurdle_count nodes{};
  EXPECT_EQ(hurdle_perft(position.get(), 8, "hash=0", no, &asked, &nodes, error.place()), 0);
  EXPECT_EQ(error.text(), "stopped");
  EXPECT_EQ(asked.times, 1);
  EXPECT_EQ(asked.share, 0);
  EXPECT_EQ(asked.by, caller);
  EXPECT_EQ(hurdle_divide(position.get(), 8, "hash=0", no, &asked, error.place()), nullptr);
  EXPECT_EQ(error.text(), "stopped");
}

TEST(Library, CountsTheSameWithACallback) {
  const auto start = start_of("janggi");
  const auto yes = [](double, void*) { return 1; };
  hurdle_count nodes{};
  EXPECT_EQ(hurdle_perft(start.get(), 4, nullptr, yes, nullptr, &nodes, nullptr), 1);
  EXPECT_EQ(nodes.low, 1065277U);
}

TEST(Library, AnswersManyThreadsAboutOnePosition) {
  const auto start = start_of("xiangqi");
  std::vector<std::uint64_t> counts(4);
  std::vector<std::thread> threads;
  threads.reserve(counts.size());
  for (std::uint64_t& count : counts) {
    threads.emplace_back([&count, position = start.get()] {
      const Own<hurdle_verdict> verdict(hurdle_explain(position, "a1a2", nullptr));
      count = perft(position, 3).nodes.low;
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(counts, std::vector<std::uint64_t>(4, 79666));
}

TEST(Library, FreesNothingAndReadsNothingOfNothing) {
  hurdle_position_free(nullptr);
  hurdle_moves_free(nullptr);
  hurdle_verdict_free(nullptr);
  hurdle_text_free(nullptr);
  EXPECT_EQ(hurdle_moves_size(nullptr), 0U);
  EXPECT_EQ(hurdle_verdict_says(nullptr), nullptr);
  EXPECT_EQ(hurdle_variant_name(nullptr), nullptr);
}

constexpr const char* file_text =
    "[mine:chess]\ndoubleStep = false\n[typo:chess]\ndoubelStep = false\n";

Own<hurdle_position> start_of_mine() {
  const Own<hurdle_variants> file(hurdle_variants_load(file_text, nullptr));
  const hurdle_variant* mine = hurdle_variants_named(file.get(), "mine", nullptr);
  return Own<hurdle_position>(hurdle_position_start(mine, nullptr, nullptr));
}

TEST(LibraryVariants, LoadATextAndSayWhatIsWrongWithIt) {
  Error error;
  const Own<hurdle_variants> file(hurdle_variants_load(file_text, error.place()));
  ASSERT_TRUE(file) << error.text();
  EXPECT_STREQ(hurdle_variant_name(hurdle_variants_at(file.get(), 0)), "mine");
  EXPECT_EQ(hurdle_variants_at(file.get(), 1), nullptr);
  EXPECT_EQ(std::string(hurdle_variants_problems(file.get())).rfind("text:4: error: [typo]", 0),
            0U);
  EXPECT_EQ(hurdle_variants_named(file.get(), "mina", error.place()), nullptr);
  EXPECT_EQ(error.text(), "name: 'mina' is no game that loads (did you mean 'mine'?)");
  EXPECT_EQ(hurdle_variants_load("", error.place()), nullptr);
  EXPECT_EQ(error.text(), "text: describes no game; expected sections as [mygame:chess]");
  EXPECT_EQ(hurdle_variants_load("[x:ludo]\n", error.place()), nullptr);
  EXPECT_EQ(error.text().rfind("text: no game loads: text:1: error: ", 0), 0U) << error.text();
  EXPECT_EQ(hurdle_variants_load(nullptr, error.place()), nullptr);
  EXPECT_EQ(error.text(), "text: is NULL");
}

TEST(LibraryVariants, ArePlayedByTheRulesOfTheText) {
  const Own<hurdle_position> start = start_of_mine();  // lives longer than its file
  ASSERT_TRUE(start);
  const Own<hurdle_move_list> moves(hurdle_moves(start.get(), nullptr));
  EXPECT_EQ(hurdle_moves_size(moves.get()), 12U);
  const Own<hurdle_position> next(hurdle_position_play(start.get(), " e2e3\n", nullptr));
  const Own<char> fen(hurdle_position_fen(next.get(), nullptr));
  EXPECT_STREQ(fen.get(), "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  hurdle_count nodes{};
  EXPECT_EQ(hurdle_perft(next.get(), 2, "threads=2", nullptr, nullptr, &nodes, nullptr), 1);
  EXPECT_EQ(nodes.low, 276U);
  const Own<hurdle_verdict> verdict(hurdle_explain(start.get(), "e2e4", nullptr));
  EXPECT_STREQ(hurdle_verdict_says(verdict.get()), "illegal");
  EXPECT_STREQ(hurdle_verdict_clause(verdict.get()), "pawn");
  const Own<char> picture(hurdle_position_svg(next.get(), "pieces=figures", nullptr));
  ASSERT_TRUE(picture);
  EXPECT_NE(std::string(picture.get()).find("Position of mine, Black to move"), std::string::npos);
}

TEST(LibraryVariants, SayWhatTheyCannotDo) {
  const Own<hurdle_position> start = start_of_mine();
  Error error;
  EXPECT_EQ(hurdle_position_play(start.get(), "e2e3 e7e5", error.place()), nullptr);
  EXPECT_EQ(error.text().rfind("moves: move 2 'e7e5': illegal by pawn: ", 0), 0U) << error.text();
  EXPECT_EQ(hurdle_position_svg(start.get(), "pieces=hanja", error.place()), nullptr);
  EXPECT_EQ(error.text(),
            "options: pieces hanja: mine has no such pieces; it has letters and figures");
  EXPECT_EQ(hurdle_position_svg(start.get(), "arrows=e2e3", error.place()), nullptr);
  EXPECT_EQ(error.text(), "options: 'arrows': expected pieces");
  EXPECT_EQ(hurdle_adjudicate(start.get(), "", "rules=points", error.place()), nullptr);
  EXPECT_EQ(error.text(), "options: must be NULL: a variants file says how its games end");
}

TEST(LibraryVariants, AreJudgedWhileTheyArePlayed) {
  const Own<hurdle_position> start = start_of_mine();
  const auto judged = [&](const char* moves, Error& error) {
    return Own<hurdle_verdict>(hurdle_adjudicate(start.get(), moves, nullptr, error.place()));
  };
  Error error;
  const auto open = judged("1. g3 e6 2. g4 a6", error);
  ASSERT_TRUE(open) << error.text();
  EXPECT_STREQ(hurdle_verdict_says(open.get()), "*");
  EXPECT_STREQ(hurdle_verdict_clause(open.get()), "");
  const auto over = judged("g2g3,e7e6 g3g4,a7a6 f3 Qh4#", error);
  ASSERT_TRUE(over) << error.text();
  EXPECT_STREQ(hurdle_verdict_says(over.get()), "0-1");
  EXPECT_STREQ(hurdle_verdict_clause(over.get()), "mate");
  EXPECT_STREQ(hurdle_verdict_title(over.get()), "Mate");
  EXPECT_EQ(judged("g3 e6 g4 a6 f3 Qh4 a3", error), nullptr);
  EXPECT_EQ(error.text(), "moves: move 7 'a3' comes after the end: 0-1 by mate");
  EXPECT_EQ(judged("g3 e6 g2g4", error), nullptr);
  EXPECT_EQ(error.text().rfind("moves: move 3 'g2g4': illegal by board: ", 0), 0U) << error.text();
}

TEST(LibraryVariants, ACountIsStoppedByItsCaller) {
  const Own<hurdle_position> start = start_of_mine();
  Error error;
  hurdle_count nodes{};
  int asked = 0;
  const auto stop = [](double, void* data) { return ++*static_cast<int*>(data) < 3 ? 1 : 0; };
  EXPECT_EQ(hurdle_perft(start.get(), 6, nullptr, stop, &asked, &nodes, error.place()), 0);
  EXPECT_EQ(error.text(), "stopped");
  EXPECT_EQ(asked, 3);
}

}  // namespace
