// Who loses when a position of Xiangqi has repeated (X12, X13 and X17 to X19, rules.md beside this
// file): the window, perpetual check, perpetual chase and the verdict. One virtual function for
// each clause or part of one. Written from the rules alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "movegen/variants/xiangqi/ends_chases.hpp"

namespace hurdle::xiangqi {

/// All moves between two occurrences of a position, of both sides in turn.
using Window = std::vector<Turn>;

/// What a side does with every move of a window; the greater offence loses.
enum class Offence : std::uint8_t { none, chase, check };

/// A side's perpetual chases.
struct Perpetual {
  Points victims;                          ///< by the points where they stood at first
  std::vector<std::vector<Chase>> chases;  ///< of each of its moves, as far as they were looked at
};

class RepetitionClauses : public ChaseClauses {
 public:
  using ChaseClauses::ChaseClauses;

  // ---- X12 repetition ---------------------------------------------------------------------------

  /// The ply after which the window begins: the first occurrence of the position.
  [[nodiscard]] virtual int window_start(const GameHistory& game) const;

  // ---- X13 perpetual check ----------------------------------------------------------------------

  /// Whether every move of a side in the window gives check.
  [[nodiscard]] virtual bool checks_perpetually(const Window& window, Colour side) const;

  // ---- X17 perpetual chase ----------------------------------------------------------------------

  /// The pieces that every move of a side in the window chases, before X17's exception.
  [[nodiscard]] virtual Perpetual chased_by(const Window& window, Colour side) const;
  /// The pieces that all of these moves chase, by the points where they stood at first.
  [[nodiscard]] virtual Points common_victims(const std::vector<std::vector<Chase>>& moves) const;
  /// Whether a chase does not count, because the attacker is one of the perpetually chased pieces,
  /// a chariot, and its victim is a horse that pins it.
  [[nodiscard]] virtual bool is_excused(const Turn& turn, const Chase& chase,
                                        const Points& chased) const;
  /// Whether the piece stands on the horse's leg and could not leave without exposing its general.
  [[nodiscard]] virtual bool is_pinned_by(const Setup& setup, Square pinned, Square horse_on) const;

  // ---- X18 and X19 verdicts ---------------------------------------------------------------------

  /// The side that loses by these offences of Red and Black; nothing for a draw.
  [[nodiscard]] virtual std::optional<Colour> loser(Offence red, Offence black) const;

  /// The end that a repetition brings.
  [[nodiscard]] GameEnd judged(const GameHistory& game) const;

 private:
  using Chases = std::array<Perpetual, 2>;  ///< by `index_of(Colour)`

  [[nodiscard]] Chases perpetual_chases(const Window& window) const;
  [[nodiscard]] Points without_excused(const Window& window, Colour side,
                                       const Chases& chases) const;
  [[nodiscard]] std::string words_of(const Window& window, Colour side, const Chases& chases,
                                     Offence offence) const;
  [[nodiscard]] std::string victim_of(const Window& window, const Perpetual& chases) const;
};

}  // namespace hurdle::xiangqi
