// How a server's errors are classified: temporary ones are retried, all others are reported and end
// the work.
#include <fmt/format.h>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class ServerErrors : public AnyStore {};

TEST_P(ServerErrors, AreTroubleByTheirCode) {
  const std::vector<std::pair<std::string, Trouble>> codes{
      {"40001", Trouble::busy},         // could not serialize
      {"40P01", Trouble::busy},         // deadlock
      {"40003", Trouble::unreachable},  // unknown whether it was executed
      {"55P03", Trouble::busy},         // a lock is held too long
      {"57014", Trouble::busy},         // cancelled
      {"57P01", Trouble::unreachable},  // shutting down
      {"42501", Trouble::refused},      // privilege
      {"28000", Trouble::refused},      // role
      {"53100", Trouble::full},         // disk
      {"25006", Trouble::read_only},   {"XX001", Trouble::corrupt},
      {"42P01", Trouble::broken_rule}  // no such table
  };
  for (const auto& [code, trouble] : codes) {
    const StoreError error = thrown_by<StoreError>([&] {
      (void)open()->exec(fmt::format(
          "DO $$ BEGIN RAISE EXCEPTION 'on purpose' USING ERRCODE = '{}'; END $$", code));
    });
    EXPECT_EQ(error.trouble(), trouble) << code << ": " << error.what();
    EXPECT_TRUE(says(error.what(), "on purpose"));
  }
}

INSTANTIATE_TEST_SUITE_P(Stores, ServerErrors, testing::Values(StoreKind::postgres),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace hurdle::props
