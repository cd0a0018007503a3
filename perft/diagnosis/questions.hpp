// Separates theories by asking the engine further questions. Depends on theories and positions
// only, not on protocols.
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

/// Asks the engine about the position after `line` from `base`. Returns nothing when the engine
/// gives no reply or cannot set up the position.
using Ask = std::function<std::optional<Division>(const Setup& base, std::span<const Move> line,
                                                  int depth)>;

/// Asks only about lines that are legal by the variant's own rules: no theory is asked about
/// others.
[[nodiscard]] Ask legal_only(const Variant& variant, const Ask& ask);

/// The source and the number of the questions.
struct QuestionOptions {
  std::vector<Setup> pool;                  ///< positions to try first
  std::uint64_t nodes = 200'000;            ///< nodes of random positions, tried after the pool
  std::size_t most_questions = 100;         ///< most questions to the engine
  std::uint64_t seed = 1;                   ///< of the random positions
  const std::atomic<bool>* stop = nullptr;  ///< when it becomes true, Interrupted is thrown
};

/// Questions on which theories about one variant differ.
class Questions {
 public:
  /// All arguments must outlive the object.
  Questions(Candidates& candidates, Evidence& evidence, const Ask& ask,
            const QuestionOptions& options)
      : candidates_(candidates), evidence_(evidence), ask_(ask), options_(options) {}

  /// Removes the theories that the engine's replies to new questions refute. None is left when the
  /// engine contradicts all of them; several are left when no position that was tried separates
  /// them. Compares lists of moves first, then counts of small trees, because state that a move
  /// changes shows only in counts.
  void separate(std::vector<Theory>& theories);

  /// The same for theories that leave some wrong replies unexplained: a reply refutes a theory if
  /// the theory differs from the rules where the engine does not, unless the reply is wrong and no
  /// theory predicts it. Compares lists of moves only.
  void separate_partial(std::vector<Theory>& theories);

  /// Asks questions on which the only remaining theory and the rules differ, and some on which it
  /// differs from the same mutants in another part of the code. False when a reply refutes it.
  [[nodiscard]] bool confirm(const Theory& theory);

  /// Asks questions on which the theory with and without each of its mutants differ. The first
  /// mutant whose changes a reply lacks, or that fewer than three replies need; empty if all are
  /// proved.
  [[nodiscard]] std::optional<std::size_t> unproved_member(const Theory& theory);

  /// Positions like the simplest wrong ones, with the piece that moves wrongly on any square, of
  /// either player.
  [[nodiscard]] std::vector<Setup> with_the_piece_elsewhere() const;

  /// Positions like the simplest wrong ones, with one more enemy piece that gives check.
  [[nodiscard]] std::vector<Setup> with_a_check() const;

  /// Positions like the simplest wrong ones without a pin, with an own piece near the royal one
  /// and an enemy piece that pins it.
  [[nodiscard]] std::vector<Setup> with_a_pin() const;

  /// The simplest wrong positions with colours and sides swapped.
  [[nodiscard]] std::vector<Setup> for_the_other_player() const;

  /// The first valid random positions, drawn once.
  [[nodiscard]] const std::vector<Setup>& random_positions();

  /// The number of questions to which the engine replied.
  [[nodiscard]] std::size_t asked() const noexcept { return asked_; }
  /// Whether the engine left a question without a reply: then what it could not be asked is open.
  [[nodiscard]] bool refused_some() const noexcept { return refused_ != 0; }

 private:
  using Make = std::function<std::vector<Setup>(const Observation& seen)>;

  /// Positions made of the simplest wrong ones, until `most` of these gave some.
  [[nodiscard]] std::vector<Setup> made_of_wrong(std::size_t most, const Make& make) const;
  /// Asks about those of the positions where the theory lists other moves than the other rules,
  /// until `most` have a reply; `asked` counts them. Whether a reply refutes the theory.
  [[nodiscard]] bool is_refuted_in(const std::vector<Setup>& positions, const Theory& theory,
                                   const Referee& other, std::size_t most, std::size_t& asked);
  /// The same where the theory and the same mutants at some turns alone differ.
  [[nodiscard]] bool is_refuted_at_other_turns(const Theory& theory);
  /// The same where the theory and the other rules differ in attacks.
  [[nodiscard]] bool is_refuted_by_attacks(const Theory& theory, const Referee& other);
  /// A question: the moves after a line, or the counts below them at a depth.
  struct Question {
    Setup base;
    std::vector<Move> line{};
    int depth = 1;
  };

  /// The reply that a theory predicts; nothing if the line is illegal under it.
  [[nodiscard]] std::optional<Listing> predict(const Theory& theory, const Question& question);
  /// Asks one question and removes the theories that the reply refutes.
  void narrow(std::vector<Theory>& theories, const Question& question);
  /// Asks about one position; removes the theories that differ from the rules where the engine does
  /// not.
  void narrow_partial(std::vector<Theory>& theories, const Setup& position);
  /// Whether the engine's reply shows all that a mutant of the theory changes.
  [[nodiscard]] bool shows(const Theory& theory, const Theory& without, const Question& question);
  /// Asks about positions where `differ` holds, until `most` have a reply. Whether each reply
  /// shows the mutant.
  [[nodiscard]] bool show(const Theory& theory, const Theory& without,
                          const std::vector<Setup>& positions, std::size_t most);
  /// Whether a mutant of the theory changes the moves.
  [[nodiscard]] bool differ(const Theory& theory, const Theory& without, const Question& question);
  /// Positions to ask about a mutant of the theory: the pool, some two moves after a reply that
  /// needs the mutant, and random ones.
  [[nodiscard]] std::vector<Setup> further_positions(const Theory& theory, const Theory& without);
  /// Some questions about a position one move after the pool's where `differ` holds.
  [[nodiscard]] std::vector<Question> one_move_later(const Theory& theory, const Theory& without);
  [[nodiscard]] std::optional<Listing> predict_or_rules(const Theory& theory,
                                                        const Question& question);
  /// The number of wrong replies that the theory reproduces, and `without` does not.
  [[nodiscard]] std::size_t needed_in(const Theory& theory, const Theory& without);
  /// Asks about three passes in a row after positions where the engine is right: how many of them
  /// end the game. By the rules two do, so the third is sent only if the engine lists it, and
  /// separates only theories that list it too. For `partial` theories, a reply that none of them
  /// predicts refutes none.
  void ask_after_passes(std::vector<Theory>& theories, bool partial);
  void ask_after_moves(std::vector<Theory>& theories);
  void look_deeper(std::vector<Theory>& theories);
  [[nodiscard]] std::optional<Answer> answer(const Question& question);

  Candidates& candidates_;
  Evidence& evidence_;
  const Ask& ask_;
  const QuestionOptions& options_;
  std::size_t asked_ = 0;
  std::size_t refused_ = 0;  ///< questions without a reply
  std::size_t refused_in_a_row_ = 0;
  std::vector<Setup> random_;
  std::size_t undecided_ = 0;  ///< replies that no theory of `separate_partial` predicts
};

}  // namespace hurdle
