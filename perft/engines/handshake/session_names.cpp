// The names under which an engine may know a variant.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <set>
#include <string>
#include <vector>

#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {
namespace {

/// The names to try: only the given one if there is one, else the profile's and then ours. If the
/// engine lists its variants, only a listed one.
std::vector<std::string> possible_names(const EngineOptions& options, const Notation& notation,
                                        const std::set<std::string>& listed) {
  const std::string ours(notation.name);
  const auto usual = options.usual_variants.find(ours);
  std::vector<std::string> names = names_to_try(options.variants, notation, listed);
  if (usual == options.usual_variants.end() || options.variants.count(ours) > 0) {
    return names;
  }
  if (!listed.empty()) {
    return listed.count(usual->second) > 0 ? std::vector{usual->second} : names;
  }
  std::erase(names, usual->second);
  names.insert(names.begin(), usual->second);
  return names;
}

EngineError not_offered(const Notation& notation) {
  return {EngineFailure::variant_unknown,
          fmt::format("the engine does not offer {}; if it plays it, use --variant {}",
                      notation.name, notation.name)};
}

EngineError not_listed(const EngineOptions& options, const Notation& notation) {
  const auto given = options.variants.find(std::string(notation.name));
  const std::string tried = fmt::format(
      "{}",
      fmt::join(names_to_try(given == options.variants.end() ? VariantMap{} : options.variants,
                             notation, {}),
                "', '"));
  return {
      EngineFailure::variant_unknown,
      fmt::format(
          "the engine does not list '{}' among its variants (our {}); use --variant-map {}=NAME",
          tried, notation.name, notation.name)};
}

}  // namespace

std::optional<EngineError> Session::unknown(const Variant& variant) {
  try {
    if (engine_) {
      (void)names_of(variant);
    }
    return std::nullopt;
  } catch (const EngineError& error) {
    return error.kind() == EngineFailure::variant_unknown ? std::optional(error) : std::nullopt;
  }
}

Session::Names& Session::names_of(const Variant& variant) {
  const auto skipped = options_.skipped_games.find(std::string(variant.notation.name));
  if (skipped != options_.skipped_games.end()) {
    throw EngineError(skipped->second);
  }
  const auto unknown = unknown_.find(&variant);
  if (unknown != unknown_.end()) {
    throw EngineError(unknown->second);
  }
  const auto known = names_.find(&variant);
  if (known != names_.end()) {
    return known->second;
  }
  if (!engine_->offers(variant.notation) && !options_.requests(variant.notation)) {
    throw unknown_.emplace(&variant, not_offered(variant.notation)).first->second;
  }
  Names names{possible_names(options_, variant.notation, engine_->listed()), 0, false};
  if (names.names.empty()) {
    throw unknown_.emplace(&variant, not_listed(options_, variant.notation)).first->second;
  }
  return names_.emplace(&variant, std::move(names)).first->second;
}

}  // namespace hurdle::engines
