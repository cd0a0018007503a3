// How games of Makpong end (M8 to M14, rules.md beside this file): one virtual function for each
// clause or part of one. Makruk uses the same functions with its own clause ids. Written from the
// rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::makpong {

/// The ids of the clauses on a game's rules page.
struct EndClauses {
  std::string_view mate = "M9";
  std::string_view stalemate = "M8";
  std::string_view threefold = "M10";
  std::string_view fifty_moves = "M11";
  std::string_view lack_of_pieces = "M12";
  std::string_view boards_honour = "M13";
  std::string_view pieces_honour = "M14";
};

class MakpongEnds : public GameEnds {
 public:
  MakpongEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;           // M9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;      // M8
  [[nodiscard]] virtual std::optional<GameEnd> threefold(const GameHistory& game) const;      // M10
  [[nodiscard]] virtual std::optional<GameEnd> fifty_moves(const GameHistory& game) const;    // M11
  [[nodiscard]] virtual std::optional<GameEnd> boards_honour(const GameHistory& game) const;  // M13
  [[nodiscard]] virtual std::optional<GameEnd> pieces_honour(const GameHistory& game) const;  // M14
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;  // M12

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// M10: how many occurrences of a position end the game.
  [[nodiscard]] virtual int repetitions() const;
  /// M11: how many plies without a capture or a pawn move end the game.
  [[nodiscard]] virtual int quiet_plies() const;
  /// M13, M14: whether a pawn is on the board; then no count begins.
  [[nodiscard]] virtual bool pawns_stand(const Setup& setup) const;
  /// Whether a side has only its king.
  [[nodiscard]] virtual bool is_bare(const Setup& setup, Colour colour) const;
  /// M13: the ply after which board's honour began; nothing while it does not run.
  [[nodiscard]] virtual std::optional<int> boards_honour_since(const GameHistory& game) const;
  /// M13: the number of the last full move that may be played.
  [[nodiscard]] virtual int boards_honour_limit() const;
  /// M13: the full move of the ply that is this many plies after the beginning.
  [[nodiscard]] virtual int full_move(int plies) const;
  /// M14: the ply after which pieces' honour began; nothing while it does not run.
  [[nodiscard]] virtual std::optional<int> pieces_honour_since(const GameHistory& game) const;
  /// M14: the last move number of the bare king, by the enemy pieces when the count begins.
  [[nodiscard]] virtual int pieces_honour_limit(const Setup& begin, Colour bare) const;
  /// M14: the number of the bare king's latest move; nothing before its first.
  [[nodiscard]] virtual std::optional<int> pieces_honour_count(const GameHistory& game, int since,
                                                               Colour bare) const;
  /// M14: the number before that of the bare king's first move.
  [[nodiscard]] virtual int pieces_on_board(const Setup& begin) const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;

 protected:
  /// For a game with other clause ids; `counting` switches Makruk's counts on for good.
  MakpongEnds(const Notation& written, const EndClauses& named, bool counting);

 private:
  EndClauses named_;
  bool counting_;
};

}  // namespace hurdle::makpong
