#include "perft/cli/check/identify_engine.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/handshake/detect_protocol.hpp"
#include "perft/engines/process/command.hpp"

namespace hurdle::cli {
namespace {

/// The profiles shipped with the program. Empty if their folder is missing; `why` then says so.
std::vector<engines::Profile> own_profiles(std::string& why) {
  try {
    return engines::read_profiles(data_folder("profiles"));
  } catch (const Failure& missing) {
    why = missing.what();
    return {};
  }
}

/// The profile in a file, if `name` has a folder or an extension; else the shipped one of this
/// name.
engines::Profile profile_named(const std::string& option, const std::string& name) {
  const std::filesystem::path path(name);
  if (path.has_parent_path() || path.has_extension()) {
    return engines::read_profile(path);
  }
  std::vector<std::string> names;
  std::string missing;
  for (engines::Profile& profile : own_profiles(missing)) {
    if (profile.name == name) {
      return std::move(profile);
    }
    names.push_back(profile.name);
  }
  const std::string known = missing.empty() ? fmt::format(", or one of: {}", fmt::join(names, ", "))
                                            : "; there is " + missing;
  throw Failure(fmt::format("{} '{}': expected a file, as ./mine.yaml{}", option,
                            hurdle::quoted(name), known));
}

/// Adds the profile's dialects for the detected protocol.
void take_dialects(const engines::Profile& profile, IdentifiedEngine& identified) {
  const auto found = profile.dialects.find(std::string(identified.protocol->name));
  if (found == profile.dialects.end()) {
    return;
  }
  identified.usual = found->second.general.on_top_of(identified.usual);
  for (const auto& [variant, change] : found->second.of_variants) {
    identified.usual_of[variant] = change.on_top_of(identified.usual);
  }
}

/// The given profile, or the one of the engine's name. Adds a note if there are no profiles.
std::optional<engines::Profile> profile_of(const EngineSpec& given, const std::string& engine,
                                           std::vector<std::string>& notes) {
  if (!given.profile.empty()) {
    return profile_named("--profile", given.profile);
  }
  std::string missing;
  const auto all = own_profiles(missing);
  if (!missing.empty()) {
    notes.push_back("no engine has a profile: " + missing);
  }
  const engines::Profile* found = engines::profile_for(all, engine);
  return found == nullptr ? std::nullopt : std::optional(*found);
}

engines::DetectedProtocol protocol_of(const EngineSpec& given, const engines::CheckOptions& how) {
  const engines::Protocol* protocol = given.protocol;
  if (protocol == nullptr && !given.profile.empty()) {
    protocol = engines::find_protocol(profile_named("--profile", given.profile).protocol);
  }
  return protocol == nullptr ? engines::detect_protocol(how.engine, all_variants())
                             : engines::try_protocol(how.engine, *protocol);
}

engines::Dialect changed(const EngineSpec& given, engines::Dialect usual) {
  for (const engines::DialectChange& change : given.dialect) {
    usual = change.on_top_of(usual);
  }
  return usual;
}

}  // namespace

bool EngineSpec::names_notation() const {
  return std::ranges::any_of(dialect,
                             [](const auto& change) { return change != engines::DialectChange(); });
}

void fail_at_once(engines::CheckOptions& how, const engines::EngineError& failure) {
  how.start =
      [failure](const engines::EngineOptions& /*options*/) -> std::unique_ptr<engines::Adapter> {
    throw engines::EngineError(failure);
  };
  how.max_restarts = 0;
}

void HandshakeOptions::take_engine(const std::string& engine) {
  if (engine_->empty()) {
    *engine_ = engine;
  }
  if (engine_->empty()) {
    throw Failure("no engine; expected an executable program, a program in PATH, or --engine CMD");
  }
}

void HandshakeOptions::prepare(engines::CheckOptions& how) const {
  how.engine.command = *engine_;
  how.engine.variants = protocol_options_.variant_map().names();
  (void)protocol_options_.protocol();
  (void)protocol_options_.dialect();
  require_profile("--profile", *profile_);
  timeouts_.fill(how);
}

EngineSpec HandshakeOptions::given() const {
  return {*engine_,
          *profile_,
          protocol_options_.protocol(),
          {protocol_options_.dialect()},
          protocol_options_.variant_map().words(),
          timeouts_.limits_restarts()};
}

void require_profile(const std::string& option, const std::string& name) {
  if (!name.empty()) {
    (void)profile_named(option, name);
  }
}

const engines::Dialect& IdentifiedEngine::usual_dialect(const Notation& variant) const {
  const auto own = usual_of.find(std::string(variant.name));
  return own == usual_of.end() ? usual : own->second;
}

bool IdentifiedEngine::ignores_greeting() const {
  return protocol != nullptr && failure && !lists_no_moves && runs(*failure);
}

bool runs(const engines::EngineError& failure) {
  return failure.kind() != engines::EngineFailure::not_started &&
         failure.kind() != engines::EngineFailure::crashed;
}

std::string no_engine_words(const engines::EngineError& failure) {
  return failure.what() + join_texts(failure.stderr_lines(), "", [](const std::string& line) {
           return "\n  | " + hurdle::quoted(line, 300);
         });
}

IdentifiedEngine identify_engine(const EngineSpec& given, engines::CheckOptions& how) {
  const engines::DetectedProtocol detected = protocol_of(given, how);
  IdentifiedEngine identified;
  identified.name = detected.name;
  identified.protocol = detected.protocol;
  identified.protocol_given = given.protocol != nullptr;
  identified.failure = detected.failure;
  identified.lists_no_moves = detected.lists_no_moves;
  identified.words = " --engine " + engines::shell_word(given.command);
  if (identified.protocol == nullptr) {
    fail_at_once(how, *detected.failure);
    return identified;
  }
  how.start = identified.protocol->start;
  how.engine.own_game = detected.own_game;
  how.max_nodes = identified.protocol->max_nodes;
  if (!given.limits_restarts) {
    how.max_restarts = identified.protocol->max_restarts;
  }
  identified.usual = identified.protocol->dialect();
  identified.words += fmt::format(" --protocol {}", identified.protocol->name);
  const bool found = given.protocol == nullptr && identified.protocol->name != "uci";
  if (found) {
    identified.notes.push_back(fmt::format("protocol: {}", identified.protocol->name));
  }
  if (!detected.remark.empty()) {
    identified.notes.push_back(detected.remark);
  }
  if (const auto profile = profile_of(given, identified.name, identified.notes)) {
    take_dialects(*profile, identified);
    how.engine.usual_variants = profile->variants;
    how.differs_by.insert(profile->differs_by.begin(), profile->differs_by.end());
    how.usual_ends = profile->ends;
    const bool named = !given.profile.empty();
    identified.notes.push_back(
        fmt::format("profile: {}{}", profile->name, named ? "" : ", by the engine's name"));
    identified.words += named ? " --profile " + engines::shell_word(given.profile) : "";
  }
  identified.words += given.variant_words;
  how.engine.dialect = changed(given, identified.usual);
  for (const auto& [variant, dialect] : identified.usual_of) {
    how.engine.dialects[variant] = changed(given, dialect);
  }
  return identified;
}

}  // namespace hurdle::cli
