// How games of Makpong end (M8 to M14, rules.md beside this file), one virtual function a clause or
// part of one; Makruk's games end by the same functions under its own ids. Written from the rules
// alone.
#pragma once

#include <array>

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::makpong {

/// The clauses by the ids of a game's page.
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

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;           // M9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;      // M8
  [[nodiscard]] virtual std::optional<GameEnd> threefold(const GameHistory& game) const;      // M10
  [[nodiscard]] virtual std::optional<GameEnd> fifty_moves(const GameHistory& game) const;    // M11
  [[nodiscard]] virtual std::optional<GameEnd> boards_honour(const GameHistory& game) const;  // M13
  [[nodiscard]] virtual std::optional<GameEnd> pieces_honour(const GameHistory& game) const;  // M14
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;  // M12

  // ---- Parts of them ---------------------------------------------------------------------------

  /// M10: how often a position must occur.
  [[nodiscard]] virtual int repetitions() const;
  /// M11: so many plies in a row without a capture or a pawn's move.
  [[nodiscard]] virtual int quiet_plies() const;
  /// M13, M14: no count begins while a pawn stands.
  [[nodiscard]] virtual bool pawns_stand(const Setup& setup) const;
  /// A side has nothing but its king.
  [[nodiscard]] virtual bool is_bare(const Setup& setup, Colour colour) const;
  /// M13: after which ply the board's honour began; nothing while it does not run.
  [[nodiscard]] virtual std::optional<int> boards_honour_since(const GameHistory& game) const;
  /// M13: the last full move that is played.
  [[nodiscard]] virtual int boards_honour_limit() const;
  /// M13: the number of the full move to which a ply belongs, so many plies after the beginning.
  [[nodiscard]] virtual int full_move(int plies) const;
  /// M14: after which ply the pieces' honour began; nothing while it does not run.
  [[nodiscard]] virtual std::optional<int> pieces_honour_since(const GameHistory& game) const;
  /// M14: the last number of a bare king's move, by what stands against it when the count begins.
  [[nodiscard]] virtual int pieces_honour_limit(const Setup& begin, Colour bare) const;
  /// M14: the number of the bare king's latest move; nothing before its first.
  [[nodiscard]] virtual std::optional<int> pieces_honour_count(const GameHistory& game, int since,
                                                               Colour bare) const;
  /// M14: what the bare king's first move is numbered, less one.
  [[nodiscard]] virtual int pieces_on_board(const Setup& begin) const;

  // ---- What the base asks ----------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;

 protected:
  /// For a game with other ids, and perhaps always with Makruk's counts.
  MakpongEnds(const Notation& written, const EndClauses& named, bool counting);

 private:
  EndClauses named_;
  bool counting_;
};

}  // namespace hurdle::makpong
