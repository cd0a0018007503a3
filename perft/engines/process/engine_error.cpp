// The texts of `Trouble`.
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

std::string_view to_text(Trouble trouble) noexcept {
  switch (trouble) {
    case Trouble::not_started:
      return "not started";
    case Trouble::crashed:
      return "crashed";
    case Trouble::timed_out:
      return "timed out";
    case Trouble::refused:
      return "refused";
    case Trouble::nonsense:
      return "nonsense";
    case Trouble::variant_unknown:
      return "variant unknown";
    case Trouble::misread:
      return "misread position";
    case Trouble::unsettled:
      return "unsettled notation";
  }
  return "unknown trouble";
}

}  // namespace hurdle::engines
