// How a server's errors are classified: temporary ones are retried, all others are reported and end
// the work.
#include <fmt/format.h>

#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class ServerErrors : public AnyStore {};

TEST_P(ServerErrors, AreFailuresByTheirCode) {
  const std::vector<std::pair<std::string, StoreFailure>> codes{
      {"40001", StoreFailure::busy},         // could not serialize
      {"40P01", StoreFailure::busy},         // deadlock
      {"40003", StoreFailure::unreachable},  // unknown whether it was executed
      {"55P03", StoreFailure::busy},         // a lock is held too long
      {"57014", StoreFailure::busy},         // cancelled
      {"57P01", StoreFailure::unreachable},  // shutting down
      {"42501", StoreFailure::refused},      // privilege
      {"28000", StoreFailure::refused},      // role
      {"53100", StoreFailure::full},         // disk
      {"25006", StoreFailure::read_only},   {"XX001", StoreFailure::corrupt},
      {"42P01", StoreFailure::broken_rule}  // no such table
  };
  for (const auto& [code, failure] : codes) {
    const StoreError error = thrown_by<StoreError>([&] {
      (void)open()->exec(fmt::format(
          "DO $$ BEGIN RAISE EXCEPTION 'on purpose' USING ERRCODE = '{}'; END $$", code));
    });
    EXPECT_EQ(error.kind(), failure) << code << ": " << error.what();
    EXPECT_TRUE(says(error.what(), "on purpose"));
  }
}

HURDLE_FOR_POSTGRES(ServerErrors);

}  // namespace
}  // namespace hurdle::props
