// A custom game in the words of a protocol. UCCI counts ranks from 0, xboard does so on boards of
// ten ranks, and USI has squares, drops and positions of its own.
#pragma once

#include <string>
#include <vector>

#include "movegen/custom/board.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::custom {

class ProtocolWords {
 public:
  static constexpr const char* our_pass = "0000";

  /// `dialect` is the usual one of the protocol.
  ProtocolWords(BoardSize size, const engines::Dialect& dialect);

  /// A FEN and moves after it as they are sent. Throws std::invalid_argument if a position of USI
  /// has no field for what the FEN says: castling, en passant, counted checks.
  [[nodiscard]] engines::PositionText position(const std::string& fen,
                                               const std::vector<std::string>& moves) const;

  /// A move of ours, legal or not, as the protocol writes it.
  [[nodiscard]] std::string move(const std::string& ours) const;

  /// The moves to try. A pass is tried both as a word and as a square twice.
  [[nodiscard]] std::vector<std::vector<std::string>> tries(
      const std::vector<std::vector<std::string>>& ours) const;

  /// The engine's pass is not the protocol's word, but a square twice.
  void pass_by_squares() { pass_.clear(); }

  /// A move from a square to itself, which `move` takes for a pass.
  [[nodiscard]] std::string square_twice(const std::string& ours) const;

  /// Whether ranks are counted from 0.
  [[nodiscard]] bool counts_from_0() const noexcept { return !usi_ && shift_ != 0; }

  /// The text of ours for an engine's word; the word itself if its form is another one.
  [[nodiscard]] std::string our_move(const std::string& word) const;

 private:
  BoardSize size_;
  bool usi_;
  std::string pass_;
  int shift_;  ///< added to our number of a rank
};

}  // namespace hurdle::custom
