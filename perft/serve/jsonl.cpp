#include "perft/serve/jsonl.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <istream>
#include <memory>
#include <new>
#include <nlohmann/json.hpp>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/ends.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"

namespace hurdle::serve {
namespace {

/// "\"id\", \"do\" or \"moves\"".
std::string quoted_list(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t index = 0; index < words.size(); ++index) {
    text += index == 0 ? "" : index + 1 == words.size() ? " or " : ", ";
    text += fmt::format("\"{}\"", words[index]);
  }
  return text;
}

/// A client's line, with checked types.
class Question {
 public:
  explicit Question(const Json& line) : line_(line) {
    std::vector<std::string_view> known{"id",    "do",   "variant", "fen", "moves",
                                        "depth", "move", "game",    "ask"};
    known.insert(known.end(), end_option_names().begin(), end_option_names().end());
    for (const auto& [key, value] : line.items()) {
      if (std::ranges::find(known, key) == known.end()) {
        throw Refused(fmt::format("\"{}\" is not known; expected {}", hurdle::quoted(key),
                                  quoted_list(known)));
      }
    }
  }

  [[nodiscard]] bool has(const std::string& key) const { return line_.contains(key); }

  [[nodiscard]] std::string text(const std::string& key) const {
    if (!has(key) || !line_[key].is_string()) {
      throw Refused(fmt::format("\"{}\": expected a string", key));
    }
    return line_[key].get<std::string>();
  }

  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> result;
    const Json moves = line_.value("moves", Json::array());
    const bool strings = moves.is_array() && std::ranges::all_of(moves, &Json::is_string);
    if (!strings) {
      throw Refused(R"("moves": expected a list of strings, as ["a3a4"])");
    }
    for (const Json& move : moves) {
      result.push_back(move.get<std::string>());
    }
    return result;
  }

  /// Whether the request is about a game, not a single position.
  [[nodiscard]] bool about_a_game() const {
    for (const char* const key : {"ask", "game"}) {
      if (has(key) && text(key) != "result") {
        throw Refused(fmt::format("\"{}\": expected \"result\"", key));
      }
    }
    const bool game = has("ask") || has("game");
    if (!game && !ends().empty()) {
      throw Refused(fmt::format("{}: how a game ends goes with \"ask\":\"result\"",
                                quoted_list(end_option_names())));
    }
    return game;
  }

  /// The options of the game's ends, if given: strings, or numbers.
  [[nodiscard]] EndOptions ends() const {
    EndOptions chosen;
    for (const std::string_view option : end_option_names()) {
      const std::string name(option);
      if (has(name)) {
        chosen[name] = line_[name].is_number_unsigned() ? line_[name].dump() : text(name);
      }
    }
    return chosen;
  }

  /// The requested depth; 1 if none is given.
  [[nodiscard]] int depth(int least) const {
    const Json depth = line_.value("depth", Json(1U));
    const bool fits = depth.is_number_unsigned() && depth.get<std::uint64_t>() <= max_depth &&
                      depth.get<int>() >= least;
    if (!fits) {
      throw Refused(
          fmt::format("\"depth\": expected a whole number from {} to {}", least, max_depth));
    }
    return depth.get<int>();
  }

 private:
  const Json& line_;
};

/// A number while all JSON parsers keep it exactly, else a string of digits.
Json number(Total total) {
  constexpr std::uint64_t most_exact = std::uint64_t{1} << 53U;
  return total <= Total(most_exact) ? Json(static_cast<std::uint64_t>(total.wide()))
                                    : to_json(total);
}

/// The position at which the moves of a request begin.
std::shared_ptr<const ServedPosition> start_of(const ServedGames& games, const Question& question) {
  const std::string name = question.text("variant");
  const ServedGame* game = find_game(games, name);
  if (game == nullptr) {
    throw Refused(unknown_game(
        name, mapped(games, [](const auto& served) { return std::string(served->name()); })));
  }
  return question.has("fen") ? game->position(question.text("fen")) : game->start();
}

std::shared_ptr<const ServedPosition> position_of(const ServedGames& games,
                                                  const Question& question) {
  std::shared_ptr<const ServedPosition> position = start_of(games, question);
  for (const std::string& move : question.moves()) {
    position = position->after(move);
  }
  return position;
}

CountOptions for_depth(CountOptions how, int depth) {
  how.hash_bytes = how.hash_bytes.value_or(hash_size(depth));
  return how;
}

void divide(const ServedPosition& position, const Question& question, const CountOptions& how,
            Json& answer) {
  const int depth = question.depth(1);
  Json& moves = answer["moves"] = Json::object();
  for (const auto& [move, nodes] : position.divide(depth, for_depth(how, depth))) {
    moves[move] = number(nodes);
  }
}

/// The legal moves after a game, none if it has ended, and the result: `*` while it goes on.
void answer_game(const ServedPosition& start, const Question& question, Json& answer) {
  const GameVerdict verdict = start.judge(question.moves(), question.ends());
  answer["moves"] = verdict.moves;
  answer["result"] = verdict.result;
  answer["by"] = verdict.clause.empty() ? Json(nullptr) : Json(verdict.clause);
  answer["sentence"] = verdict.clause.empty() ? Json(nullptr) : Json(verdict.sentence);
}

void perft(const ServedPosition& position, const Question& question, const CountOptions& how,
           Json& answer) {
  const int depth = question.depth(0);
  answer["nodes"] = number(position.perft(depth, for_depth(how, depth)));
}

void explain(const ServedPosition& position, const Question& question, Json& answer) {
  const std::string text = question.text("move");
  try {
    const MoveVerdict verdict = position.explain(text);
    answer["move"] = verdict.move;
    answer["legal"] = verdict.legal;
    answer["clause"] = verdict.clause;
    answer["sentence"] = verdict.sentence;
  } catch (const Refused& refused) {
    throw Refused(fmt::format("\"move\" '{}': {}", quoted_characters(text), refused.what()));
  }
}

void answer_question(const ServedGames& games, const CountOptions& how, const Json& line,
                     Json& answer) {
  const Question question(line);
  const std::string what = question.has("do") ? question.text("do") : "divide";
  constexpr std::array<std::string_view, 4> known{"divide", "moves", "perft", "explain"};
  if (std::ranges::find(known, what) == known.end()) {
    throw Refused(
        fmt::format("\"do\" '{}': expected divide, moves, perft or explain", hurdle::quoted(what)));
  }
  if (question.about_a_game()) {
    if (what != "divide" || question.depth(1) != 1) {
      throw Refused(R"("ask":"result" is answered by the moves at depth 1, without "do")");
    }
    answer_game(*start_of(games, question), question, answer);
    return;
  }
  const auto position = position_of(games, question);
  if (what == "divide") {
    divide(*position, question, how, answer);
  } else if (what == "moves") {
    answer["moves"] = position->moves();
  } else if (what == "perft") {
    perft(*position, question, how, answer);
  } else {
    explain(*position, question, answer);
  }
}

/// Throws Refused.
Json object_of(const std::string& text) {
  try {
    Json line = Json::parse(text);
    if (line.is_object()) {
      return line;
    }
  } catch (const Json::parse_error& error) {
    throw Refused(fmt::format("the line is no JSON object: found no JSON at byte {}", error.byte));
  } catch (const Json::out_of_range&) {  // JSON has such numbers, as 1e999; a double has not
    throw Refused("the line has a number that is too large");
  }
  throw Refused(fmt::format("the line is no JSON object: expected {}",
                            R"({"id":1,"do":"perft","variant":"chess","depth":2})"));
}

/// The reply to a line, with the line's id, or null if it has no valid id.
Json answer_to(const ServedGames& games, const CountOptions& how, const std::string& text) {
  Json id;
  try {
    const Json line = object_of(text);
    if (!line.contains("id") || line["id"].is_structured()) {
      throw Refused(R"("id": expected a number or a string)");
    }
    id = line["id"];
    Json answer{{"id", id}};
    answer_question(games, how, line, answer);
    return answer;
  } catch (const std::bad_alloc&) {
    return {{"id", id},
            {"error", "not enough memory; a smaller --hash, or fewer --threads, needs less"}};
  } catch (const std::runtime_error& error) {  // Refused, or a count beyond 128 bits
    return {{"id", id}, {"error", error.what()}};
  }
}

}  // namespace

void answer_jsonl(const ServedGames& games, const CountOptions& how, std::istream& in,
                  std::ostream& out) {
  std::string line;
  for (std::uint64_t number = 1; out && std::getline(in, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) {
      continue;
    }
    Json answer = answer_to(games, how, line);
    if (answer["id"].is_null()) {
      answer["line"] = number;  // nothing else tells the client which question it was
    }
    out << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
  }
}

}  // namespace hurdle::serve
