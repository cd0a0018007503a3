// A generator as an engine under check, without a process: asked as any other engine. Knows no
// rule.
#pragma once

#include <memory>
#include <string>

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::mutants {

/// Starts an engine that plays one variant by this generator. It shows its position, and refuses
/// one that is told by moves that it does not have.
[[nodiscard]] engines::AdapterFactory in_process(std::string name, const Variant& variant,
                                                 std::shared_ptr<const Generator> generator);

}  // namespace hurdle::mutants
