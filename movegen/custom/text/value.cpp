#include "movegen/custom/text/value.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "movegen/custom/text/blanks.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/nearest.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::custom {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    while (!text.empty() && is_blank(text.front())) {
      text.remove_prefix(1);
    }
    if (text.empty()) {
      return words;
    }
    const auto* const end = std::ranges::find_if(text, is_blank);
    words.push_back(text.substr(0, static_cast<std::size_t>(end - text.begin())));
    text.remove_prefix(words.back().size());
  }
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) {
    return std::nullopt;
  }
  return number;
}

}  // namespace

void Value::note(Severity severity, std::string message, std::string there,
                 std::string meant) const {
  problems_.push_back({severity, entry_.line, section_, entry_.key + ": " + std::move(message),
                       std::move(there), std::move(meant)});
}

void Value::error(std::string message, std::string there, std::string meant) const {
  note(Severity::error, std::move(message), std::move(there), std::move(meant));
}

void Value::warning(std::string message, std::string there, std::string meant) const {
  note(Severity::warning, std::move(message), std::move(there), std::move(meant));
}

std::optional<bool> Value::boolean() const {
  if (text() == "true" || text() == "false") {
    return text() == "true";
  }
  const std::string small = to_lower(std::string(without_end_blanks(entry_.value)));
  const bool slip = small == "true" || small == "false";
  error(fmt::format("expected true or false, found '{}'", quoted(text())), "takes it for false",
        slip ? small : "");
  return std::nullopt;
}

std::optional<int> Value::number(int least, int most) const {
  const auto found = whole_number(without_end_blanks(entry_.value));
  if (!found || *found < least || *found > most) {
    error(fmt::format("expected a number from {} to {}, found '{}'", least, most, quoted(text())));
    return std::nullopt;
  }
  return found;
}

std::optional<int> Value::file() const {
  const std::string_view text = without_end_blanks(entry_.value);
  if (text.size() == 1 && text[0] >= 'a' && text[0] < 'a' + most_files) {
    return text[0] - 'a';
  }
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > most_files) {
    error(fmt::format("expected a file, a to l or 1 to 12, found '{}'", quoted(text)));
    return std::nullopt;
  }
  return *number - 1;
}

std::optional<Squares> Value::region() const {
  Squares squares;
  bool outside = false;
  const std::vector<std::string_view> words = words_of(text());
  for (const std::string_view word : words) {
    if (word == "-" && word.data() == words.back().data()) {
      return squares;
    }
    const char file = word[0];
    const std::string_view rank = word.substr(1);
    const auto number = whole_number(rank);
    const bool file_known = file == '*' || (file >= 'a' && file < 'a' + most_files);
    const bool rank_known = rank == "*" || (number && *number >= 1 && *number <= most_ranks);
    if (!file_known || !rank_known) {
      error(fmt::format("expected squares as e4, files as a*, ranks as *1 or -, found '{}'",
                        quoted(word)),
            "stops reading there or skips it");
      return std::nullopt;
    }
    bool any = false;
    for (int f = 0; f < most_files; ++f) {
      for (int r = 0; r < most_ranks; ++r) {
        if ((file == '*' || f == file - 'a') && (rank == "*" || r == *number - 1)) {
          squares.set(Square(f, r).index());
          any |= facts_.size.has(f, r);
        }
      }
    }
    outside |= !any;
  }
  if (outside) {
    warning(fmt::format("'{}' names squares off the board", quoted(text())), "ignores them");
  }
  return squares;
}

Type Value::type_with(char letter) const {
  const char lower = to_lower(letter);
  const Type type = facts_.type_with_letter(lower);
  if (type == Type::none) {
    error(fmt::format("'{}' is the letter of no piece of the game", quoted({&letter, 1})),
          "stops reading the value there");
  }
  return type;
}

std::optional<TypesOrAll> Value::types(bool all_allowed) const {
  TypesOrAll found;
  for (const char letter : without_end_blanks(entry_.value)) {
    if (letter == '-') {
      return found;
    }
    if (letter == '*') {
      found.all = true;
      if (!all_allowed) {
        error(
            "'*' stands for all pieces only in flagPiece, extinctionPieceTypes, "
            "connectPieceTypes and mustDropType",
            "takes it for a type that no piece has");
        return std::nullopt;
      }
      continue;
    }
    const Type type = type_with(letter);
    if (type == Type::none) {
      return std::nullopt;
    }
    found.types.set(index_of(type));
  }
  return found;
}

std::optional<Type> Value::type() const {
  const std::string_view text = without_end_blanks(entry_.value);
  if (text == "-") {
    return Type::none;
  }
  if (text.size() != 1) {
    error(fmt::format("expected the letter of one piece or -, found '{}'", quoted(text)));
    return std::nullopt;
  }
  const Type type = type_with(text[0]);
  return type == Type::none ? std::nullopt : std::optional(type);
}

void Value::pairs(const std::function<void(Type, std::string_view)>& visit) const {
  for (const std::string_view word : words_of(text())) {
    if (word == "-") {
      return;
    }
    if (word.size() < 3 || word[1] != ':') {
      error(fmt::format("expected pairs as p:q, found '{}'", quoted(word)));
      return;
    }
    const Type type = type_with(word[0]);
    if (type == Type::none) {
      return;
    }
    visit(type, word.substr(2));
  }
}

std::optional<std::size_t> Value::word(const std::vector<std::string_view>& words) const {
  const auto found = std::ranges::find(words, text());
  if (found == words.end()) {
    error(fmt::format("expected {}, found '{}'{}", fmt::join(words, ", "), quoted(text()),
                      did_you_mean(text(), words)),
          "takes it for none");
    return std::nullopt;
  }
  return static_cast<std::size_t>(found - words.begin());
}

}  // namespace hurdle::custom
