#include "perft/file/games/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "movegen/file/page/page.hpp"
#include "movegen/file/rules/fen.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/suite/text/pgn_scanner.hpp"

namespace hurdle::file {
namespace {

constexpr std::string_view going_on = "*";
constexpr std::string_view draw_result = "1/2-1/2";
/// Ends that a record claims and the rules do not decide.
constexpr std::array<std::string_view, 3> claims{"agreement", "resignation", "time"};

bool is_claim(std::string_view by) {
  return std::find(claims.begin(), claims.end(), by) != claims.end();
}

/// Parses one game of a PGN file and judges it.
class Reader {
 public:
  Reader(const Source& source, PgnScanner& scanner, const FindGame& find)
      : source_(source), scanner_(scanner), find_(find) {}

  FileRecord read() {
    record_.line = line_of(scanner_.at());
    result_line_ = record_.line;
    tags_ = scanner_.tags();
    record_.game = game();
    JudgedFileGame judged(*record_.game, start());
    read_claims();
    const PgnWord result = scanner_.moves([&](const PgnWord& word) { play(judged, word); });
    conclude(result);
    record_.end = judged.end();
    compare();
    return std::move(record_);
  }

 private:
  [[nodiscard]] int line_of(std::size_t at) const { return source_.location(at).line; }
  void wrong(int line, std::string words) { record_.mistakes.push_back({line, std::move(words)}); }

  [[nodiscard]] const PgnTag* tag(std::string_view name) const {
    const auto found = std::find_if(tags_.begin(), tags_.end(),
                                    [&](const PgnTag& one) { return one.name == name; });
    return found == tags_.end() ? nullptr : &*found;
  }

  std::shared_ptr<const Game> game() const {
    const PgnTag* variant = tag("Variant");
    if (variant == nullptr) {
      source_.fail(tags_.front().at, "expected a tag Variant with the name of the game");
    }
    auto found = find_(variant->value);
    if (found == nullptr) {
      source_.fail(variant->at, fmt::format("'{}' is no game of the variants file",
                                            hurdle::quoted(variant->value)));
    }
    return found;
  }

  Position start() const {
    const PgnTag* fen = tag("FEN");
    const Description& facts = record_.game->facts;
    if (fen == nullptr) {
      const PgnTag* set_up = tag("SetUp");
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

  void read_claims() {
    if (const PgnTag* result = tag("Result")) {
      if (!is_result(result->value)) {
        source_.fail(result->at, fmt::format("expected 1-0, 0-1, 1/2-1/2 or *, found '{}'",
                                             hurdle::quoted(result->value)));
      }
      record_.result = result->value;
      result_line_ = line_of(result->at);
    }
    if (const PgnTag* by = tag("By")) {
      const auto clauses = clauses_of(*record_.game);
      const bool known = is_claim(by->value) ||
                         std::any_of(clauses.begin(), clauses.end(), [&](const RuleClause& clause) {
                           return clause.id == by->value;
                         });
      if (!known) {
        source_.fail(by->at, fmt::format("'{}' is no clause of {}; expected one of hurdle rules, "
                                         "agreement, resignation or time",
                                         hurdle::quoted(by->value), record_.game->name));
      }
      record_.by = by->value;
      by_line_ = line_of(by->at);
    }
  }

  void play(JudgedFileGame& judged, const PgnWord& word) {
    ++words_;
    if (record_.illegal || record_.plies < words_ - 1) {
      return;  // behind the first mistake
    }
    if (judged.end()) {
      wrong(line_of(word.at),
            fmt::format("move {} comes after the end: {} by {} after ply {}", words_,
                        judged.end()->result, judged.end()->clause, record_.plies));
      return;
    }
    const auto& moves = judged.moves();
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
      return judged.text_of(move) == word.text;
    });
    if (found != moves.end()) {
      judged.play(Move(*found));
      ++record_.plies;
      return;
    }
    try {
      record_.illegal = {words_, std::string(word.text),
                         explain(*record_.game, judged.position(), word.text)};
    } catch (const std::invalid_argument& error) {
      source_.fail(word.at, fmt::format("move {} cannot be read: {}", words_, error.what()));
    }
    wrong(line_of(word.at),
          fmt::format("move {} '{}' is illegal by {}: {}", words_, word.text,
                      record_.illegal->why.clause, record_.illegal->why.sentence));
  }

  void conclude(const PgnWord& result) {
    if (record_.result.empty()) {
      record_.result = result.text;
      result_line_ = line_of(result.at);
    } else if (record_.result != result.text) {
      source_.fail(result.at, fmt::format("the moves end with {}, but the tag Result says {}",
                                          result.text, record_.result));
    }
  }

  void compare() {
    if (record_.illegal) {
      return;
    }
    if (record_.end) {
      const FileEnd& end = *record_.end;
      if (end.result != going_on && end.result != record_.result) {
        wrong(result_line_, fmt::format("result {}, but the rules say {} by {}: {}", record_.result,
                                        end.result, end.clause, end.sentence));
      }
      if (!record_.by.empty() && record_.by != end.clause) {
        wrong(by_line_,
              fmt::format("by {}, but the rules say {}: {}", record_.by, end.clause, end.sentence));
      }
      return;
    }
    if (record_.by.empty()) {
      return;  // PGN gives no reason for a claim
    }
    const bool drawn = record_.result == draw_result;
    if (record_.result == going_on) {
      wrong(by_line_, fmt::format("by {}, but result * is no end", record_.by));
    } else if (!is_claim(record_.by)) {
      wrong(by_line_, fmt::format("by {}, but the rules say the game goes on after ply {}",
                                  record_.by, record_.plies));
    } else if (record_.by != "time" && drawn != (record_.by == "agreement")) {
      wrong(result_line_, fmt::format("result {}, but an agreement is a draw and a resignation is "
                                      "none",
                                      record_.result));
    }
  }

  const Source& source_;
  PgnScanner& scanner_;
  const FindGame& find_;
  std::vector<PgnTag> tags_;
  FileRecord record_;
  int words_ = 0;  ///< moves, legal or not
  int result_line_ = 0;
  int by_line_ = 0;
};

}  // namespace

std::vector<FileRecord> judge_pgn(const std::string& text, const std::string& file,
                                  const FindGame& find) {
  const Source source(text, file);
  PgnScanner scanner(source);
  std::vector<FileRecord> records;
  while (scanner.next_game()) {
    records.push_back(Reader(source, scanner, find).read());
    records.back().id = fmt::format("game-{}", records.size());
  }
  if (records.empty()) {
    source.fail(0, "no game; a game begins with tags, as [Variant \"capablanca\"]");
  }
  return records;
}

}  // namespace hurdle::file
