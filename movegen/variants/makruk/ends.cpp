#include "movegen/variants/makruk/ends.hpp"

#include <array>

namespace hurdle::makruk {
namespace {

constexpr std::array<std::string_view, 1> rules_values{"makruk-counting"};

constexpr std::array<EndOption, 1> end_options{{
    {"rules", rules_values, "makruk-counting: board's honour and pieces' honour, the only rules"},
}};

}  // namespace

MakrukEnds::MakrukEnds(const Referee& rules, const EndOptions& options)
    : MakpongEnds(rules.notation(), end_names, true) {
  require_known(options, end_options, rules.notation());
}

std::span<const EndOption> MakrukEnds::options() noexcept {
  return end_options;
}

}  // namespace hurdle::makruk
