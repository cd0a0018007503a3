#include "movegen/custom/fast/write_cpp.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/fast/board/description.hpp"

namespace hurdle::custom {
namespace {

std::string steps_text(unsigned steps) {
  constexpr std::array<std::string_view, 8> names{
      "fast::north", "fast::north_east", "fast::east", "fast::south_east",
      "fast::south", "fast::south_west", "fast::west", "fast::north_west"};
  std::vector<std::string_view> parts;
  unsigned rest = steps;
  for (const auto& [set, name] :
       {std::pair<unsigned, std::string_view>{fast::all_directions, "fast::all_directions"},
        {fast::orthogonals, "fast::orthogonals"},
        {fast::diagonals, "fast::diagonals"}}) {
    if ((rest & set) == set) {
      parts.push_back(name);
      rest &= ~set;
    }
  }
  for (std::size_t direction = 0; direction < names.size(); ++direction) {
    if ((rest >> direction & 1U) != 0) {
      parts.push_back(names[direction]);
    }
  }
  return fmt::format("{}", fmt::join(parts, " | "));
}

std::string leaps_text(fast::LeapSet leaps) {
  if (leaps == fast::knight_leaps) {
    return "fast::knight_leaps";
  }
  return leaps == fast::forward_leaps ? "fast::forward_leaps" : fmt::format("0x{:X}U", leaps);
}

std::string line_text(const fast::LineMoves& moves) {
  if (moves == fast::slides) {
    return "fast::slides";
  }
  if (moves == fast::hops) {
    return "fast::hops";
  }
  return moves == fast::slides_to_hop ? "fast::slides_to_hop"
                                      : fmt::format("{{{}, {}}}", moves.quiet, moves.capture);
}

/// `{.steps = fast::orthogonals, .diagonal = fast::slides}`.
std::string cpp_movement(const fast::Movement& movement) {
  std::vector<std::string> parts;
  if (movement.steps != 0) {
    parts.push_back(".steps = " + steps_text(movement.steps));
  }
  if (movement.leaps != 0) {
    parts.push_back(".leaps = " + leaps_text(movement.leaps));
  }
  if (movement.lame.diagonal_steps != 0) {
    parts.push_back(fmt::format(".lame = {{{}}}", movement.lame.diagonal_steps));
  }
  if (movement.orthogonal != fast::LineMoves{}) {
    parts.push_back(".orthogonal = " + line_text(movement.orthogonal));
  }
  if (movement.diagonal != fast::LineMoves{}) {
    parts.push_back(".diagonal = " + line_text(movement.diagonal));
  }
  if (movement.slides_ahead) {
    parts.emplace_back(".slides_ahead = true");
  }
  if (movement.pawn_moves) {
    parts.emplace_back(".pawn_moves = true");
  }
  return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

class Writer {
 public:
  Writer(const Game& game, const FastGame& fast)
      : game_(game), facts_(game.facts), fast_(fast.facts), translated_(fast) {}

  std::string write() {
    text_ = fmt::format(
        "// {}, a game of a variants file, for the fast generator. Written by hurdle\n"
        "// build-variant; each fact has the option that it comes from.\n"
        "#include <array>\n\n"
        "#include \"perft/count/built/exported.hpp\"\n\n"
        "namespace hurdle::built {{\n"
        "namespace {{\n\n",
        plain(game_.name));
    write_kinds();
    write_notation();
    write_facts();
    text_ += fmt::format(
        "constexpr fast::Description description = fast::described(notation, facts);\n\n"
        "}}  // namespace\n"
        "}}  // namespace hurdle::built\n\n"
        "extern \"C\" __attribute__((visibility(\"default\"))) const hurdle::built::Generator*\n"
        "hurdle_built_generator() {{\n"
        "  using namespace hurdle::built;\n"
        "  static const Generator table = Exported<description, notation>::table(\"{}\");\n"
        "  return &table;\n"
        "}}\n",
        digest_mark);
    return text_;
  }

 private:
  void line(const std::string& code, const std::string& source) {
    text_ += source.empty() ? "    " + code + "\n" : "    " + code + "  // " + source + "\n";
  }

  /// A name of the file, safe inside a comment: its last character must not join the next line.
  static std::string plain(std::string_view name) {
    std::string result;
    for (const char c : name) {
      const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      result += word || c == '-' || c == '_' ? c : '.';
    }
    return result;
  }

  [[nodiscard]] std::string source_of(Type type) const {
    const std::string option = fmt::format("{} = {}", key_of(type), facts_.letter(type));
    return is_custom(type) ? option + ":" + plain(facts_.betza[index_of(type)])
                           : option + ", " + plain(facts_.betza[index_of(type)]);
  }

  // ---- Notation

  void write_kinds() {
    text_ +=
        fmt::format("constexpr std::array<KindNotation, {}> kinds{{{{\n", translated_.kinds.size());
    for (std::size_t kind = 0; kind < translated_.kinds.size(); ++kind) {
      const Type type = translated_.kinds[kind];
      const bool promotes = std::ranges::any_of(translated_.types, [&](const FastType& one) {
        return one.was == type || (one.was_pawn && one.type == type);
      });
      line(fmt::format("{{.letter = '{}', .name = \"{}\",{} .limit = {}}},",
                       translated_.letters[kind], key_of(type),
                       promotes ? " .promotes = true," : "", fast_.limits[kind]),
           source_of(type));
    }
    text_ += "}};\n\n";
  }

  void write_notation() {
    text_ += fmt::format(
        "constexpr Notation notation{{\n"
        "    .name = \"{}\",\n",
        plain(game_.name));
    line(fmt::format(".files = {},", fast_.files), "maxFile");
    line(fmt::format(".ranks = {},", fast_.ranks), "maxRank");
    line(".kinds = kinds,", "");
    if (fast_.special_pawn != Kind::none) {
      line(fmt::format(".special_pawn = Kind{{{}}},", index_of(fast_.special_pawn)),
           fast_.one_pawn_a_file ? "dropNoDoubled" : "pawn");
    }
    if (fast_.drops) {
      line(".hands = true,", "pieceDrops, capturesToHand");
    }
    if (fast_.en_passant) {
      line(".en_passant = true,", "enPassantRegion");
    }
    line(fmt::format(".pawn_reach = {{{}}},", fmt::join(fast_.pawn_reach, ", ")),
         "doubleStepRegion, tripleStepRegion: from ranks 1 to 3");
    if (fast_.castling.exists) {
      line(fmt::format(".rights = RightsText::{},",
                       fast_.castling.anywhere ? "any_rook" : "edge_rooks"),
           "startFen, chess960");
      line(fmt::format(".castles_with = Kind{{{}}},", index_of(fast_.castling.partner)),
           "castlingRookPieces");
      line(fmt::format(".royal_file = {},", fast_.castling.royal_file), "startFen");
    }
    if (fast_.promotion != fast::PromotionRule::none) {
      const bool turns = fast_.promotion == fast::PromotionRule::choice;
      line(fmt::format(".promotion = PromotionText::{},", turns ? "plus" : "letter"),
           turns ? "promotedPieceType" : "promotionPieceTypes");
    }
    text_ += "};\n\n";
  }

  // ---- Description

  void write_facts() {
    text_ += "constexpr fast::Description facts{\n    .types = {{\n";
    for (std::size_t type = 0; type < translated_.types.size(); ++type) {
      text_ += "    ";
      write_type(fast_.types[type], translated_.types[type]);
    }
    text_ += "    }},\n";
    if (fast_.royal_stays_in_check) {
      line(".royal_stays_in_check = true,", "makpongRule");
    }
    write_promotion();
    write_drops();
    write_castling();
    text_ += "};\n";
  }

  void write_type(const fast::PieceType& type, const FastType& what) {
    std::string code = fmt::format("{{Kind{{{}}}, {}, {}", index_of(type.kind), type.promoted,
                                   cpp_movement(type.movement));
    std::vector<int> becomes;
    fast::each_promotion(type, [&](int one) { becomes.push_back(one); });
    const bool held = type.held_as != Kind::none;
    if (!becomes.empty() || held) {
      code += fmt::format(", {}", becomes.empty() ? fast::no_type : becomes.front());
    }
    if (becomes.size() > 1 || held) {
      const std::vector<int> others(becomes.empty() ? becomes.end() : becomes.begin() + 1,
                                    becomes.end());
      code += fmt::format(", {{{}}}", fmt::join(others, ", "));
    }
    if (held) {
      code += fmt::format(", Kind{{{}}}", index_of(type.held_as));
    }
    std::string source = source_of(what.type);
    if (what.was != Type::none) {
      source = fmt::format("promotedPieceType = {}:{}", facts_.letter(what.was),
                           facts_.letter(what.type));
    } else if (what.was_pawn) {
      source += ", promoted";
    }
    line(code + "},", source);
  }

  void write_promotion() {
    if (fast_.promotion == fast::PromotionRule::none) {
      return;
    }
    const bool turns = fast_.promotion == fast::PromotionRule::choice;
    line(fmt::format(".promotion = fast::PromotionRule::{},", turns ? "choice" : "on_reach"),
         turns ? "promotedPieceType, immobilityIllegal" : "promotionPawnTypes");
    line(fmt::format(".camp_ranks = {},", fast_.camp_ranks), "promotionRegion");
    if (fast_.promotion_optional) {
      line(".promotion_optional = true,", "mandatoryPawnPromotion = false, immobilityIllegal");
    }
    if (fast_.promotion_limits != fast::Description{}.promotion_limits) {
      line(fmt::format(".promotion_limits = {{{}}},", fmt::join(fast_.promotion_limits, ", ")),
           "promotionLimit");
    }
  }

  void write_drops() {
    if (fast_.pawn_drop_ranks != fast::all_ranks) {
      line(fmt::format(".pawn_drop_ranks = 0x{:X},", fast_.pawn_drop_ranks),
           "firstRankPawnDrops, promotionZonePawnDrops");
    }
    if (fast_.drops_can_move) {
      line(".drops_can_move = true,", "immobilityIllegal");
    }
    if (fast_.one_pawn_a_file) {
      line(".one_pawn_a_file = true,", "dropNoDoubled");
    }
  }

  void write_castling() {
    const fast::CastlingRule& rule = fast_.castling;
    if (rule.exists) {
      line(fmt::format(".castling = {{.exists = true, .royal_goals = {{{}, {}}}, .partner_goals = "
                       "{{{}, {}}}}},",
                       rule.royal_goals[0], rule.royal_goals[1], rule.partner_goals[0],
                       rule.partner_goals[1]),
           "castlingQueensideFile, castlingKingsideFile");
    }
  }

  const Game& game_;
  const Description& facts_;
  const fast::Description& fast_;
  const FastGame& translated_;
  std::string text_;
};

}  // namespace

std::string cpp_source(const Game& game, const FastGame& fast) {
  return Writer(game, fast).write();
}

}  // namespace hurdle::custom
