// Bad input on the command line: exit code 2, nothing on stdout, and one short message that names
// the place.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <ostream>
#include <utility>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

/// A command that must be refused, and words of its message.
struct Refusal {
  std::string name;
  std::vector<std::string> arguments;
  std::vector<std::string> says;
};

std::ostream& operator<<(std::ostream& out, const Refusal& refusal) {
  return out << refusal.name;
}

class Refused : public testing::TestWithParam<Refusal> {};

TEST_P(Refused, WithCodeTwoAndThePlace) {
  expect_refused(hurdle(GetParam().arguments), GetParam().says);
}

std::string name_of(const testing::TestParamInfo<Refusal>& info) {
  return info.param.name;
}

std::vector<std::string> show(const std::string& variant, const std::string& fen) {
  return {"show", variant, "--fen", fen};
}

INSTANTIATE_TEST_SUITE_P(
    Usage, Refused,
    testing::Values(
        Refusal{"no_command", {}, {"subcommand", "hurdle --help"}},
        Refusal{"unknown_command", {"count"}, {"'count'"}},
        Refusal{"unknown_variant", {"show", "no-game"}, {"'no-game'", "janggi", "makpong"}},
        Refusal{"unknown_variant_after_a_known_one",
                {"variants", "janggi", "no-game"},
                {"unknown variant 'no-game'"}},
        Refusal{"unprintable_variant", {"show", "jang\xFFgi\n"}, {"jang\\xFFgi"}},
        Refusal{"no_variant", {"moves"}, {"VARIANT", "hurdle moves --help"}},
        Refusal{"unknown_option", {"perft", "janggi", "2", "--fast"}, {"'--fast'"}},
        Refusal{"one_word_too_many", {"moves", "janggi", "3"}, {"'3'"}},
        Refusal{"option_twice", {"show", "janggi", "--setup", "a", "--setup", "b"}, {"--setup"}},
        Refusal{"option_without_value", {"show", "janggi", "--fen"}, {"--fen"}},
        Refusal{"fen_and_setup",
                {"show", "janggi", "--fen", "x", "--setup", "y"},
                {"--fen", "--setup"}},
        Refusal{"unknown_tag", {"verify", "--tag", "slow"}, {"--tag 'slow'"}},
        Refusal{"no_engine", {"check", "positions"}, {"--engine"}},
        Refusal{"comparison_of_one_engine", {"compare", "true"}, {"CMD_B"}},
        Refusal{"export_to_nowhere",
                {"export", "positions"},
                {"--epd DIR", "--perft DIR", "--lines DIR", "--csv DIR", "--json DIR"}},
        Refusal{"export_without_a_folder", {"export", "positions", "--csv"}, {"--csv"}},
        Refusal{"export_to_an_empty_name",
                {"export", "positions", "--json", ""},
                {"--json", "a folder", "found ''"}},
        Refusal{"unknown_suite_command", {"suite", "sort"}, {"'sort'"}}),
    name_of);

Refusal bad_number(const std::string& name, const std::string& option, const std::string& text,
                   const std::string& range) {
  return {name, {"perft", "janggi", "1", option, text}, {option, "'" + text + "'", range}};
}

Refusal bad_depth(const std::string& name, const std::string& text) {
  return {name, {"perft", "janggi", text}, {"DEPTH", "'" + text + "'", "from 0 to 30"}};
}

INSTANTIATE_TEST_SUITE_P(
    Numbers, Refused,
    testing::Values(bad_depth("depth_text", "four"), bad_depth("depth_negative", "-1"),
                    bad_depth("depth_too_deep", "31"),
                    bad_depth("depth_huge", "99999999999999999999999"),
                    bad_depth("depth_empty", ""), bad_depth("depth_octal", "010"),
                    bad_depth("depth_signed", "+3"), bad_depth("depth_spaced", " 3"),
                    bad_depth("depth_fraction", "2.5"), bad_depth("depth_hexadecimal", "0x3"),
                    Refusal{"divide_at_zero",
                            {"perft", "janggi", "0", "--divide"},
                            {"DEPTH", "'0'", "from 1 to 30"}},
                    Refusal{"unique_at_zero",
                            {"perft", "janggi", "0", "--unique"},
                            {"DEPTH", "'0'", "from 1 to 30"}},
                    Refusal{"unique_with_divide",
                            {"perft", "janggi", "2", "--unique", "--divide"},
                            {"--divide excludes --unique"}},
                    Refusal{"unique_with_a_table",
                            {"perft", "janggi", "2", "--unique", "--hash", "64"},
                            {"--hash: does not go with --unique"}},
                    Refusal{"unique_without_bulk",
                            {"perft", "janggi", "2", "--unique", "--no-bulk"},
                            {"--no-bulk: does not go with --unique"}},
                    bad_number("no_threads", "--threads", "0", "from 1 to 1024"),
                    bad_number("many_threads", "--threads", "1025", "from 1 to 1024"),
                    bad_number("negative_threads", "--threads", "-1", "from 1 to 1024"),
                    bad_number("octal_threads", "--threads", "010", "from 1 to 1024"),
                    bad_number("empty_threads", "--threads", "", "from 1 to 1024"),
                    bad_number("negative_hash", "--hash", "-1", "from 0 to"),
                    bad_number("misspelt_hash", "--hash", "Auto", ", or auto"),
                    bad_number("empty_hash", "--hash", "", ", or auto"),
                    Refusal{"more_pinned_threads_than_cores",
                            {"perft", "janggi", "1", "--pin", "--threads", "1024"},
                            {"1024 threads", "cannot pin", "at most one thread each"}},
                    Refusal{"pin_by_number", {"perft", "janggi", "1", "--pin", "0"}, {"'0'"}},
                    Refusal{"pin_maybe", {"perft", "janggi", "1", "--pin=maybe"}, {"--pin"}},
                    bad_number("hash_beyond_the_machine", "--hash", "99999999999", "from 0 to"),
                    bad_number("negative_seed", "--key-seed", "-1", "from 0 to"),
                    bad_number("hexadecimal_seed", "--key-seed", "0x5EED", "from 0 to"),
                    bad_number("seed_of_65_bits", "--key-seed", "18446744073709551616",
                               "from 0 to 18446744073709551615"),
                    bad_number("empty_seed", "--key-seed", "", "from 0 to"),
                    bad_number("huge_hash", "--hash", "99999999999999999999999", "from 0 to")),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Positions, Refused,
    testing::Values(Refusal{"empty_fen", show("janggi", ""), {"--fen", "board", "missing"}},
                    Refusal{"rank_too_wide",
                            show("makpong", "rnskmsnr/8/pppppppp/9/8/PPPPPPPP/8/RNSKMSNR w"),
                            {"--fen", "board", "column 21"}},
                    Refusal{"rank_too_narrow",
                            show("makpong", "rnskmsnr/8/pppppppp/7/8/PPPPPPPP/8/RNSKMSNR w"),
                            {"--fen", "board", "column 22", "7 squares"}},
                    Refusal{"rank_missing",
                            show("makpong", "rnskmsnr/8/pppppppp/8/PPPPPPPP/8/RNSKMSNR w"),
                            {"--fen", "board", "8 ranks"}},
                    Refusal{"unknown_letter",
                            show("makpong", "rnskmsnr/8/pppxpppp/8/8/PPPPPPPP/8/RNSKMSNR w"),
                            {"--fen", "board", "column 15", "'x'"}},
                    Refusal{"bytes_that_are_no_ascii",
                            show("makpong", "rnsk\xC3\xA9snr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w"),
                            {"--fen", "board", "column 5", "\\xC3"}},
                    Refusal{"unknown_side",
                            show("makpong", "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR x"),
                            {"--fen", "side", "'x'"}},
                    Refusal{"two_generals",
                            show("janggi", "4k4/9/9/9/9/9/9/3K5/4K4/9 w"),
                            {"--fen", "invalid", "C8"}},
                    Refusal{
                        "no_general", show("janggi", "4k4/9/9/9/9/9/9/9/9/9 w"), {"invalid", "C8"}},
                    Refusal{"general_outside_the_palace",
                            show("janggi", "4k4/9/9/9/9/4K4/9/9/9/9 w"),
                            {"invalid", "e5", "palace"}},
                    Refusal{"soldier_behind_its_start",
                            show("janggi", "4k4/9/9/9/9/9/9/P8/4K4/9 w"),
                            {"invalid", "a3", "soldier"}},
                    Refusal{"too_many_pieces",
                            show("janggi", "4k4/9/9/9/9/RRR6/9/9/3K5/9 w"),
                            {"invalid", "C8", "chariot"}},
                    Refusal{"side_not_to_move_in_check",
                            show("janggi", "4k4/9/9/9/4R4/9/9/9/3K5/9 w"),
                            {"invalid", "C8", "e10"}},
                    Refusal{"hands_without_drops",
                            show("makpong", "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR[P] w"),
                            {"--fen", "makpong", "hand"}},
                    Refusal{"unknown_setup",
                            {"show", "janggi", "--setup", "outer-horse"},
                            {"--setup", "outer-horse", "inner-elephant"}},
                    Refusal{"unknown_second_setup",
                            {"show", "janggi", "--setup", "inner-elephant,x"},
                            {"--setup", "'x'", "inner-elephant"}}),
    name_of);

const std::string pandemonium_start =
    "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR";
const std::string elder_start = "i7i/1jsccvna1/1sg1ppppp/pppp5/9/5PPPP/PPPPP1GS1/1ANVCCSJ1/I7I";
const std::string two_kings = "4k5/10/10/10/10/10/10/10/10/4K5";
const std::string two_jades = "4j4/9/9/9/9/9/9/9/4J4";

INSTANTIATE_TEST_SUITE_P(
    Hands, Refused,
    testing::Values(Refusal{"unknown_letter_in_hand",
                            show("pandemonium", pandemonium_start + "[X] w"),
                            {"hands, column 63", "'X'"}},
                    Refusal{"letter_of_another_game_in_hand",
                            show("nine-elder", elder_start + "[Q] w"),
                            {"hands, column 63", "'Q'"}},
                    Refusal{"promoted_piece_in_hand",
                            show("nine-elder", elder_start + "[+P] w"),
                            {"hands, column 63", "never promoted"}},
                    Refusal{"bracket_not_closed",
                            show("pandemonium", pandemonium_start + "[PP w"),
                            {"hands, column 62", "not closed"}},
                    Refusal{"bracket_not_closed_at_the_end",
                            show("nine-elder", elder_start + "["),
                            {"hands, column 62", "not closed"}},
                    Refusal{"bracket_not_opened",
                            show("pandemonium", pandemonium_start + "] w"),
                            {"board, column 62", "']'"}},
                    Refusal{"too_many_over_board_and_hand",
                            show("pandemonium", "4k5/10/10/3q6/10/10/10/10/10/Q3K5[Qq] w"),
                            {"C8", "4 pieces of the kind queen (2 on the board, 2 in hand)",
                             "at most 2"}},
                    Refusal{"too_many_in_both_hands",
                            show("nine-elder", two_jades + "[GGg] w"),
                            {"C8", "3 pieces of the kind gold (0 on the board, 3 in hand)"}},
                    Refusal{"a_king_in_hand",
                            show("pandemonium", two_kings + "[K] w"),
                            {"C8", "3 pieces of the kind king (2 on the board, 1 in hand)"}}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Pawns, Refused,
    testing::Values(Refusal{"pawn_on_the_last_rank",
                            show("pandemonium", "P3k5/10/10/10/10/10/10/10/10/4K5[] w"),
                            {"P5", "White's pawn on a10"}},
                    Refusal{"black_pawn_on_the_last_rank",
                            show("pandemonium", "4k5/10/10/10/10/10/10/10/10/p3K5[] w"),
                            {"P5", "Black's pawn on a1 "}},
                    Refusal{"pawn_on_the_first_rank",
                            show("pandemonium", "4k5/10/10/10/10/10/10/10/10/P3K5[] w"),
                            {"P8", "White's pawn on a1 "}},
                    Refusal{"elder_pawn_on_the_last_rank",
                            show("nine-elder", "P3j4/9/9/9/9/9/9/9/4J4[] w"),
                            {"N9", "White's pawn on a9"}},
                    Refusal{"two_own_pawns_on_a_file",
                            show("nine-elder", "4j4/9/9/P8/9/9/P8/9/4J4[] w"),
                            {"N10", "a3 and a6"}},
                    Refusal{"two_black_pawns_on_a_file",
                            show("nine-elder-shogi", "4j4/9/9/2p6/9/9/2p6/9/4J4[] w"),
                            {"N10", "c3 and c6"}}),
    name_of);

INSTANTIATE_TEST_SUITE_P(Promoted, Refused,
                         testing::Values(Refusal{"promoted_king",
                                                 show("pandemonium",
                                                      "4+k5/10/10/10/10/10/10/10/10/4K5[] w"),
                                                 {"board, column 2", "king does not promote"}},
                                         Refusal{"promoted_jade",
                                                 show("nine-elder", "4j4/9/9/9/9/9/9/9/4+J4[] w"),
                                                 {"board, column 20", "jade does not promote"}},
                                         Refusal{"promoted_gold",
                                                 show("nine-elder", "4j4/9/9/9/9/9/9/9/4J+G3[] w"),
                                                 {"board, column 21", "gold does not promote"}},
                                         Refusal{"promoted_where_nothing_promotes",
                                                 show("janggi", "4k4/9/9/9/9/9/9/9/4K4/+R8 w"),
                                                 {"board, column 23", "'+'"}}),
                         name_of);

INSTANTIATE_TEST_SUITE_P(
    EnPassant, Refused,
    testing::Values(Refusal{"passed_without_a_pawn",
                            show("pandemonium", two_kings + "[] b - e3"),
                            {"ep, column 39", "no white pawn on e4"}},
                    Refusal{"passed_on_a_wrong_rank",
                            show("pandemonium", "4k5/10/10/10/10/4P5/10/10/10/4K5[] b - e2"),
                            {"ep, column 40", "rank 3 or 4"}},
                    Refusal{"passed_square_occupied",
                            show("pandemonium", "4k5/10/10/10/10/4P5/4n5/10/10/4K5[] b - e3e4"),
                            {"ep, column 43", "e4 is occupied"}},
                    Refusal{"passed_where_no_pawn_passes",
                            show("nine-elder", elder_start + "[] b - e3"),
                            {"ep", "nine-elder has no en passant"}}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Moves, Refused,
    testing::Values(
        Refusal{"illegal_move",
                {"perft", "janggi", "1", "--moves", "a4a5 a7a9"},
                {"--moves", "move 2", "'a7a9'", "J8"}},
        Refusal{"move_of_the_other_side",
                {"moves", "makpong", "--moves", "a3a4 b3b4"},
                {"--moves", "move 2", "'b3b4'"}},
        Refusal{"malformed_move",
                {"moves", "janggi", "--moves", "a4a5 a77"},
                {"--moves", "move 2", "'a77'", "column"}},
        Refusal{"move_of_bytes", {"moves", "janggi", "--moves", "\xF0\x9F"}, {"\\xF0\\x9F"}},
        Refusal{"explained_move_malformed", {"explain", "janggi", "z1z2"}, {"MOVE", "'z1z2'"}},
        Refusal{"explained_move_empty", {"explain", "janggi", ""}, {"MOVE", "missing"}},
        Refusal{"explained_move_off_the_board", {"explain", "makpong", "a3a9"}, {"MOVE", "a9"}}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Files, Refused,
    testing::Values(
        Refusal{"missing_set", {"verify", "/nowhere/at.yaml"}, {"/nowhere/at.yaml", "no such"}},
        Refusal{"missing_set_to_check",
                {"check", "/nowhere/at.yaml", "--engine", "true"},
                {"/nowhere/at.yaml"}},
        Refusal{
            "missing_set_to_count", {"suite", "count", "/nowhere/at.yaml"}, {"/nowhere/at.yaml"}},
        Refusal{"missing_set_to_export",
                {"export", "/nowhere/at.yaml", "--epd", "/dev/null/x"},
                {"/nowhere/at.yaml"}},
        Refusal{
            "no_folder_for_an_export",
            {"export", HURDLE_SOURCE_DIR "/positions/makpong/pins.yaml", "--epd", "/dev/null/x"},
            {"--epd '/dev/null/x'", "folder"}},
        Refusal{"no_folder_for_json",
                {"show", "janggi", "--json", "/nowhere/x.json"},
                {"--json", "/nowhere/x.json"}},
        Refusal{"no_folder_for_junit",
                {"verify", "/nowhere/at.yaml", "--junit", "/nowhere/x.xml"},
                {"--junit", "/nowhere/x.xml"}},
        Refusal{"confirmed_by_nobody",
                {"check", "x.yaml", "--engine", "true", "--confirm", ""},
                {"--confirm", "''", "printable"}},
        Refusal{"confirmed_by_a_quote",
                {"check", "x.yaml", "--engine", "true", "--confirm", "a \"b\""},
                {"--confirm", "quotes"}},
        Refusal{"confirmed_by_ourselves",
                {"check", "x.yaml", "--engine", "true", "--confirm", "referee"},
                {"--confirm", "'referee'", "suite count"}},
        Refusal{"unknown_protocol",
                {"check", "x.yaml", "--engine", "true", "--protocol", "telepathy"},
                {"--protocol", "'telepathy'", "uci, usi, ucci, script, jsonl, xboard"}},
        Refusal{"difference_by_no_clause",
                {"check", "x.yaml", "--engine", "true", "--differs-by", "N6,Q9"},
                {"--differs-by", "'Q9'", "rules.md"}},
        Refusal{"difference_by_nothing",
                {"check", "x.yaml", "--engine", "true", "--differs-by", ""},
                {"--differs-by"}},
        Refusal{"two_documents_on_stdout",
                {"verify", "x.yaml", "--junit", "-", "--json", "-"},
                {"--junit", "--json"}}),
    name_of);

TEST(BadInput, JunkOfOneMegabyteIsRefusedShortly) {
  const Scratch scratch;
  std::string junk;
  for (std::size_t i = 0; i < (std::size_t{1} << 20U); ++i) {
    junk += static_cast<char>((i * 2'654'435'761U) >> 13U);
  }
  expect_refused(hurdle({"verify", scratch.file("junk.yaml", junk)}), {"junk.yaml:1:"});
  expect_refused(hurdle({"verify", scratch.file("junk.epd", junk)}), {"junk.epd:1:"});
  const std::string letters(std::size_t{1} << 16U, 'x');
  expect_refused(hurdle({"show", "janggi", "--fen", letters}), {"--fen", "board", "column 1"});
  expect_refused(hurdle({"moves", "janggi", "--moves", letters}), {"--moves", "move 1"});
  expect_refused(hurdle({"show", letters}), {"unknown variant"});
  expect_refused(hurdle({"perft", "janggi", letters}), {"DEPTH"});
}

TEST(BadInput, AFullDiskIsAnError) {
  const Outcome json = hurdle({"show", "janggi", "--json", "/dev/full"});
  EXPECT_EQ(json.code, 2);
  EXPECT_TRUE(says(json.err, "/dev/full")) << json.err;
  RunOptions to_full_disk;
  to_full_disk.stdout_file = "/dev/full";
  const Outcome text = hurdle({"moves", "janggi"}, to_full_disk);
  EXPECT_EQ(text.code, 2);
  EXPECT_TRUE(says(text.err, "standard output")) << text.err;
}

TEST(MisspeltWords, GetTheNearestOne) {
  const std::pair<std::vector<std::string>, const char*> lines[] = {
      {{"perft", "jangi", "2"}, "unknown variant 'jangi' (did you mean 'janggi'?)"},
      {{"perft", "Chess", "2"}, "(did you mean 'chess'?)"},
      {{"cheack", "x"}, "unknown argument 'cheack' (did you mean 'check'?); see hurdle --help"},
      {{"perft", "janggi", "2", "--divde"}, "(did you mean '--divide'?)"},
      {{"campaign", "statsu"}, "(did you mean 'status'?)"},
      {{"campaign", "work"}, "(did you mean 'hurdle work'?)"}};
  for (const auto& [words, message] : lines) {
    const Outcome outcome = hurdle(words);
    EXPECT_EQ(outcome.code, 2) << outcome.err;
    EXPECT_TRUE(says(outcome.err, message)) << outcome.err;
  }
  EXPECT_FALSE(says(hurdle({"perft", "mornington", "2"}).err, "did you mean"));
  EXPECT_FALSE(says(hurdle({"variants", "nochess"}).err, "did you mean"));
}

TEST(HelpCommand, IsTheHelpOfACommand) {
  EXPECT_EQ(hurdle({"help", "perft"}).out, hurdle({"perft", "--help"}).out);
  EXPECT_EQ(hurdle({"help"}).out, hurdle({"--help"}).out);
  EXPECT_EQ(hurdle({"-V"}).out, hurdle({"--version"}).out);
  const Outcome unknown = hurdle({"help", "perf"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(says(unknown.err, "unknown argument 'perf' (did you mean 'perft'?)")) << unknown.err;
}

}  // namespace
}  // namespace hurdle::props
