// The clauses about repetitions (X12 to X19) agree with the oracle of repetitions on random loops:
// result, clause, window, grades, and the pieces that are chased perpetually.
#include <fmt/format.h>

#include <iostream>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/families/xiangqi/repetition/loops.hpp"
#include "props/families/xiangqi/repetition/oracle.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

/// A point with ranks from 0, as the oracle writes it.
std::string text_from_rank_0(Square square) {
  return fmt::format("{}{}", static_cast<char>('a' + square.file()), square.rank());
}

/// A verdict on a repetition, in the same words for both judges.
struct Judged {
  std::string end = "no end";  ///< plies, result and clause
  std::string window;
  std::string red;
  std::string black;

  [[nodiscard]] std::string text() const {
    return fmt::format("{}; {}; Red {}; Black {}", end, window, red, black);
  }
};

std::string grade_text(std::string_view grade, const std::set<std::string>& chased) {
  return fmt::format("{}, chases: {}", grade, fmt::join(chased, " "));
}

std::string window_text(int first, int last) {
  return fmt::format("plies {} to {}", first, last);
}

// ---- The oracle ---------------------------------------------------------------------------------

std::string_view text_of(oracle::xiangqi::Grade grade) {
  using oracle::xiangqi::Grade;
  return grade == Grade::check ? "check" : grade == Grade::chase ? "chase" : "nothing";
}

/// The clause that the rules page gives for two grades.
std::string_view clause_of(const oracle::xiangqi::RepetitionVerdict& verdict) {
  using oracle::xiangqi::Grade;
  if (verdict.red == verdict.black) {
    return verdict.red == Grade::nothing ? "X19" : "X18";
  }
  return std::max(verdict.red, verdict.black) == Grade::check ? "X13" : "X17";
}

Judged by_the_oracle(const LoopGame& game, oracle::xiangqi::Reading reading, int occurrences) {
  const std::vector<std::string> moves = mapped(game.moves, [&](const Move move) {
    return text_from_rank_0(move.from()) + text_from_rank_0(move.to());
  });
  const std::string fen = to_fen(xiangqi::notation, game.start);
  const auto verdict = oracle::xiangqi::judge_repetition(fen, moves, reading, occurrences);
  if (!verdict) {
    return {};
  }
  return {fmt::format("after {} plies {} by {}", verdict->last_ply,
                      verdict->result == 0  ? "1/2-1/2"
                      : verdict->result > 0 ? "1-0"
                                            : "0-1",
                      clause_of(*verdict)),
          window_text(verdict->first_ply, verdict->last_ply),
          grade_text(text_of(verdict->red), verdict->chased_by_red),
          grade_text(text_of(verdict->black), verdict->chased_by_black)};
}

// ---- The rules ----------------------------------------------------------------------------------

/// The ends of the game. They also record window, grades and victims of their last verdict.
class WatchedEnds : public xiangqi::XiangqiEnds {
 public:
  using XiangqiEnds::XiangqiEnds;

  [[nodiscard]] int window_start(const GameHistory& game) const override {
    first_ply_ = XiangqiEnds::window_start(game);
    return first_ply_;
  }
  /// The pieces that a side chases, before the exception of X17 is applied.
  [[nodiscard]] xiangqi::Perpetual chased_by(const xiangqi::Window& window,
                                             Colour side) const override {
    corrected_ = victims_.size();
    xiangqi::Perpetual perpetual = XiangqiEnds::chased_by(window, side);
    victims_[index_of(side)] = perpetual.victims;
    origins_ = window.back().origins;
    corrected_ = side == Colour::black ? 0 : victims_.size();
    return perpetual;
  }
  /// After `chased_by` of both sides it is called for Red and then for Black with the exception of
  /// X17 applied, or not at all.
  [[nodiscard]] xiangqi::Points common_victims(
      const std::vector<std::vector<xiangqi::Chase>>& moves) const override {
    const xiangqi::Points victims = XiangqiEnds::common_victims(moves);
    if (corrected_ < victims_.size()) {
      victims_[corrected_++] = victims;
    }
    return victims;
  }
  [[nodiscard]] std::optional<Colour> loser(xiangqi::Offence red,
                                            xiangqi::Offence black) const override {
    offences_ = {red, black};
    return XiangqiEnds::loser(red, black);
  }

  [[nodiscard]] int first_ply() const { return first_ply_; }
  [[nodiscard]] std::string offence(Colour side) const {
    using xiangqi::Offence;
    const Offence offence = offences_[index_of(side)];
    std::set<std::string> chased;
    for (std::size_t index = 0; index < square_count; ++index) {
      if (victims_[index_of(side)].test(origins_[index].index()) && stands_[index]) {
        chased.insert(text_from_rank_0(Square::at(index)));
      }
    }
    return grade_text(offence == Offence::check   ? "check"
                      : offence == Offence::chase ? "chase"
                                                  : "nothing",
                      chased);
  }
  /// The position at the end of the window.
  void set_last(const hurdle::Setup& last) {
    for (std::size_t index = 0; index < square_count; ++index) {
      stands_[index] = static_cast<bool>(last.board[index]);
    }
  }

 private:
  mutable int first_ply_ = 0;
  mutable std::array<xiangqi::Points, 2> victims_;
  mutable xiangqi::Origins origins_{};
  mutable std::size_t corrected_ = 0;
  mutable std::array<xiangqi::Offence, 2> offences_{};
  std::array<bool, square_count> stands_{};
};

std::string end_text(int plies, const GameEnd& end) {
  return fmt::format("after {} plies {} by {}", plies, to_text(end.result), end.clause);
}

EndOptions options_of(oracle::xiangqi::Reading reading, int occurrences) {
  return {{"repetition", reading == oracle::xiangqi::Reading::wxf ? "wxf" : "axf"},
          {"occurrences", std::to_string(occurrences)}};
}

Judged by_the_rules(const Variant& variant, const LoopGame& game, const EndOptions& options) {
  const Adjudication judged = adjudicate(variant, game.start, game.moves, options);
  if (judged.illegal) {
    return {"illegal", "", "", ""};
  }
  if (!judged.end) {
    return {};
  }
  WatchedEnds ends(variant.referee, options);
  JudgedGame watched(variant.fast, ends, game.start);
  for (std::size_t ply = 0; !watched.end() && ply < game.moves.size(); ++ply) {
    watched.play(game.moves[ply]);
  }
  ends.set_last(watched.setup());
  return {end_text(judged.plies, *judged.end), window_text(ends.first_ply(), watched.plies()),
          ends.offence(Colour::white), ends.offence(Colour::black)};
}

// ---- Differences --------------------------------------------------------------------------------

struct Way {
  oracle::xiangqi::Reading reading;
  int occurrences;
};
constexpr std::array<Way, 4> judging_ways{{{oracle::xiangqi::Reading::wxf, 2},
                                           {oracle::xiangqi::Reading::wxf, 3},
                                           {oracle::xiangqi::Reading::axf, 2},
                                           {oracle::xiangqi::Reading::axf, 3}}};

bool differ(const Variant& variant, const LoopGame& game, const Way& way) {
  return by_the_oracle(game, way.reading, way.occurrences).text() !=
         by_the_rules(variant, game, options_of(way.reading, way.occurrences)).text();
}

/// The game without men that do not matter for the difference.
LoopGame shrunk(const Variant& variant, LoopGame game, const Way& way) {
  for (std::size_t index = 0; index < square_count; ++index) {
    LoopGame smaller = game;
    Piece& piece = smaller.start.board[index];
    if (!piece || piece.kind() == Kind::royal) {
      continue;
    }
    piece = Piece{};
    if (!variant.referee.invalid_reason(smaller.start) &&
        after_legal(variant, smaller.start, smaller.moves) && differ(variant, smaller, way)) {
      game = smaller;
    }
  }
  return game;
}

std::string report_of(const Variant& variant, const LoopGame& drawn, const Way& way) {
  const LoopGame game = shrunk(variant, drawn, way);
  const EndOptions options = options_of(way.reading, way.occurrences);
  return fmt::format("{} ({})\n  rules:  {}\n  oracle: {}\n",
                     adjudicate_command(variant, game.start, game.moves, options), game.source,
                     by_the_rules(variant, game, options).text(),
                     by_the_oracle(game, way.reading, way.occurrences).text());
}

// ---- Coverage -----------------------------------------------------------------------------------

std::string end_by(const Variant& variant, const GameEnds& ends, const LoopGame& game) {
  JudgedGame judged(variant.fast, ends, game.start);
  for (std::size_t ply = 0; !judged.end() && ply < game.moves.size(); ++ply) {
    judged.play(game.moves[ply]);
  }
  return judged.end() ? end_text(judged.plies(), *judged.end()) : "no end";
}

/// Mutants of clauses that random loops hardly reach.
bool is_rare(const EndMutant& mutant) {
  return mutant.info.name == "masked-roots-count" || mutant.info.name == "pinned-chariots-chase";
}

/// Counts the mutants whose verdict on the game differs: those clauses decide it.
void count_deciding_clauses(const Variant& variant, const LoopGame& game, const Way& way,
                            const std::string& end, bool all_mutants) {
  const EndOptions options = options_of(way.reading, way.occurrences);
  for (const EndMutant& mutant : end_mutants_of(variant.notation)) {
    const bool asked = is_rare(mutant) || (all_mutants && mutant.info.clause >= "X12");
    if (asked && end_by(variant, *mutant.make(variant.referee, options), game) != end) {
      ++drawn_from()[fmt::format("decided by {} {}", mutant.info.clause, mutant.info.name)];
    }
  }
}

void count_grades(const Judged& judged) {
  for (const std::string& grade : {judged.red, judged.black}) {
    if (grade.starts_with("check") || grade.starts_with("chase")) {
      ++drawn_from()["perpetual " + grade.substr(0, 5) + "s"];
    }
  }
}

class XiangqiLoops : public Law {};

TEST_P(XiangqiLoops, X12X13X14X15X16X17X18X19LoopsAreJudgedAsTheOracleJudgesThem) {
  constexpr int loops_a_case = 20;
  constexpr int games_for_all_mutants = 20;  // one game in so many
  const LoopSource source(variant());
  std::vector<std::string> differences;
  int games = 0;
  check(
      [&] {
        const LoopGame game = source.draw(any_word());
        ++games;
        ++drawn_from()["loops: " + std::string(game.source)];
        for (const Way& way : judging_ways) {
          const EndOptions options = options_of(way.reading, way.occurrences);
          const Judged first = by_the_rules(variant(), game, options);
          const Judged second = by_the_oracle(game, way.reading, way.occurrences);
          ++drawn_from()[second.end == "no end" ? "verdicts: none" : "verdicts"];
          count_grades(second);
          if (first.text() != second.text()) {
            differences.push_back(report_of(variant(), game, way));
          }
          if (way.reading == oracle::xiangqi::Reading::wxf && way.occurrences == 2) {
            count_deciding_clauses(variant(), game, way, first.end,
                                   games % games_for_all_mutants == 0);
          }
        }
      },
      loops_a_case * random_cases());
  std::cout << differences.size() << " verdicts differ\n";
  constexpr std::size_t most_shown = 10;
  for (std::size_t index = 0; index < std::min(differences.size(), most_shown); ++index) {
    ADD_FAILURE() << differences[index];
  }
}

INSTANTIATE_TEST_SUITE_P(Every, XiangqiLoops, testing::ValuesIn(variants_of("xiangqi")));

}  // namespace
}  // namespace hurdle::props
