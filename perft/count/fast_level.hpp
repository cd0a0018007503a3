// The processor level for which the running fast generators were compiled.
#pragma once

#include <string_view>

namespace hurdle {

/// A level of x86-64, as `x86-64-v3`, if the loader chose among several (HURDLE_LEVELS in
/// CMakeLists.txt); empty if the generators were compiled with the same flags as all other code.
[[nodiscard]] std::string_view fast_level() noexcept;

}  // namespace hurdle
