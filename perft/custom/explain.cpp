#include "perft/custom/explain.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/custom/impossible.hpp"
#include "perft/custom/line.hpp"

namespace hurdle::custom {
namespace {

/// A clause that can forbid a move or end a game, and the description without it.
struct Restriction {
  std::string_view clause;
  void (*lift)(Description&);
};

constexpr std::array restrictions{
    Restriction{"must-capture", [](Description& d) { d.must_capture = false; }},
    Restriction{"drops", [](Description& d) { d.drops.must = false; }},
    Restriction{"drops", [](Description& d) { d.drops.checks = true; }},
    Restriction{"no-checks", [](Description& d) { d.checking = true; }},
    Restriction{"facing-kings", [](Description& d) { d.flying_general = false; }},
    Restriction{"bikjang", [](Description& d) { d.bikjang_rule = false; }},
    Restriction{"makpong", [](Description& d) { d.makpong_rule = false; }},
    Restriction{"pseudo-royal", [](Description& d) { d.ends.extinction_pseudo_royal = false; }},
};

constexpr std::array ends{
    Restriction{"extinction", [](Description& d) { d.ends.extinction = false; }},
    Restriction{"flag",
                [](Description& d) {
                  d.sides[0].flag_region.reset();
                  d.sides[1].flag_region.reset();
                }},
    Restriction{"counted-checks", [](Description& d) { d.ends.check_counting = false; }},
    Restriction{"row", [](Description& d) { d.connect.row = 0; }},
    Restriction{"line", [](Description& d) { d.connect.collinear = 0; }},
    Restriction{"square", [](Description& d) { d.connect.square = 0; }},
    Restriction{"chain",
                [](Description& d) {
                  d.sides[0].connect_regions[0].reset();
                  d.sides[1].connect_regions[0].reset();
                }},
    Restriction{"castling-wins", [](Description& d) { d.ends.castling_wins = {}; }},
    Restriction{"full-board", [](Description& d) { d.ends.full_board = false; }},
};

std::optional<Square> square_at(std::string_view text, std::size_t& at) {
  const int file = at < text.size() ? text[at] - 'a' : -1;
  int rank = 0;
  std::size_t end = at + 1;
  for (; end < text.size() && end < at + 3 && text[end] >= '0' && text[end] <= '9'; ++end) {
    rank = rank * 10 + (text[end] - '0');
  }
  if (file < 0 || file >= most_files || rank < 1 || rank > most_ranks) {
    return std::nullopt;
  }
  at = end;
  return Square(file, rank - 1);
}

class Explainer {
 public:
  Explainer(const Game& game, const Position& position, std::string_view move)
      : game_(game), rules_(game.facts), position_(position), text_(with_large_letter(move)) {}

  CustomVerdict verdict() const {
    if (const auto move = find(rules_.legal_moves(position_))) {
      return about(*move, by(true, clause_of(*move), ""));
    }
    const std::optional<Move> possible = find(rules_.moves_before_safety(position_));
    const auto squares = possible ? std::nullopt : std::optional(named_squares());
    if (rules_.over(position_)) {
      return by(false, ending_clause(game_.facts, position_), "The game is over.");
    }
    if (possible) {
      return about(*possible, illegal(*possible));
    }
    const auto [from, to] = *squares;
    for (const Square square : {from, to}) {
      if (square.exists() && !game_.facts.size.has(square.file(), square.rank())) {
        return by(false, "board",
                  fmt::format("The board has no square {}.", hurdle::custom::to_text(square)));
      }
    }
    if (!from.exists()) {
      const Impossibility why = why_no_drop(rules_, position_, text_, to);
      return by(false, why.clause, why.sentence);
    }
    const Piece& piece = position_.at(from);
    if (!piece.belongs_to(position_.side)) {
      return by(false, "board",
                fmt::format("No piece of the player to move stands on {}.",
                            hurdle::custom::to_text(from)));
    }
    const Impossibility why = why_no_move(rules_, position_, text_, from, to);
    return by(false, why.clause.empty() ? clause_id_of(piece.type) : why.clause, why.sentence);
  }

 private:
  /// From where the move goes and where it arrives; a drop comes from no square. Throws for a text
  /// of another form.
  std::pair<Square, Square> named_squares() const {
    std::size_t at = text_.find('@');
    if (at != std::string::npos && at > 0) {
      ++at;
      if (const auto to = square_at(text_, at)) {
        expect_end(at);
        return {Square::none(), *to};
      }
    }
    at = 0;
    const auto from = square_at(text_, at);
    const auto to = from ? square_at(text_, at) : std::nullopt;
    if (to) {
      expect_end(at);
    } else {
      throw std::invalid_argument(fmt::format(
          "'{}': expected squares as e2e4, a drop as P@e4 or a legal move in SAN as Nf3",
          hurdle::quoted(text_)));
    }
    return {*from, *to};
  }

  /// After the squares a move has a letter or a sign of its promotion or gate, or a wall after a
  /// comma.
  void expect_end(std::size_t at) const {
    const std::string_view rest = std::string_view(text_).substr(at);
    const bool has_sign =
        !rest.empty() && (std::isalpha(static_cast<unsigned char>(rest[0])) != 0 ||
                          rest[0] == '+' || rest[0] == '-');
    const std::string_view end = rest.substr(has_sign ? 1 : 0);
    if (!end.empty() && end[0] != ',') {
      throw std::invalid_argument(
          fmt::format("'{}': expected the end after the squares or a promotion, found '{}'",
                      hurdle::quoted(text_), hurdle::quoted(rest)));
    }
  }

  std::optional<Move> find(const std::vector<Move>& moves) const {
    return named_move(rules_, position_, moves, text_);
  }

  CustomVerdict about(const Move& move, CustomVerdict verdict) const {
    verdict.move = rules_.text_of(move);
    return verdict;
  }

  /// About the move that the text names in coordinates.
  CustomVerdict by(bool legal, std::string_view id, std::string reason) const {
    for (const RuleClause& clause : clauses_of(game_)) {
      if (clause.id == id && id == "board") {  // its text says nothing about moves
        return {text_, legal, clause.id, clause.title, std::move(reason)};
      }
      if (clause.id == id) {
        return {text_, legal, clause.id, clause.title,
                reason + (reason.empty() ? "" : " ") + clause.text};
      }
    }
    return {text_, legal, std::string(id), "", std::move(reason)};
  }

  CustomVerdict illegal(const Move& move) const {
    const std::string text = rules_.text_of(move);
    for (const Restriction& restriction : restrictions) {
      Description facts = game_.facts;
      restriction.lift(facts);
      if (move_with_text(rules_, Rules(facts).legal_moves(position_), text)) {
        return by(false, restriction.clause, "Without this clause it would be legal.");
      }
    }
    const bool royal =
        game_.facts.letter(Type::king) != 0 || !game_.facts.ends.extinction_pseudo_royal;
    const std::string piece =
        rules_.in_check(position_, position_.side) ? "The check remains." : "It leads into check.";
    return move.form == Form::pass ? by(false, "pass", "A pass needs a player who is not in check.")
                                   : by(false, royal ? "check" : "pseudo-royal", piece);
  }

  std::string clause_id_of(Type type) const {
    const std::string start = key_of(type);
    for (const RuleClause& clause : clauses_of(game_)) {
      if (clause.title.rfind(start + " (", 0) == 0) {
        return clause.id;
      }
    }
    return "board";
  }

  std::string clause_of(const Move& move) const {
    const Piece& piece = position_.at(move.from);
    switch (move.form) {
      case Form::drop:
        return "drops";
      case Form::castling:
        return "castling";
      case Form::pass:
        return move.wall.exists() ? "walls" : "pass";
      case Form::en_passant:
        return "en-passant";
      case Form::promotion:
        return game_.facts.sittuyin_promotion ? "promotion-in-place" : "promotion";
      case Form::upgrade:
      case Form::demotion:
        return "promoted-pieces";
      case Form::plain:
        break;
    }
    const int ranks = move.to.rank() - move.from.rank();
    const bool steps = piece.type == Type::pawn && move.from.file() == move.to.file();
    const bool twice = steps && (ranks == 2 || ranks == -2);
    const bool thrice = steps && (ranks == 3 || ranks == -3);
    return move.gated != Type::none ? "gating"
           : twice                  ? "double-step"
           : thrice                 ? "triple-step"
                                    : clause_id_of(piece.type);
  }

  const Game& game_;
  Rules rules_;
  const Position& position_;
  std::string text_;
};

}  // namespace

std::string titled_clause(const CustomVerdict& verdict) {
  return verdict.title.empty() ? verdict.clause
                               : fmt::format("{} ({})", verdict.clause, verdict.title);
}

std::string to_text(const CustomVerdict& verdict) {
  const std::string clause = titled_clause(verdict);
  return fmt::format("{}{}{}: {}", verdict.legal ? "legal" : "illegal",
                     clause.empty() ? "" : " by ", clause, verdict.sentence);
}

std::string_view ending_clause(const Description& facts, const Position& position) {
  Position without_passes = position;
  without_passes.passes = 0;
  for (const Restriction& end : ends) {
    Description only = facts;
    only.bikjang_rule = false;
    for (const Restriction& other : ends) {
      if (other.clause != end.clause) {
        other.lift(only);
      }
    }
    if (Rules(only).over(without_passes)) {
      return end.clause;
    }
  }
  return facts.bikjang_rule && position.faced ? "bikjang" : "pass";
}

CustomVerdict explain(const Game& game, const Position& position, std::string_view move) {
  return Explainer(game, position, move).verdict();
}

Move legal_move(const Game& game, const Position& position, const MoveList::Item& item) {
  if (item.move) {
    return *item.move;
  }
  CustomVerdict verdict;
  try {
    verdict = explain(game, position, item.word);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(fmt::format("move {}: {}", item.number, error.what()));
  }
  throw std::invalid_argument(fmt::format("move {} '{}': illegal by {}: {}", item.number,
                                          quoted_characters(item.word), verdict.clause,
                                          verdict.sentence));
}

}  // namespace hurdle::custom
