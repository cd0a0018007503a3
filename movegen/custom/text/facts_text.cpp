// Every struct of a description is taken apart into all of its fields: a new field does not compile
// until it is written here.
#include "movegen/custom/text/facts_text.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

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

/// Adds lines to a text, with keys that begin alike.
class FactLines {
 public:
  FactLines(std::string& text, std::string_view prefix) : text_(text), prefix_(prefix) {}

  template <class Value>
  void add(std::string_view key, const Value& value) {
    text_ += fmt::format("{}{} {}\n", prefix_, key, fact_value(value));
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

 private:
  std::string& text_;
  std::string_view prefix_;
};

void add_facts(FactLines lines, const SideFacts& side) {
  const auto& [promotion_region, promotion_pawn_types, promotion_piece_types, double_step_region,
               triple_step_region, en_passant_region, en_passant_types, castling_king_piece,
               castling_rook_pieces, drop_region, pass, pass_on_stalemate, flag_region, flag_piece,
               connect_regions, mobility, move_rule_types] = side;
  lines.add("promotion_region", promotion_region);
  lines.add("promotion_pawn_types", promotion_pawn_types);
  lines.add("promotion_piece_types", promotion_piece_types);
  lines.add("double_step_region", double_step_region);
  lines.add("triple_step_region", triple_step_region);
  lines.add("en_passant_region", en_passant_region);
  lines.add("en_passant_types", en_passant_types);
  lines.add("castling_king_piece", castling_king_piece);
  lines.add("castling_rook_pieces", castling_rook_pieces);
  lines.add("drop_region", drop_region);
  lines.add("pass", pass);
  lines.add("pass_on_stalemate", pass_on_stalemate);
  lines.add("flag_region", flag_region);
  lines.add("flag_piece", flag_piece);
  lines.add("connect_regions", connect_regions);
  lines.add("mobility", mobility);
  lines.add("move_rule_types", move_rule_types);
}

void add_facts(FactLines lines, const CastlingFacts& castling) {
  const auto& [allowed, kingside_file, queenside_file, rank, king_file, rook_kingside_file,
               rook_queenside_file, dropped_piece, opposite] = castling;
  lines.add("allowed", allowed);
  lines.add("kingside_file", kingside_file);
  lines.add("queenside_file", queenside_file);
  lines.add("rank", rank);
  lines.add("king_file", king_file);
  lines.add("rook_kingside_file", rook_kingside_file);
  lines.add("rook_queenside_file", rook_queenside_file);
  lines.add("dropped_piece", dropped_piece);
  lines.add("opposite", opposite);
}

void add_facts(FactLines lines, const DropFacts& drops) {
  const auto& [allowed, captures_to_hand, loop, two_boards, first_rank_pawns, promotion_zone_pawns,
               no_doubled, no_doubled_count, promoted, must, must_type, sittuyin_rook,
               opposite_coloured_bishop, immobility_illegal, checks] = drops;
  lines.add("allowed", allowed);
  lines.add("captures_to_hand", captures_to_hand);
  lines.add("loop", loop);
  lines.add("two_boards", two_boards);
  lines.add("first_rank_pawns", first_rank_pawns);
  lines.add("promotion_zone_pawns", promotion_zone_pawns);
  lines.add("no_doubled", no_doubled);
  lines.add("no_doubled_count", no_doubled_count);
  lines.add("promoted", promoted);
  lines.add("must", must);
  lines.add("must_type", must_type);
  lines.add("sittuyin_rook", sittuyin_rook);
  lines.add("opposite_coloured_bishop", opposite_coloured_bishop);
  lines.add("immobility_illegal", immobility_illegal);
  lines.add("checks", checks);
}

void add_facts(FactLines lines, const EndFacts& ends) {
  const auto& [extinction, extinction_pseudo_royal, extinction_claim, extinction_types,
               extinction_count, extinction_opponent_count, duple_check, flag_count, flag_move,
               flag_safe, flag_blocked_win, check_counting, castling_wins, full_board] = ends;
  lines.add("extinction", extinction);
  lines.add("extinction_pseudo_royal", extinction_pseudo_royal);
  lines.add("extinction_claim", extinction_claim);
  lines.add("extinction_types", extinction_types);
  lines.add("extinction_count", extinction_count);
  lines.add("extinction_opponent_count", extinction_opponent_count);
  lines.add("duple_check", duple_check);
  lines.add("flag_count", flag_count);
  lines.add("flag_move", flag_move);
  lines.add("flag_safe", flag_safe);
  lines.add("flag_blocked_win", flag_blocked_win);
  lines.add("check_counting", check_counting);
  lines.add("castling_wins", castling_wins);
  lines.add("full_board", full_board);
}

void add_facts(FactLines lines, const ResultFacts& results) {
  const auto& [checkmate, stalemate, stalemate_piece_count, shogi_pawn_drop_mate_illegal,
               extinction, connection, material, move_rule, fold_rule, fold, fold_absolute,
               perpetual_check_illegal] = results;
  lines.add("checkmate", checkmate);
  lines.add("stalemate", stalemate);
  lines.add("stalemate_piece_count", stalemate_piece_count);
  lines.add("shogi_pawn_drop_mate_illegal", shogi_pawn_drop_mate_illegal);
  lines.add("extinction", extinction);
  lines.add("connection", connection);
  lines.add("material", material);
  lines.add("move_rule", move_rule);
  lines.add("fold_rule", fold_rule);
  lines.add("fold", fold);
  lines.add("fold_absolute", fold_absolute);
  lines.add("perpetual_check_illegal", perpetual_check_illegal);
}

void add_facts(FactLines lines, const ConnectFacts& connect) {
  const auto& [row, square, collinear, horizontal, vertical, diagonal, types] = connect;
  lines.add("row", row);
  lines.add("square", square);
  lines.add("collinear", collinear);
  lines.add("horizontal", horizontal);
  lines.add("vertical", vertical);
  lines.add("diagonal", diagonal);
  lines.add("types", types);
}

void add_facts(FactLines lines, const BlastFacts& blast) {
  const auto& [on_capture, immune, mutually_immune, petrify, petrify_blast_pieces] = blast;
  lines.add("on_capture", on_capture);
  lines.add("immune", immune);
  lines.add("mutually_immune", mutually_immune);
  lines.add("petrify", petrify);
  lines.add("petrify_blast_pieces", petrify_blast_pieces);
}

void add_facts(FactLines lines, const WallFacts& walls) {
  const auto& [rule, region, or_move] = walls;
  lines.add("rule", rule);
  lines.add("region", region);
  lines.add("or_move", or_move);
}

void add_facts(FactLines lines, const EnclosingFacts& enclosing) {
  const auto& [drop, drop_start, flip, free_drops] = enclosing;
  lines.add("drop", drop);
  lines.add("drop_start", drop_start);
  lines.add("flip", flip);
  lines.add("free_drops", free_drops);
}

}  // namespace

std::string facts_text(const Description& facts) {
  const auto& [size, start, chess960, letters, movements, betza, king_type, diagonal_lines,
               soldier_promotion_rank, promoted_type, promotion_limit, main_pawn,
               mandatory_pawn_promotion, mandatory_piece_promotion, promotion_on_capture, demotion,
               sittuyin_promotion, double_step, checking, must_capture, flying_general,
               makpong_rule, bikjang_rule, gating, seirawan_gating, cambodian_moves, sides,
               castling, drops, ends, results, connect, blast, walls, enclosing] = facts;
  std::string text;
  FactLines lines(text, "");
  lines.add("size", size);
  lines.add("start", start);
  lines.add("chess960", chess960);
  lines.add("letters", letters);
  lines.add("movements", movements);
  lines.add("betza", betza);
  lines.add("king_type", king_type);
  lines.add("diagonal_lines", diagonal_lines);
  lines.add("soldier_promotion_rank", soldier_promotion_rank);
  lines.add("promoted_type", promoted_type);
  lines.add("promotion_limit", promotion_limit);
  lines.add("main_pawn", main_pawn);
  lines.add("mandatory_pawn_promotion", mandatory_pawn_promotion);
  lines.add("mandatory_piece_promotion", mandatory_piece_promotion);
  lines.add("promotion_on_capture", promotion_on_capture);
  lines.add("demotion", demotion);
  lines.add("sittuyin_promotion", sittuyin_promotion);
  lines.add("double_step", double_step);
  lines.add("checking", checking);
  lines.add("must_capture", must_capture);
  lines.add("flying_general", flying_general);
  lines.add("makpong_rule", makpong_rule);
  lines.add("bikjang_rule", bikjang_rule);
  lines.add("gating", gating);
  lines.add("seirawan_gating", seirawan_gating);
  lines.add("cambodian_moves", cambodian_moves);
  add_facts({text, "white."}, sides[0]);
  add_facts({text, "black."}, sides[1]);
  add_facts({text, "castling."}, castling);
  add_facts({text, "drops."}, drops);
  add_facts({text, "ends."}, ends);
  add_facts({text, "results."}, results);
  add_facts({text, "connect."}, connect);
  add_facts({text, "blast."}, blast);
  add_facts({text, "walls."}, walls);
  add_facts({text, "enclosing."}, enclosing);
  return text;
}

}  // namespace hurdle::custom
