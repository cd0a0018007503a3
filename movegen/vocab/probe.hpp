// A position whose count shows whether two builds play a variant by the same rules.
#pragma once

#include <string_view>

namespace hurdle {

struct Probe {
  std::string_view fen;
  int depth;
};

}  // namespace hurdle
