// Telling theories apart by asking the engine more. Knows theories and where positions come from;
// refuses to know how an engine is asked.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/search.hpp"

namespace hurdle {

/// Asks the engine one question more, in the position where a line of moves from `base` leads;
/// nothing when it gives no answer, or cannot be told the position.
using Ask = std::function<std::optional<Division>(const Setup& base, std::span<const Move> line,
                                                  int depth)>;

/// Where questions come from and how many there may be.
struct QuestionOptions {
  std::vector<Setup> pool;                  ///< positions to choose from first
  std::uint64_t nodes = 200'000;            ///< of random positions, listed after the pool
  std::size_t most_questions = 100;         ///< to the engine
  std::uint64_t seed = 1;                   ///< of the random positions
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, Interrupted is thrown
};

/// Questions on which theories about one variant differ.
class Questions {
 public:
  /// All must outlive it.
  Questions(Suspects& suspects, Evidence& evidence, const Ask& ask, const QuestionOptions& options)
      : suspects_(suspects), evidence_(evidence), ask_(ask), options_(options) {}

  /// Leaves those of the theories that also answer what is asked now as the engine does: none when
  /// it answers otherwise than all of them, several when no position that was looked at tells them
  /// apart. Lists of moves are compared first, then counts of small trees: what a move leaves
  /// behind shows only there.
  void tell_apart(std::vector<Theory>& theories);

  /// Asks where the only theory left and the rules differ, so that it could still be refuted. False
  /// when it was.
  [[nodiscard]] bool confirm(const Theory& theory);

  /// How many questions the engine answered.
  [[nodiscard]] std::size_t asked() const noexcept { return asked_; }

 private:
  /// What the engine is asked: the moves where a line leads, or the counts so deep below them.
  struct Question {
    Setup base;
    std::vector<Move> line{};
    int depth = 1;
  };

  /// What a theory answers; nothing when the line leads nowhere by it.
  [[nodiscard]] std::optional<Listing> predict(const Theory& theory, const Question& question);
  /// Asks where the theories differ, and leaves those that answer as the engine does.
  void narrow(std::vector<Theory>& theories, const Question& question);
  void look_behind_moves(std::vector<Theory>& theories);
  void look_deeper(std::vector<Theory>& theories);
  [[nodiscard]] std::optional<Answer> answer(const Question& question);

  Suspects& suspects_;
  Evidence& evidence_;
  const Ask& ask_;
  const QuestionOptions& options_;
  std::size_t asked_ = 0;
};

}  // namespace hurdle
