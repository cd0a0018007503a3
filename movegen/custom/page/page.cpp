#include "movegen/custom/page/page.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>

#include "movegen/custom/page/clause_words.hpp"
#include "movegen/custom/page/movement_words.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

/// `fersAlfil` as `fers-alfil`.
std::string id_of(Type type) {
  std::string id;
  for (const char c : key_of(type)) {
    const bool digit_after_letter = is_digit(c) && !id.empty() && !is_digit(id.back());
    if (std::isupper(static_cast<unsigned char>(c)) != 0 || digit_after_letter) {
      id += '-';
    }
    id += to_lower(c);
  }
  return id;
}

class Page {
 public:
  explicit Page(const Game& game) : facts_(game.facts), game_(game) {}

  std::vector<RuleClause> clauses() {
    board();
    for (std::size_t index = 0; index < type_count; ++index) {
      if (facts_.letters[index] != 0) {
        piece(type_at(index));
      }
    }
    diagonal_lines();
    pawns();
    promotions();
    castling();
    safety();
    hands();
    blasts();
    passes();
    add_end_clauses(game_, clauses_);
    return std::move(clauses_);
  }

 private:
  void add(std::string id, std::string title, std::string text) {
    clauses_.push_back({std::move(id), std::move(title), std::move(text)});
  }
  void add_if(bool fact, std::string id, std::string title, std::string text) {
    if (fact) {
      add(std::move(id), std::move(title), std::move(text));
    }
  }
  [[nodiscard]] std::string squares(const Squares& found) const {
    return words_of(found, facts_.size);
  }

  void board() {
    add("board", "Board",
        fmt::format("{} files and {} ranks. The start position is `{}`.", facts_.size.files,
                    facts_.size.ranks, facts_.start));
  }

  void piece(Type type) {
    const auto index = index_of(type);
    std::string text = type == Type::pawn
                           ? "Steps forward to an empty square, captures one step diagonally "
                             "forward."
                           : words_of(facts_.movements[index]);
    text += facts_.betza[index].empty() ? "" : fmt::format(" (Betza: `{}`)", facts_.betza[index]);
    text += type == Type::king && facts_.king_type != Type::king
                ? fmt::format(" It moves like a {}.", key_of(facts_.king_type))
                : "";
    const bool limited = facts_.of(Colour::white).mobility[index].any() ||
                         facts_.of(Colour::black).mobility[index].any();
    if (limited) {
      text += " Arrives only on: " + for_sides(facts_, [&](const SideFacts& side) {
                return squares(side.mobility[index].any() ? side.mobility[index] : Squares().set());
              });
    }
    if (type == Type::soldier && facts_.soldier_promotion_rank > 1) {
      text +=
          fmt::format(" Below its rank {} it only goes forward.", facts_.soldier_promotion_rank);
    }
    const char letter = to_upper(facts_.letters[index]);
    add(id_of(type), fmt::format("{} ({})", key_of(type), letter), text);
  }

  void diagonal_lines() {
    const std::string moves = diagonal_line_moves(facts_);
    add_if(facts_.diagonal_lines.any() && !moves.empty(), "diagonal-lines", "Diagonal lines",
           fmt::format("Some pieces also move along the diagonals between these squares: {}. {}.",
                       squares(facts_.diagonal_lines), moves));
  }

  void pawns() {
    add_if(facts_.double_step && facts_.letter(Type::pawn) != 0, "double-step", "Double step",
           "A pawn may go two squares forward from: " +
               for_sides(facts_,
                         [&](const SideFacts& side) { return squares(side.double_step_region); }));
    const bool triple = facts_.of(Colour::white).triple_step_region.any() ||
                        facts_.of(Colour::black).triple_step_region.any();
    add_if(triple, "triple-step", "Triple step",
           "A pawn may go three squares forward from: " +
               for_sides(facts_,
                         [&](const SideFacts& side) { return squares(side.triple_step_region); }));
    add_if(facts_.double_step, "en-passant", "En passant",
           "These pieces capture one that has passed a square, on that square: " +
               for_sides(facts_, [&](const SideFacts& side) {
                 return letters_of(facts_, side.en_passant_types) +
                        ", on: " + squares(side.en_passant_region);
               }));
  }

  void promotions() {
    const auto zone = [&](const SideFacts& side) { return squares(side.promotion_region); };
    const bool pieces = facts_.of(Colour::white).promotion_piece_types.any() ||
                        facts_.of(Colour::black).promotion_piece_types.any();
    add_if(pieces, "promotion", "Promotion",
           "Pieces that promote on arrival: " + for_sides(facts_, [&](const SideFacts& side) {
             return fmt::format("{} to {}, on {}", letters_of(facts_, side.promotion_pawn_types),
                                letters_of(facts_, side.promotion_piece_types), zone(side));
           }) + (facts_.mandatory_pawn_promotion ? " They must promote." : " They may promote."));
    std::string pairs;
    for (std::size_t index = 0; index < type_count; ++index) {
      if (facts_.promoted_type[index] != Type::none && facts_.letters[index] != 0) {
        pairs += fmt::format("{}{} to {}", pairs.empty() ? "" : ", ", key_of(type_at(index)),
                             key_of(facts_.promoted_type[index]));
      }
    }
    add_if(!pairs.empty(), "promoted-pieces", "Promoted pieces",
           fmt::format("A move that starts or ends in the zone {}{}: {}. The zone: {}{}",
                       facts_.mandatory_piece_promotion ? "must" : "may",
                       facts_.promotion_on_capture ? " with a capture promote" : " promote", pairs,
                       for_sides(facts_, zone),
                       facts_.demotion ? " Promoted pieces turn back in the same way." : ""));
    const std::string limits = promotion_limits(facts_);
    add_if(!limits.empty(), "promotion-limit", "Promotion limit",
           fmt::format(
               "A piece cannot promote to a type while its player has this many of the type on "
               "the board: {}.",
               limits));
    add_if(facts_.sittuyin_promotion, "promotion-in-place", "Promotion in place",
           "A pawn in the zone, or a player's only pawn, promotes where it stands or on a square "
           "that the new piece attacks, if it then attacks no piece.");
    add_if(facts_.drops.immobility_illegal, "immobility", "Immobility",
           "A piece is neither dropped nor moved without promotion to a square from which it could "
           "not move on an empty board.");
  }

  void castling() {
    add_if(facts_.castling.allowed, "castling", "Castling", castling_words(facts_));
    add_if(facts_.gating, "unmoved-pieces", "Unmoved pieces",
           fmt::format("The castling field of a FEN also has the files of pieces on the player's "
                       "rank {} that have not moved; K and Q name the king and the rook.",
                       facts_.castling.rank));
    add_if(facts_.chess960, "castling-by-rook", "Castling as a move to the rook",
           "Castling is written as a move of the king to the rook, and the castling field of a FEN "
           "has the files of the rooks.");
  }

  void safety() {
    add_if(facts_.letter(Type::king) != 0, "check", "Check",
           "A move may not leave the king attacked.");
    add_if(!facts_.checking, "no-checks", "No checks", "A move may not give check.");
    add_if(facts_.flying_general, "facing-kings", "Facing kings",
           "Kings may not face each other on a file or rank.");
    add_if(facts_.makpong_rule, "makpong", "Answer to a check",
           "A king in check may only capture the one piece that gives check.");
    add_if(facts_.bikjang_rule, "bikjang", "Bikjang",
           "Facing kings must be parted, or the player passes; facing twice in a row ends the "
           "game. " +
               std::string(words_of(facts_.results.material)));
    add_if(facts_.must_capture, "must-capture", "Forced captures",
           "A player who can capture must capture.");
    add_if(facts_.ends.extinction_pseudo_royal, "pseudo-royal", "Royal pieces",
           fmt::format("A player's pieces of one of these types are royal if at most {} of them "
                       "are left: {}.{}",
                       facts_.ends.extinction_count + 1,
                       letters_of(facts_, facts_.ends.extinction_types.types),
                       facts_.ends.duple_check ? " They may not all be attacked at once." : ""));
  }

  /// Where pawns may not be dropped; empty for a game without them.
  [[nodiscard]] std::string pawn_drops() const {
    const DropFacts& drops = facts_.drops;
    return facts_.letter(Type::pawn) == 0
               ? ""
               : std::string(drops.first_rank_pawns ? ""
                                                    : " No pawn on the first rank of its player.") +
                     (drops.promotion_zone_pawns ? "" : " No pawn where it promotes.");
  }

  void hands() {
    add_if(facts_.drops.captures_to_hand && !facts_.drops.two_boards, "captures-to-hand",
           "Captured pieces",
           std::string("A captured piece goes into the hand of the player who captures it.") +
               (facts_.drops.loop ? " A promoted piece stays promoted there." : ""));
    add_if(facts_.drops.two_boards, "two-boards", "Two boards",
           "Captured pieces go to another board, and the pieces in hand come from there.");
    add_if(facts_.drops.allowed, "drops", "Drops",
           "A piece in hand may be dropped on an empty square: " +
               for_sides(facts_, [&](const SideFacts& side) { return squares(side.drop_region); }) +
               pawn_drops() + drop_limits_words(facts_) +
               (facts_.drops.checks ? "" : " A drop may not give check."));
    add_if(facts_.drops.no_doubled != Type::none, "no-doubled", "Doubled pieces",
           fmt::format("No {} is dropped on a file with {} of them.",
                       facts_.drops.no_doubled == Type::none ? "" : key_of(facts_.drops.no_doubled),
                       facts_.drops.no_doubled_count));
    add_if(facts_.seirawan_gating, "gating", "Gating",
           "When a piece moves for the first time, a piece in hand may be put on its square.");
    add_if(facts_.cambodian_moves, "first-leaps", "First leaps",
           "A king that has not moved may leap like a knight, two files aside and one rank ahead; "
           "a fers that has not moved may leap two squares ahead.");
  }

  /// Where players may put walls; empty if everywhere.
  [[nodiscard]] std::string wall_regions() const {
    const auto& [white, black] = facts_.walls.region;
    return white.all() && black.all() ? ""
           : white == black           ? fmt::format(" Squares for walls: {}.", squares(white))
                                      : fmt::format(" Squares for walls: White: {}. Black: {}.",
                                                    squares(white), squares(black));
  }

  void blasts() {
    add_if(facts_.blast.on_capture, "blast", "Blasts",
           fmt::format("A capture destroys the capturing piece and all pieces next to its square, "
                       "except pawns. These pieces always stay: {}.{}",
                       letters_of(facts_, facts_.blast.immune),
                       facts_.blast.petrify_blast_pieces
                           ? " The pieces next to its square leave walls."
                           : ""));
    add_if(facts_.blast.petrify.any(), "stone", "Stone",
           fmt::format("These pieces turn to a wall when they capture: {}.",
                       letters_of(facts_, facts_.blast.petrify)));
    add_if(facts_.blast.mutually_immune.any(), "immune", "Immune pieces",
           fmt::format("These pieces cannot capture their own kind: {}.",
                       letters_of(facts_, facts_.blast.mutually_immune)));
    static constexpr std::array<std::string_view, 6> walls{
        "",
        "on a square that the moved piece could then go to",
        "on an empty square, from where it stood before",
        "on an empty square at the edge of the board or beside a wall",
        "on the square that the piece has left",
        "on an empty square"};
    add_if(facts_.walls.rule != WallingRule::none, "walls", "Walls",
           fmt::format("{} a wall {}.{}",
                       facts_.walls.or_move ? "In place of a move a player may put"
                                            : "Every move also puts",
                       walls[static_cast<std::size_t>(facts_.walls.rule)], wall_regions()));
    static constexpr std::array<std::string_view, 7> drops{
        "",
        "encloses enemy pieces in a line",
        "is next to an own piece",
        "is next to an own piece",
        "is not beside an enemy piece",
        "a piece reaches that slides in from an edge",
        "is the lowest empty one of its file"};
    add_if(facts_.enclosing.drop != EnclosingRule::none, "drop-squares", "Squares of drops",
           fmt::format("A piece is dropped only on a square that {}.",
                       drops[static_cast<std::size_t>(facts_.enclosing.drop)]));
    add_if(facts_.enclosing.flip != EnclosingRule::none, "flips", "Pieces that change sides",
           facts_.enclosing.flip == EnclosingRule::reversi
               ? "Enemy pieces between the moved piece and another own one change sides."
               : "Enemy pieces next to the moved piece change sides.");
  }

  void passes() {
    const auto passes = [](const SideFacts& side) {
      return std::string(side.pass                ? "may pass"
                         : side.pass_on_stalemate ? "passes if no move is legal"
                                                  : "may not pass");
    };
    const bool two = facts_.of(Colour::white).pass || facts_.of(Colour::black).pass;
    add_if(passes(facts_.of(Colour::white)) + passes(facts_.of(Colour::black)) !=
               "may not passmay not pass",
           "pass", "Passes",
           for_sides(facts_, passes) + (two ? " Two passes in a row end the game. " +
                                                  std::string(words_of(facts_.results.material))
                                            : ""));
  }

  const Description& facts_;
  const Game& game_;
  std::vector<RuleClause> clauses_;
};

}  // namespace

std::string words_of(const Squares& squares, BoardSize size) {
  std::string text;
  std::size_t found = 0;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  for (int rank = 0; rank < size.ranks; ++rank) {
    bool whole = true;
    for (int file = 0; file < size.files; ++file) {
      whole &= squares[Square(file, rank).index()];
    }
    if (whole) {
      add(fmt::format("rank {}", rank + 1));
      found += static_cast<std::size_t>(size.files);
      continue;
    }
    for (int file = 0; file < size.files; ++file) {
      if (squares[Square(file, rank).index()]) {
        add(to_text(Square(file, rank)));
        ++found;
      }
    }
  }
  if (found == static_cast<std::size_t>(size.files) * static_cast<std::size_t>(size.ranks)) {
    return "everywhere";
  }
  return text.empty() ? "nowhere" : text;
}

std::vector<RuleClause> clauses_of(const Game& game) {
  return Page(game).clauses();
}

std::string rules_page(const Game& game) {
  std::string text = fmt::format("# {}\n\n", game.name);
  if (!game.parent.empty()) {
    text += fmt::format("Inherits from {}. ", game.parent);
  }
  text += "Made from the facts of its section; each clause has an id.\n";
  for (const RuleClause& clause : clauses_of(game)) {
    text += fmt::format("\n### {} {}\n\n{}\n", clause.id, clause.title, clause.text);
  }
  return text;
}

}  // namespace hurdle::custom
