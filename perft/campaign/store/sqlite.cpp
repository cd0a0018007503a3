// The embedded store: one SQLite file.
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <system_error>
#include <thread>

#include "perft/campaign/store/open.hpp"
#include "perft/campaign/store/schema.hpp"

namespace hurdle::campaign {
namespace {

constexpr Dialect dialect_of_sqlite{
    .now = "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)",
    .blob = "BLOB",
    .numeric = "TEXT",
    .serial = "INTEGER PRIMARY KEY",
    .skip_locked = "",  // a write transaction has no concurrent writers
    .lock_rows = "",
    .table_names = "SELECT name FROM sqlite_master WHERE type = 'table'",
    .new_jobs = "PRAGMA optimize",
    .add_pass = one_pass_more,
    .mark = "{sqlite}"};

/// What an error of SQLite is to a caller.
struct ErrorMeaning {
  int code;
  StoreFailure failure;
  std::string_view words;
};

constexpr std::string_view locked_words = "other processes keep the file locked";
constexpr std::string_view refused_words = "the store refused a statement";

constexpr std::array<ErrorMeaning, 11> meanings{{
    {SQLITE_BUSY, StoreFailure::busy, locked_words},
    {SQLITE_LOCKED, StoreFailure::busy, locked_words},
    {SQLITE_PROTOCOL, StoreFailure::busy, locked_words},
    {SQLITE_FULL, StoreFailure::full, "there is no room left on the disk"},
    {SQLITE_NOTADB, StoreFailure::corrupt, "not an SQLite database"},
    {SQLITE_CORRUPT, StoreFailure::corrupt, "the database is damaged"},
    {SQLITE_READONLY, StoreFailure::read_only, "the file, or its folder, cannot be written to"},
    {SQLITE_PERM, StoreFailure::refused, refused_words},
    {SQLITE_AUTH, StoreFailure::refused, refused_words},
    {SQLITE_CANTOPEN, StoreFailure::unreachable, "the file cannot be opened"},
    {SQLITE_IOERR, StoreFailure::unreachable, "the file cannot be read or written"},
}};

ErrorMeaning meaning_of(int code) {
  const auto* const found = std::ranges::find(meanings, code & 0xFF, &ErrorMeaning::code);
  return found == meanings.end() ? ErrorMeaning{code, StoreFailure::broken_rule, refused_words}
                                 : *found;
}

/// A prepared statement, reset for its next use by the destructor.
class Use {
 public:
  explicit Use(sqlite3_stmt* statement) : statement_(statement) {}
  ~Use() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;

 private:
  sqlite3_stmt* statement_;
};

Value value_of(sqlite3_stmt* statement, int column) {
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
      return static_cast<std::int64_t>(sqlite3_column_int64(statement, column));
    case SQLITE_BLOB: {
      const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement, column));
      return Blob{bytes == nullptr ? std::string() : std::string(bytes, size)};
    }
    case SQLITE_NULL:
      return nullptr;
    default: {
      const auto* text = sqlite3_column_text(statement, column);
      return std::string(reinterpret_cast<const char*>(text), size);  // NOLINT: bytes to chars
    }
  }
}

class Sqlite final : public Database {
 public:
  Sqlite(std::string file, const StoreTimeouts& timeouts)
      : file_(std::move(file)), timeouts_(timeouts) {}

  /// Call once, before everything else. A connection that fails must also be closed.
  void connect(int flags) {
    check(sqlite3_open_v2(file_.c_str(), &connection_, flags, nullptr));
    sqlite3_extended_result_codes(connection_, 1);
    sqlite3_busy_handler(connection_, wait_for_others, this);
    const char* const path = sqlite3_db_filename(connection_, "main");
    if (path == nullptr || *path == '\0') {  // names of databases that end with the process
      throw StoreError(StoreFailure::refused,
                       fmt::format("STORE '{}': keeps nothing; expected the name of a file, or "
                                   "postgresql://USER@HOST/DATABASE",
                                   file_));
    }
  }

  ~Sqlite() override {
    for (const auto& [sql, statement] : statements_) {
      sqlite3_finalize(statement);
    }
    sqlite3_close_v2(connection_);
  }

  Sqlite(const Sqlite&) = delete;
  Sqlite& operator=(const Sqlite&) = delete;

  using Database::exec;
  Answer exec(std::string_view sql, const Values& parameters) override {
    sqlite3_stmt* statement = prepared(sql);
    const Use use(statement);
    for (std::size_t index = 0; index < parameters.size(); ++index) {
      bind(statement, index, parameters[index]);
    }
    Answer answer;
    const int before = sqlite3_total_changes(connection_);
    int code = sqlite3_step(statement);
    for (; code == SQLITE_ROW; code = sqlite3_step(statement)) {
      Values values;
      for (int column = 0; column < sqlite3_column_count(statement); ++column) {
        values.push_back(value_of(statement, column));
      }
      answer.rows.emplace_back(std::move(values));
    }
    if (code != SQLITE_DONE) {
      fail(code);
    }
    answer.changed = sqlite3_total_changes(connection_) - before;
    return answer;
  }

  [[nodiscard]] const Dialect& dialect() const noexcept override { return dialect_of_sqlite; }

  [[nodiscard]] std::string name() const override { return file_; }

  void lock_schema() override {}  // a write transaction has no concurrent writers

  /// Switches to write-ahead logging, stored in the file: readers do not wait for writers. SQLite
  /// does not wait by itself if another connection does the same at this moment.
  void prepare_empty() override {
    constexpr int tries = 100;
    constexpr std::chrono::milliseconds pause{50};
    for (int tried = 1;; ++tried) {
      try {
        (void)exec("PRAGMA journal_mode = WAL");
        return;
      } catch (const StoreError& error) {
        if (error.kind() != StoreFailure::busy || tried == tries) {
          throw;
        }
        std::this_thread::sleep_for(pause);
      }
    }
  }

  void prepare_connection() {
    if (sqlite3_db_readonly(connection_, "main") == 1) {
      fail(SQLITE_READONLY);
    }
    // A machine crash can lose the last whole transactions: work to be repeated, never a wrong
    // count.
    (void)exec("PRAGMA synchronous = NORMAL");
  }

 private:
  /// Busy handler: another process writes. Sleeps a little, `tried` times in a row so far; returns
  /// 0 after the time limit.
  static int wait_for_others(void* self, int tried) {
    constexpr std::chrono::milliseconds longest_nap{100};
    constexpr std::chrono::seconds longest{30};
    constexpr int naps_that_grow = 20;
    auto& waiting = *static_cast<Sqlite*>(self);
    const auto now = std::chrono::steady_clock::now();
    if (tried == 0) {
      waiting.since_ = now;
    }
    const StoreTimeouts& timeouts = waiting.timeouts_;
    const bool hurry = timeouts.hurry != nullptr && timeouts.hurry->load();
    if (hurry ||
        now - waiting.since_ >= std::min<std::chrono::milliseconds>(longest, timeouts.answer)) {
      return 0;
    }
    std::this_thread::sleep_for(
        std::min(longest_nap, std::chrono::milliseconds(1 + std::min(tried, naps_that_grow) * 5)));
    return 1;
  }

  void begin(Access access) override {
    (void)exec(access == Access::write ? "BEGIN IMMEDIATE" : "BEGIN");
  }
  void commit() override {
    try {
      (void)exec("COMMIT");
    } catch (...) {
      roll_back();
      throw;
    }
  }
  void roll_back() noexcept override {
    if (sqlite3_get_autocommit(connection_) == 0) {
      sqlite3_exec(connection_, "ROLLBACK", nullptr, nullptr, nullptr);
    }
  }

  [[noreturn]] void fail(int code) const {
    const ErrorMeaning meaning = meaning_of(code);
    const bool unexpected = meaning.failure == StoreFailure::broken_rule;
    throw StoreError(meaning.failure,
                     fmt::format("{}: {}{}{}", file_, meaning.words, unexpected ? ": " : "",
                                 unexpected ? sqlite3_errmsg(connection_) : ""));
  }
  void check(int code) const {
    if (code != SQLITE_OK) {
      fail(code);
    }
  }

  sqlite3_stmt* prepared(std::string_view sql) {
    const auto known = statements_.find(sql);
    if (known != statements_.end()) {
      return known->second;
    }
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v2(connection_, sql.data(), static_cast<int>(sql.size()), &statement,
                             nullptr));
    statements_.emplace(sql, statement);
    return statement;
  }

  void bind(sqlite3_stmt* statement, std::size_t index, const Value& value) const {
    const std::string name = "$" + std::to_string(index + 1);
    const int place = sqlite3_bind_parameter_index(statement, name.c_str());
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      check(sqlite3_bind_int64(statement, place, *number));
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      check(sqlite3_bind_text64(statement, place, text->data(), text->size(), SQLITE_STATIC,
                                SQLITE_UTF8));
    } else if (const auto* blob = std::get_if<Blob>(&value)) {
      check(sqlite3_bind_blob64(statement, place, blob->bytes.data(), blob->bytes.size(),
                                SQLITE_STATIC));
    } else {
      check(sqlite3_bind_null(statement, place));
    }
  }

  std::string file_;
  StoreTimeouts timeouts_;
  std::chrono::steady_clock::time_point since_;  ///< start of the current wait for other writers
  sqlite3* connection_ = nullptr;
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& file, Missing missing,
                                      const StoreTimeouts& timeouts) {
  std::error_code ignored;
  if (std::filesystem::is_directory(file, ignored)) {
    throw StoreError(StoreFailure::unreachable, file + ": a folder, not a campaign store");
  }
  if (missing == Missing::refuse && !std::filesystem::exists(file, ignored)) {
    throw StoreError(StoreFailure::absent,
                     file + ": there is no such file (hurdle campaign start makes one)");
  }
  const int create = missing == Missing::create ? SQLITE_OPEN_CREATE : 0;
  auto database = std::make_unique<Sqlite>(file, timeouts);
  database->connect(SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | create);
  database->prepare_connection();
  return database;
}

}  // namespace hurdle::campaign
