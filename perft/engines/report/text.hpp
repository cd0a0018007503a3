// Reports as text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "perft/engines/check/check_games.hpp"
#include "perft/engines/check/two_engines.hpp"
#include "perft/engines/report/model.hpp"

namespace hurdle::engines {

/// One finding: place, line, FEN and diagram, the wrong moves, the clause, the command. `attack` is
/// a sentence about these moves (`attack_of`), or empty.
[[nodiscard]] std::string to_text(const Finding& finding, const std::string& attack = "");

/// One finding about a game: place, plies, the rules, the engine, the command.
[[nodiscard]] std::string to_text(const GameFinding& finding);

/// How much of a check is printed.
struct TextOptions {
  bool all = false;  ///< every finding in full, expected ones too, not only the first unexplained
                     ///< of each clause
  std::string journal;  ///< the file with every finding; empty if there is none
};

/// A check: the mutants, the findings, what was not compared, and the counters in the last line.
[[nodiscard]] std::string to_text(const CheckResult& result, const TextOptions& options = {});

/// A check on games; with `all`, every finding in full, else the first of each kind and clause.
[[nodiscard]] std::string to_text(const GamesResult& result, bool all);

/// Two engines; with `all`, every difference in full, else the first of each kind.
[[nodiscard]] std::string to_text(const Comparison& comparison, bool all);

/// The mutants that explain an engine's replies; empty if it lists all moves right.
[[nodiscard]] std::string to_text(const DiagnosisReport& report);

/// The first lines of a report: the engine, and the notes on it.
[[nodiscard]] std::string engine_lines(const Report& report);

/// The diagram of the position, indented.
[[nodiscard]] std::string diagram_of(const WrongMoves& wrong);

/// The lines of the text as part of a finding.
[[nodiscard]] std::string indented(const std::string& text);

/// What shows it again: the command of this program, and what to send to the engine.
[[nodiscard]] std::string reproduction_of(const std::string& command, const std::string& question);

inline constexpr auto all_moves = static_cast<std::size_t>(-1);

/// Moves after `label`, at most `most` of them, and a line with the engine's texts of them, if
/// these differ; empty without moves.
[[nodiscard]] std::string moves_line(const char* label, const std::vector<std::string>& moves,
                                     const EngineTexts& texts = {}, std::size_t most = all_moves);

/// The wrong moves, at most `most` of each kind.
[[nodiscard]] std::string moves_lines(const WrongMoves& wrong, std::size_t most = all_moves);

/// Games that the engine does not play, questions without a reply, positions that cannot be sent.
/// `unit` is what the report counts: of counts and positions, a question is printed with its FEN.
[[nodiscard]] std::string not_compared(const Report& report, Unit unit = Unit::counts);

/// The counters in one line.
[[nodiscard]] std::string closing_line(const Report& report);

}  // namespace hurdle::engines
