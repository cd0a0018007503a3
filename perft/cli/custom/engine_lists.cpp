#include "perft/cli/custom/engine_lists.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/custom/engine_words.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/sample.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/protocol/restarted_engine.hpp"

namespace hurdle::cli {
namespace {

using engines::EngineError;
using engines::EngineFailure;
using engines::EnginePosition;
using engines::FindingKind;
using engines::PositionText;

/// A position that the engine is asked about.
struct Place {
  custom::Position position;
  std::string fen;
  std::string move;               // played from the FEN; may be empty
  std::vector<std::string> line;  // from the start of the game

  [[nodiscard]] std::string words() const {
    return move.empty() ? fen : fmt::format("{} after {}", fen, move);
  }
  [[nodiscard]] EnginePosition sent() const {
    PositionText text{fen, {}};
    if (!move.empty()) {
      text.moves.push_back(move);
    }
    return {{}, {}, false, std::move(text)};
  }
};

/// The moves that are in one list alone.
struct Difference {
  std::vector<std::string> missing, extra;

  [[nodiscard]] bool none() const { return missing.empty() && extra.empty(); }
  [[nodiscard]] std::string words() const {
    std::string words;
    for (const std::string& move : missing) {
      words += " lacks " + move;
    }
    for (const std::string& move : extra) {
      words += " adds " + move;
    }
    return words.empty() ? words : words.substr(1);
  }
};

class ListsCheck {
 public:
  ListsCheck(const CustomCheck& check, const engines::CheckOptions& how)
      : check_(check),
        how_(how),
        rules_(check.game->facts),
        start_(custom::fen_of(rules_.facts(), rules_.start())),
        engine_(how.engine, how.start, how.max_restarts, [this](engines::Adapter& engine) {
          return !engine.divide(notation_, {{}, {}, false, PositionText{start_, {}}}, 1).empty();
        }) {
    notation_.name = check.game->name;
  }

  CheckedLists run() {
    for (const custom::GamePosition& reached :
         custom::random_game_positions(rules_, check_.positions, check_.seed)) {
      Place place{reached.position, custom::fen_of(rules_.facts(), reached.position), "", {}};
      for (const custom::Move& move : reached.line) {
        place.line.push_back(rules_.text_of(move));
      }
      try {
        check(place);
      } catch (const EngineError& error) {
        note(error);
      }
    }
    result_.asked.engine = engine_.name();
    result_.asked.command = how_.engine.command;
    if (!engine_.is_told_names()) {
      result_.asked.notes.push_back(
          fmt::format("the engine is not told the name of the game: it is taken to play {} alone",
                      check_.game->name));
      if (!result_.lists.empty() && result_.count_right() == 0) {
        result_.asked.notes.emplace_back(
            "none of its lists is right: it seems to play another game");
      }
    }
    return std::move(result_);
  }

 private:
  Division ask(const Place& place, int depth) {
    asked_.item.id = place.words();
    asked_.depth = depth;
    Division words = ask(engine_, place.sent(), depth);
    replied_ = true;
    return words;
  }

  Division ask(engines::RestartedEngine& engine, const EnginePosition& position, int depth) const {
    engine.start_if_needed();
    const std::set<std::string>& listed = engine->listed();
    if (!listed.empty() && listed.count(check_.game->name) == 0) {  // it would play another game
      throw EngineError(EngineFailure::variant_unknown,
                        fmt::format("the engine does not list '{}' among the values of UCI_Variant",
                                    hurdle::quoted(check_.game->name)));
    }
    try {
      Division moves = engine->divide(notation_, position, depth);
      engine.note_reply();
      engine.note_moves();
      return moves;
    } catch (const EngineError& error) {
      engine.recover_from(error);
      throw;
    }
  }

  /// Records that the last question has no usable reply. Throws the error if that holds for every
  /// question.
  void note(const EngineError& error) {
    const bool other_program = error.kind() == EngineFailure::timed_out || error.read_nothing();
    if (!replied_ && other_program) {
      throw error.with(
          fmt::format("{}; expected an engine that speaks uci or what --protocol names (uci-perft, "
                      "script or jsonl)",
                      error.what()),
          error.stderr_lines());
    }
    if (!replied_ && (error.kind() == EngineFailure::not_started ||
                      error.kind() == EngineFailure::variant_unknown)) {
      throw EngineError(error);
    }
    asked_.failure = error.kind();
    asked_.message = error.what();
    asked_.stderr_lines = error.stderr_lines();
    engines::add_failure(result_.asked.failure_kinds, asked_);
    result_.asked.failures.push_back(asked_);
  }

  void check(const Place& place) {
    const Division words = ask(place, 2);
    const ReadList theirs = read_list(rules_, place.position, words);
    if (!compare(place, words, theirs)) {
      return;
    }
    for (const custom::Move& move : rules_.legal_moves(place.position)) {
      const std::string text = rules_.text_of(move);
      Place next{rules_.after(place.position, move), place.fen, text, place.line};
      const Total replies(rules_.legal_moves(next.position).size());
      if (theirs.moves.at(text).replies != replies) {
        next.line.push_back(text);
        compare_after(place, next, theirs.moves.at(text).replies);
        return;
      }
    }
  }

  /// Asks about the position after a move for which the engine has given this number of replies.
  void compare_after(const Place& before, const Place& next, Total replies) {
    const Division words = ask(next, 1);
    const ReadList theirs = read_list(rules_, next.position, words);
    if (!difference(next, theirs).none() && difference(before, theirs).none()) {
      throw EngineError(EngineFailure::misread,
                        fmt::format("the engine gives the moves of the position before {}; the "
                                    "move was not played",
                                    next.move));
    }
    if (compare(next, words, theirs)) {
      WrongList& found = add(before, FindingKind::contradiction, {});
      found.words = fmt::format(
          "contradicts itself: {} replies to {} by perft 2, and the {} legal ones by perft 1",
          to_text(replies), next.move, theirs.moves.size());
      found.command = command("perft", before) + " --divide";
      found.command.insert(found.command.find(" --variants"), " 2");
    }
  }

  /// Whether the lists are the same. A wrong one is asked again: after the moves from the start,
  /// and in a new engine.
  bool compare(const Place& place, const Division& words, ReadList theirs) {
    if (!theirs.unsettled.empty()) {
      result_.unsettled.push_back(
          {place.words(), fmt::format("{}", fmt::join(theirs.unsettled, "; "))});
      return false;
    }
    Difference found = difference(place, theirs);
    if (!found.none() && right_by_moves(place)) {
      result_.unread.push_back({place.words(), found.words()});
      return false;
    }
    const auto anew = found.none() ? std::nullopt : list_in_new_engine(place, words);
    if (anew && difference(place, *anew).none()) {
      add(place, FindingKind::in_old_engine, found).words += "; right in a new engine";
      return false;
    }
    if (anew) {
      theirs = *anew;
      found = difference(place, theirs);
    }
    custom::EngineMoves list{place.position, {}};
    for (const auto& [move, line] : theirs.moves) {
      list.moves.insert(move);
    }
    result_.lists.push_back(std::move(list));
    if (!found.none()) {
      explain(add(place,
                  found.missing.empty() ? FindingKind::extra_move : FindingKind::missing_move,
                  found));
    }
    return found.none();
  }

  /// Whether the engine's list is right when it gets the moves from the start instead of a FEN.
  bool right_by_moves(const Place& place) {
    try {
      const Division words = ask(engine_, {{}, {}, true, PositionText{start_, place.line}}, 1);
      const ReadList theirs = read_list(rules_, place.position, words);
      return theirs.unsettled.empty() && difference(place, theirs).none();
    } catch (const EngineError&) {  // the first list is taken as it is
      return false;
    }
  }

  std::optional<ReadList> list_in_new_engine(const Place& place, const Division& words) {
    Division once;
    for (const auto& [word, nodes] : words) {
      once.emplace(word, Total(1));
    }
    std::optional<ReadList> list;
    (void)new_engines_.divide(once, [&] {
      engines::RestartedEngine other(how_.engine, how_.start, 0, {});
      Division anew = ask(other, place.sent(), 1);
      list = read_list(rules_, place.position, anew);
      return anew;
    });
    return list && list->unsettled.empty() ? list : std::nullopt;
  }

  [[nodiscard]] Difference difference(const Place& place, const ReadList& theirs) const {
    const std::vector<std::string> ours = custom::move_texts(rules_, place.position);
    Difference found;
    for (const std::string& move : ours) {
      if (theirs.moves.count(move) == 0) {
        found.missing.push_back(move);
      }
    }
    for (const auto& [move, line] : theirs.moves) {
      if (!std::binary_search(ours.begin(), ours.end(), move)) {
        found.extra.push_back(move);
      }
    }
    return found;
  }

  WrongList& add(const Place& place, FindingKind kind, const Difference& found) {
    WrongList list{{place.words(), found.words()},
                   kind,
                   place.fen,
                   place.move,
                   place.position,
                   found.missing,
                   found.extra,
                   {},
                   command("moves", place),
                   engine_ ? engine_->question(notation_, place.sent(), 1) : ""};
    result_.wrong.push_back(std::move(list));
    return result_.wrong.back();
  }

  /// Adds the clauses that decide the wrong moves.
  void explain(WrongList& list) const {
    for (const auto* moves : {&list.missing, &list.extra}) {
      for (const std::string& move : *moves) {
        try {
          list.verdicts.push_back(custom::explain(*check_.game, list.position, move));
        } catch (const std::invalid_argument& error) {  // in no form of `hurdle explain`
          list.verdicts.push_back({move, false, "", "", error.what()});
        }
      }
    }
    if (!list.verdicts.front().clause.empty()) {
      list.command.replace(list.command.find("moves"), 5, "explain");
      list.command += ' ' + engines::shell_word(list.verdicts.front().move);
    }
  }

  /// The words of `hurdle NAME` about a position of the game.
  [[nodiscard]] std::string command(std::string_view name, const Place& place) const {
    return fmt::format("hurdle {} {} --variants {} --fen \"{}\"{}", name, check_.game->name,
                       engines::shell_word(check_.file), place.fen,
                       place.move.empty() ? "" : fmt::format(" --moves \"{}\"", place.move));
  }

  const CustomCheck& check_;
  const engines::CheckOptions& how_;
  custom::Rules rules_;
  Notation notation_;  // the name alone
  std::string start_;  // the FEN
  engines::RestartedEngine engine_;
  engines::NewEngines new_engines_;
  engines::Unanswered asked_;  // the last question
  bool replied_ = false;
  CheckedLists result_;
};

}  // namespace

std::size_t CheckedLists::count_right() const {
  const auto of_a_rule = std::count_if(
      wrong.begin(), wrong.end(), [](const WrongList& list) { return !list.verdicts.empty(); });
  return lists.size() - static_cast<std::size_t>(of_a_rule);
}

CheckedLists check_lists(const CustomCheck& check, const engines::CheckOptions& how) {
  return ListsCheck(check, how).run();
}

}  // namespace hurdle::cli
