#include "perft/campaign/exchange/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>

#include "perft/campaign/exchange/disputes.hpp"
#include "perft/campaign/exchange/merge_fields.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/files.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::string_view no_value = "-";
constexpr std::size_t most_differing = 20;

/// The first columns of a line, and the rest.
struct Columns {
  std::string_view same;  ///< must be equal in all parts
  std::vector<std::string_view> rest;
};

Columns columns_of(std::string_view line, int alike) {
  std::size_t end = 0;
  for (int column = 0; column < alike; ++column) {
    end = std::min(line.find('\t', end == 0 ? 0 : end + 1), line.size());
  }
  Columns columns{line.substr(0, end), {}};
  while (end < line.size()) {
    const std::size_t next = std::min(line.find('\t', end + 1), line.size());
    columns.rest.push_back(line.substr(end + 1, next - end - 1));
    end = next;
  }
  return columns;
}

/// One part, read line by line in parallel with the others.
class Part {
 public:
  /// `first_worker` is added to its workers' numbers, because each store numbers workers on its
  /// own.
  Part(const Export& exported, std::int64_t first_worker)
      : exported_(exported), first_worker_(first_worker), file_(exported.tasks_file) {}

  [[nodiscard]] std::optional<std::string> line() { return file_.line(); }

  [[noreturn]] void fail(const std::string& what) const {
    throw ExportError(fmt::format("{}:{}: {}", exported_.tasks_file, file_.number(), what));
  }

  /// The passes over a batch, with the workers' numbers in the merged export.
  [[nodiscard]] std::string passes(std::string_view text) const {
    constexpr std::string_view word = " worker ";
    std::string whole;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t found = text.find(word, at);
      const std::size_t digits =
          found == std::string_view::npos ? text.size() : found + word.size();
      whole += text.substr(at, digits - at);
      const std::size_t end = std::min(text.find_first_not_of("0123456789", digits), text.size());
      if (digits < text.size()) {
        const auto number = parse_total(text.substr(digits, end - digits));
        if (!number) {
          fail("a worker without a number");
        }
        whole += to_text(*number + Total(static_cast<std::uint64_t>(first_worker_)));
      }
      at = end;
    }
    return whole;
  }

  [[nodiscard]] const std::string& name() const noexcept { return exported_.file; }

 private:
  const Export& exported_;
  std::int64_t first_worker_;
  TasksReader file_;
};

std::string join(const std::string& one, const std::string& other) {
  if (one.empty() || one == no_value) {
    return other;
  }
  return other == no_value ? one : one + "; " + other;
}

/// Reads all parts in parallel. Each part has been checked on its own before.
class Merging {
 public:
  Merging(std::deque<Part>& parts, TasksWriter& writer, Disputes& disputes, Merged& merged)
      : parts_(parts), writer_(writer), disputes_(disputes), merged_(merged) {}

  void run(const std::atomic<bool>* stop) {
    while (const auto lines = next_lines()) {
      throw_if_set(stop);
      if (lines->front().starts_with("batch ")) {
        end_batch();
        begin_batch(*lines);
      } else {
        add_task(*lines);
      }
    }
    end_batch();
  }

  [[nodiscard]] Total total() const noexcept { return total_; }
  [[nodiscard]] const std::map<std::string, Total>& moves() const noexcept { return moves_; }
  [[nodiscard]] std::int64_t tasks() const noexcept { return tasks_; }
  [[nodiscard]] std::int64_t by_one_worker() const noexcept { return by_one_worker_; }

 private:
  /// The next line of each part; nothing after the last line.
  std::optional<std::vector<std::string>> next_lines() {
    std::vector<std::string> lines;
    for (Part& part : parts_) {
      if (auto line = part.line()) {
        lines.push_back(std::move(*line));
      }
    }
    if (!lines.empty() && lines.size() != parts_.size()) {
      parts_.front().fail("another part has more lines, or fewer");
    }
    return lines.empty() ? std::nullopt : std::optional(std::move(lines));
  }

  std::vector<Columns> alike(const std::vector<std::string>& lines, int columns,
                             std::size_t behind) const {
    std::vector<Columns> all;
    for (std::size_t part = 0; part < lines.size(); ++part) {
      all.push_back(columns_of(lines[part], columns));
      if (all[part].same != all[0].same || all[part].rest.size() != behind) {
        parts_[part].fail("it is not the line that the first part has here");
      }
    }
    return all;
  }

  void begin_batch(const std::vector<std::string>& lines) {
    constexpr int same = 3;  // number, root move, digest
    const auto all = alike(lines, same, 2);
    head_ = all[0].same;
    move_ = std::string(columns_of(lines[0], 1).rest.at(0));
    passes_.clear();
    have_.clear();
    for (std::size_t part = 0; part < all.size(); ++part) {
      passes_ = join(passes_, parts_[part].passes(all[part].rest[1]));
      disputes_.see_passes(part, merged_.batches, all[part].rest[1]);
      if (all[part].rest[0] != no_value) {
        have_.push_back(part);
      }
    }
    sum_ = {};
    text_.clear();
    task_ = 0;
    merged_.counted += have_.empty() ? 0 : 1;
    merged_.in_several += have_.size() > 1 ? 1 : 0;
    ++merged_.batches;
  }

  void add_task(const std::vector<std::string>& lines) {
    constexpr int same = 2;  // FEN, multiplicity
    const auto all = alike(lines, same, 1);
    std::string_view count = no_value;
    if (!have_.empty()) {
      count = all[have_[0]].rest[0];
      for (const std::size_t part : have_) {
        if (all[part].rest[0] != count && merged_.differing.size() < most_differing) {
          merged_.differing.push_back(
              fmt::format("batch {}, task {}: {} in {}, {} in {}", merged_.batches - 1, task_,
                          count, parts_[have_[0]].name(), all[part].rest[0], parts_[part].name()));
        }
      }
      const auto nodes = parse_total(count);
      const auto multiplicity = parse_total(columns_of(lines[0], 1).rest.at(0));
      if (!nodes || !multiplicity) {
        parts_[have_[0]].fail("a task without a count, in a batch that has a sum");
      }
      disputes_.see_count(merged_.batches - 1, task_, *nodes);
      sum_ += *nodes * *multiplicity;
    }
    text_ += fmt::format("{}\t{}\n", all[0].same, count);
    ++task_;
  }

  void end_batch() {
    if (head_.empty()) {
      return;
    }
    writer_.add(
        fmt::format("{}\t{}\t{}\n{}", head_, have_.empty() ? "-" : to_text(sum_), passes_, text_));
    if (!have_.empty()) {
      total_ += sum_;
      moves_[move_] += sum_;
      tasks_ += task_;
      by_one_worker_ += workers_differ() ? 0 : 1;
    }
    head_.clear();
  }

  /// Whether every pass over the batch was counted by a different worker.
  [[nodiscard]] bool workers_differ() const {
    constexpr std::string_view word = " worker ";
    std::set<std::string> workers;
    for (std::size_t at = passes_.find(word); at != std::string::npos;
         at = passes_.find(word, at + 1)) {
      const std::size_t first = at + word.size();
      workers.insert(passes_.substr(first, passes_.find(' ', first) - first));
    }
    return workers.size() == passes_in(passes_);
  }

  std::deque<Part>& parts_;
  TasksWriter& writer_;
  Disputes& disputes_;
  Merged& merged_;
  std::string head_;  ///< first three columns of the current batch; empty before the first
  std::string move_;
  std::string passes_;
  std::vector<std::size_t> have_;  ///< the parts that have counted the batch
  Total sum_;
  std::string text_;
  std::int64_t task_ = 0;
  Total total_;
  std::map<std::string, Total> moves_;
  std::int64_t tasks_ = 0;
  std::int64_t by_one_worker_ = 0;
};

/// Why there is no total, if batches are not counted; else empty.
std::string uncounted(const Merged& merged) {
  return merged.counted == merged.batches
             ? ""
             : fmt::format("{} of {} batches are counted", merged.counted, merged.batches);
}

/// The JSON of the merged campaign: a part's JSON with the merged fields replaced.
Json result_of(const std::vector<Export>& parts, const std::vector<Json>& results,
               const std::vector<std::int64_t>& first, const Merged& merged,
               const Disputes& disputes, const Merging& merging) {
  const bool complete = merged.why_not.empty();
  Json json = results[0];
  json["state"] = complete ? "finished" : "running";
  json["complete"] = complete;
  json["why_not"] = complete ? Json(nullptr) : Json(merged.why_not);
  json["total"] = complete ? hurdle::to_json(merging.total()) : Json(nullptr);
  for (Json& move : json["divide"]) {
    const auto nodes = merging.moves().find(move.value("move", std::string()));
    move["nodes"] =
        complete && nodes != merging.moves().end() ? hurdle::to_json(nodes->second) : Json(nullptr);
  }
  json["jobs"] =
      hurdle::to_json(std::max(sum_of({results[0]}, "jobs"), sum_of(results, "jobs_done")));
  for (const char* count : {"jobs_done", "tasks_done", "nodes", "nodes_counted"}) {
    json[count] = hurdle::to_json(sum_of(results, count));
  }
  json["jobs_leased"] = "0";
  json["nodes_a_second"] = 0;
  json["seconds_left"] = nullptr;
  json["batches_by_one_worker"] = std::to_string(merging.by_one_worker());
  json["seconds_counting"] = sum_of_numbers(results, "seconds_counting");
  json["expected_collisions_at_most"] = sum_of_numbers(results, "expected_collisions_at_most");
  json["findings"] = joined(results, "findings");
  json["failed_accounts"] = joined(results, "failed_accounts");
  json["rechecks"] = joined(results, "rechecks");
  json[open_passes_field] = disputes.open_batches();
  json["workers"] = all_workers(results, first);
  json["parts"] = parts_of(parts, results, first);
  return json;
}

void require_one_campaign(const std::vector<Export>& parts, const std::atomic<bool>* stop) {
  for (const Export& part : parts) {
    if (part.campaign.rules != parts[0].campaign.rules) {
      throw ExportError(fmt::format("{}: it was counted by rules version {}, {} by {}", part.file,
                                    part.campaign.rules, parts[0].file, parts[0].campaign.rules));
    }
    if (part.campaign.digest != parts[0].campaign.digest) {
      throw ExportError(fmt::format(
          "{}: another campaign than {}: their digests are {} and {}; parts are counted from "
          "copies of one store",
          part.file, parts[0].file, hex(part.campaign.digest), hex(parts[0].campaign.digest)));
    }
    const Audit alone = audit(part, 0, 0, stop);
    if (!alone.faults.empty()) {
      throw ExportError(
          fmt::format("{}: it is not right in itself: {}", part.file, alone.faults.front()));
    }
  }
}

}  // namespace

Merged merge_exports(const std::vector<Export>& parts, const std::string& tasks_file,
                     const std::atomic<bool>* stop) {
  require_one_campaign(parts, stop);
  Merged merged;
  try {
    std::vector<Json> results;
    for (const Export& part : parts) {
      constexpr std::uintmax_t most_bytes = std::uintmax_t{256} << 20U;
      results.push_back(parse_json(read_small_file(part.file, most_bytes)).at("result"));
    }
    const std::vector<std::int64_t> first = first_workers(results);
    std::deque<Part> readers;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      readers.emplace_back(parts[part], first[part]);
    }
    TasksWriter writer(tasks_file);
    Disputes disputes(parts, results);
    Merging merging(readers, writer, disputes, merged);
    merging.run(stop);
    merged.disputed = !disputes.why_not().empty();
    merged.why_not = merged.disputed ? disputes.why_not() : uncounted(merged);
    if (merged.differing.empty()) {
      merged.json = result_of(parts, results, first, merged, disputes, merging);
      merged.json["tasks_file"] = {{"name", std::filesystem::path(tasks_file).filename().string()},
                                   {"sha256", writer.finish()}};
    }
  } catch (const nlohmann::json::exception& error) {
    throw ExportError(
        fmt::format("{}: a field of its JSON, or of another part's, is not what it "
                    "should be: {}",
                    parts[0].file, error.what()));
  }
  return merged;
}

}  // namespace hurdle::campaign
