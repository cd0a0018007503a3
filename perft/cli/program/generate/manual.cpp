#include "perft/cli/program/generate/manual.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string_view>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/generate/markdown.hpp"
#include "perft/cli/program/generate/roff.hpp"
#include "perft/cli/program/generate/shells.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle::cli::generate {
namespace {

/// The name of a command's page: `hurdle-campaign-start`.
std::string page_name(const CommandText& command) {
  return fmt::format("{}", fmt::join(command.path, "-"));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line);
  }
  return lines;
}

/// The text with a full stop, unless it ends with punctuation.
std::string sentence(std::string text) {
  if (!text.empty() && std::string_view(".:!?").find(text.back()) == std::string_view::npos) {
    text += '.';
  }
  return text;
}

/// The argument in the synopsis: `PATH ...`, `[MOVE]`.
std::string argument_in_synopsis(const OptionText& argument) {
  const std::string name = italic(argument.name) + (argument.many ? " ..." : "");
  return argument.required ? name : "[" + name + "]";
}

std::string synopsis(const CommandText& command) {
  std::string rest;
  for (const OptionText& option : command.options) {
    if (option.required) {
      rest += fmt::format(" {} {}", bold(option.name), italic(option.unit));
    }
  }
  if (command.commands.empty()) {
    rest += " [" + italic("OPTION") + " ...]";
  }
  for (const OptionText& argument : command.arguments) {
    rest += " " + argument_in_synopsis(argument);
  }
  const std::string words = bold(fmt::format("{}", fmt::join(command.path, " ")));
  if (command.commands.empty()) {
    return filled(words + rest);
  }
  std::string text = filled(words + " " + italic("COMMAND") + " ...");
  if (command.path.size() == 1) {
    for (const OptionText& option : command.options) {
      if (option.name == "--generate") {
        text += fmt::format(".br\n{}",
                            filled(fmt::format("{} {} {} [{} {}]", words, bold(option.name),
                                               italic(option.unit), bold("--to"), italic("DIR"))));
      }
    }
  }
  return text;
}

/// The help of an option: the first line as a paragraph, each further line as an item, whose head
/// is the text before a colon.
std::string words_of(const OptionText& option) {
  std::string text;
  for (const std::string& line : lines_of(option.words)) {
    const std::size_t colon = line.find(": ");
    if (text.empty()) {
      text = filled(roff(sentence(line)));
      if (line != option.words) {
        text += ".RS\n";
      }
    } else if (colon != std::string::npos) {
      text += fmt::format(".TP\n{}\n{}", bold(line.substr(0, colon)),
                          filled(roff(sentence(line.substr(colon + 2)))));
    } else {
      text += ".PP\n" + filled(roff(sentence(line)));
    }
  }
  if (option.words.find('\n') != std::string::npos) {
    text += ".RE\n";
  }
  return text;
}

std::string option_entry(const OptionText& option) {
  std::string head = option.short_name.empty() ? "" : bold(option.short_name) + ", ";
  head += option.name.rfind("--", 0) == 0 ? bold(option.name) : italic(option.name);
  if (!option.unit.empty()) {
    head += " " + italic(option.unit);
  }
  std::string notes;
  if (option.required && !option.unit.empty()) {
    notes += " Required.";
  }
  if (!option.usual.empty()) {
    notes += fmt::format(" Default: {}.", bold(option.usual));
  }
  if (!option.excludes.empty()) {
    notes +=
        fmt::format(" Not with {}.", bold(fmt::format("{}", fmt::join(option.excludes, ", "))));
  }
  return fmt::format(".TP\n{}\n{}{}", head, words_of(option), filled(notes));
}

std::string entries(const std::string& title, const std::vector<OptionText>& options) {
  if (options.empty()) {
    return "";
  }
  return fmt::format(".SH {}\n", title) +
         join_texts(options, "", [](const OptionText& option) { return option_entry(option); });
}

std::string commands_below(const CommandText& command) {
  if (command.commands.empty()) {
    return "";
  }
  std::string text = ".SH COMMANDS\n";
  for (const CommandText& one : command.commands) {
    text += fmt::format(".TP\n{}(1)\n{}", bold(page_name(one)), filled(roff(sentence(one.words))));
  }
  return text;
}

/// The footer of the help: the text before the examples, and the examples.
struct Footer {
  std::string before;
  std::string examples;
};

/// Splits the footer. Lines of examples begin with blanks; other lines introduce the examples
/// below.
Footer footer_of(const CommandText& command) {
  constexpr std::string_view begin = "Example:";
  Footer footer;
  std::string typed;
  bool examples = false;
  const auto end_of_typed = [&] {
    if (!typed.empty()) {
      footer.examples += as_typed_in(typed);
      typed.clear();
    }
  };
  for (const std::string& line : lines_of(command.footer)) {
    if (line.rfind("Exit codes:", 0) == 0) {  // EXIT STATUS is a separate section
      continue;
    }
    if (line == begin) {
      examples = true;
    } else if (!examples) {
      footer.before += line + " ";
    } else if (line.rfind("  ", 0) == 0) {
      typed += line.substr(2) + "\n";
    } else {
      end_of_typed();
      footer.examples += ".PP\n" + filled(roff(line));
    }
  }
  end_of_typed();
  return footer;
}

std::string exit_status() {
  std::string text = ".SH EXIT STATUS\n";
  for (const ExitMeaning& one : exit_meanings) {
    std::string words(one.words);
    words.front() = to_upper(words.front());
    text += fmt::format(".TP\n{}\n{}.\n", bold(std::to_string(one.code)), roff(words));
  }
  return text;
}

std::string see_also(const CommandText& command, const std::vector<std::string>& others) {
  std::vector<std::string> pages;
  std::string above;
  for (const std::string& word : command.path) {
    above += (above.empty() ? "" : "-") + word;
    if (above != page_name(command)) {
      pages.push_back(above + "(1)");
    }
  }
  pages.insert(pages.end(), others.begin(), others.end());
  const std::string text = join_texts(pages, ", ", [](const std::string& page) {
    const std::size_t bracket = page.find('(');
    return bold(page.substr(0, bracket)) + page.substr(bracket);
  });
  return text.empty() ? "" : ".SH SEE ALSO\n" + filled(text);
}

/// The page, in roff. `others` are pages to read next, for example `hurdle-positions(5)`.
std::string command_page(const CommandText& command, const std::vector<std::string>& others) {
  const Footer footer = footer_of(command);
  std::string page = ".SH SYNOPSIS\n" + synopsis(command);
  page += ".SH DESCRIPTION\n";
  page += command.purpose.empty() ? ".PP\n" + filled(roff(sentence(command.words)))
                                  : roff_of_markdown(command.purpose);
  if (!footer.before.empty()) {
    page += ".PP\n" + filled(roff(footer.before));
  }
  page += commands_below(command);
  page += entries("ARGUMENTS", command.arguments);
  page += entries("OPTIONS", command.options);
  page += exit_status();
  if (!footer.examples.empty()) {
    page += ".SH EXAMPLES\n" + footer.examples;
  }
  page += see_also(command, others);
  return whole_page(page_name(command), 1, command.words, page);
}

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
