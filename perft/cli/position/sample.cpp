// `hurdle sample`: compares the two generators on random positions, and tells by stratum what a
// sample without a difference proves.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/cli/count/parts.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/position/difference.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/variants.hpp"
#include "perft/exhaust/sampling.hpp"

namespace hurdle::cli {
namespace {

using campaign::Fields;

struct SampleArguments : Arguments {
  VariantArgument variant{command};
  NumberOption positions{command, "--positions N", "Compare N positions (default 100000)",
                         Range{.least = 1, .most = 1'000'000'000'000}, 100'000};
  NumberOption seed{command, "--seed S", "Seed of the positions (default 1)", Range{}, 1};
  TextOption only{command, "--only STRATUM", "Only positions of one stratum: " + stratum_names()};
  NumberOption depth{command, "--depth D", "2: also compare the counts of all replies",
                     Range{.least = 1, .most = 2}, 1};
  NumberOption stop_after{command, "--stop-after N", "Print at most N differences",
                          Range{.least = 1, .most = 1'000'000}, 10};
  ThreadsOption threads{command};
  TextOption part{command, "--part K/N",
                  "Compare part K of N, such as 3/10, on one of many machines"};
  ListOption files{command, "--add FILE", "Compare nothing; add up the JSON files of all parts"};
  JsonOption json{command};
};

/// Throws Failure for a stratum without a position: the search for one takes hours.
std::optional<Stratum> only_of(const SampleArguments& options, const Variant& variant) {
  if (options.only->empty()) {
    return std::nullopt;
  }
  const auto found = find_stratum(*options.only);
  if (!found) {
    throw Failure(
        fmt::format("--only '{}': expected {}", hurdle::quoted(*options.only), stratum_names()));
  }
  if (const std::string_view missing = lacks_for(*found, variant.notation); !missing.empty()) {
    throw Failure(
        fmt::format("--only {}: no random position of {} is in this stratum: the game has no {}",
                    *options.only, variant.notation.name, missing));
  }
  return found;
}

/// What so many positions prove, if none of them differs.
std::string bound_of(const StratumCount& count) {
  return count.different > 0 || count.positions == 0
             ? "-"
             : fmt::format("{:.2e}", rule_of_three(count.positions));
}

std::string row_of(std::string_view name, const StratumCount& count) {
  return fmt::format("{:<14}{:>13}{:>9}  {:>9}\n", name, count.positions, count.different,
                     bound_of(count));
}

std::string text_of(const Variant& variant, const SamplingResult& result) {
  std::string text = fmt::format("{}: {}, {}; {} differ\n", variant.notation.name,
                                 counted(result.all.positions, "position"),
                                 counted(result.all.moves, "move"), result.all.different);
  for (const ExhaustDifference& difference : result.all.differences) {
    text += to_text(variant, difference);
  }
  text += fmt::format("{:<14}{:>13}{:>9}  {:>9}\n", "stratum", "positions", "differ", "at most");
  text += row_of("all", {result.all.positions, result.all.different});
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    if (result.by_stratum.at(stratum).positions > 0) {
      text += row_of(strata.at(stratum).name, result.by_stratum.at(stratum));
    }
  }
  return text;
}

Json json_of(const StratumCount& count) {
  Json json;
  add_count(json, "positions", count.positions);
  add_count(json, "different", count.different);
  const bool proves = count.different == 0 && count.positions > 0;
  json["at_most"] = proves ? Json(rule_of_three(count.positions)) : Json(nullptr);
  return json;
}

Json json_of(const Variant& variant, const SamplingOptions& how, const SamplingResult& result,
             double seconds) {
  Json json{{"variant", variant.notation.name},
            {"rules_version", campaign::rules_version(variant)},
            {"seed", how.seed},
            {"depth", how.depth},
            {"part", how.part},
            {"parts", how.parts},
            {"wanted", std::to_string(how.positions)},
            {"exhausted", result.exhausted}};
  json["only"] =
      how.only ? Json(strata.at(static_cast<std::size_t>(*how.only)).name) : Json(nullptr);
  add_count(json, "moves", result.all.moves);
  json["seconds"] = seconds;
  json["all"] = json_of(StratumCount{result.all.positions, result.all.different});
  Json& by_stratum = json["strata"] = Json::object();
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    by_stratum[std::string(strata.at(stratum).name)] = json_of(result.by_stratum.at(stratum));
  }
  json["differences"] = to_json(variant, result.all.differences);
  return json;
}

SamplingOptions options_of(const SampleArguments& options, const Variant& variant) {
  SamplingOptions how;
  how.positions = options.positions.value();
  how.seed = options.seed.value();
  how.only = only_of(options, variant);
  how.depth = static_cast<int>(options.depth.value());
  how.stop_after = options.stop_after.value();
  const Part part = parse_part(*options.part);
  how.part = static_cast<std::uint64_t>(part.number);
  how.parts = static_cast<std::uint64_t>(part.parts);
  return how;
}

/// Prints and writes a result; returns the exit code.
int report(const SampleArguments& options, const Variant& variant, const SamplingOptions& how,
           const SamplingResult& result, double seconds) {
  options.json.print(text_of(variant, result));
  options.json.write("sample", json_of(variant, how, result, seconds));
  if (result.exhausted) {
    print_to_stderr(fmt::format("hurdle: the stratum is too rare; {} of {} positions were found",
                                result.all.positions, positions_of(how)));
  }
  return result.all.different == 0 ? good : wrong;
}

// ---- Parts ----

StratumCount count_in(const Fields& fields) {
  return {fields.narrow_count("positions"), fields.narrow_count("different")};
}

void require_same_sample(const Fields& result, const Variant& variant,
                         const SamplingOptions& options) {
  require_same_count(result, variant, options.depth);
  if (result.at("seed") != Json(options.seed)) {
    result.fail("seed", fmt::format("expected {}", options.seed));
  }
  if (result.narrow_count("wanted") != options.positions) {
    result.fail("wanted", fmt::format("expected {} positions", options.positions));
  }
  const Json only =
      options.only ? Json(strata.at(static_cast<std::size_t>(*options.only)).name) : Json(nullptr);
  if (result.at("only") != only) {
    result.fail("only", fmt::format("expected {}", only.dump()));
  }
}

SamplingResult sample_in(const Fields& fields, const Variant& variant) {
  SamplingResult result;
  const StratumCount all = count_in(fields.object("all"));
  result.all.positions = all.positions;
  result.all.different = all.different;
  result.all.moves = fields.narrow_count("moves");
  result.all.differences = differences_in(fields, variant);
  result.exhausted = fields.truth("exhausted");
  const Fields by_stratum = fields.object("strata");
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    const std::string name(strata.at(stratum).name);
    result.by_stratum.at(stratum) = count_in(by_stratum.object(name.c_str()));
  }
  return result;
}

struct AddedSamples {
  SamplingResult result;  ///< only if there is no problem
  PartProblems problems;
};

/// Adds up files that `hurdle sample --part K/N --json FILE` wrote with these options, whose part
/// is ignored. A part may be given twice if both files say the same. Throws ExportError for a file
/// that is no such part, with the file and the field.
AddedSamples add_samples(const Variant& variant, const SamplingOptions& options,
                         const std::vector<std::string>& files) {
  AddedSamples added;
  KnownParts known;
  for (const std::string& file : files) {
    const Json json = campaign::parsed_json(file);
    const Fields fields =
        Fields(file, json, "a file that hurdle sample --part --json wrote").result_of("sample");
    require_same_sample(fields, variant, options);
    const Part part = part_in(fields);
    const SamplingResult result = sample_in(fields, variant);
    SamplingOptions own = options;
    own.part = static_cast<std::uint64_t>(part.number);
    own.parts = static_cast<std::uint64_t>(part.parts);
    if (result.all.positions != positions_of(own) && !result.exhausted) {
      fields.fail("all", fmt::format("expected {} positions in part {}/{}: the run was interrupted",
                                     positions_of(own), part.number, part.parts));
    }
    Json content = fields.at("strata");
    content["moves"] = fields.at("moves");
    content["differences"] = fields.at("differences");
    if (known.note(file, part, content.dump())) {
      added.result += result;
    }
  }
  added.problems = known.problems();
  return added;
}

/// Prints the sums of the parts in the files.
int add_sample_parts(const SampleArguments& options, const Variant& variant) {
  require_absent({{"--part", !options.part->empty()}}, "--add, which compares nothing");
  const SamplingOptions how = options_of(options, variant);
  const AddedSamples added = add_samples(variant, how, *options.files);
  if (!added.problems.empty()) {
    return added.problems.print(!options.json.takes_stdout());
  }
  return report(options, variant, how, added.result, 0);
}

int run_sample(const SampleArguments& options) {
  const Variant& variant = variant_named(*options.variant);
  if (!options.files->empty()) {
    return add_sample_parts(options, variant);
  }
  SamplingOptions how = options_of(options, variant);
  how.threads = started(options.threads.value());
  how.stop = &stop_flag();
  Progress progress("positions");
  how.progress = [&](std::uint64_t done, std::uint64_t all) { progress.show(done, all); };
  const Stopwatch watch;
  const SamplingResult result = sample_positions(variant.fast, variant.plain, variant.referee, how);
  const double seconds = watch.seconds();
  progress.clear();
  if (result.all.positions == 0 && result.exhausted) {
    throw Failure(fmt::format("--only {}: no random position of {} is in this stratum",
                              *options.only, variant.notation.name));
  }
  print_to_stderr(fmt::format("{:.1f} s, {:.0f} positions a second", seconds,
                              static_cast<double>(result.all.positions) / seconds));
  const int code = report(options, variant, how, result, seconds);
  if (result.all.interrupted) {
    print_to_stderr("hurdle: interrupted; the counts are those of a part");
    return interrupted;
  }
  return code;
}

}  // namespace

void add_sample(const Command& program) {
  const Command command = program.add_command(
      "sample", "Compare the two generators on random positions, with bounds by stratum",
      run_sample);
  command.footer(
      "If no position differs, the column 'at most' is the greatest share of such positions that\n"
      "can still differ, with 95 % confidence: 3/N, the rule of three.\n"
      "Example:\n  hurdle sample janggi\n  hurdle sample shogi --only barred-drop --depth 2");
}

}  // namespace hurdle::cli
