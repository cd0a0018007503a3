// One interface to both databases that hold campaigns: statements with parameters, rows,
// transactions, errors by kind, and the differences of their SQL.
#pragma once

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hurdle::campaign {

/// Bytes, as opposed to text.
struct Blob {
  std::string bytes;
  bool operator==(const Blob&) const = default;
};

/// The value of a column or a parameter. Numbers beyond 64 bits are text.
using Value = std::variant<std::nullptr_t, std::int64_t, std::string, Blob>;
using Values = std::vector<Value>;

/// One row of an answer. Accessing a column as another type throws StoreError (corrupt).
class Row {
 public:
  explicit Row(Values values) : values_(std::move(values)) {}

  [[nodiscard]] const Value& value(std::size_t column) const { return values_.at(column); }
  [[nodiscard]] bool is_null(std::size_t column) const;
  [[nodiscard]] std::int64_t integer(std::size_t column) const;
  [[nodiscard]] const std::string& text(std::size_t column) const;
  [[nodiscard]] const std::string& bytes(std::size_t column) const;

 private:
  Values values_;
};

/// The rows of an answer, and how many rows the statement changed.
struct Answer {
  std::vector<Row> rows;
  std::int64_t changed = 0;
};

/// Why a store failed.
enum class StoreFailure {
  absent,       ///< the store does not exist or is empty
  unreachable,  ///< no server, or connection lost: the statement may or may not have been executed
  refused,      ///< password, role, database, privilege
  busy,         ///< locked by others: retry later
  full,         ///< no space left
  corrupt,      ///< damaged, or not a database
  read_only,
  foreign,     ///< of another program, or of an incompatible version
  broken_rule  ///< a statement that the store rejects: our bug
};

/// A store's error in one line, without secrets.
class StoreError : public std::runtime_error {
 public:
  StoreError(StoreFailure failure, const std::string& message)
      : std::runtime_error(message), failure_(failure) {}
  [[nodiscard]] StoreFailure kind() const noexcept { return failure_; }
  /// True if a retry may succeed.
  [[nodiscard]] bool is_transient() const noexcept {
    return failure_ == StoreFailure::unreachable || failure_ == StoreFailure::busy ||
           failure_ == StoreFailure::full;
  }

 private:
  StoreFailure failure_;
};

/// The differences between the SQL dialects. All other SQL is the same text for both.
struct Dialect {
  std::string_view now;          ///< the clock, in integer milliseconds since 1970
  std::string_view blob;         ///< type of bytes
  std::string_view numeric;      ///< type of a number of up to 128 bits
  std::string_view serial;       ///< type of an auto-increment key
  std::string_view skip_locked;  ///< appended to SELECT: skips rows locked by other transactions
  std::string_view lock_rows;    ///< appended to SELECT: waits for rows locked by others
  std::string_view table_names;  ///< a query for the names of all tables
  std::string_view new_jobs;     ///< updates the planner's statistics after inserting many jobs
  std::string_view add_pass;     ///< gives batch $2 of campaign $1 one more pass
  std::string_view mark;         ///< prefix of statements in sql/ that only this database runs
};

/// The purpose of a transaction.
enum class Access { read, write };

/// A connection to a store. Only one thread may use it at a time.
class Database : boost::noncopyable {
 public:
  virtual ~Database() = default;

  /// Executes one statement, with `$1`, `$2`, … for the parameters. Throws StoreError.
  virtual Answer exec(std::string_view sql, const Values& parameters) = 0;
  Answer exec(std::string_view sql) { return exec(sql, {}); }

  [[nodiscard]] virtual const Dialect& dialect() const noexcept = 0;

  /// The store's name without secrets.
  [[nodiscard]] virtual std::string name() const = 0;

  /// Prepares an empty store for its first tables.
  virtual void prepare_empty() = 0;

  /// Keeps other connections from changing the tables' definitions until the transaction ends.
  virtual void lock_schema() = 0;

  /// Whether the store has notified since the last call that jobs may be ready; returns at once.
  /// The first call asks for notifications and is true, because some may have been missed. Always
  /// false for a file, which notifies nobody. Not to be called in a transaction. Throws StoreError.
  [[nodiscard]] virtual bool take_notification() { return false; }

 private:
  friend class Transaction;
  virtual void begin(Access access) = 0;
  virtual void commit() = 0;
  virtual void roll_back() noexcept = 0;
};

/// Whether workers write through functions of the store (sql/worker_functions.sql): true for a
/// server, false for a file.
[[nodiscard]] bool has_functions(const Database& database) noexcept;

/// Calls such a function and returns its answer.
[[nodiscard]] Answer call(Database& database, std::string_view function, const Values& parameters);

/// The prefix of the names `campaign`, `batch` and `root_move` for readers with a worker's rights.
[[nodiscard]] std::string_view open_prefix(const Database& database) noexcept;

/// A transaction: all its statements take effect or none. Rolls back unless committed.
class Transaction : boost::noncopyable {
 public:
  Transaction(Database& database, Access access) : database_(database) { database_.begin(access); }
  ~Transaction() {
    if (!done_) {
      database_.roll_back();
    }
  }

  void commit() {
    done_ = true;
    database_.commit();
  }

 private:
  Database& database_;
  bool done_ = false;
};

/// What to do if a file does not exist.
enum class Missing { refuse, create };

/// How long to wait for a store that does not answer.
struct StoreTimeouts {
  std::chrono::milliseconds answer{std::chrono::minutes(1)};  ///< for one statement
  const std::atomic<bool>* hurry = nullptr;                   ///< once true, do not wait at all
};

/// Opens a store: a `postgresql://` URL or the path of a file. Throws StoreError.
[[nodiscard]] std::unique_ptr<Database> open_database(const std::string& store, Missing missing,
                                                      const StoreTimeouts& timeouts = {});

}  // namespace hurdle::campaign
