// Which family a variant is of, and who answers for it.
#include "props/laws/attack.hpp"

#include "props/laws/janggi_inspection.hpp"
#include "props/laws/makpong_inspection.hpp"
#include "props/laws/reading.hpp"

namespace hurdle::props {

bool royal_exposed(const Notation& notation, const Setup& setup, Colour owner) {
  if (notation.kinds.data() == janggi::kinds.data()) {
    return janggi_inspection::attacked(setup, owner);
  }
  if (notation.kinds.data() == makpong::kinds.data()) {
    return !makpong_inspection::checkers(setup, owner).empty();
  }
  return reading_of(notation).royal_attacked(setup, owner);
}

}  // namespace hurdle::props
