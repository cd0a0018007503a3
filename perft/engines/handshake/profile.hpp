// What is known of an engine beforehand, as data: how it names itself, speaks, writes, and where it
// plays otherwise on purpose. Knows the files (profiles/*.yaml); asks no engine.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "perft/engines/handshake/dialect_change.hpp"
#include "perft/engines/protocol/variant_names.hpp"

namespace hurdle::engines {

/// How an engine writes by one protocol: in general, and on top of that by variant (our names).
struct ProtocolDialect {
  DialectChange general;
  std::map<std::string, DialectChange> of_variants;
};

/// A file's content.
struct Profile {
  std::string file;
  std::string name;
  std::string about;
  std::vector<std::string> engines;  ///< how names begin that such an engine gives itself
  std::string protocol;              ///< empty when it must be found out
  std::map<std::string, ProtocolDialect> dialects;  ///< by protocol
  VariantMap variants;                              ///< our name -> the engine's
  std::set<std::string> differs_by;                 ///< clauses that it plays otherwise
  std::map<std::string, EndOptions> ends;           ///< by which options games end, by our name
};

/// Reads a file. Throws SuiteError with file and line.
[[nodiscard]] Profile read_profile(const std::filesystem::path& file);

/// Every file `*.yaml` of a folder, by name; none when there is no such folder. Throws SuiteError.
[[nodiscard]] std::vector<Profile> read_profiles(const std::filesystem::path& folder);

/// The profile of an engine with this name, or null: the one with the longest beginning of it, in
/// letters of any case.
[[nodiscard]] const Profile* profile_for(const std::vector<Profile>& profiles,
                                         std::string_view engine);

}  // namespace hurdle::engines
