#include "perft/cli/check/check_arguments.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"

namespace hurdle::cli {
namespace {

/// The clause ids as a set. Throws Failure for an id that no variant has: a misspelt one would have
/// no effect.
std::set<std::string> known_clauses(const std::vector<std::string>& ids) {
  for (const std::string& id : ids) {
    const auto knows = [&](const Variant& variant) {
      return find_clause(variant.notation, id) != nullptr;
    };
    if (std::ranges::none_of(all_variants(), knows)) {
      throw Failure(
          fmt::format("--differs-by '{}': no variant has this clause; expected clauses "
                      "of movegen/variants/*/rules.md, as N6,N11",
                      hurdle::quoted(id)));
    }
  }
  return {ids.begin(), ids.end()};
}

}  // namespace

Total max_nodes_of(const CheckArguments& options, Total usual) {
  if (options.max_nodes.given()) {
    return options.max_nodes.value();
  }
  const bool lower = options.house_rules.given() && usual > Total(max_nodes_by_house_rules);
  return lower ? Total(max_nodes_by_house_rules) : usual;
}

engines::CheckOptions check_options(const CheckArguments& options) {
  options.color.prepare();
  engines::CheckOptions how;
  how.differs_by = known_clauses(*options.differs_by);
  options.handshake.prepare(how);
  how.engine.stop = &stop_flag();
  how.named = options.items.named(options.house_rules);
  how.stop_after = options.stop_after.value();
  return how;
}

void prepare_files(const CheckArguments& options) {
  if (options.documents() > 1) {
    throw Failure("only one of --junit, --html and --json can be -: stdout holds one document");
  }
  (void)options.pieces.names();
  if (!options.junit->empty()) {
    require_writable("--junit", *options.junit);
  }
  if (!options.html->empty()) {
    require_writable("--html", *options.html);
  }
  if (!options.journal->empty()) {
    require_writable("--journal", *options.journal);
  }
}

std::string asked_words(const CheckArguments& options) {
  return options.items.all_words() + options.house_rules.words() +
         (options.differs_by->empty()
              ? ""
              : fmt::format(" --differs-by {}", fmt::join(*options.differs_by, ",")));
}

void require_games_alone(const CheckArguments& options) {
  require_absent({{"--house-rules", options.house_rules.given()},
                  {"--random, --seed, --material", options.items.makes_positions()},
                  {"--part", options.parts.has_part()},
                  {"--max-nodes", options.max_nodes.given()},
                  {"--confirm", options.confirm.given()},
                  {"--journal", !options.journal->empty()},
                  {"--baseline", !options.baseline->empty()},
                  {"--junit", !options.junit->empty()},
                  {"--html", !options.html->empty()}},
                 "--games, which compares no counts");
}

void require_adding_alone(const CheckArguments& options) {
  options.command.require_only({"--add", "--all", "--html", "--pieces", "--color", "--json"},
                               "--add, which asks no engine");
}

}  // namespace hurdle::cli
