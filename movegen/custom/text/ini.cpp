#include "movegen/custom/text/ini.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "movegen/custom/text/blanks.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t longest_line = 100'000;
constexpr std::size_t most_sections = 4'096;

class Reader {
 public:
  Ini read(std::string_view text) {
    while (!text.empty() && !full_) {
      const std::size_t end = text.find('\n');
      ++line_;
      read_line(text.substr(0, end));
      text = end == std::string_view::npos ? "" : text.substr(end + 1);
    }
    return std::move(ini_);
  }

 private:
  void problem(Severity severity, std::string message, std::string there = "",
               std::string meant = "") {
    const std::string name = ini_.sections.empty() ? "" : ini_.sections.back().name;
    ini_.problems.push_back(
        {severity, line_, name, std::move(message), std::move(there), std::move(meant)});
  }

  void read_line(std::string_view line) {
    if (line.size() > longest_line) {
      problem(Severity::error,
              fmt::format("a line of {} bytes; expected at most {}", line.size(), longest_line));
      return;
    }
    if (!line.empty() && line.back() == '\r') {
      line.remove_suffix(1);
    }
    if (trimmed(line).empty() || line.front() == '#' || line.front() == ';') {
      return;
    }
    if (line.front() == '[') {
      read_section(line);
    } else if (ini_.sections.empty()) {
      problem(Severity::warning, fmt::format("'{}' before the first section", quoted(line)),
              "skips the line", "a section [NAME] above it");
    } else {
      read_entry(line);
    }
  }

  void read_section(std::string_view line) {
    if (ini_.sections.size() == most_sections) {
      ini_.problems.push_back({Severity::error, line_, "",
                               fmt::format("more than {} sections", most_sections), "", ""});
      full_ = true;
      return;
    }
    const std::size_t end = line.find(']');
    const std::string_view inside = line.substr(1, end == std::string_view::npos ? end : end - 1);
    const std::size_t colon = inside.find(':');
    Section section{std::string(inside.substr(0, colon)),
                    colon == std::string_view::npos ? "" : std::string(inside.substr(colon + 1)),
                    line_,
                    {}};
    ini_.sections.push_back(section);
    if (end == std::string_view::npos) {
      problem(Severity::error, fmt::format("'{}' has no ']'", quoted(line)));
    } else if (!trimmed(line.substr(end + 1)).empty()) {
      problem(Severity::warning,
              fmt::format("'{}' after the section's ']'", quoted(line.substr(end + 1))),
              "ignores it");
    }
    const auto bad = [](std::string_view name) {
      return std::ranges::any_of(name, [](char c) { return is_blank(c); });
    };
    if (section.name.empty() || bad(section.name) || bad(section.parent)) {
      problem(Severity::error,
              fmt::format("section '{}': expected [NAME] or [NAME:PARENT] without blanks",
                          quoted(inside)));
    }
    keys_.clear();
  }

  void read_entry(std::string_view line) {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) {
      problem(Severity::error, fmt::format("'{}': expected KEY = VALUE", quoted(line)),
              "skips the line");
      return;
    }
    const std::string_view key = trimmed(line.substr(0, equals));
    std::string_view value = line.substr(equals + 1);
    while (!value.empty() && is_blank(value.front())) {
      value.remove_prefix(1);
    }
    if (is_blank(line.front())) {
      problem(Severity::error, fmt::format("blanks before the key '{}'", quoted(key)),
              "takes the blanks for a part of the key, which it then does not know",
              std::string(trimmed(line)));
      return;
    }
    std::vector<Entry>& entries = ini_.sections.back().entries;
    if (!keys_.insert(std::string(key)).second) {
      problem(Severity::warning, fmt::format("the key '{}' a second time", quoted(key)),
              "uses the last one");
      entries.erase(std::ranges::find(entries, key, &Entry::key));
    }
    entries.push_back({std::string(key), std::string(value), line_});
  }

  Ini ini_;
  int line_ = 0;
  bool full_ = false;
  std::set<std::string, std::less<>> keys_;
};

}  // namespace

Ini parse_ini(std::string_view text) {
  return Reader().read(text);
}

std::string to_text(const Problem& problem, std::string_view file) {
  std::string text = fmt::format("{}:{}: {}: ", file, problem.line,
                                 problem.severity == Severity::error ? "error" : "warning");
  if (!problem.section.empty()) {
    text += fmt::format("[{}] ", quoted(problem.section));
  }
  text += problem.message;
  if (!problem.there.empty()) {
    text += "; Fairy-Stockfish " + problem.there;
  }
  if (!problem.meant.empty()) {
    text += "; probably meant: " + problem.meant;
  }
  return text;
}

}  // namespace hurdle::custom
