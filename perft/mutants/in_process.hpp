// A generator as an engine under check, in this process. Does not depend on rules.
#pragma once

#include <memory>
#include <string>

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::mutants {

/// Starts an engine that plays one variant by this generator. It shows its position, and rejects a
/// line that contains a move it does not have.
[[nodiscard]] engines::AdapterFactory in_process(std::string name, const Variant& variant,
                                                 std::shared_ptr<const Generator> generator);

}  // namespace hurdle::mutants
