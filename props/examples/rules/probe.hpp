// Queries a referee about positions given as FEN, for the examples of each variant's rules.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::probe {

/// The legal moves from `from` ("" for all), as one sorted line of move texts.
inline std::string moves(const Referee& referee, std::string_view fen, std::string_view from = "") {
  const Setup setup = parse_fen(referee.notation(), fen);
  std::vector<std::string> texts;
  for (const Move move : referee.legal_moves(setup)) {
    const bool wanted = from.empty() || to_text(move.from()) == from;
    if (wanted) {
      texts.push_back(to_text(referee.notation(), move));
    }
  }
  std::sort(texts.begin(), texts.end());
  std::string line;
  for (const std::string& text : texts) {
    line += (line.empty() ? "" : " ") + text;
  }
  return line;
}

/// The answer of `explain`, as "J6 yes: sentence" or "J6 no: sentence".
inline std::string explain(const Referee& referee, std::string_view fen, std::string_view move) {
  const Setup setup = parse_fen(referee.notation(), fen);
  const Verdict verdict = referee.explain(setup, parse_move(referee.notation(), move));
  return verdict.clause + (verdict.legal ? " yes: " : " no: ") + verdict.sentence;
}

/// The answer of `invalid_reason`, as "C8 at e5: reason", or "valid".
inline std::string invalid_reason(const Referee& referee, std::string_view fen) {
  const auto invalid = referee.invalid_reason(parse_fen(referee.notation(), fen));
  if (!invalid) {
    return "valid";
  }
  return invalid->clause + " at " + to_text(invalid->where) + ": " + invalid->reason;
}

/// The answer of `ending`, as "mate J13: sentence", or "none".
inline std::string ending(const Referee& referee, std::string_view fen) {
  const EndingVerdict verdict = referee.ending(parse_fen(referee.notation(), fen));
  constexpr std::string_view names[] = {"none", "mate", "stalemate", "ended"};
  const std::string name(names[static_cast<std::size_t>(verdict.ending)]);
  return verdict.ending == Ending::none ? name
                                        : name + " " + verdict.clause + ": " + verdict.sentence;
}

/// The FEN after a move.
inline std::string after(const Referee& referee, std::string_view fen, std::string_view move) {
  const Setup setup = parse_fen(referee.notation(), fen);
  const Move parsed = parse_move(referee.notation(), move);
  return to_fen(referee.notation(), referee.after(setup, parsed));
}

inline int checkers(const Referee& referee, std::string_view fen) {
  return referee.checkers(parse_fen(referee.notation(), fen));
}

inline std::uint64_t perft(const Referee& referee, const Setup& setup, int depth) {
  if (depth == 1) {
    return referee.count_legal_moves(setup);
  }
  std::uint64_t nodes = 0;
  for (const Move move : referee.legal_moves(setup)) {
    nodes += perft(referee, referee.after(setup, move), depth - 1);
  }
  return nodes;
}

}  // namespace hurdle::probe
