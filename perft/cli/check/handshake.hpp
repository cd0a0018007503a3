// The first handshake of a check: an engine that writes otherwise is told so, and is not checked.
// Knows when that is; the wording is contact_words.hpp's.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "perft/cli/check/identify_engine.hpp"

namespace hurdle::cli {

/// What a check is about.
struct CheckScope {
  std::set<const Variant*> variants;
  std::string words;            ///< of its command line, before the engine
  bool names_variants = false;  ///< the command line named them
};

/// Meets the engine, asks about every variant unless `at_once`, and fills in how it is asked; what
/// there is to say of that, a line each. After an interrupt nothing: who asks on meets it again.
/// An engine that hung and answered nothing is not to be started again, unless a number was given.
/// Throws Failure, with the command line to use, for an engine that writes otherwise; SuiteError.
[[nodiscard]] std::vector<std::string> handshake_before_check(const EngineSpec& given,
                                                              const CheckScope& asked, bool at_once,
                                                              engines::CheckOptions& how);

}  // namespace hurdle::cli
