// Compares games. README.md in perft/engines, "Whole games", defines which differences are
// findings.
#include "perft/engines/check/check_games.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/check/compare_moves.hpp"
#include "perft/engines/check/trouble_kinds.hpp"
#include "perft/engines/handshake/dialect_change.hpp"
#include "perft/engines/handshake/session.hpp"
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

class Examination {
 public:
  Examination(Session& session, const GameItem& item, const GamesOptions& options,
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
      look();
    } catch (const EngineError& error) {
      note_trouble(error);
    }
  }

 private:
  void look() {
    if (played_.game.illegal) {
      const IllegalMove& move = *played_.game.illegal;
      not_asked(fmt::format("move {} of the record, {}, is illegal by {}", move.ply,
                            to_text(notation(), move.move), move.clause));
      return;
    }
    const SendablePosition telling = tell(variant(), item_.at.setup);
    if (!telling.position) {
      not_asked(telling.reason);
      return;
    }
    told_ = *telling.position;
    try {
      judge(ask(whole()));
    } catch (const EngineError& error) {
      if (whole() == 0 || !may_refuse_a_move(error.trouble())) {
        throw;
      }
      find_refusal(error);
    }
  }

  [[nodiscard]] const Variant& variant() const { return *item_.at.variant; }
  [[nodiscard]] const Notation& notation() const { return item_.at.variant->notation; }
  [[nodiscard]] std::size_t whole() const { return played_.positions.size() - 1; }

  Answered ask(std::size_t plies) {
    EnginePosition position = told_;
    position.line.insert(position.line.end(), item_.moves.begin(),
                         item_.moves.begin() + static_cast<std::ptrdiff_t>(plies));
    Answered answered{plies, session_.game(variant(), position, ends_)};
    if (answered.answer.result) {
      SaidResult& said = *answered.answer.result;
      said.plies = std::max(said.plies, told_.line.size()) - told_.line.size();
    }
    return answered;
  }

  // ---- Findings --------------------------------------------------------------------------------

  void judge(const Answered& answered) {
    if (const auto fault = fault_of(answered)) {
      add(finding_of(*fault, answered));
      return;
    }
    ++result_.asked.passed;
    result_.results += answered.answer.result ? 1 : 0;
    if (played_.game.end) {
      ++result_.over;
      const bool said_so = answered.answer.result || answered.answer.moves.empty();
      result_.silent[played_.game.end->clause] += said_so ? 0 : 1;
    }
  }

  [[nodiscard]] std::optional<GameEnd> end_after(std::size_t plies) const {
    return plies == whole() ? played_.game.end : std::nullopt;
  }

  [[nodiscard]] Division moves_after(std::size_t plies) const {
    return by_text(notation(), variant().fast.divide(played_.positions[plies], 1, {}));
  }

  [[nodiscard]] std::optional<GameFault> fault_of(const Answered& answered) const {
    const auto& said = answered.answer.result;
    if (said && said->plies < answered.plies) {
      return GameFault::ends_early;  // by the rules the game goes on: the record was played further
    }
    if (const auto fault = fault_of_moves(answered)) {
      return fault;
    }
    return said ? fault_of_result(*said, end_after(answered.plies), answered.plies) : std::nullopt;
  }

  /// Compares the lists of moves. After the end of a game an empty list is correct. If the game's
  /// history ended it, the list of all legal moves is correct as well: most protocols ask for moves
  /// without history.
  [[nodiscard]] std::optional<GameFault> fault_of_moves(const Answered& answered) const {
    const Division ours = moves_after(answered.plies);
    const Division& theirs = answered.answer.moves;
    const auto end = end_after(answered.plies);
    if (agree(ours, theirs) || (theirs.empty() && (end || played_.may_be_over))) {
      return std::nullopt;
    }
    return theirs.empty()        ? GameFault::ends_early
           : end && ours.empty() ? GameFault::goes_on
                                 : GameFault::other_moves;
  }

  [[nodiscard]] std::optional<GameFault> fault_of_result(const SaidResult& said,
                                                         const std::optional<GameEnd>& end,
                                                         std::size_t plies) const {
    const bool claimable =
        plies == whole() && played_.may_be_over && says(said.said, played_.may_be_over->result);
    if (said.said == Said::goes_on) {
      return end ? std::optional(GameFault::goes_on) : std::nullopt;
    }
    if (!end) {
      return claimable ? std::nullopt : std::optional(GameFault::ends_early);
    }
    if (!says(said.said, end->result)) {
      return GameFault::other_result;
    }
    const bool same =
        said.clause.empty() || said.clause == end->clause || said.clause == end->decided;
    return same ? std::nullopt : std::optional(GameFault::other_reason);
  }

  GameFinding finding_of(GameFault fault, const Answered& answered) const {
    const auto& said = answered.answer.result;
    const std::size_t plies = said ? std::min(said->plies, answered.plies) : answered.plies;
    GameFinding finding;
    finding.fault = fault;
    finding.at = item_.at;
    finding.moves.assign(item_.moves.begin(),
                         item_.moves.begin() + static_cast<std::ptrdiff_t>(plies));
    finding.end = end_after(plies);
    finding.said = said;
    if (plies == answered.plies) {
      finding.listed = answered.answer.moves.size();
    }
    const Division ours = moves_after(plies);
    finding.legal = ours.size();
    if (finding.end) {
      finding.clause = finding.end->clause;
      finding.sentence = finding.end->sentence;
    }
    if (fault == GameFault::other_moves) {
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
    std::string moves;
    for (const Move move : finding.moves) {
      moves += (moves.empty() ? "" : " ") + to_text(notation(), move);
    }
    text += fmt::format(" --moves \"{}\"", moves);
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

  static bool may_refuse_a_move(Trouble trouble) {
    return trouble == Trouble::refused || trouble == Trouble::misread;
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
    const auto fault = fault_of(*last);
    GameFinding finding = finding_of(fault.value_or(GameFault::refuses_move), *last);
    if (!fault) {
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
      if (!may_refuse_a_move(error.trouble())) {
        throw;
      }
      return std::nullopt;
    }
  }

  // ---- Missing replies -------------------------------------------------------------------------

  void not_asked(const std::string& reason) {
    ++result_.asked.not_asked;
    result_.asked.untold.push_back({item_.at, 1, reason});
  }

  void note_trouble(const EngineError& error) {
    CheckResult& asked = result_.asked;
    const bool named = options_.check.named.count(&variant()) > 0 ||
                       options_.check.engine.variants.count(std::string(notation().name)) > 0;
    if (error.trouble() == Trouble::variant_unknown && !named) {
      note_unknown(error.what());
      return;
    }
    ++asked.unanswered;
    asked.troubles.push_back({item_.at, 1, error.trouble(), error.what(), {}});
    add_trouble(asked.trouble_kinds, {item_.at, 1, error.trouble(), error.what(), error.said()});
  }

  void note_unknown(const std::string& message) {
    std::vector<UnknownGame>& games = result_.asked.unknown_games;
    ++result_.asked.unknown;
    const auto known = std::find_if(games.begin(), games.end(), [this](const UnknownGame& game) {
      return game.variant == &variant();
    });
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
  EnginePosition told_;  // the start, as it is sent to the engine
};

}  // namespace

std::string_view to_text(GameFault fault) noexcept {
  switch (fault) {
    case GameFault::goes_on:
      return "goes on after the end";
    case GameFault::ends_early:
      return "ends before the end";
    case GameFault::other_result:
      return "another result";
    case GameFault::other_reason:
      return "another reason";
    case GameFault::other_moves:
      return "other moves";
    case GameFault::refuses_move:
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
      Examination(session, item, options, result).run();
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
