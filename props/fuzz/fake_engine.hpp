// The output of the fake engine in the protocols' targets.
#pragma once

#include <string_view>

namespace hurdle::fuzz {

/// Sets the lines that all engines send from now on, each once. The text must outlive the engines.
void set_engine_output(std::string_view lines);

}  // namespace hurdle::fuzz
