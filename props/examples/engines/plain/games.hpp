// The games of the plain engines.
#pragma once

#include <memory>

#include "props/examples/engines/plain/engine.hpp"

namespace plain {

[[nodiscard]] std::unique_ptr<Engine> janggi(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> xiangqi(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> chess(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> makruk(const Words& faults);
[[nodiscard]] std::unique_ptr<Engine> shogi(const Words& faults);

}  // namespace plain
