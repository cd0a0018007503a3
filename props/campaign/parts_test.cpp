// Parts that are independent of a store: lists of totals, merged levels, secrets in URLs.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <map>
#include <set>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/expansion.hpp"
#include "perft/campaign/plan/plan.hpp"
#include "perft/campaign/plan/subject.hpp"
#include "perft/campaign/store/address.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/store/secrets.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/campaign/unique/unique.hpp"
#include "props/assertions.hpp"
#include "props/cases.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

Total some_total() {
  const auto high = *rc::gen::arbitrary<std::uint64_t>();
  const auto low = *rc::gen::arbitrary<std::uint64_t>();
  const auto shift = *rc::gen::inRange(0U, 128U);
  return Total::from_wide((static_cast<Wide>(high) << 64U | low) >> shift);
}

TEST(PackedTotals, AreUnpackedAsTheyWere) {
  check([] {
    std::vector<Total> totals(static_cast<std::size_t>(*rc::gen::inRange(0, 20)));
    for (Total& total : totals) {
      total = some_total();
    }
    const std::string bytes = pack_totals(totals);
    RC_ASSERT(unpack_totals(bytes, totals.size()) == totals);
    RC_ASSERT_THROWS_AS((void)unpack_totals(bytes, totals.size() + 1), StoreError);
    RC_ASSERT_THROWS_AS((void)unpack_totals(bytes + '\0', totals.size()), StoreError);
  });
}

TEST(PackedTotals, BeyondTheLargestAreRefused) {
  const std::string too_long(19, '\xFF');
  EXPECT_THROW((void)unpack_totals(too_long, 1), StoreError);
  EXPECT_THROW((void)unpack_totals(std::string(18, '\x80') + '\x7F', 1), StoreError);
}

TEST(Multiplying, BeyondTheLargestTotalThrows) {
  const Total half = Total::from_wide(Wide{1} << 127U);
  EXPECT_EQ(to_text(half * 1), to_text(half));
  EXPECT_THROW((void)(half * 2), std::overflow_error);
}

TEST(Levels, MergeAsAMapDoes) {
  check([] {
    Level level;
    std::map<std::string, Total> twin;
    std::vector<std::string> order;
    const auto texts = *rc::gen::container<std::vector<std::string>>(
        rc::gen::container<std::string>(rc::gen::inRange('a', 'd')));
    for (int round = 0; round < 200; ++round) {  // enough to make it grow
      for (const std::string& text : texts) {
        const std::string bytes = text + std::to_string(round % 37);
        if (twin.count(bytes) == 0) {
          order.push_back(bytes);
        }
        twin[bytes] += Total(static_cast<std::uint64_t>(round) + 1);
        level.add(bytes, Total(static_cast<std::uint64_t>(round) + 1));
      }
    }
    RC_ASSERT(level.size() == twin.size());
    for (std::size_t index = 0; index < level.size(); ++index) {
      RC_ASSERT(level.packed(index) == order[index]);
      RC_ASSERT(level.multiplicity(index) == twin[order[index]]);
    }
  });
}

TEST(Expansion, HasTheLinesOfPerftInAnyNumberOfThreads) {
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    Subject start;
    start.variant = &variant;
    start.root = start_position(variant.notation, "");
    const Level one = expand_to(start.game(), start.packed_root(), 3, {});
    ExpandOptions threads;
    threads.threads = 3;
    const Level other = expand_to(start.game(), start.packed_root(), 3, threads);
    EXPECT_EQ(lines_of(one), variant.fast.perft(start.root, 3));
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t index = 0; index < one.size(); ++index) {
      ASSERT_EQ(one.packed(index), other.packed(index));
    }
  }
}

std::vector<std::size_t> unique_positions(const Variant& variant, const Setup& root, int depth,
                                          bool referee = false) {
  std::vector<std::size_t> numbers;
  UniqueOptions options;
  options.referee = referee;
  options.on_level = [&](const UniqueLevel& level) {
    numbers.push_back(level.positions);
    EXPECT_EQ(level.lines, variant.fast.perft(root, level.depth));
  };
  EXPECT_FALSE(count_unique(variant, root, depth, options));
  return numbers;
}

TEST(Unique, ChessHasThePublishedNumbersOfPositions) {
  const Variant& chess = *find_variant("chess");
  EXPECT_EQ(unique_positions(chess, start_position(chess.notation), 5),
            (std::vector<std::size_t>{20, 400, 5362, 72078, 822518}));
}

TEST(Unique, AnIllegalCaptureEnPassantMakesNoPositionOfItsOwn) {
  const Variant& chess = *find_variant("chess");
  const auto merged = [&](const std::string& fen) {
    Subject subject;
    subject.variant = &chess;
    subject.root = parse_fen(chess.notation, fen);
    return expand_to(subject.game(), subject.packed_root(), 5, {}).size() -
           unique_positions(chess, subject.root, 5).back();
  };
  // Rd1-d3 and e2-e3-e4 lead where Rd1-d2-d3 and e2-e4 lead, but for the square that was passed.
  EXPECT_GT(merged("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1"), 0U);  // the pawn on d4 is pinned
  EXPECT_EQ(merged("8/8/8/8/3p4/7k/4P3/4K3 w - - 0 1"), 0U);    // nothing pins
}

/// The positions below a root, by the plain generator and their FENs.
std::set<std::string> fens_below(const Variant& variant, const Setup& root, int depth) {
  std::set<std::string> level{to_fen(variant.notation, root)};
  for (int ply = 0; ply < depth; ++ply) {
    std::set<std::string> below;
    for (const std::string& fen : level) {
      for (const Successor& child : variant.plain.successors(parse_fen(variant.notation, fen))) {
        hurdle::Setup next = child.position;
        next.half = 0;
        next.full = 1;
        const bool ended = next.passes > 1;  // then it has no FEN (J12)
        next.passes = ended ? 0 : next.passes;
        below.insert(to_fen(variant.notation, next) + (ended ? " ended" : ""));
      }
    }
    level = std::move(below);
  }
  return level;
}

TEST(Unique, EveryGameHasThePositionsThatTheRefereesFensTellApart) {
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const hurdle::Setup root = start_position(variant.notation);
    const auto fast = unique_positions(variant, root, 3);
    EXPECT_EQ(fast, unique_positions(variant, root, 3, true));
    EXPECT_EQ(fast.at(1), fens_below(variant, root, 2).size());
  }
}

TEST(Unique, ALevelLargerThanTheMemoryIsNotBegun) {
  const Variant& chess = *find_variant("chess");
  UniqueOptions options;
  options.memory = 1000000;
  int known = 0;
  options.on_level = [&](const UniqueLevel& level) { known = level.depth; };
  const auto refused = count_unique(chess, start_position(chess.notation), 9, options);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->depth, known + 1);
  EXPECT_GT(refused->bytes, options.memory);
  EXPECT_LT(refused->depth, 6);
}

TEST(Batches, HoldSomeTenthsOfASecond) {
  EXPECT_EQ(tasks_a_batch(1000000, 0.01), 70);
  EXPECT_EQ(tasks_a_batch(1000000, 5.0), 1);
  EXPECT_EQ(tasks_a_batch(100000000, 1e-9), 4096);
  EXPECT_EQ(tasks_a_batch(640, 1e-9), 10);
  EXPECT_EQ(tasks_a_batch(0, 0), 1);
}

TEST(Secrets, OfAUrlAreNotShown) {
  for (const auto& [url, shown] : std::vector<std::pair<std::string, std::string>>{
           {"postgresql://u:p@h:5/d?sslmode=x", "postgresql://u@h:5/d"},
           {"postgresql://u@h/d?password=p&user=v", "postgresql://v@h/d"},
           {"postgresql://h:5432/d", "postgresql://h:5432/d"},
           {"postgresql://u:sE?cret@h/d", "postgresql://u@h/d"},
           {"postgresql://u:a%40b:c@h/d", "postgresql://u@h/d"},
           {"postgresql://u@h/d?%70assword=p&sslpassword=q", "postgresql://u@h/d"},
           {"postgresql://u@/d?host=/tmp/x&password=p@q", "postgresql://***"},
           {"postgresql:///d?host=/tmp/x&password=p@q", "postgresql:///d?host=/tmp/x"}}) {
    EXPECT_EQ(shown_argument(url) == url ? read_address(url).shown : shown_argument(url), shown);
  }
  const Address address = read_address("postgresql://u:a%20b@h/d?sslpassword=q&sslmode=require");
  EXPECT_EQ(address.secrets, (std::vector<std::string>{"a b", "q"}));
  EXPECT_EQ(address.settings.at("sslmode"), "require");
  EXPECT_EQ(one_line("no \"a b\"\nthere\n", address.secrets), "no \"***\" there");
  EXPECT_EQ(settings_text({{"a", "b c"}, {"d", "\\'"}}), "a='b c' d='\\\\\\''");
}

// Characters that end a part of a URL: the text after them would be shown as another part.
TEST(Secrets, InUrlsThatReadOtherwiseAreNotShown) {
  for (const char* url :
       {"postgresql://u:se@cret@h/d", "postgresql://u:se/cret@h/d", "postgresql://u:12/cret@h/d",
        "postgresql://u:se#cr%zzet@h/d", "postgresql://h?password=secret@x",
        "postgresql://u:se cret@h x/d", "postgresql://u@h/d?passwort=secret",
        "postgresql://u:1/secret?host=c@h/d", "postgresql://u@h/d?password=se&cret",
        "postgresql://u:secret@[::1/d"}) {
    const StoreError error = thrown_by<StoreError>([&] { (void)read_address(url); });
    const std::string what = error.what();
    EXPECT_FALSE(says(what, "cret"));
    EXPECT_EQ(error.kind(), StoreFailure::refused);
    EXPECT_EQ(shown_argument(url), "postgresql://***");
  }
}

TEST(Secrets, OfOtherArgumentsAreNotShown) {
  for (const char* argument : {"host=h password=secret", "postgresql:/u:secret@h/d",
                               "pgsql://u:secret@h/d", "HOST=h PassWord=x", "a?%50assword=x"}) {
    EXPECT_EQ(shown_argument(argument), "***");
  }
  for (const char* argument :
       {"campaigns.db", "--json", "me@host", "postgresql://u@h/d?sslmode=require",
        "https://example.org/a", "password"}) {
    EXPECT_EQ(shown_argument(argument), argument);
  }
}

}  // namespace
}  // namespace hurdle::props
