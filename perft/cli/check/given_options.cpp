#include "perft/cli/check/given_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::cli {
namespace {

using engines::DialectWord;
using engines::VariantHandshake;

const DialectWord* with_name(std::span<const DialectWord> words, const std::string& name) {
  const auto found =
      std::ranges::find_if(words, [&](const DialectWord& word) { return name_of(word) == name; });
  return found == words.end() ? nullptr : &*found;
}

/// The options that the user gave and that change the notation.
std::vector<DialectWord> given_words(const VariantHandshake& handshake,
                                     const IdentifiedEngine& engine) {
  const Notation& notation = handshake.variant->notation;
  return engines::differences(notation, engine.usual_dialect(notation), handshake.expected);
}

bool is_as_ours(const VariantHandshake& handshake) {
  return !handshake.failure && handshake.unusable.empty() && handshake.positions > 0 &&
         handshake.missing + handshake.extra + handshake.accepted == 0;
}

/// Whether other options may change the result: the engine replies, and not as ours.
bool may_be_better(const VariantHandshake& handshake) {
  if (!handshake.failure) {
    return !is_as_ours(handshake);
  }
  const engines::EngineFailure kind = handshake.failure->kind();
  return !handshake.failure->read_nothing() &&
         (kind == engines::EngineFailure::refused || kind == engines::EngineFailure::nonsense ||
          kind == engines::EngineFailure::crashed);
}

/// The result with the given options: "11 moves are missing and 19 extra".
std::string result_words(const VariantHandshake& handshake) {
  if (handshake.failure) {
    return fmt::format("the engine gives no usable reply ({})", to_text(handshake.failure->kind()));
  }
  if (!handshake.unusable.empty()) {
    return "the notation is not settled";
  }
  return fmt::format("{} {} missing and {} extra", counted(handshake.missing, "move"),
                     handshake.missing == 1 ? "is" : "are", handshake.extra);
}

/// The sentence against the given options, of which the engine needs these.
std::string sentence_against(const VariantHandshake& with, const VariantHandshake& without,
                             std::span<const DialectWord> given,
                             std::span<const DialectWord> needed) {
  std::vector<std::string> options;
  std::vector<std::string> names;
  for (const DialectWord& word : given) {
    const DialectWord* need = with_name(needed, name_of(word));
    if (need == nullptr || need->option != word.option) {
      options.push_back(fmt::format("`{}`", word.option));
      names.push_back(fmt::format("`{}`", name_of(word)));
    }
  }
  if (options.empty()) {
    return "";
  }
  return fmt::format("with {} {}; without {} all {} moves are as ours: leave {} out",
                     fmt::join(options, " and "), result_words(with),
                     options.size() == 1 ? "it" : "them", without.moves, fmt::join(names, " and "));
}

}  // namespace

std::string name_of(const DialectWord& word) {
  return word.option.substr(0, word.option.find_first_of(" ="));
}

std::vector<DialectWord> needed_words(const VariantHandshake& handshake,
                                      const IdentifiedEngine& engine) {
  const Notation& notation = handshake.variant->notation;
  return engines::differences(notation, engine.usual_dialect(notation), handshake.dialect);
}

void ask_without_given(std::vector<VariantHandshake>& handshakes, const IdentifiedEngine& engine,
                       const engines::CheckOptions& how) {
  for (VariantHandshake& handshake : handshakes) {
    const std::vector<DialectWord> given = given_words(handshake, engine);
    if (given.empty() || !may_be_better(handshake)) {
      continue;
    }
    engines::EngineOptions options = how.engine;
    options.dialect = engine.usual;
    options.dialects = engine.usual_of;
    const Variant* const variant = handshake.variant;
    VariantHandshake other = engines::handshake({&variant, 1}, options, how.start).front();
    if (!is_as_ours(other)) {
      continue;
    }
    other.expected = handshake.expected;
    other.otherwise = engines::differences(variant->notation, other.expected, other.dialect);
    other.against_given = sentence_against(handshake, other, given, needed_words(other, engine));
    if (!other.against_given.empty()) {
      handshake = std::move(other);
    }
  }
}

std::vector<std::string> difference_sentences(const VariantHandshake& handshake,
                                              const IdentifiedEngine& engine) {
  const std::vector<DialectWord> given = given_words(handshake, engine);
  const std::vector<DialectWord> needed = needed_words(handshake, engine);
  std::vector<std::string> sentences;
  if (!handshake.against_given.empty()) {
    sentences.push_back(handshake.against_given);
  }
  for (const DialectWord& word : handshake.otherwise) {
    const DialectWord* wrong = with_name(given, name_of(word));
    const bool is_needed = with_name(needed, name_of(word)) != nullptr;
    if (wrong == nullptr) {
      sentences.push_back(word.off
                              ? fmt::format("{}: read as without `{}`", word.sentence, word.option)
                              : fmt::format("{}: use `{}`", word.sentence, word.option));
    } else if (is_needed || handshake.against_given.empty()) {
      sentences.push_back(fmt::format("you gave `{}`, but {}: {}", wrong->option, word.about_engine,
                                      is_needed ? fmt::format("use `{}`", word.option)
                                                : fmt::format("leave `{}` out", name_of(*wrong))));
    }
  }
  return sentences;
}

}  // namespace hurdle::cli
