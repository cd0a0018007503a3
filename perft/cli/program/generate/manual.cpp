#include "perft/cli/program/generate/manual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/generate/command_page.hpp"
#include "perft/cli/program/generate/markdown.hpp"
#include "perft/cli/program/generate/roff.hpp"
#include "perft/cli/program/generate/shells.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle::cli::generate {
namespace {

std::vector<MarkdownPage> pages_of(const Program& program) {
  return program.pages == nullptr ? std::vector<MarkdownPage>{} : program.pages();
}

/// The page as other pages cite it: `hurdle-positions(5)`.
std::string cited(const MarkdownPage& page) {
  return fmt::format("{}({})", page.name, page.section);
}

/// A function that finds the page of a link's target, relative to the page `from`.
PageOfLink page_of_link(const std::vector<MarkdownPage>& pages, const MarkdownPage& from) {
  return [&pages, from](const std::string& target) {
    const std::string path = target.substr(0, target.find('#'));
    std::error_code none;
    const auto file = std::filesystem::weakly_canonical(from.file.parent_path() / path, none);
    for (const MarkdownPage& page : pages) {
      const bool there = std::filesystem::weakly_canonical(page.file, none) == file;
      if (there && !path.empty() && page.same_as.empty() && page.name != from.name) {
        return cited(page);
      }
    }
    return std::string();
  };
}

std::string markdown_page(const std::vector<MarkdownPage>& pages, const MarkdownPage& page) {
  if (!page.same_as.empty()) {
    return fmt::format(".so man{0}/{1}.{0}\n", page.section, page.same_as);
  }
  const ManualText text = manual_text(read_file(page.file), page_of_link(pages, page));
  // The first line makes man run tbl for the tables.
  return "'\\\" t\n" + whole_page(page.name, page.section, text.title, text.body);
}

/// The pages for SEE ALSO of a command.
std::vector<std::string> others_of(const CommandText& command,
                                   const std::vector<MarkdownPage>& pages) {
  const bool program = command.path.size() == 1;
  const bool sets = std::ranges::any_of(command.arguments,
                                        [](const OptionText& one) { return one.name == "PATH"; });
  std::vector<std::string> others;
  for (const MarkdownPage& page : pages) {
    if ((program && page.same_as.empty()) || (sets && page.section == 5)) {
      others.push_back(cited(page));
    }
  }
  return others;
}

/// A page to write; `file` is its file name.
struct Page {
  std::string name;
  int section;
  std::string text;

  [[nodiscard]] std::string file() const { return fmt::format("{}.{}", name, section); }
};

void add_command_pages(const CommandText& command, const std::vector<MarkdownPage>& markdown,
                       std::vector<Page>& pages) {
  pages.push_back({page_name(command), 1, command_page(command, others_of(command, markdown))});
  for (const CommandText& below : command.commands) {
    add_command_pages(below, markdown, pages);
  }
}

std::vector<Page> all_pages(const Program& program, const CommandText& text) {
  const auto markdown = pages_of(program);
  std::vector<Page> pages;
  add_command_pages(text, markdown, pages);
  for (const MarkdownPage& page : markdown) {
    pages.push_back({page.name, page.section, markdown_page(markdown, page)});
  }
  return pages;
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  if (!file) {
    throw Failure(fmt::format("--to: {} cannot be written", path.string()));
  }
}

}  // namespace

std::vector<Proposal> generated_names(const Program& program) {
  std::vector<Proposal> words{{"man", "all pages of the manual, into the folder of --to"}};
  for (const ShellScript& script : shell_scripts) {
    words.push_back({std::string(script.name), script_for({"", "", script.about}, program.name)});
  }
  words.push_back({program.name + ".1", "the manual page of the program"});
  for (const MarkdownPage& page : pages_of(program)) {
    words.push_back({fmt::format("{}.{}", page.name, page.section), ""});
  }
  return words;
}

std::string generated(const Program& program, const CommandText& text, const std::string& what) {
  for (const ShellScript& script : shell_scripts) {
    if (script.name == what) {
      return script_for(script, program.name);
    }
  }
  for (const Page& page : all_pages(program, text)) {
    if (page.file() == what || (what == "man" && page.name == program.name)) {
      return page.text;
    }
  }
  throw Failure(fmt::format(
      "--generate '{}': expected man, complete-bash, complete-zsh, complete-fish, or a page of the "
      "manual as {}.1",
      hurdle::quoted(what), program.name));
}

void write_manual(const Program& program, const CommandText& text, const std::string& what,
                  const std::filesystem::path& folder) {
  if (what != "man") {
    throw Failure(fmt::format("--to: --generate '{}' goes to stdout; only man has several files",
                              hurdle::quoted(what)));
  }
  for (const Page& page : all_pages(program, text)) {
    const auto place = folder / fmt::format("man{}", page.section);
    std::error_code error;
    std::filesystem::create_directories(place, error);
    if (error) {
      throw Failure(fmt::format("--to: {}: {}", place.string(), error.message()));
    }
    write_file(place / page.file(), page.text);
  }
}

}  // namespace hurdle::cli::generate
