// The handshake before a check. Lets the check read each game as the engine writes it, and leave
// out games whose notation is not settled. handshake_words.hpp words the messages.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "perft/cli/check/handshake_words.hpp"
#include "perft/cli/check/identify_engine.hpp"

namespace hurdle::cli {

/// The scope of a check.
struct CheckScope {
  std::set<const Variant*> variants;
  std::string words;            ///< the command line up to the engine options
  bool names_variants = false;  ///< the command line names the variants
  bool chooses = false;         ///< the command line names the variants or the sets
  OwnWords own = nullptr;       ///< the command line, if it is one of `hurdle check`
  bool writes_reports = false;  ///< files report an engine that cannot be started, too
};

/// Identifies the engine and fills in `how`. Unless `at_once`, also does the handshake for each of
/// the variants. Returns notes, one a line. After an interrupt it returns nothing, and the check
/// stops at its first question. Throws SuiteError, and Failure if
/// - the engine cannot be started, unless reports go to files,
/// - a running program replied to no protocol or lists no moves,
/// - for every variant, the engine hung, sent only nonsense or is a script that ends without a
///   reply, unless the user gave a number of restarts,
/// - no game can be read,
/// - the engine writes otherwise than the given options say; the message has the command to use.
[[nodiscard]] std::vector<std::string> handshake_before_check(const EngineSpec& given,
                                                              const CheckScope& asked, bool at_once,
                                                              engines::CheckOptions& how);

}  // namespace hurdle::cli
