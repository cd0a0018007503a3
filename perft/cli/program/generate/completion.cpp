#include "perft/cli/program/generate/completion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <string_view>
#include <utility>

namespace hurdle::cli::generate {
namespace {

/// The word as the shell would pass it to a program: without quotes and escaping backslashes.
std::string unquoted(std::string_view text) {
  std::string word;
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    if (quote != '\0' ? letter == quote : letter == '\'' || letter == '"') {
      quote = quote == '\0' ? letter : '\0';
    } else if (letter == '\\' && quote != '\'' && i + 1 < text.size()) {
      word += text[++i];
    } else {
      word += letter;
    }
  }
  return word;
}

/// Undoes bash's splitting at `=` and `:`. Joins the words around a colon; drops the equals sign
/// after an option, as if the value were a separate word.
std::vector<std::string> as_typed(const std::vector<std::string>& words) {
  std::vector<std::string> joined;
  bool glue = false;
  for (const std::string& word : words) {
    if (word == "=" && !joined.empty() && joined.back().rfind("--", 0) == 0) {
      if (&word == &words.back()) {
        joined.emplace_back();
      }
      continue;
    }
    const bool colons = !word.empty() && word.find_first_not_of(':') == std::string::npos;
    if ((colons || glue) && !joined.empty()) {
      joined.back() += unquoted(word);
    } else {
      joined.push_back(unquoted(word));
    }
    glue = colons;
  }
  return joined;
}

/// The context of the cursor: which values, options and arguments are possible.
struct Place {
  explicit Place(const CommandText& program) : command(&program) {}

  const CommandText* command;
  const OptionText* wanted = nullptr;  ///< the option whose value is at the cursor
  bool names = true;                   ///< whether an option's name may be at the cursor
  Typed typed;
  std::vector<std::string> options;  ///< options before the cursor
  std::size_t arguments = 0;         ///< number of arguments before the cursor
};

const OptionText* option_named(const CommandText& command, const std::string& name) {
  const auto found = std::ranges::find_if(command.options, [&](const OptionText& option) {
    return option.name == name || option.short_name == name;
  });
  return found == command.options.end() ? nullptr : &*found;
}

/// The argument at this index; the last one may take several words. Null if there is none.
const OptionText* argument_at(const CommandText& command, std::size_t index) {
  if (index < command.arguments.size()) {
    return &command.arguments[index];
  }
  const bool more = !command.arguments.empty() && command.arguments.back().many;
  return more ? &command.arguments.back() : nullptr;
}

void take_option(Place& place, const std::string& word) {
  const std::size_t equals = word.find('=');
  const OptionText* option = option_named(*place.command, word.substr(0, equals));
  if (option == nullptr) {
    return;
  }
  place.options.push_back(option->name);
  if (equals != std::string::npos) {
    place.typed.add(option->name, word.substr(equals + 1));
  } else if (!option->flag) {
    place.wanted = option;
  }
}

void take_argument(Place& place, const std::string& word) {
  const auto& below = place.command->commands;
  const auto command = std::ranges::find(below, word, &CommandText::name);
  if (command != below.end()) {
    place.command = &*command;
  } else if (const OptionText* argument = argument_at(*place.command, place.arguments)) {
    place.typed.add(argument->name, word);
    ++place.arguments;
  }
}

void take(Place& place, const std::string& word) {
  if (place.wanted != nullptr) {
    place.typed.add(place.wanted->name, word);
    place.wanted = nullptr;
  } else if (place.names && word == "--") {
    place.names = false;
  } else if (place.names && word.size() > 1 && word.front() == '-') {
    take_option(place, word);
  } else {
    take_argument(place, word);
  }
}

/// "files" or "folders" if the values of the option are such, by the name of its unit.
std::string_view files_for(const OptionText& option) {
  const std::string& what = option.unit.empty() ? option.name : option.unit;
  if (what == "DIR") {
    return "folders";
  }
  for (const std::string_view file : {"FILE", "PATH", "STORE", "EXPORT", "KEY"}) {
    if (what.find(file) != std::string::npos) {
      return "files";
    }
  }
  return "words";
}

class Answer {
 public:
  explicit Answer(std::string word) : word_(std::move(word)) {}

  [[nodiscard]] const std::string& word() const { return word_; }

  void add(const std::string& word, std::string_view about) {
    if (word.rfind(word_, 0) == 0 && word != word_) {
      about = about.substr(0, about.find('\n'));
      lines_ += about.empty() ? word + "\n" : fmt::format("{}\t{}\n", word, about);
    }
  }

  /// Adds the possible values of an option or argument. `before` is the part of the word that
  /// precedes the value.
  void add_values(const OptionText& option, const Typed& typed, std::string before) {
    files_ = files_for(option);
    if (option.comma && word_.rfind(',') != std::string::npos) {
      before = word_.substr(0, word_.rfind(',') + 1);
    }
    if (!option.offer) {
      return;
    }
    try {
      for (const Proposal& one : option.offer(typed)) {
        add(before + one.word, one.about);
      }
    } catch (const std::exception&) {  // for example an invalid store or set: no proposals
    }
  }

  [[nodiscard]] bool empty() const { return lines_.empty() && files_ == "words"; }
  [[nodiscard]] std::string text() const { return fmt::format("{}\n{}", files_, lines_); }

 private:
  std::string word_;
  std::string_view files_ = "words";
  std::string lines_;
};

/// Adds the options that the command line may still contain.
void add_options(Answer& answer, const Place& place) {
  const auto named = [&](const std::string& name) {
    return std::ranges::find(place.options, name) != place.options.end();
  };
  for (const OptionText& option : place.command->options) {
    const bool excluded = std::ranges::any_of(option.excludes, named);
    if (!excluded && (option.many || !named(option.name))) {
      answer.add(option.name, option.words);
    }
  }
}

}  // namespace

std::string completed(const CommandText& program, std::vector<std::string> words) {
  words = as_typed(words);
  if (words.empty()) {
    words.emplace_back();
  }
  Place place(program);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    take(place, words[i]);
  }
  Answer answer(words.back());
  const bool option = place.names && answer.word().rfind('-', 0) == 0;
  const std::size_t equals = answer.word().find('=');
  if (place.wanted != nullptr) {
    answer.add_values(*place.wanted, place.typed, "");
  } else if (option && equals != std::string::npos) {
    if (const OptionText* of = option_named(*place.command, answer.word().substr(0, equals))) {
      answer.add_values(*of, place.typed, answer.word().substr(0, equals + 1));
    }
  } else if (option) {
    add_options(answer, place);
  } else {
    for (const CommandText& command : place.command->commands) {
      answer.add(command.name(), command.words);
    }
    const OptionText* argument = argument_at(*place.command, place.arguments);
    if (argument != nullptr) {
      answer.add_values(*argument, place.typed, "");
    } else if (answer.empty() && answer.word().empty()) {
      add_options(answer, place);
    }
  }
  return answer.text();
}

}  // namespace hurdle::cli::generate
