// For which processors the fast generators were compiled that run here.
#pragma once

#include <string_view>

namespace hurdle {

/// A level of x86-64 as `x86-64-v3`, where the loader chose among several (HURDLE_LEVELS in
/// CMakeLists.txt); empty where the generators were compiled with the flags of everything else.
[[nodiscard]] std::string_view fast_level() noexcept;

}  // namespace hurdle
