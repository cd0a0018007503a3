// `hurdle solve`: which positions of a material are won, drawn and lost, and in how many plies.
#include "perft/exhaust/solve.hpp"

#include <fmt/format.h>

#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>
#include <system_error>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/exhaust/tally.hpp"

namespace hurdle::cli {
namespace {

/// With more positions up to symmetry, those of materials that arise included, the command needs
/// --yes.
constexpr double most_solved_unasked = 20e6;
/// Memory for each of them, and about as much of a temporary file: the most that was measured, 59
/// for KRvKB of chess, 75 for KRvK of Pandemonium.
constexpr double bytes_a_position = 75;

struct SolveArguments : Arguments {
  VariantArgument variant{command};
  Argument material{command, "MATERIAL",
                    "KQvKR, with pieces in hand KRvK[Pp]; at most four besides the royal ones"};
  ThreadsOption threads{command};
  Flag arising{command, "--arising",
               "Also print the materials that arise by captures, promotions and drops"};
  Flag yes{command, "--yes", "Start even with more than 20,000,000 positions"};
  JsonOption json{command};
};

Material one_material(const Variant& variant, const std::string& text) {
  const std::vector<Material> all = materials_of(variant, text);
  if (all.size() != 1) {
    throw Failure(fmt::format("material '{}': expected one material, found {}",
                              hurdle::quoted(text), all.size()));
  }
  return all.front();
}

/// Throws Failure when the material is too large to begin without --yes.
void announce(const SolveArguments& options, const Variant& variant, const Material& material,
              const std::atomic<bool>* stop) {
  const Arising arising = arising_from(variant, material, stop);
  const std::string size = fmt::format(
      "{} {}: {}, at most {:.0f} positions up to symmetry and {:.0f} MiB of memory and of disk",
      variant.notation.name, material.text, counted(arising.materials.size(), "material"),
      arising.most, arising.most * bytes_a_position / static_cast<double>(mebibyte));
  if (arising.most > most_solved_unasked && !options.yes) {
    throw Failure(fmt::format("{}, more than {:.0f} positions; --yes starts anyway", size,
                              most_solved_unasked));
  }
  print_to_stderr(size);
}

std::string plies_of(const std::map<int, std::uint64_t>& histogram) {
  std::string text;
  for (const auto& [plies, count] : histogram) {
    text += fmt::format(" {}:{}", plies, count);
  }
  return text;
}

/// The outcomes of one of the endgame's materials.
class Report {
 public:
  Report(const Variant& variant, const Endgame& endgame, std::size_t material)
      : variant_(variant),
        material_(endgame.materials()[material]),
        endgame_(endgame),
        tally_(tally_of(variant, endgame, material)) {}

  [[nodiscard]] std::string text() const {
    std::string text = fmt::format("{} {}: {} positions, {} mates; {}\n", variant_.notation.name,
                                   material_.text, tally_.positions, tally_.mates,
                                   counted(endgame_.materials().size(), "material"));
    for (const Colour colour : both_colours) {
      text += side_text(colour);
    }
    return text;
  }

  [[nodiscard]] Json json() const {
    Json result{{"variant", variant_.notation.name}, {"material", material_.text}};
    add_count(result, "positions", tally_.positions);
    add_count(result, "mates", tally_.mates);
    for (const Colour colour : both_colours) {
      result[colour == Colour::white ? "white" : "black"] = side_json(colour);
    }
    return result;
  }

 private:
  [[nodiscard]] std::string side_text(Colour colour) const {
    const SideTally& side = tally_.sides[index_of(colour)];
    std::string text = fmt::format("{} to move: {} won, {} drawn, {} lost\n",
                                   variant_.notation.side(colour), side.won, side.drawn, side.lost);
    if (side.won > 0) {
      text += fmt::format("  won in plies:{}\n", plies_of(side.won_in));
    }
    if (side.lost > 0) {
      text += fmt::format("  lost in plies:{}\n", plies_of(side.lost_in));
    }
    if (side.longest_plies > 0) {
      text += fmt::format("  longest: {} plies from {}\n    {}\n", side.longest_plies,
                          to_fen(variant_.notation, side.longest),
                          move_line(variant_.notation, endgame_.line(side.longest)));
    }
    return text;
  }

  [[nodiscard]] Json side_json(Colour colour) const {
    const SideTally& side = tally_.sides[index_of(colour)];
    Json json = Json::object();
    add_count(json, "won", side.won);
    add_count(json, "drawn", side.drawn);
    add_count(json, "lost", side.lost);
    for (const auto& [name, histogram] :
         {std::pair{"won_in", &side.won_in}, std::pair{"lost_in", &side.lost_in}}) {
      Json& counts = json[name] = Json::object();
      for (const auto& [plies, count] : *histogram) {
        counts[std::to_string(plies)] = std::to_string(count);
      }
    }
    json["longest_plies"] = side.longest_plies;
    if (side.longest_plies > 0) {
      json["longest"] = to_fen(variant_.notation, side.longest);
      json["line"] = move_line(variant_.notation, endgame_.line(side.longest));
    }
    return json;
  }

  const Variant& variant_;
  const Material& material_;
  const Endgame& endgame_;
  OutcomeTally tally_;
};

int run_solve(const SolveArguments& options) {
  const Variant& variant = variant_named(*options.variant);
  const Material material = one_material(variant, *options.material);
  SolveOptions how;
  how.threads = started(options.threads.value());
  how.stop = &stop_flag();
  std::string what;
  std::unique_ptr<Progress> progress;
  how.progress = [&](std::string_view now, std::uint64_t done, std::uint64_t all) {
    if (!progress || what != now) {
      what = now;
      progress = std::make_unique<Progress>(what);
    }
    progress->show(done, all);
  };
  try {
    announce(options, variant, material, how.stop);
    const Endgame endgame(variant, material, how);
    progress.reset();
    const std::size_t reported = options.arising ? endgame.materials().size() : 1;
    Json result;
    for (std::size_t index = 0; index < reported; ++index) {
      const Report report(variant, endgame, index);
      options.json.print(report.text());
      if (index == 0) {
        result = report.json();
      } else {
        result["arising"].push_back(report.json());
      }
    }
    options.json.write("solve", std::move(result));
    return good;
  } catch (const BadMaterial& error) {
    throw Failure(error.what());
  } catch (const std::system_error& error) {
    throw Failure(fmt::format("{} (TMPDIR chooses its folder)", error.what()));
  } catch (const Interrupted&) {
    progress.reset();
    print_to_stderr("hurdle: interrupted; nothing is solved");
    return interrupted;
  }
}

}  // namespace

void add_solve(const Command& program) {
  const Command command = program.add_command(
      "solve",
      "Count the positions of a material that are won, drawn and lost, and in how many plies",
      run_solve);
  command.footer("Example:\n  hurdle solve chess KRvK\n  hurdle solve makpong KSvK");
}

}  // namespace hurdle::cli
