// The result of `verify` as JSON, for the envelope.
#pragma once

#include "perft/output/json.hpp"
#include "perft/suite/verify.hpp"

namespace hurdle {

[[nodiscard]] Json to_json(const VerifyResult& result);

}  // namespace hurdle
