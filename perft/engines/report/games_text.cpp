#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_moves_shown = 12;

std::string heading_of(const GameFinding& finding) {
  return finding.clause.empty()
             ? std::string(to_text(finding.kind))
             : fmt::format("{}, {}", to_text(finding.kind),
                           with_title(finding.at.variant->notation, finding.clause));
}

/// The last moves of a record, up to the difference.
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
                       with_title(notation, finding.end->clause), finding.end->sentence);
  }
  std::string text = fmt::format("the game goes on, with {} legal moves", finding.legal);
  return finding.clause.empty()
             ? text
             : fmt::format("{}; by {}: {}", text, with_title(notation, finding.clause),
                           finding.sentence);
}

std::string of_the_engine(const GameFinding& finding) {
  std::string text;
  if (finding.kind == GameFindingKind::refuses_move) {
    text = fmt::format("it does not play {}", fmt::join(finding.missing, " "));
  } else if (!finding.listed) {
    text = "it ends the game";
  } else {
    text = *finding.listed == 0 ? "no move" : counted(*finding.listed, "move");
    text +=
        finding.missing.empty() ? "" : fmt::format(", without {}", fmt::join(finding.missing, " "));
    text += finding.extra.empty() ? "" : fmt::format(", with {}", fmt::join(finding.extra, " "));
  }
  return finding.reported && finding.kind != GameFindingKind::refuses_move
             ? fmt::format("{}; it says: '{}'", text, hurdle::quoted(finding.reported->words, 200))
             : text;
}

std::string group_lines(const char* title, std::vector<Group<GameFinding>>& groups) {
  sort_by_heading(groups);
  std::string text = groups.empty() ? "" : fmt::format("\n{}:\n", title);
  for (const Group<GameFinding>& group : groups) {
    text += fmt::format("{}: {}\n", group.heading, counted(group.items.size(), "game"));
  }
  return text;
}

std::string findings_text(const GamesResult& result, bool all) {
  std::vector<Group<GameFinding>> fresh;
  std::vector<Group<GameFinding>> expected;
  std::string text;
  for (const GameFinding& finding : result.findings) {
    std::vector<Group<GameFinding>>& groups = finding.as_expected ? expected : fresh;
    const std::size_t before = groups.size();
    add_to_group(groups, heading_of(finding), finding);
    if (!finding.as_expected && (all || groups.size() > before)) {
      text += '\n' + to_text(finding);
    }
  }
  return text + group_lines("by fault and clause", fresh) +
         group_lines("different as expected", expected);
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

/// Games that are over and for which the engine reports no result.
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
  const Report report(result.asked, Unit::games);
  const std::size_t games = result.asked.positions + result.asked.not_reached;
  std::string text = engine_lines(report) + options_text(result) + findings_text(result, all) +
                     not_compared(report, Unit::games) + silence_text(result);
  if (result.asked.interrupted) {
    text +=
        fmt::format("interrupted: {} of {} games were looked at\n", result.asked.positions, games);
  }
  return text + fmt::format("{} games: {}", games, closing_line(report));
}

}  // namespace hurdle::engines
