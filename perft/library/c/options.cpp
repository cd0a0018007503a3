#include "perft/library/c/options.hpp"

#include <fmt/format.h>

#include <functional>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "movegen/ends.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"
#include "perft/count/threads.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/library/c/guard.hpp"

namespace hurdle::library {
namespace {

constexpr std::string_view options_argument = "options";

/// `name=value`, or a name without a value.
struct Word {
  std::string name;
  std::optional<std::string> value;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  std::istringstream stream{std::string(text)};
  for (std::string word; stream >> word;) {
    const std::size_t equals = word.find('=');
    words.push_back({word.substr(0, equals), equals == std::string::npos
                                                 ? std::nullopt
                                                 : std::optional(word.substr(equals + 1))});
  }
  return words;
}

/// The action of an option; gets its word, with or without a value.
using Use = std::function<void(const Word& word)>;

/// Calls the action of every word. Throws BadArgument for unknown and repeated options.
void use(std::string_view text, const std::map<std::string, Use>& known) {
  std::map<std::string, bool> used;
  for (const Word& word : words_of(text)) {
    const auto found = known.find(word.name);
    if (found == known.end()) {
      const std::string names =
          join_texts(known, ", ", [](const auto& option) { return option.first; });
      throw BadArgument(options_argument,
                        names.empty()
                            ? fmt::format("'{}': expected no options here", quoted(word.name))
                            : fmt::format("'{}': expected {}", quoted(word.name), names));
    }
    if (std::exchange(used[word.name], true)) {
      throw BadArgument(options_argument, fmt::format("'{}' is given twice", word.name));
    }
    found->second(word);
  }
}

std::string value_of(const Word& word) {
  if (!word.value) {
    throw BadArgument(options_argument,
                      fmt::format("'{}' needs a value: {}=…", word.name, word.name));
  }
  return *word.value;
}

std::uint64_t number_of(const Word& word, Range range) {
  const auto number = read_number(value_of(word), range);
  if (!number) {
    throw BadArgument(options_argument, number_message(word.name, *word.value, range));
  }
  return *number;
}

/// A word without a value that sets a flag.
Use sets(bool& what, bool to) {
  return [&what, to](const Word& word) {
    if (word.value) {
      throw BadArgument(options_argument, fmt::format("'{}' has no value", word.name));
    }
    what = to;
  };
}

/// The number of MiB, or `auto`.
std::optional<std::uint64_t> hash_bytes(const Word& word) {
  if (value_of(word) == "auto") {
    return std::nullopt;
  }
  const auto size = read_number(*word.value, hash_range());
  if (!size) {
    throw BadArgument(options_argument,
                      number_message(word.name, *word.value, hash_range()) + ", or auto");
  }
  return *size * mebibyte;
}

PieceNames piece_names(const Word& word) {
  const auto names = read_piece_names(value_of(word));
  if (!names) {
    throw BadArgument(options_argument, fmt::format("pieces '{}': expected {}", quoted(*word.value),
                                                    "letters, hanja or figures"));
  }
  return *names;
}

PieceNames piece_names(const Word& word, const Notation& notation) {
  const PieceNames names = piece_names(word);
  if (!has_names(notation, names)) {
    throw BadArgument(options_argument,
                      fmt::format("pieces {}: the pieces of {} have none, they have {}",
                                  to_text(names), notation.name, names_in_words(notation)));
  }
  return names;
}

/// Moves with commas between them.
std::vector<MarkedMove> arrows(const Word& word, const Notation& notation) {
  std::vector<MarkedMove> moves;
  std::istringstream stream{value_of(word)};
  for (std::string move; std::getline(stream, move, ',');) {
    try {
      moves.push_back({parse_move(notation, move), MoveMark::played, true});
    } catch (const TextError& error) {
      throw BadArgument(options_argument,
                        fmt::format("arrows: '{}': {}", quoted(move), error.what()));
    }
  }
  return moves;
}

}  // namespace

PerftOptions read_perft_options(std::string_view text, int depth) {
  PerftOptions options;
  CountOptions& how = options.how;
  how.hash_bytes = std::nullopt;
  use(text,
      {{"threads",
        [&](const Word& word) { how.threads = static_cast<int>(number_of(word, thread_range())); }},
       {"hash", [&](const Word& word) { how.hash_bytes = hash_bytes(word); }},
       {"key-seed", [&](const Word& word) { how.key_seed = number_of(word, {}); }},
       {"referee", sets(options.referee, true)},
       {"no-bulk", sets(how.bulk, false)},
       {"no-differences", sets(how.differences, false)},
       {"no-orders", sets(how.orders, false)}});
  how.hash_bytes = how.hash_bytes.value_or(hash_size(depth));
  start_threads(how.threads);
  return options;
}

BoardStyle read_svg_options(std::string_view text, const Notation& notation) {
  BoardStyle style;
  use(text, {{"pieces", [&](const Word& word) { style.pieces = piece_names(word, notation); }},
             {"arrows", [&](const Word& word) { style.moves = arrows(word, notation); }}});
  return style;
}

PieceNames read_custom_svg_options(std::string_view text) {
  PieceNames names = PieceNames::letters;
  use(text, {{"pieces", [&](const Word& word) { names = piece_names(word); }}});
  return names;
}

EndOptions read_end_options(std::string_view text, const Notation& notation) {
  EndOptions chosen;
  std::map<std::string, Use> known;
  for (const EndOption& option : end_options(notation)) {
    known[std::string(option.name)] = [&](const Word& word) { chosen[word.name] = value_of(word); };
  }
  use(text, known);
  try {
    require_known(chosen, end_options(notation), notation);
  } catch (const BadEndOption& error) {
    throw BadArgument(options_argument, error.what());
  }
  return chosen;
}

}  // namespace hurdle::library
