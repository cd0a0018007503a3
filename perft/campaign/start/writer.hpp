// Writes a campaign's batches, jobs and digests. Compares them with those of an earlier start and
// writes again what differs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/plan/tree_root.hpp"
#include "perft/campaign/start/start.hpp"

namespace hurdle::campaign {

/// A root move whose tasks are kept apart.
struct RootMove {
  std::int64_t number = 0;
  std::string text;
};

class Writer {
 public:
  Writer(Database& database, const Campaign& campaign, const StartOptions& options);

  /// Writes the batches of one level after those written before.
  void write(const Level& level, const std::optional<RootMove>& root);

  /// Writes the buffered batches.
  void flush();
  /// The number of tasks so far.
  [[nodiscard]] std::int64_t tasks() const noexcept { return tasks_; }

  /// Writes the remaining batches and the campaign's digest, and opens the campaign for workers.
  /// Throws StoreError if the campaign already has another digest; then damaged batches are left as
  /// they are.
  void finish();

  /// The number of existing batches that were damaged.
  [[nodiscard]] std::int64_t repaired() const noexcept { return repaired_; }

 private:
  /// The intended row of a batch.
  struct Held {
    std::int64_t number;
    Values row;  ///< campaign, number, root, tasks, positions, multiplicities, digest
  };
  enum class Difference { none, digest, tasks };

  void hold(const Level& level, std::size_t first, std::size_t size,
            const std::optional<RootMove>& root);
  [[nodiscard]] Difference difference(const Held& batch);
  void insert(const Held& batch);
  void insert_jobs(std::int64_t first, std::int64_t last);
  void repair(const Held& batch);
  void take_back(const Held& batch);
  void delete_strays();
  void require_stored_sizes();
  [[nodiscard]] Campaign as_written() const;
  void require_not_stopped() const;
  [[nodiscard]] CountOptions counting() const;

  Database& database_;
  const Campaign& campaign_;
  const StartOptions& options_;
  std::int64_t written_ = 0;  ///< batches written by an earlier start
  std::int64_t batches_ = 0;
  std::int64_t tasks_ = 0;
  Total lines_;
  TreeRoot tree_;
  std::vector<Held> held_;
  std::size_t held_bytes_ = 0;
  std::vector<Held> to_repair_;  ///< repaired once the campaign's digest is confirmed
  std::int64_t repaired_ = 0;
};

}  // namespace hurdle::campaign
