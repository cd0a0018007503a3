// What the engine says that the protocols' targets talk to.
#pragma once

#include <string_view>

namespace hurdle::fuzz {

/// From now on every engine's lines are these, each read once. The text must outlive the engines.
void engine_says(std::string_view lines);

}  // namespace hurdle::fuzz
