// Descriptions that the generator cannot count correctly are rejected with the wrong fact; see
// description_positions_test.cpp for setups that do not fit its arrays.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "movegen/fast/board/convert.hpp"
#include "movegen/variants.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"

namespace hurdle {
namespace {

using props::message_of;
using props::says;

using fast::Description;

/// The error of `validate` for a description with one changed fact; "valid" if there is none.
template <class Change>
std::string fault_of(Description facts, const Change& change) {
  change(facts);
  return message_of<std::logic_error>([&] { (void)fast::validate(facts); }, "valid");
}

void expect_fault(const std::string& fault, const std::string& part) {
  EXPECT_TRUE(says(fault, part));
}

constexpr const Description& with_palace = janggi::description;
constexpr const Description& with_pawns = makpong::description;
constexpr const Description& with_castling = pandemonium::description;
constexpr const Description& with_hops = nine_elder::description;
constexpr const Description& with_river = xiangqi::description;
constexpr const Description& with_forward_pieces = shogi::description;
constexpr const Description& with_rights = chess::description;
constexpr const Description& with_marks = crazyhouse::description;
constexpr std::size_t any_type = 1;

TEST(Descriptions, OfAllVariantsAreValid) {
  for (const Description* facts : {&with_palace, &with_pawns, &with_castling, &with_hops,
                                   &with_river, &with_forward_pieces, &with_rights, &with_marks}) {
    EXPECT_EQ(fault_of(*facts, [](Description& /*same*/) {}), "valid");
  }
}

TEST(Descriptions, TakeSharedFactsFromTheNotation) {
  const Description facts = fast::described(pandemonium::notation, Description{});
  EXPECT_EQ(facts.files, 10);
  EXPECT_TRUE(facts.drops && facts.en_passant && !facts.pass);
  EXPECT_EQ(facts.special_pawn, pandemonium::pawn);
  EXPECT_EQ(facts.limits[index_of(pandemonium::pawn)], 20);
  EXPECT_THROW((void)fast::agree(with_palace, makpong::notation), std::logic_error);
}

TEST(Descriptions, ImplyWhereAPieceCouldNeverMoveAgain) {
  using S = fast::Shape<shogi::description>;
  const auto stuck = [](Kind kind) {
    return S::stuck_ranks[static_cast<std::size_t>(S::class_of_kind(kind))];
  };
  EXPECT_EQ(stuck(shogi::pawn), 1U << 8U);
  EXPECT_EQ(stuck(shogi::lance), 1U << 8U);
  EXPECT_EQ(stuck(shogi::knight), 1U << 7U | 1U << 8U);
  for (const Kind kind : {shogi::king, shogi::rook, shogi::bishop, shogi::gold, shogi::silver}) {
    EXPECT_EQ(stuck(kind), 0U);
  }
  using P = fast::Shape<pandemonium::description>;
  EXPECT_EQ(P::stuck_ranks[P::special_pawn_class], 1U << 9U);
}

/// A valid description, a change that makes it wrong, and a part of the error.
struct Wrong {
  const Description& facts;
  void (*change)(Description&);
  const char* fault;
};

constexpr std::size_t elephant = 2;
constexpr std::size_t soldier = 6;
constexpr std::size_t lance = 6;
constexpr std::size_t pawn_type = 5;
const std::vector<Wrong> wrong_descriptions{
    // A movement that is counted twice.
    {with_castling, [](Description& d) { d.types[any_type].movement.steps = fast::north; },
     "orthogonal steps and orthogonal lines"},
    {with_pawns, [](Description& d) { d.types[any_type].movement.pawn_moves = true; },
     "moves as a pawn moves in no other way"},
    {with_castling, [](Description& d) { d.types[any_type].movement.diagonal = fast::hops; },
     "by slides or by hops"},
    // A piece that the board cannot have.
    {with_pawns, [](Description& d) { d.types[any_type].movement.palace = true; }, "need a palace"},
    {with_castling, [](Description& d) { d.types[any_type].movement = {.lame = {2}}; },
     "fit into a word"},
    {with_palace, [](Description& d) { d.palace_first_file = 7; }, "lies on the board"},
    {with_palace, [](Description& d) { d.types[0].movement.leaps = fast::knight_leaps; },
     "a royal piece that leaps has no palace"},
    {with_pawns, [](Description& d) { d.types[0].movement = {.diagonal = fast::slides}; },
     "the royal piece moves by steps and leaps"},
    // A river.
    {with_river, [](Description& d) { d.river = 4; }, "halves the board"},
    {with_river, [](Description& d) { d.river = 0; }, "need a river"},
    {with_river, [](Description& d) { d.types[0].movement.palace = false; },
     "never come near the other royal piece"},
    {with_river, [](Description& d) { d.types[elephant].movement.lame = {1}; },
     "no other leap that can be blocked"},
    {with_river, [](Description& d) { d.types[soldier].movement.far_steps |= fast::north; },
     "beyond the river only, or everywhere"},
    {with_river, [](Description& d) { d.types[soldier].movement.marked_steps = fast::south; },
     "are not limited otherwise"},
    // Pieces that slide ahead.
    {with_forward_pieces, [](Description& d) { d.types[lance].movement.steps = fast::south; },
     "slides ahead moves in no other way"},
    {with_river, [](Description& d) { d.drops_can_move = true; }, "limits on drops need drops"},
    // Royal pieces that attack each other.
    {with_palace, [](Description& d) { d.royals_attack_along_files = true; },
     "may face each other or not"},
    {with_river, [](Description& d) { d.pass = true; },
     "know no royal piece that attacks along files"},
    {with_hops, [](Description& d) { d.royals_attack_along_files = true; }, "are never neighbours"},
    // A promotion that leads nowhere.
    {with_pawns, [](Description& d) { d.types[5].promotes_to = 6; }, "index of another type"},
    {with_pawns, [](Description& d) { d.types[5].promotes_to = 0; }, "not royal"},
    {with_pawns, [](Description& d) { d.camp_ranks = 0; }, "there is a camp"},
    {with_castling, [](Description& d) { d.camp_ranks = 2; }, "a pawn never has a choice"},
    // Drops.
    {with_hops, [](Description& d) { d.types[3].movement = {.diagonal = fast::hops}; },
     "hops capture along orthogonals only"},
    {with_hops, [](Description& d) { d.hurdle_taboo = nine_elder::cannon; }, "does not promote"},
    {with_palace, [](Description& d) { d.drops = true, d.limits[0] = 2; },
     "drops ignore a hurdle taboo"},
    {with_hops, [](Description& d) { d.royal_stays_in_check = true; }, "may leave check"},
    {with_pawns, [](Description& d) { d.one_pawn_a_file = true; }, "need a special pawn"},
    {with_hops, [](Description& d) { d.types[5].movement = d.types[8].movement; },
     "nothing else moves like a special pawn"},
    // Castling.
    {with_castling, [](Description& d) { d.castling.royal_steps = 4; }, "stops before its partner"},
    {with_castling, [](Description& d) { d.castling.partner = Kind::none; }, "castling partner"},
    // Castling by right.
    {with_rights, [](Description& d) { d.castling.royal_goals[0] = 0; }, "lands inside"},
    {with_rights, [](Description& d) { d.castling.partner_goals[1] = 7; }, "the partner beside it"},
    // A promotion to one of several.
    {with_rights, [](Description& d) { d.types[pawn_type].or_to[1] = 6; }, "index of another type"},
    {with_rights, [](Description& d) { d.types[any_type + 1].promotes_to = 1; },
     "promotes no more"},
    {with_rights, [](Description& d) { d.types[pawn_type].movement.pawn_moves = false; },
     "one of several"},
    {with_rights, [](Description& d) { d.promotion = fast::PromotionRule::choice; },
     "one of several"},
    // A piece that is held as another.
    {with_marks, [](Description& d) { d.types[any_type].held_as = Kind::royal; },
     "held as one of a kind"},
    {with_marks, [](Description& d) { d.types[6].held_as = Kind::none; }, "a piece turns over"},
    // An end that no move reaches.
    {with_palace, [](Description& d) { d.pass = false; }, "facing ends the game by a pass"},
    // Further parts of such facts.
    {with_pawns, [](Description& d) { d.types[0].promoted = true; }, "type 0 is the royal piece"},
    {with_pawns, [](Description& d) { d.types[0].promotes_to = 1; }, "type 0 is the royal piece"},
    {with_pawns, [](Description& d) { d.types[2].kind = d.types[1].kind; },
     "a kind has one unpromoted type"},
    {with_pawns, [](Description& d) { d.limits[1] = 256; }, "fits into a hand's counter"},
    {with_palace, [](Description& d) { d.palace_first_file = -1; }, "lies on the board"},
    {with_pawns, [](Description& d) { d.types[1].movement = {.marked_steps = fast::north}; },
     "need a palace"},
    {with_pawns, [](Description& d) { d.types[1].movement = {.marked = fast::slides}; },
     "need a palace"},
    {with_river, [](Description& d) { d.types[6].promotes_to = 1; },
     "steps beyond the river promotes"},
    {with_river, [](Description& d) { d.types[2].promotes_to = 1; }, "eyed leaps"},
    {with_rights, [](Description& d) { d.types[2].movement = d.types[5].movement; },
     "one of several"},
    {with_castling, [](Description& d) { d.special_pawn = pandemonium::rook; },
     "a pawn never has a choice"},
    {with_pawns, [](Description& d) { d.drop_mate = fast::DropMate::not_by_pawns; },
     "need a special pawn"},
    {with_castling, [](Description& d) { d.types[7].movement = {.steps = fast::north}; },
     "passes others moves as a pawn"},
    {with_marks, [](Description& d) { d.types[1].held_as = static_cast<Kind>(d.kinds); },
     "held as one of a kind"},
    {with_marks, [](Description& d) { d.types[0].held_as = crazyhouse::pawn; },
     "held as one of a kind"},
    {with_rights, [](Description& d) { d.one_pawn_a_file = true; }, "limits on drops need drops"},
    {with_rights, [](Description& d) { d.drop_mate = fast::DropMate::forbidden; },
     "limits on drops need drops"},
    {with_castling, [](Description& d) { d.castling.royal_file = 8; }, "stops before its partner"},
    {with_river, [](Description& d) { d.drops = true, d.limits[0] = 2; },
     "know no royal piece that attacks along files"},
    {with_river,
     [](Description& d) {
       d.en_passant = true, d.special_pawn = xiangqi::soldier;
       d.types[6].movement = {.pawn_moves = true};
     },
     "know no royal piece that attacks along files"},
    {with_river,
     [](Description& d) {
       d.castling = {.exists = true, .royal_file = 4, .royal_steps = 1};
       d.castling.partner = xiangqi::chariot;
       d.types[5].movement = {.steps = fast::east};
     },
     "know no royal piece that attacks along files"},
};

TEST(Descriptions, NameEachPartOfAFactThatIsWrong) {
  for (const Wrong& wrong : wrong_descriptions) {
    expect_fault(fault_of(wrong.facts, wrong.change), wrong.fault);
  }
}

TEST(Descriptions, MayListTheTypesOfAKindInAnyOrder) {
  EXPECT_EQ(fault_of(with_castling,
                     [](Description& d) {
                       std::swap(d.types[2], d.types[8]);
                       d.types[8].promotes_to = 2;
                     }),
            "valid");
}

TEST(Descriptions, AgreeWithTheirNotations) {
  EXPECT_TRUE(fast::agree(with_palace, janggi::notation));
  EXPECT_TRUE(fast::agree(with_castling, pandemonium::notation));
  EXPECT_TRUE(fast::agree(with_rights, chess::notation));
  const auto disagreement = [](const Description& facts, const auto& notation) {
    return message_of<std::logic_error>([&] { (void)fast::agree(facts, notation); }, "none");
  };
  auto far = pandemonium::notation;
  far.pawn_reach = {1, 1, 1};
  expect_fault(disagreement(with_castling, far), "special pawns differ");
  auto in_letters = pandemonium::notation;
  in_letters.promotion = PromotionText::letter;
  expect_fault(disagreement(with_castling, in_letters), "written in another way");
  Description unpromoted = with_castling;
  unpromoted.types[8].promoted = false;
  expect_fault(disagreement(unpromoted, pandemonium::notation), "a kind promotes in one of them");
  Description with_partner = with_rights;
  with_partner.castling.partner = chess::queen;
  expect_fault(disagreement(with_partner, chess::notation), "castling rights differ");
  auto with_other_file = chess::notation;
  with_other_file.royal_file = 3;
  EXPECT_THROW((void)fast::agree(with_rights, with_other_file), std::logic_error);
  EXPECT_THROW((void)fast::agree(with_rights, chess::notation_960), std::logic_error);
}

TEST(Descriptions, HaveAsManyTypesAsThereIsRoomFor) {
  Description full;
  full.types.fill({makpong::pawn});
  EXPECT_EQ(fast::described(makpong::notation, full).type_count, static_cast<int>(fast::max_types));
}

TEST(Descriptions, TellTypesApartByMovementAndChoice) {
  const fast::PieceType rook = with_castling.types[2];
  fast::PieceType stays = rook;
  EXPECT_TRUE(fast::alike(with_castling, rook, stays));
  stays.promotes_to = fast::no_type;
  EXPECT_FALSE(fast::alike(with_castling, rook, stays));
  EXPECT_TRUE(fast::alike(with_pawns, rook, stays)) << "nobody has a choice";
  using S = fast::Shape<makpong::description>;
  EXPECT_EQ(S::class_of_kind(Kind::none), -1);
}

}  // namespace
}  // namespace hurdle
