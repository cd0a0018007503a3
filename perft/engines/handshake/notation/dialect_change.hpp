// A partial dialect: some fields that replace those of another dialect. Options and profiles are
// partial dialects.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "perft/engines/handshake/notation/dialect_fields.hpp"

namespace hurdle::engines {

/// The fields to replace; all others keep their values.
class DialectChange {
 public:
  /// Replaces a field, one of `dialect_fields()`. Throws std::invalid_argument that names the value
  /// and what was expected.
  void set(const DialectField& field, const std::vector<std::string>& value);

  [[nodiscard]] Dialect on_top_of(Dialect dialect) const;
  bool operator==(const DialectChange&) const = default;

 private:
  std::set<const DialectField*> given_;
  Dialect values_;
};

}  // namespace hurdle::engines
