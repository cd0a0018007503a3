#include "perft/cli/check/games.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "perft/cli/check/handshake.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::cli {
namespace {

/// Fills end options that were not given with those of the engine's profile.
void take_usual_ends(const engines::CheckOptions& how, std::map<const Variant*, EndOptions>& ends) {
  for (auto& [variant, chosen] : ends) {
    if (const auto usual = how.usual_ends.find(std::string(variant->notation.name));
        usual != how.usual_ends.end()) {
      chosen.insert(usual->second.begin(), usual->second.end());
    }
  }
}

/// The end options of each variant that has them. Throws Failure if none of the variants has them.
std::map<const Variant*, EndOptions> ends_of(const EndArguments& options,
                                             const std::set<const Variant*>& variants) {
  std::map<const Variant*, EndOptions> ends;
  std::optional<Failure> failure;
  for (const Variant* variant : variants) {
    try {
      ends[variant] = options.of(*variant);
    } catch (const Failure& error) {
      failure = error;
    }
  }
  if (ends.empty() && failure) {
    throw Failure(*failure);
  }
  return ends;
}

}  // namespace

int check_games(const GamesCheck& check, engines::CheckOptions how) {
  const std::vector<engines::GameItem> items = check.items.load_games();
  std::set<const Variant*> variants;
  for (const engines::GameItem& item : items) {
    variants.insert(item.at.variant);
  }
  engines::GamesOptions options;
  options.ends = ends_of(check.ends, variants);
  const auto notes = handshake_before_check(
      check.handshake.given(),
      {variants, check.items.words() + " --games", check.items.names_variants(),
       check.items.chooses(), nullptr, check.json.given()},
      check.at_once, how);
  take_usual_ends(how, options.ends);
  Progress progress("games");
  how.progress = [&progress](std::size_t done, std::size_t all) { progress.show(done, all); };
  options.check = how;
  engines::GamesResult result = engines::check_games(items, options);
  result.asked.notes = notes;
  progress.clear();
  if (!check.json.takes_stdout()) {
    check.color.print(engines::to_text(result, check.all));
  }
  check.json.write("check", engines::to_json(result));
  return result.asked.interrupted ? interrupted : engines::exit_code(result.asked);
}

}  // namespace hurdle::cli
