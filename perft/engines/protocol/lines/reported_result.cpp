// Parses results, and clause ids near them.
#include "perft/engines/protocol/lines/reported_result.hpp"

#include <array>
#include <cctype>
#include <utility>
#include <vector>

#include "perft/engines/protocol/lines/division_reader.hpp"

namespace hurdle::engines {
namespace {

constexpr std::array<std::pair<std::string_view, EngineResult>, 4> results{{
    {"1-0", EngineResult::white},
    {"0-1", EngineResult::black},
    {"1/2-1/2", EngineResult::draw},
    {"*", EngineResult::goes_on},
}};

bool in_a_word(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-' || letter == '/' ||
         letter == '*';
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at == text.size() || !in_a_word(text[at])) {
      if (at > begin) {
        words.push_back(text.substr(begin, at - begin));
      }
      begin = at + 1;
    }
  }
  return words;
}

}  // namespace

std::string_view to_text(EngineResult result) noexcept {
  for (const auto& [word, meaning] : results) {
    if (meaning == result) {
      return word;
    }
  }
  return "a win";
}

std::optional<EngineResult> parse_result(std::string_view word) noexcept {
  for (const auto& [text, meaning] : results) {
    if (text == word) {
      return meaning;
    }
  }
  return std::nullopt;
}

std::optional<ReportedResult> result_first_in(const Notation& notation, std::string_view text) {
  const auto words = words_of(text);
  const auto parsed = words.empty() ? std::nullopt : parse_result(words.front());
  if (!parsed || *parsed == EngineResult::goes_on) {
    return std::nullopt;
  }
  ReportedResult result{*parsed, "", trimmed(text), 0};
  for (const std::string_view word : words) {
    if (result.clause.empty() && find_clause(notation, word) != nullptr) {
      result.clause = word;
    }
  }
  return result;
}

bool matches(EngineResult reported, GameResult result) noexcept {
  switch (reported) {
    case EngineResult::white:
      return result == GameResult::white;
    case EngineResult::black:
      return result == GameResult::black;
    case EngineResult::draw:
      return result == GameResult::draw;
    case EngineResult::unknown_winner:
      return result != GameResult::draw;
    case EngineResult::goes_on:
      break;
  }
  return false;
}

}  // namespace hurdle::engines
