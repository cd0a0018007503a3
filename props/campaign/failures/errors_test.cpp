// How a server's errors are classified: temporary ones are retried, all others are reported and end
// the work.
#include <fmt/format.h>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class ServerErrors : public AnyStore {};

TEST_P(ServerErrors, AreTroubleByTheirCode) {
  const std::vector<std::pair<std::string, StoreTrouble>> codes{
      {"40001", StoreTrouble::busy},         // could not serialize
      {"40P01", StoreTrouble::busy},         // deadlock
      {"40003", StoreTrouble::unreachable},  // unknown whether it was executed
      {"55P03", StoreTrouble::busy},         // a lock is held too long
      {"57014", StoreTrouble::busy},         // cancelled
      {"57P01", StoreTrouble::unreachable},  // shutting down
      {"42501", StoreTrouble::refused},      // privilege
      {"28000", StoreTrouble::refused},      // role
      {"53100", StoreTrouble::full},         // disk
      {"25006", StoreTrouble::read_only},   {"XX001", StoreTrouble::corrupt},
      {"42P01", StoreTrouble::broken_rule}  // no such table
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
