// What disturbs a run besides what happens to its workers.
#include <fmt/format.h>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/work/completion.hpp"
#include "perft/sample/random.hpp"
#include "props/campaign/simulation/campaign_run.hpp"

namespace hurdle::simulation {

using campaign::Blob;
using campaign::Database;
using campaign::Missing;
using campaign::StoreError;
using campaign::Value;

namespace {

struct Table {
  std::string_view name;
  std::string_view key;  ///< key columns of a row, as one text
  std::vector<std::string_view> columns;
};

/// The first two tables hold the data that counts depend on.
const std::array<Table, 7> tables{{
    {"batch",
     "CAST(number AS TEXT)",
     {"number", "root", "tasks", "positions", "multiplicities", "digest"}},
    {"job",
     "CAST(batch AS TEXT) || ' pass ' || CAST(pass AS TEXT)",
     {"batch", "pass", "key_seed", "state", "worker", "token", "expires", "counts", "sum", "nodes",
      "milliseconds", "redo", "finished"}},
    {"campaign",
     "CAST(id AS TEXT)",
     {"name", "variant", "root", "fen", "depth", "split", "passes", "per_move", "batch_tasks",
      "state", "tasks", "batches", "lines", "tree", "digest", "rules"}},
    {"root_move", "CAST(number AS TEXT)", {"number", "move"}},
    {"worker", "CAST(id AS TEXT)", {"name", "heartbeat", "lease", "stopped", "wants"}},
    {"tally", "CAST(worker AS TEXT)", {"jobs", "nodes"}},
    {"hurdle_schema", "CAST(version AS TEXT)", {"version"}},
}};

struct Column {
  std::string_view table;
  std::string_view name;
  std::string_view key;
};

/// The columns of the first tables, as many as said.
std::vector<Column> columns_of(std::size_t first_tables) {
  std::vector<Column> columns;
  for (const Table& table : std::span(tables).first(first_tables)) {
    for (const std::string_view name : table.columns) {
      columns.push_back({table.name, name, table.key});
    }
  }
  return columns;
}

char flipped(char byte, unsigned bit) {
  return static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit);
}

/// The value with one bit flipped; nothing if no bit can be flipped.
std::optional<Value> flipped(const Value& value, Random& random) {
  constexpr int bits_of_a_byte = 8;
  constexpr int bits_of_a_letter = 7;
  constexpr int bits_of_a_number = 63;
  constexpr int low_bits = 8;
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    const int bit = random.between(0, random.chance(50) ? low_bits - 1 : bits_of_a_number - 1);
    return *number ^ std::int64_t{1} << bit;
  }
  if (const auto* text = std::get_if<std::string>(&value); text != nullptr && !text->empty()) {
    std::string other = *text;
    char& letter = other[static_cast<std::size_t>(random.below(other.size()))];
    letter = flipped(letter, static_cast<unsigned>(random.between(0, bits_of_a_letter - 1)));
    return letter == '\0' ? std::nullopt : std::optional<Value>(other);
  }
  if (const auto* blob = std::get_if<Blob>(&value); blob != nullptr && !blob->bytes.empty()) {
    std::string other = blob->bytes;
    char& byte = other[static_cast<std::size_t>(random.below(other.size()))];
    byte = flipped(byte, static_cast<unsigned>(random.between(0, bits_of_a_byte - 1)));
    return Blob{other};
  }
  return std::nullopt;
}

struct Flip {
  std::string table;
  std::string column;
  std::string row;  ///< as text
};

/// Flips a random bit of the stored data; nothing if the store rejects the new value.
std::optional<Flip> flip_a_bit(Database& store, Random& random) {
  // Mostly in data that counts depend on: a campaign whose own row is damaged stops.
  constexpr std::size_t batches_and_jobs = 2;
  constexpr int mostly = 70;
  const auto columns = columns_of(random.chance(mostly) ? batches_and_jobs : tables.size());
  const Column& column = columns.at(static_cast<std::size_t>(random.below(columns.size())));
  try {
    const auto rows = store.exec(fmt::format("SELECT count(*) FROM {}", column.table)).rows;
    const std::int64_t size = rows.at(0).integer(0);
    if (size == 0) {
      return std::nullopt;
    }
    const auto row = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(size)));
    const auto found =
        store.exec(fmt::format("SELECT {0}, {1} FROM {2} ORDER BY {0} LIMIT 1 OFFSET $1",
                               column.key, column.name, column.table),
                   {row});
    const auto value = flipped(found.rows.at(0).value(1), random);
    if (!value) {
      return std::nullopt;
    }
    const std::string key = found.rows.at(0).text(0);
    const auto changed = store.exec(
        fmt::format("UPDATE {} SET {} = $1 WHERE {} = $2", column.table, column.name, column.key),
        {*value, key});
    if (changed.changed == 0) {
      return std::nullopt;
    }
    return Flip{std::string(column.table), std::string(column.name), key};
  } catch (const StoreError&) {  // an invalid number, a duplicate key, a lock
    return std::nullopt;
  }
}

}  // namespace

void Run::add_disturbances() {
  now_and_then("observer", second, 30 * second, [this] { look(); });
  if (has(Fault::restart)) {
    now_and_then("restarts", 5 * second, 90 * second, [this] {
      const Time down = random().between(1, 20000);
      say("restart", fmt::format("{} ms", down));
      store_.restart(down);
    });
  }
  if (has(Fault::full)) {
    now_and_then("disk", 10 * second, 120 * second, [this] {
      say("disk", "full");
      store_.fill(random().between(1, 15000));
    });
  }
  if (has(Fault::flip)) {
    now_and_then("radiation", second, 30 * second, [this] { flip(); });
  }
  if (has(Fault::start)) {
    now_and_then("starts", 10 * second, 120 * second, [this] { start_at_once(); });
  }
  if (has(Fault::pause)) {
    now_and_then("pauses", 10 * second, 60 * second, [this] { pause(); });
  }
  if (has(Fault::recheck)) {
    now_and_then("rechecks", 5 * second, 60 * second, [this] { (void)recheck(3); });
  }
  if (has(Fault::impostor)) {
    now_and_then("impostor", second, 20 * second, [this] { impersonate(); });
  }
}

TotalCheck Run::look() {
  const auto database = store_.open(Missing::refuse);
  TotalCheck said = check_total(*database, scenario_, truth_);
  ++report_.looks;
  if (said.complete) {
    ++totals_;
  }
  say("observer", said.complete ? "a total" : said.why_not);
  return said;
}

void Run::flip() {
  while (store_.is_written_to()) {
    scheduler_.sleep(1);
  }
  if (const auto bit = flip_a_bit(*store_.open_directly(), random())) {
    ++report_.flips;
    beyond_start_ = beyond_start_ ||
                    (bit->table != "batch" && bit->table != "job" && bit->table != "root_move");
    say("FLIP", fmt::format("{}.{} of {}", bit->table, bit->column, bit->row));
  }
}

void Run::pause() {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (campaign && campaign->state == campaign::State::running) {
    campaign::pause(*database, *campaign);
    scheduler_.sleep(random().between(1, 10000));
  }
  resume();
}

void Run::resume() {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (campaign && campaign->state == campaign::State::paused) {
    campaign::resume(*database, *campaign);
  }
}

std::int64_t Run::recheck(std::int64_t tasks) {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (!campaign || !campaign->sealed()) {
    return 0;
  }
  campaign::RecheckRequest request;
  request.tasks = tasks;
  request.referee = random().chance(30);
  request.key_seed = 1000 + random().below(1000);
  request.sample_seed = random().below(1000);
  const auto again = campaign::recheck(*database, *campaign, request);
  if (again.differing > 0 && !scenario_.false_counts() && !has(Fault::flip)) {
    throw Breach("a recheck differs where nobody lied");
  }
  return again.differing;
}

void Run::impersonate() {
  constexpr int most_of_a_batch = 2;
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (!campaign) {
    return;
  }
  const auto leased = database->exec(
      "SELECT job.batch, job.pass, job.token, worker.id, worker.name FROM job JOIN worker ON "
      "worker.id = job.worker WHERE job.campaign = $1 AND job.state = 'leased' "
      "ORDER BY job.batch, job.pass",
      {campaign->id});
  if (leased.rows.empty()) {
    return;
  }
  const campaign::Row& row = random().pick(leased.rows);
  if (++pretended_[row.integer(0)] > most_of_a_batch) {
    return;
  }
  const auto tasks = campaign::tasks_of(*database, *campaign, row.integer(0));
  campaign::Finished finished;
  finished.job = {row.integer(0), static_cast<int>(row.integer(1)), row.integer(2), 0};
  finished.multiplicities = tasks.multiplicities;
  const FalseCount false_count{FalseCount::Kind::off, ++last_false_count_};
  for (const Setup& position : tasks.positions) {
    finished.counts.push_back(false_count.apply(truth_.count(position), 0));
  }
  const auto what =
      campaign::complete(*database, *campaign, {row.integer(3), row.text(4)}, {finished});
  say("impostor", fmt::format("as {}: batch {}, pass {}: {}", row.text(4), row.integer(0),
                              row.integer(1), static_cast<int>(what.at(0))));
}

}  // namespace hurdle::simulation
