#include "perft/campaign/exchange/audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/tree_root.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/files/digest.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::string_view nothing = "-";
constexpr std::string_view batch_word = "batch ";
constexpr std::size_t most_faults = 20;

std::vector<std::string_view> columns_of(std::string_view line) {
  std::vector<std::string_view> columns;
  for (std::size_t first = 0;;) {
    const std::size_t end = std::min(line.find('\t', first), line.size());
    columns.push_back(line.substr(first, end - first));
    if (end == line.size()) {
      return columns;
    }
    first = end + 1;
  }
}

/// Reservoir sampling: keeps each item of a stream with the same probability.
class Reservoir {
 public:
  Reservoir(std::int64_t size, std::uint64_t seed)
      : size_(static_cast<std::size_t>(size)), random_(seed) {}

  /// The place for the next item; nothing if it is not kept.
  std::optional<std::size_t> next() {
    const std::uint64_t place = random_.below(++seen_);
    if (seen_ <= size_) {
      return seen_ - 1;
    }
    return place < size_ ? std::optional<std::size_t>(place) : std::nullopt;
  }

 private:
  std::size_t size_;
  Random random_;
  std::uint64_t seen_ = 0;
};

/// Checks the tasks' file from the first line to the last.
class TasksFileAudit {
 public:
  TasksFileAudit(const Export& exported, std::int64_t sample, std::uint64_t seed)
      : exported_(exported),
        game_(exported.campaign.game()),
        file_(exported.tasks_file),
        reservoir_(sample, seed) {}

  Audit run(const std::atomic<bool>* stop) {
    while (const auto line = file_.line()) {
      throw_if_set(stop);
      if (line->starts_with(batch_word)) {
        end_batch();
        begin_batch(*line);
      } else {
        add_task(*line);
      }
    }
    end_batch();
    compare_with_json();
    std::ranges::sort(audit_.sample, [](const ExportedTask& one, const ExportedTask& other) {
      return std::pair(one.batch, one.number) < std::pair(other.batch, other.number);
    });
    return std::move(audit_);
  }

 private:
  void fault(const std::string& what) {
    if (audit_.faults.size() < most_faults) {
      audit_.faults.push_back(what);
    }
  }
  [[noreturn]] void refuse(const std::string& what) const {
    throw ExportError(fmt::format("{}:{}: {}", exported_.tasks_file, file_.number(), what));
  }
  [[nodiscard]] Total total_of(std::string_view text) const {
    const auto total = parse_total(text);
    if (!total) {
      refuse(fmt::format("'{}' is no count", hurdle::quoted(text)));
    }
    return *total;
  }

  void begin_batch(const std::string& line) {
    constexpr std::size_t width = 5;
    const auto columns = columns_of(line);
    if (columns.size() != width) {
      refuse("expected: batch N, the root move, digest, sum and passes, with tabs between");
    }
    if (columns[0] != fmt::format("{}{}", batch_word, audit_.batches)) {
      refuse(fmt::format("expected batch {} here", audit_.batches));
    }
    seal_.emplace(audit_.batches, columns[1]);
    move_ = columns[1];
    digest_ = columns[2];
    sum_ = columns[3];
    computed_ = {};
    task_ = 0;
    ++audit_.batches;
  }

  void add_task(const std::string& line) {
    constexpr std::size_t width = 3;
    const auto columns = columns_of(line);
    if (!seal_ || columns.size() != width) {
      refuse("expected: FEN, multiplicity and count, with tabs between");
    }
    ExportedTask task{audit_.batches - 1, task_++, std::string(columns[0]), {}};
    TaskPositions position;
    try {
      game_.parse(task.text, position);
    } catch (const TextError& error) {
      refuse(error.what());
    }
    const auto invalid = game_.invalid_reason(position, 0);
    if (invalid) {
      fault(fmt::format("batch {}, task {}: the position cannot be: {}", task.batch, task.number,
                        *invalid));
    }
    const Total multiplicity = total_of(columns[1]);
    seal_->add(game_.text_of(position, 0), multiplicity);
    audit_.lines += multiplicity;
    ++audit_.tasks;
    if (columns[2] == nothing) {
      counted_ = false;
      return;
    }
    task.count = total_of(columns[2]);
    computed_ += task.count * multiplicity;
    if (invalid) {
      return;  // generators require valid positions (C8)
    }
    if (const auto place = reservoir_.next()) {
      audit_.sample.resize(std::max(audit_.sample.size(), *place + 1));
      audit_.sample[*place] = std::move(task);
    }
  }

  void end_batch() {
    if (!seal_) {
      return;
    }
    const std::string digest = seal_->digest();
    seal_.reset();
    if (hex(digest) != digest_) {
      fault(fmt::format("batch {}: its tasks are not those of its digest", audit_.batches - 1));
    }
    tree_.add(digest);
    if (sum_ != nothing && total_of(sum_) != computed_) {
      fault(fmt::format("batch {}: its sum is {}, that of its tasks {}", audit_.batches - 1, sum_,
                        to_text(computed_)));
    }
    audit_.total += computed_;
    moves_[move_] += computed_;
  }

  template <class Type>
  void compare(std::string_view what, const Type& declared, const Type& found) {
    if (declared != found) {
      fault(fmt::format("the JSON says {} {}, the tasks say {}", what, declared, found));
    }
  }

  void compare_with_json() {
    const Campaign& campaign = exported_.campaign;
    compare("batches", campaign.batches, audit_.batches);
    compare("tasks", campaign.tasks, audit_.tasks);
    compare("lines", to_text(campaign.lines), to_text(audit_.lines));
    compare("sha256 of the tasks", exported_.tasks_sha256, file_.digest());
    compare("tree", hex(campaign.tree), hex(tree_.root()));
    const std::string text = campaign_text(campaign, tree_.root());
    compare("digest", hex(campaign.digest), hex(sha256(text)));
    if (exported_.digest_is_of != text) {
      fault("the JSON's digest_is_of is not the text that its digest is of");
    }
    if (exported_.complete) {
      if (!counted_) {
        fault("the JSON says that it is complete, and there are tasks without a count");
      }
      compare("total", to_text(exported_.total), to_text(audit_.total));
      compare("root moves", exported_.divide.size(), campaign.per_move ? moves_.size() : 0);
      for (const auto& [move, nodes] : exported_.divide) {
        compare(fmt::format("nodes below {}", move), to_text(nodes), to_text(moves_[move]));
      }
    }
  }

  const Export& exported_;
  const Game& game_;
  TasksReader file_;
  Reservoir reservoir_;
  Audit audit_;
  std::optional<BatchDigest> seal_;  ///< of the current batch
  std::string move_;
  std::string digest_;
  std::string sum_;
  Total computed_;
  std::int64_t task_ = 0;
  bool counted_ = true;
  TreeRoot tree_;
  std::map<std::string, Total> moves_;
};

}  // namespace

Audit audit(const Export& exported, std::int64_t sample, std::uint64_t sample_seed,
            const std::atomic<bool>* stop) {
  try {
    return TasksFileAudit(exported, sample, sample_seed).run(stop);
  } catch (const Interrupted&) {
    throw;
  } catch (const ExportError&) {
    throw;
  } catch (const std::runtime_error& error) {
    throw ExportError(error.what());
  }
}

Recount recount(const Campaign& campaign, const std::vector<ExportedTask>& sample,
                const RecountOptions& options) {
  constexpr std::size_t at_once = 16;
  CountOptions how;
  how.threads = options.threads;
  how.key_seed = options.key_seed;
  how.stop = options.stop;
  const Game& game = campaign.game();
  const auto referee = game.referee(how);
  const auto fast = game.counter(how, this_program());
  Recount result;
  result.words = fast->words();
  std::array<std::vector<const ExportedTask*>, 2> parts;
  for (const ExportedTask& task : sample) {
    const bool too_large = task.count > options.referee_nodes && !fast->only_by_referee();
    parts[too_large ? 1 : 0].push_back(&task);
  }
  result.by_referee = parts[0].size();
  result.by_fast = parts[1].size();
  std::size_t done = 0;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    for (std::size_t first = 0; first < parts[part].size(); first += at_once) {
      const auto tasks =
          std::span(parts[part]).subspan(first, std::min(at_once, parts[part].size() - first));
      TaskPositions positions;
      for (const ExportedTask* task : tasks) {
        game.parse(task->text, positions);
      }
      const auto counts = (part == 0 ? *referee : *fast).count(positions, campaign.task_depth());
      for (std::size_t index = 0; index < tasks.size(); ++index) {
        if (tasks[index]->count != counts[index]) {
          result.differing.emplace_back(*tasks[index], counts[index]);
        }
      }
      done += tasks.size();
      if (options.progress) {
        options.progress(done, sample.size());
      }
    }
  }
  return result;
}

}  // namespace hurdle::campaign
