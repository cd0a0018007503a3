// `hurdle exhaust`: compares the two generators on every position of a material.
#include "perft/exhaust/exhaust.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/cli/count/parts.hpp"
#include "perft/cli/custom/commands.hpp"
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
#include "perft/engines/process/command.hpp"
#include "perft/exhaust/comparison.hpp"
#include "perft/exhaust/mirror.hpp"

namespace hurdle::cli {
namespace {

/// With more positions the command needs --yes.
constexpr double most_unasked = 20e6;

struct ExhaustArguments : Arguments {
  VariantArgument variant{command};
  ArgumentList materials{command, "MATERIAL",
                         "KQvKR, with pieces in hand KRvK[Pp]; K+2: kings and any two pieces; "
                         "K+1+1h: one on the board, one in hand"};
  Flag mirror{command, "--mirror", "Examine one of each pair of mirror images"};
  NumberOption depth{command, "--depth D", "2: also compare the counts of all replies",
                     Range{.least = 1, .most = 2}, 1};
  NumberOption stop_after{command, "--stop-after N", "Print at most N differences of a material",
                          Range{.least = 1, .most = 1'000'000}, 10};
  ThreadsOption threads{command};
  Flag yes{command, "--yes", "Start even with more than 20,000,000 positions"};
  TextOption part{
      command, "--part K/N",
      "Examine part K of N; 3/10 is every tenth placement of the royal pieces, from the third on"};
  ListOption files{command, "--add FILE", "Examine nothing; add up the JSON files of all parts"};
  VariantsFileOption file{command};
  TextOption oracle{command, "--oracle CMD",
                    "Print the hurdle check command that asks an engine about these positions"};
  JsonOption json{command};
};

/// The placements of all materials given.
class Plan {
 public:
  Plan(const Variant& variant, const std::vector<std::string>& materials, bool mirror)
      : royals_(royal_pairs(variant.referee)) {
    Placements::KnownSquares known;
    for (const std::string& text : materials) {
      for (Material& material : materials_of(variant, text)) {
        placements_.push_back(
            std::make_unique<Placements>(variant.referee, royals_, std::move(material), &known));
        const double most = placements_.back()->most();
        const bool halved =
            mirror && is_symmetric(variant.notation, placements_.back()->material());
        most_ += most;
        examined_ += halved ? most / 2 : most;  // few are their own mirror image
      }
    }
  }

  [[nodiscard]] const std::vector<std::unique_ptr<Placements>>& placements() const {
    return placements_;
  }
  /// No fewer than there are positions, with both mirror images.
  [[nodiscard]] double most() const { return most_; }
  /// About how many of them are examined.
  [[nodiscard]] double examined() const { return examined_; }
  [[nodiscard]] std::vector<std::string> materials() const {
    return mapped(placements_, [&](const auto& placements) { return placements->material().text; });
  }

 private:
  std::vector<RoyalPair> royals_;
  std::vector<std::unique_ptr<Placements>> placements_;
  double most_ = 0;
  double examined_ = 0;
};

/// Prints the size; throws Failure when it is too large to begin without --yes.
void announce(const ExhaustArguments& options, const Variant& variant, const Plan& plan,
              int threads) {
  const int parts = parse_part(*options.part).parts;
  const double most = plan.most() / parts;
  const std::string size = fmt::format("{}, at most {:.0f} positions",
                                       counted(plan.placements().size(), "material"), most);
  if (most <= most_unasked || options.yes) {
    print_to_stderr(size);
    return;
  }
  const double seconds = seconds_a_position(variant.fast, variant.plain, *plan.placements().back(),
                                            static_cast<int>(options.depth.value())) *
                         plan.examined() / parts;
  const std::string time = duration_text(seconds / threads);
  throw Failure(fmt::format("{}, more than {:.0f}: {}{} on {}; --yes starts anyway", size,
                            most_unasked, time.starts_with("more") ? "" : "about ", time,
                            counted(threads, "thread")));
}

std::string text_of(const ExhaustResult& result) {
  const std::string ended =
      result.ended > 0 ? fmt::format(", {} ended", result.ended) : std::string();
  return fmt::format("{}, {}: {} in check, {}, {}{}; {} differ",
                     counted(result.positions, "position"), counted(result.moves, "move"),
                     result.checks, counted(result.mates, "mate"),
                     counted(result.stalemates, "stalemate"), ended, result.different);
}

Json json_of(const Variant& variant, const std::string& material, const ExhaustResult& result,
             double seconds) {
  Json json{{"material", material}, {"seconds", seconds}};
  for (const ExhaustCount& count : exhaust_counts) {
    add_count(json, count.name, result.*count.member);
  }
  json["differences"] = to_json(variant, result.differences);
  return json;
}

/// What the parts must have examined to be parts of the same whole.
struct PartsOf {
  const Variant& variant;
  std::vector<std::string> materials;
  int depth = 1;
  bool mirror = false;
};

struct AddedParts {
  std::vector<ExhaustResult> results;  ///< by material; only if there is no problem
  std::vector<double> seconds;         ///< by material; of all parts together
  PartProblems problems;
};

using campaign::Fields;

/// A part as a file has it.
struct PartFile {
  Part part;
  std::vector<ExhaustResult> results;  ///< by material
  std::vector<double> seconds;         ///< by material
  std::string content;                 ///< equal if two files say the same
};

ExhaustResult result_in(const Fields& fields, const Variant& variant) {
  ExhaustResult result;
  for (const ExhaustCount& count : exhaust_counts) {
    result.*count.member = fields.narrow_count(count.name);
  }
  result.differences = differences_in(fields, variant);
  return result;
}

PartFile read_part(const PartsOf& whole, const std::string& file) {
  const Json json = campaign::parsed_json(file);
  const Fields result =
      Fields(file, json, "a file that hurdle exhaust --part --json wrote").result_of("exhaust");
  require_same_count(result, whole.variant, whole.depth);
  if (result.truth("mirror") != whole.mirror) {
    result.fail("mirror", fmt::format("expected {}", whole.mirror));
  }
  PartFile part;
  part.part = part_in(result);
  const Json& materials = result.list("materials");
  if (materials.size() != whole.materials.size()) {
    result.fail("materials", fmt::format("expected {} of them", whole.materials.size()));
  }
  for (std::size_t index = 0; index < materials.size(); ++index) {
    const Fields material = result.of(materials[index]);
    if (material.text("material") != whole.materials[index]) {
      material.fail("material", fmt::format("expected {}", whole.materials[index]));
    }
    part.results.push_back(result_in(material, whole.variant));
    Json content = materials[index];  // without the seconds, which no older program wrote
    const auto seconds = content.find("seconds");
    const bool timed = seconds != content.end() && seconds->is_number();
    part.seconds.push_back(timed ? seconds->get<double>() : 0);
    content.erase("seconds");
    part.content += content.dump();
  }
  return part;
}

/// Adds up files that `hurdle exhaust --part K/N --json FILE` wrote. A part may be given twice if
/// both files say the same. Throws ExportError for a file that is no such part, with the file and
/// the field.
AddedParts add_parts(const PartsOf& whole, const std::vector<std::string>& files) {
  AddedParts added;
  added.results.resize(whole.materials.size());
  added.seconds.resize(whole.materials.size());
  KnownParts known;
  for (const std::string& file : files) {
    const PartFile part = read_part(whole, file);
    if (known.note(file, part.part, part.content)) {
      for (std::size_t index = 0; index < part.results.size(); ++index) {
        added.results[index] += part.results[index];
        added.seconds[index] += part.seconds[index];
      }
    }
  }
  added.problems = known.problems();
  return added;
}

/// Examines the materials one after the other, and prints each when it is done.
class ExhaustRun {
 public:
  ExhaustRun(const ExhaustArguments& options, const Variant& variant, const Plan& plan, int threads)
      : options_(options), variant_(variant), plan_(plan), part_(parse_part(*options.part)) {
    how_.part = static_cast<std::size_t>(part_.number);
    how_.parts = static_cast<std::size_t>(part_.parts);
    how_.threads = threads;
    how_.depth = static_cast<int>(options.depth.value());
    how_.mirror = options.mirror;
    how_.stop_after = options.stop_after.value();
    how_.stop = &stop_flag();
    for (const auto& placements : plan.placements()) {
      all_units_ += placements->units() / how_.parts;
    }
    how_.progress = [this](std::uint64_t done, std::uint64_t /*all*/) {
      progress_.show(done_units_ + done, all_units_);
    };
  }

  [[nodiscard]] int run() {
    for (const auto& placements : plan_.placements()) {
      const Stopwatch watch;
      const ExhaustResult result = exhaust(variant_.fast, variant_.plain, *placements, how_);
      done_units_ += placements->units() / how_.parts;
      progress_.clear();
      show(placements->material().text, result, watch.seconds());
      all_ += result;
      if (all_.interrupted) {
        print_to_stderr("hurdle: interrupted; the counts are those of a part");
        return interrupted;
      }
    }
    return finish();
  }

  /// Prints the sums of the parts in these files.
  [[nodiscard]] int add(const std::vector<std::string>& files) {
    const AddedParts added =
        add_parts({variant_, plan_.materials(), how_.depth, how_.mirror}, files);
    if (!added.problems.empty()) {
      return added.problems.print(!options_.json.takes_stdout());
    }
    for (std::size_t index = 0; index < added.results.size(); ++index) {
      show(plan_.placements()[index]->material().text, added.results[index], added.seconds[index]);
      all_ += added.results[index];
    }
    return finish();
  }

 private:
  int finish() {
    if (plan_.placements().size() > 1) {
      options_.json.print_at_once(
          fmt::format("{} all: {}\n", variant_.notation.name, text_of(all_)));
    }
    Json result{{"variant", variant_.notation.name},
                {"rules_version", campaign::rules_version(variant_)},
                {"mirror", how_.mirror},
                {"depth", how_.depth},
                {"part", part_.number},
                {"parts", part_.parts}};
    add_count(result, "different", all_.different);
    result["materials"] = std::move(materials_);
    options_.json.write("exhaust", std::move(result));
    return all_.different == 0 ? good : wrong;
  }

  void show(const std::string& material, const ExhaustResult& result, double seconds) {
    std::string text =
        fmt::format("{} {}: {}\n", variant_.notation.name, material, text_of(result));
    for (const ExhaustDifference& difference : result.differences) {
      text += to_text(variant_, difference);
    }
    options_.json.print_at_once(text);
    materials_.push_back(json_of(variant_, material, result, seconds));
  }

  const ExhaustArguments& options_;
  const Variant& variant_;
  const Plan& plan_;
  Part part_;
  ExhaustOptions how_;
  Progress progress_{"placements of the royal pieces"};
  std::uint64_t done_units_ = 0;
  std::uint64_t all_units_ = 0;
  ExhaustResult all_;
  Json materials_ = Json::array();
};

int run_exhaust(const ExhaustArguments& options) {
  const Variant& variant = variant_named(*options.variant);
  const int threads = started(options.threads.value());
  const Plan plan(variant, *options.materials, options.mirror);
  if (!options.files->empty()) {
    require_absent({{"--part", !options.part->empty()}}, "--add, which examines nothing");
    return ExhaustRun(options, variant, plan, threads).add(*options.files);
  }
  ExhaustRun run(options, variant, plan, threads);  // checks the options before the announcement
  announce(options, variant, plan, threads);
  return run.run();
}

/// Prints the command that asks an engine about the same positions. Throws Failure.
int print_oracle_command(const ExhaustArguments& options) {
  const Variant& variant = variant_named(*options.variant);
  for (const std::string& text : *options.materials) {
    (void)materials_of(variant, text);
  }
  (void)parse_part(*options.part);
  std::string materials;
  for (const std::string& text : *options.materials) {
    materials += " --material " + engines::shell_word(text);
  }
  print(fmt::format("hurdle check --variant {}{} --engine {}{}\n", variant.notation.name, materials,
                    engines::shell_word(*options.oracle),
                    options.part->empty() ? "" : " --part " + *options.part));
  return good;
}

int exhaust(const ExhaustArguments& options) {
  if (const auto game = options.file.game(*options.variant)) {
    options.command.require_only({"VARIANT", "MATERIAL", "--variants", "--threads", "--json"},
                                 "a custom game");
    return exhaust_custom_game(*game, *options.materials, started(options.threads.value()),
                               options.json);
  }
  if (!options.oracle->empty()) {
    options.command.require_only({"VARIANT", "MATERIAL", "--part", "--oracle"},
                                 "--oracle, which examines nothing");
    return print_oracle_command(options);
  }
  return run_exhaust(options);
}

}  // namespace

void add_exhaust(const Command& program) {
  const Command command = program.add_command(
      "exhaust", "Compare the two generators on every position of a material", exhaust);
  command.footer(
      "hurdle check --material asks an engine about the same positions.\n"
      "Example:\n  hurdle exhaust chess KQvK KRvK\n  hurdle exhaust shogi K+1+1h --mirror\n"
      "In parts, on any machines:\n"
      "  hurdle exhaust janggi K+1 --part 1/8 --json part-1.json\n"
      "  hurdle exhaust janggi K+1 --add part-*.json");
}

}  // namespace hurdle::cli
