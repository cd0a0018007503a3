#include "perft/cli/program/pages.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>

#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {
namespace {

/// The folder of a variant's rules: the longest one whose name is a prefix of the variant's
/// (janggi-casual is on Janggi's page).
std::string folder_of(const std::string& variant, const std::filesystem::path& rules) {
  for (std::string name = variant; !name.empty(); name.pop_back()) {
    if (std::filesystem::exists(rules / name / "rules.md")) {
      return name;
    }
  }
  throw Failure(fmt::format("no rules of {} in {}", variant, rules.string()));
}

}  // namespace

std::vector<MarkdownPage> manual_pages() {
  const auto rules = data_folder("rules");
  std::vector<MarkdownPage> pages{
      {"hurdle-positions", 5, data_folder("positions") / "README.md", ""},
      {"hurdle-rules-common", 7, rules / "common.md", ""}};
  for (const Variant& variant : all_variants()) {
    const std::string name(variant.notation.name);
    const std::string folder = folder_of(name, rules);
    pages.push_back({"hurdle-rules-" + name, 7, rules / folder / "rules.md",
                     folder == name ? "" : "hurdle-rules-" + folder});
  }
  return pages;
}

}  // namespace hurdle::cli
