#include "movegen/custom/text/options.hpp"

#include <array>

#include "movegen/custom/text/setters.hpp"

namespace hurdle::custom {
namespace {

constexpr Option ignored(std::string_view key) {
  return {key, Support::programs, false, nullptr};
}

constexpr Option unjudged(std::string_view key) {
  return {key, Support::unjudged_end, false, nullptr};
}

using D = Description;
constexpr auto castling = &D::castling;
constexpr auto drops = &D::drops;
constexpr auto ends = &D::ends;
constexpr auto connect = &D::connect;
constexpr auto blast = &D::blast;
constexpr auto results = &D::results;
constexpr Support rules = Support::rules;
constexpr int most_pieces = 120;
constexpr int most_moves = 10'000;

constexpr std::array options{
    // deprecated keys
    Option{"promotionRank", rules, false, set_promotion_rank},
    Option{"whiteFlag", rules, false, set_old_region<&SideFacts::flag_region, true>},
    Option{"blackFlag", rules, false, set_old_region<&SideFacts::flag_region, false>},
    Option{"castlingRookPiece", rules, false, set_old_rook},
    Option{"whiteDropRegion", rules, false, set_old_region<&SideFacts::drop_region, true>},
    Option{"blackDropRegion", rules, false, set_old_region<&SideFacts::drop_region, false>},
    Option{"dropOnTop", rules, false, set_drop_on_top},
    Option{"pawnTypes", rules, false, set_pawn_types},
    // board
    Option{"startFen", rules, false, set_start},
    Option{"chess960", rules, false, set_bool<&D::chess960>},
    Option{"twoBoards", rules, false, set_bool<drops, &DropFacts::two_boards>},
    Option{"diagonalLines", rules, false, set_diagonals},
    Option{"soldierPromotionRank", rules, false,
           set_number<1, most_ranks, &D::soldier_promotion_rank>},
    // promotion
    Option{"promotionRegion", rules, true, set_region<&SideFacts::promotion_region>},
    Option{"promotionPawnTypes", rules, true, set_types<&SideFacts::promotion_pawn_types>},
    Option{"promotionPieceTypes", rules, true, set_types<&SideFacts::promotion_piece_types>},
    Option{"promotionLimit", rules, false, set_promotion_limits},
    Option{"mandatoryPawnPromotion", rules, false, set_bool<&D::mandatory_pawn_promotion>},
    Option{"sittuyinPromotion", rules, false, set_bool<&D::sittuyin_promotion>},
    Option{"promotedPieceType", rules, false, set_promoted_types},
    Option{"mandatoryPiecePromotion", rules, false, set_bool<&D::mandatory_piece_promotion>},
    Option{"piecePromotionOnCapture", rules, false, set_bool<&D::promotion_on_capture>},
    Option{"pieceDemotion", rules, false, set_bool<&D::demotion>},
    // pawn steps
    Option{"doubleStepRegion", rules, true, set_region<&SideFacts::double_step_region>},
    Option{"doubleStep", rules, false, set_bool<&D::double_step>},
    Option{"tripleStepRegion", rules, true, set_region<&SideFacts::triple_step_region>},
    Option{"enPassantRegion", rules, true, set_region<&SideFacts::en_passant_region>},
    Option{"enPassantTypes", rules, true, set_types<&SideFacts::en_passant_types>},
    // castling
    Option{"castling", rules, false, set_bool<castling, &CastlingFacts::allowed>},
    Option{"castlingKingsideFile", rules, false, set_file<castling, &CastlingFacts::kingside_file>},
    Option{"castlingQueensideFile", rules, false,
           set_file<castling, &CastlingFacts::queenside_file>},
    Option{"castlingRank", rules, false, set_number<1, most_ranks, castling, &CastlingFacts::rank>},
    Option{"castlingKingFile", rules, false, set_file<castling, &CastlingFacts::king_file>},
    Option{"castlingKingPiece", rules, true, set_king_piece},
    Option{"castlingRookPieces", rules, true, set_types<&SideFacts::castling_rook_pieces>},
    Option{"castlingRookKingsideFile", rules, false,
           set_file<castling, &CastlingFacts::rook_kingside_file>},
    Option{"castlingRookQueensideFile", rules, false,
           set_file<castling, &CastlingFacts::rook_queenside_file>},
    Option{"castlingDroppedPiece", rules, false, set_bool<castling, &CastlingFacts::dropped_piece>},
    Option{"oppositeCastling", rules, false, set_bool<castling, &CastlingFacts::opposite>},
    // checks
    Option{"checking", rules, false, set_bool<&D::checking>},
    Option{"dropChecks", rules, false, set_bool<drops, &DropFacts::checks>},
    Option{"mustCapture", rules, false, set_bool<&D::must_capture>},
    Option{"flyingGeneral", rules, false, set_bool<&D::flying_general>},
    Option{"makpongRule", rules, false, set_bool<&D::makpong_rule>},
    Option{"extinctionPseudoRoyal", rules, false,
           set_bool<ends, &EndFacts::extinction_pseudo_royal>},
    Option{"dupleCheck", rules, false, set_bool<ends, &EndFacts::duple_check>},
    Option{"mutuallyImmuneTypes", rules, false,
           set_plain_types<blast, &BlastFacts::mutually_immune>},
    // drops
    Option{"pieceDrops", rules, false, set_bool<drops, &DropFacts::allowed>},
    Option{"capturesToHand", rules, false, set_bool<drops, &DropFacts::captures_to_hand>},
    Option{"dropLoop", rules, false, set_bool<drops, &DropFacts::loop>},
    Option{"dropRegion", rules, true, set_region<&SideFacts::drop_region>},
    Option{"firstRankPawnDrops", rules, false, set_bool<drops, &DropFacts::first_rank_pawns>},
    Option{"promotionZonePawnDrops", rules, false,
           set_bool<drops, &DropFacts::promotion_zone_pawns>},
    Option{"dropNoDoubled", rules, false, set_type<drops, &DropFacts::no_doubled>},
    Option{"dropNoDoubledCount", rules, false, set_no_doubled_count},
    Option{"dropPromoted", rules, false, set_bool<drops, &DropFacts::promoted>},
    Option{"mustDrop", rules, false, set_bool<drops, &DropFacts::must>},
    Option{"mustDropType", rules, false, set_must_drop_type},
    Option{"sittuyinRookDrop", rules, false, set_bool<drops, &DropFacts::sittuyin_rook>},
    Option{"dropOppositeColoredBishop", rules, false,
           set_bool<drops, &DropFacts::opposite_coloured_bishop>},
    Option{"immobilityIllegal", rules, false, set_bool<drops, &DropFacts::immobility_illegal>},
    Option{"enclosingDrop", rules, false, set_enclosing_drop},
    Option{"enclosingDropStart", rules, false, set_drop_start},
    // gating and passes
    Option{"gating", rules, false, set_bool<&D::gating>},
    Option{"seirawanGating", rules, false, set_bool<&D::seirawan_gating>},
    Option{"cambodianMoves", rules, false, set_bool<&D::cambodian_moves>},
    Option{"pass", rules, true, set_side_bool<&SideFacts::pass>},
    Option{"passOnStalemate", rules, true, set_side_bool<&SideFacts::pass_on_stalemate>},
    Option{"bikjangRule", rules, false, set_bool<&D::bikjang_rule>},
    // blast, walls, flips
    Option{"blastOnCapture", rules, false, set_bool<blast, &BlastFacts::on_capture>},
    Option{"blastImmuneTypes", rules, false, set_plain_types<blast, &BlastFacts::immune>},
    Option{"petrifyOnCaptureTypes", rules, false, set_plain_types<blast, &BlastFacts::petrify>},
    Option{"petrifyBlastPieces", rules, false, set_bool<blast, &BlastFacts::petrify_blast_pieces>},
    Option{"wallingRule", rules, false, set_walling},
    Option{"wallingRegionWhite", rules, false, set_walling_region<true, false>},
    Option{"wallingRegionBlack", rules, false, set_walling_region<false, true>},
    Option{"wallingRegion", rules, false, set_walling_region<true, true>},
    Option{"wallOrMove", rules, false, set_bool<&D::walls, &WallFacts::or_move>},
    Option{"flipEnclosedPieces", rules, false, set_flip},
    // ends
    Option{"extinctionValue", rules, false, set_extinction_value},
    Option{"extinctionClaim", rules, false, set_bool<ends, &EndFacts::extinction_claim>},
    Option{"extinctionPieceTypes", rules, false, set_extinction_types},
    Option{"extinctionPieceCount", rules, false,
           set_number<0, most_pieces, ends, &EndFacts::extinction_count>},
    Option{"extinctionOpponentPieceCount", rules, false,
           set_number<0, most_pieces, ends, &EndFacts::extinction_opponent_count>},
    Option{"flagPiece", rules, true, set_flag_piece},
    Option{"flagRegion", rules, true, set_region<&SideFacts::flag_region>},
    Option{"flagPieceCount", rules, false, set_number<0, most_pieces, ends, &EndFacts::flag_count>},
    Option{"flagPieceBlockedWin", rules, false, set_bool<ends, &EndFacts::flag_blocked_win>},
    Option{"flagMove", rules, false, set_bool<ends, &EndFacts::flag_move>},
    Option{"flagPieceSafe", rules, false, set_bool<ends, &EndFacts::flag_safe>},
    Option{"checkCounting", rules, false, set_bool<ends, &EndFacts::check_counting>},
    Option{"castlingWins", rules, false, set_castling_wins},
    Option{"adjudicateFullBoard", rules, false, set_bool<ends, &EndFacts::full_board>},
    Option{"connectN", rules, false, set_number<0, most_pieces, connect, &ConnectFacts::row>},
    Option{"connectNxN", rules, false, set_number<0, most_pieces, connect, &ConnectFacts::square>},
    Option{"collinearN", rules, false,
           set_number<0, most_pieces, connect, &ConnectFacts::collinear>},
    Option{"connectRegion1", rules, true, set_connect_region<0>},
    Option{"connectRegion2", rules, true, set_connect_region<1>},
    Option{"connectHorizontal", rules, false, set_bool<connect, &ConnectFacts::horizontal>},
    Option{"connectVertical", rules, false, set_bool<connect, &ConnectFacts::vertical>},
    Option{"connectDiagonal", rules, false, set_bool<connect, &ConnectFacts::diagonal>},
    Option{"connectPieceTypes", rules, false, set_connect_types},
    // results of whole games
    Option{"connectValue", rules, false, set_outcome<results, &ResultFacts::connection>},
    Option{"stalemateValue", rules, false, set_outcome<results, &ResultFacts::stalemate>},
    Option{"checkmateValue", rules, false, set_outcome<results, &ResultFacts::checkmate>},
    Option{"stalematePieceCount", rules, false,
           set_bool<results, &ResultFacts::stalemate_piece_count>},
    Option{"shogiPawnDropMateIllegal", rules, false,
           set_bool<results, &ResultFacts::shogi_pawn_drop_mate_illegal>},
    Option{"materialCounting", rules, false, set_material},
    Option{"nMoveRule", rules, false, set_number<0, most_moves, results, &ResultFacts::move_rule>},
    Option{"nMoveRuleTypes", rules, true, set_types<&SideFacts::move_rule_types>},
    Option{"nFoldRule", rules, false, set_number<0, most_moves, results, &ResultFacts::fold_rule>},
    Option{"nFoldValue", rules, false, set_outcome<results, &ResultFacts::fold>},
    Option{"nFoldValueAbsolute", rules, false, set_bool<results, &ResultFacts::fold_absolute>},
    Option{"perpetualCheckIllegal", rules, false,
           set_bool<results, &ResultFacts::perpetual_check_illegal>},
    unjudged("moveRepetitionIllegal"),
    unjudged("chasingRule"),
    unjudged("shatarMateRule"),
    unjudged("countingRule"),
    ignored("variantTemplate"),
    ignored("pieceToCharTable"),
    ignored("pocketSize"),
    ignored("pieceValueMg"),
    ignored("pieceValueEg"),
    ignored("endgameEval"),
    ignored("nnueAlias"),
};

}  // namespace

std::span<const Option> all_options() {
  return options;
}

}  // namespace hurdle::custom
