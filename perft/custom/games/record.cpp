#include "perft/custom/games/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/line.hpp"
#include "perft/suite/text/pgn_scanner.hpp"

namespace hurdle::custom {
namespace {

constexpr std::string_view going_on = "*";
constexpr std::string_view draw_result = "1/2-1/2";
/// Ends that a record claims and the rules do not decide.
constexpr std::array<std::string_view, 3> claims{"agreement", "resignation", "time"};

bool is_claim(std::string_view by) {
  return std::ranges::find(claims, by) != claims.end();
}

/// Plays the moves of a record and compares its claims with the rules.
class Recorder {
 public:
  Recorder(CustomRecord& record, const Position& start)
      : record_(record), judged_(*record.game, start) {}

  /// The next word of a list.
  [[nodiscard]] std::optional<MoveList::Item> take(MoveList& list) const {
    return list.take(judged_.rules(), judged_.position(), judged_.moves());
  }

  /// The next move. Throws std::invalid_argument for a word that is no move.
  void play(std::string_view word, int line) {
    ++words_;
    if (record_.illegal || record_.plies < words_ - 1) {
      return;  // after the first mistake
    }
    if (judged_.end()) {
      wrong(line, fmt::format("move {} comes after the end: {} by {} after ply {}", words_,
                              judged_.end()->result, judged_.end()->clause, record_.plies));
      return;
    }
    try {
      if (const auto move = named(word)) {
        judged_.play(*move);
        ++record_.plies;
        return;
      }
      record_.illegal = {words_, std::string(word),
                         explain(*record_.game, judged_.position(), word)};
    } catch (const std::invalid_argument& error) {
      throw std::invalid_argument(fmt::format("move {} cannot be read: {}", words_, error.what()));
    }
    wrong(line, fmt::format("move {} '{}' is illegal by {}: {}", words_, word,
                            record_.illegal->why.clause, record_.illegal->why.sentence));
  }

  /// Compares result and reason, which are on these lines, with the end.
  void compare(int result_line, int by_line) {
    record_.end = judged_.end();
    if (record_.illegal) {
      return;
    }
    if (record_.end) {
      compare_with(*record_.end, result_line, by_line);
    } else {
      compare_claim(result_line, by_line);
    }
  }

 private:
  void wrong(int line, std::string words) { record_.mistakes.push_back({line, std::move(words)}); }

  /// Throws std::invalid_argument if the word names several moves.
  [[nodiscard]] std::optional<Move> named(std::string_view word) const {
    return named_move(judged_.rules(), judged_.position(), judged_.moves(), word);
  }

  void compare_with(const CustomEnd& end, int result_line, int by_line) {
    if (!record_.result.empty() && end.result != going_on && end.result != record_.result) {
      wrong(result_line, fmt::format("result {}, but the rules say {} by {}: {}", record_.result,
                                     end.result, end.clause, end.sentence));
    }
    if (!record_.by.empty() && record_.by != end.clause) {
      wrong(by_line,
            fmt::format("by {}, but the rules say {}: {}", record_.by, end.clause, end.sentence));
    }
  }

  void compare_claim(int result_line, int by_line) {
    if (record_.by.empty()) {
      return;  // PGN gives no reason for a claim
    }
    if (record_.result == going_on) {
      wrong(by_line, fmt::format("by {}, but result * is no end", record_.by));
    } else if (!is_claim(record_.by)) {
      wrong(by_line, fmt::format("by {}, but the rules say the game goes on after ply {}",
                                 record_.by, record_.plies));
    } else if (record_.by != "time" && !record_.result.empty() &&
               (record_.result == draw_result) != (record_.by == "agreement")) {
      wrong(result_line, fmt::format("result {}, but an agreement is a draw and a resignation is "
                                     "none",
                                     record_.result));
    }
  }

  CustomRecord& record_;
  JudgedCustomGame judged_;
  int words_ = 0;  ///< moves, legal or not
};

/// Parses one game of a PGN file and judges it.
class PgnReader {
 public:
  PgnReader(const Source& source, PgnScanner& scanner, const FindGame& find)
      : source_(source), scanner_(scanner), find_(find) {}

  CustomRecord read() {
    record_.line = line_of(scanner_.at());
    tags_ = scanner_.tags();
    record_.game = game();
    Recorder recorder(record_, start());
    record_.result = claim("Result", require_result);
    record_.by = claim("By", [this](const std::string& by) { require_by(*record_.game, by); });
    const PgnWord result = scanner_.moves([&](const PgnWord& word) {
      at(word.at, [&] { recorder.play(word.text, line_of(word.at)); });
    });
    conclude(result);
    recorder.compare(line_of_tag("Result", result.at), line_of_tag("By", result.at));
    return std::move(record_);
  }

 private:
  [[nodiscard]] int line_of(std::size_t place) const { return source_.location(place).line; }

  /// Gives what is wrong its place.
  template <class Do>
  void at(std::size_t place, const Do& act) const {
    try {
      act();
    } catch (const std::invalid_argument& error) {
      source_.fail(place, error.what());
    }
  }

  [[nodiscard]] int line_of_tag(std::string_view name, std::size_t otherwise) const {
    const PgnTag* const found = find_tag(tags_, name);
    return line_of(found == nullptr ? otherwise : found->at);
  }

  std::shared_ptr<const Game> game() const {
    const PgnTag* variant = find_tag(tags_, "Variant");
    if (variant == nullptr) {
      source_.fail(tags_.front().at, "expected a tag Variant with the name of the game");
    }
    auto found = find_(variant->value);
    if (found == nullptr) {
      source_.fail(variant->at, fmt::format("'{}' is no game of the variants file; records of "
                                            "Hurdle's own games go into another file",
                                            hurdle::quoted(variant->value)));
    }
    return found;
  }

  Position start() const {
    const PgnTag* fen = find_tag(tags_, "FEN");
    const Description& facts = record_.game->facts;
    if (fen == nullptr) {
      const PgnTag* set_up = find_tag(tags_, "SetUp");
      if (set_up != nullptr && set_up->value == "1") {
        source_.fail(set_up->at, "SetUp 1 without the tag FEN");
      }
      return Rules(facts).start();
    }
    try {
      return parse_position(facts, fen->value);
    } catch (const FenError& error) {
      source_.fail(fen->at, error.what());
    }
  }

  /// The value of a tag, once `require` accepts it; empty without the tag.
  template <class Require>
  std::string claim(std::string_view name, const Require& require) const {
    const PgnTag* const found = find_tag(tags_, name);
    if (found == nullptr) {
      return {};
    }
    at(found->at, [&] { require(found->value); });
    return found->value;
  }

  void conclude(const PgnWord& result) {
    if (record_.result.empty()) {
      record_.result = result.text;
    } else if (record_.result != result.text) {
      source_.fail(result.at, fmt::format("the moves end with {}, but the tag Result says {}",
                                          result.text, record_.result));
    }
  }

  const Source& source_;
  PgnScanner& scanner_;
  const FindGame& find_;
  std::vector<PgnTag> tags_;
  CustomRecord record_;
};

}  // namespace

void require_result(const std::string& text) {
  if (!is_result(text)) {
    throw std::invalid_argument(
        fmt::format("expected 1-0, 0-1, 1/2-1/2 or *, found '{}'", hurdle::quoted(text)));
  }
}

void require_by(const Game& game, const std::string& by) {
  const auto clauses = clauses_of(game);
  if (!is_claim(by) &&
      std::ranges::none_of(clauses, [&](const RuleClause& clause) { return clause.id == by; })) {
    throw std::invalid_argument(
        fmt::format("'{}' is no clause of {}; expected one of hurdle rules, agreement, resignation "
                    "or time",
                    hurdle::quoted(by), game.name));
  }
}

std::vector<CustomRecord> judge_pgn(const std::string& text, const std::string& file,
                                    const FindGame& find) {
  const Source source(text, file);
  PgnScanner scanner(source);
  std::vector<CustomRecord> records;
  while (scanner.next_game()) {
    records.push_back(PgnReader(source, scanner, find).read());
    records.back().id = fmt::format("game-{}", records.size());
  }
  if (records.empty()) {
    source.fail(0, "no game; a game begins with tags, as [Variant \"capablanca\"]");
  }
  return records;
}

std::string variant_of_pgn(const std::string& text) {
  try {
    const Source source(text, "");
    PgnScanner scanner(source);
    if (scanner.next_game()) {
      const std::vector<PgnTag> tags = scanner.tags();
      const PgnTag* const variant = find_tag(tags, "Variant");
      return variant == nullptr ? "" : variant->value;
    }
  } catch (const SuiteError&) {
    return {};  // `judge_pgn` or `load_games` parses the whole file and reports the error
  }
  return {};
}

CustomRecord judge_game(const ClaimedGame& claimed) {
  CustomRecord record;
  record.game = claimed.game;
  record.id = "game";
  record.result = claimed.result;
  record.by = claimed.by;
  Recorder recorder(record, claimed.start);
  MoveList list(claimed.moves);
  while (const auto next = recorder.take(list)) {
    recorder.play(next->word, 0);
  }
  recorder.compare(0, 0);
  return record;
}

}  // namespace hurdle::custom
