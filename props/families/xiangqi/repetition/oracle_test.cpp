// The oracle of repetitions against known games (cases.psv) and against small examples
// of each clause (examples.psv).
#include "props/families/xiangqi/repetition/oracle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "props/families/xiangqi/repetition/files.hpp"

namespace hurdle::oracle::xiangqi {
namespace {

/// The position after the moves, and how often it occurred.
std::pair<Position, int> last_of(const std::string& fen, const std::vector<std::string>& moves) {
  Position position = position_of(fen);
  std::map<std::pair<std::string, Side>, int> occurrences;
  int last = ++occurrences[{position.board.placement(), position.to_move}];
  for (const std::string& move : moves) {
    position = {position.board.after(step_of(move)), other(position.to_move)};
    last = ++occurrences[{position.board.placement(), position.to_move}];
  }
  return {position, last};
}

/// As cases.psv writes results.
std::string result_for(Side side, const std::optional<RepetitionVerdict>& verdict) {
  if (!verdict) {
    return "Undecided";
  }
  const int result = side == Side::red ? verdict->result : -verdict->result;
  return result == 0 ? "Draw" : result > 0 ? "Win" : "Loss";
}

TEST(XiangqiRepetitionOracle, KnownGamesEndAsTheWorldXiangqiRulesSay) {
  const auto games = lines_of("cases.psv");
  EXPECT_EQ(games.size(), 58U);
  for (const auto& game : games) {
    SCOPED_TRACE(game.at(0));
    const std::vector<std::string> moves = words_of(game.at(3));
    const auto [last, occurrences] = last_of(game.at(1), moves);
    for (const Reading reading : {Reading::wxf, Reading::axf}) {
      const auto verdict = judge_repetition(game.at(1), moves, reading, std::max(occurrences, 2));
      EXPECT_EQ(result_for(last.to_move, verdict), game.at(2));
    }
  }
}

/// Game 117 repeats a loop of two chases before it plays an idle loop: judged at once it is lost.
TEST(XiangqiRepetitionOracle, KnownGamesEndAlikeAtTheFirstRepetitionExceptOneWithAnIdleLoopLater) {
  std::vector<std::string> others;
  for (const auto& game : lines_of("cases.psv")) {
    const std::vector<std::string> moves = words_of(game.at(3));
    const Side side = last_of(game.at(1), moves).first.to_move;
    const auto verdict = judge_repetition(game.at(1), moves, Reading::wxf, 2);
    if (result_for(side, verdict) != game.at(2)) {
      others.push_back(game.at(0) + " " + result_for(side, verdict));
    }
  }
  EXPECT_EQ(others, std::vector<std::string>{"117 Loss"});
}

/// The point with the sides or with left and right exchanged.
Point mirrored(Point point, bool sides) {
  return sides ? Point{point.file, 9 - point.rank} : Point{8 - point.file, point.rank};
}

std::string mirrored(const std::string& move, bool sides) {
  const Step step = step_of(move);
  return to_text(mirrored(step.from, sides)) + to_text(mirrored(step.to, sides));
}

std::set<std::string> mirrored(const std::set<std::string>& points, bool sides) {
  std::set<std::string> found;
  for (const std::string& point : points) {
    found.insert(to_text(mirrored(point_of(point), sides)));
  }
  return found;
}

/// Exchanges the letters of both sides in a placement and in the side to move.
std::string with_sides_exchanged(std::string text) {
  for (char& letter : text) {
    if (letter >= 'a' && letter <= 'z') {
      letter = static_cast<char>(letter - 'a' + 'A');
    } else if (letter >= 'A' && letter <= 'Z') {
      letter = static_cast<char>(letter - 'A' + 'a');
    }
  }
  return text;
}

std::string mirrored_fen(const std::string& fen, bool sides) {
  const bool red_moves = fen.substr(fen.find(' ') + 1, 1) == "w";
  std::istringstream ranks(fen.substr(0, fen.find(' ')));
  std::string placement;
  for (std::string rank; std::getline(ranks, rank, '/');) {
    if (sides) {
      placement.insert(0, with_sides_exchanged(rank) + "/");
    } else {
      placement.append(rank.rbegin(), rank.rend()).append("/");
    }
  }
  placement.back() = ' ';  // in place of the last slash
  return placement + (red_moves != sides ? "w" : "b");
}

TEST(XiangqiRepetitionOracle, MirroredGamesHaveMirroredVerdicts) {
  for (const auto& game : lines_of("cases.psv")) {
    SCOPED_TRACE(game.at(0));
    const std::vector<std::string> moves = words_of(game.at(3));
    const auto verdict = judge_repetition(game.at(1), moves, Reading::axf, 2);
    for (const bool sides : {false, true}) {
      const std::vector<std::string> others =
          mapped(moves, [&](const std::string& move) { return mirrored(move, sides); });
      auto other = judge_repetition(mirrored_fen(game.at(1), sides), others, Reading::axf, 2);
      ASSERT_EQ(other.has_value(), verdict.has_value());
      if (!other) {
        continue;
      }
      if (sides) {
        std::swap(other->red, other->black);
        std::swap(other->chased_by_red, other->chased_by_black);
        other->result = -other->result;
      }
      EXPECT_EQ(other->red, verdict->red);
      EXPECT_EQ(other->black, verdict->black);
      EXPECT_EQ(other->result, verdict->result);
      EXPECT_EQ(mirrored(other->chased_by_red, sides), verdict->chased_by_red);
      EXPECT_EQ(mirrored(other->chased_by_black, sides), verdict->chased_by_black);
    }
  }
}

std::string text_of(const std::set<ThreatPoints>& threats) {
  return threats.empty() ? "none" : join_texts(threats, " ", [](const ThreatPoints& threat) {
    return threat.first + "x" + threat.second;
  });
}

std::string text_of(Grade grade, const std::set<std::string>& chased) {
  if (grade != Grade::chase) {
    EXPECT_TRUE(grade == Grade::check || chased.empty());
    return grade == Grade::check ? "check" : "nothing";
  }
  std::string text = "chase";
  for (const std::string& point : chased) {
    text += " " + point;
  }
  return text;
}

std::string text_of(const std::optional<RepetitionVerdict>& verdict) {
  if (!verdict) {
    return "no verdict";
  }
  const int result = verdict->result;
  return "red " + text_of(verdict->red, verdict->chased_by_red) + ", black " +
         text_of(verdict->black, verdict->chased_by_black) + ": " +
         (result == 0  ? "draw"
          : result > 0 ? "Red wins"
                       : "Black wins") +
         ", plies " + std::to_string(verdict->first_ply) + " to " +
         std::to_string(verdict->last_ply);
}

/// The answer to an example that asks about one position.
std::string threats_as_text(const std::string& command, Side side, const std::string& fen) {
  const std::map<std::string, Moment> moments = {{"threats-before", Moment::before_the_move},
                                                 {"threats", Moment::after_the_move},
                                                 {"threats-answered", Moment::after_the_answer}};
  return text_of(threats_in(fen, side, moments.at(command)));
}

/// The answer to an example that asks about a game.
std::string game_as_text(const std::string& command, Reading reading, int occurrences,
                         const std::string& fen, const std::vector<std::string>& moves) {
  if (command == "verdict") {
    return text_of(judge_repetition(fen, moves, reading, occurrences));
  }
  std::string text;
  for (const JudgedMove& move : judged_moves(fen, moves, reading, occurrences)) {
    const auto& threats = command == "made" ? move.made : move.chases;
    if (!threats.empty()) {
      text += (text.empty() ? "" : "; ") + move.move + ": " + text_of(threats);
    }
  }
  return text.empty() ? "none" : text;
}

std::vector<Reading> readings_of(const std::string& word) {
  if (word == "both") {
    return {Reading::wxf, Reading::axf};
  }
  return {word == "wxf" ? Reading::wxf : Reading::axf};
}

TEST(XiangqiRepetitionOracle, ExamplesOfTheClauses) {
  std::map<std::string, int> examples_of;
  for (const auto& line : lines_of("examples.psv")) {
    const std::vector<std::string> head = words_of(line.at(0));
    const std::string& command = head.at(1);
    const std::string fen = fen_of(line.at(1));
    SCOPED_TRACE(line.at(0) + " | " + line.at(1));
    ++examples_of[head.at(0)];
    if (command.starts_with("threats")) {
      const Side side = head.at(2) == "red" ? Side::red : Side::black;
      EXPECT_EQ(threats_as_text(command, side, fen), line.at(2));
      continue;
    }
    ASSERT_TRUE(command == "made" || command == "chases" || command == "verdict");
    for (const Reading reading : readings_of(head.at(2))) {
      const auto answer =
          game_as_text(command, reading, std::stoi(head.at(3)), fen, words_of(line.at(2)));
      EXPECT_EQ(answer, line.at(3));
    }
  }
  for (const char* clause :
       {"3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "4.1", "4.2", "4.3", "4.4", "4.5",
        "5.1", "5.2", "5.3", "5.4", "5.5", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6"}) {
    EXPECT_GE(examples_of[clause], 2) << clause;
  }
}

TEST(XiangqiRepetitionOracle, VictimsOfEachMove) {
  const auto moves =
      judged_moves(fen_of("Kf0 Rb2 kd9 cc6 w"), {"b2c2", "c6b6", "c2b2", "b6c6"}, Reading::wxf, 2);
  ASSERT_EQ(moves.size(), 4U);
  EXPECT_EQ(moves[0].victims, std::set<std::string>{"c6"});
  EXPECT_TRUE(moves[1].victims.empty());
  EXPECT_EQ(moves[2].victims, std::set<std::string>{"b6"});
  EXPECT_FALSE(moves[2].is_check);
}

TEST(XiangqiRepetitionOracle, RejectsBadInput) {
  const auto judge = [](const std::string& fen, const std::vector<std::string>& moves,
                        int occurrences = 2) {
    return judge_repetition(fen, moves, Reading::wxf, occurrences);
  };
  const std::string kings = "3k5/9/9/9/9/9/9/9/9/5K3";
  EXPECT_NO_THROW(judge(kings + " w", {"f0f1"}));
  for (const char* fen :
       {"", "3k5/9/9/9/9/9/9/9/5K3 w", "3k5/9/9/9/9/9/9/9/9/9/5K3 w", "3k6/9/9/9/9/9/9/9/9/5K3 w",
        "3k4/9/9/9/9/9/9/9/9/5K3 w", "3k5/x8/9/9/9/9/9/9/9/5K3 w", "3k5/9/9/9/9/9/9/9/9/9 w",
        "3kk4/9/9/9/9/9/9/9/9/5K3 w", "3k5/9/9/9/9/9/9/9/9/9K w"}) {
    EXPECT_THROW(judge(fen, {}), std::invalid_argument) << fen;
  }
  EXPECT_THROW(judge(kings, {}), std::invalid_argument);
  EXPECT_THROW(judge(kings + " x", {}), std::invalid_argument);
  for (const char* move : {"e0e1", "d9d8", "f0f0", "f0", "f0j1", "f0f1f2"}) {
    EXPECT_THROW(judge(kings + " w", {move}), std::invalid_argument) << move;
  }
  EXPECT_THROW(judge(kings + " w", {}, 1), std::invalid_argument);
}

}  // namespace
}  // namespace hurdle::oracle::xiangqi
