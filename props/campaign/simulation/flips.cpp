#include "props/campaign/simulation/flips.hpp"

#include <fmt/format.h>

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace hurdle::simulation {

using campaign::Blob;
using campaign::Database;
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

}  // namespace

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

}  // namespace hurdle::simulation
