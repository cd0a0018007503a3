// Every struct of a description is taken apart into all of its fields: a new field does not compile
// until it is written here.
#include "movegen/custom/text/facts_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "movegen/custom/text/blanks.hpp"

namespace hurdle::custom {
namespace {

// The values of the enumerations, in their order.
constexpr std::array<std::string_view, 5> manner_names{"leap", "lame", "slide", "hop", "land"};
constexpr std::array<std::string_view, 3> outcome_names{"win", "loss", "draw"};
constexpr std::array<std::string_view, 5> material_names{"none", "janggi", "unweighted",
                                                         "whitedrawodds", "blackdrawodds"};
constexpr std::array<std::string_view, 6> walling_names{"none", "arrow", "duck",
                                                        "edge", "past",  "static"};
constexpr std::array<std::string_view, 7> enclosing_names{
    "none", "reversi", "ataxx", "quadwrangle", "snort", "anyside", "top"};
static_assert(manner_names.size() == static_cast<std::size_t>(Manner::land) + 1);
static_assert(outcome_names.size() == static_cast<std::size_t>(Outcome::draw) + 1);
static_assert(material_names.size() == static_cast<std::size_t>(Material::black_draw_odds) + 1);
static_assert(walling_names.size() == static_cast<std::size_t>(WallingRule::stationary) + 1);
static_assert(enclosing_names.size() == static_cast<std::size_t>(EnclosingRule::top) + 1);

std::string fact_value(bool value) {
  return value ? "true" : "false";
}
std::string fact_value(int value) {
  return std::to_string(value);
}
std::string fact_value(char letter) {
  return letter == 0 ? "-" : std::string(1, letter);
}
std::string fact_value(const std::string& text) {
  return text;
}
std::string fact_value(Outcome outcome) {
  return std::string(outcome_names.at(static_cast<std::size_t>(outcome)));
}
std::string fact_value(Material material) {
  return std::string(material_names.at(static_cast<std::size_t>(material)));
}
std::string fact_value(WallingRule rule) {
  return std::string(walling_names.at(static_cast<std::size_t>(rule)));
}
std::string fact_value(EnclosingRule rule) {
  return std::string(enclosing_names.at(static_cast<std::size_t>(rule)));
}
std::string fact_value(Type type) {
  return type == Type::none ? "-" : key_of(type);
}
std::string fact_value(BoardSize size) {
  const auto& [files, ranks] = size;
  return fmt::format("{}x{}", files, ranks);
}

std::string fact_value(const Types& types) {
  std::string text;
  for (std::size_t index = 0; index < type_count; ++index) {
    text += types[index] ? (text.empty() ? "" : " ") + key_of(type_at(index)) : "";
  }
  return text.empty() ? "-" : text;
}

std::string fact_value(const TypesOrAll& found) {
  const auto& [types, all] = found;
  return (all ? "* " : "") + fact_value(types);
}

/// The squares off the board, too: a region may be the rank of a larger board.
std::string fact_value(const Squares& squares) {
  std::string text;
  for (std::size_t index = 0; index < square_count; ++index) {
    text += squares[index] ? (text.empty() ? "" : " ") + to_text(Square::at(index)) : "";
  }
  return squares.all() ? "*" : text.empty() ? "-" : text;
}

std::string fact_value(const Movement& movement) {
  const auto& [tracks, en_passant] = movement;
  std::string text = en_passant ? "en-passant" : "-";
  for (const Track& track : tracks) {
    const auto& [manner, step, range, quiet, capture, initial] = track;
    const auto& [right, ahead] = step;
    text += fmt::format(
        "; {} {},{} range {}{}{}{}", manner_names.at(static_cast<std::size_t>(manner)), right,
        ahead, range, quiet ? " quiet" : "", capture ? " capture" : "", initial ? " initial" : "");
  }
  return text;
}

/// Takes facts apart into all of their fields, which are named in their order, and adds each.
#define HURDLE_ADD_FIELDS(facts, ...)   \
  do {                                  \
    const auto& [__VA_ARGS__] = facts;  \
    add_all(#__VA_ARGS__, __VA_ARGS__); \
  } while (false)

/// Adds lines to a text, with keys that begin alike.
class FactLines {
 public:
  FactLines(std::string& text, std::string prefix) : text_(text), prefix_(std::move(prefix)) {}

  void add_fields(const SideFacts& side) {
    HURDLE_ADD_FIELDS(side, promotion_region, promotion_pawn_types, promotion_piece_types,
                      double_step_region, triple_step_region, en_passant_region, en_passant_types,
                      castling_king_piece, castling_rook_pieces, drop_region, pass,
                      pass_on_stalemate, flag_region, flag_piece, connect_regions, mobility,
                      move_rule_types);
  }

  void add_fields(const CastlingFacts& castling) {
    HURDLE_ADD_FIELDS(castling, allowed, kingside_file, queenside_file, rank, king_file,
                      rook_kingside_file, rook_queenside_file, dropped_piece, opposite);
  }

  void add_fields(const DropFacts& drops) {
    HURDLE_ADD_FIELDS(drops, allowed, captures_to_hand, loop, two_boards, first_rank_pawns,
                      promotion_zone_pawns, no_doubled, no_doubled_count, promoted, must, must_type,
                      sittuyin_rook, opposite_coloured_bishop, immobility_illegal, checks);
  }

  void add_fields(const EndFacts& ends) {
    HURDLE_ADD_FIELDS(ends, extinction, extinction_pseudo_royal, extinction_claim, extinction_types,
                      extinction_count, extinction_opponent_count, duple_check, flag_count,
                      flag_move, flag_safe, flag_blocked_win, check_counting, castling_wins,
                      full_board);
  }

  void add_fields(const ResultFacts& results) {
    HURDLE_ADD_FIELDS(results, checkmate, stalemate, stalemate_piece_count,
                      shogi_pawn_drop_mate_illegal, extinction, connection, material, move_rule,
                      fold_rule, fold, fold_absolute, perpetual_check_illegal);
  }

  void add_fields(const ConnectFacts& connect) {
    HURDLE_ADD_FIELDS(connect, row, square, collinear, horizontal, vertical, diagonal, types);
  }

  void add_fields(const BlastFacts& blast) {
    HURDLE_ADD_FIELDS(blast, on_capture, immune, mutually_immune, petrify, petrify_blast_pieces);
  }

  void add_fields(const WallFacts& walls) { HURDLE_ADD_FIELDS(walls, rule, region, or_move); }

  void add_fields(const EnclosingFacts& enclosing) {
    HURDLE_ADD_FIELDS(enclosing, drop, drop_start, flip, free_drops);
  }

  void add_fields(const Description& facts) {
    HURDLE_ADD_FIELDS(
        facts, size, start, chess960, letters, movements, betza, king_type, diagonal_lines,
        soldier_promotion_rank, promoted_type, promotion_limit, main_pawn, mandatory_pawn_promotion,
        mandatory_piece_promotion, promotion_on_capture, demotion, sittuyin_promotion, double_step,
        checking, must_capture, flying_general, makpong_rule, bikjang_rule, gating, seirawan_gating,
        cambodian_moves, sides, castling, drops, ends, results, connect, blast, walls, enclosing);
  }

 private:
  /// Adds a line or several for each of these, with its name from `keys`, where commas part them.
  template <class... Values>
  void add_all(std::string_view keys, const Values&... values) {
    const auto next = [&keys] {
      const std::size_t end = std::min(keys.find(','), keys.size());
      const std::string_view key = trimmed(keys.substr(0, end));
      keys.remove_prefix(std::min(end + 1, keys.size()));
      return key;
    };
    (add(next(), values), ...);
  }

  /// A line for a value, or one for each field of facts within facts.
  template <class Value>
  void add(std::string_view key, const Value& value) {
    if constexpr (requires { fact_value(value); }) {
      text_ += fmt::format("{}{} {}\n", prefix_, key, fact_value(value));
    } else {
      FactLines(text_, fmt::format("{}{}.", prefix_, key)).add_fields(value);
    }
  }

  void add(std::string_view /*key*/, const std::array<SideFacts, 2>& sides) {
    add("white", sides[0]);
    add("black", sides[1]);
  }

  /// A line for each type of pieces.
  template <class Value>
  void add(std::string_view key, const std::array<Value, type_count>& values) {
    for (std::size_t index = 0; index < type_count; ++index) {
      add(fmt::format("{}.{}", key, key_of(type_at(index))), values[index]);
    }
  }

  /// A line for each of two players, wings or regions, numbered from 0.
  template <class Value>
  void add(std::string_view key, const std::array<Value, 2>& values) {
    for (std::size_t index = 0; index < values.size(); ++index) {
      add(fmt::format("{}.{}", key, index), values[index]);
    }
  }

  std::string& text_;
  std::string prefix_;
};

}  // namespace

std::string facts_text(const Description& facts) {
  std::string text;
  FactLines(text, "").add_fields(facts);
  return text;
}

}  // namespace hurdle::custom
