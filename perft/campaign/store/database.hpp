// One face for the two databases that hold campaigns: statements with parameters, rows,
// transactions, errors by kind, and the few words in which their SQL differs. Knows no table.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
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

/// What a column or a parameter holds. Numbers beyond 64 bits are text.
using Value = std::variant<std::nullptr_t, std::int64_t, std::string, Blob>;
using Values = std::vector<Value>;

/// One row of an answer. A column of another type than asked for throws StoreError (corrupt).
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

/// Why a store did not do what it was told.
enum class Trouble {
  absent,       ///< there is no such store, or nothing is in it yet
  unreachable,  ///< no server, connection lost: what was under way may or may not have happened
  refused,      ///< password, role, database, privilege
  busy,         ///< others hold what is needed: again later
  full,         ///< no room
  corrupt,      ///< damaged, or not a database
  read_only,
  foreign,     ///< of another program, or of another version of this one
  broken_rule  ///< a statement that the store does not accept: a fault of ours
};

/// The store's trouble in one line, without secrets.
class StoreError : public std::runtime_error {
 public:
  StoreError(Trouble trouble, const std::string& message)
      : std::runtime_error(message), trouble_(trouble) {}
  [[nodiscard]] Trouble trouble() const noexcept { return trouble_; }
  /// True when the same may succeed later.
  [[nodiscard]] bool is_transient() const noexcept {
    return trouble_ == Trouble::unreachable || trouble_ == Trouble::busy ||
           trouble_ == Trouble::full;
  }

 private:
  Trouble trouble_;
};

/// Where the SQL of the databases differs. All else is the same text for both.
struct Dialect {
  std::string_view now;      ///< the clock, in integer milliseconds since 1970
  std::string_view blob;     ///< type of bytes
  std::string_view numeric;  ///< type of a number of up to 128 bits
  std::string_view serial;   ///< type of a key that numbers itself
  std::string_view
      skip_locked;  ///< behind a SELECT: takes the rows that no other transaction has locked
  std::string_view lock_rows;     ///< behind a SELECT: waits until no other transaction holds them
  std::string_view table_names;   ///< a query for the names of the tables there are
  std::string_view new_jobs;      ///< tells the planner of queries that there are many more jobs
  std::string_view put_up_again;  ///< gives batch $2 of campaign $1 one pass more
  std::string_view mark;  ///< what the statements of migrations begin with that this one alone does
};

/// What a transaction is for.
enum class Access { read, write };

/// A connection to a store. One thread at a time may use it.
class Database {
 public:
  Database() = default;
  virtual ~Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Does one statement, with `$1`, `$2`, … for the parameters. Throws StoreError.
  virtual Answer exec(std::string_view sql, const Values& parameters) = 0;
  Answer exec(std::string_view sql) { return exec(sql, {}); }

  [[nodiscard]] virtual const Dialect& dialect() const noexcept = 0;

  /// The store, as it may be shown.
  [[nodiscard]] virtual std::string name() const = 0;

  /// Makes an empty store ready for its first tables.
  virtual void prepare_empty() = 0;

  /// Keeps other connections from changing the tables' definitions until the transaction ends.
  virtual void lock_schema() = 0;

 private:
  friend class Transaction;
  virtual void begin(Access access) = 0;
  virtual void commit() = 0;
  virtual void roll_back() noexcept = 0;
};

/// Statements that happen all or not at all: what is not committed is rolled back.
class Transaction {
 public:
  Transaction(Database& database, Access access) : database_(database) { database_.begin(access); }
  ~Transaction() {
    if (!done_) {
      database_.roll_back();
    }
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit() {
    done_ = true;
    database_.commit();
  }

 private:
  Database& database_;
  bool done_ = false;
};

/// Whether a file that does not exist is created.
enum class Missing { refuse, create };

/// How long a store is waited for that does not answer.
struct Patience {
  std::chrono::milliseconds answer{std::chrono::minutes(1)};  ///< to one statement
  const std::atomic<bool>* hurry = nullptr;                   ///< once it is true, not at all
};

/// Opens a store: a `postgresql://` URL or the path of a file. Throws StoreError.
[[nodiscard]] std::unique_ptr<Database> open_database(const std::string& store, Missing missing,
                                                      const Patience& patience = {});

}  // namespace hurdle::campaign
