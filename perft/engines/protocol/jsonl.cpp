// One process; one line for each question and one for each reply. Skips lines that are not JSON,
// since they may be log lines; rejects JSON that is no reply.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/lines/move_word.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/protocol/walk.hpp"
#include "perft/output/files.hpp"
#include "perft/output/json.hpp"

namespace hurdle::engines {
namespace {

using nlohmann::json;

class JsonlEngine : public Adapter, public ResultAdapter {
 public:
  explicit JsonlEngine(const EngineOptions& options)
      : options_(options), process_(options.command, options.stop) {}

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  void call(const Notation& variant, const std::string& name) override { names_[&variant] = name; }

  [[nodiscard]] bool counts_itself() const override { return false; }

  /// Possible if the last reply was read to its end: the program waits for the next question.
  [[nodiscard]] bool recover() override { return answered_; }

  [[nodiscard]] Division divide(const Notation& variant, const EnginePosition& position,
                                int depth) override {
    last_lines_.clear();
    return with_errors(process_, [&] {
      const PositionText text = written(variant, position);
      return walk(text.moves, depth, [&](const std::vector<std::string>& line) {
        return ask(variant, {text.fen, line});
      });
    });
  }

  [[nodiscard]] std::string question(const Notation& variant, const EnginePosition& position,
                                     int /*depth*/) const override {
    return line(1, variant, written(variant, position)).dump();
  }

  /// Adds `"ask":"result"` and the end options that are not the default to the question of
  /// `divide`, and `"game":"result"`, as earlier versions asked. The reply may have `"result"` and
  /// `"by"`; with a result it may lack `"moves"`.
  [[nodiscard]] GameAnswer game(const Notation& variant, const EnginePosition& position,
                                const EndOptions& ends) override {
    last_lines_.clear();
    return with_errors(process_, [&] {
      json more{{"ask", "result"}, {"game", "result"}};
      for (const auto& [name, value] : ends) {
        more[name] = value;
      }
      GameAnswer answer;
      answer.moves = ask(variant, written(variant, position), more);
      answer.lists_moves = answer_.contains("moves");
      answer.result = result_of_answer(variant);
      if (answer.result) {
        answer.result->plies = position.line.size();
      }
      return answer;
    });
  }

  [[nodiscard]] std::vector<std::string> last_lines() const override { return last_lines_; }

 private:
  [[nodiscard]] PositionText written(const Notation& variant,
                                     const EnginePosition& position) const {
    return position.written(options_.dialect_of(variant), variant);
  }

  /// A question at depth 1: deeper ones are walks.
  [[nodiscard]] json line(std::uint64_t id, const Notation& variant,
                          const PositionText& position) const {
    const auto called = names_.find(&variant);
    return {{"id", id},
            {"variant", called == names_.end() ? std::string(variant.name) : called->second},
            {"fen", position.fen},
            {"moves", position.moves},
            {"depth", 1}};
  }

  Division ask(const Notation& variant, const PositionText& position,
               const json& more = json::object()) {
    const Deadline limit = Clock::now() + options_.timeout;
    answered_ = false;
    json asked = line(++id_, variant, position);
    asked.update(more);
    asks_for_result_ = more.contains("ask");
    question_ = asked.dump();
    process_.write_line(question_, limit);
    return read_answer(limit, options_.dialect_of(variant));
  }

  /// The line as JSON; null if it is not JSON, such as a log line.
  [[nodiscard]] Json parsed(const std::string& line) const {
    try {
      return parse_json(line);
    } catch (const Json::exception&) {
      return {};
    } catch (const std::runtime_error& error) {
      throw EngineError(EngineFailure::nonsense,
                        fmt::format("the engine replied to {} with unexpected JSON: {}",
                                    question_in_words(), error.what()));
    }
  }

  /// Why a line that the program repeats when its question is repeated is no reply.
  [[nodiscard]] std::string why_no_reply(const std::string& line) const {
    if (parsed(line).is_object()) {
      return fmt::format("the engine's reply '{}' has no id; expected that of the question, {}",
                         quoted(line, 80), id_);
    }
    if (const std::size_t reply = line.find("{\"id\""); reply != std::string::npos) {
      return fmt::format(
          "other text stands before the engine's reply on its line: '{}'; end other "
          "output with a line end, or write it to stderr",
          quoted(line.substr(0, reply), 80));
    }
    return fmt::format("the engine replies to each question with the same line: '{}'",
                       quoted(line, 80));
  }

  /// Reads the reply. If the program has never replied, prints a line that is no reply and then
  /// pauses, repeats the question: a program that also repeats its line is no engine.
  Division read_answer(Deadline limit, const Dialect& dialect) {
    constexpr std::chrono::milliseconds pause{1'500};
    std::string stray;
    bool repeated = false;
    while (true) {
      const bool doubtful = !has_replied_ && !stray.empty() && !repeated;
      const std::optional<std::string> line =
          process_.read_line(doubtful ? std::min(limit, Clock::now() + pause) : limit);
      if (Clock::now() >= limit || (!line && !doubtful)) {
        report_silence(stray);
      }
      if (!line) {
        repeated = true;
        process_.write_line(question_, limit);
        continue;
      }
      if (repeated && trimmed(*line) == stray) {
        throw EngineError(EngineFailure::nonsense, why_no_reply(stray));
      }
      const Json answer = parsed(*line);
      if (trimmed(*line) == question_) {
        throw EngineError(EngineFailure::nonsense,
                          "the engine repeats each question as its reply; it is no engine");
      }
      if (rejects(trimmed(*line), question_)) {
        throw EngineError(EngineFailure::nonsense,
                          fmt::format("the engine refused {}: '{}'", question_in_words(),
                                      quoted(trimmed(*line), 80)));
      }
      const bool replies = answer.is_object() && answer.contains("id");
      if (replies && repeated_id_ != 0 && answer["id"] == Json(repeated_id_)) {
        repeated_id_ = 0;  // the second reply to a repeated question
        continue;
      }
      if (replies) {
        answered_ = true;
        has_replied_ = true;
        repeated_id_ = repeated ? id_ : repeated_id_;
        answer_ = answer;
        return division_of(answer, *line, dialect);
      }
      stray = trimmed(*line).empty() ? stray : trimmed(*line);
    }
  }

  [[nodiscard]] Division division_of(const Json& answer, const std::string& line,
                                     const Dialect& dialect) {
    DivisionReader reader(question_in_words(), 1);
    if (answer["id"] != Json(id_)) {
      reader.refuse(line, fmt::format("the id of the question, {}", id_));
    }
    if (answer.contains("error")) {
      const std::string reported =
          answer["error"].is_string() ? answer["error"].get<std::string>() : answer["error"].dump();
      const EngineError error = *refusal("error " + reported, question_in_words());
      throw EngineError(error.kind(), error.what() + other_spelling());
    }
    if (answer.contains("name") && answer["name"].is_string()) {
      name_ = answer["name"].get<std::string>();
    }
    const Json moves = answer.value("moves", Json());
    raw_reply(moves);
    if (moves.is_null() && asks_for_result_ && answer.contains("result")) {
      return reader.division();
    }
    if (moves.is_array()) {
      for (const Json& move : moves) {
        add(reader, line, dialect, move, Json(1));
      }
    } else if (moves.is_object()) {
      for (const auto& [move, nodes] : moves.items()) {
        add(reader, line, dialect, Json(move), nodes);
      }
    } else {
      reader.refuse(line, "\"moves\", a list of moves or an object of moves and counts");
    }
    return reader.division();
  }

  /// The last reply's `"result":"1-0"`, with `"by":"J14"` or other words.
  [[nodiscard]] std::optional<ReportedResult> result_of_answer(const Notation& variant) const {
    const json result = answer_.value("result", json());
    const json by = answer_.value("by", json());
    if (result.is_null()) {
      return std::nullopt;
    }
    const auto reported =
        result.is_string() ? parse_result(result.get<std::string>()) : std::nullopt;
    if (!reported || !(by.is_null() || by.is_string())) {
      throw EngineError(
          EngineFailure::nonsense,
          fmt::format("the engine's reply to question {} has \"result\": {}, \"by\": {}; expected "
                      "\"1-0\", \"0-1\", \"1/2-1/2\" or \"*\", and a text or nothing",
                      id_, quoted(result.dump(), 80), quoted(by.dump(), 80)));
    }
    const std::string reason = by.is_string() ? by.get<std::string>() : "";
    const bool clause = find_clause(variant, reason) != nullptr;
    return ReportedResult{*reported, clause ? reason : "",
                          reason.empty()
                              ? result.get<std::string>()
                              : fmt::format("{} by {}", result.get<std::string>(), reason),
                          0};
  }

  /// Stores the moves in the form of a divide's lines.
  void raw_reply(const Json& moves) {
    last_lines_.clear();
    for (const auto& [key, value] : moves.items()) {
      const Json move = moves.is_object() ? Json(key) : value;
      if (move.is_string()) {
        last_lines_.push_back(move.get<std::string>() + ": 1");
      }
    }
  }

  void add(DivisionReader& reader, const std::string& line, const Dialect& dialect,
           const Json& move, const Json& nodes) {
    const std::string own = move.is_string() ? move.get<std::string>() : "";
    const std::string word = plain_move_word(own);
    if (!move.is_string()) {
      reader.refuse(line, "moves as strings, as \"a1a2\"");
    }
    if (!dialect.may_be_move(word)) {
      reader.refuse(
          line, fmt::format("moves without blanks, as \"a1a2\", and found '{}'", quoted(own, 40)));
    }
    if (own != word) {
      spelling_ =
          fmt::format("; the engine writes '{}', and it is sent '{}'", quoted(own, 40), word);
    }
    reader.add(line, word, nodes.is_string() ? nodes.get<std::string>() : nodes.dump());
  }

  /// How the engine spells moves, if it was sent moves in another spelling and may not read them.
  [[nodiscard]] std::string other_spelling() const {
    return json::parse(question_)["moves"].empty() ? "" : spelling_;
  }

  /// "question 12 (after e2e4,e7e5)": the moves are those of the question, which is one of a walk.
  [[nodiscard]] std::string question_in_words() const {
    const json moves = json::parse(question_)["moves"];
    const std::string number = fmt::format("question {}", id_);
    return moves.empty() ? number
                         : fmt::format("{} (after {})", number,
                                       fmt::join(moves.get<std::vector<std::string>>(), ","));
  }

  [[noreturn]] void report_silence(const std::string& stray) const {
    const auto seconds = std::chrono::duration<double>(options_.timeout).count();
    throw EngineError(
        EngineFailure::timed_out,
        fmt::format("the engine did not reply to {} in the time limit of {:g} s{}",
                    question_in_words(), seconds,
                    stray.empty() ? ""
                                  : fmt::format("; its last line is no JSON with an \"id\": '{}'",
                                                quoted(stray, 80))));
  }

  EngineOptions options_;
  Process process_;
  std::map<const Notation*, std::string> names_;  // the engine's names of variants
  std::string name_;
  std::vector<std::string> last_lines_;
  std::string question_;  // the last question
  std::string spelling_;  // how the engine spells a move in another way than it is sent; or empty
  json answer_;           // the last reply
  std::uint64_t id_ = 0;
  std::uint64_t repeated_id_ = 0;  // of a question whose second reply is still to come; else 0
  bool has_replied_ = false;       // to any question
  bool asks_for_result_ = false;   // the last question
  bool answered_ = true;
};

}  // namespace

std::unique_ptr<Adapter> start_jsonl(const EngineOptions& options) {
  return std::make_unique<JsonlEngine>(options);
}

}  // namespace hurdle::engines
