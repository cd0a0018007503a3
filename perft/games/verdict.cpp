#include "perft/games/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "movegen/ends.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::string_view going_on = "*";
constexpr std::string_view draw = "1/2-1/2";

/// Compares a record's result and reason with the adjudication of its moves.
class Comparison {
 public:
  Comparison(const GameRecord& record, RecordVerdict& verdict)
      : record_(record), verdict_(verdict) {}

  void compare(const JudgedGame& game) {
    const Adjudication& played = verdict_.game;
    if (played.illegal) {
      const IllegalMove& illegal = *played.illegal;
      wrong(line_of(illegal.ply), fmt::format("move {} '{}' is illegal by {}: {}", illegal.ply,
                                              to_text(record_.variant->notation, illegal.move),
                                              illegal.clause, illegal.sentence));
      return;
    }
    if (played.end) {
      compare_with_end(*played.end);
    } else if (record_.by == by_impasse) {
      compare_with_claim(game.claim_impasse());
    } else {
      compare_with_game_going_on();
    }
  }

 private:
  void wrong(int line, std::string words) { verdict_.mistakes.push_back({line, std::move(words)}); }
  [[nodiscard]] int line_of(int ply) const {
    return record_.lines.empty() ? record_.start.line
                                 : record_.lines[static_cast<std::size_t>(ply) - 1];
  }

  void compare_with_end(const GameEnd& end) {
    const Adjudication& played = verdict_.game;
    if (played.surplus > 0) {
      wrong(line_of(played.plies + 1),
            fmt::format("move {} comes after the end: {} by {} after ply {}", played.plies + 1,
                        to_text(end.result), end.clause, played.plies));
    }
    compare_result(end);
    if (!record_.by.empty() && record_.by != end.clause && record_.by != end.decided) {
      wrong(record_.by_line,
            fmt::format("by {}, but the rules say {}: {}", record_.by, end.clause, end.sentence));
    }
  }

  void compare_result(const GameEnd& end) {
    if (record_.result && *record_.result != to_text(end.result)) {
      wrong(record_.result_line,
            fmt::format("result {}, but the rules say {} by {}: {}", *record_.result,
                        to_text(end.result), end.clause, end.sentence));
    }
  }

  void compare_with_claim(const ClaimVerdict& claim) {
    if (!claim.end) {
      wrong(record_.by_line, fmt::format("no impasse: {}", claim.refused));
      return;
    }
    verdict_.claimed = claim.end;
    compare_result(*claim.end);
  }

  void compare_with_game_going_on() {
    if (!record_.result || *record_.result == going_on) {
      if (!record_.by.empty()) {
        wrong(record_.by_line, fmt::format("by {}, but result {} is no end", record_.by, going_on));
      }
      return;
    }
    if (record_.by.empty() && record_.reason_may_lack) {
      return;
    }
    const bool drawn = *record_.result == draw;
    if (record_.by == by_agreement && !drawn) {
      wrong(record_.result_line,
            fmt::format("result {}, but an agreement is a draw, {}", *record_.result, draw));
    } else if (record_.by == by_resignation && drawn) {
      wrong(record_.result_line,
            fmt::format("result {}, but who resigns loses, 1-0 or 0-1", *record_.result));
    } else if (record_.by.empty()) {
      wrong(record_.result_line,
            fmt::format("result {}, but the rules say the game goes on after ply {}; a claim needs "
                        "'by'",
                        *record_.result, verdict_.game.plies));
    } else if (record_.by != by_agreement && record_.by != by_resignation &&
               record_.by != by_time) {
      wrong(record_.by_line, fmt::format("by {}, but the rules say the game goes on after ply {}",
                                         record_.by, verdict_.game.plies));
    }
  }

  const GameRecord& record_;
  RecordVerdict& verdict_;
};

RecordVerdict judge_played(const GameRecord& record, JudgedGame game) {
  RecordVerdict verdict;
  verdict.game = adjudicate(game, record.variant->referee, record.moves);
  Comparison(record, verdict).compare(game);
  return verdict;
}

/// Whether the record states no clause that ended the game.
bool states_no_clause(const GameRecord& record) {
  return record.by.empty()
             ? record.reason_may_lack
             : record.by == by_agreement || record.by == by_resignation || record.by == by_time;
}

/// The record's options with each value of the rules and the repetition that it does not name: how
/// the game may have been played.
std::vector<EndOptions> possible_options(const GameRecord& record) {
  std::vector<EndOptions> all;
  for (const EndOption& option : end_options(record.variant->notation)) {
    const bool decides = option.name == "rules" || option.name == "repetition";
    if (!decides || record.options.count(option.name) > 0) {
      continue;
    }
    for (const std::string_view value : option.values) {
      all.push_back(record.options);
      all.back().emplace(option.name, value);
    }
  }
  return all;
}

/// How many moves of the record were judged, an illegal one included.
int judged_moves(const RecordVerdict& verdict) {
  return verdict.game.plies + (verdict.game.illegal ? 1 : 0);
}

RecordVerdict judge_by(const GameRecord& record, const EndOptions& options) {
  return judge_played(record, JudgedGame(*record.variant, record.start.setup, options));
}

}  // namespace

RecordVerdict judge(const GameRecord& record) {
  RecordVerdict best = judge_by(record, record.options);
  if (best.right() || !states_no_clause(record)) {
    return best;
  }
  const std::string usually = best.mistakes.front().words;
  for (const EndOptions& options : possible_options(record)) {
    RecordVerdict verdict = judge_by(record, options);
    if (verdict.right()) {
      verdict.usually = usually;
      std::ranges::set_difference(options, record.options,
                                  std::inserter(verdict.right_by, verdict.right_by.end()));
      return verdict;
    }
    if (judged_moves(verdict) > judged_moves(best)) {
      best = std::move(verdict);
    }
  }
  return best;
}

RecordVerdict judge(const GameRecord& record, const GameEnds& ends) {
  return judge_played(record, JudgedGame(record.variant->fast, ends, record.start.setup));
}

}  // namespace hurdle
