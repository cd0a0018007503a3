// Compares the list with the legal moves, then follows a move without its piece by two plies.
#include "perft/engines/handshake/notation/doubtful_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/castling_text.hpp"

namespace hurdle::engines {
namespace {

/// What stands on the last square of a move that was written without its promotion.
enum class Stands : std::uint8_t { unknown, unpromoted, promoted };

/// The legal promotions between two squares that are not listed, and how often the move without a
/// piece is.
struct Bare {
  Move move;
  bool is_legal = false;  ///< without promotion, too
  Total lines;
  std::vector<Move> promotions;
};

std::string_view kind_name(const Notation& notation, Kind kind) {
  return notation.of(kind).name;
}

/// The position without the opponent's pieces, except the royal piece, so that pawns promote
/// without captures.
Setup without_opponents(Setup setup) {
  const Colour enemy = opponent(setup.side);
  for (Piece& piece : setup.board) {
    const bool goes = piece && piece.colour() == enemy && piece.kind() != Kind::royal;
    piece = goes ? Piece{} : piece;
  }
  setup.rights[index_of(enemy)] = 0;
  setup.en_passant = {};
  return setup;
}

/// Whether the moves have all promotions between two squares. Then a move without one is no other
/// spelling of a promotion.
bool writes_promotions(const Variant& variant, const Setup& setup, const Division& words) {
  std::map<std::string, bool> complete;
  for (const Move move : variant.plain.moves(setup)) {
    if (move.is_promotion()) {
      const std::string squares = to_text(move.from()) + to_text(move.to());
      const bool is_listed = words.count(to_text(variant.notation, move.plain())) > 0;
      const auto [all, is_first] = complete.try_emplace(squares, is_listed);
      all->second = all->second && is_listed;
    }
  }
  return std::ranges::any_of(complete, [](const auto& all) { return all.second; });
}

/// The squares of the moves from a square, without their promotions.
std::set<std::string> moves_from(const Variant& variant, const Setup& setup, Square from) {
  std::set<std::string> texts;
  for (const Move move : variant.plain.moves(setup)) {
    if (!move.is_drop() && !move.is_pass() && move.from() == from) {
      texts.insert(to_text(from) + to_text(move.to()));
    }
  }
  return texts;
}

/// The same of the words that begin with the square.
std::set<std::string> words_from(const Division& words, Square from) {
  constexpr std::string_view digits = "0123456789";
  const std::string square = to_text(from);
  std::set<std::string> texts;
  for (const auto& [word, lines] : words) {
    const bool longer =
        word.size() > square.size() && digits.find(word[square.size()]) != std::string_view::npos;
    if (word.starts_with(square) && !longer) {
      texts.insert(word.substr(0, word.find_last_of(digits) + 1));
    }
  }
  return texts;
}

class Doubts {
 public:
  Doubts(const ListedMoves& listed, const MoveQuestions& ask)
      : variant_(listed.variant),
        notation_(listed.variant.notation),
        listed_(listed),
        legal_(listed.variant.plain.moves(listed.setup)),
        ask_(ask) {
    for (const Move move : legal_) {
      texts_.insert(to_text(notation_, move.plain()));
    }
  }

  [[nodiscard]] std::optional<std::string> find() const {
    auto doubt = pass_doubt();
    doubt = doubt ? doubt : castling_doubt();
    doubt = doubt ? doubt : spelling_doubt();
    return doubt ? doubt : promotion_doubt();
  }

 private:
  [[nodiscard]] bool lists(Move move) const {
    return listed_.words.count(to_text(notation_, move.plain())) > 0;
  }

  [[nodiscard]] std::string in_dialect(Move move) const {
    return listed_.dialect.move(notation_, move, facts_of(listed_.setup, legal_, move));
  }

  /// A pass for each piece: the squares of two pieces or more, each written twice, of which one is
  /// not the royal piece's.
  [[nodiscard]] std::optional<std::string> pass_doubt() const {
    const Square royal = royal_square(listed_.setup, listed_.setup.side);
    std::vector<std::string> passes;
    std::string of_another_piece;
    for (std::size_t index = 0; notation_.passes && index < square_count; ++index) {
      const Square square = Square::at(index);
      const Piece piece = listed_.setup.at(square);
      const std::string word = to_text(square) + to_text(square);
      if (!piece || piece.colour() != listed_.setup.side || listed_.words.count(word) == 0) {
        continue;
      }
      passes.push_back(word);
      of_another_piece = of_another_piece.empty() && square != royal ? word : of_another_piece;
    }
    if (passes.size() < 2) {
      return std::nullopt;
    }
    return fmt::format("a pass for each piece, as {}; expected one pass, as the {}'s: {}",
                       of_another_piece, kind_name(notation_, Kind::royal),
                       to_text(royal) + to_text(royal));
  }

  [[nodiscard]] std::optional<std::string> castling_doubt() const {
    const bool onto_rook = notation_.rights == RightsText::any_rook;
    Dialect other;
    other.king_takes_rook = !onto_rook;
    other.king_destination = onto_rook;
    Dialect words;
    words.castling = "O-O";
    for (const Move move : legal_) {
      if (!move.is_castling() || lists(move)) {
        continue;
      }
      const std::string word = castling_word(words, move.to().file() > move.from().file());
      if (listed_.words.count(word) > 0) {
        return fmt::format("castling as {}; expected {}; or use `--castling O-O`", word,
                           in_dialect(move));
      }
      const Move otherwise =
          Move::board(move.from(), their_castling_square(other, notation_, move));
      if (lists(otherwise) && texts_.count(to_text(notation_, otherwise)) == 0) {
        constexpr std::string_view goal = "the king's move to its goal";
        constexpr std::string_view rook = "the king's move onto its rook";
        return fmt::format(
            "castling as {}; expected {}, which is {}, for every castling; or write every castling "
            "as {} and use `{}`",
            in_dialect(otherwise), in_dialect(move), onto_rook ? rook : goal,
            onto_rook ? goal : rook, onto_rook ? "--king-destination" : "--king-takes-rook");
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> spelling_doubt() const {
    for (const auto& [word, lines] : listed_.words) {
      if (texts_.count(word) > 0) {
        continue;
      }
      for (const Move move : legal_) {
        if (!lists(move) && is_spelled(move, word)) {
          return fmt::format("{}; expected {}", word, all_of(unlisted_with(move)));
        }
      }
    }
    return std::nullopt;
  }

  /// The move and, if it promotes, the other promotions between its squares that are not listed.
  [[nodiscard]] std::vector<Move> unlisted_with(Move move) const {
    std::vector<Move> moves;
    std::ranges::copy_if(legal_, std::back_inserter(moves), [&](Move other) {
      return other == move || (move.is_promotion() && other.is_promotion() && !lists(other) &&
                               other.from() == move.from() && other.to() == move.to());
    });
    return moves;
  }

  /// The moves as the engine should write them. All are named: an engine that writes only one of
  /// several promotions lacks the others.
  [[nodiscard]] std::string all_of(const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    std::ranges::transform(moves, std::back_inserter(texts),
                           [&](Move move) { return in_dialect(move); });
    return texts.size() == 1
               ? texts.front()
               : fmt::format("all {} promotions: {}", texts.size(), fmt::join(texts, ", "));
  }

  /// Whether the word parses as the move, or is no move but the move's text with a mark after it.
  [[nodiscard]] bool is_spelled(Move move, const std::string& word) const {
    const std::string text = to_text(notation_, move.plain());
    if (const std::optional<Move> parsed = try_parse_move(notation_, word)) {
      return to_text(notation_, *parsed) == text;
    }
    constexpr std::string_view digits = "0123456789";
    return word.starts_with(text) && digits.find(word[text.size()]) == std::string_view::npos;
  }

  /// The moves without their piece, by the squares.
  [[nodiscard]] std::vector<Bare> bare_moves() const {
    std::map<std::string, Bare> bare;
    for (const Move move : legal_) {
      const std::string text = move.is_promotion() ? to_text(move.from()) + to_text(move.to()) : "";
      const auto word = listed_.words.find(text);
      if (word == listed_.words.end() || lists(move)) {
        continue;
      }
      const bool is_legal = texts_.count(text) > 0;
      if (is_legal && word->second == Total(1)) {
        continue;  // the engine lists the move that does not promote
      }
      bare.emplace(text, Bare{Move::board(move.from(), move.to()), is_legal, word->second, {}})
          .first->second.promotions.push_back(move);
    }
    std::vector<Bare> moves;
    moves.reserve(bare.size());
    for (auto& [text, one] : bare) {
      moves.push_back(std::move(one));
    }
    return moves;
  }

  /// Whether the engine writes promotions in the listed position, or without the opponent's pieces.
  [[nodiscard]] bool writes_promotions_somewhere() const {
    if (writes_promotions(variant_, listed_.setup, listed_.words)) {
      return true;
    }
    const Setup alone = without_opponents(listed_.setup);
    if (variant_.referee.invalid_reason(alone)) {
      return false;
    }
    const auto words = ask_.in(alone);
    return words && writes_promotions(variant_, alone, *words);
  }

  [[nodiscard]] std::optional<std::string> promotion_doubt() const {
    std::optional<std::string> doubt;
    for (const Bare& bare : bare_moves()) {
      if (bare.lines > Total(1)) {
        return sentence(bare, Stands::promoted);
      }
      const Stands stands = stands_after(bare);
      if (stands == Stands::unpromoted ||
          (stands == Stands::unknown && writes_promotions_somewhere())) {
        return std::nullopt;
      }
      if (stands == Stands::promoted) {
        return sentence(bare, stands);
      }
      doubt = doubt ? doubt : sentence(bare, stands);
    }
    return doubt;
  }

  [[nodiscard]] std::string sentence(const Bare& bare, Stands stands) const {
    const std::string_view name = kind_name(notation_, listed_.setup.at(bare.move.from()).kind());
    const std::string times =
        bare.lines > Total(1) ? fmt::format("{} times", to_text(bare.lines)) : "once";
    const std::string what = notation_.promotion == PromotionText::letter
                                 ? fmt::format("without the piece that the {} becomes", name)
                                 : fmt::format("without the mark of the {}'s promotion", name);
    const std::string also = bare.is_legal ? in_dialect(bare.move) + " and " : "";
    const std::string text = fmt::format("{} {}, {}; expected {}{}", in_dialect(bare.move), times,
                                         what, also, all_of(bare.promotions));
    return stands == Stands::promoted
               ? text
               : fmt::format("{}; if the {} stays a {}, the move is illegal", text, name, name);
  }

  /// Asks for the opponent's moves after the move, then for the player's own after one of those.
  /// The moves of the piece on the last square show what it is.
  [[nodiscard]] Stands stands_after(const Bare& bare) const {
    const auto replies = ask_.after({bare.move});
    if (!replies) {
      return Stands::unknown;
    }
    const std::vector<Setup> promoted = positions_after(bare);
    Setup unpromoted = promoted.front();
    unpromoted.put(bare.move.to(), listed_.setup.at(bare.move.from()));
    for (const Move reply : variant_.plain.moves(unpromoted)) {
      if (replies->count(to_text(notation_, reply.plain())) == 0 || reply.is_pass() ||
          reply.to() == bare.move.to() || !is_legal_in_all(promoted, reply)) {
        continue;
      }
      const Setup pawn_next = variant_.plain.after(unpromoted, reply);
      const auto pawn = moves_from(variant_, pawn_next, bare.move.to());
      std::set<std::set<std::string>> pieces;
      for (const Setup& setup : promoted) {
        pieces.insert(moves_from(variant_, variant_.plain.after(setup, reply), bare.move.to()));
      }
      if (pieces.count(pawn) == 0) {
        return stands_by(bare, ask_.after({bare.move, reply}), pawn_next, pawn, pieces);
      }
    }
    return Stands::unknown;
  }

  /// What the list after the reply shows. It must have a move of another piece, so that an engine
  /// that did not play the line is not taken for one whose piece has no move.
  [[nodiscard]] Stands stands_by(const Bare& bare, const std::optional<Division>& words,
                                 const Setup& next, const std::set<std::string>& pawn,
                                 const std::set<std::set<std::string>>& pieces) const {
    if (!words || !words_from(*words, bare.move.from()).empty()) {
      return Stands::unknown;
    }
    const auto moves = variant_.plain.moves(next);
    const bool has_others = std::ranges::any_of(moves, [&](Move move) {
      return move.from() != bare.move.to() && words->count(to_text(notation_, move.plain())) > 0;
    });
    const auto found = words_from(*words, bare.move.to());
    return pieces.count(found) > 0       ? Stands::promoted
           : found == pawn && has_others ? Stands::unpromoted
                                         : Stands::unknown;
  }

  /// The positions after each legal promotion between these squares, listed or not.
  [[nodiscard]] std::vector<Setup> positions_after(const Bare& bare) const {
    std::vector<Setup> setups;
    for (const Move move : legal_) {
      if (move.is_promotion() && move.from() == bare.move.from() && move.to() == bare.move.to()) {
        setups.push_back(variant_.plain.after(listed_.setup, move));
      }
    }
    return setups;
  }

  [[nodiscard]] bool is_legal_in_all(const std::vector<Setup>& setups, Move reply) const {
    return std::ranges::all_of(setups, [&](const Setup& setup) {
      const auto moves = variant_.plain.moves(setup);
      return std::ranges::find(moves, reply) != moves.end();
    });
  }

  const Variant& variant_;
  const Notation& notation_;
  const ListedMoves& listed_;
  std::vector<Move> legal_;
  std::set<std::string> texts_;  // of the legal moves
  const MoveQuestions& ask_;
};

}  // namespace

std::optional<std::string> doubtful_words(const ListedMoves& listed, const MoveQuestions& ask) {
  return Doubts(listed, ask).find();
}

}  // namespace hurdle::engines
