// The clauses about how games end.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "movegen/custom/page/clause_words.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

/// What an end means for a player: `This player loses`.
std::string words_for(std::string_view player, Outcome outcome) {
  static constexpr std::array<std::string_view, 2> verbs{"wins", "loses"};
  return outcome == Outcome::draw
             ? "The game is drawn."
             : fmt::format("{} {}.", player, verbs[static_cast<std::size_t>(outcome)]);
}

class EndClauses {
 public:
  EndClauses(const Game& game, std::vector<RuleClause>& clauses)
      : facts_(game.facts), game_(game), clauses_(clauses) {}

  void add_all() {
    ends();
    results();
    counted_moves();
  }

 private:
  void add_if(bool fact, std::string id, std::string title, std::string text) {
    if (fact) {
      clauses_.push_back({std::move(id), std::move(title), std::move(text)});
    }
  }
  [[nodiscard]] std::string squares(const Squares& found) const {
    return words_of(found, facts_.size);
  }

  void ends() {
    const EndFacts& ends = facts_.ends;
    const bool all = ends.extinction_types.all;
    add_if(
        ends.extinction && (!ends.extinction_pseudo_royal || facts_.blast.on_capture), "extinction",
        "Extinction",
        fmt::format("The game ends if a player has at most {} {}{}. ", ends.extinction_count,
                    all ? "pieces" : "of one of " + letters_of(facts_, ends.extinction_types.types),
                    opponents_count()) +
            words_for("This player", facts_.results.extinction) +
            " If both have, this holds for the one who moved.");
    arrival();
    connections();
    add_if(
        ends.full_board, "full-board", "Full board",
        "The game ends when no square is empty. " + std::string(words_of(facts_.results.material)));
    add_if(ends.castling_wins != EndFacts().castling_wins, "castling-wins", "Castling wins",
           "A player wins by a castling that wins, and loses when all such castlings have become "
           "impossible.");
    add_if(ends.check_counting, "counted-checks", "Counted checks",
           "A player who has no check left to give wins.");
  }

  /// How many of these pieces the other player must have when a player loses them.
  [[nodiscard]] std::string opponents_count() const {
    const EndFacts& ends = facts_.ends;
    const int least = ends.extinction_opponent_count;
    return least == 0 && !ends.extinction_claim ? ""
           : ends.extinction_claim
               ? fmt::format(
                     " and the other player has at least {}, or {} if it is the turn of the "
                     "player without the pieces",
                     least, least + 1)
               : fmt::format(" and the other player has at least {}", least);
  }

  void arrival() {
    const EndFacts& ends = facts_.ends;
    const bool one = ends.flag_count == 1;
    const auto pieces_and_squares = [&](const SideFacts& side) {
      return side.flag_region.none()
                 ? "no piece"
                 : (side.flag_piece.all ? "any piece" : letters_of(facts_, side.flag_piece.types)) +
                       " on " + squares(side.flag_region);
    };
    add_if(
        facts_.of(Colour::white).flag_region.any() || facts_.of(Colour::black).flag_region.any(),
        "flag", "Arrival",
        fmt::format("A player wins when {} of these pieces stand{} on {}these squares{}: ",
                    ends.flag_count, one ? "s" : "", one ? "one of " : "",
                    ends.flag_move ? ", after one more move of the other player" : "") +
            for_sides(facts_, pieces_and_squares) +
            (ends.flag_blocked_win ? " One of these pieces is enough if no square of them is empty."
                                   : "") +
            (!ends.flag_safe  ? ""
             : ends.flag_move ? " If the other player attacks none of these pieces, the game ends "
                                "at once."
                              : " If the other player attacks one of these pieces, one more is "
                                "needed.") +
            " If this holds for both players, the game is drawn.");
  }

  void connections() {
    const ConnectFacts& connect = facts_.connect;
    const std::string pieces =
        connect.types.all ? "pieces" : "pieces " + letters_of(facts_, connect.types.types);
    std::string lines = connect.horizontal ? "ranks" : "";
    lines += connect.vertical ? (lines.empty() ? "files" : ", files") : "";
    lines += connect.diagonal ? (lines.empty() ? "diagonals" : ", diagonals") : "";
    const auto end = [&](int count, std::string_view id, std::string_view where) {
      add_if(count > 0, std::string(id), "Connection",
             fmt::format("The game ends if {} {} of the player who moved {}. {}", count, pieces,
                         where, words_for("This player", facts_.results.connection)));
    };
    end(connect.row, "row", fmt::format("stand side by side (lines: {})", lines));
    end(connect.collinear, "line", fmt::format("stand on one line ({})", lines));
    end(connect.square * connect.square, "square", "fill a square");
    const auto chains = [](const SideFacts& side) {
      return side.connect_regions[0].any() && side.connect_regions[1].any();
    };
    add_if(chains(facts_.of(Colour::white)) || chains(facts_.of(Colour::black)), "chain",
           "Connection",
           fmt::format("The game ends if {} of the player who moved join two regions (along {}): ",
                       pieces, lines) +
               for_sides(facts_,
                         [&](const SideFacts& side) {
                           return squares(side.connect_regions[0]) + " with " +
                                  squares(side.connect_regions[1]);
                         }) +
               " " + words_for("This player", facts_.results.connection));
  }

  /// The words of an end whose draws `materialCounting` decides.
  [[nodiscard]] std::string words_or_material(std::string_view player, Outcome outcome) const {
    return outcome == Outcome::draw ? std::string(words_of(facts_.results.material))
                                    : words_for(player, outcome);
  }

  void results() {
    const ResultFacts& results = facts_.results;
    const bool royal = facts_.letter(Type::king) != 0 || facts_.ends.extinction_pseudo_royal;
    add_if(royal, "mate", "Mate",
           "The game ends if the player to move is in check and has no legal move. " +
               words_for("This player", results.checkmate));
    add_if(results.shogi_pawn_drop_mate_illegal, "drop-mate", "Mate by a dropped pawn",
           "A player who mates by dropping a shogiPawn loses.");
    add_if(true, "stalemate", "Stalemate",
           "The game ends if the player to move is not in check and has no legal move. " +
               words_or_material("This player", results.stalemate) +
               (results.stalemate_piece_count && results.stalemate != Outcome::draw
                    ? " This holds for the player with fewer pieces on the board; with more the "
                      "result is the opposite, with equally many a draw."
                    : ""));
  }

  void counted_moves() {
    const ResultFacts& results = facts_.results;
    add_if(results.move_rule > 0, "move-count", "Moves without progress",
           fmt::format("The game ends after {} moves of each player without a capture, a drop or a "
                       "move of these pieces that they cannot take back: ",
                       results.move_rule) +
               for_sides(facts_,
                         [&](const SideFacts& side) {
                           return letters_of(facts_, side.move_rule_types);
                         }) +
               " " + std::string(words_of(results.material)));
    add_if(results.fold_rule > 0, "repetition", "Repetition",
           fmt::format("The game ends when a position occurs {} times. ",
                       std::max(2, results.fold_rule)) +
               words_or_material(results.fold_absolute ? "White" : "The player to move",
                                 results.fold));
    add_if(results.fold_rule > 0 && results.perpetual_check_illegal, "perpetual-check",
           "Perpetual check",
           "If only one player has given check with every move since the first of these positions, "
           "that player loses.");
    const bool points = results.material == Material::janggi;
    add_if(!game_.unjudged.empty() || points, "unjudged", "Ends that are not judged",
           fmt::format("Hurdle does not judge these options: {}.",
                       fmt::join(unjudged_ends(game_), ", ")));
  }

  const Description& facts_;
  const Game& game_;
  std::vector<RuleClause>& clauses_;
};

}  // namespace

std::string letters_of(const Description& facts, const Types& types) {
  std::string text;
  for (std::size_t index = 0; index < type_count; ++index) {
    if (types[index] && facts.letters[index] != 0) {
      text += (text.empty() ? "" : ", ") + std::string(1, to_upper(facts.letters[index]));
    }
  }
  return text.empty() ? "none" : text;
}

std::string_view words_of(Material material) {
  static constexpr std::array<std::string_view, 5> words{
      "The game is drawn.", "Points decide; Hurdle does not count them.",
      "The player with more pieces on the board wins; with equally many the game is drawn.",
      "White has the draw odds and wins.", "Black has the draw odds and wins."};
  return words[static_cast<std::size_t>(material)];
}

void add_end_clauses(const Game& game, std::vector<RuleClause>& clauses) {
  EndClauses(game, clauses).add_all();
}

}  // namespace hurdle::custom
