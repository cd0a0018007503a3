#include "movegen/custom/fast/fast_game.hpp"

#include <algorithm>

#include "movegen/custom/fast/fast_movement.hpp"
#include "movegen/custom/fast/other_rules.hpp"
#include "movegen/custom/fast/pieces_in_play.hpp"
#include "movegen/custom/fast/promotion.hpp"
#include "movegen/custom/fast/ranks.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/position.hpp"
#include "movegen/fast/board/validate.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

void refuse_other_castling(const Description& facts) {
  const CastlingFacts& castling = facts.castling;
  if (castling.opposite) {
    throw Misfit("oppositeCastling = true", "the fast generator has no such rule");
  }
  if (castling.dropped_piece) {
    throw Misfit("castlingDroppedPiece = true", "the fast generator has no such rule");
  }
  if (castling.rank != 1) {
    throw Misfit("castlingRank = " + std::to_string(castling.rank),
                 "the fast generator castles on the first rank");
  }
  for (const SideFacts& side : facts.sides) {
    if (side.castling_king_piece != Type::king) {
      throw Misfit("castlingKingPiece", "the fast generator castles with kings");
    }
  }
}

bool has_rights(const Position& start) {
  bool found = false;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      found |= start.rook(colour, wing).exists();
    }
  }
  return found;
}

/// The kind of the rooks that castle.
Kind partner_of(const Position& start, const FastGame& game) {
  Type partner = Type::none;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      const Square rook = start.rook(colour, wing);
      if (rook.exists()) {
        const Type type = start.at(rook).type;
        if (partner != Type::none && partner != type) {
          throw Misfit("castlingRookPieces", "the fast generator castles with one type of rook");
        }
        partner = type;
      }
    }
  }
  const auto found = std::ranges::find(game.kinds, partner);
  return static_cast<Kind>(found - game.kinds.begin());
}

/// The file of the kings, if all rooks with rights stand in corners and the kings on one file.
int usual_file(const Description& facts, const Position& start) {
  constexpr int none = -1;
  int file = none;
  for (const Colour colour : both_colours) {
    for (const Wing wing : both_wings) {
      const Square rook = start.rook(colour, wing);
      if (!rook.exists()) {
        continue;
      }
      const int king = start.castling_kings[hurdle::index_of(colour)].file();
      const int corner = wing == Wing::king ? facts.size.files - 1 : 0;
      if (rook.file() != corner || (file != none && file != king)) {
        return none;
      }
      file = king;
    }
  }
  return file;
}

/// Adds castling, if the start position has rights. Throws Misfit.
void add_castling(const Description& facts, const Position& start, FastGame& game) {
  if (!facts.castling.allowed || !has_rights(start)) {
    return;
  }
  refuse_other_castling(facts);
  fast::CastlingRule& rule = game.facts.castling;
  const int queenside = facts.castling.queenside_file;
  const int kingside = facts.castling.kingside_file;
  const int royal_file = usual_file(facts, start);
  rule.exists = true;
  rule.by_right = true;
  rule.anywhere = facts.chess960 || royal_file <= queenside || royal_file >= kingside;
  rule.royal_file = rule.anywhere ? facts.size.files / 2 : royal_file;  // not used if anywhere
  rule.partner = partner_of(start, game);
  rule.royal_goals = {queenside, kingside};
  rule.partner_goals = {queenside + 1, kingside - 1};
}

class Translator {
 public:
  explicit Translator(const Description& facts)
      : facts_(facts), start_(parse_position(facts, facts.start)), counts_(start_counts(start_)) {}

  FastGame translate() {
    refuse_other_rules(facts_);
    if (start_.walls.any()) {
      throw Misfit("startFen", "squares that are no part of the board");
    }
    fast_.files = facts_.size.files;
    fast_.ranks = facts_.size.ranks;
    fast_.royal_stays_in_check = facts_.makpong_rule;
    fast_.drops = facts_.drops.allowed;
    add_kinds();
    add_pawns();
    add_drops();
    add_promotion(facts_, game_);
    add_castling(facts_, start_, game_);
    add_limits();
    fast_.type_count = static_cast<int>(game_.types.size());
    try {
      (void)fast::validate(fast_);
    } catch (const std::logic_error& broken) {
      throw Misfit("the fast generator", broken.what());
    }
    refuse_many_moves();
    return std::move(game_);
  }

 private:
  // ---- Pieces

  void add_kinds() {
    for (const Colour colour : both_colours) {
      if (counts_[index_of(Type::king)][hurdle::index_of(colour)] != 1) {
        throw Misfit("king", "the fast generator needs one king of each player");
      }
    }
    const Types in_play = kinds_in_play(facts_, start_);
    if (in_play.count() > max_kinds) {
      throw Misfit("pieces", "the fast generator has at most 15 kinds");
    }
    add_kind(Type::king);
    for (std::size_t index = 0; index < type_count; ++index) {
      if (in_play[index] && type_at(index) != Type::king) {
        add_kind(type_at(index));
      }
    }
    fast_.kinds = static_cast<int>(game_.kinds.size());
  }

  void add_kind(Type type) {
    fast::PieceType piece;
    piece.kind = static_cast<Kind>(game_.kinds.size());
    piece.movement = fast_movement(facts_, type, double_steps());
    if (type != Type::pawn && piece.movement.pawn_moves && double_steps()) {
      throw Misfit(piece_with_movement(facts_, type), "a pawn without a double step");
    }
    fast_.types[game_.types.size()] = piece;
    game_.types.push_back({type, Type::none, false});
    game_.kinds.push_back(type);
    game_.letters.push_back(to_upper(facts_.letter(type)));
  }

  [[nodiscard]] bool double_steps() const {
    return !misses_board(facts_.sides[0].double_step_region, facts_.size) ||
           !misses_board(facts_.sides[1].double_step_region, facts_.size);
  }

  [[nodiscard]] Kind kind_of(Type type) const {
    const auto found = std::ranges::find(game_.kinds, type);
    return found == game_.kinds.end() ? Kind::none : static_cast<Kind>(found - game_.kinds.begin());
  }

  // ---- Pawns

  void add_pawns() {
    fast_.special_pawn = kind_of(Type::pawn);
    if (fast_.special_pawn == Kind::none) {
      return;
    }
    const std::uint16_t doubles =
        own_step_ranks(&SideFacts::double_step_region, "doubleStepRegion");
    const std::uint16_t triples =
        own_step_ranks(&SideFacts::triple_step_region, "tripleStepRegion");
    if ((triples & ~doubles) != 0) {
      throw Misfit("tripleStepRegion", "triple steps without double steps");
    }
    constexpr int triple = 3;
    for (std::size_t rank = 0; rank < fast_.pawn_reach.size(); ++rank) {
      fast_.pawn_reach[rank] = (triples >> rank & 1U) != 0   ? triple
                               : (doubles >> rank & 1U) != 0 ? 2
                                                             : 1;
    }
    if (doubles >> fast_.pawn_reach.size() != 0) {
      throw Misfit("doubleStepRegion", "double steps from ranks past the third");
    }
    add_en_passant(doubles != 0);
  }

  std::uint16_t own_step_ranks(Squares SideFacts::*region, const std::string& option) const {
    const auto white = own_ranks(facts_.sides[0].*region, facts_.size, Colour::white);
    const auto black = own_ranks(facts_.sides[1].*region, facts_.size, Colour::black);
    if (!white || white != black) {
      throw Misfit(option, "expected whole ranks, the same of both players");
    }
    return *white;
  }

  void add_en_passant(bool double_steps) {
    for (const SideFacts& side : facts_.sides) {
      Types others = side.en_passant_types;
      others.reset(index_of(Type::pawn));
      if (others.any() && double_steps) {
        throw Misfit("enPassantTypes", "pieces other than pawns that capture en passant");
      }
    }
    const Squares& white = facts_.sides[0].en_passant_region;
    const Squares& black = facts_.sides[1].en_passant_region;
    const bool all = covers_board(white, facts_.size) && covers_board(black, facts_.size);
    const bool none = misses_board(white, facts_.size) && misses_board(black, facts_.size);
    if (double_steps && !all && !none) {
      throw Misfit("enPassantRegion", "expected all squares or none");
    }
    fast_.en_passant = double_steps && all;
  }

  // ---- Hands

  void add_drops() {
    const DropFacts& drops = facts_.drops;
    if (!drops.allowed) {
      refuse_hands();
      return;
    }
    for (const auto& [found, option] :
         {std::pair{!drops.captures_to_hand, "capturesToHand = false"},
          std::pair{drops.two_boards, "twoBoards = true"}, std::pair{drops.must, "mustDrop = true"},
          std::pair{drops.promoted, "dropPromoted = true"},
          std::pair{drops.sittuyin_rook, "sittuyinRookDrop = true"},
          std::pair{drops.opposite_coloured_bishop, "dropOppositeColoredBishop = true"},
          std::pair{!drops.checks, "dropChecks = false"},
          std::pair{facts_.enclosing.free_drops, "free drops"},
          std::pair{!covers_board(facts_.sides[0].drop_region, facts_.size), "dropRegionWhite"},
          std::pair{!covers_board(facts_.sides[1].drop_region, facts_.size), "dropRegionBlack"}}) {
      if (found) {
        throw Misfit(option, "the fast generator has no such rule");
      }
    }
    fast_.drops_can_move = drops.immobility_illegal;
    add_doubled_pawns();
    add_pawn_drop_ranks();
  }

  void refuse_hands() const {
    for (const Hand& hand : start_.hands) {
      if (std::ranges::any_of(hand, [](auto count) { return count > 0; })) {
        throw Misfit("startFen", "pieces in hand that are never dropped");
      }
    }
    if (facts_.drops.captures_to_hand) {
      throw Misfit("capturesToHand = true", "without drops");
    }
  }

  void add_doubled_pawns() {
    const Kind kind = kind_of(facts_.drops.no_doubled);
    if (kind == Kind::none) {
      return;
    }
    if (facts_.drops.no_doubled_count != 1) {
      throw Misfit("dropNoDoubledCount = " + std::to_string(facts_.drops.no_doubled_count),
                   "the fast generator knows one piece on a file");
    }
    if (fast_.special_pawn != Kind::none && fast_.special_pawn != kind) {
      throw Misfit("dropNoDoubled", "of a piece beside pawns");
    }
    fast_.special_pawn = kind;
    fast_.one_pawn_a_file = true;
  }

  void add_pawn_drop_ranks() {
    if (kind_of(Type::pawn) == Kind::none) {
      return;
    }
    unsigned barred = facts_.drops.first_rank_pawns ? 0U : 1U;
    if (!facts_.drops.promotion_zone_pawns) {
      for (const Colour colour : both_colours) {
        const auto zone = own_ranks(facts_.of(colour).promotion_region, facts_.size, colour);
        barred |= zone.value_or(0);
      }
    }
    const unsigned board = (1U << static_cast<unsigned>(facts_.size.ranks)) - 1U;
    fast_.pawn_drop_ranks = static_cast<std::uint16_t>(board & ~barred);
  }

  // ---- Limits

  /// The most pieces of a kind: those of the start, and those that pawns become. With drops, the
  /// pieces of both players together.
  void add_limits() {
    for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
      int most = most_of(game_.kinds[kind]);
      for (std::size_t pawn = 0; pawn < game_.kinds.size(); ++pawn) {
        fast::each_promotion(fast_.types[pawn], [&](int becomes) {
          most += becomes == static_cast<int>(kind) ? most_of(game_.kinds[pawn]) : 0;
        });
      }
      if (const int limit = fast_.promotion_limits[kind]; limit != 0) {
        most = std::max(limit, most_of(game_.kinds[kind]));
      }
      fast_.limits[kind] = std::max(most, 1);
    }
    fast_.limits[0] = fast_.drops ? 2 : 1;
  }

  void refuse_many_moves() const {
    if (fast::bounds_of(fast_).moves > most_moves) {
      throw Misfit("pieces", "a position may have more moves than the fast generator counts");
    }
  }

  [[nodiscard]] int most_of(Type type) const {
    const auto& counts = counts_[index_of(type)];
    return fast_.drops ? counts[0] + counts[1] : std::max(counts[0], counts[1]);
  }

  const Description& facts_;
  Position start_;
  StartCounts counts_;
  FastGame game_;
  fast::Description& fast_ = game_.facts;
};

}  // namespace

FastGame fast_game(const Description& facts) {
  return Translator(facts).translate();
}

std::string why_not_fast(const Description& facts) {
  try {
    (void)fast_game(facts);
    return "";
  } catch (const Misfit& misfit) {
    return misfit.what();
  } catch (const FenError& error) {
    return "startFen: " + std::string(error.what());
  }
}

}  // namespace hurdle::custom
