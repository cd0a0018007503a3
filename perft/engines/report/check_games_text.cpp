// A line for each fact, what decides first.
#include "perft/engines/report/check_games_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/check_text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_moves_shown = 12;

std::string titled(const Notation& notation, const std::string& id) {
  const Clause* clause = find_clause(notation, id);
  return clause == nullptr ? id : fmt::format("{} ({})", id, clause->title);
}

std::string heading_of(const GameFinding& finding) {
  return finding.clause.empty() ? std::string(to_text(finding.kind))
                                : fmt::format("{}, {}", to_text(finding.kind),
                                              titled(finding.at.variant->notation, finding.clause));
}

/// The last moves of a record.
std::string moves_of(const GameFinding& finding) {
  const std::size_t shown = std::min(finding.moves.size(), most_moves_shown);
  std::string text = shown < finding.moves.size() ? " …" : "";
  for (std::size_t ply = finding.moves.size() - shown; ply < finding.moves.size(); ++ply) {
    text += ' ' + to_text(finding.at.variant->notation, finding.moves[ply]);
  }
  return text;
}

std::string by_the_rules(const GameFinding& finding) {
  const Notation& notation = finding.at.variant->notation;
  if (finding.end) {
    return fmt::format("over, {} by {}: {}", to_text(finding.end->result),
                       titled(notation, finding.end->clause), finding.end->sentence);
  }
  std::string text = fmt::format("the game goes on, with {} legal moves", finding.legal);
  return finding.clause.empty() ? text
                                : fmt::format("{}; by {}: {}", text,
                                              titled(notation, finding.clause), finding.sentence);
}

std::string of_the_engine(const GameFinding& finding) {
  std::string text;
  if (finding.kind == GameFindingKind::refuses_move) {
    text = fmt::format("it does not play {}", fmt::join(finding.missing, " "));
  } else if (!finding.listed) {
    text = "it ends the game";
  } else {
    const std::size_t listed = *finding.listed;
    text = listed == 0 ? "no move" : fmt::format("{} move{}", listed, listed == 1 ? "" : "s");
    text +=
        finding.missing.empty() ? "" : fmt::format(", without {}", fmt::join(finding.missing, " "));
    text += finding.extra.empty() ? "" : fmt::format(", with {}", fmt::join(finding.extra, " "));
  }
  return finding.reported && finding.kind != GameFindingKind::refuses_move
             ? fmt::format("{}; it says: '{}'", text, hurdle::quoted(finding.reported->words, 200))
             : text;
}

std::string findings_text(const GamesResult& result, bool all) {
  std::map<std::string, std::size_t> numbers;
  std::map<std::string, std::size_t> expected;
  std::string text;
  for (const GameFinding& finding : result.findings) {
    if (finding.as_expected) {
      ++expected[heading_of(finding)];
      continue;
    }
    const bool first = ++numbers[heading_of(finding)] == 1;
    text += first || all ? '\n' + to_text(finding) : "";
  }
  text += numbers.empty() ? "" : "\nby fault and clause:\n";
  for (const auto& [heading, number] : numbers) {
    text += fmt::format("{}: {} game{}\n", heading, number, number == 1 ? "" : "s");
  }
  text += expected.empty() ? "" : "\ndifferent as expected:\n";
  for (const auto& [heading, number] : expected) {
    text += fmt::format("{}: {} game{}\n", heading, number, number == 1 ? "" : "s");
  }
  return text;
}

std::string options_text(const GamesResult& result) {
  std::map<std::string, std::string> lines;
  for (const auto& [variant, ends] : result.ends) {
    std::string& line = lines[std::string(variant->notation.name)];
    for (const auto& [name, value] : ends) {
      line += fmt::format(" --{} {}", name, value);
    }
  }
  std::string text;
  for (const auto& [variant, line] : lines) {
    text += line.empty() ? "" : fmt::format("games of {} end by{}\n", variant, line);
  }
  return text;
}

/// Games that are over without a word of the engine.
std::string silence_text(const GamesResult& result) {
  std::size_t silent = 0;
  std::string clauses;
  for (const auto& [clause, number] : result.silent) {
    silent += number;
    clauses += number == 0 ? "" : fmt::format(", {} by {}", number, clause);
  }
  std::string text;
  if (silent > 0) {
    text += fmt::format(
        "not said: of {} games that are over, the engine lists all moves of {} and "
        "gives no result: {}\n",
        result.over, silent, clauses.substr(2));
  }
  if (result.results == 0 && result.asked.passed > 0) {
    text += "not compared: results, since the engine gave none\n";
  }
  return text;
}

std::string closing_line(const CheckResult& asked) {
  std::string text = fmt::format("{} games: {} passed, {} failed, {} unanswered",
                                 asked.positions + asked.not_reached, asked.passed, asked.failed,
                                 asked.unanswered);
  const auto add = [&](std::size_t count, const char* what) {
    text += count > 0 ? fmt::format(", {} {}", count, what) : "";
  };
  add(asked.as_expected, "different as expected");
  add(asked.not_asked, "not asked");
  add(asked.unknown, "of variants that the engine does not know");
  add(asked.not_reached, "not reached");
  return text + '\n';
}

}  // namespace

std::string to_text(const GameFinding& finding) {
  const std::size_t plies = finding.moves.size();
  std::string text = fmt::format("{}: {}\n", place_of(finding.at), to_text(finding.kind));
  text += plies == 0 ? "  at the start\n"
                     : fmt::format("  after {} {}:{}\n", plies, plies == 1 ? "ply" : "plies",
                                   moves_of(finding));
  text += fmt::format("  the rules: {}\n", by_the_rules(finding));
  text += fmt::format("  the engine: {}\n", of_the_engine(finding));
  return text + fmt::format("  to reproduce: {}\n", finding.command);
}

std::string to_text(const GamesResult& result, bool all) {
  const CheckResult& asked = result.asked;
  const bool no_echo = !asked.echo && asked.passed + asked.failed + asked.as_expected > 0;
  std::string text = fmt::format(
      "engine: {}{}\n", asked.engine.empty() ? asked.command : hurdle::quoted(asked.engine, 200),
      no_echo ? " (cannot print its position; only moves are compared)" : "");
  for (const std::string& note : asked.notes) {
    text += note + '\n';
  }
  text += options_text(result) + findings_text(result, all) + not_compared(asked) +
          silence_text(result);
  if (asked.interrupted) {
    text += fmt::format("interrupted: {} of {} games were looked at\n", asked.positions,
                        asked.positions + asked.not_reached);
  }
  return text + closing_line(asked);
}

}  // namespace hurdle::engines
