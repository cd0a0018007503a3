// How whole games end: what the rules say over a game's history, which no perft sees (C3). Knows a
// history and what all games share of it; every clause of a game is a small function of its own
// `ends.hpp`. Asks no generator: whoever plays says of each position whether there is a check and a
// legal move.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

enum class GameResult : std::uint8_t { white, black, draw };

/// `1-0`, `0-1`, `1/2-1/2`.
[[nodiscard]] std::string_view to_text(GameResult result) noexcept;

/// The result when this player wins.
[[nodiscard]] constexpr GameResult won_by(Colour colour) noexcept {
  return colour == Colour::white ? GameResult::white : GameResult::black;
}

/// A game is over: how, and by which clause.
struct GameEnd {
  GameResult result = GameResult::draw;
  std::string clause;    ///< that ended it: "J12"
  std::string sentence;  ///< why, in the rules' words
  std::string decided;   ///< the clause that decided the result, where it is another: "J15"
};

/// What is near while a game goes on: a count and where it would end the game.
struct NearEnd {
  std::string clause;
  std::string words;  ///< "plies without a capture or a pawn move"
  int count = 0;
  int limit = 0;  ///< the game is over at this count; 0: the count is only told
};

/// Something that the rules tell of a position without ending the game.
struct GameReport {
  std::string clause;
  std::string words;
};

/// One way in which people play the ends differently: its name and values, the first by default.
struct EndOption {
  std::string_view name;
  std::span<const std::string_view> values;
  std::string_view about;
};

/// What was chosen, by the options' names; what is not there is by default.
using EndOptions = std::map<std::string, std::string, std::less<>>;

/// An option that a game does not have, or not with this value; `what()` names those there are.
class BadEndOption : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The value chosen for an option, or its default. Throws BadEndOption.
[[nodiscard]] std::string_view chosen(const EndOptions& options, const EndOption& option);

/// Throws BadEndOption when an option is chosen that is none of these, or a value that it has not.
void require_known(const EndOptions& options, std::span<const EndOption> known,
                   const Notation& notation);

/// A position of a game and what is known of it.
struct GamePosition {
  Setup setup;
  bool check = false;     ///< the side to move is in check (C5)
  bool can_move = false;  ///< it has a legal move
};

class GameEnds;

/// A game so far: the start and the position after every ply.
class GameHistory {
 public:
  /// `ends` says when two positions are the same; it must outlive the history.
  GameHistory(const GameEnds& ends, const GamePosition& start);

  void add(const GamePosition& next);

  /// Plies played.
  [[nodiscard]] int ply() const noexcept { return static_cast<int>(positions_.size()) - 1; }
  /// The position after so many plies; 0 is the start.
  [[nodiscard]] const GamePosition& at(int ply) const {
    return positions_[static_cast<std::size_t>(ply)];
  }
  [[nodiscard]] const GamePosition& now() const { return positions_.back(); }
  [[nodiscard]] const Setup& setup() const { return positions_.back().setup; }

  /// How often the position of now has occurred, this time included.
  [[nodiscard]] int occurrences() const { return occurrence_.back(); }
  /// After which ply it occurred for the n-th time, counted from 1.
  [[nodiscard]] int ply_of_occurrence(int n) const;

  /// Every ply of this player after `ply`, up to now, gave check; and there was one.
  [[nodiscard]] bool always_checked(Colour player, int ply) const;

  /// The first ply after which `holds(setup)`, which never ceases to hold once it does; nothing
  /// when it does not hold now.
  template <class Holds>
  [[nodiscard]] std::optional<int> first_ply(Holds holds) const {
    if (!holds(setup())) {
      return std::nullopt;
    }
    int least = 0;
    int most = ply();
    while (least < most) {
      const int middle = least + (most - least) / 2;
      if (holds(at(middle).setup)) {
        most = middle;
      } else {
        least = middle + 1;
      }
    }
    return least;
  }

 private:
  void remember();

  const GameEnds& ends_;
  std::vector<GamePosition> positions_;
  std::vector<int> occurrence_;  ///< of each position
  std::vector<int> earlier_;     ///< the ply of its last occurrence before, or -1
  std::unordered_multimap<std::uint64_t, int> by_hash_;  ///< each state's newest ply
};

/// A claim of a record that the rules leave to the players.
struct ClaimVerdict {
  std::optional<GameEnd> end;  ///< the claim is right, and the game is over so
  std::string refused;         ///< or why it is not right
};

/// How games of a variant end: its clauses over the history, asked in the page's order. The base
/// has no clause; a variant without any uses none of it.
class GameEnds {
 public:
  explicit GameEnds(const Notation& notation) : notation_(notation) {}
  virtual ~GameEnds() = default;
  GameEnds(const GameEnds&) = delete;
  GameEnds& operator=(const GameEnds&) = delete;

  [[nodiscard]] const Notation& notation() const noexcept { return notation_; }

  /// The end that the position of now brings, by the first clause that holds; nothing when the game
  /// goes on. Asked at the start and after every ply.
  [[nodiscard]] virtual std::optional<GameEnd> judge(const GameHistory& game) const = 0;

  /// What is near while the game goes on.
  [[nodiscard]] virtual std::vector<NearEnd> near(const GameHistory& game) const;

  /// What the rules tell of the position of now without ending the game.
  [[nodiscard]] virtual std::optional<GameReport> report(const GameHistory& game) const;

  /// A record claims an impasse. The base has none.
  [[nodiscard]] virtual ClaimVerdict claim_impasse(const GameHistory& game) const;

  /// What of a position must be the same for it to occur again; the rest is put to its default.
  /// The base leaves out the counters and the passes.
  [[nodiscard]] virtual Setup state_of(const Setup& setup) const;

  // ---- What games share ------------------------------------------------------------------------

  /// In check without a legal move.
  [[nodiscard]] virtual bool is_mate(const GameHistory& game) const;
  /// Not in check, and no legal move.
  [[nodiscard]] virtual bool is_stalemate(const GameHistory& game) const;
  /// The player who gave check by every ply since the n-th occurrence of the position of now, when
  /// only one of them did.
  [[nodiscard]] virtual std::optional<Colour> perpetual_checker(const GameHistory& game,
                                                                int occurrence) const;

 protected:
  /// "Cho", "White".
  [[nodiscard]] std::string name(Colour colour) const;
  [[nodiscard]] GameEnd loses(Colour colour, std::string_view clause, std::string sentence) const;
  [[nodiscard]] static GameEnd drawn(std::string_view clause, std::string sentence);

 private:
  const Notation& notation_;
};

/// The pieces of one colour on the board of which this is true.
template <class Which>
[[nodiscard]] int count_pieces(const Setup& setup, Which which) {
  int count = 0;
  for (const Piece piece : setup.board) {
    count += piece && which(piece) ? 1 : 0;
  }
  return count;
}

}  // namespace hurdle
