#include "perft/engines/handshake/notation/dialect_change.hpp"

namespace hurdle::engines {

void DialectChange::set(const DialectField& field, const std::vector<std::string>& value) {
  field.set_value(values_, value);
  given_.insert(&field);
}

Dialect DialectChange::on_top_of(Dialect dialect) const {
  for (const DialectField* const field : given_) {
    field->copy(values_, dialect);
    if (std::holds_alternative<int Dialect::*>(field->member)) {
      dialect.ten_from_0 = false;  // the number holds for boards of any size
    }
  }
  return dialect;
}

}  // namespace hurdle::engines
