#include "perft/cli/custom/custom_check.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/drawing/diagram.hpp"
#include "perft/custom_check/engine_lists.hpp"
#include "perft/custom_check/two_engines_lists.hpp"
#include "perft/engines/report/text.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

constexpr std::size_t most_printed = 10;
constexpr std::size_t most_in_full = 3;

/// An engine's lists and what explains them.
struct CheckedEngine : custom::CheckedLists {
  custom::CustomDiagnosis diagnosis;
  custom::CustomDiagnosis of_unread;
};

CheckedEngine checked(const custom::CustomCheck& check, const engines::CheckOptions& engine) {
  CheckedEngine result{custom::check_lists(check, engine), {}, {}};
  if (result.asked.interrupted) {
    return result;
  }
  try {
    const custom::Description& facts = check.game->facts;
    result.diagnosis = custom::diagnose(facts, result.lists, engine.engine.stop);
    result.of_unread =
        custom::diagnose_fens(facts, result.unread_lists, result.lists, engine.engine.stop);
  } catch (const Interrupted&) {
    result.asked.interrupted = true;
  }
  return result;
}

using WrongGroup = engines::Group<custom::WrongList>;

/// Wrong lists of one kind whose first wrong move one clause decides.
std::vector<WrongGroup> groups_of(const std::vector<custom::WrongList>& lists) {
  std::vector<WrongGroup> groups;
  for (const custom::WrongList& list : lists) {
    const std::string clause = list.verdicts.empty() ? "" : titled_clause(list.verdicts.front());
    engines::add_to_group(groups,
                          fmt::format("{}{}{}{}", to_text(list.kind), clause.empty() ? "" : " by ",
                                      clause, list.right_as_fen ? ", after moves alone" : ""),
                          list);
  }
  return groups;
}

/// The sentence of each clause, with the moves that it decides.
std::string clause_lines(const custom::WrongList& list) {
  std::vector<engines::Group<custom::CustomVerdict>> clauses;
  for (const custom::CustomVerdict& verdict : list.verdicts) {
    engines::add_to_group(clauses, to_text(verdict), verdict);
  }
  std::string text;
  for (const auto& [heading, verdicts, example] : clauses) {
    text += fmt::format(
        "  {} {} {}\n", example->move,
        verdicts.size() > 1 ? fmt::format("and {} more are", verdicts.size() - 1) : "is", heading);
  }
  return text;
}

std::string heading_of(const WrongGroup& group) {
  return fmt::format("{}, {}{}", group.heading, counted(group.items.size(), "position"),
                     group.items.size() > 1 ? "; the smallest:" : ":");
}

std::string with_fewer_pieces(const custom::CustomCheck& check, const custom::FewerPieces& fewer) {
  return fmt::format("  with fewer pieces: {}\n{}  {} is {}\n", fewer.fen,
                     engines::indented(custom::diagram(check.game->facts, fewer.position)),
                     fewer.verdict.move, to_text(fewer.verdict)) +
         engines::reproduction_of(fewer.command, fewer.question);
}

/// The smallest position of a group in full.
std::string in_full(const custom::CustomCheck& check, const WrongGroup& group) {
  const custom::WrongList& list = *group.items.front();
  std::string text = fmt::format("{}\n  FEN: {}\n", heading_of(group), list.fen);
  text += list.moves.empty() ? "" : fmt::format("  line: {}\n", fmt::join(list.moves, " "));
  text += engines::indented(custom::diagram(check.game->facts, list.position)) +
          engines::moves_line(engines::missing_label, list.missing) +
          engines::moves_line(engines::extra_label, list.extra) +
          engines::moves_line("listed twice", list.twice) + clause_lines(list);
  if (list.right_as_fen) {
    text += fmt::format(
        "  by the FEN {} its list is right: probably {} leaves a wrong position behind{}\n",
        list.moves.size() == 1 ? "of this position"
                               : fmt::format("after {}, with the moves after it,", list.moves[0]),
        list.moves[0], list.as_if.empty() ? "" : ", as if " + list.as_if);
  }
  if (list.kind == engines::FindingKind::in_old_engine) {
    text += fmt::format("  {}\n", engines::in_old_engine_sentence);
  } else if (list.verdicts.empty()) {
    text += fmt::format("  the engine {}\n", list.words);
  }
  text += engines::reproduction_of(list.command, list.question);
  return list.fewer ? text + with_fewer_pieces(check, *list.fewer) : text;
}

/// Prints at most ten of the lines and how many more there are.
void print_some(const std::vector<std::string>& lines) {
  for (std::size_t i = 0; i < std::min(lines.size(), most_printed); ++i) {
    print(lines[i] + "\n");
  }
  if (lines.size() > most_printed) {
    print(fmt::format("and {} more\n", lines.size() - most_printed));
  }
}

/// At most three groups in full, and a line for each of the others.
void print_wrong(const custom::CustomCheck& check, const CheckedEngine& engine) {
  std::vector<std::string> others;
  std::size_t printed = 0;
  for (const WrongGroup& group : groups_of(engine.wrong)) {
    if (++printed <= most_in_full) {
      print('\n' + in_full(check, group));
    } else {
      others.push_back(fmt::format("{} {}", heading_of(group), group.items.front()->where));
    }
  }
  print(printed == 0 ? "" : "\n");
  print_some(others);
}

/// A line for each list; `{}` of the format are its place and its words.
template <class List>
std::vector<std::string> lines_of(const std::vector<List>& lists,
                                  fmt::format_string<const std::string&, const std::string&> how) {
  return mapped(
      lists, [&](const custom::OddList& list) { return fmt::format(how, list.where, list.words); });
}

std::vector<std::string> findings(const CheckedEngine& engine) {
  return lines_of(engine.wrong, "{}: the engine {}");
}

std::vector<std::string> unread(const CheckedEngine& engine) {
  return lines_of(engine.unread,
                  "{}: by this FEN the engine {}; after the same moves from the start its list is "
                  "right: it reads another position from the FEN");
}

std::vector<std::string> unsettled(const CheckedEngine& engine) {
  return lines_of(engine.unsettled, "{}: unsettled notation: {}");
}

/// Interrupted; else wrong if a list is wrong; unusable if one could not be judged.
int code_of(const CheckedEngine& engine) {
  if (engine.asked.interrupted) {
    return interrupted;
  }
  return !engine.wrong.empty() ? wrong
         : engine.unread.empty() && engine.unsettled.empty() && engine.asked.failures.empty()
             ? good
             : unusable;
}

/// The sentences of a diagnosis about lists that are called so.
void print_diagnosis(const custom::CustomDiagnosis& diagnosis, const char* lists) {
  for (const std::string& says : diagnosis.says) {
    print("It plays as if: " + says + "\n");
  }
  if (!diagnosis.says.empty()) {
    print(fmt::format("This explains {} of {} {}.\n", diagnosis.explained, diagnosis.different,
                      lists));
  } else if (diagnosis.different > 0) {
    print(fmt::format("No known bug explains the {}.\n", lists));
  }
}

/// What moves leave behind, and how many lists after moves show it.
std::map<std::string, std::size_t> left_behind(const CheckedEngine& engine) {
  std::map<std::string, std::size_t> lists;
  for (const custom::WrongList& list : engine.wrong) {
    if (!list.as_if.empty()) {
      ++lists[list.as_if];
    }
  }
  return lists;
}

void print_diagnosis(const CheckedEngine& engine) {
  for (const auto& [says, lists] : left_behind(engine)) {
    print(fmt::format("It plays as if: {}\nThis explains {} of moves after other moves.\n", says,
                      counted(lists, "list")));
  }
  print_diagnosis(engine.diagnosis, "different lists of moves");
  print_diagnosis(engine.of_unread, "lists that are wrong by a FEN and right after the same moves");
}

void print_not_judged(const CheckedEngine& engine) {
  print_some(unread(engine));
  print_some(unsettled(engine));
  print(engines::not_compared(engines::Report(engine.asked)));
}

std::string right_and_wrong(const CheckedEngine& engine) {
  const std::size_t others = engine.unread.size() + engine.unsettled.size();
  const std::size_t failures = engine.asked.failures.size();
  return fmt::format("{}: {} right, {} wrong{}{}\n",
                     counted(engine.right + engine.wrong.size() + others + failures,
                             "list of moves", "lists of moves"),
                     engine.right, engine.wrong.size(),
                     others > 0 ? fmt::format(", {} not judged", others) : "",
                     failures > 0 ? fmt::format(", {} unanswered", failures) : "");
}

/// The closing lines about an engine.
void print_closing(const custom::CustomCheck& check, const CheckedEngine& engine) {
  if (engine.asked.interrupted) {
    const bool diagnosed = !engine.diagnosis.says.empty() || engine.diagnosis.different > 0;
    print(fmt::format("interrupted: {} of {} positions were looked at{}\n", engine.asked.positions,
                      check.positions, diagnosed ? "" : "; no diagnosis"));
  }
  print(right_and_wrong(engine));
}

void print_engine(std::string_view letter, const custom::CustomCheck& check,
                  const CheckedEngine& engine) {
  const std::string& name = engine.asked.engine;
  print(
      fmt::format("{}: {} ({})\n", letter, name.empty() ? "no name" : name, engine.asked.command));
  print_diagnosis(engine);
  print_not_judged(engine);
  print_closing(check, engine);
}

Json wrong_list_json(const custom::WrongList& list) {
  return {{"kind", to_text(list.kind)},
          {"position", list.fen},
          {"path", list.moves},
          {"right_as_fen", list.right_as_fen},
          {"missing", list.missing},
          {"extra", list.extra},
          {"twice", list.twice},
          {"verdicts", list_of(list.verdicts,
                               [](const custom::CustomVerdict& verdict) {
                                 return Json{{"move", verdict.move},
                                             {"legal", verdict.legal},
                                             {"clause", verdict.clause},
                                             {"sentence", verdict.sentence}};
                               })},
          {"command", list.command},
          {"question", list.question},
          {"fewer_pieces", list.fewer ? Json{{"position", list.fewer->fen},
                                             {"move", list.fewer->verdict.move},
                                             {"command", list.fewer->command},
                                             {"question", list.fewer->question}}
                                      : Json()}};
}

Json to_json(const CheckedEngine& engine) {
  Json result{{"engine", engine.asked.engine},
              {"notes", engine.asked.notes},
              {"interrupted", engine.asked.interrupted}};
  add_count(result, "lists", engine.lists.size());
  result["findings"] = findings(engine);
  result["diagnosis"] = engine.diagnosis.says;
  result["diagnosis_after_moves"] =
      list_of(left_behind(engine), [](const auto& one) { return Json(one.first); });
  result["unread"] = unread(engine);
  result["unread_diagnosis"] = engine.of_unread.says;
  result["unsettled"] = unsettled(engine);
  result["wrong_lists"] = list_of(engine.wrong, wrong_list_json);
  result["troubles"] = list_of(engine.asked.failures, [](const engines::Unanswered& failure) {
    return Json{{"position", failure.item.id},
                {"depth", failure.depth},
                {"trouble", to_text(failure.failure)},
                {"message", failure.message}};
  });
  return result;
}

/// Throws Failure for a game whose moves the protocol cannot write.
void require_writable(const custom::Description& facts, const engines::Protocol& protocol) {
  const bool gates_or_walls =
      facts.gating || facts.seirawan_gating || facts.walls.rule != custom::WallingRule::none;
  if (protocol.name == "xboard" && gates_or_walls) {
    throw Failure(
        "--protocol xboard: moves with gating or walls cannot be tried; expected a protocol with "
        "lists of moves: uci, uci-perft, uci-search, script, jsonl");
  }
  constexpr int ten = 10;
  if (protocol.name.starts_with("usi") && std::max(facts.size.files, facts.size.ranks) >= ten) {
    throw Failure(
        fmt::format("--protocol {}: expected a board of at most nine files and ranks, found {} and "
                    "{}, which engines write in several ways",
                    protocol.name, facts.size.files, facts.size.ranks));
  }
  if (protocol.name.starts_with("ucci") && facts.size.ranks != ten) {
    throw Failure(
        fmt::format("--protocol {}: engines number the ranks of a board of {} ranks from 0 or from "
                    "1; expected a board of ten ranks as in Xiangqi, or another protocol",
                    protocol.name, facts.size.ranks));
  }
}

}  // namespace

engines::CheckOptions custom_engine(const custom::CustomCheck& check, const std::string& command,
                                    const engines::Protocol* protocol, engines::VariantMap names,
                                    const TimeoutOptions& timeouts) {
  const engines::Protocol& spoken = protocol == nullptr ? engines::protocols().front() : *protocol;
  require_writable(check.game->facts, spoken);
  engines::CheckOptions how;
  how.start = spoken.start;
  how.max_restarts = spoken.max_restarts;
  timeouts.fill(how);
  how.engine.command = command;
  how.engine.variants = std::move(names);
  how.engine.stop = &stop_flag();
  how.engine.dialect = spoken.dialect();
  how.engine.dialect.long_moves = true;
  how.engine.custom_file = check.file == "builtin" ? "" : check.file;
  return how;
}

int check_custom_game(const custom::CustomCheck& check, const engines::CheckOptions& engine,
                      const JsonOption& json) {
  const CheckedEngine result = checked(check, engine);
  if (!json.takes_stdout()) {
    print(engines::engine_lines(engines::Report(result.asked)));
    print_diagnosis(result);
    print_wrong(check, result);
    print_not_judged(result);
    print_closing(check, result);
  }
  Json written{{"variant", check.game->name}};
  written.update(to_json(result));
  json.write("check-variant", std::move(written));
  return code_of(result);
}

namespace {

/// As `checked`; an error names the engine.
CheckedEngine checked_as(std::string_view letter, const custom::CustomCheck& check,
                         const engines::CheckOptions& engine) {
  try {
    return checked(check, engine);
  } catch (const engines::EngineError& error) {
    throw error.with(fmt::format("{}: {}", letter, error.what()), error.stderr_lines());
  }
}

}  // namespace

int compare_on_custom_game(const custom::CustomCheck& check, const engines::CheckOptions& engine_a,
                           const engines::CheckOptions& engine_b, const JsonOption& json) {
  const CheckedEngine a = checked_as("A", check, engine_a);
  const CheckedEngine b = checked_as("B", check, engine_b);
  const custom::ListDifferences different = custom::differences(a, b);
  if (!json.takes_stdout()) {
    print_engine("A", check, a);
    print_engine("B", check, b);
    print_some(different.lines);
    print(fmt::format("A and B differ in {} lists of moves{}\n",
                      different.lines.size() - different.one_alone,
                      different.one_alone == 0
                          ? ""
                          : fmt::format("; in {} only one of them is known to be right or wrong",
                                        different.one_alone)));
  }
  json.write("compare-variant", {{"variant", check.game->name},
                                 {"a", to_json(a)},
                                 {"b", to_json(b)},
                                 {"differences", different.lines}});
  if (a.asked.interrupted || b.asked.interrupted) {
    return interrupted;
  }
  return a.wrong.empty() && b.wrong.empty() ? std::max(code_of(a), code_of(b)) : wrong;
}

}  // namespace hurdle::cli
