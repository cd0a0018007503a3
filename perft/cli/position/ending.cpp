#include "perft/cli/position/ending.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

namespace hurdle::cli {
namespace {

std::string_view name_of(Ending ending) {
  switch (ending) {
    case Ending::none:
      return "none";
    case Ending::mate:
      return "mate";
    case Ending::stalemate:
      return "stalemate";
    case Ending::ended:
      return "ended";
  }
  return "none";
}

}  // namespace

std::string to_text(const EndingVerdict& verdict) {
  return fmt::format("{} by {}: {}", name_of(verdict.ending), verdict.clause, verdict.sentence);
}

Json to_json(const EndingVerdict& verdict) {
  if (verdict.ending == Ending::none) {
    return nullptr;
  }
  return {{"kind", name_of(verdict.ending)},
          {"clause", verdict.clause},
          {"sentence", verdict.sentence}};
}

}  // namespace hurdle::cli
