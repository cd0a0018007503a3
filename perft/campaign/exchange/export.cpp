#include "perft/campaign/exchange/export.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

/// The passes and their workers, in the notation of the tasks' file.
std::string passes_text(const std::vector<Pass>& passes, std::optional<std::size_t> which) {
  std::string text;
  for (const Pass& pass : passes) {
    const bool outvoted = which && pass.counts != passes[*which].counts;
    text += fmt::format("{}pass {} worker {} key {}{}{}", text.empty() ? "" : "; ", pass.number,
                        pass.worker, pass.key_seed,
                        pass.finished == 0 ? "" : " " + time_text(pass.finished),
                        outvoted ? " outvoted" : "");
  }
  return text.empty() ? "-" : text;
}

/// The lines of a batch.
std::string lines_of(const Campaign& campaign, const Batch& batch,
                     const std::vector<Pass>& passes) {
  const Game& game = campaign.game();
  const Tasks& tasks = batch.tasks;
  std::optional<std::size_t> which;
  if (static_cast<int>(passes.size()) >= campaign.passes) {
    which = accepted_pass(passes, campaign.quorum);
  }
  std::vector<Total> counts;
  if (which) {
    counts = unpack_totals(passes[*which].counts, tasks.size());
  }
  Total sum;
  std::string lines;
  for (std::size_t task = 0; task < tasks.size(); ++task) {
    sum += which ? counts[task] * tasks.multiplicities[task] : Total();
    lines += fmt::format("{}\t{}\t{}\n", game.text_of(tasks, task),
                         to_text(tasks.multiplicities[task]), which ? to_text(counts[task]) : "-");
  }
  return fmt::format("batch {}\t{}\t{}\t{}\t{}\n{}", batch.number, batch.move, hex(batch.digest),
                     which ? to_text(sum) : "-", passes_text(passes, which), lines);
}

}  // namespace

Json write_tasks(Database& database, const Campaign& campaign, const std::string& file) {
  const Transaction transaction(database, Access::read);
  TasksWriter writer(file);
  each_batch(database, campaign, [&](const Batch& batch) {
    writer.add(lines_of(campaign, batch, passes_over(database, campaign, batch.number)));
  });
  return {{"name", std::filesystem::path(file).filename().string()}, {"sha256", writer.finish()}};
}

}  // namespace hurdle::campaign
