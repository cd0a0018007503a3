#include "perft/cli/program/color.hpp"

#include <fmt/color.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/offer.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/files/environment.hpp"

namespace hurdle::cli {
namespace {

constexpr auto good_style = fmt::fg(fmt::terminal_color::green);
constexpr auto bad_style = fmt::fg(fmt::terminal_color::red) | fmt::emphasis::bold;
constexpr auto doubtful_style = fmt::fg(fmt::terminal_color::yellow);

/// A text of the reports and its style.
struct StyledText {
  std::string_view text;
  fmt::text_style style;
};

/// Beginnings of lines, after blanks.
constexpr std::array<StyledText, 5> headings{{{"Probable bug:", bad_style},
                                              {"House rules or bug:", doubtful_style},
                                              {"unanswered", doubtful_style},
                                              {"missing", bad_style},
                                              {"extra", bad_style}}};

/// Labels of the numbers in a summary line.
constexpr std::array<StyledText, 9> labels{{{"right", good_style},
                                            {"passed", good_style},
                                            {"both right", good_style},
                                            {"wrong", bad_style},
                                            {"failed", bad_style},
                                            {"A alone wrong", bad_style},
                                            {"B alone wrong", bad_style},
                                            {"both wrong", bad_style},
                                            {"unanswered", doubtful_style}}};

/// The beginning of the numbers in a summary line, such as `12 positions: 3 right, …` and `3
/// passed, …`; nothing for any other line.
std::optional<std::size_t> begin_of_numbers(std::string_view line) {
  const std::size_t blank = line.find(' ');
  if (blank == 0 || blank == std::string_view::npos ||
      !std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(blank), is_digit)) {
    return std::nullopt;
  }
  const std::string_view rest = line.substr(blank + 1);
  for (const std::string_view unit : {"position: ", "positions: ", "games: "}) {
    if (rest.starts_with(unit)) {
      return blank + 1 + unit.size();
    }
  }
  return rest.starts_with("passed, ") ? std::optional<std::size_t>(0) : std::nullopt;
}

/// `3 wrong` or `both wrong 3`, painted by its label if the number is not 0.
std::string painted_number(std::string_view item) {
  const std::size_t digits = std::min(item.find_first_of("0123456789"), item.size());
  const std::size_t end = std::min(item.find_first_not_of("0123456789", digits), item.size());
  const std::string_view label =
      digits > 0 ? item.substr(0, digits - 1) : item.substr(std::min(end + 1, item.size()));
  const auto* const found = std::ranges::find(labels, label, &StyledText::text);
  const bool zero = item.substr(digits, end - digits) == "0";
  return found == labels.end() || zero ? std::string(item) : fmt::format(found->style, "{}", item);
}

std::string painted_numbers(std::string_view numbers) {
  constexpr std::string_view between = ", ";
  std::string text;
  while (!numbers.empty()) {
    const std::size_t end = std::min(numbers.find(between), numbers.size());
    text += (text.empty() ? "" : between);
    text += painted_number(numbers.substr(0, end));
    numbers.remove_prefix(std::min(end + between.size(), numbers.size()));
  }
  return text;
}

std::string painted_line(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  for (const StyledText& heading : headings) {
    if (line.substr(begin).starts_with(heading.text)) {
      return fmt::format("{}{}{}", line.substr(0, begin),
                         fmt::format(heading.style, "{}", heading.text),
                         line.substr(begin + heading.text.size()));
    }
  }
  if (const auto numbers = begin_of_numbers(line)) {
    return std::string(line.substr(0, *numbers)) + painted_numbers(line.substr(*numbers));
  }
  return std::string(line);
}

}  // namespace

std::string painted(std::string_view report) {
  std::string text;
  while (!report.empty()) {
    const std::size_t end = std::min(report.find('\n'), report.size());
    text += painted_line(report.substr(0, end));
    text += end < report.size() ? "\n" : "";
    report.remove_prefix(std::min(end + 1, report.size()));
  }
  return text;
}

ColorOption::ColorOption(const Command& command)
    : TextOption(
          command, "--color WHEN",
          "Colours in the report: auto (on a terminal, unless NO_COLOR is set), never or always",
          Traits{.offers =
                     [](const Typed&) {
                       return std::vector<Proposal>{{"auto", ""}, {"never", ""}, {"always", ""}};
                     },
                 .otherwise = "auto",
                 .shows_default = true}) {}

void ColorOption::print(std::string_view foreign) const {
  if (wanted()) {
    print_as_it_is(painted(without_controls(foreign)));
  } else {
    cli::print(foreign);
  }
}

bool ColorOption::wanted() const {
  const std::string& text = **this;
  if (text == "always" || text == "never") {
    return text == "always";
  }
  if (text != "auto") {
    throw Failure(
        fmt::format("--color '{}': expected auto, never or always", hurdle::quoted(text)));
  }
  return environment_variable("NO_COLOR").empty() && isatty(STDOUT_FILENO) != 0;
}

}  // namespace hurdle::cli
