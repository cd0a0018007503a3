// The words by which engines refuse a question.
#include "perft/engines/protocol/lines/refusal.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::string_view opening = "error";
constexpr std::array<std::string_view, 6> words_for_unknown{
    "unknown", "unsupported", "not supported", "no such", "not known", "invalid variant"};

constexpr std::array<std::string_view, 4> words_for_rejected{"error", "illegal", "invalid",
                                                             "unknown"};

bool names_an_unknown_variant(const std::string& text) {
  const auto has = [&](std::string_view words) { return text.find(words) != std::string::npos; };
  return has("variant") && std::ranges::any_of(words_for_unknown, has);
}

}  // namespace

std::optional<EngineError> refusal(const std::string& line, const std::string& question) {
  const std::string text = to_lower(line);
  const bool opens = text.rfind(opening, 0) == 0 &&
                     (text.size() == opening.size() ||
                      std::isalnum(static_cast<unsigned char>(text[opening.size()])) == 0);
  if (!opens) {
    return std::nullopt;
  }
  const EngineFailure failure =
      names_an_unknown_variant(text) ? EngineFailure::variant_unknown : EngineFailure::refused;
  return EngineError(
      failure, fmt::format("the engine refused {}: '{}'", question, hurdle::quoted(line, 200)));
}

bool rejects(const std::string& line, std::string_view text) {
  if (!line.ends_with(text)) {
    return false;
  }
  const std::string before = to_lower(line.substr(0, line.size() - text.size()));
  return std::ranges::any_of(words_for_rejected, [&](std::string_view word) {
    return before.find(word) != std::string::npos;
  });
}

}  // namespace hurdle::engines
