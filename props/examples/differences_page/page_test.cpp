// movegen/fast/README.md explains counting by differences with numbers. This test computes every
// number again, with the referee and from the fast generator's sums, and checks that all names on
// the page exist.
#include "props/examples/differences_page/page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <regex>
#include <set>

#include "movegen/variants.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"
#include "props/examples/differences_page/ledger.hpp"
#include "props/examples/differences_page/plain.hpp"

namespace hurdle::page {
namespace {

/// A board's numbers by the fast generator.
struct Fast {
  Accounts accounts;
  Total two_plies;
  std::function<int(Square)> filled, vacated;
};

/// A board of the page, with both generators.
struct Board {
  std::unique_ptr<const Referee> referee;
  std::unique_ptr<const Plain> plain;
  Fast fast;
};

template <const fast::Description& D, class Rules>
Board make_board(const Notation& notation, const std::string& fen) {
  Board board;
  board.referee = std::make_unique<Rules>(notation);
  board.plain = std::make_unique<Plain>(*board.referee, fen);
  const Setup& setup = board.plain->setup();
  EXPECT_FALSE(board.referee->invalid_reason(setup)) << fen;
  const auto ledger = std::make_shared<Ledger<D>>(notation, setup);
  board.fast = {ledger->accounts(),
                find_variant(notation.name)->fast.counter({})->count(std::array{setup}, 2).front(),
                [ledger](Square square) { return ledger->filled(square); },
                [ledger](Square square) { return ledger->vacated(square); }};
  return board;
}

class DifferencesPage : public testing::Test {
 protected:
  static const Page& page() {
    static const Page read_once = read();
    return read_once;
  }

  static const Board& board(const std::string& game) {
    static const std::map<std::string, Board> boards = [] {
      std::map<std::string, Board> made;
      made["janggi"] = make_board<janggi::description, janggi::JanggiReferee>(
          janggi::notation, page().fens.at("janggi"));
      made["nine-elder"] = make_board<nine_elder::description, nine_elder::NineElderReferee>(
          nine_elder::notation, page().fens.at("nine-elder"));
      return made;
    }();
    return boards.at(game);
  }

  /// Calls `check(table, board)` for the tables of this name; expects `expected` of them.
  template <class Check>
  static void each_table(const std::string& name, int expected, const Check& check) {
    int found = 0;
    for (const Table& table : page().tables) {
      if (table.name == name) {
        SCOPED_TRACE(table.game + ": " + name);
        check(table, board(table.game));
        ++found;
      }
    }
    EXPECT_EQ(found, expected) << "tables of " << name;
  }

  /// Checks gained replies: one column for each origin in the table's head, and their sum in the
  /// last.
  static void expect_gains(const Table& table, const std::vector<std::string>& row,
                           const Replies& base, const Replies& now) {
    for (std::size_t column = 1; column + 1 < table.heads.size(); ++column) {
      const std::string origin = quoted(table.heads[column]).at(0);
      const auto count = [&](const Replies& replies) {
        const auto found = replies.by_origin.find(origin);
        return found == replies.by_origin.end() ? 0 : found->second;
      };
      EXPECT_EQ(number(row.at(column)), count(now) - count(base)) << row[0] << ", " << origin;
    }
    EXPECT_EQ(number(row.back()), now.all - base.all) << row[0];
  }
};

TEST_F(DifferencesPage, CountsTheRepliesToNoMove) {
  each_table("no move", 2, [](const Table& table, const Board& board) {
    const Replies base = board.plain->base();
    EXPECT_EQ(table.rows.size(), base.by_origin.size() + 1);
    for (const auto& row : table.rows) {
      const auto origin = quoted(row[0]);
      EXPECT_EQ(number(row.at(1)), origin.empty() ? base.all : base.by_origin.at(origin[0]))
          << row[0];
    }
  });
}

TEST_F(DifferencesPage, CountsTheChangesByFillingASquare) {
  each_table("fill", 1, [](const Table& table, const Board& board) {
    for (const auto& row : table.rows) {
      const auto [piece, square] = board.plain->placement(quoted(row[0]).at(0));
      expect_gains(table, row, board.plain->base(), board.plain->filled(piece, square));
      EXPECT_EQ(number(row.back()), board.fast.filled(square)) << row[0];
    }
  });
}

TEST_F(DifferencesPage, CountsTheChangesByVacatingASquare) {
  each_table("vacate", 1, [](const Table& table, const Board& board) {
    for (const auto& row : table.rows) {
      const Square square = board.plain->square(quoted(row[0]).at(0));
      expect_gains(table, row, board.plain->base(), board.plain->vacated(square));
      EXPECT_EQ(number(row.back()), board.fast.vacated(square)) << row[0];
    }
  });
}

/// One row of a table of moves: moves that are counted alike.
class MoveRow {
 public:
  MoveRow(const Table& table, const std::vector<std::string>& row, const Board& board)
      : table_(table), row_(row), board_(board) {}

  void check(const std::string& text) const {
    SCOPED_TRACE(text);
    ASSERT_EQ(board_.plain->moves().count(text), 1U) << "is no legal move";
    ASSERT_EQ(board_.fast.accounts.count(text), 1U);
    const Account& account = board_.fast.accounts.at(text);
    const auto sizes = measure(board_.plain->moves().at(text), account);
    for (std::size_t column = 1; column < row_.size(); ++column) {
      const std::string& head = table_.heads.at(column);
      const std::string& cell = row_[column];
      if (head == "how") {
        EXPECT_EQ(cell, account.how);
      } else if (head == "mates" && cell.empty()) {
        EXPECT_FALSE(account.may_mate) << "mates are looked for";
      } else if (head != "why" && head != "number" && !cell.empty()) {
        EXPECT_EQ(number(cell), sizes.at(head)) << head;
      }
    }
  }

 private:
  /// Every quantity that a column may show, by the referee; the fast generator's must be equal.
  [[nodiscard]] std::map<std::string, int> measure(Move move, const Account& account) const {
    const Plain& plain = *board_.plain;
    const Replies base = plain.base();
    const Replies after = plain.after(move);
    const Replies filled = plain.filled_by(move);
    const int mates = plain.mates(move);
    const int drops = after.drops + mates - base.drops;
    const int deltas = account.filled + account.vacated + account.captured;
    std::map<std::string, int> result{{"board", after.board - base.board},
                                      {"escapes", after.royal - base.royal},
                                      {"drops", drops},
                                      {"mates", -mates},
                                      {"replies", after.all}};
    EXPECT_EQ(account.replies, static_cast<std::uint64_t>(after.all));
    const bool plain_move = account.how == "plain" || account.how == "independent";
    if (plain_move || account.how == "escapes") {
      const bool captures = static_cast<bool>(plain.setup().at(move.to())) && !move.is_drop();
      result["fill"] = captures ? 0 : filled.board - base.board;
      result["vacate"] = captures ? 0 : after.board - filled.board;
      result["capture"] = captures ? after.board - base.board : 0;
      EXPECT_EQ(result["fill"], account.filled);
      EXPECT_EQ(result["vacate"], account.vacated);
      EXPECT_EQ(result["capture"], account.captured);
      EXPECT_TRUE(account.may_mate || mates == 0);
      EXPECT_EQ(after.all - base.all, deltas + drops - mates + result["escapes"]);
      EXPECT_TRUE(!plain_move || result["escapes"] == 0);
    } else if (account.how == "examined, summed" || account.how == "new pins") {
      result["examined"] = after.all - base.all - deltas - drops;
      EXPECT_EQ(result["examined"], account.examined);
    }
    return result;
  }

  const Table& table_;
  const std::vector<std::string>& row_;
  const Board& board_;
};

/// The moves of each row; `P@*` correctness for all drops of a kind that no other row lists.
std::vector<std::vector<std::string>> moves_of_rows(const Table& table, const Board& board) {
  std::vector<std::vector<std::string>> rows;
  std::set<std::string> named;
  for (const auto& row : table.rows) {
    rows.push_back(quoted(row[0]));
    named.insert(rows.back().begin(), rows.back().end());
  }
  for (auto& moves : rows) {
    if (moves.size() == 1 && moves[0].substr(1) == "@*") {
      const std::string start = moves[0].substr(0, 2);
      moves.clear();
      for (const auto& [text, move] : board.plain->moves()) {
        if (text.rfind(start, 0) == 0 && named.count(text) == 0) {
          moves.push_back(text);
        }
      }
    }
  }
  return rows;
}

TEST_F(DifferencesPage, CountsTheRepliesToEveryMove) {
  each_table("moves", 2, [](const Table& table, const Board& board) {
    const auto moves = moves_of_rows(table, board);
    const auto column = [&](const char* head) {
      const auto found = std::ranges::find(table.heads, head);
      return static_cast<std::size_t>(found - table.heads.begin());
    };
    std::multiset<std::string> seen;
    int sum = 0;
    for (std::size_t index = 0; index + 1 < table.rows.size(); ++index) {
      const auto& row = table.rows[index];
      for (const std::string& text : moves[index]) {
        MoveRow(table, row, board).check(text);
        seen.insert(text);
      }
      EXPECT_EQ(number(row.at(column("number"))), static_cast<int>(moves[index].size())) << row[0];
      sum += number(row.at(column("number"))) * number(row.at(column("replies")));
    }
    EXPECT_EQ(seen.size(), board.plain->moves().size());
    EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), seen.size()) << "a move is there twice";
    const auto& last = table.rows.back();
    EXPECT_EQ(last[0], "all");
    EXPECT_EQ(number(last.at(column("number"))), static_cast<int>(seen.size()));
    EXPECT_EQ(number(last.at(column("replies"))), sum);
    EXPECT_EQ(board.plain->two_plies(), sum);
    EXPECT_EQ(to_text(board.fast.two_plies), std::to_string(sum));
  });
}

/// The value of `name(argument)`, by the referee.
int value_of(const Board& board, const std::string& name, const std::string& argument) {
  const Plain& plain = *board.plain;
  const Replies base = plain.base();
  const auto found = plain.moves().find(argument);
  if (found == plain.moves().end()) {
    if (name == "replies" && argument.empty()) {
      return base.all;
    }
    if (name == "perft" && argument == "2") {
      return plain.two_plies();
    }
    if (name == "fill") {
      const auto [piece, square] = plain.placement(argument);
      return plain.filled(piece, square).all - base.all;
    }
    if (name == "vacate") {
      return plain.vacated(plain.square(argument)).all - base.all;
    }
    if (name == "drops") {
      return plain.kinds_dropped_on(plain.square(argument));
    }
    throw std::runtime_error(name + "(" + argument + ") means nothing");
  }
  const Move move = found->second;
  const std::map<std::string, std::function<int()>> meanings{
      {"replies", [&] { return plain.after(move).all; }},
      {"vacate", [&] { return plain.after(move).board - plain.filled_by(move).board; }},
      {"capture", [&] { return plain.after(move).board - base.board; }},
      {"escapes", [&] { return plain.after(move).royal - base.royal; }},
      {"drops", [&] { return plain.after(move).drops + plain.mates(move) - base.drops; }},
      {"mates", [&] { return plain.mates(move); }}};
  return meanings.at(name)();
}

TEST_F(DifferencesPage, HasOnlyRightNumbersInItsText) {
  EXPECT_GE(page().statements.size(), 10U);
  for (const Statement& one : page().statements) {
    EXPECT_EQ(one.value, value_of(board(one.game), one.name, one.argument)) << one.text;
  }
}

/// The expected output of an example, or its beginning.
std::string output_of(const Example& example, const Referee& referee) {
  Setup setup = parse_fen(referee.notation(), example.fen);
  if (example.name == "show") {
    return diagram(referee.notation(), setup);
  }
  if (!example.moves.empty()) {
    setup = referee.after(setup, parse_move(referee.notation(), example.moves));
  }
  return std::to_string(referee.count_legal_moves(setup)) + '\n';
}

TEST_F(DifferencesPage, ShowsExamplesThatPrintTheSame) {
  EXPECT_EQ(page().examples.size(), 4U);
  for (const Example& one : page().examples) {
    const Board& on = board(one.game);
    const std::string output = output_of(one, *on.referee);
    EXPECT_EQ(one.printed.substr(0, output.size()), output) << one.command;
    const std::string moves = "\nmoves: " + std::to_string(on.plain->moves().size()) + '\n';
    EXPECT_EQ(one.printed.find(moves) != std::string::npos, one.name == "show") << one.command;
  }
}

TEST_F(DifferencesPage, NamesTestsThatExist) {
  static const std::regex test("[A-Z]\\w+\\.[A-Z]\\w+");
  const std::vector<std::string> names = names_of_tests();
  int named = 0;
  for (const std::string& word : quoted(page().text)) {
    if (std::regex_match(word, test)) {
      EXPECT_NE(std::ranges::find(names, word), names.end()) << word;
      ++named;
    }
  }
  EXPECT_GE(named, 10);
}

TEST_F(DifferencesPage, NamesEveryFileOfTheGenerator) {
  int files = 0;
  for (const char* floor : {"board", "legal", "differences"}) {
    const std::filesystem::path folder(std::string(HURDLE_SOURCE_DIR "/movegen/fast/") + floor);
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      const std::string name = "| `" + entry.path().filename().string() + "` |";
      EXPECT_TRUE(props::says(page().text, name)) << name;
      ++files;
    }
  }
  EXPECT_GE(files, 30);
}

}  // namespace
}  // namespace hurdle::page
