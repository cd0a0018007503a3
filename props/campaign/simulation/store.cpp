#include "props/campaign/simulation/store.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "movegen/vocab/text/replaced.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/campaign/store/secrets.hpp"

namespace hurdle::simulation {

using campaign::Access;
using campaign::Answer;
using campaign::Database;
using campaign::Dialect;
using campaign::Missing;
using campaign::StoreError;
using campaign::StoreFailure;
using campaign::Transaction;
using campaign::Values;

namespace {

/// Placeholder for the time in statements for SQLite, passed as one more parameter.
constexpr std::string_view time_parameter = "$simulated_now";

/// The database's own dialect with a simulated clock. In PostgreSQL the clock is a setting of the
/// session, visible to the store's functions too.
Dialect with_clock(Dialect dialect, bool by_files) {
  dialect.now = by_files ? "CAST($simulated_now AS INTEGER)"
                         : "CAST(current_setting('hurdle.now') AS BIGINT)";
  return dialect;
}

bool reads(std::string_view sql) {
  constexpr std::array writing{"UPDATE ", "INSERT ", "DELETE ", " hurdle_put", "FROM worker_"};
  return (sql.starts_with("SELECT") || sql.starts_with("WITH")) &&
         std::ranges::none_of(
             writing, [&](const char* word) { return sql.find(word) != std::string_view::npos; });
}

/// Stores' clocks do not start at 0.
constexpr std::int64_t epoch = 1'700'000'000'000;

}  // namespace

class FailingDatabase final : public Database {
 public:
  FailingDatabase(Store& store, std::unique_ptr<Database> real)
      : store_(store),
        real_(std::move(real)),
        dialect_(with_clock(real_->dialect(), store.by_files_)) {
    store_.connections_.insert(this);
  }
  ~FailingDatabase() override {
    let_go();
    store_.connections_.erase(this);
  }
  FailingDatabase(const FailingDatabase&) = delete;
  FailingDatabase& operator=(const FailingDatabase&) = delete;

  using Database::exec;
  Answer exec(std::string_view sql, const Values& parameters) override {
    const bool writes = !reads(sql);
    pass_time();
    if (writes && !transaction_) {
      wait_for_writer();
    }
    fail_before(writes);
    Answer answer = run(sql, parameters);
    if (writes && !transaction_) {
      fail_after();
    }
    return answer;
  }

  [[nodiscard]] const Dialect& dialect() const noexcept override { return dialect_; }
  [[nodiscard]] std::string name() const override { return "the store"; }

  void prepare_empty() override {
    wait_for_writer();
    require_connection();
    real_->prepare_empty();
  }
  void lock_schema() override {
    require_connection();
    real_->lock_schema();
  }

  /// Breaks the connection, as when its server ends.
  void break_off() {
    broken_ = true;
    let_go();
  }

 private:
  void begin(Access access) override {
    pass_time();
    if (access == Access::write) {
      wait_for_writer();
    }
    fail_before(access == Access::write);
    if (transaction_) {
      throw StoreError(StoreFailure::broken_rule, "a transaction in a transaction");
    }
    transaction_.emplace(*real_, access);
    told_ = 0;
    if (access == Access::write && store_.by_files_) {
      store_.writer_ = this;
    }
  }

  void commit() override {
    try {
      pass_time();
      fail_before(false);
      if (is_full() && store_.writer_ == this) {
        throw StoreError(StoreFailure::full, "the store: there is no room left on the disk");
      }
      if (draws(Fault::commit, 3)) {
        lose("the connection was lost while committing");
      }
      if (!transaction_) {
        throw StoreError(StoreFailure::broken_rule, "no transaction to commit");
      }
      transaction_->commit();
    } catch (...) {
      let_go();
      throw;
    }
    let_go();
    fail_after();
    pass_time();
  }

  void roll_back() noexcept override { let_go(); }

  /// Rolls back an open transaction.
  void let_go() noexcept {
    transaction_.reset();
    told_ = 0;  // a rolled-back transaction forgets the setting
    if (store_.writer_ == this) {
      store_.writer_ = nullptr;
    }
  }

  Answer run(std::string_view sql, const Values& parameters) {
    store_.scheduler_.note(sql.size());
    const std::int64_t now = epoch + store_.scheduler_.now();
    if (!store_.by_files_) {
      if (now != told_) {
        (void)real_->exec("SELECT set_config('hurdle.now', $1, false)", {std::to_string(now)});
        told_ = now;
      }
      return real_->exec(sql, parameters);
    }
    if (sql.find(time_parameter) == std::string_view::npos) {
      return real_->exec(sql, parameters);
    }
    const std::string numbered = "$" + std::to_string(parameters.size() + 1);
    Values with_time = parameters;
    with_time.emplace_back(now);
    return real_->exec(replaced_all(std::string(sql), time_parameter, numbered), with_time);
  }

  [[nodiscard]] bool may_fail() const noexcept { return !store_.healed_; }

  /// Whether a fault happens now: with `permille` in a thousand, if the scenario has it.
  [[nodiscard]] bool draws(Fault fault, int permille) const {
    constexpr int thousand = 1000;
    return may_fail() && store_.scenario_.has(fault) &&
           store_.scheduler_.random().between(1, thousand) <= permille;
  }

  /// Each statement takes simulated time, in which others can run.
  void pass_time() {
    constexpr int percent_of_turns = 20;
    constexpr int usual = 10;
    constexpr int long_delay = 5000;
    Random& random = store_.scheduler_.random();
    if (draws(Fault::delay, 10)) {
      store_.scheduler_.sleep(random.between(1, long_delay));
    } else if (random.chance(percent_of_turns)) {
      store_.scheduler_.sleep(random.between(0, usual));
    }
  }

  /// For files: waits for other writers, at most as long as the file's own time limit.
  void wait_for_writer() {
    constexpr Time patience = 30000;
    constexpr Time longest_sleep = 100;
    const Time end = store_.scheduler_.now() + patience;
    while (store_.writer_ != nullptr && store_.writer_ != this) {
      if (store_.scheduler_.now() >= end) {
        throw StoreError(StoreFailure::busy, "the store: other processes keep the file locked");
      }
      store_.scheduler_.sleep(longest_sleep);
    }
  }

  void require_connection() const {
    if (broken_) {
      throw StoreError(StoreFailure::unreachable, "the store: the connection was lost");
    }
  }
  [[nodiscard]] bool is_full() const { return store_.full_until_ > store_.scheduler_.now(); }

  [[noreturn]] void lose(const char* words) {
    break_off();
    throw StoreError(StoreFailure::unreachable, std::string("the store: ") + words);
  }

  void fail_before(bool writes) {
    require_connection();
    if (draws(Fault::lost, 3)) {
      lose("the connection was lost");
    }
    if (writes && is_full() && may_fail()) {
      throw StoreError(StoreFailure::full, "the store: there is no room left on the disk");
    }
    if (writes && draws(Fault::busy, 10)) {
      throw StoreError(StoreFailure::busy, "the store: others were in the way");
    }
  }

  /// Loses the reply of a statement that was executed.
  void fail_after() {
    if (draws(Fault::commit, 15)) {
      lose("the connection was lost before the answer");
    }
  }

  Store& store_;
  std::unique_ptr<Database> real_;
  Dialect dialect_;
  bool broken_ = false;
  std::int64_t told_ = 0;
  std::optional<Transaction> transaction_;
};

Store::Store(std::string place, Scheduler& scheduler, const Scenario& scenario)
    : place_(std::move(place)),
      scheduler_(scheduler),
      scenario_(scenario),
      by_files_(!campaign::is_url(place_)) {
  if (!by_files_) {
    set_clock_of_functions();
  }
}

/// Makes the server's functions, if any, use the simulated clock from now on. So the tables must
/// exist before the run. Waits for closing connections of an earlier run as a user's program would.
void Store::set_clock_of_functions() const {
  const auto database = campaign::open_database(place_, Missing::refuse);
  campaign::migrate_schema(*database);
  const Answer clock = database->exec(
      "SELECT count(*) FROM pg_proc WHERE proname = 'hurdle_now' AND "
      "pronamespace = CAST(current_schema() AS regnamespace)");
  if (clock.rows.at(0).integer(0) == 1) {
    (void)database->exec(
        "CREATE OR REPLACE FUNCTION hurdle_now() RETURNS BIGINT LANGUAGE SQL STABLE AS "
        "'SELECT CAST(current_setting(''hurdle.now'') AS BIGINT)'");
  }
}

std::unique_ptr<Database> Store::open(Missing missing) {
  scheduler_.sleep(scheduler_.random().between(1, 10));
  if (down_until_ > scheduler_.now()) {
    throw StoreError(StoreFailure::unreachable, "the store: cannot connect");
  }
  return std::make_unique<FailingDatabase>(*this, open_really(missing));
}

std::unique_ptr<Database> Store::open_directly() const {
  return open_really(Missing::create);
}

std::unique_ptr<Database> Store::open_really(Missing missing) const {
  auto database = campaign::open_database(place_, missing);
  if (!by_files_) {  // lock holders do not run meanwhile
    (void)database->exec("SET lock_timeout = '2ms'");
  }
  return database;
}

void Store::restart(Time down) {
  down_until_ = scheduler_.now() + down;
  for (FailingDatabase* connection : connections_) {
    connection->break_off();
  }
}

void Store::heal() {
  healed_ = true;
  down_until_ = 0;
  full_until_ = 0;
}

}  // namespace hurdle::simulation
