#include "props/campaign/simulation/flips.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace hurdle::simulation {

using campaign::Blob;
using campaign::Database;
using campaign::StoreError;
using campaign::Value;

namespace {

struct Column {
  std::string_view table;
  std::string_view name;
  std::string_view key;  ///< key columns of a row, as one text
};

constexpr std::string_view of_batch = "CAST(number AS TEXT)";
constexpr std::string_view of_job = "CAST(batch AS TEXT) || ' pass ' || CAST(pass AS TEXT)";
constexpr std::string_view of_id = "CAST(id AS TEXT)";
constexpr std::string_view of_root = "CAST(number AS TEXT)";
constexpr std::string_view of_tally = "CAST(worker AS TEXT)";

constexpr std::array<Column, 45> columns{{
    {"batch", "number", of_batch},
    {"batch", "root", of_batch},
    {"batch", "tasks", of_batch},
    {"batch", "positions", of_batch},
    {"batch", "multiplicities", of_batch},
    {"batch", "digest", of_batch},
    {"job", "batch", of_job},
    {"job", "pass", of_job},
    {"job", "key_seed", of_job},
    {"job", "state", of_job},
    {"job", "worker", of_job},
    {"job", "token", of_job},
    {"job", "expires", of_job},
    {"job", "counts", of_job},
    {"job", "sum", of_job},
    {"job", "nodes", of_job},
    {"job", "milliseconds", of_job},
    {"job", "redo", of_job},
    {"job", "finished", of_job},
    {"campaign", "name", of_id},
    {"campaign", "variant", of_id},
    {"campaign", "root", of_id},
    {"campaign", "fen", of_id},
    {"campaign", "depth", of_id},
    {"campaign", "split", of_id},
    {"campaign", "passes", of_id},
    {"campaign", "per_move", of_id},
    {"campaign", "batch_tasks", of_id},
    {"campaign", "state", of_id},
    {"campaign", "tasks", of_id},
    {"campaign", "batches", of_id},
    {"campaign", "lines", of_id},
    {"campaign", "tree", of_id},
    {"campaign", "digest", of_id},
    {"campaign", "rules", of_id},
    {"root_move", "number", of_root},
    {"root_move", "move", of_root},
    {"worker", "name", of_id},
    {"worker", "heartbeat", of_id},
    {"worker", "lease", of_id},
    {"worker", "stopped", of_id},
    {"worker", "wants", of_id},
    {"tally", "jobs", of_tally},
    {"tally", "nodes", of_tally},
    {"hurdle_schema", "version", "CAST(version AS TEXT)"},
}};

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
  constexpr std::size_t of_batches_and_jobs = 19;
  constexpr int mostly = 70;
  const std::size_t among = random.chance(mostly) ? of_batches_and_jobs : columns.size();
  const Column& column = columns.at(static_cast<std::size_t>(random.below(among)));
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
