// An engine process that takes one question after another, and is restarted when it ends. It does
// not depend on the meaning of replies.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/game_answer.hpp"
#include "perft/engines/protocol/restarted_engine.hpp"

namespace hurdle::engines {

/// Every reply of an engine by variant, in the order of the questions and without repeated pairs of
/// question and reply. Includes the replies during a descent.
using Answers = std::map<const Variant*, std::vector<Answer>>;

/// An engine's reply to one question as the engine wrote it, even if it could not be parsed.
struct RawReply {
  std::optional<std::string> echo;   ///< the engine's position, if it can print it
  Division moves;                    ///< in the engine's notation
  std::vector<std::string> lines;    ///< of the reply; empty if the protocol has no lines
  std::optional<EngineError> error;  ///< why there are no moves
};

/// Moves that an engine accepts when they are sent, though they are not legal and nothing shows
/// that it generates them. No finding.
struct AcceptedMoves {
  Setup setup;                     ///< the position in which they were tried
  std::vector<std::string> moves;  ///< in our notation
  std::optional<Total> own_count;  ///< of the engine's perft 1; empty if it has none
};

/// A field of a FEN that some engines do not read.
enum class FenField : std::uint8_t {
  hands,
  rights,
  promoted  ///< the marks of promoted pieces that look like others, as in `Q~`
};

/// The engine under check.
class Session {
 public:
  /// Gives the engine up as `RestartedEngine` does: for the current variant alone if the engine
  /// crashed, else for all variants.
  Session(const EngineOptions& options, AdapterFactory start,
          std::optional<std::size_t> max_restarts);

  /// Compares the engine's echo with the position, then asks for the division. Until the engine
  /// has replied about a variant, tries each name that the variant may have. Throws EngineError;
  /// Interrupted.
  [[nodiscard]] Division divide(const Variant& variant, const EnginePosition& position, int depth);

  /// The moves that an engine lists which is started for this question alone (`NewEngines`);
  /// `listed` are those of this engine. Records them. Throws Interrupted.
  [[nodiscard]] std::optional<Division> divide_in_new_engine(const Variant& variant,
                                                             const EnginePosition& position,
                                                             const Division& listed);

  /// The number of nodes of an engine that `counts_alone`. Throws as `divide`.
  [[nodiscard]] Total count(const Variant& variant, const EnginePosition& position, int depth) {
    return sum(divide(variant, position, depth));
  }

  /// Of an engine that `counts_alone`: throws EngineError (misread) if its number of moves in a
  /// position, which is wrong, is that of another position, or if it gives another number when it
  /// is asked again; Interrupted.
  void require_own_count(const Variant& variant, const EnginePosition& position, Total moves);

  /// Of such an engine: throws EngineError (misread) if its number of moves in a position lacks the
  /// drops or the castlings, and it counts them after the moves of a game but not in the same
  /// position as a FEN: it does not read the field. Throws as `divide`.
  void require_counted_fields(const Variant& variant, const EnginePosition& position, Total moves);

  /// What a person types to ask the engine for the same (adapter.hpp); empty if it does not run.
  [[nodiscard]] std::string question(const Variant& variant, const EnginePosition& position,
                                     int depth);

  /// Moves of a position, in our notation and legal or not, as the engine writes them. A text that
  /// cannot be parsed has none.
  [[nodiscard]] EngineTexts engine_texts(
      const Variant& variant, const Setup& setup,
      std::initializer_list<std::span<const std::string>> lists) const;

  /// The engine's reply about a game, with moves in our notation. Compares its echo with the
  /// position after the line. Throws EngineError; Interrupted.
  [[nodiscard]] GameAnswer game(const Variant& variant, const EnginePosition& position,
                                const EndOptions& ends);

  /// The engine's moves as it writes them, without comparing the echo. Throws Interrupted.
  [[nodiscard]] RawReply raw_reply(const Variant& variant, const EnginePosition& position);

  /// The words of a reply, in our notation, that may be legal moves in another notation, as a
  /// sentence of doubtful_words.hpp; empty if there are none. Asks about positions after some of
  /// them. Throws Interrupted.
  [[nodiscard]] std::optional<std::string> doubt_of(const Variant& variant,
                                                    const EnginePosition& position,
                                                    const Division& moves);

  /// Whether the engine ignores this field of a FEN: its list lacks the drops or castlings of the
  /// position, or has the drops of a captured piece that was not turned back. Returns a sentence
  /// that follows "you list" or "the engine lists", or nothing.
  /// Throws EngineError if the engine fails at the questions that decide; Interrupted.
  [[nodiscard]] std::optional<std::string> lost(FenField field, const Variant& variant,
                                                const EnginePosition& position,
                                                const Division& moves);

  /// The FEN of the engine's own start position; empty if it cannot print it. Throws Interrupted.
  [[nodiscard]] std::optional<std::string> own_start(const Variant& variant);

  /// Starts the engine unless it runs, which also reads its name. Returns true if the engine listed
  /// its variants. Throws EngineError; Interrupted.
  bool greet();

  /// Returns and removes the replies recorded since the last call.
  [[nodiscard]] Answers take_answers() { return std::exchange(answers_, {}); }

  /// Returns and removes the accepted moves recorded since the last call.
  [[nodiscard]] std::vector<AcceptedMoves> take_accepted() { return std::exchange(accepted_, {}); }

  /// Whether the engine's lists are of moves that it accepts. False before it was started.
  [[nodiscard]] bool tries_moves() const { return engine_ && engine_->tries_moves(); }
  [[nodiscard]] bool lists_by_search() const { return engine_ && engine_->lists_by_search(); }

  /// Starts the engine unless it runs, to be asked about this variant. Throws EngineError;
  /// Interrupted.
  void start_for(const Variant& variant);

  /// Whether the engine lists no moves and `divide` gives the number of nodes alone, under an empty
  /// word. False before it was started.
  [[nodiscard]] bool counts_alone() const { return engine_ && engine_->counts_alone(); }

  /// Whether the engine itself counts nodes, so that its counts may be those of another depth.
  [[nodiscard]] bool counts_itself() const { return engine_ && engine_->counts_itself(); }

  /// Whether the engine is sent the name of the game, also after it has ended. True before it was
  /// started.
  [[nodiscard]] bool sends_game_names() const noexcept { return engine_.sends_game_names(); }

  /// Whether the engine is sent every position as a FEN. False before it was started.
  [[nodiscard]] bool sends_only_fens() const { return engine_ && !engine_->starts_games(); }

  /// Whether the engine lists the variant, or plays it by the conventions of its protocol. False
  /// before it was started.
  [[nodiscard]] bool offers(const Variant& variant) const {
    return engine_ && engine_->offers(variant.notation);
  }

  /// Why the engine does not play a variant, as far as it was told so far; empty if it may.
  [[nodiscard]] std::optional<EngineError> unknown(const Variant& variant);

  /// Why the engine was given up for all variants; empty if it was not.
  [[nodiscard]] std::optional<EngineError> given_up_for_all() const {
    return engine_.given_up_for_all();
  }

  [[nodiscard]] const std::string& name() const noexcept { return engine_.name(); }
  [[nodiscard]] bool echoes() const noexcept { return echoes_; }

 private:
  /// The names under which a variant may be sent to the engine.
  struct Names {
    std::vector<std::string> names;
    std::size_t tried = 0;  // index of the name in use
    bool settled = false;   // the engine has replied under this name
  };

  template <class Ask>
  auto under_a_name(const Variant& variant, const Ask& ask_it);
  void turn_to(const Variant& variant);
  Names& names_of(const Variant& variant);
  Division ask(const Variant& variant, const std::string& name, const EnginePosition& position,
               int depth);
  bool lists_start(Adapter& engine);
  static void learn_counts(const Variant& variant, Adapter& engine);
  [[nodiscard]] Division in_our_text(const Variant& variant, const Setup& setup,
                                     Division theirs) const;
  void compare(const Variant& variant, const EnginePosition& position);
  [[nodiscard]] std::optional<std::string> echo(const Variant& variant,
                                                const EnginePosition& position);
  Division by_believed_lists(const Variant& variant, const EnginePosition& position, int depth);
  Division with_played(const Variant& variant, const EnginePosition& position, Division shown);
  Division confirmed_moves(const Variant& variant, const EnginePosition& position,
                           Division accepted);
  void drop_accepted(const Variant& variant, const EnginePosition& position, Division& moves);
  std::optional<Total> own_count(const Variant& variant, const EnginePosition& position);
  void require_fresh(const Variant& variant, const EnginePosition& position, const Division& moves);
  void require_listed_line(const Variant& variant, const EnginePosition& position,
                           const Division& moves);
  void require_own_reply(const Variant& variant, const EnginePosition& position,
                         const Division& moves);
  void require_played(const Variant& variant, const EnginePosition& position,
                      const Division& moves) const;
  void require_settled(const Variant& variant, const EnginePosition& position,
                       const Division& moves);
  void require_passed_square(const Variant& variant, const EnginePosition& position,
                             const Division& moves);
  void require_fields(const Variant& variant, const EnginePosition& position,
                      const Division& moves);
  std::optional<std::string> unread(FenField field, const Variant& variant);
  std::optional<std::string> unread_after(FenField field, const Variant& variant,
                                          const std::vector<Move>& line);
  std::optional<std::string> unread_marks_after(const Variant& variant,
                                                const EnginePosition& played);
  bool counts_only_after_moves(FenField field, const Variant& variant);
  bool reads_the_enemys_hand(const Variant& variant, Setup setup);
  bool repeats(const Variant& variant, const Setup& setup, const EnginePosition& position,
               const Division& moves);
  std::optional<Division> words_after(const Variant& variant, const Setup& setup,
                                      const EnginePosition& position);
  std::optional<Division> required_after(const Variant& variant, const Setup& setup,
                                         const EnginePosition& position);
  void record(const Variant& variant, const EnginePosition& position, int depth,
              const Division& moves);

  const EngineOptions& options_;
  AdapterFactory start_;
  RestartedEngine engine_;
  const Variant* variant_ = nullptr;  // of the last question
  bool echoes_ = false;
  bool ends_at_echo_ = false;  // it ends when it is asked to print its position
  Answers answers_;
  std::vector<AcceptedMoves> accepted_;
  /// The engine's moves in positions before a line's move, by variant and line.
  std::map<std::pair<const Variant*, std::string>, std::vector<std::string>> lists_before_;
  Division last_moves_;                 // of the last question about moves
  std::optional<Setup> last_position_;  // of that question, if it was a root
  bool tried_for_stale_ = false;        // whether `require_fresh` has asked its question
  bool was_stale_ = false;              // whether it found a stale answer
  NewEngines new_engines_;
  bool has_own_count_ = true;            // false once the engine turned out to have no perft
  std::vector<std::string> last_lines_;  // of the reply to the last `raw_reply`
  std::map<const Variant*, Names> names_;
  /// The sentence of `lost` by field and variant; empty if the engine reads the field.
  std::map<std::pair<FenField, const Variant*>, std::optional<std::string>> unread_;
  std::map<const Variant*, EngineError> unknown_;  // variants that the engine does not play
};

}  // namespace hurdle::engines
