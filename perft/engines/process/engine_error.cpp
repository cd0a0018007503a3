// The texts of `EngineFailure`.
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

std::string_view to_text(EngineFailure failure) noexcept {
  switch (failure) {
    case EngineFailure::not_started:
      return "not started";
    case EngineFailure::crashed:
      return "crashed";
    case EngineFailure::timed_out:
      return "timed out";
    case EngineFailure::refused:
      return "refused";
    case EngineFailure::nonsense:
      return "nonsense";
    case EngineFailure::variant_unknown:
      return "variant unknown";
    case EngineFailure::misread:
      return "misread position";
    case EngineFailure::unsettled:
      return "unsettled notation";
  }
  return "unknown failure";
}

}  // namespace hurdle::engines
