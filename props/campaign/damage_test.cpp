// What a store holds may have changed since it was written: a flipped bit, a hand in the tables.
// Damaged positions are named by batch and never counted, and workers go on with all others.
#include <fmt/format.h>

#include <algorithm>

#include "perft/campaign/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

class Damage : public AnyStore {
 protected:
  [[nodiscard]] std::string positions(std::int64_t batch) const {
    return open()
        ->exec("SELECT positions FROM batch WHERE number = $1", {batch})
        .rows.at(0)
        .bytes(0);
  }
  void write_positions(std::int64_t batch, const std::string& bytes) const {
    (void)open()->exec("UPDATE batch SET positions = $1 WHERE number = $2", {Blob{bytes}, batch});
  }
};

/// The byte of the first piece of a batch's first position: behind the version, the head and a bit
/// a square.
constexpr std::size_t first_piece = 2 + (90 + 7) / 8;

TEST_P(Damage, OfAPieceIsNamedAndTheOtherBatchesAreCounted) {
  const Campaign campaign = start(request_twice("janggi", 4));
  std::string bytes = positions(3);
  bytes.at(first_piece) ^= 1;  // the chariot on a1 becomes a cannon: three of them
  write_positions(3, bytes);
  bytes = positions(5);
  for (std::size_t at = first_piece; at < bytes.size(); ++at) {
    bytes[at] = static_cast<char>((static_cast<unsigned char>(bytes[at]) & 0x10U) | 6U);
  }
  write_positions(5, bytes);
  const Outcome work = hurdle({"work", store(), "--until-idle"});
  EXPECT_EQ(work.code, 2) << work.err;
  for (const char* batch : {"batch 3", "batch 5"}) {
    EXPECT_NE(work.err.find(batch), std::string::npos) << work.err;
  }
  EXPECT_NE(work.err.find("damaged"), std::string::npos) << work.err;
  const Status status = status_of(*open(), campaign);
  EXPECT_EQ(status.jobs_done, campaign.jobs() - 4);
  EXPECT_EQ(status.jobs_leased, 0);
  const Outcome sum = hurdle({"campaign", "result", store()});
  EXPECT_NE(sum.code, 0);
  EXPECT_EQ(sum.out, "");
}

// With none `start` wrote empty batches without end.
TEST_P(Damage, OfTheSizeOfBatchesIsSaid) {
  (void)start(request("janggi", 2, 1));
  (void)open()->exec("UPDATE campaign SET batch_tasks = 0");
  (void)open()->exec("DELETE FROM batch WHERE number = 0");
  EXPECT_THROW((void)campaign::start(*open(), request("janggi", 2, 1), {}), StoreError);
}

HURDLE_FOR_BOTH_STORES(Damage);

}  // namespace
}  // namespace hurdle::props
