// Compares games. README.md in perft/engines, "Whole games", defines which differences are
// findings.
#include "perft/engines/check/check_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/check/compare_moves.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/games/adjudicate.hpp"

namespace hurdle::engines {
namespace {

/// A record played by the rules up to its end or its first illegal move.
struct Played {
  Adjudication game;
  std::vector<Setup> positions;        ///< the start and after each ply, up to the end
  std::optional<GameEnd> may_be_over;  ///< the end by a valid claim
};

Played play(const GameItem& item, const EndOptions& ends) {
  Played played;
  JudgedGame game(*item.at.variant, item.at.setup, ends);
  played.game = adjudicate(game, item.at.variant->referee, item.moves);
  played.positions.push_back(item.at.setup);
  for (int ply = 0; ply < played.game.plies; ++ply) {
    played.positions.push_back(item.at.variant->referee.after(
        played.positions.back(), item.moves[static_cast<std::size_t>(ply)]));
  }
  if (!played.game.end && item.claims_impasse) {
    played.may_be_over = game.claim_impasse().end;
  }
  return played;
}

/// The engine's reply after this many plies of a record.
struct Answered {
  std::size_t plies = 0;
  GameAnswer answer;
};

class GameExamination {
 public:
  GameExamination(Session& session, const GameItem& item, const GamesOptions& options,
                  GamesResult& result)
      : session_(session),
        item_(item),
        options_(options),
        result_(result),
        ends_(options.ends.count(item.at.variant) > 0 ? options.ends.at(item.at.variant)
                                                      : EndOptions{}),
        played_(play(item, ends_)) {}

  void run() {
    try {
      examine();
    } catch (const EngineError& error) {
      note_failure(error);
    }
  }

 private:
  void examine() {
    if (played_.game.illegal) {
      const IllegalMove& move = *played_.game.illegal;
      not_asked(fmt::format("move {} of the record, {}, is illegal by {}", move.ply,
                            to_text(notation(), move.move), move.clause));
      return;
    }
    const SendablePosition sendable =
        sendable_position(variant(), item_.at.setup, options_.check.engine.dialect_of(notation()));
    if (!sendable.position) {
      if (const auto unknown = session_.unknown(variant())) {
        throw EngineError(*unknown);
      }
      not_asked(sendable.reason);
      return;
    }
    sent_ = *sendable.position;
    try {
      judge(ask(whole()));
    } catch (const EngineError& error) {
      if (whole() == 0 || !may_refuse_a_move(error.kind())) {
        throw;
      }
      find_refusal(error);
    }
  }

  [[nodiscard]] const Variant& variant() const { return *item_.at.variant; }
  [[nodiscard]] const Notation& notation() const { return item_.at.variant->notation; }
  [[nodiscard]] std::size_t whole() const { return played_.positions.size() - 1; }

  Answered ask(std::size_t plies) {
    EnginePosition position = sent_;
    position.line.insert(position.line.end(), item_.moves.begin(),
                         item_.moves.begin() + static_cast<std::ptrdiff_t>(plies));
    Answered answered{plies, session_.game(variant(), position, ends_)};
    for (AcceptedMoves& moves : session_.take_accepted()) {
      result_.asked.accepted.push_back({item_.at, std::move(moves)});
    }
    if (answered.answer.result) {
      ReportedResult& reported = *answered.answer.result;
      reported.plies = std::max(reported.plies, sent_.line.size()) - sent_.line.size();
    }
    return answered;
  }

  // ---- Findings --------------------------------------------------------------------------------

  void judge(const Answered& answered) {
    if (const auto kind = kind_of(answered)) {
      add(finding_of(*kind, answered));
      return;
    }
    ++result_.asked.passed;
    result_.results += answered.answer.result ? 1 : 0;
    if (played_.game.end) {
      ++result_.over;
      const auto& reported = answered.answer.result;
      const bool said_so =
          (reported && reported->result != EngineResult::goes_on) || answered.answer.moves.empty();
      result_.silent[played_.game.end->clause] += said_so ? 0 : 1;
    }
  }

  [[nodiscard]] std::optional<GameEnd> end_after(std::size_t plies) const {
    return plies == whole() ? played_.game.end : std::nullopt;
  }

  [[nodiscard]] Division moves_after(std::size_t plies) const {
    return by_text(notation(), variant().fast.divide(played_.positions[plies], 1, {}));
  }

  [[nodiscard]] std::optional<GameFindingKind> kind_of(const Answered& answered) const {
    const auto& reported = answered.answer.result;
    if (reported && reported->plies < answered.plies) {
      // By the rules the game goes on: the record was played further.
      return GameFindingKind::ends_early;
    }
    if (const auto kind = kind_by_moves(answered)) {
      return kind;
    }
    return reported ? kind_by_result(*reported, end_after(answered.plies), answered.plies)
                    : std::nullopt;
  }

  /// Compares the lists of moves. After the end of a game an empty list is correct. If the game's
  /// history ended it, the list of all legal moves is correct as well: most protocols ask for moves
  /// without history.
  [[nodiscard]] std::optional<GameFindingKind> kind_by_moves(const Answered& answered) const {
    if (!answered.answer.lists_moves) {
      return std::nullopt;
    }
    const Division ours = moves_after(answered.plies);
    const Division& theirs = answered.answer.moves;
    const auto end = end_after(answered.plies);
    if (agree(ours, theirs) || (theirs.empty() && (end || played_.may_be_over))) {
      return std::nullopt;
    }
    return theirs.empty()        ? GameFindingKind::ends_early
           : end && ours.empty() ? GameFindingKind::goes_on
                                 : GameFindingKind::other_moves;
  }

  /// Whether an engine may wait for a claim: the user has not said how the games end.
  [[nodiscard]] bool needs_a_claim(const GameEnd& end) const {
    return end.claimed && ends_.count("rules") == 0;
  }

  [[nodiscard]] std::optional<GameFindingKind> kind_by_result(const ReportedResult& reported,
                                                              const std::optional<GameEnd>& end,
                                                              std::size_t plies) const {
    const bool claimable = plies == whole() && played_.may_be_over &&
                           matches(reported.result, played_.may_be_over->result);
    if (reported.result == EngineResult::goes_on) {
      return end && !needs_a_claim(*end) ? std::optional(GameFindingKind::goes_on) : std::nullopt;
    }
    if (!end) {
      return claimable ? std::nullopt : std::optional(GameFindingKind::ends_early);
    }
    if (!matches(reported.result, end->result)) {
      return GameFindingKind::other_result;
    }
    const bool same = reported.clause.empty() || reported.clause == end->clause ||
                      reported.clause == end->decided;
    return same ? std::nullopt : std::optional(GameFindingKind::other_reason);
  }

  GameFinding finding_of(GameFindingKind kind, const Answered& answered) const {
    const auto& reported = answered.answer.result;
    const std::size_t plies = reported ? std::min(reported->plies, answered.plies) : answered.plies;
    GameFinding finding;
    finding.kind = kind;
    finding.at = item_.at;
    finding.moves.assign(item_.moves.begin(),
                         item_.moves.begin() + static_cast<std::ptrdiff_t>(plies));
    finding.end = end_after(plies);
    finding.reported = reported;
    if (plies == answered.plies && answered.answer.lists_moves) {
      finding.listed = answered.answer.moves.size();
    }
    const Division ours = moves_after(plies);
    finding.legal = ours.size();
    if (finding.end) {
      finding.clause = finding.end->clause;
      finding.sentence = finding.end->sentence;
    }
    if (kind == GameFindingKind::other_moves) {
      explain_moves(finding, ours, answered.answer.moves);
    }
    finding.command = command_of(finding);
    return finding;
  }

  void explain_moves(GameFinding& finding, const Division& ours, const Division& theirs) const {
    Finding moves;
    moves.item = item_.at;
    moves.node = played_.positions[finding.moves.size()];
    compare_moves(moves, ours, theirs, options_.check.differs_by);
    finding.missing = moves.missing;
    finding.extra = moves.extra;
    finding.clause = moves.clause;
    finding.sentence = moves.sentence;
    finding.as_expected = moves.as_expected;
  }

  [[nodiscard]] std::string command_of(const GameFinding& finding) const {
    std::string text = fmt::format("hurdle adjudicate {} --fen {}", notation().name,
                                   shell_word(to_fen(notation(), item_.at.setup)));
    text += fmt::format(" --moves \"{}\"", move_line(notation(), finding.moves));
    for (const auto& [name, value] : ends_) {
      text += fmt::format(" --{} {}", name, value);
    }
    return text;
  }

  void add(GameFinding finding) {
    finding.as_expected =
        finding.as_expected || options_.check.differs_by.count(finding.clause) > 0;
    ++(finding.as_expected ? result_.asked.as_expected : result_.asked.failed);
    result_.findings.push_back(std::move(finding));
  }

  // ---- Refused moves ---------------------------------------------------------------------------

  /// Without an echo, this failure means that the reply is about another question.
  [[nodiscard]] bool may_refuse_a_move(EngineFailure failure) const {
    return failure == EngineFailure::refused ||
           (failure == EngineFailure::misread && session_.echoes());
  }

  /// The engine accepts some plies of the record but not all. Finds the longest accepted line by
  /// bisection: the finding is about the position after it, or about the move refused there.
  void find_refusal(const EngineError& error) {
    std::optional<Answered> last = answer_or_none(0);
    if (!last) {
      throw EngineError(error);
    }
    std::size_t refused = whole();
    while (last->plies + 1 < refused) {
      const std::size_t middle = last->plies + (refused - last->plies) / 2;
      if (auto answered = answer_or_none(middle)) {
        last = std::move(answered);
      } else {
        refused = middle;
      }
    }
    const auto kind = kind_of(*last);
    GameFinding finding = finding_of(kind.value_or(GameFindingKind::refuses_move), *last);
    if (!kind) {
      const Move move = item_.moves[last->plies];
      const Verdict verdict = variant().referee.explain(played_.positions[last->plies], move);
      finding.missing = {to_text(notation(), move)};
      finding.clause = verdict.clause;
      finding.sentence = verdict.sentence;
    }
    add(std::move(finding));
  }

  std::optional<Answered> answer_or_none(std::size_t plies) {
    try {
      return ask(plies);
    } catch (const EngineError& error) {
      if (!may_refuse_a_move(error.kind())) {
        throw;
      }
      return std::nullopt;
    }
  }

  // ---- Missing replies -------------------------------------------------------------------------

  void not_asked(const std::string& reason) {
    ++result_.asked.not_asked;
    result_.asked.unsendable.push_back({item_.at, 1, reason});
  }

  void note_failure(const EngineError& error) {
    CheckResult& asked = result_.asked;
    const bool named = options_.check.named.count(&variant()) > 0 ||
                       options_.check.engine.variants.count(std::string(notation().name)) > 0;
    if (error.kind() == EngineFailure::variant_unknown && !named) {
      note_unknown(error.what());
      return;
    }
    ++asked.unanswered;
    asked.failures.push_back({item_.at, 1, error.kind(), error.what(), {}});
    add_failure(asked.failure_kinds,
                {item_.at, 1, error.kind(), error.what(), error.stderr_lines()});
  }

  void note_unknown(const std::string& message) {
    std::vector<UnknownGame>& games = result_.asked.unknown_games;
    ++result_.asked.unknown;
    const auto known = std::ranges::find_if(
        games, [this](const UnknownGame& game) { return game.variant == &variant(); });
    if (known != games.end()) {
      ++known->positions;
      ++known->counts;
    } else {
      games.push_back({&variant(), 1, 1, message});
    }
  }

  Session& session_;
  const GameItem& item_;
  const GamesOptions& options_;
  GamesResult& result_;
  EndOptions ends_;
  Played played_;
  EnginePosition sent_;  // the start, as it is sent to the engine
};

}  // namespace

std::string_view to_text(GameFindingKind kind) noexcept {
  switch (kind) {
    case GameFindingKind::goes_on:
      return "goes on after the end";
    case GameFindingKind::ends_early:
      return "ends before the end";
    case GameFindingKind::other_result:
      return "another result";
    case GameFindingKind::other_reason:
      return "another reason";
    case GameFindingKind::other_moves:
      return "other moves";
    case GameFindingKind::refuses_move:
      return "a legal move refused";
  }
  return "unknown";
}

GamesResult check_games(const std::vector<GameItem>& items, const GamesOptions& options) {
  GamesResult result;
  result.ends = options.ends;
  result.asked.command = options.check.engine.command;
  Session session(options.check.engine, options.check.start, options.check.max_restarts);
  try {
    for (const GameItem& item : items) {
      if (options.check.engine.stop != nullptr && options.check.engine.stop->load()) {
        throw Interrupted();
      }
      GameExamination(session, item, options, result).run();
      ++result.asked.positions;
      if (options.check.progress) {
        options.check.progress(result.asked.positions, items.size());
      }
      if (options.check.stop_after > 0 && result.asked.failed >= options.check.stop_after) {
        break;
      }
    }
  } catch (const Interrupted&) {
    result.asked.interrupted = true;
  }
  result.asked.not_reached = items.size() - result.asked.positions;
  result.asked.engine = session.name();
  result.asked.echo = session.echoes();
  return result;
}

}  // namespace hurdle::engines
