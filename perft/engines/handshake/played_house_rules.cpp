#include "perft/engines/handshake/played_house_rules.hpp"

#include <optional>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_questions = 40;
constexpr std::size_t pool_positions = 200;  // to choose the questions from

/// Valid positions, half of them from random games.
std::vector<Setup> random_positions(const Variant& variant) {
  PositionSource source(variant.referee, 1);
  std::vector<Setup> positions;
  while (positions.size() < pool_positions) {
    const Setup position = source.next();
    if (position.passes == 0 && !variant.referee.invalid_reason(position)) {
      positions.push_back(position);
    }
  }
  return positions;
}

/// The lists in our notation.
std::vector<Answer> answers_of(const Variant& variant, const Dialect& dialect,
                               std::span<const FirstAnswer> replies) {
  std::vector<Answer> answers;
  for (const FirstAnswer& reply : replies) {
    Answer& answer = answers.emplace_back(Answer{reply.setup, {}, reply.setup, 1, {}});
    for (const std::string& word : reply.words) {
      answer.moves[dialect.our_move(variant.notation, reply.setup, word)] += Total(1);
    }
  }
  return answers;
}

}  // namespace

const HouseRules* played_house_rules(const Variant& variant, const EngineOptions& options,
                                     const AdapterFactory& start,
                                     std::span<const FirstAnswer> replies) {
  const Dialect& dialect = options.dialect_of(variant.notation);
  Session session(options, start, 1);
  const Ask ask = [&](const Setup& base, std::span<const Move> line,
                      int depth) -> std::optional<Division> {
    SendablePosition sendable = sendable_position(variant, base, dialect);
    if (!sendable.position) {
      return std::nullopt;
    }
    sendable.position->line.insert(sendable.position->line.end(), line.begin(), line.end());
    try {
      return session.divide(variant, *sendable.position, depth);
    } catch (const EngineError&) {
      return std::nullopt;
    }
  };
  QuestionOptions questions;
  questions.pool = random_positions(variant);
  questions.most_questions = most_questions;
  questions.stop = options.stop;
  return proved_house_rules(variant, answers_of(variant, dialect, replies), ask, questions);
}

}  // namespace hurdle::engines
