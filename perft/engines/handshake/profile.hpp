// Profiles (profiles/*.yaml): facts about known engines, as data. A profile has the engine's name,
// protocol, dialect and variant names, and the clauses in which it differs on purpose.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/ends.hpp"
#include "perft/engines/handshake/notation/dialect_fields.hpp"
#include "perft/engines/protocol/variant_names.hpp"

namespace hurdle::engines {

/// An engine's dialect in one protocol: general fields, and further ones by variant (our names).
struct ProtocolDialect {
  DialectChange general;
  std::map<std::string, DialectChange> of_variants;
};

/// The content of a profile.
struct Profile {
  std::string file;
  std::string name;
  std::string about;
  std::vector<std::string> engines;  ///< beginnings of the names that such an engine reports
  std::string protocol;              ///< empty if it must be detected
  std::map<std::string, ProtocolDialect> dialects;  ///< by protocol
  VariantMap variants;                              ///< our name -> the engine's
  std::set<std::string> differs_by;                 ///< clauses in which the engine differs
  std::map<std::string, EndOptions> ends;           ///< our variant name -> its end options
};

/// Parses a file. Throws SuiteError with file and line.
[[nodiscard]] Profile read_profile(const std::filesystem::path& file);

/// Parses every `*.yaml` file of a folder, sorted by name. Returns nothing if the folder does not
/// exist. Throws SuiteError.
[[nodiscard]] std::vector<Profile> read_profiles(const std::filesystem::path& folder);

/// The profile whose entry in `engines` is the longest beginning of this engine name, ignoring
/// case; null if none matches.
[[nodiscard]] const Profile* profile_for(const std::vector<Profile>& profiles,
                                         std::string_view engine);

}  // namespace hurdle::engines
