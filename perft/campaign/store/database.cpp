#include "perft/campaign/store/database.hpp"

#include <fmt/format.h>

#include "perft/campaign/store/open.hpp"
#include "perft/campaign/store/secrets.hpp"

namespace hurdle::campaign {
namespace {

template <class Type>
const Type& column_as(const Values& values, std::size_t column) {
  const Type* value = column < values.size() ? std::get_if<Type>(&values[column]) : nullptr;
  if (value == nullptr) {
    throw StoreError(StoreFailure::corrupt,
                     "the store holds a value of another type than it should");
  }
  return *value;
}

}  // namespace

bool Row::is_null(std::size_t column) const {
  return std::holds_alternative<std::nullptr_t>(values_.at(column));
}

std::int64_t Row::integer(std::size_t column) const {
  return column_as<std::int64_t>(values_, column);
}

const std::string& Row::text(std::size_t column) const {
  return column_as<std::string>(values_, column);
}

const std::string& Row::bytes(std::size_t column) const {
  return column_as<Blob>(values_, column).bytes;
}

bool has_functions(const Database& database) noexcept {
  return database.dialect().mark == "{postgres}";
}

Answer call(Database& database, std::string_view function, const Values& parameters) {
  std::string places;
  for (std::size_t number = 1; number <= parameters.size(); ++number) {
    places += fmt::format("{}${}", number == 1 ? "" : ", ", number);
  }
  return database.exec(fmt::format("SELECT * FROM {}({})", function, places), parameters);
}

std::string_view open_prefix(const Database& database) noexcept {
  return has_functions(database) ? "open_" : "";
}

std::unique_ptr<Database> open_database(const std::string& store, Missing missing,
                                        const StoreTimeouts& timeouts) {
  if (is_gateway(store)) {
    throw StoreError(StoreFailure::refused,
                     "only hurdle work can use a gateway; this command needs the store itself: a "
                     "file, or postgresql://USER@HOST/DATABASE");
  }
  return is_url(store) ? open_postgres(store, timeouts) : open_sqlite(store, missing, timeouts);
}

}  // namespace hurdle::campaign
