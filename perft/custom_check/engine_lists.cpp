#include "perft/custom_check/engine_lists.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/sample.hpp"
#include "perft/custom_check/lists_check.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::custom {
namespace {

using engines::EngineError;
using engines::EngineFailure;
using engines::FindingKind;

/// The kind of a finding with this difference.
FindingKind kind_of(const Difference& found) {
  return !found.missing.empty() ? FindingKind::missing_move
         : !found.extra.empty() ? FindingKind::extra_move
                                : FindingKind::listed_twice;
}

std::ptrdiff_t pieces_of(const WrongList& list) {
  return std::ranges::count_if(list.position.board,
                               [](const Piece& piece) { return static_cast<bool>(piece); });
}

/// Whether the work ends because of an interrupt.
template <class Work>
bool is_interrupted(const Work& work) {
  try {
    work();
    return false;
  } catch (const Interrupted&) {
    return true;
  }
}

void expect_depth_2(const ReadList& theirs, const std::map<std::string, Total>& ours) {
  const auto one_each = [](const auto& counts, auto count) {
    return std::ranges::all_of(counts,
                               [&](const auto& line) { return count(line.second) == Total(1); });
  };
  if (one_each(theirs.moves, [](const ReadList::Line& line) { return line.replies; }) &&
      !one_each(ours, [](Total replies) { return replies; })) {
    throw EngineError(EngineFailure::nonsense,
                      "the engine replied to depth 2 with the counts of depth 1, which are "
                      "right; expected the number of replies to each move");
  }
}

}  // namespace

ListsCheck::ListsCheck(const CustomCheck& check, const engines::CheckOptions& how)
    : check_(check),
      how_(how),
      rules_(check.game->facts),
      words_(rules_.facts().size, how.engine.dialect),
      start_(fen_of(rules_.facts(), rules_.start())),
      engine_(how.engine, how.start, how.max_restarts, [this](engines::Adapter& engine) {
        const Place start{rules_.start(), start_, {}, {}};
        return !engine.divide(notation_, sent(start, engine.tries_moves()), 1).empty();
      }) {
  const auto theirs = how_.engine.variants.find(check.game->name);
  notation_.name = theirs == how_.engine.variants.end() ? check.game->name : theirs->second;
  notation_.passes = rules_.facts().has_passes();
}

CheckedLists ListsCheck::run() {
  (void)written({rules_.start(), start_, {}, {}});
  bool& interrupted = result_.asked.interrupted;
  interrupted = is_interrupted([this] { ask_about_all(); });
  std::ranges::stable_sort(result_.wrong, {}, pieces_of);
  interrupted = interrupted || is_interrupted([this] { reduce(); });
  result_.asked.engine = engine_.name();
  result_.asked.command = how_.engine.command;
  if (!engine_.sends_game_names()) {
    result_.asked.notes.push_back(
        fmt::format("the engine is not told the name of the game: it is taken to play {} alone",
                    check_.game->name));
    if (!result_.lists.empty() && result_.right == 0) {
      result_.asked.notes.emplace_back("none of its lists is right: it seems to play another game");
    }
  }
  return std::move(result_);
}

void ListsCheck::ask_about_all() {
  // Many positions take minutes to draw; whether the engine replies at all shows in the first.
  for (const GamePosition& start : random_game_positions(rules_, 1, check_.seed)) {
    ask_about(start);
  }
  const std::vector<GamePosition> all =
      varied_game_positions(rules_, check_.positions, check_.seed, how_.engine.stop);
  std::for_each(std::next(all.begin()), all.end(),
                [&](const GamePosition& reached) { ask_about(reached); });
}

void ListsCheck::ask_about(const GamePosition& reached) {
  throw_if_set(how_.engine.stop);
  const Place place = place_of(rules_, reached);
  try {
    if (check(place)) {
      check_line(place);
    }
  } catch (const EngineError& error) {
    note(error);
  }
  ++result_.asked.positions;
}

void ListsCheck::note(const EngineError& error) {
  const bool runs_without_greeting =
      engine_.failed_to_start() && error.kind() != EngineFailure::not_started;
  const bool other_program =
      error.kind() == EngineFailure::timed_out || error.read_nothing() || runs_without_greeting;
  if (!replied_ && other_program) {
    throw error.with(
        fmt::format("{}; expected an engine that speaks uci or what --protocol names ({})",
                    error.what(), engines::protocol_names()),
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

std::vector<std::string> ListsCheck::texts_of(const std::vector<Move>& moves) const {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move& move : moves) {
    texts.push_back(rules_.text_of(move));
  }
  return texts;
}

bool ListsCheck::check(const Place& place) {
  asked_.item.id = place.words();
  asked_.depth = 1;
  if (has_no_list_command()) {
    const Division words = ask(place, 1);
    return compare(place, words, list_of(place, words), 1);
  }
  const Division words = ask(place, 2);
  const ReadList theirs = list_of(place, words);
  const Difference found = difference(rules_, place, theirs, 2);
  const bool to_repeat = theirs.unsettled.empty() && !found.none();
  const auto again = to_repeat ? list_by_perft_1(place) : std::nullopt;
  const bool right =
      again ? compare(place, *again, list_of(place, *again), 1) : compare(place, words, theirs, 2);
  if (right) {
    check_replies(place, theirs, found);
  }
  return right;
}

std::optional<Division> ListsCheck::list_by_perft_1(const Place& place) {
  try {
    return ask(place, 1);
  } catch (const EngineError& error) {
    if (error.kind() != EngineFailure::nonsense) {
      throw;
    }
    return std::nullopt;
  }
}

void ListsCheck::check_replies(const Place& place, const ReadList& theirs,
                               const Difference& found) {
  std::map<std::string, Total> ours;
  for (const Move& move : rules_.legal_moves(place.position)) {
    ours[rules_.text_of(move)] =
        Total(rules_.legal_moves(rules_.after(place.position, move)).size());
  }
  expect_depth_2(theirs, ours);
  const auto has_replies = [&](const std::string& move) { return ours.at(move) != Total(0); };
  if (!found.extra.empty() || std::ranges::any_of(found.missing, has_replies)) {
    add(place, FindingKind::contradiction, {}, 2).words = fmt::format(
        "contradicts itself: its list by perft 2 {}, and by perft 1 it is right", found.words());
    return;
  }
  for (const Move& move : rules_.legal_moves(place.position)) {
    const std::string text = rules_.text_of(move);
    const auto line = theirs.moves.find(text);
    if (line != theirs.moves.end() && line->second.replies != ours.at(text)) {
      Place next{
          rules_.after(place.position, move), place.fen, {text}, place.line, place.in_a_game};
      next.line.push_back(move);
      compare_after(place, next, line->second.replies);
      return;
    }
  }
  result_.counts_right_at.insert(place.words());
}

void ListsCheck::compare_after(const Place& before, const Place& next, Total replies) {
  const Division words = ask(next, 1);
  const ReadList theirs = list_of(next, words);
  if (!difference(rules_, next, theirs, 1).none()) {
    expect_move_played(before, next.moves.front(), theirs);
  }
  if (compare(next, words, theirs, 1)) {
    add(before, FindingKind::contradiction, {}, 2).words = fmt::format(
        "contradicts itself: {} replies to {} by perft 2, and the {} legal ones by perft 1",
        to_text(replies), next.moves.front(), theirs.moves.size());
  }
}

void ListsCheck::expect_move_played(const Place& before, const std::string& move,
                                    const ReadList& theirs) const {
  if (difference(rules_, before, theirs, 1).none()) {
    throw EngineError(EngineFailure::misread,
                      fmt::format("the engine gives the moves of the position before {}; the "
                                  "move was not played",
                                  move));
  }
}

bool ListsCheck::compare(const Place& place, const Division& words, ReadList theirs, int depth) {
  if (!theirs.unsettled.empty()) {
    result_.unsettled.push_back(
        {place.words(), fmt::format("{}", fmt::join(theirs.unsettled, "; "))});
    return false;
  }
  const Difference found = difference(rules_, place, theirs, depth);
  if (found.none()) {
    ++result_.right;
    result_.right_at.insert(place.words());
    result_.lists.push_back({place.position, theirs.texts()});
    return true;
  }
  if (repeats(place, found) && (place.in_a_game || only_en_passant(rules_, place, found))) {
    add_wrong(place, words, std::move(theirs), found);
  }
  return false;
}

void ListsCheck::add_wrong(const Place& place, const Division& words, ReadList theirs,
                           Difference found) {
  const auto anew = list_in_new_engine(place, words);
  if (is_right_in_new(place, found, anew)) {
    return;
  }
  if (right_by_moves(place)) {
    result_.unread.push_back({place.words(), found.words(most_moves_of_unread)});
    if (place.moves.empty()) {
      result_.unread_lists.push_back({place.position, theirs.texts()});
    }
    return;
  }
  expect_echo(place);
  if (right_as_fen(place)) {
    add_left_behind(place, found);
    return;
  }
  if (anew) {
    theirs = *anew;
    found = difference(rules_, place, theirs, 1);
  }
  result_.lists.push_back({place.position, theirs.texts()});
  add_explained(place, found);
}

bool ListsCheck::is_right_in_new(const Place& place, const Difference& found,
                                 const std::optional<ReadList>& anew) {
  const bool right = anew && difference(rules_, place, *anew, 1).none();
  if (right) {
    add(place, FindingKind::in_old_engine, found).words += "; right in a new engine";
  }
  return right;
}

bool ListsCheck::repeats(const Place& place, const Difference& found) {
  for (int i = 0; i < 2; ++i) {
    const auto words = list_by_perft_1(place);
    if (!words) {
      return true;
    }
    const Difference again = difference(rules_, place, list_of(place, *words), 1);
    if (again.words() != found.words()) {
      add(place, FindingKind::contradiction, {}).words =
          fmt::format("contradicts itself: its list {}, and {} when it is asked again",
                      found.words(), again.none() ? "is right" : again.words());
      return false;
    }
  }
  return true;
}

void ListsCheck::expect_echo(const Place& place) {
  std::optional<std::string> echo;
  try {
    engine_.start_if_needed();  // another question may have ended it
    echo = engine_->echo(notation_, sent(place, false));
  } catch (const EngineError& error) {  // its lists are compared without
    engine_.recover_from(error);
  }
  if (echo) {
    compare_echo(rules_, place, *echo);
  }
}

bool ListsCheck::right_by_moves(const Place& place) {
  if (!place.in_a_game) {
    return false;
  }
  try {
    Place by_moves = place;
    by_moves.fen = start_;
    by_moves.moves = texts_of(place.line);
    by_moves.from_start = true;
    const ReadList theirs = list_of(place, ask(engine_, by_moves, 1));
    return theirs.unsettled.empty() && difference(rules_, place, theirs, 1).none();
  } catch (const EngineError&) {  // the first list is taken as it is
    return false;
  }
}

std::optional<ReadList> ListsCheck::list_in_new_engine(const Place& place, const Division& words) {
  Division once;
  for (const auto& [word, nodes] : words) {
    once.emplace(word, Total(1));
  }
  std::optional<ReadList> list;
  (void)new_engines_.divide(once, [&] {
    engines::RestartedEngine other(how_.engine, how_.start, 0, {});
    Division anew = ask(other, place, 1);
    list = list_of(place, anew);
    return anew;
  });
  return list && list->unsettled.empty() ? list : std::nullopt;
}

WrongList& ListsCheck::add(const Place& place, FindingKind kind, const Difference& found,
                           int depth) {
  WrongList list{
      {place.words(), found.words()},
      kind,
      place.fen,
      place.moves,
      place.position,
      found.missing,
      found.extra,
      found.twice,
      {},
      depth == 1 ? command("moves", "", place) : command("perft", " 2", place) + " --divide",
      question(place, depth),
      ""};
  result_.wrong.push_back(std::move(list));
  return result_.wrong.back();
}

WrongList& ListsCheck::add_explained(const Place& place, const Difference& found) {
  WrongList& list = add(place, kind_of(found), found);
  for (const auto* moves : {&list.missing, &list.extra, &list.twice}) {
    for (const std::string& move : *moves) {
      try {
        list.verdicts.push_back(explain(*check_.game, list.position, move));
      } catch (const std::invalid_argument& error) {  // in no form of `hurdle explain`
        list.verdicts.push_back({move, false, "", "", error.what()});
      }
    }
  }
  if (!list.verdicts.front().clause.empty()) {
    list.command.replace(list.command.find("moves"), 5, "explain");
    list.command += ' ' + engines::shell_word(list.verdicts.front().move);
  }
  return list;
}

CheckedLists check_lists(const CustomCheck& check, const engines::CheckOptions& how) {
  return ListsCheck(check, how).run();
}

}  // namespace hurdle::custom
