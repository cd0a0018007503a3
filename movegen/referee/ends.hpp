// How whole games end: rules about a game's history, which perft ignores (C3). Contains the history
// and what all games share; each clause of a variant is a small function in the variant's own
// `ends.hpp`. Independent of any generator: the caller states for each position whether the side to
// move is in check and has a legal move.
#pragma once

#include <cstdint>
#include <initializer_list>
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

/// The end of a game: how it ended, and by which clause.
struct GameEnd {
  GameResult result = GameResult::draw;
  std::string clause;    ///< that ended it: "J12"
  std::string sentence;  ///< why, in the words of the rules
  std::string decided;   ///< the clause that decided the result, if another: "J15"
  bool claimed = false;  ///< it ends the game only if a player claims it
};

/// An end that comes closer while a game goes on: a count, and the limit that ends the game.
struct NearEnd {
  std::string clause;
  std::string words;  ///< "plies without a capture or a pawn move"
  int count = 0;
  int limit = 0;  ///< the game ends at this count; 0: the count is only reported
};

/// An event that the rules report without ending the game.
struct GameReport {
  std::string clause;
  std::string words;
};

/// A known difference in how games end: name and values; the first value is the default. An option
/// with a `most` above 0 also takes the whole numbers from `least` to `most`.
struct EndOption {
  std::string_view name;
  std::span<const std::string_view> values;
  std::string_view about;
  int least = 0;
  int most = 0;
};

/// "draw, none", or "none, 1 to 999" for an option that takes numbers.
[[nodiscard]] std::string choices(const EndOption& option);

/// The chosen values by option name; missing options have their default.
using EndOptions = std::map<std::string, std::string, std::less<>>;

/// An unknown option, or an unknown value of an option; `what()` lists the valid ones.
class BadEndOption : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The value chosen for an option, or its default. The text is a part of one of the two. Throws
/// BadEndOption.
[[nodiscard]] std::string_view chosen(const EndOptions& options, const EndOption& option);

/// The number chosen for an option that takes numbers; nothing for one of its named values. Throws
/// BadEndOption.
[[nodiscard]] std::optional<int> chosen_number(const EndOptions& options, const EndOption& option);

/// Throws BadEndOption if an option is not in `known`, or has a value that `known` does not list.
void require_known(const EndOptions& options, std::span<const EndOption> known,
                   const Notation& notation);

/// A position of a game, with the facts that the clauses need.
struct GamePosition {
  Setup setup;
  bool check = false;     ///< the side to move is in check (C5)
  bool can_move = false;  ///< it has a legal move
};

class GameEnds;

/// A game so far: the start position and the position after every ply.
class GameHistory {
 public:
  /// `ends` defines when two positions are the same; it must outlive the history.
  GameHistory(const GameEnds& ends, const GamePosition& start);

  void add(const GamePosition& next);

  /// The number of plies played.
  [[nodiscard]] int ply() const noexcept { return static_cast<int>(positions_.size()) - 1; }
  /// The position after this many plies; 0 is the start.
  [[nodiscard]] const GamePosition& at(int ply) const {
    return positions_[static_cast<std::size_t>(ply)];
  }
  [[nodiscard]] const GamePosition& now() const { return positions_.back(); }
  [[nodiscard]] const Setup& setup() const { return positions_.back().setup; }

  /// How many times the current position has occurred, this time included.
  [[nodiscard]] int occurrences() const { return occurrence_.back(); }
  /// The ply after which it occurred for the n-th time, n counted from 1.
  [[nodiscard]] int ply_of_occurrence(int n) const;

  /// Whether `player` gave check with every ply after `ply` up to now, and played at least one.
  [[nodiscard]] bool always_checked(Colour player, int ply) const;

  /// The first ply after which `holds(setup)` is true, or nothing if it is false now. Requires that
  /// it stays true once it is true.
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
  std::vector<int> occurrence_;  ///< for each position
  std::vector<int> earlier_;     ///< the ply of its previous occurrence, or -1
  std::unordered_multimap<std::uint64_t, int> by_hash_;  ///< the newest ply of each state
};

/// The verdict on a player's claim.
struct ClaimVerdict {
  std::optional<GameEnd> end;  ///< set if the claim is right: the game ends
  std::string refused;         ///< set if it is wrong: the reason
};

/// How games of a variant end: its clauses about the history, in the order of the rules page. The
/// base has no clause.
class GameEnds {
 public:
  explicit GameEnds(const Notation& notation) : notation_(notation) {}
  virtual ~GameEnds() = default;
  GameEnds(const GameEnds&) = delete;
  GameEnds& operator=(const GameEnds&) = delete;

  [[nodiscard]] const Notation& notation() const noexcept { return notation_; }

  /// The end that the current position brings, by the first clause that applies; nothing while the
  /// game goes on. Called at the start and after every ply.
  [[nodiscard]] virtual std::optional<GameEnd> judge(const GameHistory& game) const = 0;

  /// Counts that come closer to an end while the game goes on.
  [[nodiscard]] virtual std::vector<NearEnd> near(const GameHistory& game) const;

  /// An event that the rules report about the current position without ending the game.
  [[nodiscard]] virtual std::optional<GameReport> report(const GameHistory& game) const;

  /// Judges a claim of impasse. The base refuses all claims: its games have no impasse.
  [[nodiscard]] virtual ClaimVerdict claim_impasse(const GameHistory& game) const;

  /// The part of a position that must be equal for a repetition; the rest is set to its default.
  /// The base ignores the counters and the passes.
  [[nodiscard]] virtual Setup state_of(const Setup& setup) const;

  // ---- Shared helpers ---------------------------------------------------------------------------

  /// In check without a legal move.
  [[nodiscard]] virtual bool is_mate(const GameHistory& game) const;
  /// Not in check, and no legal move.
  [[nodiscard]] virtual bool is_stalemate(const GameHistory& game) const;
  /// The player who gave check with every ply since the n-th occurrence of the current position, if
  /// only one of them did.
  [[nodiscard]] virtual std::optional<Colour> perpetual_checker(const GameHistory& game,
                                                                int occurrence) const;

 protected:
  /// A function for one clause.
  template <class Ends>
  using ClauseFunction = std::optional<GameEnd> (Ends::*)(const GameHistory&) const;

  /// The end by the first of these clauses that applies.
  template <class Ends>
  [[nodiscard]] static std::optional<GameEnd> first_end(
      const Ends& ends, const GameHistory& game,
      std::initializer_list<ClauseFunction<Ends>> clauses) {
    for (const ClauseFunction<Ends> clause : clauses) {
      if (auto end = (ends.*clause)(game)) {
        return end;
      }
    }
    return std::nullopt;
  }

  /// Mate: the player in check without a legal move loses.
  [[nodiscard]] std::optional<GameEnd> mated(const GameHistory& game, std::string_view clause,
                                             std::string_view words = "has no legal move") const;

  /// Perpetual check: the player who gave check by every move since the n-th occurrence of the
  /// state loses. The sentence names that occurrence by `since`.
  [[nodiscard]] std::optional<GameEnd> gave_check_since(const GameHistory& game, int occurrence,
                                                        std::string_view clause,
                                                        std::string_view since) const;

  /// "Cho", "White".
  [[nodiscard]] std::string name(Colour colour) const;
  [[nodiscard]] GameEnd loses(Colour colour, std::string_view clause, std::string sentence) const;
  [[nodiscard]] static GameEnd drawn(std::string_view clause, std::string sentence);

 private:
  const Notation& notation_;
};

/// Counts the pieces of one colour on the board for which `which` is true.
template <class Which>
[[nodiscard]] int count_pieces(const Setup& setup, Which which) {
  int count = 0;
  for (const Piece piece : setup.board) {
    count += piece && which(piece) ? 1 : 0;
  }
  return count;
}

}  // namespace hurdle
