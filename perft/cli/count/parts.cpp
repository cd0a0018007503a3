#include "perft/cli/count/parts.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

constexpr int most_parts = 100'000;

using campaign::Fields;

/// The list of moves `name` of a difference.
std::vector<Move> moves_in(const Fields& fields, const char* name, const Variant& variant) {
  std::vector<Move> moves;
  for (const std::string& text : fields.texts(name)) {
    try {
      moves.push_back(parse_move(variant.notation, text));
    } catch (const TextError& error) {
      fields.fail(name, error.what());
    }
  }
  return moves;
}

}  // namespace

Part parse_part(const std::string& text) {
  if (text.empty()) {
    return {};
  }
  const std::size_t slash = text.find('/');
  const auto parts = slash == std::string::npos
                         ? std::nullopt
                         : read_number(text.substr(slash + 1), {1, most_parts});
  const auto number = parts ? read_number(text.substr(0, slash), {1, *parts}) : std::nullopt;
  if (!number) {
    throw Failure(fmt::format("--part '{}': expected K/N, as 3/10, with N at most {}",
                              hurdle::quoted(text), most_parts));
  }
  return {static_cast<int>(*number), static_cast<int>(*parts)};
}

Part part_in(const Fields& result) {
  Part part;
  part.parts = result.number("parts", 1, most_parts);
  part.number = result.number("part", 1, part.parts);
  return part;
}

void require_rules_version(const Fields& result, const std::string& expected) {
  constexpr const char* name = "rules_version";
  const std::string found = result.text_or_none(name);
  if (found.empty()) {
    result.fail(name, "missing: an older version of hurdle wrote the part; compute it again");
  }
  if (found != expected) {
    result.fail(name, fmt::format("expected {}, by which this hurdle counts, found {}", expected,
                                  hurdle::quoted(found)));
  }
}

void require_same_count(const Fields& result, const Variant& variant, int depth) {
  if (&result.variant("variant") != &variant) {
    result.fail("variant", fmt::format("expected {}", variant.notation.name));
  }
  require_rules_version(result, campaign::rules_version(variant));
  if (result.number("depth", 1, 2) != depth) {
    result.fail("depth", fmt::format("expected {}", depth));
  }
}

std::vector<ExhaustDifference> differences_in(const Fields& fields, const Variant& variant) {
  std::vector<ExhaustDifference> differences;
  for (const Json& one : fields.list("differences")) {
    const Fields difference = fields.of(one);
    differences.push_back({difference.position("fen", variant),
                           moves_in(difference, "missing", variant),
                           moves_in(difference, "extra", variant), difference.text("words")});
  }
  return differences;
}

bool KnownParts::note(const std::string& file, Part part, const std::string& content) {
  if (parts_ != 0 && part.parts != parts_) {
    found_.lines.push_back(
        fmt::format("{} is one of {} parts, {} one of {}", file, part.parts, first_file_, parts_));
    return false;
  }
  if (parts_ == 0) {
    first_file_ = file;
    parts_ = part.parts;
  }
  const auto [same, is_new] = known_.try_emplace(part.number, File{file, content});
  if (!is_new && same->second.content != content) {
    found_.contradiction = true;
    found_.lines.push_back(fmt::format("contradiction in part {}: {} and {} differ", part.number,
                                       same->second.name, file));
  }
  return is_new;
}

int PartProblems::print(bool on_stdout) const {
  for (const std::string& line : lines) {
    if (on_stdout) {
      cli::print(line + '\n');
    } else {
      print_to_stderr(line);
    }
  }
  print_to_stderr("hurdle: there is no sum");
  return contradiction ? wrong : unusable;
}

PartProblems KnownParts::problems() const {
  PartProblems problems = found_;
  for (int number = 1; number <= parts_; ++number) {
    if (known_.count(number) == 0) {
      problems.lines.push_back(fmt::format("missing: part {}/{}", number, parts_));
    }
  }
  return problems;
}

}  // namespace hurdle::cli
