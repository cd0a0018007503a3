// Lets `hurdle check` ask an engine that is written in C++17 or later.
//
// Copy this file beside your engine; do not edit it. Then fill in the three functions
// of my_engine.cpp, as makruk.cpp does, and run
//
//   g++ -std=c++17 -O2 my_engine.cpp -o my_engine
//   hurdle check --variant makpong --engine "./my_engine" --protocol jsonl
//
// Hurdle writes one question per line to stdin and reads one reply per line from stdout:
//
//   {"id":1,"variant":"makpong","fen":"...","moves":["a3a4"],"depth":1}
//   {"id":1,"moves":["a6a5","b6b5"]}    or    {"id":1,"error":"..."}
//
// With --games, "ask":"result" asks for the result of a game; the function `result` replies.
//
// Your engine may print other lines; Hurdle ignores them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

// Calls of the kit's own functions are qualified. Otherwise the compiler also looks in the
// namespaces of the arguments, and finds `std::quoted` or functions of your engine.
namespace hurdle_kit {

/// Nodes below each move.
using Counts = std::map<std::string, std::uint64_t>;

/// A question of Hurdle: the counts at `depth` in the position after `moves` from `fen`.
struct Question {
  std::string id = "null";  // the same text as in the question
  std::string variant;
  std::string fen;
  std::vector<std::string> moves;
  int depth = 0;
  std::string ask;  // "result" in a question about a whole game
};

/// Parses one question: an object whose values are strings, numbers and lists of strings. Skips the
/// values of unknown keys. Throws std::invalid_argument for a malformed line.
class QuestionReader {
 public:
  explicit QuestionReader(const std::string& line) : line_(line) {}

  /// After an error the fields before it stay in `question`, so that the reply can have the id.
  void read(Question& question) {
    expect('{');
    while (peek() != '}') {
      const std::string key = string();
      expect(':');
      if (key == "id") {
        question.id = number();
      } else if (key == "variant") {
        question.variant = string();
      } else if (key == "fen") {
        question.fen = string();
      } else if (key == "moves") {
        question.moves = strings();
      } else if (key == "depth") {
        question.depth = std::stoi(number());
      } else if (key == "ask") {
        question.ask = string();
      } else {
        pass_over();
      }
      if (peek() != '}') {
        expect(',');
      }
    }
    expect('}');
  }

 private:
  [[noreturn]] void fail(const std::string& wanted) const {
    throw std::invalid_argument("no question: expected " + wanted + " at byte " +
                                std::to_string(at_) + " of " + line_);
  }

  /// Skips blanks. The next character; it stays unread.
  char peek() {
    at_ = line_.find_first_not_of(" \t\r\n", at_);
    if (at_ == std::string::npos) {
      at_ = line_.size();
      fail("more");
    }
    return line_[at_];
  }

  void expect(char wanted) {
    if (peek() != wanted) {
      fail(std::string(1, wanted));
    }
    ++at_;
  }

  /// Takes the next character, blank or not.
  char take() {
    if (at_ == line_.size()) {
      fail("the end of a string");
    }
    return line_[at_++];
  }

  std::string number() {
    peek();
    const std::size_t begin = at_;
    at_ = line_.find_first_not_of("0123456789", at_ + (line_[at_] == '-' ? 1 : 0));
    at_ = at_ == std::string::npos ? line_.size() : at_;
    if (at_ == begin || line_[at_ - 1] == '-') {
      fail("a whole number");
    }
    return line_.substr(begin, at_ - begin);
  }

  std::vector<std::string> strings() {
    std::vector<std::string> list;
    expect('[');
    while (peek() != ']') {
      list.push_back(string());
      if (peek() != ']') {
        expect(',');
      }
    }
    expect(']');
    return list;
  }

  std::string string() {
    expect('"');
    std::string text;
    for (char c = take(); c != '"'; c = take()) {
      if (c == '\\') {
        add_escaped(text);
      } else {
        text += c;
      }
    }
    return text;
  }

  void add_escaped(std::string& text) {
    static const std::string names = "\"\\/bfnrt";
    const char c = take();
    const std::size_t index = names.find(c);
    if (c == 'u') {
      add_utf8(text, code_point());
    } else if (index != std::string::npos) {
      text += "\"\\/\b\f\n\r\t"[index];
    } else {
      fail("an escape of JSON");
    }
  }

  /// After `\u`: four hexadecimal digits, or a pair of surrogates.
  unsigned code_point() {
    const unsigned first = hexadecimal();
    if (first < 0xD800 || first > 0xDFFF) {
      return first;
    }
    if (first > 0xDBFF || take() != '\\' || take() != 'u') {
      fail("a pair of surrogates");
    }
    const unsigned second = hexadecimal();
    if (second < 0xDC00 || second > 0xDFFF) {
      fail("a second surrogate");
    }
    return 0x10000 + (first - 0xD800) * 0x400 + (second - 0xDC00);
  }

  unsigned hexadecimal() {
    static const std::string digits = "0123456789abcdef0123456789ABCDEF";
    unsigned value = 0;
    for (int i = 0; i < 4; ++i) {
      const std::size_t digit = digits.find(take());
      if (digit == std::string::npos) {
        fail("four hexadecimal digits");
      }
      value = value * 16 + static_cast<unsigned>(digit % 16);
    }
    return value;
  }

  static void add_utf8(std::string& text, unsigned code) {
    const auto add = [&text](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
      add(code);
      return;
    }
    if (code < 0x800) {
      add(0xC0 | code >> 6);
    } else {
      if (code < 0x10000) {
        add(0xE0 | code >> 12);
      } else {
        add(0xF0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3F));
      }
      add(0x80 | (code >> 6 & 0x3F));
    }
    add(0x80 | (code & 0x3F));
  }

  void pass_over() {
    int open = 0;  // brackets
    do {
      const char c = peek();
      if (c == '"') {
        string();
        continue;
      }
      open += c == '[' || c == '{' ? 1 : 0;
      open -= c == ']' || c == '}' ? 1 : 0;
      ++at_;
    } while (open > 0 || (peek() != ',' && peek() != '}'));
  }

  const std::string& line_;
  std::size_t at_ = 0;
};

/// The text as a string of JSON.
inline std::string quoted(const std::string& text) {
  static const char* const digits = "0123456789abcdef";
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (byte < 0x20) {
      result += std::string("\\u00") + digits[byte / 16] + digits[byte % 16];
    } else {
      result += c;
    }
  }
  return result + '"';
}

/// The number of nodes at `depth` below each move. A move that is listed twice counts twice.
template <class State, class Moves, class Play>
Counts divide(const State& state, int depth, const Moves& moves, const Play& play) {
  Counts counts;
  for (const std::string& move : moves(state)) {
    std::uint64_t nodes = depth == 1 ? 1 : 0;
    if (depth > 1) {
      for (const auto& reply : hurdle_kit::divide(play(state, move), depth - 1, moves, play)) {
        nodes += reply.second;
      }
    }
    counts[move] += nodes;
  }
  return counts;
}

/// The fields of a reply for a result: "0-1 T6" is the result and its clause.
inline std::string result_fields(const std::string& ended) {
  const std::size_t blank = ended.find(' ');
  const std::string by = blank == std::string::npos ? "" : ended.substr(blank + 1);
  return (ended.empty() ? "" : ",\"result\":" + hurdle_kit::quoted(ended.substr(0, blank))) +
         (by.empty() ? "" : ",\"by\":" + hurdle_kit::quoted(by));
}

/// The reply to one question, both as text. An exception of a function becomes the reply.
template <class Start, class Moves, class Play, class Result = std::nullptr_t>
std::string answer(const std::string& line, const Start& start, const Moves& moves,
                   const Play& play, const Result& result = nullptr) {
  Question question;
  std::string error;
  try {
    QuestionReader(line).read(question);
    if (question.depth < 1) {
      throw std::invalid_argument("a depth is a number from 1 on");
    }
    const auto first = start(question.variant, question.fen);
    auto state = first;
    for (const std::string& move : question.moves) {
      state = play(state, move);
    }
    std::string found;
    const auto add = [&found](const std::string& item) {
      found += (found.empty() ? "" : ",") + item;
    };
    if (question.depth == 1) {
      for (const std::string& move : moves(state)) {
        add(hurdle_kit::quoted(move));
      }
      found = '[' + found + ']';
    } else {
      for (const auto& [move, nodes] : hurdle_kit::divide(state, question.depth, moves, play)) {
        add(hurdle_kit::quoted(move) + ':' + std::to_string(nodes));
      }
      found = '{' + found + '}';
    }
    std::string ended;
    if constexpr (!std::is_same_v<Result, std::nullptr_t>) {
      ended = question.ask == "result" ? result(first, question.moves) : "";
    }
    return "{\"id\":" + question.id + ",\"moves\":" + found + hurdle_kit::result_fields(ended) +
           '}';
  } catch (const std::exception& thrown) {  // the next question may succeed
    error = thrown.what();
  } catch (...) {
    error = "an exception that is no std::exception";
  }
  return "{\"id\":" + question.id + ",\"error\":" + hurdle_kit::quoted(error) + '}';
}

/// Replies to the questions on stdin until it ends, by these functions:
///
///   // your state for this FEN
///   State start(const std::string& variant, const std::string& fen);
///   // the legal moves, in any order
///   std::vector<std::string> moves(const State& state);
///   // the state after a legal move
///   State play(const State& state, const std::string& move);
///   // optional: the result of the game that starts here and continues with these moves: "1-0",
///   // "0-1", "1/2-1/2", or "*" if it is not over; a blank and the clause may follow, as in
///   // "0-1 T6"; "" if your engine cannot decide
///   std::string result(const State& start, const std::vector<std::string>& moves);
///
/// A State can be any type that can be copied and assigned. An exception that one of these
/// functions throws becomes the reply.
template <class Start, class Moves, class Play, class Result = std::nullptr_t>
int answer_questions(const Start& start, const Moves& moves, const Play& play,
                     const Result& result = nullptr) {
  for (std::string line; std::getline(std::cin, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) {
      std::cout << hurdle_kit::answer(line, start, moves, play, result) << std::endl;
    }
  }
  return 0;
}

}  // namespace hurdle_kit
